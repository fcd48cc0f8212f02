import type { Document } from './content.ts';
import type { Fitted } from './fit.ts';

/** The published content at one ref, as it was copied. */
export interface Snapshot {
  readonly ref: string;
  readonly documents: ReadonlyMap<string, Document>;
  /** Documents that are published too, but that the site cannot show. */
  readonly others: ReadonlySet<string>;
}

/** A document that does not fit its model; where an earlier version of it did, that one is still shown. */
export interface Misfit {
  readonly id: string;
  readonly fault: string;
}

export interface Taken {
  readonly snapshot: Snapshot;
  readonly misfits: readonly Misfit[];
  /** Documents that are shown without a field that does not fit. */
  readonly mended: readonly Misfit[];
}

export const noSnapshot: Snapshot = { ref: '', documents: new Map(), others: new Set() };

/** A snapshot of all documents there are at a ref. */
export function takeAll(ref: string, all: Iterable<Fitted>, before: Snapshot): Taken {
  return take(all, before, { ref, documents: new Map(), others: new Set() });
}

/** The next snapshot: some documents came or changed, some left. */
export function takeChanges(
  ref: string,
  changed: Iterable<Fitted>,
  gone: Iterable<string>,
  before: Snapshot,
): Taken {
  const documents = new Map(before.documents);
  const others = new Set(before.others);
  for (const id of gone) {
    documents.delete(id);
    others.delete(id);
  }
  return take(changed, before, { ref, documents, others });
}

function take(
  all: Iterable<Fitted>,
  before: Snapshot,
  next: { ref: string; documents: Map<string, Document>; others: Set<string> },
): Taken {
  const { documents, others } = next;
  const misfits: Misfit[] = [];
  const mended: Misfit[] = [];
  for (const fitted of all) {
    const id = fitted.kind === 'document' ? fitted.document.id : fitted.id;
    const kept = fitted.kind === 'misfit' ? before.documents.get(id) : undefined;
    const document = fitted.kind === 'document' ? fitted.document : kept;
    if (fitted.kind === 'misfit') misfits.push({ id, fault: fitted.fault });
    if (fitted.kind === 'document') for (const fault of fitted.faults) mended.push({ id, fault });
    others.delete(id);
    documents.delete(id);
    if (document) documents.set(id, document);
    else others.add(id);
  }
  return { snapshot: next, misfits, mended };
}

/** How many documents are published at the snapshot's ref. */
export function sizeOf({ documents, others }: Snapshot): number {
  return documents.size + others.size;
}

/** When the newest publication in a snapshot was. */
export function newestPublication({ documents }: Snapshot): number {
  let newest = 0;
  for (const { last_publication_date } of documents.values())
    newest = Math.max(newest, Date.parse(last_publication_date ?? '') || 0);
  return newest;
}

/** The documents and their translations: each of them names the others, so they change together. */
export function withTranslations(ids: Iterable<string>, { documents }: Snapshot): Set<string> {
  const all = new Set(ids);
  for (const id of [...all])
    for (const each of documents.get(id)?.alternate_languages ?? []) all.add(each.id);
  return all;
}
