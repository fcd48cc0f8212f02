import type { Page } from '@playwright/test';

/** What is pressed or chosen, and what has to stand afterwards; all of it runs in the page. */
export interface Deed {
  press?: string;
  /** Of a field or a list of choices. */
  set?: { field: string; value: string };
  until: string;
  /** Text that has to be in what stands; what was there before may be there still. */
  text?: string;
}

const LATE_MS = 30_000;
/** What is still going on then goes on by itself: the page follows the service. */
const REST_MS = 700;

/** Does something after a rest: milliseconds from the press until it is painted. */
export async function timed(page: Page, deed: Deed): Promise<number> {
  await page.waitForTimeout(REST_MS);
  return page.evaluate(
    ([{ press, set, until, text }, late]) =>
      new Promise<number>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${until} ${text} never came.`)), late);
        const start = performance.now();
        const look = () => {
          const found = [...document.querySelectorAll(until)];
          if (!found.some((each) => !text || each.textContent?.includes(text))) return;
          observer.disconnect();
          clearTimeout(timer);
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, {
          ...{ attributes: true, characterData: true, childList: true, subtree: true },
        });
        if (press) document.querySelector<HTMLElement>(press)?.click();
        const field = set && document.querySelector<HTMLInputElement>(set.field);
        if (set && field) {
          const { prototype } =
            field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
          // React hears of what is set as the browser sets it.
          Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, set.value);
          field.dispatchEvent(new Event('input', { bubbles: true }));
          field.dispatchEvent(new Event('change', { bubbles: true }));
        }
        look();
      }),
    [deed, LATE_MS] as const,
  );
}
