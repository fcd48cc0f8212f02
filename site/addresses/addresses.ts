import {
  defaultLanguage,
  type InEach,
  type Language,
  type LanguageKey,
  languageNamed,
  languageOf,
  languages,
  linkResolver,
  routes,
} from '@farol/content-model';
import type { Content, Document } from '../content/content.ts';
import { memoized } from '../content/memoized.ts';
import { readPath } from './path.ts';

/** What answers at a path. */
export type Found =
  | { kind: 'page'; document: Document; language: Language; variesByCookie: boolean }
  | { kind: 'redirect'; to: string; status: 301 | 302 | 308; variesByCookie: boolean }
  /** The page is there, only not in the language that was asked for. */
  | { kind: 'untranslated'; language: Language; translations: readonly Document[] }
  | { kind: 'nothing'; language: Language };

const pageTypes: ReadonlySet<string> = new Set(routes.map(({ type }) => type));

/** Nearly all documents of a publication are those of the one before. */
const pathOf = memoized((page: Document) => linkResolver(page));

/**
 * Which document answers at a path, and the address of each document. Worked out once for a content, so that
 * every link, alternate and sitemap entry says the same.
 */
export class Addresses {
  readonly #content: Content;
  readonly #byAddress = new Map<string, Document>();
  readonly #addresses = new Map<string, string>();
  readonly #redirects: ReadonlyMap<string, Redirect>;

  constructor(content: Content) {
    this.#content = content;
    const pages = content.documents.filter(({ type }) => pageTypes.has(type));
    const english = new Set(pages.filter(({ lang }) => lang === defaultLanguage.code).map(pathOf));
    for (const page of pages) {
      const path = pathOf(page);
      const shared = page.lang === 'fr-fr' && english.has(path);
      const address = shared ? `/fr${path === '/' ? '' : path}` : path;
      this.#addresses.set(page.id, address);
      if (!this.#byAddress.has(address)) this.#byAddress.set(address, page);
    }
    this.#redirects = redirectsOf(content, this.#byAddress);
  }

  /** The address of a document; home for what has no page. */
  of(document: Pick<Document, 'id' | 'type' | 'lang'> & { uid?: string | null }): string {
    return this.#addresses.get(document.id) ?? linkResolver(document);
  }

  /** The address of an overview or home page in a language, where that language has it. */
  ofSingle(type: 'homepage' | 'programs_overview' | 'articles_overview', language: Language) {
    const page = this.#content.ofType(type, language)[0];
    return page ? this.of(page) : undefined;
  }

  /** Per language the address of the same page, `/` where there is none. */
  paths(document: Document): InEach<string> {
    const paths: InEach<string> = { en: '/', pt: '/', es: '/', fr: '/' };
    for (const each of this.#content.translations(document)) {
      const language = languageOf(each.lang);
      if (language) paths[language.key] = this.of(each);
    }
    return paths;
  }

  /** Every address with its document. */
  get entries(): IterableIterator<[string, Document]> {
    return this.#byAddress.entries();
  }

  /** What answers at a path; `chosen` is the language of the visitor's cookie. */
  find(path: string, chosen: LanguageKey | null): Found {
    const document = this.#byAddress.get(path);
    if (document) return this.#page(document, path, chosen);
    const redirect = this.#redirects.get(path);
    if (redirect)
      return {
        kind: 'redirect',
        to: redirect.to,
        status: redirect.permanent ? 301 : 302,
        variesByCookie: false,
      };
    const tidy = tidied(path);
    const address = this.#unprefixed(tidy) ?? tidy;
    if (address !== path && (this.#byAddress.has(address) || this.#redirects.has(address)))
      return { kind: 'redirect', to: address, status: 308, variesByCookie: false };
    return this.#elsewhere(path);
  }

  #page(document: Document, path: string, chosen: LanguageKey | null): Found {
    const language = languageOf(document.lang) ?? defaultLanguage;
    const french = this.#byAddress.get(path === '/' ? '/fr' : `/fr${path}`);
    const shared = path === '/' || (language.key === 'en' && french !== undefined);
    if (shared && chosen && chosen !== language.key) {
      // On a shared path the cookie chooses among the translations; where French only shares the uid, French.
      const wanted =
        this.#content.translations(document).find(({ lang }) => languageOf(lang)?.key === chosen) ??
        (chosen === 'fr' ? french : undefined);
      if (wanted)
        return { kind: 'redirect', to: this.of(wanted), status: 302, variesByCookie: true };
    }
    return { kind: 'page', document, language, variesByCookie: shared };
  }

  /** `/en/…` and `/fr/…` of a page whose address has no prefix. */
  #unprefixed(path: string): string | undefined {
    const [, prefix, rest = ''] = /^\/(en|fr)(\/.*)?$/.exec(path) ?? [];
    if (!prefix) return undefined;
    const bare = rest || '/';
    const document = this.#byAddress.get(bare);
    return document && languageOf(document.lang)?.key === prefix ? bare : undefined;
  }

  #elsewhere(path: string): Found {
    const language = languageAt(path);
    const rest = path.replace(/^\/(?:en|pt|es|fr)(?=\/|$)/, '') || '/';
    for (const { key } of languages) {
      const prefix = `/${key}`;
      const found =
        this.#byAddress.get(`${prefix}${rest === '/' ? '' : rest}`) ?? this.#byAddress.get(rest);
      if (found && found.lang !== language.code)
        return {
          kind: 'untranslated',
          language,
          translations: this.#content.translations(found),
        };
    }
    return { kind: 'nothing', language };
  }
}

