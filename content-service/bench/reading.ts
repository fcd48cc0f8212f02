import { Agent, get } from 'node:http';
import { serve } from '@hono/node-server';
import { contentApi } from '../content-api/index.ts';
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
      requests: 2000,
      bar: 5,
      query: (n) => ({ q: `[[at(my.trip.uid, "${uidOf(tripNumber(n))}")]]`, lang: '*' }),
    },
    {
      name: 'by type',
      requests: 500,
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
      requests: 1000,
      bar: 20,
      query: (n) => ({
        q: `[[fulltext(document, "${wordOf(n % 997)} ${wordOf(n % 13)}")]]`,
        lang: '*',
        page: String(1 + Math.floor(n / 12_961)),
      }),
    },
    {
      name: 'tags',
      requests: 1000,
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

/** How long the Content API takes over HTTP for questions it has not been asked before. */
export async function benchReading({ documents }: { documents: number }): Promise<ReadingResult> {
  const snapshot = largeSnapshot(documents);
  const app = contentApi({
    library: libraryOf(snapshot),
    clock: Date.now,
    trustProxy: false,
    requestsPerSecond: null,
    answerCacheBytes: 64 * 1024 * 1024,
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
      const warmUp = Math.ceil(requests / 5);
      const times: number[] = [];
      for (let n = 0; n < warmUp + requests; n += 1) {
        const started = performance.now();
        await read(agent, port, { ref: snapshot.ref, ...routes, ...query(n) });
        if (n >= warmUp) times.push(performance.now() - started);
      }
      times.sort((a, b) => a - b);
      figures[`${name}, p50 ms`] = percentile(times, 0.5);
      figures[`${name}, p99 ms`] = percentile(times, 0.99);
      figures[`${name}, bar ms`] = bar;
      passed &&= percentile(times, 0.99) <= bar;
    }
  } finally {
    agent.destroy();
    server.close();
  }
  return { passed, figures };
}

const routes = {
  routes: JSON.stringify([
    { type: 'trip', path: '/:lang?/trips/:uid' },
    { type: 'guide', path: '/:lang?/guides/:uid' },
  ]),
};

function percentile(sorted: readonly number[], share: number): number {
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
