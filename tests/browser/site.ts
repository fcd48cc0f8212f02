import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { type Writer, writerOf } from '../../launch/writer.ts';
import type { Language } from './languages.ts';
import { regionFault, reportLiveRegions } from './live-regions.ts';

export { codes, type Language, languages } from './languages.ts';

/** The running product, and addresses of it that tests open. */
export const site = process.env.FAROL_SITE ?? '';
export const service = process.env.FAROL_SERVICE ?? '';
export const writer: Writer = writerOf(service, process.env.FAROL_TOKEN ?? '');

/** The home and overview addresses of each language; French shares the space of English. */
export const home: Record<Language, string> = { en: '/', pt: '/pt', es: '/es', fr: '/fr' };
export const programs: Record<Language, string> = {
  en: '/programs',
  pt: '/pt/programs',
  es: '/es/programs',
  fr: '/fr/programs',
};
export const articles: Record<Language, string> = {
  en: '/articles',
  pt: '/pt/articles',
  es: '/es/articles',
  fr: '/fr/articles',
};

/** Every page fails its test when the browser reports an error of script or of the security policy. */
export const test = base.extend<{ page: Page; expectedErrors: RegExp; sharedPages: undefined }>({
  // A test that opens a page that is not there makes the browser say so.
  expectedErrors: [
    /^Failed to load resource: the server responded with a status of 4/,
    { option: true },
  ],
  page: async ({ page, expectedErrors }, use, { project }) => {
    const faults: string[] = [];
    page.on('pageerror', (fault) => {
      if (!isTransition.test(fault.message)) faults.push(fault.message);
    });
    page.on('console', (message) => {
      if (message.type() === 'error' && !expectedErrors.test(message.text()))
        faults.push(message.text());
    });
    await watchLiveRegions(page.context());
    await use(page);
    expect(faults, 'errors in the browser').toEqual([]);
    if (project.use.reuseContext && !page.isClosed()) await leave(page);
  },
  sharedPages: [
    async ({ browser }, use) => {
      for (const context of browser.contexts()) await watchLiveRegions(context);
      await use(undefined);
      expect(regionFaults.splice(0), 'live regions').toEqual([]);
    },
    { auto: true },
  ],
});

const watched = new WeakSet<BrowserContext>();
const regionFaults: string[] = [];

/** Of the test's own context, and of those that the tests of a file share. */
async function watchLiveRegions(context: BrowserContext): Promise<void> {
  if (watched.has(context)) return;
  watched.add(context);
  context.on('console', (message) => {
    if (message.text().startsWith(regionFault)) regionFaults.push(message.text());
  });
  await context.addInitScript(reportLiveRegions, regionFault);
  for (const page of context.pages()) await page.evaluate(reportLiveRegions, regionFault);
}

/** The next test takes the window again: where this page is on its way elsewhere by itself, it is not to arrive then. */
export async function leave(page: Page): Promise<void> {
  await expect(() => page.goto('about:blank')).toPass();
}

/** What Chromium says of its own accord when it leaves out the transition between two pages. */
const isTransition = /^Transition was (?:aborted|skipped)/;

export async function withoutScript(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site, ...options });
  return context.newPage();
}

export { expect };
