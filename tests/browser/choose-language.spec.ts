import type { Locator, Page } from '@playwright/test';
import { codes, expect, home, type Language, languages, site, test, writer } from './site.ts';

const api = '/api/farol/v1';
const names = { en: 'English', pt: 'Português', es: 'Español', fr: 'Français' } as const;
const places = { bar: 'header', footer: 'footer' } as const;

/** A walk from each language to each other one. */
const walk = 'en pt en es en fr pt es pt fr es fr en'.split(' ').map((key) => languageOf(key));
const steps = walk.slice(1).map((to, at): [Language, Language] => [walk[at] ?? 'en', to]);

function languageOf(key: string): Language {
  const found = languages.find((each) => each === key);
  if (!found) throw new Error(`The site does not speak ${key}.`);
  return found;
}

/** As a visitor does: rests on what comes next, and so gives the browser the time to make it ready. */
const pointings = {
  mouse: async (page: Page, target: Locator) => {
    await target.hover();
    await page.waitForTimeout(300);
    await target.click();
  },
  finger: async (_: Page, target: Locator) => target.tap(),
};

/** Chooses a language in the selector of the bar or the footer. */
async function choose(
  page: Page,
  [place, to]: [keyof typeof places, Language],
  point: (page: Page, target: Locator) => Promise<void>,
): Promise<void> {
  const selector = page.locator(`${places[place]} details.languages`);
  await point(page, selector.locator('summary'));
  await point(page, selector.getByRole('link', { name: names[to] }));
}

/** The page is read, and with it what it makes ready; its pictures are not waited for. */
const opened = (page: Page, path: string) =>
  page.waitForURL(`${site}${path}`, { waitUntil: 'domcontentloaded' });

for (const [name, point] of Object.entries(pointings))
  test.describe(`with ${name === 'mouse' ? 'a mouse' : 'a finger'}`, () => {
    test.use({ hasTouch: name === 'finger', viewport: { width: 1280, height: 800 } });

    for (const place of ['bar', 'footer'] as const) {
      test(`each language leads to each, from the ${place} of the home page`, async ({ page }) => {
        test.setTimeout(120_000);
        await page.goto('/');
        for (const [from, to] of steps) {
          // The way to the selector leads over the logo, whose address is that of English.
          await page.locator('header .logo').hover();
          await page.waitForTimeout(name === 'mouse' ? 300 : 0);
          await choose(page, [place, to], point);
          await opened(page, home[to]);
          await expect(page.locator('html'), `${from} → ${to}`).toHaveAttribute('lang', codes[to]);
        }
      });

      test(`each language leads to its home, from the ${place} of a page it does not have`, async ({
        page,
      }) => {
        test.setTimeout(120_000);
        for (const [from, to] of steps) {
          await page.goto(onlyIn(from));
          await choose(page, [place, to], point);
          await opened(page, `${home[to]}#untranslated`);
          await expect(page.locator('html'), `${from} → ${to}`).toHaveAttribute('lang', codes[to]);
        }
      });
    }

    test('a language leads to the page whose address another one shares', async ({ page }) => {
      await page.goto('/fr/programs');
      await choose(page, ['bar', 'en'], point);
      await opened(page, '/programs');
      await choose(page, ['bar', 'fr'], point);
      await opened(page, '/fr/programs');
    });

    test('a language leads on from the page that is not there in another one', async ({ page }) => {
      await page.goto('/');
      await choose(page, ['bar', 'pt'], point);
      await opened(page, '/pt');
      await page.goto(onlyIn('en').replace('/', '/pt/'));
      await point(page, page.getByRole('main').getByRole('link', { name: 'English' }));
      await opened(page, onlyIn('en'));
    });
  });

test('other pages are made ready before the click', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await pointings.mouse(page, page.locator('header nav a[href="/programs"]'));
  await opened(page, '/programs');
  // Under Playwright's eyes the page is fetched ahead, but drawn only after the click.
  const delivery = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation');
    return visit && 'deliveryType' in visit ? visit.deliveryType : '';
  });
  expect(delivery).toBe('navigational-prefetch');
});

/** The address of a page that one language has. */
function onlyIn(language: Language): string {
  const prefix = { en: '', pt: '/pt', es: '/es', fr: '' }[language];
  return `${prefix}/only-in-${language}`;
}

const published: string[] = [];

test.beforeAll(async () => {
  for (const language of languages) {
    const { document } = await writer.send<{ document: string }>('POST', `${api}/documents`, {
      type: 'dynamic_page',
      lang: codes[language],
      uid: `only-in-${language}`,
      title: `Only in ${language}`,
      data: { title: [{ type: 'heading1', text: `Only in ${language}`, spans: [] }] },
    });
    published.push(document);
  }
  await writer.send('POST', `${api}/publications`, {
    documents: published.map((document) => ({ document })),
  });
  await expect
    .poll(async () => {
      const answers = await Promise.all(
        languages.map((language) => fetch(`${site}${onlyIn(language)}`)),
      );
      return answers.map(({ status }) => status);
    })
    .toEqual([200, 200, 200, 200]);
});

test.afterAll(async () => {
  for (const document of published) {
    await writer.send('DELETE', `${api}/documents/${document}/publication`);
    await writer.send('PUT', `${api}/documents/${document}/archive`);
  }
});
