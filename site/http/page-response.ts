import type { Rendered } from '../page-cache/hashed-page.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import type { Edition } from '../publish/edition.ts';
import type { BesideEditor, RenderedDocument } from '../render/document.tsx';
import type { PageTable } from '../render/page.tsx';
import type { Steps } from '../turns/steps.ts';
import type { SiteRequest } from './request.ts';
import { type Resolved, resolve, resolveDestination, resolveView, type Shown } from './resolve.ts';
import { cachedResponse, freshResponse, redirect, type SiteResponse } from './response.ts';
import { contentSecurityPolicy, type OtherHosts } from './security-headers.ts';

export interface RenderOptions {
  /** The script of the preview toolbar, if the page includes it. */
  toolbar: string | null;
  /** Keeps search engines from indexing the page. */
  isPreview: boolean;
  /** If the page is shown in a frame of the editor. */
  beside?: Omit<BesideEditor, 'script'>;
}

/** What pages are rendered with, for the public and for previews. */
export interface PageSite {
  cache: PageCache;
  pages: PageTable;
  render(edition: Edition, shown: Shown, options: RenderOptions): Steps<RenderedDocument>;
  hosts: Omit<OtherHosts, 'toolbar'>;
  /** The script of the preview toolbar, if public pages include it. */
  toolbar: string | null;
}

/** Resolves a request. A cached view is known to exist; others are checked through the queue, as that takes long. */
export async function resolveRequest(
  { cache, pages }: PageSite,
  edition: Edition,
  request: SiteRequest,
): Promise<Resolved> {
  const found = resolve(edition, request, pages);
  if (found.kind === 'destination' && !cache.has(found.key, edition.number))
    return cache.queue.run('view', () => resolveDestination(edition, found), request.client);
  if (found.kind !== 'page' || !found.page?.viewAt || found.query.size === 0) return found;
  if (cache.has(found.key, edition.number)) return found;
  return cache.queue.run('view', () => resolveView(edition, found, request), request.client);
}

export const statuses = {
  page: 200,
  search: 200,
  destination: 200,
  missing: 404,
  wrong: 400,
  fault: 500,
} as const;

/** The response at an address, for visitors without a preview. */
export async function publicResponse(
  site: PageSite,
  edition: Edition,
  request: SiteRequest,
): Promise<SiteResponse> {
  const found = await resolveRequest(site, edition, request);
  if (found.kind === 'redirect') return redirect(found.to, found.status, found.policy);
  return found.kind === 'search'
    ? searchResponse(site, edition, found, request)
    : shownResponse(site, edition, found, request);
}

/** Not cached: the number of queries is unlimited, and few are repeated. */
async function searchResponse(
  site: PageSite,
  edition: Edition,
  shown: Extract<Shown, { kind: 'search' }>,
  { acceptEncoding, client }: SiteRequest,
): Promise<SiteResponse> {
  const { body, headers } = await site.cache.queue.run(
    'view',
    () => publicPage(site, edition, shown),
    client,
  );
  return freshResponse(body, acceptEncoding, {
    status: 200,
    policy: 'missing',
    headers,
  });
}

/** Through the page cache. Error pages have one version per language, however many addresses lead to them. */
export async function shownResponse(
  site: PageSite,
  edition: Edition,
  shown: Exclude<Shown, { kind: 'search' }>,
  request: SiteRequest,
): Promise<SiteResponse> {
  const page = await site.cache.page(
    keyOf(shown),
    edition.number,
    () => publicPage(site, edition, shown),
    shown.kind === 'page' && shown.query.size > 0 ? 'view' : 'page',
    request.client,
  );
  return cachedResponse(site.cache, page, request, statuses[shown.kind], policyOf(shown));
}

function policyOf({ kind }: Shown) {
  if (kind === 'page' || kind === 'destination') return 'content';
  return kind === 'fault' ? 'never' : 'missing';
}

function keyOf(shown: Exclude<Shown, { kind: 'search' }>): string {
  const { kind, language } = shown;
  if (kind === 'page' || kind === 'destination') return shown.key;
  const others = kind === 'missing' ? shown.translations.map(({ address }) => address).join() : '';
  return `!${kind} ${language.key} ${kind === 'fault' ? shown.path : others}`;
}

function* publicPage(site: PageSite, edition: Edition, shown: Shown): Steps<Rendered> {
  const { toolbar } = site;
  const { body, inline } = yield* site.render(edition, shown, { toolbar, isPreview: false });
  const policy = contentSecurityPolicy(inline, {
    ...site.hosts,
    toolbar: toolbar && new URL(toolbar).origin,
  });
  const tags = tagsOf(shown);
  const headers: Record<string, string> = {
    'content-language': shown.language.code,
    'cache-tag': tags.join(','),
    'surrogate-key': tags.join(' '),
    'content-security-policy': policy,
  };
  if (shown.kind === 'page')
    headers.vary = edition.addresses.isShared(shown.path)
      ? 'Accept-Encoding, Cookie'
      : 'Accept-Encoding';
  return { body, headers };
}

/** Let a shared cache purge what a publication changed. */
function tagsOf(shown: Shown): readonly string[] {
  switch (shown.kind) {
    case 'page': {
      const { id, type } = shown.document;
      return [`document-${id}`, `type-${type}`, `language-${shown.language.key}`, 'layout'];
    }
    case 'search':
      return ['search'];
    case 'destination':
      return ['destinations', 'type-programs_details', `language-${shown.language.key}`, 'layout'];
    case 'missing':
      return [`error-${shown.translations.length > 0 ? 'untranslated' : 'nothing'}`, 'layout'];
    default:
      return [`error-${shown.kind}`, 'layout'];
  }
}
