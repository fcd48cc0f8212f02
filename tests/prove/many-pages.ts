import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { invite, readSettings, withPeople } from '@farol/content-service';
import type { Browser, Page } from '@playwright/test';
import { manyDocuments } from '../../bench/content/many.ts';
import { launchBrowser } from '../../launch/browser.ts';
import { buildEditor } from '../../launch/builds.ts';
import { startServiceProcess } from '../../launch/processes.ts';
import { writeSeed } from '../../launch/seeding.ts';
import { type Writer, writerOf } from '../../launch/writer.ts';
import { seed } from './content/index.ts';
import { markList, measured } from './many-pages/rounds.ts';
import type { ProofOptions, Verdict } from './verdict.ts';

const IN_RELEASE = 1_000;

/**
 * Milliseconds from a press until the result is painted; for long tasks, their total on the main thread until the list
 * is there.
 */
const bars: Readonly<Record<string, number>> = {
  'list: open': 200,
  'list: long tasks from nothing until it stands': 200,
  'list: filter': 200,
  'list: search': 200,
  'matrix: open': 300,
  'matrix: filter': 300,
  'release: open': 300,
  'release: checks': 1_000,
  'release: publish': 1_000,
};

/** The screens that show everything, with very many pages, in a browser. */
export async function proveManyPages({ documents = 10_000 }: ProofOptions): Promise<Verdict> {
  await buildEditor(() => {});
  const folder = await mkdtemp(join(tmpdir(), 'farol-many-pages-'));
  const settings = {
    ...process.env,
    ...{ DATA_DIR: folder, HOST: 'localhost', LOG_LEVEL: 'silent', SERVICE_PORT: '0' },
  };
  const service = await startServiceProcess(settings);
  let browser: Browser | undefined;
  try {
    const token = (await readFile(join(folder, 'service/write-token'), 'utf8')).trim();
    const writer = writerOf(service.address, token);
    const few = (await seed()).documents.filter(({ published }) => published);
    const all = manyDocuments(few, documents);
    await writeSeed(writer, { media: [], documents: all, releases: [] });
    const release = await largeRelease(writer);
    browser = await launchBrowser();
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const rights = { role: 'publisher', languages: null, types: null } as const;
    const { secret } = await withPeople(readSettings(settings), service.address, (people) =>
      invite(people, rights, null),
    );
    await comeIn(page, service.address, secret);
    await page.addInitScript(markList);
    const times = await measured(page, service.address, release);
    const missed = Object.keys(bars).filter((name) => !((times[name] ?? NaN) <= (bars[name] ?? 0)));
    return {
      passed: missed.length === 0,
      figures: { documents: all.length, 'in the release': IN_RELEASE, ...times, missed },
    };
  } finally {
    await browser?.close();
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A release with new pages. */
async function largeRelease(writer: Writer): Promise<string> {
  const { id } = await writer.send<{ id: string }>('POST', '/api/farol/v1/releases', {
    label: 'Large',
  });
  for (let index = 0; index < IN_RELEASE; index += 1)
    await writer.send('POST', '/api/farol/v1/documents', {
      ...{ type: 'dynamic_page', lang: 'en-us', title: `New page ${index}`, uid: `new-${index}` },
      data: { title: [{ type: 'heading1', text: `New page ${index}`, spans: [] }] },
      place: { release: id },
    });
  return id;
}

async function comeIn(page: Page, service: string, secret: string): Promise<void> {
  await page.goto(`${service}/edit/welcome#${secret}`);
  await page.getByLabel('Name').fill('Ana Ribeiro');
  await page.getByLabel('Password').fill('seven lamps on the quay');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('heading', { name: 'Content' }).waitFor();
  // Texts are read once after the service starts.
  await page.locator('.pages > li').first().waitFor();
}
