import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { browserArguments } from '../../launch/browser.ts';

/** The typical time between pointing at a link and clicking it. */
const pointingMs = 300;

export interface Shown {
  /** From the click to the first paint of the next page. */
  milliseconds: number;
  isPrerendered: boolean;
}

/** A browser that prerenders pages; under Playwright it never does. */
export function launchClicker(executablePath: string): Promise<Browser> {
  return puppeteer.launch({ executablePath, args: browserArguments });
}

/** Points at a link on a page, clicks it, and measures when the next page is shown. */
export async function clickThrough(
  browser: Browser,
  from: string,
  to: string,
  { speculation }: { speculation: boolean },
): Promise<Shown> {
  const page = await browser.newPage();
  try {
    await page.setViewport({ width: 1350, height: 940 });
    await page.goto(from, { waitUntil: 'load' });
    await page.evaluate((isSpeculating) => {
      const rules = document.querySelectorAll('script[type=speculationrules]');
      if (!isSpeculating) for (const each of rules) each.remove();
      addEventListener('click', ({ timeStamp }) => {
        sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp));
      });
    }, speculation);
    const link = await page.waitForSelector(`main a[href="${to}"]`);
    await link?.scrollIntoView();
    await link?.hover();
    await new Promise((resolve) => setTimeout(resolve, pointingMs));
    await page.mouse.down();
    await page.mouse.up();
    await arrived(page, to);
    return await shown(page);
  } finally {
    await page.close();
  }
}

/** A prerendered page replaces the previous one only shortly after the navigation. */
async function arrived(page: Page, to: string): Promise<void> {
  const end = performance.now() + 30_000;
  while (performance.now() < end) {
    const path = await page.evaluate(() => location.pathname).catch(() => '');
    if (path === to) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`The click did not lead to ${to}.`);
}

function shown(page: Page): Promise<Shown> {
  return page.evaluate(async () => {
    const paint = await new Promise<PerformanceEntry>((resolve) => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntriesByName('first-contentful-paint')) resolve(entry);
      }).observe({ type: 'paint', buffered: true });
    });
    const [navigation] = performance.getEntriesByType('navigation');
    const activation =
      navigation && 'activationStart' in navigation ? Number(navigation.activationStart) : 0;
    const clicked = Number(sessionStorage.getItem('clicked'));
    return {
      milliseconds: performance.timeOrigin + paint.startTime - clicked,
      isPrerendered: activation > 0,
    };
  });
}
