import type { SnapshotDocument } from './snapshot.ts';

export type Changes = ReadonlyMap<string, SnapshotDocument | null>;

/** So many changes lie over the documents of an earlier snapshot before all of them are gathered anew. */
const MOST_CHANGES = 1000;

/** The documents of a snapshot by their id; a publication shares those of the snapshot before. */
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
    const changed = this.#changes.get(id);
    return changed === undefined ? this.#base.get(id) : (changed ?? undefined);
  }

  /** After the changes, with which `documents` are all there are. */
  with(changes: Changes, documents: readonly SnapshotDocument[]): DocumentsById {
    if (this.#changes.size + changes.size > MOST_CHANGES) return DocumentsById.of(documents);
    return new DocumentsById(this.#base, new Map([...this.#changes, ...changes]));
  }
}

/**
 * Ids by a key, for a snapshot and all that come of it: a publication adds to it and takes nothing away.
 * Whoever asks looks whether the documents found still have the key in her snapshot.
 */
export class SharedIndex {
  readonly #keysOf: (document: SnapshotDocument) => readonly string[];
  readonly #ids = new Map<string, string[]>();

  constructor(keysOf: (document: SnapshotDocument) => readonly string[]) {
    this.#keysOf = keysOf;
  }

  add(documents: Iterable<SnapshotDocument | null>): this {
    for (const document of documents) {
      if (document === null) continue;
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
