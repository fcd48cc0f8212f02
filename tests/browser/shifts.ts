import type { Page } from '@playwright/test';

/** Writes down whatever moves by itself, from the start of the next page on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
          shifts.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export async function shiftsOf(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const shifts: unknown = 'shifts' in window ? window.shifts : null;
    if (!Array.isArray(shifts)) throw new Error('Nobody watched what moves.');
    return shifts;
  });
}

/**
 * Opens a page whose files of a kind come only once it has been painted without them, and answers what moved when
 * they came, and what of the first screen is drawn otherwise since. The page is watched; what it kept of earlier ones
 * it does not take.
 */
export async function shiftsWhereLate(page: Page, address: string, late: string) {
  // From one page of the site to the next there would be a transition.
  await page.goto('about:blank');
  let isPainted = () => {};
  const painted = new Promise<void>((resolve) => {
    isPainted = resolve;
  });
  let asked = 0;
  const files = `**/*.${late}`;
  await page.route(files, async (route) => {
    asked += 1;
    await painted;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await drawnAgain(page);
  const before = await firstScreen(page);
  isPainted();
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await drawnAgain(page);
  await page.unroute(files);
  const after = await firstScreen(page);
  const changed = before.filter(({ isSeen, ...each }, at) => isSeen && !isSame(each, after[at]));
  return { asked, shifts: await shiftsOf(page), changed: changed.map(({ name }) => name) };
}

interface Drawn {
  name: string;
  look: string;
}

const isSame = (one: Drawn, other: Drawn | undefined) =>
  one.name === other?.name && one.look === other.look;

/** Each element that is there, and whether it is on the first screen. A long page goes on coming at its end. */
function firstScreen(page: Page): Promise<(Drawn & { isSeen: boolean })[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].map((element) => {
      const { x, y, width, bottom, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(element);
      const box = [x, y, width, Math.min(bottom, innerHeight)].map(Math.round);
      return {
        name: `${element.tagName}.${element.className}`,
        look: [...box, color, backgroundColor, fontSize, fontWeight].join(' '),
        isSeen:
          width > 1 && height > 1 && y < innerHeight && bottom > 0 && element.checkVisibility(),
      };
    }),
  );
}

/** What happened is drawn, and what watches the drawing has heard of it. */
export async function drawnAgain(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
}
