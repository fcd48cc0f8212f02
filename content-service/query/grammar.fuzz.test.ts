import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { malformedQuery, wildQuery } from './arbitrary-malformed.testing.ts';
import { somePredicate, someSpelling, writePredicate } from './arbitrary-searches.testing.ts';
import { parsePredicates } from './parse-predicates.ts';
import { QueryError } from './query-error.ts';
import { find } from './search.ts';
import { exampleDocument, exampleSnapshot } from './snapshot.testing.ts';

const snapshot = exampleSnapshot([exampleDocument({ id: 'd0', uid: 'lisbon' })]);

function ask(query: string) {
  const usual = { lang: '*', orderings: null, after: null };
  return find(snapshot, { queries: [query], ...usual });
}

describe('the grammar', () => {
  it('answers any text with documents or the position of the fault', () => {
    fc.assert(
      fc.property(wildQuery, (text) => {
        try {
          expect(ask(text)).toBeInstanceOf(Array);
        } catch (error) {
          if (!(error instanceof QueryError)) throw error;
          const { line, column, message } = error.fault;
          const lines = text.trim().split('\n');
          expect(line).toBeGreaterThanOrEqual(1);
          expect(line).toBeLessThanOrEqual(lines.length);
          expect(column).toBeGreaterThanOrEqual(1);
          expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1);
          expect(message).toContain(` on line:${line} col:${column} in query '`);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('refuses every query that cannot be read', () => {
    fc.assert(
      fc.property(malformedQuery, (text) => {
        expect(() => ask(text), text).toThrow(QueryError);
      }),
      { numRuns: 3000 },
    );
  });

  it('reads every predicate in every spelling the same', () => {
    const plain = { prefix: '', space: '', separator: ',' };
    fc.assert(
      fc.property(somePredicate, someSpelling, (predicate, spelling) => {
        const [read] = parsePredicates(`[${writePredicate(predicate, spelling)}]`);
        const [expected] = parsePredicates(`[${writePredicate(predicate, plain)}]`);
        expect(shape(read)).toEqual(shape(expected));
        expect(() => ask(`[${writePredicate(predicate, spelling)}]`)).not.toThrow();
      }),
      { numRuns: 2000 },
    );
  });
});

function shape(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, inner) => (/[pP]osition$/.test(key) ? undefined : inner)),
  );
}
