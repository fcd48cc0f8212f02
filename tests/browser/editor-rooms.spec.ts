import AxeBuilder from '@axe-core/playwright';
import { invite, readSettings, withPeople } from '@farol/content-service';
import type { Page } from '@playwright/test';
import { buildEditor } from '../../launch/builds.ts';
import { startWholeProduct, type WholeProduct } from '../../launch/whole-product.ts';
import { whenReady } from '../ready.ts';
import { expect, test } from './site.ts';

const password = 'seven lamps on the quay';
const name = 'Ana Ribeiro';

test.use({
  expectedErrors:
    /^Failed to load resource: (?:net::ERR_FAILED|the server responded with a status of 4)/,
});
test.describe.configure({ mode: 'serial' });

/** A product of its own: its content is changed, and at the end removed. */
let product: WholeProduct;

test.beforeAll(async () => {
  await buildEditor(() => {});
  product = await startWholeProduct();
  await whenReady(product.site);
});
test.afterAll(() => product.stop());

async function invitation(): Promise<string> {
  const settings = readSettings({ DATA_DIR: product.folder });
  const rights = { role: 'administrator', languages: null, types: null } as const;
  const { secret } = await withPeople(settings, product.service, (people) =>
    invite(people, rights, null),
  );
  return `${product.service}/edit/welcome#${secret}`;
}

async function comeIn(page: Page): Promise<void> {
  await page.goto(await invitation());
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('heading', { name: 'Content' })).toBeVisible();
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${product.service}/edit`);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Content' })).toBeVisible();
}

async function openProgram(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('searchbox', { name: 'Find everything' })).toBeFocused();
  await page.keyboard.type('portuguese-course-lisbon');
  const found = page.getByRole('menuitem', { name: 'Portuguese in Lisbon' });
  await expect(found).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(tagline(page)).toBeVisible();
}

const tagline = (page: Page) => page.getByLabel('One line under the title');
const saved = (page: Page) => page.locator('.saved');

/** In both colour modes, which the bar changes. */
async function expectAccessible(page: Page): Promise<void> {
  for (const _ of ['light', 'dark']) {
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(
      violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`)),
    ).toEqual([]);
    await page.evaluate(() => {
      const { dataset } = document.documentElement;
      dataset.mode = dataset.mode === 'dark' ? 'light' : 'dark';
    });
  }
}

test('everything is found by one key, and the keys are shown by another', async ({ page }) => {
  await comeIn(page);
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('dark');
  await expect(dialog.getByRole('menuitem')).toHaveText(['Dark mode']);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await expect(dialog).toHaveCount(0);

  await openProgram(page);
  // What is possible on this screen is in the list, and what is not is not.
  await page.keyboard.press('ControlOrMeta+k');
  await expect(dialog.getByRole('menuitem', { name: 'Archive', exact: true })).toBeVisible();
  await expect(dialog.getByRole('menuitem', { name: 'Undo' })).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.locator('.bar h1').click();
  await page.keyboard.press('?');
  await expect(dialog.getByRole('definition').filter({ hasText: 'Redo' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: /^Keys/ }).click();
  await dialog.getByRole('checkbox').check();
  await page.keyboard.press('Escape');

  // In a field a sign is a sign.
  await tagline(page).fill('');
  await tagline(page).press('?');
  await expect(tagline(page)).toHaveValue('?');
  await page.keyboard.press('ControlOrMeta+z');
  await page.getByRole('link', { name: 'Content' }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('the bar fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Content' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a session that ends while somebody writes is begun again over the page', async ({ page }) => {
  await signIn(page);
  await openProgram(page);
  await page.context().clearCookies();
  await tagline(page).fill('Written while nobody was signed in');
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog.getByLabel('Name')).toHaveValue(name);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Later' }).click();
  await expect(tagline(page)).toHaveValue('Written while nobody was signed in');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await dialog.getByLabel('Password').fill('not this one at all');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(saved(page)).toHaveText(/^Saved/);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(tagline(page)).not.toHaveValue('Written while nobody was signed in');
  await expect(saved(page)).toHaveText(/^Saved/);
});

test('a person looks after her own account', async ({ page, browser }) => {
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere);
  await signIn(page);
  await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByText('10 codes are left.')).toBeVisible();
  await expectAccessible(page);
  const sessions = page.locator('section').filter({ hasText: 'Where you are signed in' });
  await expect(sessions.getByText('(here)')).toHaveCount(1);
  await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(sessions.getByText('Only here.')).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await elsewhere.context().close();

  await page.getByLabel('New password').fill(`${password} again`);
  await page.getByRole('button', { name: 'Save' }).last().click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Save' }).last().click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();

  // Long after signing in, the same is asked once more, over the page.
  const refused = { status: 403, json: { message: 'Sign in again', signInAgain: true } };
  await page.route('**/me/recovery-codes', (route) => route.fulfill(refused), { times: 1 });
  await page.getByRole('button', { name: 'Make ten new codes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await dialog.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.locator('.codes li')).toHaveCount(10);
});
