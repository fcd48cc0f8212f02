import type { Page } from '@playwright/test';
import type { WholeProduct } from '../../launch/whole-product.ts';
import { expectAccessible } from './editor-accessible.ts';
import { expectFirstVisit, expectPages, expectWidth } from './editor-arrived.ts';
import { comeIn } from './editor-people.ts';
import { startEditor } from './editor-product.ts';
import { searchFor } from './editor-search.ts';
import { expect, test } from './site.ts';

test.use({
  expectedErrors: /^Failed to load resource: the server responded with a status of 4/,
});
test.describe.configure({ mode: 'serial' });

/** A product of its own: its content is changed. */
let product: WholeProduct;

test.beforeAll(async () => {
  product = await startEditor();
});
test.afterAll(() => product.stop());

/** A list of pages by its filters. */
async function openPages(page: Page, filters = ''): Promise<void> {
  await page.goto(`${product.service}/edit/content${filters}`);
  await expectPages(page);
}

const rows = (page: Page) => page.locator('.pages > li');
const row = (page: Page, title: string) => rows(page).filter({ hasText: title });
const bar = (page: Page) => page.locator('.batch-bar');
const dialog = (page: Page) => page.getByRole('dialog');

async function narrow(page: Page, label: string, option: RegExp): Promise<void> {
  const select = page.getByRole('combobox', { name: label });
  const chosen = select.locator('option').filter({ hasText: option }).first();
  await select.selectOption((await chosen.getAttribute('value')) ?? '');
}

const statusOf = async (path: string) => (await fetch(product.site + path)).status;

