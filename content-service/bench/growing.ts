import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { uidOf } from '../query/large-snapshot.testing.ts';
import { openStore } from '../store/open.ts';
import { startPostgres } from '../store/postgres.testing.ts';
import { largeHistory } from './history.ts';
import { type MeasuredService, startMeasured } from './measured-service.ts';
import { questionsFor, routes, tripNumber } from './questions.ts';

export type Engine = 'SQLite' | 'PostgreSQL';

export interface Measured {
  what: string;
  unit: string;
  value: number;
}

/** How many times the same document is saved and published. */
const writeCount = 20;

/**
 * Measures the service at a given size of the content: start, memory, queries it has not seen before, and writing.
 * Returns one list of figures per round; the content is written once.
 */
export async function benchService(options: {
  engine: Engine;
  documents: number;
  rounds: number;
}): Promise<Measured[][]> {
  const { engine, documents, rounds } = options;
  const folder = await mkdtemp(join(tmpdir(), 'farol-bench-'));
  const server = engine === 'PostgreSQL' ? await startPostgres() : null;
  try {
    const environment = {
      DATA_DIR: folder,
      ...(server ? { DATABASE_URL: await server.newDatabase() } : {}),
    };
    const store = await openStore(environment);
    await store.replace(largeHistory(documents));
    await store.close();
    const measured: Measured[][] = [];
    for (let round = 0; round < rounds; round += 1) {
      const service = await startMeasured(environment);
      try {
        measured.push(await measureRound(service, documents));
      } finally {
        await service.stop();
      }
    }
    return measured;
  } finally {
    await server?.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureRound(service: MeasuredService, documents: number): Promise<Measured[]> {
  const figures: Measured[] = [{ what: 'start', unit: 'ms', value: service.startMs }];
  const memory = await service.memory();
  figures.push({ what: 'memory after the start', unit: 'MB', value: memory });
  const ref = await masterRef(service);
  for (const { name, requests, query } of questionsFor(documents)) {
    const taken: number[] = [];
    const warmUp = Math.ceil(requests / 4);
    for (let n = 0; n < warmUp + requests; n += 1)
      taken.push(await service.time(addressOf({ ref, routes, ...query(n) })));
    figures.push(...spans(name, taken.slice(warmUp)));
  }
  figures.push(...(await measureWrites(service)));
  figures.push({ what: 'memory at the end', unit: 'MB', value: await service.memory() });
  return figures;
}

const held = z.object({ version: z.string() });
const publishedDocument = z.object({ published: z.object({ id: z.string() }) });
const found = z.object({ results: z.array(z.object({ id: z.string() })) });
const api = z.object({ refs: z.array(z.object({ ref: z.string() })) });

/** Simulates an editor who saves and publishes, and a reader of each new version. */
async function measureWrites(service: MeasuredService): Promise<Measured[]> {
  const uid = uidOf(tripNumber(7));
  const query = { q: `[[at(my.trip.uid, "${uid}")]]`, lang: '*' };
  const search = async () => searchFor(service, { ref: await masterRef(service), ...query });
  const document = found.parse(await search()).results[0]?.id ?? '';
  const standing = publishedDocument.parse(
    await service.ask('GET', `/api/farol/v1/documents/${document}`),
  );
  // An earlier round may have changed it already.
  let version = standing.published.id;
  const saving = await times(
    async (n) => {
      const body = { basedOn: version, uid, data: { summary: `Saved for the ${n}th time` } };
      const saved = await service.ask('PUT', `/api/farol/v1/documents/${document}/draft`, body);
      version = held.parse(saved).version;
    },
    0,
    writeCount,
  );
  const publishing: number[] = [];
  const reading: number[] = [];
  for (let n = 0; n < writeCount; n += 1) {
    const body = { basedOn: version, data: { summary: `Published for the ${n}th time` } };
    const saved = await service.ask('PUT', `/api/farol/v1/documents/${document}/draft`, body);
    version = held.parse(saved).version;
    const publish = () =>
      service.ask('POST', '/api/farol/v1/publications', { documents: [{ document }] });
    publishing.push(...(await times(publish, 0, 1)));
    reading.push(...(await times(search, 0, 1)));
  }
  return [
    ...spans('save a draft', saving),
    ...spans('publish', publishing),
    ...spans('first reading after a publication', reading),
  ];
}

async function masterRef(service: MeasuredService): Promise<string> {
  return api.parse(await service.ask('GET', '/api/v2')).refs[0]?.ref ?? '';
}

function searchFor(service: MeasuredService, query: Record<string, string>): Promise<unknown> {
  return service.ask('GET', addressOf(query));
}

function addressOf(query: Record<string, string>): string {
  return `/api/v2/documents/search?${new URLSearchParams(query)}`;
}

async function times(
  work: (n: number) => Promise<unknown>,
  first: number,
  count: number,
): Promise<number[]> {
  const taken: number[] = [];
  for (let n = first; n < first + count; n += 1) {
    const started = performance.now();
    await work(n);
    taken.push(performance.now() - started);
  }
  return taken;
}

function spans(what: string, taken: readonly number[]): Measured[] {
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return [
    { what: `${what}, p50`, unit: 'ms', value: at(0.5) },
    { what: `${what}, p99`, unit: 'ms', value: at(0.99) },
  ];
}
