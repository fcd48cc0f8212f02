import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import type { WritingSystem } from './writing-system.ts';

const text = 'seven lamps on the quay';
/** The pace of somebody who types quickly. */
const betweenKeysMs = 60;
/** The time from the last key to the crash. */
const untilCrashMs = 150;
/** The time a reopened page may take to show what it kept. */
const settlingMs = 3_000;
const maxWaitMs = 20_000;

async function opened(context: BrowserContext, system: WritingSystem): Promise<Page> {
  const page = await context.newPage();
  await page.goto(system.document);
  await system.field(page).waitFor();
  return page;
}

/** Replaces a field's text with a new one. */
async function written(page: Page, which: 'field' | 'other', system: WritingSystem) {
  const field = system[which](page);
  const word = `${text} ${Math.random().toString(36).slice(2, 8)}`;
  await field.click();
  await page.keyboard.press('ControlOrMeta+a');
  for (const key of word) {
    await page.waitForTimeout(betweenKeysMs);
    await page.keyboard.type(key);
  }
  return { word, at: performance.now() };
}

async function arrival(system: WritingSystem, which: 'field' | 'other', word: string) {
  const end = performance.now() + maxWaitMs;
  while (performance.now() < end) {
    if ((await system.stored())[which] === word) return performance.now();
    await pause(5);
  }
  throw new Error(`“${word}” never came to ${system.name}.`);
}

/** Milliseconds from the last key until the system has the text. */
export async function committedAfter(context: BrowserContext, system: WritingSystem) {
  const page = await opened(context, system);
  try {
    const { word, at } = await written(page, 'field', system);
    return (await arrival(system, 'field', word)) - at;
  } finally {
    await page.close();
  }
}

/** Characters lost if the tab crashes soon after the last key and is reopened. */
export async function lostInCrash(context: BrowserContext, system: WritingSystem) {
  const page = await opened(context, system);
  const { word } = await written(page, 'field', system);
  await pause(untilCrashMs);
  const session = await context.newCDPSession(page);
  const gone = new Promise((resolve) => page.once('crash', resolve));
  session.send('Page.crash').catch(() => {});
  await gone;
  await page.close();
  const again = await opened(context, system);
  try {
    const end = performance.now() + settlingMs;
    let shown = '';
    while (shown !== word && performance.now() < end) {
      shown = await system.field(again).inputValue();
      await pause(50);
    }
    const kept = [...word].findIndex((character, at) => shown[at] !== character);
    return kept === -1 ? 0 : word.length - kept;
  } finally {
    await again.close();
  }
}

/** Characters lost in a field if another tab, opened before, saves another field afterwards. */
export async function overwrittenByTab(context: BrowserContext, system: WritingSystem) {
  const [one, other] = [await opened(context, system), await opened(context, system)];
  try {
    const first = await written(one, 'field', system);
    await arrival(system, 'field', first.word);
    await other.bringToFront();
    const second = await written(other, 'other', system);
    await arrival(system, 'other', second.word);
    return (await system.stored()).field === first.word ? 0 : first.word.length;
  } finally {
    await one.close();
    await other.close();
  }
}
