import type { Locator, Page } from '@playwright/test';
import { onlyIn } from './own-pages.ts';
import { restMs } from './settled.ts';
import { articles, codes, expect, home, type Language, languages, site, test } from './site.ts';

const names = { en: 'English', pt: 'Português', es: 'Español', fr: 'Français' } as const;
const places = { bar: 'header', footer: 'footer' } as const;
type Place = keyof typeof places;

/** A walk from each language to each other one. */
const walk = 'en pt en es en fr pt es pt fr es fr en'.split(' ').map((key) => languageOf(key));
const steps = walk.slice(1).map((to, at): [Language, Language] => [walk[at] ?? 'en', to]);

function languageOf(key: string): Language {
  const found = languages.find((each) => each === key);
  if (!found) throw new Error(`The site does not speak ${key}.`);
  return found;
}

/** A mouse rests on a link, and so gives the browser the time to make ready what is behind it. */
async function rest(page: Page, link: Locator): Promise<void> {
  await link.hover();
  await page.waitForTimeout(restMs);
}

interface Pointer {
  name: string;
  hasTouch: boolean;
  /** From which place on which page: both places lead to the same addresses. */
  fromHome: Place;
  fromMissing: Place;
  pass(page: Page, link: Locator): Promise<void>;
  press(target: Locator): Promise<void>;
  follow(page: Page, link: Locator): Promise<void>;
}

const pointers: readonly Pointer[] = [
  {
    name: 'a mouse',
    hasTouch: false,
    fromHome: 'footer',
    fromMissing: 'bar',
    pass: rest,
    press: (target) => target.click(),
    async follow(page, link) {
      await rest(page, link);
      await link.click();
    },
  },
  {
    name: 'a finger',
    hasTouch: true,
    fromHome: 'bar',
    fromMissing: 'footer',
    pass: async () => {},
    press: (target) => target.tap(),
    follow: (_, link) => link.tap(),
  },
];

const selectorOf = (page: Page, place: Place) => page.locator(`${places[place]} details.languages`);

const addressesIn = (page: Page, place: Place) =>
  selectorOf(page, place)
    .getByRole('link', { includeHidden: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Chooses a language in the selector of the bar or the footer, which lead to the same addresses. */
async function choose(page: Page, pointer: Pointer, [place, to]: [Place, Language]) {
  const addresses = await addressesIn(page, 'bar');
  expect(addresses).toHaveLength(languages.length);
  expect(await addressesIn(page, 'footer')).toEqual(addresses);
  const selector = selectorOf(page, place);
  await pointer.press(selector.locator('summary'));
  await pointer.follow(page, selector.getByRole('link', { name: names[to] }));
}

/** The page is read, and with it what it makes ready; its pictures are not waited for. */
async function opened(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(`${site}${path}`);
  await page.waitForLoadState('domcontentloaded');
}

for (const pointer of pointers)
  test.describe(`with ${pointer.name}`, () => {
    test.use({ hasTouch: pointer.hasTouch, viewport: { width: 1280, height: 800 } });

    test(`each language leads to each, from the ${pointer.fromHome} of the home page`, async ({
      page,
    }) => {
      await page.goto('/');
      for (const [from, to] of steps) {
        // The way to the selector leads over the logo, whose address is that of English.
        await pointer.pass(page, page.locator('header .logo'));
        await choose(page, pointer, [pointer.fromHome, to]);
        await opened(page, home[to]);
        await expect(page.locator('html'), `${from} → ${to}`).toHaveAttribute('lang', codes[to]);
      }
    });

    test(`each language leads to its home, from the ${pointer.fromMissing} of a page it does not have`, async ({
      page,
    }) => {
      for (const [from, to] of steps) {
        await page.goto(onlyIn(from));
        await choose(page, pointer, [pointer.fromMissing, to]);
        await opened(page, `${home[to]}#untranslated`);
        await expect(page.locator('html'), `${from} → ${to}`).toHaveAttribute('lang', codes[to]);
      }
    });

    test('a language leads to the page whose address another one shares', async ({ page }) => {
      await page.goto('/fr/programs');
      await choose(page, pointer, ['bar', 'en']);
      await opened(page, '/programs');
      await choose(page, pointer, ['bar', 'fr']);
      await opened(page, '/fr/programs');
    });

    test('a language leads on from the page that is not there in another one', async ({ page }) => {
      await page.goto('/');
      await choose(page, pointer, ['bar', 'pt']);
      await opened(page, '/pt');
      await page.goto(onlyIn('en').replace('/', '/pt/'));
      await pointer.follow(page, page.getByRole('main').getByRole('link', { name: 'English' }));
      await opened(page, onlyIn('en'));
    });
  });

test('a topic of articles is kept in every language, by its name there', async ({ page }) => {
  const paperwork = { en: 'Paperwork', pt: 'Documentos', es: 'Papeleo', fr: 'Démarches' };
  const [mouse] = pointers;
  if (!mouse) throw new Error('There is no mouse.');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(articles.en);
  await page.locator('.topics').getByRole('link', { name: paperwork.en }).click();
  await opened(page, `${articles.en}?tag=paperwork`);
  for (const to of ['es', 'fr', 'pt', 'en'] as const) {
    await choose(page, mouse, ['bar', to]);
    await opened(page, `${articles[to]}?tag=paperwork`);
    await expect(page.locator('.topics [aria-current]')).toHaveText(paperwork[to]);
    await expect(page).toHaveTitle(new RegExp(`, ${paperwork[to]} \\|`));
    await expect(page.locator('main h2'), to).not.toHaveCount(0);
  }
});

test('other pages are made ready before the click', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const link = page.locator('header nav a[href="/programs"]');
  const made = page.waitForResponse(`${site}/programs`);
  await link.hover();
  await made;
  await link.click();
  await opened(page, '/programs');
  // Under Playwright's eyes the page is fetched ahead, but drawn only after the click.
  const delivery = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation');
    return visit && 'deliveryType' in visit ? visit.deliveryType : '';
  });
  expect(delivery).toBe('navigational-prefetch');
});
