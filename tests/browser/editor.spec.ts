import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import budgets from '../../budgets.json' with { type: 'json' };
import type { WholeProduct } from '../../launch/whole-product.ts';
import { violations } from './editor-accessible.ts';
import { expectOpened, expectPages, expectWidth } from './editor-arrived.ts';
import { comeIn, invitationByCommand, password, signIn } from './editor-people.ts';
import { startEditor } from './editor-product.ts';
import { searchPages } from './editor-search.ts';
import { expect, test } from './site.ts';

const program = '/programs/portuguese-course-lisbon';

// A request that a test lets fail makes the browser say so.
test.use({
  expectedErrors:
    /^Failed to load resource: (?:net::ERR_FAILED|the server responded with a status of 4)/,
});

/** A product of its own: editors change what it shows. */
let product: WholeProduct;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  product = await startEditor();
});
test.afterAll(() => product.stop());

/** By the page of signing in, with keys alone. */
async function signInByKeys(page: Page, name: string): Promise<void> {
  await page.goto(`${product.service}/edit`);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Content' })).toBeVisible();
}

/** What concerns the person who is here stands behind her name. */
async function openPersonMenu(page: Page): Promise<void> {
  await page.locator('.frame .who').click();
}

async function signOut(page: Page): Promise<void> {
  await openPersonMenu(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
}

async function openProgram(page: Page): Promise<void> {
  await searchPages(page, 'portuguese-course-lisbon');
  await expect(page.getByText('One page', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Portuguese in Lisbon' }).click();
  await expect(page.getByLabel('One line under the title')).toBeVisible();
  await expectOpened(page);
}

interface ProgramVersion {
  id: string;
  data: { related_programs: object[] };
}

const tagline = (page: Page) => page.getByLabel('One line under the title');
const saved = (page: Page) => page.locator('.saved');

test('somebody new comes in by an address that works once', async ({ page }) => {
  const address = await invitationByCommand(product);
  await page.goto(address);
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Name').fill('Rui Costa');
  await page.getByLabel('Password').fill('too short');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.codes')).toHaveCount(0);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Begin' }).click();
  const codes = page.locator('.codes li');
  await expect(codes).toHaveCount(10);
  const [code = ''] = await codes.allInnerTexts();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByRole('button', { name: 'Rui Costa' })).toBeVisible();

  await signOut(page);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Name').fill('Rui Costa');
  await page.getByLabel('Recovery code').fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Content' })).toBeVisible();

  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('a program is changed, undone, done again, published and seen', async ({ page }) => {
  await comeIn(page, product, 'Ana Ribeiro');
  await openProgram(page);
  await tagline(page).fill('Trams, tiles and the river');
  await expect(saved(page)).toHaveText(/^Saved/);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(tagline(page)).not.toHaveValue('Trams, tiles and the river');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(tagline(page)).toHaveValue('Trams, tiles and the river');
  await page.getByRole('textbox', { name: 'Title', exact: true }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(', slowly');
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('ins').filter({ hasText: 'slowly' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toHaveCount(0);
  await expect
    .poll(async () => (await fetch(product.site + program)).text())
    .toContain('Portuguese in Lisbon, slowly');
  expect(await (await fetch(product.site + program)).text()).toContain(
    'Trams, tiles and the river',
  );
});

test('nothing is lost where the service does not answer and the page is reloaded', async ({
  page,
}) => {
  await signInByKeys(page, 'Ana Ribeiro');
  await openProgram(page);
  await page.route('**/api/farol/v1/documents/*/draft', (route) => route.abort());
  await tagline(page).fill('Kept through a storm');
  await expect(saved(page)).toContainText('Kept on this device');
  await page.reload();
  await expect(tagline(page)).toHaveValue('Kept through a storm');
  await expect(page.getByText('Here is what you wrote on this device')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(tagline(page)).toHaveValue('Trams, tiles and the river');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await page.unroute('**/api/farol/v1/documents/*/draft');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(saved(page)).toHaveText(/^Saved/);

  // A page that could not be opened opens by itself once the service answers.
  const away = /api.farol.v1.documents.[^/]+$/;
  await page.route(away, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute(away);
  await expect(tagline(page)).toHaveValue('Kept through a storm');
});

test('two people on one page: other fields merge, the same one is put side by side', async ({
  browser,
  page,
}) => {
  const other = await pageOf(browser);
  await signIn(page, product, 'Ana Ribeiro');
  await signIn(other, product, 'Rui Costa');
  for (const each of [page, other]) await openProgram(each);
  await tagline(other).fill('What Rui says');
  await expect(saved(other)).toHaveText(/^Saved/);
  await page.getByRole('tab', { name: 'Facts' }).click();
  await page.getByLabel('Youngest', { exact: false }).first().fill('21');
  await expect(saved(page)).toHaveText(/^Saved/);
  await page.getByRole('tab', { name: 'Main' }).click();
  await expect(tagline(page)).toHaveValue('What Rui says');

  // Neither hears of the other before both have written.
  await other.context().setOffline(true);
  await tagline(other).fill('What Rui says now');
  await tagline(page).fill('What Ana says');
  await expect(saved(page)).toHaveText(/^Saved/);
  await other.context().setOffline(false);
  const clash = other.getByRole('region', { name: /changed this too/ });
  await expect(clash).toContainText('What Ana says');
  await expect(clash).toContainText('What Rui says now');
  await clash.getByRole('button', { name: 'Keep this one' }).last().click();
  await expect(tagline(other)).toHaveValue('What Ana says');
  await expect(clash).toHaveCount(0);
  await other.context().close();
});

test('two people who chose different pages read their titles', async ({ page }) => {
  await signIn(page, product, 'Rui Costa');
  await openProgram(page);
  await page.getByRole('tab', { name: 'Details' }).click();
  const related = page.getByRole('group', { name: 'Related programs' });
  await expect(related.locator('.item > summary').nth(1)).toHaveText(/^\p{L}+ \p{L}+/u);
  await related.locator('.item > summary').nth(1).click();
  const saves = '**/api/farol/v1/documents/*/draft';
  await page.route(saves, (route) => route.abort());
  await related.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('searchbox', { name: 'Search pages' }).fill('Au pair in Lyon');
  await page.getByRole('dialog').getByRole('button', { name: 'Au pair in Lyon' }).first().click();
  await expect(related.locator('.item > summary').nth(1)).toHaveText('Au pair in Lyon');
  const api = '/api/farol/v1/documents';
  const id = page.url().split('/').at(-1) ?? '';
  const { draft } = await product.writer.get<{ draft: ProgramVersion }>(`${api}/${id}`);
  const [first, , ...others] = draft.data.related_programs;
  await product.writer.send('PUT', `${api}/${id}/draft`, {
    basedOn: draft.id,
    data: { ...draft.data, related_programs: [first, first, ...others] },
  });
  // She hears of it before she saves, or from the refusal of her save.
  await page.unroute(saves);
  const clash = page.getByRole('region', { name: /changed this too: Related programs/ });
  await expect(related.locator('.item > summary').first()).toHaveText(/^\p{L}+ \p{L}+/u);
  const [theirs = ''] = await related.locator('.item > summary').allTextContents();
  for (const title of ['Au pair in Lyon', theirs]) await expect(clash).toContainText(title);
  await clash.getByRole('button', { name: 'Keep this one' }).last().click();
  await expect(related.locator('.item > summary').nth(1)).toHaveText(theirs);
  await expect(saved(page)).toHaveText(/^Saved/);
});

test('a new page gets sections, and a translation', async ({ page }) => {
  await signIn(page, product, 'Ana Ribeiro');
  await page.getByRole('button', { name: 'New page' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name in lists').fill('Un été à Évora');
  // By their names; what there is once is offered where it is missing.
  await expect(form.getByLabel('Type').getByRole('option')).toHaveText([
    'Article',
    'Page',
    'Program',
  ]);
  await form.getByLabel('Type').selectOption({ label: 'Page' });
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('un-ete-a-evora');
  // What comes later moves what is below it.
  await expect(page.locator('.ProseMirror').first()).toBeVisible();
  await expectOpened(page, { isInRelease: false });
  await expect(page.locator('[data-path="data.title"] .ProseMirror')).toHaveText('Un été à Évora');
  for (const name of ['Text', 'Questions']) {
    await page.getByRole('button', { name: 'Add a section' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  const sections = page.locator('.section > .item > summary');
  await expect(sections).toHaveCount(2);
  await page.getByRole('button', { name: 'Move up' }).last().click();
  await expect(sections.first()).toContainText('Questions');
  await expect(saved(page)).toHaveText(/^Saved/);
  await page.getByRole('button', { name: 'Write it in Portuguese' }).click();
  await expect(page.getByRole('link', { name: 'Português' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.locator('.section > .item')).toHaveCount(2);
});

test('signing out asks about what is not saved, and leaves nothing on the device', async ({
  page,
}) => {
  await signIn(page, product, 'Ana Ribeiro');
  const other = await page.context().newPage();
  for (const each of [page, other]) {
    await each.route('**/api/farol/v1/documents/*/draft', (route) => route.abort());
    await each.goto(`${product.service}/edit`);
    await openProgram(each);
    await tagline(each).fill('Not saved yet');
    await expect(saved(each)).toContainText('Kept on this device');
  }
  await signOut(page);
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Portuguese in Lisbon');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(tagline(page)).toHaveValue('Not saved yet');
  await signOut(page);
  await question.getByRole('button', { name: 'Sign out and lose them' }).click();
  for (const each of [page, other])
    await expect(each.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect.poll(() => leftOnDevice(page)).toEqual([]);
  // Nor does a tab that would have tried again keep it once more.
  await page.waitForTimeout(2500);
  expect(await leftOnDevice(other)).toEqual([]);
  await other.close();
});

function leftOnDevice(page: Page): Promise<unknown[]> {
  return page.evaluate(
    () =>
      new Promise<unknown[]>((resolve) => {
        const opened = indexedDB.open('farol-journal');
        opened.onsuccess = () => {
          const all = opened.result.transaction('entries').objectStore('entries').getAllKeys();
          all.onsuccess = () => resolve(all.result);
        };
      }),
  );
}

/** Of rows of buttons, how many take a second line. */
const wrapped = (page: Page, rows: string) =>
  page
    .locator(rows)
    .evaluateAll((all) => all.filter(({ clientHeight }) => clientHeight > 60).length);

/** The words of the menu that are broken into lines. */
const brokenInMenu = (page: Page) =>
  page.locator('.frame :is(.mark, nav a)').evaluateAll((links) =>
    links.flatMap(({ firstChild }) => {
      const word = document.createRange();
      if (firstChild) word.selectNodeContents(firstChild);
      return word.getClientRects().length === 1 ? [] : [String(word)];
    }),
  );

test('it is all there on a phone, in the dark, and in four languages', async ({ browser }) => {
  const page = await pageOf(browser, { width: 390, height: 844 });
  await signIn(page, product, 'Ana Ribeiro');
  for (const mode of ['light', 'dark']) {
    await page.goto(`${product.service}/edit/content`);
    await expectPages(page);
    expect(await violations(page), `${mode} list`).toEqual([]);
    await openProgram(page);
    expect(await violations(page), `${mode} document`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('button', { name: 'Dark mode' }).click();
  }
  // The fields, too, are named in the language that is read; the page stays open.
  const words = {
    pt: ['Conteúdo', 'Uma linha abaixo do título'],
    es: ['Contenido', 'Una línea bajo el título'],
    fr: ['Contenu', 'Une ligne sous le titre'],
  } as const;
  for (const [key, [word, label]] of Object.entries(words)) {
    await openPersonMenu(page);
    await page.locator('.person select').selectOption(key);
    await page.keyboard.press('Escape');
    await page.locator('.menu-button').click();
    await expect(page.getByRole('link', { name: word })).toBeVisible();
    await expect(page.locator('[role=dialog]:focus-within')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).toHaveAttribute('lang', key);
    await expect(page.getByLabel(label)).not.toHaveValue('');
    // With just the room for the menu above the page, its words stay whole.
    await page.setViewportSize({ width: 1024, height: 844 });
    await expect(page.locator('.frame nav')).toBeVisible();
    expect(await brokenInMenu(page)).toEqual([]);
    expect(await wrapped(page, '.frame'), key).toBe(0);
    await expectWidth(page, 1024);
    // Nor does what one does with the page take a second line of a tablet.
    await page.setViewportSize({ width: 768, height: 844 });
    expect(await wrapped(page, '.document .bar > .row'), key).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
  }
  await page.context().close();
});

test('the first screen and a page with rich text send little script', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (/\.js$/.test(response.url())) scripts.add(response.url());
  });
  /** Asked for again: what a busy browser was sent is not always there to be read any more. */
  const bytes = async () => {
    const bodies = [...scripts].map(async (url) => (await page.request.get(url)).body());
    return (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0);
  };
  await signIn(page, product, 'Ana Ribeiro');
  await expect(page.locator('.pages > li').first()).toBeVisible();
  const first = await bytes();
  expect(first).toBeGreaterThan(50_000);
  expect(first).toBeLessThanOrEqual(budgets.editor.firstScreenScriptGzipBytes);
  await openProgram(page);
  // A document by itself, without the list that led to it.
  scripts.clear();
  await page.reload();
  await expect(page.locator('.ProseMirror').first()).toBeVisible();
  const whole = await bytes();
  expect(whole).toBeGreaterThan(first);
  expect(whole).toBeLessThanOrEqual(budgets.editor.documentScriptGzipBytes);
  console.log(`  the first screen: ${first} bytes, a document: ${whole} bytes`);
});

async function pageOf(browser: Browser, viewport = { width: 1280, height: 900 }): Promise<Page> {
  return (await browser.newContext({ viewport })).newPage();
}
