import type { Browser } from '@playwright/test';
import { manyDocuments } from '../../bench/content/many.ts';
import { launchBrowser } from '../../launch/browser.ts';
import { buildEditor } from '../../launch/builds.ts';
import { comeIn, invitationTo } from '../../launch/new-person.ts';
import { startNewService } from '../../launch/new-service.ts';
import { writeSeed } from '../../launch/seeding.ts';
import type { Writer } from '../../launch/writer.ts';
import { seed } from './content/index.ts';
import { markList, measured } from './many-pages/rounds.ts';
import type { ProofOptions, Verdict } from './verdict.ts';

const documentsInRelease = 1_000;

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
  const service = await startNewService({ LOG_LEVEL: 'silent' });
  const { writer, address } = service;
  let browser: Browser | undefined;
  try {
    const few = (await seed()).documents.filter(({ published }) => published);
    const all = manyDocuments(few, documents);
    await writeSeed(writer, { media: [], documents: all, releases: [] });
    const release = await largeRelease(writer);
    browser = await launchBrowser();
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await comeIn(page, await invitationTo(address, service.environment), 'Ana Ribeiro');
    // Texts are read once after the service starts.
    await page.locator('.pages > li').first().waitFor();
    await page.addInitScript(markList);
    const times = await measured(page, address, release);
    const missed = Object.keys(bars).filter((name) => !((times[name] ?? NaN) <= (bars[name] ?? 0)));
    return {
      passed: missed.length === 0,
      figures: { documents: all.length, 'in the release': documentsInRelease, ...times, missed },
    };
  } finally {
    await browser?.close();
    await service.stop();
  }
}

/** A release with new pages. */
async function largeRelease(writer: Writer): Promise<string> {
  const { id } = await writer.send<{ id: string }>('POST', '/api/farol/v1/releases', {
    label: 'Large',
  });
  for (let index = 0; index < documentsInRelease; index += 1)
    await writer.send('POST', '/api/farol/v1/documents', {
      ...{ type: 'dynamic_page', lang: 'en-us', title: `New page ${index}`, uid: `new-${index}` },
      data: { title: [{ type: 'heading1', text: `New page ${index}`, spans: [] }] },
      place: { release: id },
    });
  return id;
}
