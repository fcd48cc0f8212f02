import { type Browser, chromium } from '@playwright/test';
import budgets from '../budgets.json' with { type: 'json' };
import { browserArguments, findBrowser } from '../launch/browser.ts';
import { startProvider } from './content/provider.ts';
import { atLeast, atMost, type Figure } from './figure.ts';
import { figure, interleaved, ratio } from './interleaved.ts';
import type { Options } from './options.ts';
import { audit, paintOf, scoreOf, shiftOf } from './pages/audit.ts';
import { clickThrough, launchClicker } from './pages/click.ts';
import { type Loaded, loading, settled } from './pages/loading.ts';
import { squeezedPages } from './pages/wire.ts';

/** One page of each kind that visitors see most. */
const measured = {
  home: '/',
  programs: '/programs',
  program: '/programs/english-course-galway',
  article: '/articles/living-with-a-host-family',
} as const;
type Name = keyof typeof measured;
const names = Object.keys(measured) as Name[];

const devices = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true },
  desktop: { viewport: { width: 1350, height: 940 } },
} as const;
type Device = keyof typeof devices;

const modes = ['light', 'dark'] as const;
type Mode = (typeof modes)[number];

/** What a visitor's browser loads for a page, and how soon it is shown. */
export async function pagesFigures({ rounds }: Options): Promise<Figure[]> {
  const provider = await startProvider();
  const browser = await findBrowser();
  try {
    const { site } = provider.product;
    await squeezedPages(site, Object.values(measured));
    const playwright = await chromium.launch({
      executablePath: browser,
      args: browserArguments,
    });
    const figures: Figure[] = [];
    try {
      for (const name of names) figures.push(...(await weightFigures(playwright, site, name)));
    } finally {
      await playwright.close();
    }
    figures.push(...(await clickFigures(browser, site, rounds)));
    for (const name of names)
      figures.push(...(await lighthouseFigures(browser, site, name, rounds)));
    return figures;
  } finally {
    await provider.stop();
  }
}

async function weightFigures(browser: Browser, site: string, name: Name): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const device of ['phone', 'desktop'] as const)
    for (const mode of modes) {
      const loaded = await firstView(browser, site, name, device, mode);
      const what = `${name}, ${device}, ${mode}`;
      const requests = device === 'phone' ? atMost(budgets.pages.requests) : null;
      figures.push(figure(`${what}: requests`, [loaded.length], '', requests));
      const bytes = (each: readonly Loaded[]) => each.reduce((sum, one) => sum + one.bytes, 0);
      const isFirstView = name === 'home' && device === 'phone';
      const all = isFirstView ? atMost(budgets.pages.firstViewOfHomeOnPhoneBytes) : null;
      figures.push(figure(`${what}: everything`, [bytes(loaded)], 'bytes', all));
      // Dark mode has the same document; its maps and island may load at another moment.
      const kinds = mode === 'light' ? new Set(loaded.map((each) => each.kind)) : [];
      for (const kind of kinds) {
        const ours = loaded.filter((each) => each.kind === kind);
        figures.push(figure(`${what}: ${kind.toLowerCase()}`, [bytes(ours)], 'bytes'));
      }
    }
  return figures;
}

/** What is loaded when the page is opened with an empty cache and no interaction. */
async function firstView(
  browser: Browser,
  site: string,
  name: Name,
  device: Device,
  mode: Mode,
): Promise<Loaded[]> {
  const context = await browser.newContext(devices[device]);
  try {
    await context.addInitScript((chosen) => localStorage.setItem('colour-mode', chosen), mode);
    const page = await context.newPage();
    const loaded = await loading(page);
    await page.goto(site + measured[name], { waitUntil: 'load' });
    await settled(page, loaded);
    return loaded();
  } finally {
    await context.close();
  }
}

/** From the list of programs to a program, in a browser that has visited the site before. */
async function clickFigures(file: string, site: string, rounds: number): Promise<Figure[]> {
  const browser = await launchClicker(file);
  try {
    const click = (speculation: boolean) => () =>
      clickThrough(browser, site + measured.programs, measured.program, { speculation });
    const { prepared, plain } = await interleaved(
      { prepared: click(true), plain: click(false) },
      rounds,
    );
    const milliseconds = (shown: typeof plain) => shown.map((each) => each.milliseconds);
    if (plain.some((each) => each.isPrerendered))
      throw new Error('A page was made ready although no rule said so.');
    const isReady = prepared.filter((each) => each.isPrerendered).length / rounds;
    return [
      figure('click to next page, with speculation rules', milliseconds(prepared), 'ms'),
      figure('click to next page, without', milliseconds(plain), 'ms'),
      ratio('click to next page, without to with', milliseconds(plain), milliseconds(prepared)),
      figure('next page made ready before the click', [isReady], 'of 1', atLeast(1)),
    ];
  } finally {
    await browser.close();
  }
}

const bars = budgets.lighthouse;

async function lighthouseFigures(
  browser: string,
  site: string,
  name: Name,
  rounds: number,
): Promise<Figure[]> {
  const address = site + measured[name];
  const runs = await interleaved(
    {
      'phone, light': () => audit(address, { browser, categories: ['performance'] }),
      'desktop, light': () =>
        audit(address, { browser, categories: ['performance'], on: 'desktop' }),
      'phone, dark': () => audit(address, { browser, categories: ['performance'], mode: 'dark' }),
    },
    rounds,
    { warmUp: false },
  );
  return Object.entries(runs).flatMap(([how, reports]) => {
    const what = `${name}, ${how}`;
    const value = (id: string) => reports.map(({ audits }) => audits[id]?.numericValue ?? NaN);
    const goesBack = reports.map(({ audits }) => audits['bf-cache']?.score ?? 0);
    const scores = reports.map((report) => scoreOf(report, 'performance'));
    return [
      figure(`${what}: Lighthouse performance`, scores, '', atLeast(bars.performance.bar)),
      figure(
        `${what}: largest contentful paint`,
        reports.map(paintOf),
        'ms',
        how.startsWith('phone') ? atMost(bars.largestContentfulPaintMs) : null,
      ),
      figure(`${what}: blocking time`, value('total-blocking-time'), 'ms', atMost(0)),
      figure(`${what}: layout shift`, reports.map(shiftOf), '', atMost(budgets.pages.layoutShift)),
      figure(`${what}: back/forward cache`, goesBack, '', atLeast(1)),
    ];
  });
}
