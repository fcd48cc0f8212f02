import type { FocalPoint } from '@farol/content-model';
import type { Models } from './models.ts';
import { type Changes, DocumentsById, SharedIndex } from './snapshot-parts.ts';

/** A document as it stands in one snapshot. Never changed once made. */
export interface SnapshotDocument {
  readonly id: string;
  readonly uid: string | null;
  /** Every uid the document was ever published under, so that old addresses go on answering. */
  readonly uids: readonly string[];
  readonly type: string;
  readonly lang: string;
  readonly tags: readonly string[];
  /** Documents of one group are translations of one another. */
  readonly group: string;
  /** Newest first. */
  readonly slugs: readonly string[];
  /** Milliseconds; null for a document that was never published (a draft in a preview). */
  readonly firstPublished: number | null;
  readonly lastPublished: number | null;
  /** The content in stored form: see `stored-data.ts`. */
  readonly data: Readonly<Record<string, unknown>>;
}

export interface Language {
  readonly id: string;
  readonly name: string;
}

/** A picture or file that documents point to by id. */
export interface SnapshotAsset {
  readonly id: string;
  readonly filename: string;
  /** Path below the service's address, without a leading slash: `media/<id>_<name>`. */
  readonly path: string;
  readonly kind: 'image' | 'document' | 'video' | 'audio';
  readonly size: number;
  readonly width: number | null;
  readonly height: number | null;
  /** In the master language. */
  readonly alt: string | null;
  /** In the other languages, by their ids. */
  readonly descriptions?: Readonly<Record<string, string>>;
  readonly credits: string | null;
  readonly focus?: FocalPoint;
  /** The id in its address, and the contents it had before, where it was replaced. */
  readonly address?: string;
  readonly earlier?: readonly {
    readonly address: string;
    readonly width: number | null;
    readonly height: number | null;
  }[];
}

export interface SnapshotContents {
  readonly models: Models;
  /** The first is the master language. */
  readonly languages: readonly Language[];
  readonly assets: ReadonlyMap<string, SnapshotAsset>;
}

/**
 * The whole repository as one ref shows it: immutable, in memory, with the indexes queries need.
 * A publication makes the next snapshot out of the last one, sharing all that did not change.
 */
export class Snapshot {
  readonly ref: string;
  readonly contents: SnapshotContents;
  /** All documents in the default order: the last published first, then by id. */
  readonly ordered: readonly SnapshotDocument[];
  readonly #byId: DocumentsById;
  #byType: ReadonlyMap<string, readonly SnapshotDocument[]> | undefined;
  #byTag: ReadonlyMap<string, readonly SnapshotDocument[]> | undefined;
  #byUid: SharedIndex | undefined;
  #byGroup: SharedIndex | undefined;

  constructor(
    ref: string,
    contents: SnapshotContents,
    documents: Iterable<SnapshotDocument>,
    before?: { snapshot: Snapshot; changes: Changes },
  ) {
    this.ref = ref;
    this.contents = contents;
    if (!before) {
      this.ordered = [...documents].sort(defaultOrder);
      this.#byId = DocumentsById.of(this.ordered);
      return;
    }
    const { snapshot, changes } = before;
    this.ordered = [...documents];
    this.#byId = snapshot.#byId.with(changes, this.ordered);
    this.#byUid = snapshot.#byUid?.add(changes.values());
    this.#byGroup = snapshot.#byGroup?.add(changes.values());
  }

  get size(): number {
    return this.ordered.length;
  }

  document(id: string): SnapshotDocument | undefined {
    return this.#byId.get(id);
  }

  ofType(type: string): readonly SnapshotDocument[] {
    this.#byType ??= groupBy(this.ordered, (document) => [document.type]);
    return this.#byType.get(type) ?? [];
  }

  withTag(tag: string): readonly SnapshotDocument[] {
    this.#byTag ??= groupBy(this.ordered, (document) => document.tags);
    return this.#byTag.get(tag) ?? [];
  }

