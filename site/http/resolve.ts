import { defaultLanguage, type Language, languageOf, languages } from '@farol/content-model';
import { languageAt, tidyPath } from '../addresses/addresses.ts';
import { declaredParameters } from '../addresses/parameters.ts';
import { plainPath, readPath } from '../addresses/path.ts';
import type { StoredDocument } from '../content/content.ts';
import type { Alternate, Page } from '../contract/page.ts';
import { readDestinationAddress } from '../destinations/addresses.ts';
import { destinationAlternates, hasDestination } from '../destinations/destinations.ts';
import { messages } from '../messages/messages.ts';
import type { Edition } from '../publish/edition.ts';
import { type PageTable, pageOf } from '../render/page.tsx';
import { searchAddress, searchParameters } from '../search/answer.ts';
import type { Steps } from '../turns/steps.ts';
import type { CachePolicy } from './cache-policies.ts';
import { chosenLanguage } from './cookies.ts';
import type { SiteRequest } from './request.ts';

export interface ResolvedPage {
  kind: 'page';
  document: StoredDocument;
  /** What the document's type is shown with. */
  page: Page | undefined;
  language: Language;
  path: string;
  /** Only the parameters the page declares. */
  query: URLSearchParams;
  /** What the page is kept under: path and query, however they were spelled. */
  key: string;
}

/** A country that programs go to, or all of them where there is no code; it is made of what programs say. */
export interface ResolvedDestination {
  kind: 'destination';
  code: string | null;
  language: Language;
  path: string;
  key: string;
}

/** What a request for a page turns out to be. */
export type Resolved =
  | ResolvedPage
  | { kind: 'redirect'; to: string; status: 301 | 302 | 308; policy: CachePolicy }
  | { kind: 'search'; language: Language; path: string; query: URLSearchParams }
  | ResolvedDestination
  /** The page may be there in other languages. */
  | { kind: 'missing'; language: Language; path: string; translations: readonly Alternate[] }
  /** The path cannot be read at all. */
  | { kind: 'wrong'; language: Language; path: '/' };

/** A page that could not be made. */
export interface Fault {
  kind: 'fault';
  language: Language;
  path: string;
}

/** What there is something to show for. */
export type Shown = Exclude<Resolved, { kind: 'redirect' }> | Fault;

export type PageRequest = Pick<SiteRequest, 'pathname' | 'search' | 'cookie'>;

/**
 * What a request for a page is, by its path. The first row that fits counts.
 *
 * | path                                              | is                                            |
 * |---------------------------------------------------|-----------------------------------------------|
 * | no spelling of anything                           | wrong                                         |
 * | a page's, shared by languages, another one chosen | a redirect to the translation, by cookie: 302 |
 * | a page's, with other escapes                      | a redirect to its plain spelling: 308         |
 * | a page's                                          | that page                                     |
 * | one that editors redirect                         | their redirect: 301 or 302                    |
 * | one of these in capitals, with slashes, a prefix  | a redirect to it: 308                         |
 * | the search's                                      | the search                                    |
 * | a destination's                                   | that destination, or missing as a page is     |
 * | a page's in another language, which this one has  | a redirect to the translation: 302            |
 * | a page's in another language                      | missing, with its translations                |
 * | anything else                                     | missing                                       |
 */
export function resolve(edition: Edition, request: PageRequest, pages: PageTable): Resolved {
  const read = readPath(request.pathname);
  if (read.kind === 'wrong')
    return { kind: 'wrong', language: languageAt(request.pathname), path: '/' };
  const { path, isPlain } = read;
  const document = edition.addresses.at(path);
  if (document) {
    const translation = translationChosen(edition, document, path, request);
    if (translation)
      return redirect(
        plainPath(edition.addresses.of(translation)) + request.search,
        302,
        'visitor',
      );
    if (!isPlain) return redirect(plainPath(path) + request.search, 308, 'content');
    return pageAt(document, path, request, pages);
  }
  const byEditors = edition.addresses.redirectFrom(path);
  if (byEditors)
    return redirect(
      withQuery(byEditors.to, request.search),
      byEditors.permanent ? 301 : 302,
      'content',
    );
  const address = otherSpelling(edition, path);
  if (address) return redirect(plainPath(address) + request.search, 308, 'content');
  const language = languages.find((each) => searchAddress(each) === path);
  if (language)
    return { kind: 'search', language, path, query: declared(request.search, searchParameters) };
  const destination = readDestinationAddress(path);
  if (destination) return { kind: 'destination', ...destination, path, key: path };
  const missing = elsewhere(edition, path);
  const own = missing.translations.find((each) => each.language === missing.language);
  if (own) return redirect(plainPath(own.address) + request.search, 302, 'content');
  return { kind: 'missing', ...missing, path };
}

/**
 * Which view of a page its parameters ask for. What nobody can mean leads to the view without it; a view that is not
 * there is missing. To know that, pages may have to look at many documents.
 */
