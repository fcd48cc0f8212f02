import {
  addressesOf,
  defaultLanguage,
  type InEach,
  inEach,
  isOwnAddress,
  type Language,
  languageOf,
  linkResolver,
  readRedirect,
  redirectEnds,
} from '@farol/content-model';
import type { Content, Document, StoredDocument } from '../content/content.ts';
import { read } from '../content/document.ts';

interface AddressTable {
  /** Document ids by address. */
  readonly ids: ReadonlyMap<string, string>;
  /** Addresses by document id. */
  readonly addresses: ReadonlyMap<string, string>;
  /** By path. */
  readonly redirects: ReadonlyMap<string, Redirect>;
}

/**
 * The document at each path, and the address of each document. Computed once per content, so that every link, alternate
 * and sitemap entry agrees, and reused as long as no page is added, moved or removed.
 */
export class Addresses {
  readonly #content: Content;
  readonly #table: AddressTable;

  constructor(content: Content, previous?: Addresses) {
    this.#content = content;
    this.#table =
      previous && hasSameAddresses(previous.#content, content) ? previous.#table : tableOf(content);
  }

  /** The address of a document; the home page if it has none. */
  of(document: Pick<Document, 'id' | 'type' | 'lang'> & { uid?: string | null }): string {
    return this.#table.addresses.get(document.id) ?? linkResolver(document);
  }

  /** The address of an overview or home page, if the language has it. */
  ofSingle(type: 'homepage' | 'programs_overview' | 'articles_overview', language: Language) {
    const page = this.#content.ofType(type, language)[0];
    return page ? this.of(page) : undefined;
  }

  /** The address of the same page in each language, `/` where there is none. */
  paths(document: Parameters<Content['translations']>[0]): InEach<string> {
    const paths = inEach(() => '/');
    for (const translation of this.#content.translations(document)) {
      const language = languageOf(translation.lang);
      if (language) paths[language.key] = this.of(translation);
    }
    return paths;
  }

  /** Every address with its document. */
  *entries(): Iterable<[string, StoredDocument]> {
    for (const [address, id] of this.#table.ids) {
      const document = this.#content.byId(id);
      if (document) yield [address, document];
    }
  }

  /** The document whose page is at a path. */
  at(path: string): StoredDocument | undefined {
    return this.#content.byId(this.#table.ids.get(path) ?? '');
  }

  /** The page in French whose path is this one with the prefix, as another page has it without. */
  inFrenchAt(path: string): StoredDocument | undefined {
    return this.at(path === '/' ? '/fr' : `/fr${path}`);
  }

  /** Whether languages share the path, so that the response depends on the language cookie. */
  isShared(path: string): boolean {
    return (
      path === '/' ||
      (this.at(path)?.lang === defaultLanguage.code && this.inFrenchAt(path) !== undefined)
    );
  }

  redirectFrom(path: string): Redirect | undefined {
    return this.#table.redirects.get(path);
  }
}

export interface Redirect {
  to: string;
  permanent: boolean;
}

/** Whether no page has another address, and no redirect has changed. */
function hasSameAddresses(previous: Content, content: Content): boolean {
  return (
    previous.ofType('redirects') === content.ofType('redirects') &&
    previous.documents.length === content.documents.length &&
    content.documents.every((document, at) => {
      const last = previous.documents[at];
      if (last === document) return true;
      const { id, type, lang, uid } = document;
      return last?.id === id && last.type === type && last.lang === lang && last.uid === uid;
    })
  );
}

function tableOf(content: Content): AddressTable {
  const { ids, addresses } = addressesOf(content.documents);
  return { ids, addresses, redirects: redirectsOf(content, ids) };
}

/** The editors' redirects, without those that leave the site, take one of its own addresses or form a loop. */
function redirectsOf(
  content: Content,
  pages: ReadonlyMap<string, string>,
): ReadonlyMap<string, Redirect> {
  const redirects = new Map<string, Redirect>();
  for (const document of content.ofType('redirects'))
    for (const { from, to, permanent } of read(document).data.redirects) {
      const redirect = readRedirect({ from: from ?? '', to: to ?? '' });
      if (redirect && !isOwnAddress(redirect.from))
        redirects.set(redirect.from, { to: redirect.to, permanent });
    }
  const isPage = (path: string) => pages.has(path);
  const languageOfPage = (path: string) =>
    languageOf(content.byId(pages.get(path) ?? '')?.lang ?? '');
  const rows = [...redirects].map(([from, { to }]) => ({ from, to }));
  for (const [path, { end }] of redirectEnds(rows, { isPage, languageOfPage }))
    if (end === 'circle') redirects.delete(path);
  return redirects;
}
