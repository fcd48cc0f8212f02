import { binarySearch, type FocalPoint } from '@farol/content-model';
import type { Models } from './models.ts';
import { type Changes, DocumentsById, type Lists, listsBy, SharedIndex } from './snapshot-parts.ts';

/** A document as one snapshot shows it. Immutable. */
export interface SnapshotDocument {
  readonly id: string;
  readonly uid: string | null;
  /** Every uid the document was ever published under, so that old addresses keep working. */
  readonly uids: readonly string[];
  readonly type: string;
  readonly lang: string;
  readonly tags: readonly string[];
  /** Documents of one group are translations of one another. */
  readonly group: string;
  /** Newest first. */
  readonly slugs: readonly string[];
  /** Milliseconds; null for a never published document, a draft in a preview. */
  readonly firstPublished: number | null;
  readonly lastPublished: number | null;
  /** The content in stored form, see `stored-data.ts`. */
  readonly data: Readonly<Record<string, unknown>>;
}

export interface Language {
  readonly id: string;
  readonly name: string;
}

/** A picture or file that documents reference by id. */
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
  /** If its content was replaced: the id in its current address, and the former contents. */
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
 * All documents as one ref shows them: immutable, in memory, with the indexes that queries need.
 * A publication derives the next snapshot from the previous one and shares what did not change.
 */
export class Snapshot {
  readonly ref: string;
  readonly contents: SnapshotContents;
  /** All documents in the default order: last published first, then by id. */
  readonly ordered: readonly SnapshotDocument[];
  /**
   * Stands for the types, languages and uids of all documents: the same object as in the snapshot before if none of
   * them changed, so that what follows from them is computed once (`addressBookOf`).
   */
  readonly outline: object;
  readonly #byId: DocumentsById;
  #byType: Lists | undefined;
  #byTag: Lists | undefined;
  #byUid: SharedIndex | undefined;
  #byGroup: SharedIndex | undefined;

  constructor(
    ref: string,
    contents: SnapshotContents,
    documents: Iterable<SnapshotDocument> | { before: Snapshot; changes: Changes },
  ) {
    this.ref = ref;
    this.contents = contents;
    if (Symbol.iterator in documents) {
      this.ordered = [...documents].sort(defaultOrder);
      this.outline = {};
      this.#byId = DocumentsById.of(this.ordered);
      return;
    }
    const { before, changes } = documents;
    const replaced = [...changes.keys()].flatMap((id) => before.document(id) ?? []);
    const added = [...changes.values()].filter((document) => document !== null);
    this.ordered = listAfter(before.ordered, replaced, added);
    this.outline = haveSameOutline(replaced, added) ? before.outline : {};
    this.#byId = before.#byId.with(changes, this.ordered);
    this.#byType = before.#byType && listsAfter(before.#byType, replaced, added, typeOf);
    this.#byTag = before.#byTag && listsAfter(before.#byTag, replaced, added, tagsOf);
    this.#byUid = before.#byUid?.add(added);
    this.#byGroup = before.#byGroup?.add(added);
  }

  get size(): number {
    return this.ordered.length;
  }

  document(id: string): SnapshotDocument | undefined {
    return this.#byId.get(id);
  }

  ofType(type: string): readonly SnapshotDocument[] {
    this.#byType ??= listsBy(typeOf, this.ordered);
    return this.#byType.get(type) ?? [];
  }

  withTag(tag: string): readonly SnapshotDocument[] {
    this.#byTag ??= listsBy(tagsOf, this.ordered);
    return this.#byTag.get(tag) ?? [];
  }

