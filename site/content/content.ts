import {
  type AllDocumentTypes,
  type Language,
  type LayoutDocument,
  languageOf,
  languages,
} from '@farol/content-model';

export type Document = AllDocumentTypes;
export type DocumentOf<Type extends Document['type']> = Extract<Document, { type: Type }>;

/**
 * The published content as one ref shows it: every document in every language, in memory.
 * Never changed once made; a publication makes the next one.
 */
export class Content {
  readonly ref: string;
  readonly documents: readonly Document[];
  readonly #byId: ReadonlyMap<string, Document>;
  readonly #byType = new Map<string, Document[]>();

  constructor(ref: string, documents: readonly Document[]) {
    this.ref = ref;
    this.documents = documents.filter(({ lang }) => languageOf(lang) !== undefined);
    this.#byId = new Map(this.documents.map((document) => [document.id, document]));
    for (const document of this.documents) {
      this.#add(document.type, document);
      this.#add(`${document.type} ${document.lang}`, document);
    }
  }

  #add(key: string, document: Document): void {
    const list = this.#byType.get(key);
    if (list) list.push(document);
    else this.#byType.set(key, [document]);
  }

  byId(id: string): Document | undefined {
    return this.#byId.get(id);
  }

  /** All documents of a type, in one language or in all of them. */
  ofType<Type extends Document['type']>(
    type: Type,
    language?: Language,
  ): readonly DocumentOf<Type>[] {
    const key = language ? `${type} ${language.code}` : type;
    // The index is made by type, which the compiler cannot see.
    return (this.#byType.get(key) ?? []) as DocumentOf<Type>[];
  }

  /** The layout in a language, or in the default one where it is not written yet. */
  layout(language: Language): LayoutDocument | undefined {
    return this.ofType('layout', language)[0] ?? this.ofType('layout', languages[0])[0];
  }

  /** The document and its translations that are there, in the order of the language table. */
  translations(document: Document): readonly Document[] {
    const ids = [document.id, ...document.alternate_languages.map(({ id }) => id)];
    return languages.flatMap(({ code }) => {
      const found = ids.map((id) => this.byId(id)).find((each) => each?.lang === code);
      return found ? [found] : [];
    });
  }
}