  /** Present uids go before old ones. */
  withUid(type: string, uid: string): readonly SnapshotDocument[] {
    this.#byUid ??= new SharedIndex(uidKeys).add(this.ordered);
    const found = this.#found(this.#byUid.get(uidKey(type, uid))).filter(
      (document) => document.uid === uid || document.uids.includes(uid),
    );
    const present = found.filter((document) => document.uid === uid);
    return [
      ...present,
      // An old uid that another document of that language has taken since is that document's.
      ...found.filter(
        (document) =>
          document.uid !== uid && !present.some((taker) => taker.lang === document.lang),
      ),
    ];
  }

  /** The document's translations that stand in this snapshot, itself excluded. */
  alternates(document: SnapshotDocument): readonly SnapshotDocument[] {
    this.#byGroup ??= new SharedIndex(({ group }) => [group]).add(this.ordered);
    return this.#found(this.#byGroup.get(document.group)).filter(
      (each) => each.id !== document.id && each.group === document.group,
    );
  }

  /** Those that stand in this snapshot, in the default order. */
  #found(ids: readonly string[]): SnapshotDocument[] {
    return ids.flatMap((id) => this.#byId.get(id) ?? []).sort(defaultOrder);
  }

  get tags(): readonly string[] {
    this.#byTag ??= groupBy(this.ordered, (document) => document.tags);
    return [...this.#byTag.keys()].sort();
  }

  /**
   * Ids of the documents that are another one here than in a snapshot before, and of those that are not here any more.
   * Documents name their translations, so these change with one that comes, leaves or gets another address.
   */
  changesSince(before: Snapshot): { changed: string[]; gone: string[] } {
    const changed = new Set<string>();
    const gone = before.ordered.filter(({ id }) => !this.document(id));
    const naming = (document: SnapshotDocument) => {
      for (const { id } of this.alternates(document)) changed.add(id);
    };
    for (const document of this.ordered) {
      const last = before.document(document.id);
      if (last === document) continue;
      changed.add(document.id);
      if (last && isNamedAlike(last, document)) continue;
      naming(document);
      if (last) naming(last);
    }
    for (const document of gone) naming(document);
    return { changed: [...changed], gone: gone.map(({ id }) => id) };
  }

  /** The next snapshot: `changes` gives each changed document, or null where it leaves. */
  with(ref: string, changes: Changes, contents: SnapshotContents = this.contents): Snapshot {
    const kept = this.ordered.filter((document) => !changes.has(document.id));
    const added = [...changes.values()].filter((document) => document !== null).sort(defaultOrder);
    return new Snapshot(ref, contents, merge(kept, added), { snapshot: this, changes });
  }
}

/** Whether translations name them by the same words. */
export function isNamedAlike(one: SnapshotDocument, other: SnapshotDocument): boolean {
  return one.uid === other.uid && one.lang === other.lang && one.group === other.group;
}

function uidKeys({ type, uid, uids }: SnapshotDocument): string[] {
  return [...(uid === null ? [] : [uid]), ...uids].map((each) => uidKey(type, each));
}

function uidKey(type: string, uid: string): string {
  return `${type}\n${uid}`;
}

function defaultOrder(a: SnapshotDocument, b: SnapshotDocument): number {
  const newest = (b.lastPublished ?? Infinity) - (a.lastPublished ?? Infinity);
  if (newest > 0 || newest < 0) return newest;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

function merge(a: readonly SnapshotDocument[], b: readonly SnapshotDocument[]) {
  const merged: SnapshotDocument[] = [];
  let next = 0;
  for (const document of a) {
    for (let candidate = b[next]; candidate && defaultOrder(candidate, document) < 0; ) {
      merged.push(candidate);
      next += 1;
      candidate = b[next];
    }
    merged.push(document);
  }
  return merged.concat(b.slice(next));
}

function groupBy(
  documents: readonly SnapshotDocument[],
  keys: (document: SnapshotDocument) => readonly string[],
): ReadonlyMap<string, readonly SnapshotDocument[]> {
  const groups = new Map<string, SnapshotDocument[]>();
  for (const document of documents) {
    for (const key of keys(document)) {
      const group = groups.get(key);
      if (group) group.push(document);
      else groups.set(key, [document]);
    }
  }
  return groups;
}
