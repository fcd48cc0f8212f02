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

type Lists = ReadonlyMap<string, readonly StoredDocument[]>;

/**
 * The published content as one ref shows it: every document in every language, in memory. Never changed once made:
 * what is published next, or previewed, is this one with some documents changed, and has the rest in common with it.
 */
export class Content {
  readonly ref: string;
  readonly documents: readonly StoredDocument[];
  readonly others: ReadonlySet<string>;
  readonly #byId: ReadonlyMap<string, StoredDocument>;
  readonly #lists: Lists;

  constructor(
    ref: string,
    documents: Iterable<StoredDocument>,
    others: Iterable<string> = [],
    before: Lists = new Map(),
  ) {
    this.ref = ref;
    this.documents = [...documents];
    this.others = new Set(others);
    this.#byId = new Map(this.documents.map((each) => [each.id, each]));
    const lists = listsOf(this.documents);
    for (const [key, list] of before) if (isAlike(list, lists.get(key))) lists.set(key, list);
    this.#lists = lists;
  }

  /** How many documents are published at its ref. */
  get size(): number {
    return this.documents.length + this.others.size;
  }

  byId(id: string): StoredDocument | undefined {
    return this.#byId.get(id);
  }

  /** All documents of a type, in one language or in all of them; the same list as before where none of them changed. */
  ofType<Type extends DocumentType>(
    type: Type,
    language?: Language,
  ): readonly StoredDocument<Type>[] {
    // The lists are made by type, which the compiler cannot see.
    return (this.#lists.get(keyOf(type, language?.code)) ?? none) as StoredDocument<Type>[];
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

  with({ ref, changed, gone, others }: Change): Content {
    const documents = new Map(this.#byId);
    const left = new Set(this.others);
    for (const id of [...gone, ...others]) {
      documents.delete(id);
      left.delete(id);
    }
    for (const id of others) left.add(id);
    for (const document of changed) {
      documents.set(document.id, document);
      left.delete(document.id);
    }
    return new Content(ref, documents.values(), left, this.#lists);
  }
}

const none: readonly StoredDocument[] = [];

export const noContent = new Content('', []);

/** All documents of each type, and of each type in each language. */
function listsOf(documents: readonly StoredDocument[]): Map<string, readonly StoredDocument[]> {
  const lists = new Map<string, StoredDocument[]>();
  for (const document of documents)
    for (const key of [document.type, keyOf(document.type, document.lang)]) {
      const list = lists.get(key);
      if (list) list.push(document);
      else lists.set(key, [document]);
    }
  return lists;
}

function keyOf(type: string, lang = ''): string {
  return lang ? `${type} ${lang}` : type;
}

function isAlike(one: readonly unknown[], other: readonly unknown[] = []): boolean {
  return one.length === other.length && one.every((each, at) => each === other[at]);
}
