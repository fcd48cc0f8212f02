import type { Browser } from '@playwright/test';
import budgets from '../budgets.json' with { type: 'json' };
import { launchBrowser } from '../launch/browser.ts';
import { startProvider } from './content/provider.ts';
import { keptAfter } from './editing/device.ts';
import { newPerson, startFarol } from './editing/farol.ts';
import { committedAfter, lostInCrash, overwrittenByTab } from './editing/keeping.ts';
import { type ListTimes, listTimes } from './editing/large-list.ts';
import { startPayload } from './editing/payload.ts';
import { shownAfter } from './editing/preview.ts';
import { opening } from './editing/scripts.ts';
import type { WritingSystem } from './editing/writing-system.ts';
import { atMost, type Figure } from './figure.ts';
import type { Options } from './options.ts';
import { spread } from './spread.ts';

const keyCount = 60;
const largeListSize = 10_000;
/** A word that occurs in some of the sample's articles. */
const word = 'visa';

/** The measurements made of each system, and the bar for ours. */
const measures: Readonly<Record<string, { unit: string; bar: Figure['bar'] }>> = {
  'JavaScript of the list, gzip': {
    unit: 'bytes',
    bar: atMost(budgets.editor.firstScreenScriptGzipBytes),
  },
  'JavaScript of a document, gzip': {
    unit: 'bytes',
    bar: atMost(budgets.editor.documentScriptGzipBytes),
  },
  'long tasks until the list stands': {
    unit: 'ms',
    bar: atMost(budgets.editor.longTasksUntilListMs),
  },
  'last key to committed': { unit: 'ms', bar: atMost(budgets.editor.keyToCommittedMs) },
  'characters lost, tab crashes 150 ms after the last key': {
    unit: 'characters',
    bar: atMost(budgets.editor.charactersLostInCrash),
  },
  'characters overwritten by another tab': {
    unit: 'characters',
    bar: atMost(budgets.editor.charactersOverwrittenByTab),
  },
};

/** Measures the editor and the systems people would otherwise write in, round by round. */
export async function editorFigures({ rounds, own }: Options): Promise<Figure[]> {
  const browser = await launchBrowser();
  try {
    return [
      ...(await comparedFigures(browser, rounds, own ? [startFarol] : [startFarol, startPayload])),
      ...(await ownFigures(browser, rounds)),
      ...(await largeFigures(browser, rounds)),
    ];
  } finally {
    await browser.close();
  }
}

async function comparedFigures(
  browser: Browser,
  rounds: number,
  starts: readonly (() => Promise<WritingSystem>)[],
): Promise<Figure[]> {
  const values = new Map<string, number[]>();
  const systems: WritingSystem[] = [];
  try {
    for (const start of starts) systems.push(await start());
    // The first round is the warm-up.
    for (let round = 0; round <= rounds; round += 1)
      for (const system of systems)
        for (const [what, value] of Object.entries(await measuredOf(browser, system)))
          if (round > 0) {
            const name = `${system.name}: ${what}`;
            values.set(name, [...(values.get(name) ?? []), value]);
          }
  } finally {
    for (const system of systems) await system.stop();
  }
  return systems.flatMap(({ name }) =>
    Object.entries(measures).map(([what, { unit, bar }]) => ({
      what: `${name}: ${what}`,
      ...spread(values.get(`${name}: ${what}`) ?? []),
      unit,
      bar: name === 'Farol' ? bar : null,
    })),
  );
}

async function measuredOf(
  browser: Browser,
  system: WritingSystem,
): Promise<Record<keyof typeof measures, number>> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    await system.comeIn(context);
    const list = await opening(context, system.list, system.listed);
    const document = await opening(context, system.document, system.other);
    return {
      'JavaScript of the list, gzip': list.bytes,
      'long tasks until the list stands': list.longTasks,
      'JavaScript of a document, gzip': document.bytes,
      'last key to committed': await committedAfter(context, system),
      'characters lost, tab crashes 150 ms after the last key': await lostInCrash(context, system),
      'characters overwritten by another tab': await overwrittenByTab(context, system),
    };
  } finally {
    await context.close();
  }
}

/** What the others do not have, or not in a comparable form. */
async function ownFigures(browser: Browser, rounds: number): Promise<Figure[]> {
  const farol = await startFarol();
  const context = await browser.newContext();
  try {
    await farol.comeIn(context);
    const device: number[] = [];
    const page: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      device.push(...(await keptAfter(context, farol, keyCount)));
      page.push(...(await shownAfter(context, farol, keyCount)));
    }
    return [
      ...percentiles('key to this device', device, [null, budgets.editor.keyToDeviceP99Ms]),
      ...percentiles('key to the page beside the form', page, [
        budgets.editor.keyToPreviewMedianMs,
        budgets.editor.keyToPreviewP99Ms,
      ]),
    ];
  } finally {
    await context.close();
    await farol.stop();
  }
}

function percentiles(
  what: string,
  times: readonly number[],
  [median, p99]: readonly [number | null, number | null],
): Figure[] {
  const sorted = times.toSorted((one, other) => one - other);
  const value = sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN;
  return [
    { what: `${what}, median`, ...spread(times), unit: 'ms', bar: median ? atMost(median) : null },
    {
      ...{ what: `${what}, p99`, value, least: value, most: value },
      ...{ unit: 'ms', bar: p99 ? atMost(p99) : null },
    },
  ];
}

async function largeFigures(browser: Browser, rounds: number): Promise<Figure[]> {
  const provider = await startProvider(largeListSize);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    await newPerson(context, provider.product);
    const about = { editor: `${provider.product.service}/edit`, word };
    const times: ListTimes[] = [];
    for (let round = 0; round <= rounds; round += 1) times.push(await listTimes(context, about));
    const measured = times.slice(1);
    return (['open', 'filter', 'search'] as const).map((name) => ({
      what: `list of ${largeListSize.toLocaleString('en')} documents: ${name}`,
      ...spread(measured.map((each) => each[name])),
      unit: 'ms',
      bar: atMost(budgets.editor.largeListMs),
    }));
  } finally {
    await context.close();
    await provider.stop();
  }
}
