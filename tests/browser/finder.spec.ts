import type { Locator, Page } from '@playwright/test';
import { box, posters, wide } from './finder.ts';
import { expect, test } from './site.ts';

const number = (page: Page) => page.locator('#finder-number');
const counted = async (page: Page, name: string, value: string) =>
  Number.parseInt(
    await page
      .locator(`label:has(input[name="${name}"][value="${value}"]) .finder-count`)
      .innerText(),
    10,
  );

/** The finder with its island at work. */
async function liveFinder(page: Page, address = '/programs'): Promise<void> {
  await page.setViewportSize(wide);
  await page.goto(address);
  await page.locator('#found').scrollIntoViewIfNeeded();
  await page.mouse.move(640, 450);
  await expect(page.locator('.finder-live')).toBeVisible();
}

/** Notes all that it says from now on. */
async function listenTo(spoken: Locator): Promise<void> {
  await spoken.evaluate((element) => {
    const texts: string[] = [];
    Object.assign(window, { texts });
    new MutationObserver(() => texts.push(element.textContent ?? '')).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
}

const heardOn = (page: Page) => page.evaluate(() => ('texts' in window ? window.texts : []));

test.describe('with script', () => {
  test('answers at once, without loading the page, and writes its state into the address', async ({
    page,
  }) => {
    await liveFinder(page);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    const all = await posters(page).count();
    expect(all).toBe(18);
    const expected = await counted(page, 'kind', 'language_course');
    await box(page, 'kind', 'language_course').check();
    await expect(posters(page)).toHaveCount(expected);
    await expect.poll(() => new URL(page.url()).search).toBe('?kind=language_course');
    await box(page, 'destination', 'europe').check();
    await expect
      .poll(() => new URL(page.url()).search)
      .toBe('?kind=language_course&destination=europe');
    await expect(number(page)).toHaveText(/^\d+ programs? found$/);
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });

  test('every count is what its filter would leave', async ({ page }) => {
    await liveFinder(page);
    for (const [name, value] of [
      ['kind', 'au_pair'],
      ['destination', 'oceania'],
      ['length', 'long'],
      ['language', 'spanish'],
    ] as const) {
      const count = await counted(page, name, value);
      await box(page, name, value).check();
      await expect(posters(page)).toHaveCount(count);
      await box(page, name, value).uncheck();
      await expect(posters(page)).toHaveCount(18);
    }
  });

  test('Back and forward go through the states', async ({ page }) => {
    await liveFinder(page);
    await box(page, 'kind', 'au_pair').check();
    await expect(posters(page)).toHaveCount(2);
    await box(page, 'destination', 'europe').check();
    await expect(posters(page)).toHaveCount(1);
    await page.goBack();
    await expect(posters(page)).toHaveCount(2);
    await expect(box(page, 'destination', 'europe')).not.toBeChecked();
    await page.goBack();
    await expect(posters(page)).toHaveCount(18);
    await page.goForward();
    await expect(posters(page)).toHaveCount(2);
    await expect(box(page, 'kind', 'au_pair')).toBeChecked();
  });

  test('a program that was looked at leads back to the same choice', async ({ page }) => {
    await liveFinder(page);
    await box(page, 'kind', 'au_pair').check();
    await expect(posters(page)).toHaveCount(2);
    await posters(page).first().getByRole('link').first().click();
    await page.waitForURL('**/programs/*');
    await page.goBack();
    await expect(posters(page)).toHaveCount(2);
    await expect(box(page, 'kind', 'au_pair')).toBeChecked();
  });

  test('chips take one choice away, and one link all of them', async ({ page }) => {
    await liveFinder(page, '/programs?kind=au_pair&kind=internship&destination=europe&sort=name');
    const chips = page.locator('.finder-chip');
    await expect(chips).toHaveText(['Internship', 'Au pair', 'Europe']);
    await page.getByRole('link', { name: 'Remove Internship' }).click();
    await expect(chips).toHaveText(['Au pair', 'Europe']);
    await expect(box(page, 'kind', 'internship')).not.toBeChecked();
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(posters(page)).toHaveCount(18);
    await expect.poll(() => new URL(page.url()).search).toBe('?sort=name');
    // The link that had the focus is gone with what it cleared.
    await expect(number(page)).toBeFocused();
  });

  test('sorts', async ({ page }) => {
    await liveFinder(page);
    const prices = async () =>
      (await posters(page).allTextContents())
        .flatMap((text) => (/€\s?([\d,.]+)/.exec(text)?.[1] ?? '').replace(/[,.]/g, '') || [])
        .map(Number);
    await page.locator('select[name=sort]').selectOption('price');
    await expect.poll(() => new URL(page.url()).search).toBe('?sort=price');
    const rising = await prices();
    expect(rising.length).toBeGreaterThan(10);
    expect(rising).toEqual(rising.toSorted((one, other) => one - other));
    await page.locator('select[name=sort]').selectOption('priceDown');
    await expect.poll(() => new URL(page.url()).search).toBe('?sort=priceDown');
    const falling = await prices();
    expect(falling).toEqual(falling.toSorted((one, other) => other - one));
  });

  test('says the number found to those who hear the page, and nothing before they choose', async ({
    page,
  }) => {
    await page.clock.install();
    await liveFinder(page);
    const spoken = page.locator('#found [aria-live=polite]');
    await expect(spoken).toHaveText('');
    await listenTo(spoken);
    await page.clock.fastForward(5_000);
    await box(page, 'kind', 'summer_camp').check();
    await expect(spoken).toHaveText('2 programs found');
    expect(await heardOn(page)).toEqual(['2 programs found']);
  });

  test('says a new order, and the same number again', async ({ page }) => {
    await liveFinder(page);
    const spoken = page.locator('#found [aria-live=polite]');
    await box(page, 'kind', 'summer_camp').check();
    await expect(spoken).toHaveText('2 programs found');
    await page.locator('select[name=sort]').selectOption('price');
    await expect(spoken).toHaveText('2 programs found. Lowest price first');
    // What is heard again has to be gone in between.
    await box(page, 'kind', 'au_pair').check();
    await expect(spoken).toHaveText('4 programs found');
    await listenTo(spoken);
    await box(page, 'kind', 'au_pair').uncheck();
    await expect(spoken).toHaveText('2 programs found');
    expect(await heardOn(page)).toEqual(['', '2 programs found']);
  });

  test('keeps a number as it was typed, and says what is wrong with it', async ({ page }) => {
    await liveFinder(page);
    const age = page.locator('input[name=age]');
    await age.pressSequentially('191');
    await expect(age).toHaveValue('191');
    await expect(age).toHaveAttribute('aria-invalid', 'true');
    await expect(age).toHaveAccessibleDescription('Please enter an age from 1 to 99.');
    await expect(page.locator('#found [aria-live=polite]')).toHaveText(/^Please enter an age/);
    await age.press('Backspace');
    await expect(age).not.toHaveAttribute('aria-invalid');
    await page.locator('input[name=from]').fill('9000');
    await page.locator('input[name=to]').fill('100');
    await expect(page.locator('input[name=from]')).toHaveValue('9000');
    await expect(page.locator('.finder-wrong')).toContainText('The minimum is above');
  });

  test('keeps a wrong number that was typed while its script was on its way', async ({ page }) => {
    const sent = Promise.withResolvers<void>();
    let isAsked = false;
    await page.route(/\/islands-[^/]*\.js$/, async (route) => {
      isAsked = true;
      await sent.promise;
      await route.continue();
    });
    await page.setViewportSize(wide);
    await page.goto('/programs');
    const age = page.locator('input[name=age]');
    await age.click();
    await age.pressSequentially('191');
    await expect.poll(() => isAsked).toBe(true);
    await expect(page.locator('.finder-live')).toHaveCount(0);
    sent.resolve();
    await expect(page.locator('.finder-live')).toBeVisible();
    await expect(age).toHaveAccessibleDescription('Please enter an age from 1 to 99.');
    await expect(age).toHaveValue('191');
  });

  test('the title of the window says what is chosen', async ({ page }) => {
    await liveFinder(page);
    const plain = await page.title();
    await box(page, 'kind', 'au_pair').check();
    await expect(page).toHaveTitle(`Au pair – ${plain}`);
    await page.reload();
    await expect(page).toHaveTitle(`Au pair – ${plain}`);
    await liveFinder(page, '/programs?kind=au_pair');
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveTitle(plain);
  });

  test('the map follows the filters', async ({ page }) => {
    const places = page.locator('.world-map svg a:visible');
    await page.goto('/programs?kind=au_pair');
    const filtered = await places.count();
    expect(filtered).toBe(2);
    await liveFinder(page);
    const all = await places.count();
    expect(all).toBeGreaterThan(10);
    await box(page, 'kind', 'au_pair').check();
    await expect(places).toHaveCount(filtered);
    await box(page, 'destination', 'europe').check();
    await expect(places).toHaveCount(1);
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(places).toHaveCount(all);
  });

  test('a link past the filters is the first stop in them', async ({ page }) => {
    await page.setViewportSize(wide);
    await page.goto('/programs');
    const past = page.locator('.finder-form .skip');
    await past.focus();
    await expect(past).toBeInViewport();
    await expect(past).toHaveText('Show 18 programs');
    await page.keyboard.press('Enter');
    await expect(number(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(posters(page).first().getByRole('link')).toBeFocused();
  });

  test('what is chosen is seen without colours too', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await liveFinder(page, '/programs?destination=pt');
    const looks = (value: string) =>
      page.locator(`label:has(input[value="${value}"])`).evaluate((label) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(label);
        return [getComputedStyle(label, '::before').content, outlineStyle, outlineWidth];
      });
    expect(await looks('pt')).toEqual(['"✓" / ""', 'solid', '3px']);
    expect((await looks('ie')).slice(0, 2)).toEqual(['none', 'none']);
    for (const part of ['.finder-chip', '.finder-badge', '.button'])
      expect(
        await page
          .locator(part)
          .first()
          .evaluate((each) => getComputedStyle(each).borderTopWidth),
      ).toBe('1px');
  });

  test('age and price count too, and typing is one step back', async ({ page }) => {
    await liveFinder(page);
    await page.locator('input[name=to]').pressSequentially('1500');
    await expect.poll(() => new URL(page.url()).search).toBe('?to=1500');
    const cheap = await posters(page).count();
    expect(cheap).toBeLessThan(18);
    await page.goBack();
    await expect(posters(page)).toHaveCount(18);
    await page.locator('input[name=age]').fill('12');
    await expect(posters(page)).not.toHaveCount(18);
  });

  test('where nothing fits, it offers what comes nearest', async ({ page }) => {
    await liveFinder(page, '/programs?kind=au_pair&destination=antarctica');
    await expect(number(page)).toHaveText(/0 programs|Nothing/);
    await expect(page.getByText('Closest matches')).toBeVisible();
    await expect(posters(page).first()).toBeVisible();
    const way = page.locator('.finder-relax').first();
    const promised = Number(/\d+/.exec((await way.textContent()) ?? '')?.[0]);
    expect(promised).toBeGreaterThan(0);
    await way.click();
    await expect(posters(page)).toHaveCount(promised);
  });

  test('all of it by keyboard', async ({ page }) => {
    await liveFinder(page);
    await box(page, 'kind', 'au_pair').focus();
    await page.keyboard.press('Space');
    await expect(posters(page)).toHaveCount(2);
    await expect(box(page, 'kind', 'au_pair')).toBeFocused();
  });

  test('on a phone the filters open, say how many there are and lead to them', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/programs');
    const filters = page.locator('.finder-filters > summary');
    await filters.click();
    await expect(page.locator('.finder-live')).toBeVisible();
    const show = page.locator('.finder-submit').getByRole('link');
    await expect(show).toHaveText('Show 18 programs');
    await box(page, 'kind', 'internship').check();
    await expect(page.locator('.finder-badge')).toHaveText('1 chosen');
    // It counts while one chooses, in sight wherever one is among the filters.
    await expect(show).toHaveText('Show 3 programs');
    await page.locator('.finder-price > summary').scrollIntoViewIfNeeded();
    await expect(show).toBeInViewport();
    await page.locator('.finder-kind input').first().scrollIntoViewIfNeeded();
    await expect(show).toBeInViewport();
    // The link past the filters is out of sight until the focus comes to it.
    const past = page.locator('.finder-form .skip');
    await expect(past).not.toBeInViewport();
    const others = page.getByText(/^Show 3/).and(page.locator(':not(.skip)'));
    await expect(others.locator('visible=true')).toHaveCount(1);
    await show.click();
    await expect(number(page)).toBeInViewport();
    await expect(posters(page)).toHaveCount(3);
  });

  test('no filter that has the focus lies under the button that counts', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/es/programs');
    await page.locator('.finder-filters > summary').click();
    const hidden: string[] = [];
    let stops = 0;
    for (let pressed = 0; pressed < 60; pressed += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const element = document.activeElement;
        const bar = document.querySelector('.finder-submit')?.getBoundingClientRect();
        if (!element?.closest('.finder-groups') || !bar) return null;
        const { top, bottom } = element.getBoundingClientRect();
        return {
          name: element.closest('label, summary')?.textContent ?? '',
          isHidden: bottom > bar.top + 1 && top < bar.bottom,
        };
      });
      if (!stop) break;
      stops += 1;
      if (stop.isHidden) hidden.push(stop.name);
    }
    expect(stops).toBeGreaterThan(12);
    expect(hidden).toEqual([]);
  });

  test('on a phone the first six come with their pictures, the rest when asked for', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/programs');
    await page.locator('.finder-filters > summary').focus();
    await expect(page.locator('.finder-live')).toBeVisible();
    const seen = posters(page).locator('visible=true');
    await expect(seen).toHaveCount(6);
    await page.getByText('Show all 18 programs').focus();
    await page.keyboard.press('Enter');
    await expect(seen).toHaveCount(18);
    await expect(posters(page).nth(6).getByRole('link')).toBeFocused();
  });
});

