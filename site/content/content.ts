import { type Language, type LayoutDocument, languages } from '@farol/content-model';
import { type DocumentType, read, type StoredDocument } from './document.ts';

export type { Document, DocumentOf, StoredDocument } from './document.ts';

/** What another ref shows otherwise. */
export interface Change {
  readonly ref: string;
  readonly changed: readonly StoredDocument[];
  /** Ids of documents that are not there any more. */
  readonly gone: readonly string[];
  /** Ids of documents that are published, but that the site cannot show. */
  readonly others: readonly string[];
}

/**
 * The published content as one ref shows it: every document in every language, in memory. Never changed once made:
 * what is published next, or previewed, is this one with some documents changed, and has the rest in common with it.
 */
export class Content {
  readonly ref: string;
  readonly documents: readonly StoredDocument[];
  readonly others: ReadonlySet<string>;
  readonly #index: Index;

  constructor(
    ref: string,
    documents: Iterable<StoredDocument>,
    others: Iterable<string> = [],
    index?: Index,
  ) {
    this.ref = ref;
    this.documents = [...documents];
    this.others = new Set(others);
    this.#index = index ?? indexOf(this.documents);
  }

  /** How many documents are published at its ref. */
  get size(): number {
    return this.documents.length + this.others.size;
  }

  byId(id: string): StoredDocument | undefined {
    const { base, changes } = this.#index;
    const changed = changes.get(id);
    return changed === undefined ? base.get(id) : (changed ?? undefined);
  }

  /** All documents of a type, in one language or in all of them; the same list as before where none of them changed. */
  ofType<Type extends DocumentType>(
    type: Type,
    language?: Language,
  ): readonly StoredDocument<Type>[] {
    // The lists are made by type, which the compiler cannot see.
    return (this.#index.lists.get(keyOf(type, language?.code)) ?? none) as StoredDocument<Type>[];
  }

  /** The layout in a language, or in the default one where it is not written yet. */
  layout(language: Language): LayoutDocument | undefined {
    const layout = this.ofType('layout', language)[0] ?? this.ofType('layout', languages[0])[0];
    return layout && read(layout);
  }

  /** The document and its translations that are there, in the order of the language table. */
  translations(
    document: Pick<StoredDocument, 'id' | 'alternate_languages'>,
  ): readonly StoredDocument[] {
    const ids = [document.id, ...document.alternate_languages.map(({ id }) => id)];
    return languages.flatMap(({ code }) => {
      const found = ids.map((id) => this.byId(id)).find((each) => each?.lang === code);
      return found ? [found] : [];
    });
  }

  /** Takes as long as there are changes, and hardly longer where there are many documents. */
  with({ ref, changed, gone, others }: Change): Content {
    const changes = new Map<string, StoredDocument | null>();
    for (const id of [...gone, ...others]) changes.set(id, null);
    for (const document of changed) changes.set(document.id, document);
    const left = [...this.others].filter((id) => !changes.has(id));
    const documents: StoredDocument[] = [];
    for (const document of this.documents) {
      const after = changes.get(document.id);
      if (after !== null) documents.push(after ?? document);
    }
    for (const [id, after] of changes) if (after && !this.byId(id)) documents.push(after);
    const touched = [...changes].flatMap(([id, after]) => [this.byId(id)?.type, after?.type]);
    const index = changedIndex(this.#index, changes, documents, new Set(touched));
    return new Content(ref, documents, [...left, ...others], index);
  }
}

/** What finds and lists documents. A content has in common with the one before what did not change. */
interface Index {
  readonly base: ReadonlyMap<string, StoredDocument>;
  /** Over the base; null for what left. */
  readonly changes: ReadonlyMap<string, StoredDocument | null>;
  /** All documents of each type, and of each type in each language. */
  readonly lists: ReadonlyMap<string, readonly StoredDocument[]>;
}

/** So many changes lie over a base, which has the documents before them still, until the next one is made. */
const mostChanges = 200;

function indexOf(documents: readonly StoredDocument[]): Index {
  const base = new Map(documents.map((each) => [each.id, each]));
  return { base, changes: new Map(), lists: listsOf(documents) };
}

function changedIndex(
  before: Index,
  changes: ReadonlyMap<string, StoredDocument | null>,
  documents: readonly StoredDocument[],
  touched: ReadonlySet<string | undefined>,
): Index {
  const all = new Map([...before.changes, ...changes]);
  if (all.size > mostChanges) return withListsOf(before, indexOf(documents));
  const lists = new Map(before.lists);
  for (const [key, [first]] of before.lists) if (touched.has(first?.type)) lists.set(key, none);
  for (const [key, list] of listsOf(documents.filter(({ type }) => touched.has(type))))
    lists.set(key, sameOr(before.lists.get(key), list));
  return { base: before.base, changes: all, lists };
}

/** The lists of before stand for those that say the same. */
function withListsOf(before: Index, index: Index): Index {
  const lists = new Map<string, readonly StoredDocument[]>();
  for (const [key, list] of index.lists) lists.set(key, sameOr(before.lists.get(key), list));
  return { ...index, lists };
}

function sameOr(
  before: readonly StoredDocument[] | undefined,
  list: readonly StoredDocument[],
): readonly StoredDocument[] {
  return before && isAlike(before, list) ? before : list;
}

const none: readonly StoredDocument[] = [];

export const noContent = new Content('', []);

function listsOf(documents: readonly StoredDocument[]): Map<string, readonly StoredDocument[]> {
  const lists = new Map<string, readonly StoredDocument[]>();
  for (const [type, ofType] of Map.groupBy(documents, (each) => each.type)) {
    lists.set(type, ofType);
    for (const [lang, list] of Map.groupBy(ofType, (each) => each.lang))
      lists.set(keyOf(type, lang), list);
  }
  return lists;
}

function keyOf(type: string, lang = ''): string {
  return lang ? `${type} ${lang}` : type;
}

function isAlike(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, at) => each === other[at]);
}
