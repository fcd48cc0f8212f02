import { defaultLanguage, languageOf } from '@farol/content-model';
import { plainPath } from '../addresses/path.ts';
import { cachePolicies } from '../http/cache-policies.ts';
import { type PageSite, resolved, statuses } from '../http/pages.ts';
import { likelyLanguage, plainPageOf } from '../http/plain-page.ts';
import { withKey, withoutKey } from '../http/preview-key.ts';
import type { SiteRequest } from '../http/request.ts';
import type { Shown } from '../http/resolve.ts';
import { freshResponse, redirect, type SiteResponse } from '../http/response.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { messages } from '../messages/messages.ts';
import type { Edition } from '../publish/edition.ts';
import type { PersonalPreviewed } from './personal-overlay.ts';

export interface PersonalPreview {
  /** The origin of the editor: it alone may show these pages in a frame. */
  editor: string;
  content(key: string): Promise<PersonalPreviewed>;
  pages: PageSite;
}

/** `GET /api/preview?preview-key=…&documentId=…`: leads to the page of a document, with the key. */
export async function startPersonalPreview(
  preview: PersonalPreview,
  request: SiteRequest,
  key: string,
): Promise<SiteResponse> {
  const previewed = await preview.content(key);
  if (previewed.kind !== 'content') return refused(preview, previewed.kind, request);
  const { edition, faults } = previewed;
  const id = new URLSearchParams(request.search).get('documentId') ?? '';
  const address = addressIn(edition, id);
  if (address !== null)
    return confidential(redirect(withKey(plainPath(address), key), 307, 'never'));
  // One that does not fit and was never published has no address yet; what is wrong is said here.
  const language = likelyLanguage(null, request.acceptLanguage);
  const missing = { kind: 'missing', language, path: '/', translations: [] } as const;
  return drawn(preview, edition, missing, faults.get(id) ?? [], request);
}

/** Of a document without a page, such as the navigation, the page of its language that shows it. */
function addressIn({ content, addresses }: Edition, id: string): string | null {
  const document = content.byId(id);
  if (!document) return null;
  const home = addresses.ofSingle('homepage', languageOf(document.lang) ?? defaultLanguage);
  const address = addresses.of(document);
  return address === '/' ? (home ?? address) : address;
}

/** A page as the person of the key is writing it. */
export async function personalPage(
  preview: PersonalPreview,
  request: SiteRequest,
  key: string,
): Promise<SiteResponse> {
  const previewed = await preview.content(key);
  if (previewed.kind !== 'content') return refused(preview, previewed.kind, request);
  const { edition, faults } = previewed;
  // Another language chosen on the public site leads nowhere else here.
  const asked = { ...request, search: withoutKey(request.search), cookie: undefined };
  const found = await resolved(preview.pages, edition, asked);
  if (found.kind === 'redirect')
    return confidential(redirect(keeping(found.to, key), 307, 'never'));
  const wrong = found.kind === 'page' ? (faults.get(found.document.id) ?? []) : [];
  return drawn(preview, edition, found, wrong, request);
}

function keeping(to: string, key: string): string {
  return to.startsWith('/') ? withKey(to, key) : to;
}

async function drawn(
  { editor, pages }: PersonalPreview,
  edition: Edition,
  shown: Shown,
  faults: readonly string[],
  request: SiteRequest,
): Promise<SiteResponse> {
  const lane = shown.kind === 'search' ? 'view' : 'page';
  const { body, inline } = await pages.cache.queue.run(lane, () =>
    pages.render(edition, shown, { toolbar: null, isPreview: true, beside: { editor, faults } }),
  );
  const hosts = { pictures: pages.hosts.pictures, tagManager: false, toolbar: null, editor };
  const response = await freshResponse(body, quickest(request.acceptEncoding), {
    status: statuses[shown.kind],
    policy: 'never',
    headers: { 'content-security-policy': contentSecurityPolicy(inline, hosts) },
  });
  return confidential(response);
}

/** With every word a page: what packs it soonest is better than what packs it smallest. */
function quickest(accepted: string | undefined): string | undefined {
  return accepted?.includes('zstd') ? 'zstd' : accepted;
}

/** Its address is a key: neither search engines nor other sites learn of it. */
function confidential(response: SiteResponse): SiteResponse {
  const headers = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };
  return { ...response, headers: { ...response.headers, ...headers } };
}

function refused(
  { editor }: PersonalPreview,
  why: 'ended' | 'unknown',
  { acceptLanguage }: SiteRequest,
): SiteResponse {
  const language = likelyLanguage(null, acceptLanguage);
  const say = messages[language.key];
  const said = {
    ended: { status: 401, title: say.previewEndedTitle, text: say.previewEndedText },
    unknown: { status: 503, title: say.previewLateTitle, text: say.previewLateText },
  };
  const page = plainPageOf(said[why], language);
  const policy = page.headers['content-security-policy'] ?? '';
  return confidential({
    ...page,
    headers: {
      ...page.headers,
      'cache-control': cachePolicies.never,
      'content-security-policy': policy.replace(
        "frame-ancestors 'none'",
        `frame-ancestors ${editor}`,
      ),
    },
  });
}
