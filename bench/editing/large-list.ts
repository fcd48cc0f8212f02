import type { BrowserContext, Page } from '@playwright/test';

export interface ListTimes {
  open: number;
  filter: number;
  search: number;
}

/** Milliseconds from a person's action until the list is painted. */
export async function listTimes(
  context: BrowserContext,
  { editor, word }: { editor: string; word: string },
): Promise<ListTimes> {
  const page = await context.newPage();
  try {
    await page.addInitScript(() => {
      for (const name of ['click', 'input', 'change'])
        addEventListener(
          name,
          ({ timeStamp }) => {
            document.documentElement.dataset.doneAt = String(timeStamp);
          },
          true,
        );
    });
    await page.goto(`${editor}/media`);
    const link = page.getByRole('link', { name: 'Content', exact: true });
    await link.waitFor();
    const open = await timed(page, () => link.click());
    const type = page.getByRole('combobox', { name: 'Type' }).first();
    const filter = await timed(page, () => type.selectOption('articles_details'));
    await timed(page, () => type.selectOption(''));
    const search = await timed(page, () => page.getByRole('searchbox').fill(word));
    return { open, filter, search };
  } finally {
    await page.close();
  }
}

/** Resolves once rows are there and their count has changed. */
async function timed(page: Page, act: () => Promise<unknown>): Promise<number> {
  const numbered = '.above-pages [role=status]';
  const before = await page.locator(numbered).allTextContents();
  const painted = page.evaluate(
    ([selector = '', was = '']) =>
      new Promise<number>((resolve, reject) => {
        const late = setTimeout(() => reject(new Error('The list never changed.')), 20_000);
        const look = () => {
          const now = document.querySelector(selector)?.textContent ?? '';
          if (now === was || !document.querySelector('.pages > li')) return;
          observer.disconnect();
          clearTimeout(late);
          // After the frame in which it was painted.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, {
          ...{ childList: true, characterData: true, subtree: true },
        });
      }),
    [numbered, before[0] ?? ''],
  );
  await act();
  const at = await painted;
  return at - (await page.evaluate(() => Number(document.documentElement.dataset.doneAt)));
}
