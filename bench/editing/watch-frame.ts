import type { Locator, Page } from '@playwright/test';

export interface Watched {
  heading: Locator;
  /** Milliseconds from the last key until the page in the frame is painted with this title. */
  until(text: string): Promise<number>;
}

/** The clocks of two origins start at different times, so each start time is added. */
export async function watchFrame(page: Page): Promise<Watched> {
  const frame = page.frames().find((each) => each.parentFrame() === page.mainFrame());
  if (!frame) throw new Error('There is no frame beside the form.');
  // The script that follows the editor has loaded.
  await frame.waitForFunction(() => document.adoptedStyleSheets.length > 0);
  await page.evaluate(() => {
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        document.documentElement.dataset.keyAt = String(performance.timeOrigin + timeStamp);
      },
      { capture: true },
    );
  });
  return {
    heading: frame.locator('main h1'),
    async until(text) {
      const painted = await frame.evaluate(
        (wanted) =>
          new Promise<number>((resolve, reject) => {
            const late = setTimeout(() => reject(new Error(`"${wanted}" never came.`)), 10_000);
            const look = () => {
              if (document.querySelector('main h1')?.textContent !== wanted) return;
              observer.disconnect();
              clearTimeout(late);
              // After the frame in which it was painted.
              requestAnimationFrame(() =>
                setTimeout(() => resolve(performance.timeOrigin + performance.now())),
              );
            };
            const observer = new MutationObserver(look);
            observer.observe(document.body, {
              ...{ childList: true, characterData: true, subtree: true },
            });
            look();
          }),
        text,
      );
      const pressed = await page.evaluate(() => Number(document.documentElement.dataset.keyAt));
      return painted - pressed;
    },
  };
}
