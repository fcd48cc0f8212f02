import { gzipSync } from 'node:zlib';
import type { BrowserContext, Locator, Page } from '@playwright/test';

/** Scripts that come later than this after a page is ready do not count. */
const quietMs = 1_000;

export interface Opening {
  /** All scripts, compressed again by gzip. */
  bytes: number;
  /** The total of tasks of more than 50 ms on the main thread until the page was ready. */
  longTasks: number;
}

/** Opens an address in a new tab with an empty cache. */
export async function opening(
  context: BrowserContext,
  address: string,
  standing: (page: Page) => Locator,
): Promise<Opening> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    const addresses = new Set<string>();
    page.on('response', (response) => {
      const type = response.headers()['content-type'] ?? '';
      if (/javascript/.test(type)) addresses.add(response.url());
    });
    await page.addInitScript(() => {
      const tasks: number[] = [];
      Object.assign(window, { longTasks: tasks });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      }).observe({ type: 'longtask', buffered: true });
    });
    await page.goto(address);
    await standing(page).first().waitFor();
    const longTasks = await page.evaluate(() =>
      (Reflect.get(window, 'longTasks') as number[]).reduce((sum, each) => sum + each, 0),
    );
    await page.waitForTimeout(quietMs);
    const bodies = [...addresses].map(async (url) => (await page.request.get(url)).body());
    const packed = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
    return { bytes: packed.reduce((sum, each) => sum + each, 0), longTasks };
  } finally {
    await page.close();
  }
}
