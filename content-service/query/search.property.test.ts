import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testLimits } from '../../testing/limits.ts';
import { someDocuments } from './arbitrary-documents.testing.ts';
import { someSearch, someSpelling, writePredicate } from './arbitrary-searches.testing.ts';
import { naiveSearch } from './naive-search.testing.ts';
import { find } from './search.ts';
import { exampleSnapshot } from './snapshot.testing.ts';

/** `QUERY_CASES=1000000` runs more cases. */
const cases = Number(process.env.QUERY_CASES ?? 10_000);
const searchesPerWorld = 20;

describe('find', () => {
  it('finds what the plainest evaluation finds, in the same order', {
    timeout: testLimits.search,
  }, () => {
    let found = 0;
    fc.assert(
      fc.property(
        someDocuments,
        fc.array(fc.tuple(someSearch, someSpelling, fc.boolean()), {
          minLength: searchesPerWorld,
          maxLength: searchesPerWorld,
        }),
        (documents, searches) => {
          const snapshot = exampleSnapshot(documents);
          for (const [search, spelling, merged] of searches) {
            const predicates = search.predicates.map((each) => writePredicate(each, spelling));
            const queries = merged ? [predicates.join('')] : predicates;
            const orderings = search.orderings.map(
              ({ path, descending }) => `${path}${descending ? ' desc' : ''}`,
            );
            const result = find(snapshot, {
              queries: queries.map((query) => `[${query}]`),
              lang: search.lang,
              orderings: `[${orderings.join(',')}]`,
              after: search.after,
            }).map(({ id }) => id);
            expect(result, queries.join(' ')).toEqual(naiveSearch(documents, search));
            found += result.length;
          }
        },
      ),
      { numRuns: Math.ceil(cases / searchesPerWorld) },
    );
    // If no search had results, the implementations would trivially agree.
    expect(found).toBeGreaterThan(cases / 2);
  });
});
