import type { SnapshotDocument } from './snapshot.ts';

export type Changes = ReadonlyMap<string, SnapshotDocument | null>;

/** Changes layered over an earlier snapshot's map before the whole map is rebuilt. */
const maxLayeredChanges = 1000;

/** A snapshot's documents by id, sharing the base map with earlier snapshots. */
export class DocumentsById {
  readonly #base: ReadonlyMap<string, SnapshotDocument>;
  readonly #changes: Changes;

  private constructor(base: ReadonlyMap<string, SnapshotDocument>, changes: Changes) {
    this.#base = base;
    this.#changes = changes;
  }

  static of(documents: readonly SnapshotDocument[]): DocumentsById {
    return new DocumentsById(
      new Map(documents.map((document) => [document.id, document])),
      new Map(),
    );
  }

  get(id: string): SnapshotDocument | undefined {
    const change = this.#changes.get(id);
    return change === undefined ? this.#base.get(id) : (change ?? undefined);
  }

  /** After the changes; `documents` are all documents then. */
  with(changes: Changes, documents: readonly SnapshotDocument[]): DocumentsById {
    if (this.#changes.size + changes.size > maxLayeredChanges) return DocumentsById.of(documents);
    return new DocumentsById(this.#base, new Map([...this.#changes, ...changes]));
  }
}

/**
 * Document ids by key, shared by a snapshot and all snapshots derived from it. Entries are only added, never
 * removed, so callers check whether a document they find still has the key in their snapshot.
 */
export class SharedIndex {
  readonly #keysOf: (document: SnapshotDocument) => readonly string[];
  readonly #ids = new Map<string, string[]>();

  constructor(keysOf: (document: SnapshotDocument) => readonly string[]) {
    this.#keysOf = keysOf;
  }

  add(documents: Iterable<SnapshotDocument>): this {
    for (const document of documents) {
      for (const key of this.#keysOf(document)) {
        const ids = this.#ids.get(key);
        if (!ids) this.#ids.set(key, [document.id]);
        else if (!ids.includes(document.id)) ids.push(document.id);
      }
    }
    return this;
  }

  get(key: string): readonly string[] {
    return this.#ids.get(key) ?? [];
  }
}

/** Documents by key, each list in the default order. */
export type Lists = ReadonlyMap<string, readonly SnapshotDocument[]>;

export function listsBy(
  keysOf: (document: SnapshotDocument) => readonly string[],
  documents: readonly SnapshotDocument[],
): Lists {
  const lists = new Map<string, SnapshotDocument[]>();
  for (const document of documents) {
    for (const key of keysOf(document)) {
      const list = lists.get(key);
      if (list) list.push(document);
      else lists.set(key, [document]);
    }
  }
  return lists;
}
