import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@farol/server/free-port';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import desktop from 'lighthouse/core/config/desktop-config.js';
import { browserArguments } from '../../launch/browser.ts';

export type Category = 'performance' | 'seo' | 'best-practices' | 'accessibility';

const withoutRest = {
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 0,
  cpuQuietThresholdMs: 0,
};

export interface Asked {
  categories?: Category[];
  audits?: string[];
  /** The path of the browser. */
  browser: string;
  on?: 'phone' | 'desktop';
  mode?: 'light' | 'dark';
}

/** Runs Lighthouse on a page; retries when it could not measure, as happens on a busy machine. */
export async function audit(address: string, asked: Asked, tries = 3): Promise<Result> {
  const report = await withBrowser(address, asked, async (port) => {
    const result = await lighthouse(
      address,
      {
        port,
        logLevel: 'silent',
        output: 'json',
        // The choice of dark mode is in the storage.
        disableStorageReset: asked.mode === 'dark',
        ...(asked.categories ? { onlyCategories: asked.categories } : {}),
        // Without a measured time there is no need to wait for the page to settle.
        ...(asked.audits ? { onlyAudits: asked.audits, ...withoutRest } : {}),
      },
      asked.on === 'desktop' ? desktop : undefined,
    );
    if (!result) throw new Error(`Lighthouse said nothing about ${address}.`);
    return result.lhr;
  });
  if (!report.runtimeError) return report;
  if (tries > 1) return audit(address, asked, tries - 1);
  throw new Error(report.runtimeError.message);
}

/** A browser as visitors have it: with the back/forward cache, which Playwright turns off. */
async function withBrowser<Value>(
  address: string,
  { browser, mode }: Asked,
  work: (port: number) => Promise<Value>,
): Promise<Value> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'farol-browser-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: browser,
    args: [...browserArguments, `--remote-debugging-port=${port}`],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    if (mode === 'dark') {
      const [page = await context.newPage()] = context.pages();
      // This address loads nothing that the measured page would load.
      await page.goto(new URL('/healthz', address).href);
      await page.evaluate(() => localStorage.setItem('colour-mode', 'dark'));
    }
    return await work(port);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

export const scoreOf = ({ categories }: Result, name: Category): number =>
  Math.round((categories[name]?.score ?? 0) * 100);

export const shiftOf = ({ audits }: Result): number =>
  audits['cumulative-layout-shift']?.numericValue ?? Number.NaN;

export const paintOf = ({ audits }: Result): number =>
  audits['largest-contentful-paint']?.numericValue ?? Number.NaN;

/** The failing audits of a category, by name. */
export function failing({ categories, audits }: Result, name: Category): string[] {
  return (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const { score: points = null, explanation = '' } = audits[id] ?? {};
    return weight > 0 && points !== null && points < 1 ? [`${id} ${explanation}`.trim()] : [];
  });
}