test('finds by words and filters that stand in the address, and keeps the list', async ({
  page,
}) => {
  await comeIn(page, product, 'Ana Ribeiro');
  const all = await page.locator('.above-pages [role="status"]').innerText();
  await expect(page.locator('.always a')).toHaveText([
    ...['Articles overview', 'Exchange rates', 'Home page'],
    ...['Layout', 'Programs overview', 'Redirects'],
  ]);
  // In line from row to row, whatever the state of a page.
  const widths = await page
    .locator('.pages .languages li > *')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
  expect(new Set(widths).size).toBe(1);
  // A word that stands in the text of a page alone.
  await searchFor(page.getByRole('searchbox'), 'lisbon');
  await expect(row(page, 'Portuguese in Lisbon')).toHaveCount(1);
  await searchFor(page.getByRole('searchbox'), '');
  await narrow(page, 'All types', /^Program \(/);
  await narrow(page, 'All languages', /^Português/);
  await expect(page).toHaveURL(/type=programs_details&lang=pt-br/);
  await expect(row(page, 'Português em Lisboa')).toHaveCount(1);
  await page.reload();
  await expectPages(page);
  await expect(row(page, 'Português em Lisboa')).toHaveCount(1);

  await page.getByRole('button', { name: 'Save this list' }).click();
  await dialog(page).getByLabel('Name of the list').fill('Programas');
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  const saved = page.getByRole('navigation', { name: 'Saved lists' });
  await expect(saved.getByRole('link', { name: 'Programas' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await openPages(page);
  await expect(page.locator('.above-pages [role="status"]')).toHaveText(all);
  await saved.getByRole('link', { name: 'Programas' }).click();
  await expect(row(page, 'Português em Lisboa')).toHaveCount(1);
  const removed = saved.getByRole('button', { name: 'Remove this list' });
  const refused = { status: 403, json: { message: 'Not now.' } };
  await page.route('**/me/views/*', (route) => route.fulfill(refused), { times: 1 });
  await removed.click();
  await expect(saved.getByRole('alert')).toHaveText('Not now.');
  await removed.click();
  await expect(saved.getByRole('link')).toHaveCount(0);

  await searchFor(page.getByRole('searchbox'), 'nobody wrote this');
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(page.locator('.above-pages [role="status"]')).toHaveText(all);
  // What there is one of is found without searching.
  await page.getByRole('navigation', { name: 'Always there' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/edit\/documents\//);
});

test('by keys: many are selected, tagged, put into a release, and each says what came of it', async ({
  page,
}) => {
  await comeIn(page, product, 'Rui Costa');
  await openPages(page, '?type=articles_details&lang=en-us&sort=title');
  await page.keyboard.press('j');
  await expect(rows(page).first().locator('a').first()).toBeFocused();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  await expect(bar(page)).toContainText('2 pages, 2 documents');
  await expectAccessible(page);

  await bar(page).getByRole('button', { name: 'Tag', exact: true }).click();
  await expect(dialog(page).getByLabel('Tag')).toBeFocused();
  await page.keyboard.type('autumn');
  await page.keyboard.press('Enter');
  await expect(dialog(page).locator('[data-outcome="done"]')).toHaveCount(2);
  await expect(dialog(page).locator('.loud')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(rows(page).first()).toContainText('autumn');
  await narrow(page, 'Any tag', /^autumn \(2\)/);
  await expect(rows(page)).toHaveCount(2);

  await page.getByLabel('Select all that are shown').check();
  await bar(page).getByRole('button', { name: 'Add to a release' }).click();
  await dialog(page).getByLabel('Name of the new release').fill('Autumn');
  await dialog(page).getByRole('button', { name: 'Add to a release' }).click();
  await expect(dialog(page).locator('[data-outcome="done"]')).toHaveCount(2);
  await dialog(page).locator('.loud').click();
  await narrow(page, 'In any release, or in none', /^Autumn/);
  await expect(rows(page)).toHaveCount(2);

  // What is said of the archived one leaves the count at its edge.
  const edge = () =>
    page
      .locator('.above-pages [role=status]')
      .evaluate((count) => count.getBoundingClientRect().right);
  const before = await edge();
  await rows(page).first().getByRole('checkbox').check();
  await bar(page).getByRole('button', { name: 'Archive' }).click();
  await expect(rows(page)).toHaveCount(1);
  expect(await edge()).toBeCloseTo(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(2);
});

test('a page is duplicated, published, taken off, archived and brought back', async ({ page }) => {
  await comeIn(page, product, 'Eva Lind');
  await openPages(page, '?q=portuguese-course-lisbon&lang=en-us');
  await page.getByLabel('Select Portuguese in Lisbon').check();
  await bar(page).getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(
    'portuguese-course-lisbon-2',
  );

  await openPages(page, '?q=lisbon-2&lang=en-us');
  await page.getByLabel('Select Portuguese in Lisbon (copy)').check();
  const publish = async () => {
    await dialog(page).getByRole('button', { name: 'Publish', exact: true }).click();
  };
  await bar(page).getByRole('button', { name: 'Publish', exact: true }).click();
  // What is written while it is asked is not published unseen.
  await page.evaluate(async () => {
    const api = '/api/farol/v1/documents';
    const found = await (await fetch(`${api}?search=lisbon-2&lang=en-us`)).json();
    const [{ id, draft }] = found.documents;
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ tags: ['late'], basedOn: draft });
    return fetch(`${api}/${id}/draft`, { method: 'PUT', headers, body });
  });
  await publish();
  await expect(dialog(page).locator('[data-outcome="refused"]')).toContainText(
    'This was changed elsewhere in the meantime.',
  );
  await expect(dialog(page).locator('.loud')).toHaveText('Close');
  await dialog(page).locator('.loud').click();
  await expect(row(page, '(copy)')).toContainText('late');
  await bar(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await publish();
  await expect(dialog(page).locator('[data-outcome="done"]')).toHaveCount(1);
  await dialog(page).locator('.loud').click();
  await expect(bar(page)).toHaveCount(0);
  const path = '/programs/portuguese-course-lisbon-2';
  await expect.poll(() => statusOf(path)).toBe(200);

  await page.getByLabel('Select Portuguese in Lisbon (copy)').check();
  await bar(page).getByRole('button', { name: 'Archive' }).click();
  await expect(row(page, '(copy)')).toHaveCount(0);
  await expect.poll(() => statusOf(path)).toBe(404);
  await page.route(
    '**/batches',
    (route) => {
      const [document] = route.request().postDataJSON().documents;
      const why = { message: 'Another took its place.', code: 'translated_already' };
      const rows = [{ document, outcome: 'refused', ...why }];
      return route.fulfill({ status: 201, json: { isDone: false, rows } });
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[data-outcome="refused"]')).toContainText(
    'This page is there in that language already.',
  );
  await expect(page.getByRole('status').filter({ hasText: 'Nothing was done' })).toHaveCount(1);
  // Visitors have it again, too.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, '(copy)').locator('[data-state="published"]')).toHaveCount(1);
  await expect.poll(() => statusOf(path)).toBe(200);
});

test('a page that is taken off the site or archived says so, comes back, and is only read meanwhile', async ({
  page,
}) => {
  await comeIn(page, product, 'Ida Brandt');
  await openPages(page, '?q=au-pair&lang=en-us');
  await row(page, 'Au pair in Lyon').getByRole('link').first().click();
  const tagline = page.getByLabel('One line under the title');
  await expect(tagline).toBeEnabled();
  const more = async (name: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  const documentBar = page.locator('.document .bar');
  const notice = documentBar.locator('.notice');
  const undo = notice.getByRole('button', { name: 'Undo' });
  const path = '/programs/au-pair-lyon-france';
  expect(await statusOf(path)).toBe(200);

  await more('Take it off the site');
  await expect(notice).toContainText('off the site');
  await expect.poll(() => statusOf(path)).toBe(404);
  await undo.click();
  await expect(notice).toHaveCount(0);
  await expect.poll(() => statusOf(path)).toBe(200);

  await more('Archive');
  await expect(notice).toContainText('is archived');
  await expect.poll(() => statusOf(path)).toBe(404);
  await expect(tagline).toBeDisabled();
  await expect(documentBar.locator('.loud')).toHaveCount(0);
  await expectAccessible(page);
  await undo.click();
  await expect.poll(() => statusOf(path)).toBe(200);
  await expect(tagline).toBeEnabled();

  // Somebody archives it while a text is on its way.
  const api = `${product.service}/api/farol/v1/documents/${new URL(page.url()).pathname.split('/').at(-1)}`;
  await page.route(
    '**/draft',
    async (route) => {
      const headers = { origin: product.service, 'content-type': 'application/json' };
      expect((await page.request.put(`${api}/archive`, { headers })).status()).toBe(200);
      await route.continue();
    },
    { times: 1 },
  );
  await tagline.fill('Written as it went');
  await expect(page.locator('.saved')).toContainText('Not saved: This is archived');
  await expect(tagline).toBeDisabled();
  await expect(undo).toHaveCount(0);
  // Its address is gone from the form, and comes back there with the page.
  const address = page.locator('[data-path="uid"]');
  await expect(address).not.toContainText(path);
  await notice.getByRole('button', { name: 'Restore from the archive' }).click();
  await expect(address).toContainText(`After publishing: ${product.site}${path}`);
  await expect(page.locator('.saved')).toHaveText(/^Saved/);
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(tagline).toHaveValue('Written as it went');
});

test('a missing language is begun at its badge, from one of several where there are', async ({
  page,
}) => {
  await comeIn(page, product, 'Mia Wolf', 'writer');
  const made = await page.evaluate(async () => {
    const data = { title: [{ type: 'heading1', text: 'Night walks', spans: [] }] };
    const body = { type: 'articles_details', lang: 'en-us', title: 'Night walks', data };
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch('/api/farol/v1/documents', init)).status;
  });
  expect(made).toBe(201);
  const list = '?type=articles_details&q=night+walks';
  await openPages(page, list);
  await page.getByRole('button', { name: /^fr ?: .*Begin “Night walks” in French/ }).click();
  await expect(page).toHaveURL(/\/translate$/);

  await openPages(page, list);
  await expect(row(page, 'Night walks').locator('[data-state="draft"]')).toHaveCount(2);
  const portuguese = page.getByRole('button', { name: /^pt ?: .*Begin/ });
  await portuguese.focus();
  await page.keyboard.press('Enter');
  const choice = page.getByRole('menu');
  await expect(choice.getByRole('menuitem')).toHaveText(['From English', 'From French']);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(choice).toHaveCount(0);
  await expect(portuguese).toBeFocused();
  await page.keyboard.press('Enter');
  await choice.getByRole('menuitem', { name: 'From French' }).click();
  await expect(page).toHaveURL(/\/translate$/);
});

test('where one is refused nothing is done, and it says which; a writer is not offered to publish', async ({
  page,
}) => {
  await comeIn(page, product, 'Noa Silva', 'writer');
  await openPages(page, '?type=articles_details&lang=en-us');
  await page.getByLabel('Select all that are shown').check();
  await expect(bar(page).getByRole('button', { name: 'Publish' })).toHaveCount(0);
  // They are published, and to archive them would take them off the site.
  await bar(page).getByRole('button', { name: 'Archive' }).click();
  await expect(bar(page).locator('.warning')).toContainText('Nothing was done');
  await expect(bar(page).locator('[data-outcome="refused"]').first()).toContainText('publisher');
  await expect(rows(page).first().locator('[data-state="archived"]')).toHaveCount(0);
  await page.keyboard.press('Escape');

  // On a page what comes next for a writer is to hand it over, with what speaks against it.
  await rows(page).first().getByRole('link').first().click();
  const next = page.getByRole('button', { name: 'Ready for review' });
  await expect(next).toHaveClass(/loud/);
  await expect(page.locator('.bar .loud')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Archive' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Take off the site' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+Enter');
  const dialog = page.getByRole('dialog', { name: 'Ask for a review' });
  await expect(
    dialog.getByText('Everything looks good').or(dialog.locator('.findings')).first(),
  ).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('What to look at').fill('All of it');
  await dialog.getByRole('button', { name: 'Ask for it' }).click();
  await expect(page.getByText('Waiting for review')).toBeVisible();
  // Of a release there is all to see, and nothing to press that only a publisher may.
  await page.goto(`${product.service}/edit/releases`);
  await expectFirstVisit(page);
  await page.getByRole('link', { name: 'New places' }).click();
  await expect(page.locator('.contents > li').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Publish|Remove|Take out|Add pages/ })).toHaveCount(
    0,
  );
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Preview the site with it' })).toBeEnabled();
});

test('who may not write a page reads it, and is told so', async ({ page }) => {
  const data = {
    slices: [
      { slice_type: 'text', variation: 'default', primary: {} },
      {
        slice_type: 'figures',
        variation: 'default',
        primary: { title: 'Quiet after ten', figures: [{ value: '10', label: 'in the evening' }] },
      },
    ],
  };
  const made = await product.writer.send<{ document: string }>('POST', '/api/farol/v1/documents', {
    type: 'dynamic_page',
    lang: 'en-us',
    title: 'House rules',
    uid: 'house-rules',
    data,
  });
  await product.writer.send('POST', '/api/farol/v1/documents', {
    type: 'dynamic_page',
    lang: 'pt-br',
    title: 'Regras da casa',
    uid: 'regras-da-casa',
    translationOf: made.document,
    data,
  });
  await comeIn(page, product, 'Bia Lopes', 'publisher', ['pt-br']);
  const written: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && /draft|working-copy/.test(request.url()))
      written.push(request.url());
  });
  await page.goto(`${product.service}/edit/documents/${made.document}`);
  await expect(page.getByText('You can read this page but not change it.')).toBeVisible();
  await expect(page.getByLabel('Name in lists')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Add a section' })).toBeDisabled();
  await expect(page.locator('.ProseMirror').first()).toHaveAttribute('contenteditable', 'false');
  // Nor by the keys that move a section.
  const outline = page.getByRole('grid', { name: 'Sections' }).getByRole('row');
  await expect(outline).toHaveText([/Text/, /Figures/]);
  await outline.first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(outline).toHaveText([/Text/, /Figures/]);
  await expect(page.locator('.outline').getByRole('status')).toBeEmpty();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await expectAccessible(page);
  for (const name of ['Preview', 'History', 'Comments']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('complementary', { name })).toBeVisible();
    if (name !== 'Preview') continue;
    // The page leads to its fields, and offers nothing that would change it.
    const heading = page.frameLocator('iframe').getByRole('heading', { name: 'Quiet after ten' });
    const frame = page.frameLocator('iframe');
    // The page has been told which sections may be changed: none.
    await expect(frame.locator('[data-section-layer] button')).toHaveCount(6);
    await heading.first().click();
    await expect(heading.first()).toHaveAttribute('data-shown', '');
    await expect(frame.getByRole('toolbar')).toHaveCount(0);
  }
  // A comment at one field, too.
  await page.locator('[data-path="data.title"]').first().hover();
  await page.getByRole('link', { name: /^Comment ?: Title/ }).click();
  await page.getByLabel('What do you want to say?').fill('And before seven?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('And before seven?')).toBeVisible();

  // Nor beside another language.
  await page.goto(`${product.service}/edit/documents/${made.document}/translate`);
  await expect(page.getByText('You can read this page but not change it.')).toBeVisible();
  await page.getByLabel('Translate from').selectOption({ label: 'Português' });
  await expect(page.getByLabel('Name in lists')).toBeDisabled();
  await expect(page.locator('.from').first()).toContainText('Regras da casa');
  await expect(page.getByRole('button', { name: /Copy|Still correct/ })).toHaveCount(0);
  expect(written).toEqual([]);
});

test('on paper the list is dark on light, whole and without bars', async ({ page }) => {
  await comeIn(page, product, 'Otto');
  await expectPages(page);
  const root = page.locator('html');
  const colourOf = () => root.evaluate((element) => getComputedStyle(element).color);
  const dark = await colourOf();
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect(root).toHaveAttribute('data-mode', 'dark');
  expect(await colourOf()).not.toBe(dark);
  await page.emulateMedia({ media: 'print' });
  expect(await colourOf()).toBe(dark);
  await expect(page.locator('.frame')).toBeHidden();
  await expect(rows(page).last()).toHaveCSS('content-visibility', 'visible');
});

test('a page that is not there leads to those that are', async ({ page }) => {
  await comeIn(page, product, 'Iris');
  await page.goto(`${product.service}/edit/documents/nothing-here`);
  const failed = page.getByRole('alert');
  await expect(failed).toContainText('This is no longer there.');
  await failed.getByRole('link', { name: 'Back to all content' }).click();
  await expectPages(page);
  // Where only a panel has nothing to show, no link leads from the page.
  const { document } = await product.writer.send<{ document: string }>(
    'POST',
    '/api/farol/v1/documents',
    { type: 'dynamic_page', lang: 'en-us', uid: 'without-history', title: 'New here', data: {} },
  );
  await page.route('**/versions?*', (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto(`${product.service}/edit/documents/${document}?beside=history`);
  await expect(failed.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(failed.getByRole('link')).toHaveCount(0);
});

test('on a phone and in the dark it is all there', async ({ browser }) => {
  await product.writer.send('POST', '/api/farol/v1/documents', {
    ...{ type: 'dynamic_page', lang: 'en-us', uid: 'long-word', data: {} },
    title: `${'Donaudampfschifffahrt'.repeat(4)} begins`,
  });
  const page = await (
    await browser.newContext({ viewport: { width: 390, height: 844 } })
  ).newPage();
  await comeIn(page, product, 'Ida Berg');
  await page.getByText('Filters', { exact: true }).click();
  await rows(page).first().getByRole('checkbox').check();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  // However long a word of its name, it stays in its row.
  const long = await row(page, 'Donaudampfschifffahrt').locator('.name').boundingBox();
  expect((long?.x ?? 0) + (long?.width ?? 0)).toBeLessThan(390);
  await page.setViewportSize({ width: 768, height: 844 });
  await page.goto(`${product.service}/edit/translations`);
  await expect(page.locator('.matrix tbody th').first()).toBeVisible();
  await expectWidth(page, 768);
  await page.context().close();
});

test('a part of the list that does not come is asked for once, and again when one asks', async ({
  page,
}) => {
  const titles = Array.from({ length: 60 }, (_, index) => `Walk ${index}`);
  await Promise.all(
    titles.map((title) =>
      product.writer.send('POST', '/api/farol/v1/documents', {
        ...{ type: 'articles_details', lang: 'en-us', title },
      }),
    ),
  );
  let asked = 0;
  await page.route(/\/farol\/v1\/pages\?.*cursor=/, (route) => {
    asked += 1;
    return route.fulfill({ status: 403, json: { message: 'Not now.' } });
  });
  // What others do has the whole list asked for again.
  await page.route('**/live?*', (route) => route.fulfill({ status: 204 }));
  await comeIn(page, product, 'Ida Moreau');
  asked = 0;
  await openPages(page);
  const more = page.getByRole('button', { name: 'Show more' });
  await more.scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toBe(1);
  await expect(more).toBeEnabled();
  // Long enough for the end of the list to be seen again.
  await page.mouse.wheel(0, -200);
  await page.mouse.wheel(0, 200);
  await page.waitForTimeout(500);
  expect(asked).toBe(1);
  await more.click();
  await expect.poll(() => asked).toBe(2);
});

test('those who left are one choice, which finds and counts the pages of all of them', async ({
  page,
  browser,
}) => {
  const api = `${product.service}/api/farol/v1`;
  const headers = { origin: product.service, 'content-type': 'application/json' };
  const left: string[] = [];
  let of: string | undefined;
  for (const [name, lang] of [
    ['Noa Reis', 'en-us'],
    ['Lia Brito', 'pt-br'],
  ] as const) {
    const theirs = await browser.newContext();
    const tab = await theirs.newPage();
    await comeIn(tab, product, name, 'writer');
    const body = { type: 'articles_details', lang, title: `Of ${name}`, translationOf: of };
    const made = await tab.request.post(`${api}/documents`, { headers, data: body });
    of = (await made.json()).document;
    left.push((await (await tab.request.get(`${api}/me`, { headers })).json()).id);
    await theirs.close();
  }
  await comeIn(page, product, 'Olga Dinis');
  for (const id of left)
    expect((await page.request.delete(`${api}/people/${id}`, { headers })).status()).toBe(204);
  const [first, second] = left.map((id) => `person/${id}`).sort();
  // Kept in an address before the second one left.
  await openPages(page, `?by=${first}`);
  const people = page.getByRole('combobox', { name: 'Changed by anyone' });
  await expect(people).toHaveValue(`${first},${second}`);
  await expect(people.locator('option:checked')).toHaveText('somebody who left the team (1)');
  await expect(people.locator('option').filter({ hasText: 'who left' })).toHaveCount(1);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Of Noa Reis');
});
