import { isRecord } from '@farol/content-model';
import * as fc from 'fast-check';
import { contentApi } from '../content-api/index.ts';
import { responseCache } from '../content-api/response-cache.ts';
import { someDocuments } from '../query/arbitrary-documents.testing.ts';
import { malformedQuery, validQuery, wildQuery } from '../query/arbitrary-malformed.testing.ts';
import { largeSnapshot } from '../query/large-snapshot.testing.ts';
import { exampleSnapshot } from '../query/snapshot.testing.ts';
import type { Library } from '../repository/library.ts';
import { p99 } from './percentiles.ts';
import type { Verdict } from './verdict.ts';

interface Group {
  readonly name: string;
  readonly queries: fc.Arbitrary<string>;
  readonly statuses: readonly number[];
}

const groups: readonly Group[] = [
  { name: 'malformed', queries: malformedQuery, statuses: [400] },
  { name: 'valid', queries: validQuery, statuses: [200] },
  // Most of these are malformed; a few happen to be valid.
  { name: 'wild', queries: wildQuery, statuses: [200, 400] },
];

const bar = 10;
const batch = 1000;

/** Sends malformed, valid and wild queries through the Content API, and counts what goes wrong. */
export async function proveGrammar({ short }: { short: boolean }): Promise<Verdict> {
  const cases = short ? 2_000 : 100_000;
  const ask = asker();
  const figures: Record<string, string | number> = {};
  let passed = true;
  let fault = '';
  for (const { name, queries, statuses } of groups) {
    const seen = new Seen();
    for (let done = 0; done < cases; done += batch) {
      const numRuns = Math.min(batch, cases - done);
      for (const query of fc.sample(queries, { numRuns, seed: done + 1 })) {
        const wrong = await seen.add(() => ask(query), statuses);
        if (wrong) fault ||= `${wrong}: ${JSON.stringify(query)}`;
      }
    }
    Object.assign(figures, seen.figures(name));
    passed &&= seen.isSound && (short || seen.p99 <= bar);
  }
  figures['p99 bar ms'] = bar;
  if (fault !== '') figures['first fault'] = fault;
  return { passed, figures };
}

/** The outcomes of one group of queries. */
class Seen {
  readonly #times: number[] = [];
  readonly #statuses = new Map<number, number>();
  #crashes = 0;
  #wrong = 0;

  get isSound(): boolean {
    return this.#crashes + this.#wrong === 0;
  }

  /** Returns what was wrong with the response, or null. */
  async add(ask: () => Promise<Response>, expected: readonly number[]): Promise<string | null> {
    const started = performance.now();
    try {
      const answer = await ask();
      const body: unknown = await answer.json();
      this.#times.push(performance.now() - started);
      this.#statuses.set(answer.status, (this.#statuses.get(answer.status) ?? 0) + 1);
      if (expected.includes(answer.status) && (answer.status === 200 || hasPlace(body)))
        return null;
      this.#wrong += 1;
      return `answered ${answer.status} ${JSON.stringify(body)}`;
    } catch (error) {
      this.#crashes += 1;
      return `crashed with ${error}`;
    }
  }

  figures(name: string): Record<string, number> {
    const failures = [...this.#statuses].filter(([status]) => status >= 500);
    return {
      [`${name}, queries`]: this.#times.length + this.#crashes,
      [`${name}, answered 200`]: this.#statuses.get(200) ?? 0,
      [`${name}, answered 400`]: this.#statuses.get(400) ?? 0,
      [`${name}, answered 5xx`]: failures.reduce((sum, [, count]) => sum + count, 0),
      [`${name}, crashes`]: this.#crashes,
      [`${name}, wrong answers`]: this.#wrong,
      [`${name}, p99 ms`]: this.p99,
    };
  }

  get p99(): number {
    return Math.round(p99(this.#times) * 100) / 100;
  }
}

/** A 400 gives the position: as numbers, in words, and with a mark below it. */
function hasPlace(body: unknown): boolean {
  if (!isRecord(body) || body.type !== 'parsing-error' || body.location !== 'query') return false;
  const { line, column, message } = body;
  if (typeof line !== 'number' || typeof column !== 'number' || line < 1 || column < 1)
    return false;
  return (
    String(message).includes(` on line:${line} col:${column} in query '`) &&
    String(message).endsWith(`\n${' '.repeat(column - 1)}^\n`)
  );
}

function asker(): (query: string) => Promise<Response> {
  const [few = []] = fc.sample(someDocuments, { numRuns: 1, seed: 7 });
  const snapshot = exampleSnapshot([...few, ...largeSnapshot(1000).ordered]);
  const library: Library = {
    repositoryName: 'farol',
    visibility: 'public',
    master: () => snapshot,
    releases: () => [],
    resolve: () => ({ kind: 'master', snapshot }),
    catchUp: async () => {},
    scopeOf: () => null,
  };
  const app = contentApi({
    library,
    clock: Date.now,
    trustProxy: false,
    requestsPerSecond: null,
    cache: responseCache(16 * 1024 * 1024),
  });
  return async (q) => {
    const query = new URLSearchParams({ ref: snapshot.ref, lang: '*', q });
    return app.request(`/api/v2/documents/search?${query}`);
  };
}
