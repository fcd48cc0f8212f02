import puppeteer, { type Page as PuppeteerPage } from 'puppeteer-core';
import {
  type Asked,
  audit as auditAt,
  type Category,
  failing,
  paintOf,
  scoreOf,
  shiftOf,
} from '../../bench/pages/audit.ts';
import budgets from '../../budgets.json' with { type: 'json' };
import { median } from '../../content-service/prove/percentiles.ts';
import { browserArguments } from '../../launch/browser.ts';
import { type Kind, kindsOfPages } from './kinds.ts';
import { expect, site, test } from './site.ts';

const bars = budgets.lighthouse;
const categories: readonly Category[] = ['performance', 'seo', 'best-practices', 'accessibility'];

const audit = (path: string, asked: Omit<Asked, 'browser'>) =>
  auditAt(site + path, { ...asked, browser: process.env.CHROMIUM_PATH ?? '' });

/** One of each kind of layout: a long front page, a list with an island, a text. */
for (const kind of ['home', 'programs', 'article'] as const)
  test(`Lighthouse, mobile: ${kind}`, { tag: '@alone' }, async () => {
    const path = (await kindsOfPages())[kind].en;
    const except: readonly string[] = bars.accessibility.except;
    // A busy machine makes a page slower and never quicker, and has a fetch end too late: up to five times.
    const report = await audit(path, { categories: [...categories] });
    const runs = [report];
    const failingInAll = () =>
      runs
        .map((run) => categories.slice(1).flatMap((category) => failing(run, category)))
        .reduce((all, some) => all.filter((each) => some.includes(each)))
        .filter((id) => !except.includes(id));
    const isDisturbed = () =>
      runs.every((run) => scoreOf(run, 'performance') < bars.performance.leastOnSharedMachines) ||
      median(runs.map(shiftOf)) !== 0 ||
      median(runs.map(paintOf)) > bars.largestContentfulPaintMs ||
      failingInAll().length > 0;
    while (isDisturbed() && runs.length < 5)
      runs.push(await audit(path, { categories: [...categories] }));
    const speeds = runs.map((run) => scoreOf(run, 'performance'));
    const speed = Math.max(...speeds);
    const metrics = [
      'first-contentful-paint',
      'largest-contentful-paint',
      'speed-index',
      'total-blocking-time',
      'cumulative-layout-shift',
    ];
    console.log(
      `  ${kind}: performance ${speeds.join(', ')};`,
      metrics.map((id) => `${id} ${report.audits[id]?.displayValue}`).join(', '),
    );
    expect(failingInAll()).toEqual([]);
    expect(median(runs.map(shiftOf)), 'layout shift').toBe(0);
    expect(median(runs.map(paintOf)), 'largest contentful paint').toBeLessThanOrEqual(
      bars.largestContentfulPaintMs,
    );
    expect(report.audits['bf-cache']?.score, 'going back to it is instant').toBe(1);
    // The bar itself is held by the bench, on a machine that does nothing else.
    expect(speed).toBeGreaterThanOrEqual(bars.performance.leastOnSharedMachines);
  });

// A request more before the posters are there makes them later.
test('the map of the finder is loaded by who comes near', { tag: '@alone' }, async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/programs', { waitUntil: 'networkidle' });
  expect(asked).toContainEqual(expect.stringMatching('^/media/'));
  expect(asked).not.toContain('/maps/world.svg');
  await page.locator('.world').scrollIntoViewIfNeeded();
  const land = page.locator('.world img');
  await expect
    .poll(() => land.evaluate((each: HTMLImageElement) => each.naturalWidth))
    .toBeGreaterThan(0);
  expect(asked).toContain('/maps/world.svg');
});

test('the land of the map has the colour of each mode', { tag: '@alone' }, async ({ page }) => {
  await page.goto('/programs');
  const file = await (await page.request.get('/maps/world.svg')).text();
  const drawn = /fill="(#\w{6})"/.exec(file)?.[1] ?? '';
  for (const mode of ['light', 'dark']) {
    const [seen, wanted] = await page.evaluate(
      ([mode = '', drawn = '']) => {
        document.documentElement.dataset.mode = mode;
        const styleOf = (selector: string) =>
          getComputedStyle(document.querySelector(selector) as Element);
        const paint = document.createElement('canvas').getContext('2d');
        const painted = (colour: string, filter: string) => {
          if (!paint) return [];
          paint.filter = filter;
          paint.fillStyle = colour;
          paint.fillRect(0, 0, 9, 9);
          return [...paint.getImageData(4, 4, 1, 1).data];
        };
        const { filter } = styleOf('.world img');
        return [
          painted(drawn, filter.replace(/drop-shadow\(.*\)/, 'none')),
          painted(styleOf('.world-map').getPropertyValue('--map-land'), 'none'),
        ];
      },
      [mode, drawn],
    );
    const differences = wanted?.map((each, index) => Math.abs(each - (seen?.[index] ?? 0))) ?? [];
    expect(differences, mode).toHaveLength(4);
    expect(Math.max(...differences), mode).toBeLessThan(4);
  }
});

/** Why a browser made a page anew instead of showing the one it had kept; empty where it showed that. */
async function reasonsAgainstKeeping(page: PuppeteerPage, path: string): Promise<string[]> {
  const session = await page.createCDPSession();
  await session.send('Page.enable');
  await page.goto(site + path);
  await page.goto(`${site}/healthz`);
  const reasons = new Promise<string[]>((resolve) => {
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.map(({ reason }) => reason)),
    );
    session.on('Page.frameNavigated', ({ type }) => {
      if (type === 'BackForwardCacheRestore') resolve([]);
    });
  });
  await page.goBack();
  return reasons;
}

const others: readonly Kind[] = ['program', 'articles', 'contact', 'search'];
test('going back to a page is instant', { tag: '@alone' }, async () => {
  // Playwright turns the memory of pages to go back to off.
  const browser = await puppeteer.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '',
    args: browserArguments,
  });
  try {
    const kinds = await kindsOfPages();
    for (const kind of others) {
      const page = await browser.newPage();
      expect(await reasonsAgainstKeeping(page, kinds[kind].en), kind).toEqual([]);
      await page.close();
    }
  } finally {
    await browser.close();
  }
});
