import { Agent, get } from 'node:http';
import { serve } from '@hono/node-server';
import { contentApi } from '../content-api/index.ts';
import { keptAnswers } from '../content-api/kept.ts';
import type { Library } from '../content-api/library.ts';
import { largeSnapshot, size, tagOf, uidOf, wordOf } from '../query/large-snapshot.ts';
import type { Snapshot } from '../repository/snapshot.ts';

export interface ReadingResult {
  passed: boolean;
  figures: Record<string, number>;
}

interface Kind {
  readonly name: string;
  readonly requests: number;
  /** Milliseconds at the 99th percentile. */
  readonly bar: number;
  /** The query parameters of the n-th request; none comes twice. */
  readonly query: (n: number) => Record<string, string>;
}

const orderings = ['', 'my.trip.price', 'my.trip.price desc', 'my.trip.starts', 'my.trip.summary']
  .concat('document.first_publication_date', 'document.first_publication_date desc')
  .map((ordering) => `[${ordering}]`);

function kindsOf(documents: number): readonly Kind[] {
  const tripPages = Math.max(1, Math.floor((documents * 0.9) / 100));
  return [
    {
      name: 'by uid',
      requests: 500,
      bar: 5,
      query: (n) => ({ q: `[[at(my.trip.uid, "${uidOf(tripNumber(n))}")]]`, lang: '*' }),
    },
    {
      name: 'by type',
      requests: 200,
      bar: 20,
      query: (n) => ({
        // Every document was published after 1970: the second predicate only makes the search a new one.
        q: `[[at(document.type, "trip")][date.after(document.first_publication_date, ${n})]]`,
        lang: '*',
        pageSize: '100',
        page: String(1 + (n % tripPages)),
        orderings: orderings[n % orderings.length] ?? '',
      }),
    },
    {
      name: 'full text',
      requests: 300,
      bar: 20,
      query: (n) => ({
        q: `[[fulltext(document, "${wordOf(n % 997)} ${wordOf(n % 13)}")]]`,
        lang: '*',
        page: String(1 + Math.floor(n / 12_961)),
      }),
    },
    {
      name: 'tags',
      requests: 300,
      bar: 10,
      query: (n) => ({
        q: `[[any(document.tags, ["${tagOf(n % size.tags)}", "${tagOf((n * 7) % 59)}"])]]`,
        lang: n % 2 === 0 ? 'en-us' : '*',
        page: String(1 + Math.floor(n / size.tags)),
      }),
    },
  ];
}

/** Every tenth document is a guide. */
function tripNumber(n: number): number {
  return Math.floor(n / 9) * 10 + (n % 9);
}

/** Other work on the machine falls into some rounds: the least disturbed one counts. */
const rounds = 5;

/** How long the Content API takes over HTTP for questions it has not been asked before. */
export async function benchReading({ documents }: { documents: number }): Promise<ReadingResult> {
  const snapshot = largeSnapshot(documents);
  const app = contentApi({
    library: libraryOf(snapshot),
    clock: Date.now,
    trustProxy: false,
    requestsPerSecond: null,
    kept: keptAnswers(64 * 1024 * 1024),
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const figures: Record<string, number> = { documents };
  let passed = true;
  try {
    for (const { name, requests, bar, query } of kindsOf(documents)) {
      const ask = (n: number) => read(agent, port, { ref: snapshot.ref, ...routes, ...query(n) });
      const warmUp = Math.ceil(requests / 4);
      await measure(ask, 0, warmUp);
      const measured: Round[] = [];
      for (let round = 0; round < rounds; round += 1) {
        measured.push(await measure(ask, warmUp + round * requests, requests));
      }
      const best = measured.sort((a, b) => a.p99 - b.p99)[0] ?? { p50: 0, p99: 0, work: 0 };
      figures[`${name}, p50 ms`] = best.p50;
      figures[`${name}, p99 ms`] = best.p99;
      figures[`${name}, bar ms`] = bar;
      figures[`${name}, processor p99 ms`] = Math.min(...measured.map(({ work }) => work));
      passed &&= best.p99 <= bar;
    }
  } finally {
    agent.destroy();
    server.close();
  }
  return { passed, figures };
}

interface Round {
  readonly p50: number;
  readonly p99: number;
  /** At the 99th percentile, what client and service together took of a processor. */
  readonly work: number;
}

async function measure(
  ask: (n: number) => Promise<void>,
  first: number,
  count: number,
): Promise<Round> {
  const times: number[] = [];
  const works: number[] = [];
  for (let n = first; n < first + count; n += 1) {
    const used = process.cpuUsage();
    const started = performance.now();
    await ask(n);
    times.push(performance.now() - started);
    const { user, system } = process.cpuUsage(used);
    works.push((user + system) / 1000);
  }
  return {
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    work: percentile(works, 0.99),
  };
}

const routes = {
  routes: JSON.stringify([
    { type: 'trip', path: '/:lang?/trips/:uid' },
    { type: 'guide', path: '/:lang?/guides/:uid' },
  ]),
};

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return Math.round(value * 100) / 100;
}

function read(agent: Agent, port: number, query: Record<string, string>): Promise<void> {
  const path = `/api/v2/documents/search?${new URLSearchParams(query)}`;
  return new Promise((resolve, reject) => {
    get({ agent, port, host: '127.0.0.1', path }, (answer) => {
      answer.on('data', () => {});
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`GET ${path} answered ${answer.statusCode}`));
      });
    }).on('error', reject);
  });
}

function libraryOf(snapshot: Snapshot): Library {
  return {
    repositoryName: 'farol',
    visibility: 'public',
    master: () => snapshot,
    releases: () => [],
    resolve: () => ({ kind: 'master', snapshot }),
    scopeOf: () => null,
  };
}
