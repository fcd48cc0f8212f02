import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { tagOf, wordOf } from '../query/large-snapshot.testing.ts';
import { openStore } from '../store/open.ts';
import type { Measured } from './growing.ts';
import { largeHistory } from './history.ts';
import { type MeasuredService, startMeasured } from './measured-service.ts';

const LIST = '/api/farol/v1/pages';
const WARM_UP = 20;
const REQUESTS = 200;
/** Each writes to the disk first. */
const WRITES = 50;

const part = z.object({
  next: z.string().nullable(),
  areTextsRead: z.boolean(),
  pages: z.array(z.object({ documents: z.array(z.object({ id: z.string() })) })),
});
const version = z.object({ id: z.string() });
const whole = z.object({ draft: version.nullable(), published: version });
const saved = z.object({ version: z.string() });

/** What the lists of the editor take at a size of the content, the service started anew for each round. */
export async function benchLists(options: {
  documents: number;
  rounds: number;
}): Promise<Measured[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'farol-bench-'));
  try {
    const environment = { DATA_DIR: folder };
    const store = await openStore(environment);
    await store.replace(largeHistory(options.documents));
    await store.close();
    const measured: Measured[][] = [];
    for (let round = 0; round < options.rounds; round += 1) {
      const service = await startMeasured(environment);
      try {
        measured.push(await measureRound(service));
      } finally {
        await service.stop();
      }
    }
    return measured;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureRound(service: MeasuredService): Promise<Measured[]> {
  const first = await service.time(LIST);
  const reading = performance.now();
  while (!part.parse(await service.ask('GET', LIST)).areTextsRead)
    await new Promise((resolve) => setTimeout(resolve, 20));
  const texts = performance.now() - reading;
  const cursors = await someCursors(service);
  const figures: Measured[] = [
    { what: 'the first list after a start', unit: 'ms', value: first },
    { what: 'until all texts are read after it', unit: 'ms', value: texts },
  ];
  const questions: Record<string, (n: number) => Record<string, string>> = {
    'all, with counts': (n) => ({ most: String(50 + (n % 50)) }),
    'a further part': (n) => ({ cursor: cursors[n % cursors.length] ?? '' }),
    'by title': (n) => ({ sort: 'title', most: String(50 + (n % 50)) }),
    'type, language and state': (n) => ({
      ...{ type: n % 2 ? 'trip' : 'guide', lang: n % 3 ? 'en-us' : 'fr-fr', state: 'published' },
    }),
    tag: (n) => ({ tag: tagOf(n % 60) }),
    'words of names': (n) => ({ search: `trip-${n}` }),
    'words of texts': (n) => ({ search: wordOf(n) }),
    'words that nobody wrote': (n) => ({ search: `nobody${n} wrote${n}` }),
  };
  for (const [what, query] of Object.entries(questions))
    figures.push(
      ...spans(what, await times(REQUESTS, WARM_UP, (n) => service.time(address(query(n))))),
    );
  figures.push(...spans('all, after a draft was saved', await afterWrites(service)));
  return figures;
}

/** Where parts begin, spread over the whole list. */
async function someCursors(service: MeasuredService): Promise<string[]> {
  const cursors: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null && cursors.length < 40) {
    const query: Record<string, string> = { most: '200', ...(cursor ? { cursor } : {}) };
    cursor = part.parse(await service.ask('GET', address(query))).next;
    if (cursor) cursors.push(cursor);
  }
  return cursors;
}

async function afterWrites(service: MeasuredService): Promise<number[]> {
  const [page] = part.parse(await service.ask('GET', address({ search: 'trip-1' }))).pages;
  const path = `/api/farol/v1/documents/${page?.documents[0]?.id}`;
  const { draft, published } = whole.parse(await service.ask('GET', path));
  let basedOn = (draft ?? published).id;
  return times(WRITES, 5, async (n) => {
    const body = { basedOn, data: { summary: `Saved for the ${n}th time` } };
    basedOn = saved.parse(await service.ask('PUT', `${path}/draft`, body)).version;
    return service.time(LIST);
  });
}

function address(query: Record<string, string>): string {
  return `${LIST}?${new URLSearchParams(query)}`;
}

async function times(
  count: number,
  warmUp: number,
  take: (n: number) => Promise<number>,
): Promise<number[]> {
  const taken: number[] = [];
  for (let n = 0; n < warmUp + count; n += 1) taken.push(await take(n));
  return taken.slice(warmUp);
}

function spans(what: string, taken: readonly number[]): Measured[] {
  const sorted = taken.toSorted((one, other) => one - other);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return [
    { what: `${what}, p50`, unit: 'ms', value: at(0.5) },
    { what: `${what}, p99`, unit: 'ms', value: at(0.99) },
  ];
}
