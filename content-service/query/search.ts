import type { Snapshot, SnapshotDocument } from '../repository/snapshot.ts';
import { Call, type Condition } from './condition.ts';
import { conditionOf } from './functions.ts';
import { mergeQueries } from './merge-queries.ts';
import { cachedSequence, type Order, readOrderings, sortBy } from './orderings.ts';
import { parsePredicates } from './parse-predicates.ts';
import type { Predicate } from './predicate.ts';
import { faultAt } from './query-error.ts';

export interface Search {
  /** Queries, each `[[…][…]]`; a document has to match all of them. */
  readonly queries: readonly string[];
  /** A language, `*` for all, or null for the master language. */
  readonly lang: string | null;
  readonly orderings: string | null;
  /** Skips everything up to and including this document. */
  readonly after: string | null;
}

/** All documents of the snapshot that match the search, in order. Throws QueryError. */
export function find(snapshot: Snapshot, search: Search): readonly SnapshotDocument[] {
  const text = mergeQueries(search.queries);
  const predicates = parsePredicates(text);
  limit('predicates', predicates, maxPredicates, text);
  const similar = predicates.filter(({ name }) => name === 'similar');
  limit('predicates `similar`', similar, maxSimilar, text);
  const conditions = predicates.map((predicate) =>
    conditionOf(predicate.name, new Call(predicate, text, snapshot)),
  );
  const orders = [
    ...(search.orderings === null ? [] : readOrderings(search.orderings, snapshot)),
    ...conditions.flatMap(orderByRank),
  ];
  const matches = (document: SnapshotDocument) =>
    isInLanguage(document, search.lang, snapshot) &&
    conditions.every((condition) => condition.matches(document));
  const candidates = smallestCandidates(snapshot, conditions);
  // Filtering all documents in a cached order is faster than sorting more than half of them.
  const sequence = candidates.length > snapshot.size / 2 ? cachedSequence(orders) : null;
  const results = sequence?.filter(matches) ?? sortBy(candidates.filter(matches), orders);
  return documentsAfter(results, search.after);
}

/** Each predicate is tried on every document at once, which nothing else can interrupt. */
const maxPredicates = 128;
/** These compare the words of all documents. */
const maxSimilar = 4;

function limit(what: string, found: readonly Predicate[], max: number, text: string): void {
  const extra = found[max];
  if (!extra) return;
  const problem = `at most ${max} ${what} expected but ${found.length} found`;
  throw faultAt('meaning', problem, text, extra.namePosition);
}

function smallestCandidates(snapshot: Snapshot, conditions: readonly Condition[]) {
  return conditions.reduce(
    (smallest, { candidates }) =>
      candidates && candidates.length < smallest.length ? candidates : smallest,
    snapshot.ordered,
  );
}

function isInLanguage(
  document: SnapshotDocument,
  lang: string | null,
  snapshot: Snapshot,
): boolean {
  return lang === '*' || document.lang === (lang ?? snapshot.contents.languages[0]?.id);
}

function orderByRank({ rank }: Condition): Order[] {
  return rank ? [{ keyOf: rank, descending: false }] : [];
}

function documentsAfter(documents: readonly SnapshotDocument[], after: string | null) {
  if (after === null) return documents;
  const last = documents.findIndex((document) => document.id === after);
  return documents.slice(last + 1);
}
