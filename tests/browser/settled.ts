import { isDeepStrictEqual } from 'node:util';
import type { Page, Request } from '@playwright/test';

/**
 * Longer than Chromium rests on a link, 200 ms, before it makes ready what is behind it. That nothing is made ready can
 * only be waited for by the clock.
 */
export const restMs = 300;

/** What is read once it does not change any more: the same four times in a row. */
export async function whenStable<Value>(page: Page, read: () => Promise<Value>): Promise<Value> {
  let last = await read();
  for (let same = 1; same < 4; ) {
    // For a picture the page is drawn once more, without script too.
    await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
    const next = await read();
    same = isDeepStrictEqual(next, last) ? same + 1 : 1;
    last = next;
  }
  return last;
}

/** Opens a page with its styles and fonts; pictures have their room before they come, and are not waited for. */
export async function openLaidOut(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
      ({ sheet }) => sheet,
    ),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

/** Opens a page, with the part of its script that comes once it is painted. */
export async function openWith(
  page: Page,
  path: string,
  part?: 'gallery' | 'video',
): Promise<void> {
  const file = new RegExp(`/${part}-[^/]*\\.js$`);
  await Promise.all([
    part && page.waitForEvent('requestfinished', (each) => file.test(each.url())),
    page.goto(path, { waitUntil: 'networkidle' }),
  ]);
  await frames(page);
}

/** Two frames: what was about to be done in one of them is done. */
export async function frames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

/** Down through the whole page, and long enough at each place that what is lazy begins to load. */
export async function walk(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight / innerHeight);
  for (let screen = 0; screen < height; screen += 0.5) {
    await page.evaluate((y) => scrollTo({ top: y * innerHeight, behavior: 'instant' }), screen);
    await frames(page);
  }
}

/** How many requests have no answer yet. "networkidle" is so only once, after a page was opened. */
export function requestsUnderWay(page: Page): () => number {
  const waiting = new Set<Request>();
  page.on('request', (request) => waiting.add(request));
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  return () => waiting.size;
}
