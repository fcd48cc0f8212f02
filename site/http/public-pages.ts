import { type Language, languages } from '@farol/content-model';
import { type Found, languageAt } from '../addresses/addresses.ts';
import { declaredParameters } from '../addresses/parameters.ts';
import { plainPath, readPath } from '../addresses/path.ts';
import type { Document } from '../content/content.ts';
import type { Page } from '../contract/page.ts';
import { messages } from '../messages/messages.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import type { Edition } from '../publish/edition.ts';
import type { Rendered } from '../publish/written.ts';
import type { RenderedDocument } from '../render/document.tsx';
import { type Drawing, pageOf, renderPage } from '../render/page.tsx';
import { searchAddress, searchParameters } from '../search/answer.ts';
import type { Steps } from '../turns/steps.ts';
import { type Answer, type Asked, freshAnswer, pageAnswer, redirect } from './answer.ts';
import type { CachePolicy } from './cache-policies.ts';
import { chosenLanguage } from './cookies.ts';
import { contentSecurityPolicy, type OtherHosts } from './security-headers.ts';

export interface PublicPages {
  cache: PageCache;
  drawing: Drawing;
  hosts: Omit<OtherHosts, 'toolbar'>;
  /** A page that stands for no document: why there is none. */
  renderError(edition: Edition, error: PageError, toolbar?: string): Steps<RenderedDocument>;
  renderSearch(
    edition: Edition,
    wanted: { language: Language; query: URLSearchParams; toolbar: string | null },
  ): Steps<RenderedDocument>;
  /** The script of the preview toolbar, where public pages carry it. */
  toolbar: string | null;
}

export type PageError =
  | { kind: 'nothing' | 'wrong' | 'fault'; language: Language; path: string }
  | { kind: 'untranslated'; language: Language; path: string; translations: readonly Document[] };

export interface PublicRequest extends Asked {
  pathname: string;
  search: string;
  cookie: string | undefined;
  /** Who asks, where that can be told. */
  client?: string | null | undefined;
}

/** What a visitor gets at an address: from the edition, the path and, on shared paths, the chosen language. */
export async function answerPublic(
  site: PublicPages,
  edition: Edition,
  request: PublicRequest,
): Promise<Answer> {
  const read = readPath(request.pathname);
  if (read.kind === 'wrong')
    return errorAnswer(site, edition, request, {
      kind: 'wrong',
      language: languageAt(request.pathname),
      path: '/',
    });
  const found = edition.addresses.find(read.path, chosenLanguage(request.cookie));
  if (found.kind === 'redirect') return redirectAnswer(found, request.search);
  if (found.kind === 'page') {
    if (!read.isPlain) return redirect(plainPath(read.path) + request.search, 308, 'content');
    return foundAnswer(site, edition, request, read.path, found);
  }
  const searched = searchedAt(read.path);
  return searched
    ? searchAnswer(site, edition, request, searched)
    : errorAnswer(site, edition, request, { ...found, path: read.path });
}

/** The language of the search at a path. */
export function searchedAt(path: string): Language | undefined {
  return languages.find((language) => searchAddress(language) === path);
}

/** Made for each question: there is no end to them, and few are asked twice. */
async function searchAnswer(
  site: PublicPages,
  edition: Edition,
  request: PublicRequest,
  language: Language,
): Promise<Answer> {
  const { toolbar } = site;
  const query = declaredParameters(new URLSearchParams(request.search), searchParameters);
  const { html, headers } = await site.cache.queue.run(
    'view',
    () =>
      rendered(site, site.renderSearch(edition, { language, query, toolbar }), {
        'content-language': language.code,
        ...tags(['search']),
      }),
    request.client,
  );
  const answer = { status: 200, policy: 'missing', headers } as const;
  return freshAnswer(html, request.acceptEncoding, answer);
}

