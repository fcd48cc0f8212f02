import { memoized, own } from '@farol/content-model';
import type { Snapshot, SnapshotDocument } from '../repository/snapshot.ts';
import { sortKeyAt } from './field-values.ts';
import { fieldAt } from './fields.ts';
import { faultAt } from './query-error.ts';
import { hasValues } from './subjects.ts';

export interface Order {
  readonly keyOf: (document: SnapshotDocument) => string | number | null;
  readonly descending: boolean;
  /** All documents of the snapshot in this order, cached because sorting thousands per search is too slow. */
  readonly sequence?: () => readonly SnapshotDocument[];
}

/**
 * Parses `[my.product.price desc, document.first_publication_date]`, brackets optional. Documents without the
 * field come last in either direction.
 */
export function readOrderings(orderings: string, snapshot: Snapshot): Order[] {
  const [opening = ''] = /^\s*\[?/.exec(orderings) ?? [];
  const list = orderings.slice(opening.length).trimEnd();
  const inner = list.endsWith(']') ? list.slice(0, -1) : list;
  if (inner.includes(']'))
    throw faultAt('syntax', `\`]' expected`, orderings, orderings.indexOf(']') + 1, location);
  if (inner.trim() === '') return [];
  let position = opening.length;
  return inner.split(',').map((item, index) => {
    const start = position + (item.length - item.trimStart().length);
    position += item.length + 1;
    const refuse = (problem: string): never => {
      throw faultAt('meaning', problem, orderings, start, location);
    };
    if (index === maxOrderings) refuse(`at most ${maxOrderings} orderings expected`);
    return readOrder(item.trim(), snapshot, refuse);
  });
}

const maxOrderings = 32;

const location = 'orderings';

function readOrder(item: string, snapshot: Snapshot, refuse: (problem: string) => never): Order {
  const [path = '', direction = 'asc', ...extra] = item.split(/\s+/);
  if (extra.length > 0 || !/^(?:asc|desc)$/i.test(direction)) {
    refuse(`unexpected ordering '${item}'`);
  }
  const keyOf = keyAt(path, snapshot) ?? refuse(`unexpected field '${path}'`);
  const order = { keyOf, descending: direction.toLowerCase() === 'desc' };
  return { ...order, sequence: () => sequenceOf(snapshot, `${path} ${order.descending}`, order) };
}

const sequencesOf = memoized((_: Snapshot) => new Map<string, readonly SnapshotDocument[]>());

function sequenceOf(snapshot: Snapshot, name: string, order: Order): readonly SnapshotDocument[] {
  const cached = sequencesOf(snapshot);
  const sequence = cached.get(name) ?? sortBy(snapshot.ordered, [order]);
  cached.set(name, sequence);
  return sequence;
}

function keyAt(path: string, snapshot: Snapshot): Order['keyOf'] | null {
  const documentKey = own(documentKeys, path);
  if (documentKey) return documentKey;
  const { models } = snapshot.contents;
  const field = fieldAt(models, path);
  if (!field || !hasValues(field.kind)) return null;
  const keyOf = sortKeyAt(models, field);
  return (document) => (document.type === field.type ? keyOf(document) : null);
}

const documentKeys: Readonly<Record<string, Order['keyOf']>> = {
  'document.first_publication_date': (document) => document.firstPublished,
  'document.last_publication_date': (document) => document.lastPublished,
  'document.id': (document) => document.id,
  'document.uid': (document) => document.uid,
  'document.type': (document) => document.type,
  'document.lang': (document) => document.lang,
};

/** All documents of the snapshot in the requested order, which is only cached for a single field. */
export function cachedSequence([first, ...others]: readonly Order[]) {
  return others.length === 0 ? (first?.sequence?.() ?? null) : null;
}

/** A stable sort by several orders, the first one being the most significant. */
export function sortBy(
  documents: readonly SnapshotDocument[],
  orders: readonly Order[],
): readonly SnapshotDocument[] {
  if (orders.length === 0) return documents;
  const columns = orders.map(({ keyOf, descending }) => ({
    keys: documents.map(keyOf),
    sign: descending ? -1 : 1,
  }));
  const indices = Array.from(documents, (_, index) => index);
  indices.sort((a, b) => {
    for (const { keys, sign } of columns) {
      const first = keys[a] ?? null;
      const second = keys[b] ?? null;
      if (first === second) continue;
      if (first === null) return 1;
      if (second === null) return -1;
      return first < second ? -sign : sign;
    }
    return a - b;
  });
  return indices.flatMap((index) => documents[index] ?? []);
}
