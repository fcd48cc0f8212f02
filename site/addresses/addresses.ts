import {
  addressesOf,
  type InEach,
  inEach,
  isOwnPath,
  type Language,
  languageAt,
  languageOf,
  linkResolver,
  pathOf,
  redirectEnds,
} from '@farol/content-model';
import type { Content, Document, StoredDocument } from '../content/content.ts';
import { read } from '../content/document.ts';
import { readPath } from './path.ts';

/** Which document answers at a path, the address of each document, and what leads elsewhere. */
interface Book {
  readonly ids: ReadonlyMap<string, string>;
  readonly addresses: ReadonlyMap<string, string>;
  readonly redirects: ReadonlyMap<string, Redirect>;
}

/**
 * Which document answers at a path, and the address of each document. Worked out once for a content, so that
 * every link, alternate and sitemap entry says the same, and again only where a page came, moved or left.
 */
export class Addresses {
  readonly #content: Content;
  readonly #book: Book;

  constructor(content: Content, before?: Addresses) {
    this.#content = content;
    this.#book = before && isAlike(before.#content, content) ? before.#book : bookOf(content);
  }

  /** The address of a document; home for what has no page. */
  of(document: Pick<Document, 'id' | 'type' | 'lang'> & { uid?: string | null }): string {
    return this.#book.addresses.get(document.id) ?? linkResolver(document);
  }

  /** The address of an overview or home page in a language, where that language has it. */
  ofSingle(type: 'homepage' | 'programs_overview' | 'articles_overview', language: Language) {
    const page = this.#content.ofType(type, language)[0];
    return page ? this.of(page) : undefined;
  }

  /** Per language the address of the same page, `/` where there is none. */
  paths(document: Parameters<Content['translations']>[0]): InEach<string> {
    const paths = inEach(() => '/');
    for (const each of this.#content.translations(document)) {
      const language = languageOf(each.lang);
      if (language) paths[language.key] = this.of(each);
    }
    return paths;
  }

  /** Every address with its document. */
  *entries(): Iterable<[string, StoredDocument]> {
    for (const [address, id] of this.#book.ids) {
      const document = this.#content.byId(id);
      if (document) yield [address, document];
    }
  }

  /** The document whose page stands at a path. */
  at(path: string): StoredDocument | undefined {
    return this.#content.byId(this.#book.ids.get(path) ?? '');
  }

  /** Where editors redirect a path to. */
  redirectFrom(path: string): Redirect | undefined {
    return this.#book.redirects.get(path);
  }
}

export { languageAt };

/** Small letters, one slash at a time, none at the end. */
export function tidyPath(path: string): string {
  const tidy = path.toLowerCase().replace(/\/{2,}/g, '/');
  return tidy.length > 1 ? tidy.replace(/\/$/, '') : tidy;
}

export interface Redirect {
  to: string;
  permanent: boolean;
}

/** Whether every page has the address it had, and every redirect leads where it led. */
function isAlike(before: Content, content: Content): boolean {
  return (
    before.ofType('redirects') === content.ofType('redirects') &&
    before.documents.length === content.documents.length &&
    content.documents.every((document, at) => {
      const was = before.documents[at];
      if (was === document) return true;
      const { id, type, lang, uid } = document;
      return was?.id === id && was.type === type && was.lang === lang && was.uid === uid;
    })
  );
}

function bookOf(content: Content): Book {
  const { ids, addresses } = addressesOf(content.documents);
  return { ids, addresses, redirects: redirectsOf(content, ids) };
}

/** What editors redirect, but for what leads nowhere of ours or round in a circle. */
function redirectsOf(
  content: Content,
  pages: ReadonlyMap<string, string>,
): ReadonlyMap<string, Redirect> {
  const redirects = new Map<string, Redirect>();
  for (const document of content.ofType('redirects'))
    for (const { from, to, permanent } of read(document).data.redirects) {
      const path = tidyPath(pasted(from) ?? '');
      const target = pasted(to);
      if (path.startsWith('/') && target && isOwnPath(to?.trim() ?? ''))
        redirects.set(path, { to: target, permanent });
    }
  const rows = [...redirects].map(([from, { to }]) => ({ from, to: tidyPath(pathOf(to)) }));
  for (const [path, { end }] of redirectEnds(rows, (each) => pages.has(each)))
    if (end === 'circle') redirects.delete(path);
  return redirects;
}

/** A path as editors paste it, perhaps with its letters escaped as browsers show them, and a query. */
function pasted(text: string | null): string | null {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(text?.trim() ?? '') ?? [];
  const read = readPath(path);
  return read.kind === 'path' && !/[?#]/.test(read.path) ? read.path + rest : null;
}
