import type { Snapshot, SnapshotDocument } from '../repository/snapshot.ts';
import { Call, type Condition } from './condition.ts';
import { conditionOf } from './functions.ts';
import { mergeQueries } from './merge-queries.ts';
import { type Comparison, comparisonsOf } from './orderings.ts';
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
  const comparisons = [
    ...(search.orderings === null ? [] : comparisonsOf(search.orderings, snapshot)),
    ...conditions.flatMap(comparisonByRank),
  ];
  const matching = smallest(snapshot, conditions).filter(
    (document) =>
      speaks(document, search.lang, snapshot) &&
      conditions.every((condition) => condition.matches(document)),
  );
  return following(sorted(matching, comparisons), search.after);
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

function comparisonByRank({ rank }: Condition): Comparison[] {
  if (!rank) return [];
  return [
    (a, b) => {
      const first = rank(a);
      const second = rank(b);
      return first === second ? 0 : first < second ? -1 : 1;
    },
  ];
}

function sorted(documents: readonly SnapshotDocument[], comparisons: readonly Comparison[]) {
  if (comparisons.length === 0) return documents;
  return documents.toSorted((a, b) => {
    for (const compare of comparisons) {
      const difference = compare(a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}

function following(documents: readonly SnapshotDocument[], after: string | null) {
  if (after === null) return documents;
  const last = documents.findIndex((document) => document.id === after);
  return documents.slice(last + 1);
}
