import type { BrowserContext } from '@playwright/test';
import type { Farol } from './farol.ts';
import { watchFrame } from './watch-frame.ts';

const betweenKeysMs = 120;
/** The first keys execute code for the first time. */
const warmUp = 10;

/** Milliseconds from each key in the title until the page beside the form is painted with it. */
export async function shownAfter(
  context: BrowserContext,
  { beside }: Farol,
  keys: number,
): Promise<number[]> {
  const page = await context.newPage();
  try {
    await page.setViewportSize({ width: 1600, height: 900 });
    await page.goto(beside);
    await page.frameLocator('iframe').locator('main h1').waitFor();
    const watched = await watchFrame(page);
    // A click on the title focuses its field.
    await watched.heading.click();
    await page.waitForFunction(() => document.activeElement?.closest('[data-path]'));
    await page.keyboard.press('ControlOrMeta+a');
    const times: number[] = [];
    let text = '';
    for (let press = 0; press < keys + warmUp; press += 1) {
      const letter = 'lanterns'[press % 8] ?? 'l';
      text += letter;
      const shown = watched.until(text);
      await page.keyboard.press(letter);
      const time = await shown;
      if (press >= warmUp) times.push(time);
      await page.waitForTimeout(betweenKeysMs);
    }
    return times;
  } finally {
    await page.close();
  }
}
