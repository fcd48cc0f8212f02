import type { Snapshot, SnapshotDocument } from '../repository/snapshot.ts';
import { Call, type Condition } from './condition.ts';
import { conditionOf } from './functions.ts';
import { mergeQueries } from './merge-queries.ts';
import { inOrders, type Order, readOrderings, sequenceIn } from './orderings.ts';
import { parsePredicates } from './parse-predicates.ts';

export interface Search {
  /** Each `[[…][…]]`; a document has to match all of them. */
  readonly queries: readonly string[];
  /** A language, `*` for all, or null for the master language. */
  readonly lang: string | null;
  readonly orderings: string | null;
  /** Leaves out everything up to and including this document. */
  readonly after: string | null;
}

/** Every document of the snapshot that the search asks for, in order. Throws QueryError. */
export function find(snapshot: Snapshot, search: Search): readonly SnapshotDocument[] {
  const text = mergeQueries(search.queries);
  const conditions = parsePredicates(text).map((predicate) =>
    conditionOf(predicate.name, new Call(predicate, text, snapshot)),
  );
  const orders = [
    ...(search.orderings === null ? [] : readOrderings(search.orderings, snapshot)),
    ...conditions.flatMap(orderByRank),
  ];
  const matches = (document: SnapshotDocument) =>
    speaks(document, search.lang, snapshot) &&
    conditions.every((condition) => condition.matches(document));
  const candidates = smallest(snapshot, conditions);
  // Walking along a kept order looks at every document there is, which is less than sorting most of them.
  const sequence = candidates.length > snapshot.size / 2 ? sequenceIn(orders) : null;
  const found = sequence?.filter(matches) ?? inOrders(candidates.filter(matches), orders);
  return following(found, search.after);
}

function smallest(snapshot: Snapshot, conditions: readonly Condition[]) {
  return conditions.reduce(
    (least, { among }) => (among && among.length < least.length ? among : least),
    snapshot.ordered,
  );
}

function speaks(document: SnapshotDocument, lang: string | null, snapshot: Snapshot): boolean {
  return lang === '*' || document.lang === (lang ?? snapshot.contents.languages[0]?.id);
}

function orderByRank({ rank }: Condition): Order[] {
  return rank ? [{ keyOf: rank, descending: false }] : [];
}

function following(documents: readonly SnapshotDocument[], after: string | null) {
  if (after === null) return documents;
  const last = documents.findIndex((document) => document.id === after);
  return documents.slice(last + 1);
}
