import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { tagOf, wordOf } from '../query/large-snapshot.testing.ts';
import type { Measured } from './growing.ts';
import { type MeasuredService, startMeasured } from './measured-service.ts';
import { prepareLists } from './prepared-lists.ts';

const listPath = '/api/farol/v1/pages';
const translationsPath = '/api/farol/v1/translations';
const allLanguages = 'all pages in all languages';
const warmUpCount = 20;
const requestCount = 100;
/** Each of these writes to the disk first. */
const writeCount = 30;

const part = z.object({
  next: z.string().nullable(),
  areTextsRead: z.boolean(),
  pages: z.array(z.object({ documents: z.array(z.object({ id: z.string() })) })),
});
const version = z.object({ id: z.string() });
const whole = z.object({ draft: version.nullable(), published: version });
const saved = z.object({ version: z.string() });

/** Measures the editor's lists at a given size of the content: right after a start, and in rounds of queries. */
export async function benchLists(options: {
  documents: number;
  rounds: number;
}): Promise<{ afterStart: Measured[]; rounds: Measured[][] }> {
  const folder = await mkdtemp(join(tmpdir(), 'farol-bench-'));
  try {
    await prepareLists(options.documents, folder);
    const service = await startMeasured({ DATA_DIR: folder });
    try {
      const afterStart = await measureStart(service);
      const rounds: Measured[][] = [];
      for (let round = 0; round < options.rounds; round += 1)
        rounds.push(await measureRound(service));
      return { afterStart, rounds };
    } finally {
      await service.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureStart(service: MeasuredService): Promise<Measured[]> {
  const list = await service.time(listPath);
  const inLanguages = await service.time(translationsPath);
  const reading = performance.now();
  while (!part.parse(await service.ask('GET', listPath)).areTextsRead)
    await new Promise((resolve) => setTimeout(resolve, 20));
  const texts = performance.now() - reading;
  return [
    { what: 'the first list after a start', unit: 'ms', value: list },
    { what: `${allLanguages}, the first after a start`, unit: 'ms', value: inLanguages },
    { what: 'until all texts are read after it', unit: 'ms', value: texts },
  ];
}

async function measureRound(service: MeasuredService): Promise<Measured[]> {
  const cursors = await someCursors(service);
  const figures: Measured[] = [];
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
      ...spans(
        what,
        await times(requestCount, warmUpCount, (n) => service.time(address(query(n)))),
      ),
    );
  const written = await afterWrites(service);
  figures.push(...spans('all, after a draft was saved', written.lists));
  figures.push(...spans(`${allLanguages}, after a draft was saved`, written.inLanguages));
  return figures;
}

/** Cursors of pages, following the list from its start. */
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

async function afterWrites(service: MeasuredService) {
  const [page] = part.parse(await service.ask('GET', address({ search: 'trip-1' }))).pages;
  const path = `/api/farol/v1/documents/${page?.documents[0]?.id}`;
  const { draft, published } = whole.parse(await service.ask('GET', path));
  let basedOn = (draft ?? published).id;
  const inLanguages: number[] = [];
  const lists = await times(writeCount, 5, async (n) => {
    const body = { basedOn, data: { summary: `Saved for the ${n}th time` } };
    basedOn = saved.parse(await service.ask('PUT', `${path}/draft`, body)).version;
    const taken = await service.time(listPath);
    inLanguages.push(await service.time(translationsPath));
    return taken;
  });
  return { lists, inLanguages };
}

function address(query: Record<string, string>): string {
  return `${listPath}?${new URLSearchParams(query)}`;
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