/** The query goes along, unless the redirect has one of its own. */
export function redirectAnswer(
  found: Extract<Found, { kind: 'redirect' }>,
  search: string,
  policy: CachePolicy = found.variesByCookie ? 'visitor' : 'content',
): Answer {
  const to =
    plainPath(found.to.split(/[?#]/)[0] ?? '/') + (/[?#].*$/.exec(found.to)?.[0] ?? search);
  const answer = redirect(to, found.status, policy);
  if (found.variesByCookie) answer.headers.vary = 'Cookie';
  return answer;
}

async function foundAnswer(
  site: PublicPages,
  edition: Edition,
  request: PublicRequest,
  path: string,
  found: Extract<Found, { kind: 'page' }>,
): Promise<Answer> {
  const { document, language, variesByCookie } = found;
  const page = pageOf(site.drawing.pages, document);
  const search = new URLSearchParams(request.search);
  const asked = declaredParameters(search, page?.parameters ?? []);
  const query = await viewAt(site, edition, {
    ...{ path, language, page, asked },
    client: request.client,
  });
  if (query === null)
    return errorAnswer(site, edition, request, { kind: 'nothing', language, path });
  if ([...asked].some(([name, value]) => !query.has(name, value)))
    return redirect(`${plainPath(path)}${withView(search, asked, query)}`, 302, 'missing');
  const key = keyOf(path, query);
  const lane = query.size > 0 ? 'view' : 'page';
  const cached = await site.cache.page(
    key,
    edition.number,
    () =>
      rendered(
        site,
        renderPage(edition, site.drawing, { document, path, query, toolbar: site.toolbar }),
        {
          vary: variesByCookie ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
          'content-language': language.code,
          ...tags([
            `document-${document.id}`,
            `type-${document.type}`,
            `language-${language.key}`,
            'layout',
          ]),
        },
      ),
    lane,
    request.client,
  );
  return pageAnswer(site.cache, cached, request, 200, 'content');
}

interface AskedView {
  path: string;
  language: Language;
  page: Page | undefined;
  asked: URLSearchParams;
  client?: string | null | undefined;
}

/**
 * Which view of a page is asked for: who asks for what nobody can mean makes no page of it. A view that lies ready is
 * there at once; to look at others has its turn.
 */
export async function viewAt(
  { cache }: PublicPages,
  edition: Edition,
  { path, language, page, asked, client }: AskedView,
): Promise<URLSearchParams | null> {
  const viewOf = page?.viewAt;
  if (!viewOf || asked.size === 0 || cache.has(keyOf(path, asked), edition.number)) return asked;
  const context = { ...edition, language, messages: messages[language.key] };
  return cache.queue.run('view', () => viewOf(asked, context), client);
}

/** The search of an address with another view in it. */
function withView(search: URLSearchParams, asked: URLSearchParams, view: URLSearchParams): string {
  const others = [...search].filter(([name]) => !asked.has(name));
  const all = new URLSearchParams([...view, ...others]);
  return all.size > 0 ? `?${all}` : '';
}

/** Pages that are none have one version per language, however many addresses lead to them. */
export async function errorAnswer(
  site: PublicPages,
  edition: Edition,
  request: Asked,
  error: PageError,
): Promise<Answer> {
  const { kind, language } = error;
  const about = aboutError(error);
  const page = await site.cache.page(`!${kind} ${language.key} ${about}`, edition.number, () =>
    rendered(site, site.renderError(edition, error), {
      'content-language': language.code,
      ...tags([`error-${kind}`, 'layout']),
    }),
  );
  const status = { nothing: 404, untranslated: 404, wrong: 400, fault: 500 }[kind];
  return pageAnswer(site.cache, page, request, status, kind === 'fault' ? 'never' : 'missing');
}

function aboutError(error: PageError): string {
  if (error.kind === 'untranslated') return error.translations.map(({ id }) => id).join();
  return error.kind === 'fault' ? error.path : '';
}

export function keyOf(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query}` : path;
}

function* rendered(
  { hosts, toolbar }: PublicPages,
  rendering: Steps<RenderedDocument>,
  headers: Record<string, string>,
): Steps<Rendered> {
  const { html, inline } = yield* rendering;
  const script = toolbar && new URL(toolbar).origin;
  const policy = contentSecurityPolicy(inline, { ...hosts, toolbar: script });
  return { html, headers: { ...headers, 'content-security-policy': policy } };
}

/** By these a shared cache forgets what a publication changed. */
function tags(names: readonly string[]): Record<string, string> {
  return { 'cache-tag': names.join(','), 'surrogate-key': names.join(' ') };
}
