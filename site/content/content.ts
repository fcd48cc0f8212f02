import {
  defaultLanguage,
  type Language,
  type LayoutDocument,
  languages,
} from '@farol/content-model';
import { type DocumentType, read, type StoredDocument } from './document.ts';

export type { Document, DocumentOf, StoredDocument } from './document.ts';

/** How the content of another ref differs. */
interface Change {
  readonly ref: string;
  readonly changed: readonly StoredDocument[];
  /** Ids of documents that no longer exist. */
  readonly gone: readonly string[];
  /** Ids of published documents that the site cannot show. */
  readonly others: readonly string[];
}

/**
 * The content at one ref: every document in every language, in memory. Immutable: the next publication or a preview is a
 * copy with some documents changed, which shares everything else.
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

  /** The number of documents published at its ref. */
  get size(): number {
    return this.documents.length + this.others.size;
  }

  byId(id: string): StoredDocument | undefined {
    const { base, changes } = this.#index;
    const changed = changes.get(id);
    return changed === undefined ? base.get(id) : (changed ?? undefined);
  }

  /** All documents of a type, in one language or in all; the same array as in the last content if none has changed. */
  ofType<Type extends DocumentType>(
    type: Type,
    language?: Language,
  ): readonly StoredDocument<Type>[] {
    // The compiler cannot know that each list has documents of its type only.
    return (this.#index.lists.get(keyOf(type, language?.code)) ?? none) as StoredDocument<Type>[];
  }

  /** The layout in a language, or in the default language if it has none yet. */
  layout(language: Language): LayoutDocument | undefined {
    const layout = this.ofType('layout', language)[0] ?? this.ofType('layout', defaultLanguage)[0];
    return layout && read(layout);
  }

  /** The document and its existing translations, in the order of the language table. */
  translations(
    document: Pick<StoredDocument, 'id' | 'alternate_languages'>,
  ): readonly StoredDocument[] {
    const ids = [document.id, ...document.alternate_languages.map(({ id }) => id)];
    return languages.flatMap(({ code }) => {
      const found = ids.map((id) => this.byId(id)).find((candidate) => candidate?.lang === code);
      return found ? [found] : [];
    });
  }

  /** Takes time in proportion to the changes, and hardly more for many documents. */
  with({ ref, changed, gone, others }: Change): Content {
    const changes = new Map<string, StoredDocument | null>();
    for (const id of [...gone, ...others]) changes.set(id, null);
    for (const document of changed) changes.set(document.id, document);
    const unchangedOthers = [...this.others].filter((id) => !changes.has(id));
    const documents: StoredDocument[] = [];
    for (const document of this.documents) {
      const next = changes.get(document.id);
      if (next !== null) documents.push(next ?? document);
    }
    for (const [id, next] of changes) if (next && !this.byId(id)) documents.push(next);
    const types = [...changes].flatMap(([id, next]) => [this.byId(id)?.type, next?.type]);
    const index = changedIndex(this.#index, changes, documents, new Set(types));
    return new Content(ref, documents, [...unchangedOthers, ...others], index);
  }
}

/** Finds and lists documents. Contents share the parts that have not changed. */
interface Index {
  readonly base: ReadonlyMap<string, StoredDocument>;
  /** Override the base; null for a removed document. */
  readonly changes: ReadonlyMap<string, StoredDocument | null>;
  /** All documents of each type, and of each type in each language. */
  readonly lists: ReadonlyMap<string, readonly StoredDocument[]>;
}

/** With more changes than this a new base is made: the old one holds the replaced documents in memory. */
const maxChanges = 200;

function indexOf(documents: readonly StoredDocument[]): Index {
  const base = new Map(documents.map((document) => [document.id, document]));
  return { base, changes: new Map(), lists: listsOf(documents) };
}

function changedIndex(
  previous: Index,
  changes: ReadonlyMap<string, StoredDocument | null>,
  documents: readonly StoredDocument[],
  changedTypes: ReadonlySet<string | undefined>,
): Index {
  const all = new Map([...previous.changes, ...changes]);
  if (all.size > maxChanges) return withListsOf(previous, indexOf(documents));
  const lists = new Map(previous.lists);
  for (const [key, [first]] of previous.lists)
    if (changedTypes.has(first?.type)) lists.set(key, none);
  for (const [key, list] of listsOf(documents.filter(({ type }) => changedTypes.has(type))))
    lists.set(key, reused(previous.lists.get(key), list));
  return { base: previous.base, changes: all, lists };
}

/** Reuses the previous lists where they are equal. */
function withListsOf(previous: Index, index: Index): Index {
  const lists = new Map<string, readonly StoredDocument[]>();
  for (const [key, list] of index.lists) lists.set(key, reused(previous.lists.get(key), list));
  return { ...index, lists };
}

function reused(
  previous: readonly StoredDocument[] | undefined,
  list: readonly StoredDocument[],
): readonly StoredDocument[] {
  const isEqual =
    previous?.length === list.length && list.every((document, at) => document === previous[at]);
  return isEqual ? previous : list;
}

const none: readonly StoredDocument[] = [];

export const noContent = new Content('', []);

function listsOf(documents: readonly StoredDocument[]): Map<string, readonly StoredDocument[]> {
  const lists = new Map<string, readonly StoredDocument[]>();
  for (const [type, ofType] of Map.groupBy(documents, (document) => document.type)) {
    lists.set(type, ofType);
    for (const [lang, list] of Map.groupBy(ofType, (document) => document.lang))
      lists.set(keyOf(type, lang), list);
  }
  return lists;
}

function keyOf(type: string, lang = ''): string {
  return lang ? `${type} ${lang}` : type;
}
