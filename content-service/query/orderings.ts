import { memoized, own } from '@farol/content-model';
import type { Snapshot, SnapshotDocument } from '../repository/snapshot.ts';
import { sortKeyAt } from './field-values.ts';
import { fieldAt } from './fields.ts';
import { faultAt } from './query-error.ts';
import { hasValues } from './subjects.ts';

export interface Order {
  readonly keyOf: (document: SnapshotDocument) => string | number | null;
  readonly descending: boolean;
  /** All documents of the snapshot in this order; sorting thousands again for each search takes too long. */
  readonly sequence?: () => readonly SnapshotDocument[];
}

/**
 * `[my.product.price desc, document.first_publication_date]`, brackets optional. Documents without the
 * field go last in either direction.
 */
export function readOrderings(orderings: string, snapshot: Snapshot): Order[] {
  const [opening = ''] = /^\s*\[?/.exec(orderings) ?? [];
  const list = orderings.slice(opening.length).trimEnd();
  const inner = list.endsWith(']') ? list.slice(0, -1) : list;
  if (inner.includes(']'))
    throw faultAt('syntax', `\`]' expected`, orderings, orderings.indexOf(']') + 1, place);
  if (inner.trim() === '') return [];
  let position = opening.length;
  return inner.split(',').map((item) => {
    const at = position + (item.length - item.trimStart().length);
    position += item.length + 1;
    return readOrder(item.trim(), snapshot, (what) => {
      throw faultAt('meaning', what, orderings, at, place);
    });
  });
}

const place = 'orderings';

function readOrder(item: string, snapshot: Snapshot, refuse: (what: string) => never): Order {
  const [path = '', direction = 'asc', ...surplus] = item.split(/\s+/);
  if (surplus.length > 0 || !/^(?:asc|desc)$/i.test(direction)) {
    refuse(`unexpected ordering '${item}'`);
  }
  const keyOf = keyAt(path, snapshot) ?? refuse(`unexpected field '${path}'`);
  const order = { keyOf, descending: direction.toLowerCase() === 'desc' };
  return { ...order, sequence: () => sequenceOf(snapshot, `${path} ${order.descending}`, order) };
}

const sequencesOf = memoized((_: Snapshot) => new Map<string, readonly SnapshotDocument[]>());

function sequenceOf(snapshot: Snapshot, name: string, order: Order): readonly SnapshotDocument[] {
  const cached = sequencesOf(snapshot);
  const sequence = cached.get(name) ?? inOrders(snapshot.ordered, [order]);
  cached.set(name, sequence);
  return sequence;
}

function keyAt(path: string, snapshot: Snapshot): Order['keyOf'] | null {
  const ofDocument = own(documentKeys, path);
  if (ofDocument) return ofDocument;
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

/** All documents of the snapshot in the asked order, where it is a single field, whose order is kept. */
export function sequenceIn([first, ...others]: readonly Order[]) {
  return others.length === 0 ? (first?.sequence?.() ?? null) : null;
}

/** By the first order, where that leaves it open by the second, and so on; otherwise as they stood. */
export function inOrders(
  documents: readonly SnapshotDocument[],
  orders: readonly Order[],
): readonly SnapshotDocument[] {
  if (orders.length === 0) return documents;
  const compared = orders.map(({ keyOf, descending }) => ({
    keys: documents.map(keyOf),
    sign: descending ? -1 : 1,
  }));
  const places = Array.from(documents, (_, place) => place);
  places.sort((a, b) => {
    for (const { keys, sign } of compared) {
      const first = keys[a] ?? null;
      const second = keys[b] ?? null;
      if (first === second) continue;
      if (first === null) return 1;
      if (second === null) return -1;
      return first < second ? -sign : sign;
    }
    return a - b;
  });
  return places.flatMap((place) => documents[place] ?? []);
}
