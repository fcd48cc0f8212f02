import {
  defaultLanguage,
  type Language,
  languageAt,
  languageOf,
  languages,
  pageInOtherLanguage,
  plainPath,
  readDestinationAddress,
  readPath,
  tidyPath,
  withoutPrefix,
} from '@farol/content-model';
import { declaredParameters } from '../addresses/parameters.ts';
import type { StoredDocument } from '../content/content.ts';
import type { Alternate, Page } from '../contract/page.ts';
import { destinationAlternates, hasDestination } from '../destinations/destinations.ts';
import { messages } from '../messages/messages.ts';
import type { Edition } from '../publish/edition.ts';
import { type PageTable, pageOf } from '../render/page.tsx';
import { searchAddress, searchParameters } from '../search/answer.ts';
import type { Steps } from '../turns/steps.ts';
import type { CachePolicy } from './cache-policies.ts';
import { chosenLanguage } from './cookies.ts';
import type { SiteRequest } from './request.ts';

interface ResolvedPage {
  kind: 'page';
  document: StoredDocument;
  page: Page | undefined;
  language: Language;
  path: string;
  /** Only the parameters the page declares. */
  query: URLSearchParams;
  /** In the page cache: normalized path and query. */
  key: string;
}

/** The page of a country that programs go to, or, without a code, of all of them. No document has such a page. */
interface ResolvedDestination {
  kind: 'destination';
  code: string | null;
  language: Language;
  path: string;
  key: string;
}

export type Resolved =
  | ResolvedPage
  | { kind: 'redirect'; to: string; status: 301 | 302 | 308; policy: CachePolicy }
  | { kind: 'search'; language: Language; path: string; query: URLSearchParams }
  | ResolvedDestination
  /** The page may exist in other languages. */
  | { kind: 'missing'; language: Language; path: string; translations: readonly Alternate[] }
  /** The path cannot be decoded. */
  | { kind: 'wrong'; language: Language; path: '/' };

/** A page that failed to render. */
interface Fault {
  kind: 'fault';
  language: Language;
  path: string;
}

/** What a page can be rendered for. */
export type Shown = Exclude<Resolved, { kind: 'redirect' }> | Fault;

export type PageRequest = Pick<SiteRequest, 'pathname' | 'search' | 'cookie'>;

/**
 * Resolves a request by its path. The first matching row applies.
 *
 * | path                                               | result                                        |
 * |----------------------------------------------------|-----------------------------------------------|
 * | cannot be decoded                                  | wrong                                         |
 * | a page's, shared by languages, another one chosen  | a redirect to the translation, by cookie: 302 |
 * | a page's, with other escapes                       | a redirect to its plain spelling: 308         |
 * | a page's                                           | that page                                     |
 * | redirected by editors                              | their redirect: 301 or 302                    |
 * | one of these with capitals, more slashes, a prefix | a redirect to it: 308                         |
 * | the search's                                       | the search                                    |
 * | a destination's                                    | that destination, or missing as a page is     |
 * | a page's in another language, translated into this | a redirect to the translation: 302            |
 * | a page's in another language                       | missing, with its translations                |
 * | anything else                                      | missing                                       |
 */
export function resolve(edition: Edition, request: PageRequest, pages: PageTable): Resolved {
  const read = readPath(request.pathname);
  if (read.kind === 'wrong')
    return { kind: 'wrong', language: languageAt(request.pathname), path: '/' };
  const { path, isPlain } = read;
  const document = edition.addresses.at(path);
  if (document) {
    const translation = chosenTranslation(edition, document, path, request);
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
  const address = canonicalAddress(edition, path);
  if (address) return redirect(plainPath(address) + request.search, 308, 'content');
  const language = languages.find((each) => searchAddress(each) === path);
  if (language)
    return {
      kind: 'search',
      language,
      path,
      query: declaredQuery(request.search, searchParameters),
    };
  const destination = readDestinationAddress(path);
  if (destination) return { kind: 'destination', ...destination, path, key: path };
  const missing = inOtherLanguages(edition, path);
  const translation = missing.translations.find((each) => each.language === missing.language);
  if (translation) return redirect(plainPath(translation.address) + request.search, 302, 'content');
  return { kind: 'missing', ...missing, path };
}

/**
 * The view of a page that its parameters ask for. Meaningless values redirect to the view without them; a view that
 * does not exist is missing. In steps, as a page may have to go through many documents to find out.
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

/** A country without programs in the language is missing. In steps, as that may take all programs. */
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
  const query = declaredQuery(search, page?.parameters ?? []);
  const language = languageOf(document.lang) ?? defaultLanguage;
  const key = keyOf(path, query);
  return { kind: 'page', document, page, language, path, query, key };
}

const noQuery = new URLSearchParams();

function declaredQuery(search: string, parameters: readonly string[]): URLSearchParams {
  return search === '' ? noQuery : declaredParameters(new URLSearchParams(search), parameters);
}

function keyOf(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Keeps the query of the request, unless the target has one. */
function withQuery(target: string, search: string): string {
  const [, path = '/', query, fragment = ''] = /^([^?#]*)(\?[^#]*)?(.*)$/.exec(target) ?? [];
  return plainPath(path) + (query ?? search) + fragment;
}

/** On a path shared by languages, the translation that the cookie chooses; for French, also a page with the same uid. */
function chosenTranslation(
  edition: Edition,
  document: StoredDocument,
  path: string,
  { cookie }: PageRequest,
): StoredDocument | undefined {
  const chosen = cookie === undefined ? null : chosenLanguage(cookie);
  if (chosen === null || languageOf(document.lang)?.key === chosen) return undefined;
  if (!edition.addresses.isShared(path)) return undefined;
  const translations = edition.content.translations(document);
  return (
    translations.find(({ lang }) => languageOf(lang)?.key === chosen) ??
    (chosen === 'fr' ? edition.addresses.inFrenchAt(path) : undefined)
  );
}

/** The address that a path is another spelling of. */
function canonicalAddress({ addresses }: Edition, path: string): string | undefined {
  const tidy = tidyPath(path);
  const address = withoutPrefix(tidy, (each) => languageOf(addresses.at(each)?.lang ?? ''));
  const isAddress =
    addresses.at(address) ?? addresses.redirectFrom(address) ?? readDestinationAddress(address);
  return isAddress && address !== path ? address : undefined;
}

/** The language of a path, and the page it has in other languages. */
function inOtherLanguages(
  { addresses, content }: Edition,
  path: string,
): { language: Language; translations: readonly Alternate[] } {
  const language = languageAt(path);
  const found = pageInOtherLanguage(tidyPath(path), (address) => addresses.at(address));
  const translations = found ? content.translations(found) : [];
  return {
    language,
    translations: translations.flatMap((document) => {
      const translated = languageOf(document.lang);
      return translated ? [{ language: translated, address: addresses.of(document) }] : [];
    }),
  };
}