test.describe('posters that are not in the page', () => {
  test.use({
    expectedErrors: /^Failed to load resource: the server responded with a status of 503/,
  });

  /** Programs that only an unfiltered list has, so that it is longer than one page. */
  const unfiltered = Array.from({ length: 10 }, (_, number) => ({
    id: `unfiltered-${number}`,
    ...{ kind: [], destination: [], length: [], month: [], language: [] },
    ...{ ages: [0, 99], price: null, weeks: null, next: null },
  }));

  /** The finder with a filter, as a list of more than one page is sent: without the posters of other choices. */
  async function filteredFinder(page: Page): Promise<void> {
    const address = '/programs?kind=au_pair';
    await page.route(address, async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replace(/<template>.*?<\/template>/s, '')
        .replace('"programs":[', `"programs":[${unfiltered.map((each) => JSON.stringify(each))},`);
      await route.fulfill({ response, body });
    });
    await liveFinder(page, address);
  }

  test('come with the whole page where they cannot be fetched', async ({ page }) => {
    await filteredFinder(page);
    await page.route('/programs', (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.fulfill({ status: 503 }),
    );
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(posters(page).getByRole('link')).toHaveCount(18);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/programs');
    expect(new URL(page.url()).search).toBe('');
  });

  test('have the focus once the next page of them has come', async ({ page }) => {
    await filteredFinder(page);
    await page.route('/programs?page=2', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: unfiltered
          .map(({ id }) => `<div data-program="${id}"><a href="/${id}">${id}</a></div>`)
          .join(''),
      }),
    );
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(posters(page)).toHaveCount(24);
    await page.getByRole('link', { name: 'Show more' }).focus();
    await page.keyboard.press('Enter');
    await expect(posters(page)).toHaveCount(28);
    await expect(posters(page).nth(24).getByRole('link')).toBeFocused();
  });
});
