import type { Page } from '@playwright/test';

/** What is pressed or chosen, and what has to appear then; it all runs in the page. */
export interface Action {
  press?: string;
  /** A field or select, and its new value. */
  set?: { field: string; value: string };
  until: string;
  /** Text that has to be in the element; an earlier element may still match the selector. */
  text?: string;
}

const lateMs = 30_000;
/** Time for background work to end: the page follows the service. */
const restMs = 700;

/** Does something after a rest; answers the milliseconds from the press until it is painted. */
export async function timed(page: Page, action: Action): Promise<number> {
  await page.waitForTimeout(restMs);
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
          // React notices only values set by the native setter.
          Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, set.value);
          field.dispatchEvent(new Event('input', { bubbles: true }));
          field.dispatchEvent(new Event('change', { bubbles: true }));
        }
        look();
      }),
    [action, lateMs] as const,
  );
}
