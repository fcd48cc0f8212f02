import { box, posters, wide } from './finder.ts';
import { expect, languages, programs, test, withoutScript } from './site.ts';

test.describe('without script', () => {
  test('the form filters, and the address has the choice', async ({ browser }) => {
    const page = await withoutScript(browser, { viewport: wide });
    await page.goto('/programs');
    await box(page, 'kind', 'internship').check();
    await page.getByRole('button', { name: 'Show' }).locator('visible=true').first().click();
    await page.waitForURL(/kind=internship/);
    await expect(posters(page)).toHaveCount(3);
    await expect(box(page, 'kind', 'internship')).toBeChecked();
    await page.getByRole('link', { name: 'Remove Internship' }).click();
    await page.waitForURL((address) => !address.search.includes('internship'));
    await expect(posters(page)).toHaveCount(18);
    await page.context().close();
  });

  test('a phone opens the rest of the list too', async ({ browser }) => {
    const page = await withoutScript(browser, { viewport: { width: 390, height: 844 } });
    await page.goto('/programs');
    await expect(posters(page).locator('visible=true')).toHaveCount(6);
    await page.getByText('Show all 18 programs').click();
    await expect(posters(page).locator('visible=true')).toHaveCount(18);
    await page.context().close();
  });

  test('sorting and the nearest matches work too', async ({ browser }) => {
    const page = await withoutScript(browser, { viewport: wide });
    await page.goto('/programs?kind=au_pair&destination=antarctica');
    await expect(page.getByText('Closest matches')).toBeVisible();
    await page.locator('.finder-relax').first().click();
    await expect(page.locator('.finder-relax')).toHaveCount(0);
    await expect(posters(page).first()).toBeVisible();
    await page.goto('/programs');
    await page.locator('select[name=sort]').selectOption('name');
    await page.getByRole('button', { name: 'Show' }).locator('visible=true').first().click();
    await page.waitForURL(/sort=name/);
    const names = await posters(page).locator('h3, h2').allTextContents();
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
    await page.context().close();
  });

  for (const language of languages)
    test(`what nobody could have chosen is passed over, ${language}`, async ({ browser }) => {
      const page = await withoutScript(browser);
      await page.goto(`${programs[language]}?kind=nonsense&age=-3&from=x&page=0&sort=%3Cscript%3E`);
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(programs[language]);
      const all = await posters(page).count();
      await page.goto(programs[language]);
      await expect(posters(page)).toHaveCount(all);
      await page.context().close();
    });
});

test('the map of destinations has names, links and a list that says the same', async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto('/programs');
  const drawing = page.getByRole('group', { name: 'Map of the destinations' });
  const map = page.getByRole('figure').filter({ has: drawing });
  await map.scrollIntoViewIfNeeded();
  await expect(map).toBeVisible();
  await expect(map.locator('a').filter({ hasText: /Kyoto/ }).first()).toHaveAttribute(
    'href',
    /^\/programs/,
  );
  await map.getByText('All destinations as a list').click();
  await expect(map.getByRole('listitem')).toHaveCount(18);
  await map.getByRole('listitem').getByRole('link').first().click();
  await page.waitForURL('**/programs/*');
});
