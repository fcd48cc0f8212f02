import type { BrowserContext } from '@playwright/test';
import type { WritingSystem } from './writing-system.ts';

const betweenKeysMs = 60;

/** Milliseconds from each key until its text is on this device's disk. */
export async function keptAfter(
  context: BrowserContext,
  system: WritingSystem,
  keys: number,
): Promise<number[]> {
  const page = await context.newPage();
  try {
    // A text is kept once the transaction that contains it is complete.
    await page.addInitScript(() => {
      const kept: { text: string; at: number }[] = [];
      const pressed: { text: string; at: number }[] = [];
      Object.assign(window, { kept, pressed });
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function (value, ...key) {
        const text = JSON.stringify(value.editing?.history.present.title ?? '');
        this.transaction.addEventListener('complete', () =>
          kept.push({ text, at: performance.now() }),
        );
        return put.call(this, value, ...key);
      };
      let keyAt = 0;
      addEventListener('keydown', (event) => (keyAt = event.timeStamp), true);
      addEventListener(
        'input',
        ({ target }) => {
          if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
            pressed.push({ text: JSON.stringify(target.value), at: keyAt });
        },
        true,
      );
    });
    await page.goto(system.document);
    await system.field(page).click();
    await page.keyboard.press('ControlOrMeta+a');
    for (let key = 0; key < keys; key += 1) {
      await page.keyboard.type('lanterns on the quay '[key % 21] ?? 'l');
      await page.waitForTimeout(betweenKeysMs);
    }
    await page.waitForTimeout(500);
    return await page.evaluate(() => {
      const [kept, pressed] = ['kept', 'pressed'].map(
        (name) => Reflect.get(window, name) as { text: string; at: number }[],
      );
      // A key whose text was never written separately reached the disk with a later one.
      return (pressed ?? []).map(({ at }, index) => {
        const later = new Set(pressed?.slice(index).map(({ text }) => text));
        const first = kept?.find((each) => later.has(each.text) && each.at >= at);
        return first ? first.at - at : Number.POSITIVE_INFINITY;
      });
    });
  } finally {
    await page.close();
  }
}