  /** Documents with this uid, current uids before former ones. */
  withUid(type: string, uid: string): readonly SnapshotDocument[] {
    this.#byUid ??= new SharedIndex(uidKeys).add(this.ordered);
    const matching = this.#documents(this.#byUid.get(uidKey(type, uid))).filter(
      (document) => document.uid === uid || document.uids.includes(uid),
    );
    const current = matching.filter((document) => document.uid === uid);
    return [
      ...current,
      // A former uid that another document of the same language uses now belongs to that document.
      ...matching.filter(
        (document) => document.uid !== uid && !current.some(({ lang }) => lang === document.lang),
      ),
    ];
  }

  /** The document's translations in this snapshot, without itself. */
  alternates(document: SnapshotDocument): readonly SnapshotDocument[] {
    this.#byGroup ??= new SharedIndex(({ group }) => [group]).add(this.ordered);
    return this.#documents(this.#byGroup.get(document.group)).filter(
      ({ id, group }) => id !== document.id && group === document.group,
    );
  }

  /** The documents of these ids in this snapshot, in the default order. */
  #documents(ids: readonly string[]): SnapshotDocument[] {
    return ids.flatMap((id) => this.#byId.get(id) ?? []).sort(defaultOrder);
  }

  get tags(): readonly string[] {
    this.#byTag ??= listsBy(tagsOf, this.ordered);
    return [...this.#byTag.keys()].sort();
  }

  /**
   * Ids of the documents that differ from an earlier snapshot, and of those that are gone. Documents list their
   * translations, so they also change when a translation appears, disappears or gets another address.
   */
  changesSince(before: Snapshot): { changed: string[]; gone: string[] } {
    const changed = new Set<string>();
    const gone = before.ordered.filter(({ id }) => !this.document(id));
    const addTranslations = (document: SnapshotDocument) => {
      for (const { id } of this.alternates(document)) changed.add(id);
    };
    for (const document of this.ordered) {
      const previous = before.document(document.id);
      if (previous === document) continue;
      changed.add(document.id);
      if (previous && hasSameLink(previous, document)) continue;
      addTranslations(document);
      if (previous) addTranslations(previous);
    }
    for (const document of gone) addTranslations(document);
    return { changed: [...changed], gone: gone.map(({ id }) => id) };
  }

  /** The next snapshot; in `changes`, null removes a document. */
  with(ref: string, changes: Changes, contents: SnapshotContents = this.contents): Snapshot {
    return new Snapshot(ref, contents, { before: this, changes });
  }
}

function haveSameOutline(
  replaced: readonly SnapshotDocument[],
  added: readonly SnapshotDocument[],
): boolean {
  return (
    replaced.length === added.length &&
    replaced.every(({ id, type, lang, uid }, at) => {
      const document = added[at];
      const isSameLink = document?.lang === lang && document.uid === uid;
      return isSameLink && document.id === id && document.type === type;
    })
  );
}

const typeOf = ({ type }: SnapshotDocument) => [type];
const tagsOf = ({ tags }: SnapshotDocument) => tags;

/** The lists after some documents were replaced by others; those that have none of them stay the same. */
function listsAfter(
  lists: Lists,
  replaced: readonly SnapshotDocument[],
  added: readonly SnapshotDocument[],
  keysOf: (document: SnapshotDocument) => readonly string[],
): Lists {
  const replacedBy = listsBy(keysOf, replaced);
  const addedBy = listsBy(keysOf, added);
  const next = new Map(lists);
  for (const key of new Set([...replacedBy.keys(), ...addedBy.keys()])) {
    const list = listAfter(lists.get(key) ?? [], replacedBy.get(key) ?? [], addedBy.get(key) ?? []);
    if (list.length > 0) next.set(key, list);
    else next.delete(key);
  }
  return next;
}

/** Up to this many changes, looking at few of the documents is quicker than looking at all. */
const fewChanges = 100;

/** A list in the default order after some documents were replaced by others. */
function listAfter(
  list: readonly SnapshotDocument[],
  replaced: readonly SnapshotDocument[],
  added: readonly SnapshotDocument[],
): readonly SnapshotDocument[] {
  if (replaced.length + added.length > fewChanges) {
    const gone = new Set(replaced);
    return [...list.filter((document) => !gone.has(document)), ...added].sort(defaultOrder);
  }
  if (replaced.length + added.length === 0) return list;
  const next = [...list];
  for (const document of replaced) next.splice(placeOf(document, next), 1);
  for (const document of added) next.splice(placeOf(document, next), 0, document);
  return next;
}

function placeOf(document: SnapshotDocument, list: readonly SnapshotDocument[]): number {
  return binarySearch(list, (each) => defaultOrder(each, document) >= 0);
}

/** Whether translations link to both in the same way. */
export function hasSameLink(one: SnapshotDocument, other: SnapshotDocument): boolean {
  return one.uid === other.uid && one.lang === other.lang && one.group === other.group;
}

function uidKeys({ type, uid, uids }: SnapshotDocument): string[] {
  return [...(uid === null ? [] : [uid]), ...uids].map((value) => uidKey(type, value));
}

function uidKey(type: string, uid: string): string {
  return `${type}\n${uid}`;
}

function defaultOrder(a: SnapshotDocument, b: SnapshotDocument): number {
  const newest = (b.lastPublished ?? Infinity) - (a.lastPublished ?? Infinity);
  if (newest > 0 || newest < 0) return newest;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