export function* resolveView(
  edition: Edition,
  found: ResolvedPage,
  { search }: PageRequest,
): Steps<Resolved> {
  const { page, language, path, query } = found;
  if (!page?.viewAt || query.size === 0) return found;
  const view = yield* page.viewAt(query, {
    ...edition,
    language,
    messages: messages[language.key],
  });
  if (!view) return { kind: 'missing', language, path, translations: [] };
  if ([...query].every(([name, value]) => view.has(name, value)))
    return { ...found, query: view, key: keyOf(path, view) };
  const others = [...new URLSearchParams(search)].filter(([name]) => !query.has(name));
  return redirect(
    keyOf(plainPath(path), new URLSearchParams([...view, ...others])),
    302,
    'missing',
  );
}

/** A country without programs in the language is missing. To know that, all programs may have to be looked at. */
export function* resolveDestination(
  { content }: Edition,
  found: ResolvedDestination,
): Steps<Resolved> {
  const { code, language, path } = found;
  if (yield* hasDestination(content, language, code)) return found;
  const translations = yield* destinationAlternates(content, code);
  return { kind: 'missing', language, path, translations };
}

function redirect(to: string, status: 301 | 302 | 308, policy: CachePolicy): Resolved {
  return { kind: 'redirect', to, status, policy };
}

function pageAt(
  document: StoredDocument,
  path: string,
  { search }: PageRequest,
  pages: PageTable,
): ResolvedPage {
  const page = pageOf(pages, document);
  const query = declared(search, page?.parameters ?? []);
  const language = languageOf(document.lang) ?? defaultLanguage;
  const key = keyOf(path, query);
  return { kind: 'page', document, page, language, path, query, key };
}

const noQuery = new URLSearchParams();

function declared(search: string, parameters: readonly string[]): URLSearchParams {
  return search === '' ? noQuery : declaredParameters(new URLSearchParams(search), parameters);
}

function keyOf(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The query goes along, unless the target has one of its own. */
function withQuery(target: string, search: string): string {
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? [];
  return plainPath(path) + (rest || search);
}

/** Where the visitor's cookie chooses among the translations; where French only shares the uid, French. */
function translationChosen(
  edition: Edition,
  document: StoredDocument,
  path: string,
  { cookie }: PageRequest,
): StoredDocument | undefined {
  const chosen = cookie === undefined ? null : chosenLanguage(cookie);
  const isOwn = chosen === null || languageOf(document.lang)?.key === chosen;
  if (isOwn || !isShared(edition, { document, path })) return undefined;
  const translations = edition.content.translations(document);
  return (
    translations.find(({ lang }) => languageOf(lang)?.key === chosen) ??
    (chosen === 'fr' ? frenchAt(edition, path) : undefined)
  );
}

/** Whether languages share the path, so that another language's cookie leads elsewhere. */
export function isShared(
  edition: Edition,
  { document, path }: Pick<ResolvedPage, 'document' | 'path'>,
): boolean {
  const isEnglish = document.lang === defaultLanguage.code;
  return path === '/' || (isEnglish && frenchAt(edition, path) !== undefined);
}

function frenchAt({ addresses }: Edition, path: string): StoredDocument | undefined {
  return addresses.at(path === '/' ? '/fr' : `/fr${path}`);
}

/** The address that a path is only another spelling of. */
function otherSpelling({ addresses }: Edition, path: string): string | undefined {
  const tidy = tidyPath(path);
  const [, prefix, rest = ''] = /^\/(en|fr)(\/.*)?$/.exec(tidy) ?? [];
  // `/en/…` and `/fr/…` of a page whose address has no prefix.
  const address = prefix && isIn(prefix, rest || '/', addresses) ? rest || '/' : tidy;
  const isAddress =
    addresses.at(address) ?? addresses.redirectFrom(address) ?? readDestinationAddress(address);
  return isAddress && address !== path ? address : undefined;
}

/** Whether a page without a prefix is in the language of one. */
function isIn(prefix: string, path: string, addresses: Edition['addresses']): boolean {
  const document = addresses.at(path);
  const language = document ? languageOf(document.lang) : readDestinationAddress(path)?.language;
  return language?.key === prefix;
}

/** The language a path speaks, and what it stands for in other ones. */
function elsewhere(
  { addresses, content }: Edition,
  path: string,
): { language: Language; translations: readonly Alternate[] } {
  const language = languageAt(path);
  const rest = path.replace(/^\/(?:en|pt|es|fr)(?=\/|$)/, '') || '/';
  for (const { key } of languages) {
    const found = addresses.at(`/${key}${rest === '/' ? '' : rest}`) ?? addresses.at(rest);
    if (found && found.lang !== language.code)
      return {
        language,
        translations: content.translations(found).flatMap((document) => {
          const own = languageOf(document.lang);
          return own ? [{ language: own, address: addresses.of(document) }] : [];
        }),
      };
  }
  return { language, translations: [] };
}