/** The language a path speaks, by its prefix. */
export function languageAt(path: string): Language {
  const prefix = /^\/(\w+)(?:\/|$)/.exec(path)?.[1]?.toLowerCase() ?? '';
  return languageNamed(prefix) ?? defaultLanguage;
}

/** Small letters, one slash at a time, none at the end. */
function tidied(path: string): string {
  const tidy = path.toLowerCase().replace(/\/{2,}/g, '/');
  return tidy.length > 1 ? tidy.replace(/\/$/, '') : tidy;
}

interface Redirect {
  to: string;
  permanent: boolean;
}

/** What editors redirect, but for what leads nowhere of ours or round in a circle. */
function redirectsOf(
  content: Content,
  pages: ReadonlyMap<string, Document>,
): ReadonlyMap<string, Redirect> {
  const redirects = new Map<string, Redirect>();
  for (const document of content.ofType('redirects'))
    for (const { from, to, permanent } of document.data.redirects) {
      const path = tidied(pasted(from) ?? '');
      const target = pasted(to);
      if (path.startsWith('/') && target && isOwnPath(to?.trim() ?? ''))
        redirects.set(path, { to: target, permanent });
    }
  const circling = [...redirects.keys()].filter((path) => goesRound(path, redirects, pages));
  for (const path of circling) redirects.delete(path);
  return redirects;
}

/** A path as editors paste it, perhaps with its letters escaped as browsers show them, and a query. */
function pasted(text: string | null): string | null {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(text?.trim() ?? '') ?? [];
  const read = readPath(path);
  return read.kind === 'path' && !/[?#]/.test(read.path) ? read.path + rest : null;
}

function goesRound(
  start: string,
  redirects: ReadonlyMap<string, Redirect>,
  pages: ReadonlyMap<string, Document>,
): boolean {
  const seen = new Set<string>();
  let path = start;
  while (!seen.has(path)) {
    const next = redirects.get(path);
    if (pages.has(path) || !next) return false;
    seen.add(path);
    path = tidied(next.to.replace(/[?#].*$/, ''));
  }
  return true;
}

/** Editors' redirects lead to our own pages only: one slash, and no backslash that browsers read as one. */
export function isOwnPath(target: string): boolean {
  return /^\/(?![/\\])[^\\\s]*$/.test(target);
}
