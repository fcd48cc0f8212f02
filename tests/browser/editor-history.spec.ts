import type { Browser, Page } from '@playwright/test';
import type { WholeProduct } from '../../launch/whole-product.ts';
import { expectAccessible, violations } from './editor-accessible.ts';
import { expectFirstVisit, expectOpened, expectPages } from './editor-arrived.ts';
import { comeIn } from './editor-people.ts';
import { startEditor } from './editor-product.ts';
import { holdRequests } from './hold-requests.ts';
import { expect, test } from './site.ts';

test.use({
  expectedErrors:
    /^Failed to load resource: (?:net::ERR_FAILED|the server responded with a status of 4)/,
});
test.describe.configure({ mode: 'serial' });

/** A product of its own, with two people at one page for the whole time. */
let product: WholeProduct;
let ana: Page;
let rui: Page;
/** What came with the sample, and is on the site. */
let original: string;

test.beforeAll(async ({ browser }) => {
  product = await startEditor();
  ana = await openFor(browser, 'Ana Ribeiro');
  rui = await openFor(browser, 'Rui Costa');
  await openProgram(ana);
});
test.afterAll(async () => {
  for (const page of [ana, rui]) await page.context().close();
  await product.stop();
});

async function openFor(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await comeIn(page, product, name, 'publisher');
  return page;
}

async function openProgram(page: Page): Promise<void> {
  await page.goto(`${product.service}/edit/content?q=portuguese-course-lisbon`);
  await expectPages(page);
  await page.getByRole('link', { name: 'Portuguese in Lisbon' }).click();
  await expect(tagline(page)).toBeVisible();
  await expectOpened(page);
}

const tagline = (page: Page) => page.getByRole('textbox', { name: 'One line under the title' });
const saved = (page: Page) => page.locator('.saved');
const history = (page: Page) => page.getByRole('complementary', { name: 'History' });
const compare = (page: Page) => history(page).getByRole('button', { name: /^Compare/ });

test('two people see each other, and each other’s words, as they are saved', async () => {
  await rui.goto(`${product.service}/edit/content?q=portuguese-course-lisbon`);
  await expectPages(rui);
  await expect(rui.locator('.pages .people-in')).toHaveText('Also here: Ana Ribeiro');
  original = await tagline(ana).inputValue();
  await tagline(ana).fill('Trams and tiles');
  await expect(saved(ana)).toHaveText(/^Saved/);
  // The list says who changed it, without being asked again.
  await expect(rui.getByText(/^Ana Ribeiro, /)).toBeVisible();

  await rui.getByRole('link', { name: 'Portuguese in Lisbon' }).click();
  await expect(rui.getByRole('list', { name: 'Also here' })).toContainText('Ana Ribeiro');
  await expect(ana.getByRole('list', { name: 'Also here' })).toContainText('Rui Costa');
  await expectOpened(rui);
  const place = await tagline(ana).boundingBox();
  await tagline(rui).click();
  await expect(ana.getByText('Rui Costa is here')).toBeVisible();
  expect(await tagline(ana).boundingBox()).toEqual(place);

  // What Rui writes comes into Ana's form by itself, beside what she is writing.
  await ana.getByRole('tab', { name: 'Facts' }).click();
  const youngest = ana.getByLabel('Youngest', { exact: false }).first();
  await youngest.fill('21');
  await tagline(rui).fill('Trams, tiles and the river');
  await expect(saved(rui)).toHaveText(/^Saved/);
  await ana.getByRole('tab', { name: 'Main' }).click();
  await expect(tagline(ana)).toHaveValue('Trams, tiles and the river');
  await expect(ana.getByRole('region', { name: /changed this too/ })).toHaveCount(0);
  await ana.getByRole('tab', { name: 'Facts' }).click();
  await expect(youngest).toHaveValue('21');
  await rui.goto(`${product.service}/edit/content`);
  await expect(ana.getByRole('list', { name: 'Also here' })).toHaveCount(0);
  expect(original).not.toBe('');
});

test('who is at a page, a release or a file is seen from its list', async () => {
  const mark = rui.getByText('Also here: Ana Ribeiro');
  await rui.goto(`${product.service}/edit/translations?words=portuguese+in+lisbon`);
  await expect(rui.locator('td').filter({ has: mark })).toHaveAttribute('data-language', 'English');
  const other = await ana.context().newPage();
  await other.goto(`${product.service}/edit/releases`);
  await expectFirstVisit(other);
  await other.getByRole('button', { name: 'New release' }).click();
  await other.getByRole('dialog').getByLabel('Name').fill('Autumn');
  await other.keyboard.press('Enter');
  await expect(other.getByRole('heading', { level: 1, name: 'Autumn' })).toBeVisible();
  await rui.goto(`${product.service}/edit/releases`);
  const planned = rui.locator('.planned > li').filter({ has: mark });
  await expect(planned.filter({ hasText: 'Autumn' })).toHaveCount(1);
  // The sample plans one with the page that she has open.
  await expect(planned).toHaveCount(2);
  await rui.goto(`${product.service}/edit/media`);
  await expect(rui.locator('.media-grid > li').first()).toBeVisible();
  await expect(mark).toHaveCount(0);
  await other.goto(`${product.service}/edit/media`);
  await expectFirstVisit(other);
  await other.locator('.media-grid > li button').first().click();
  await expect(rui.locator('.media-grid > li').first()).toContainText('Also here: Ana Ribeiro');
  await expectAccessible(rui);
  await rui.locator('.media-grid > li button').first().click();
  await expect(other.getByRole('list', { name: 'Also here' })).toContainText('Rui Costa');
  await other.close();
  await expect(mark).toHaveCount(0);
  await rui.goto(`${product.service}/edit/content`);
});

test('the history shows who wrote what, and a field is taken back and forth', async () => {
  await ana.getByRole('tab', { name: 'Main' }).click();
  await ana.keyboard.press('ControlOrMeta+s');
  await expect(saved(ana)).toHaveText(/^Saved/);
  await ana.getByRole('button', { name: 'History' }).click();
  await expect(history(ana).getByText(/^On the site/)).toBeVisible();
  await expect(history(ana).getByText('Rui Costa')).toBeVisible();
  await tagline(ana).fill('Seven hills');
  await expect(saved(ana)).toHaveText(/^Saved/);

  // The oldest is what came with the sample, and is on the site. It moves down when the newest comes into the list.
  await compare(ana).last().press('Enter');
  const comparison = history(ana).getByRole('region', { name: /^Compare/ });
  await expect(comparison.locator('ins').filter({ hasText: 'Seven' })).toBeVisible();
  await expectAccessible(ana);
  await comparison.getByRole('combobox').selectOption({ index: 1 });
  await expect(comparison.getByRole('button', { name: /^Restore this/ })).toHaveCount(0);
  await comparison.getByRole('combobox').selectOption({ index: 0 });

  await comparison
    .getByRole('button', { name: 'Restore this: One line under the title' })
    .press('Enter');
  await expect(tagline(ana)).not.toHaveValue('Seven hills');
  await expect(history(ana).getByText('Restored')).toBeVisible();
  await expect(saved(ana)).toHaveText(/^Saved/);
  await tagline(ana).click();
  await ana.keyboard.press('ControlOrMeta+z');
  await expect(tagline(ana)).toHaveValue('Seven hills');
  // All of it: who presses it twice meets no button of another version.
  const all = comparison.getByRole('button', { name: 'Restore all of it' });
  await all.press('Enter');
  await expect(comparison.getByRole('status')).toHaveText('There is no difference.');
  await expect(history(ana).getByText('Restored')).toHaveCount(2);
  await expect(all).toBeFocused();
  await ana.keyboard.press('ControlOrMeta+z');
  await expect(tagline(ana)).toHaveValue('Seven hills');
  await expect(saved(ana)).toHaveText(/^Saved/);
  await ana.reload();
  await expect(tagline(ana)).toHaveValue('Seven hills');
  await expect(saved(ana)).toHaveText(/^Saved/);
});

test('the page is drawn by the site as it was, beside what is written now', async () => {
  const see = history(ana).getByRole('button', { name: /^View the page/ });
  await see.last().focus();
  await ana.keyboard.press('Enter');
  const frame = history(ana).frameLocator('iframe[title^="The page as it was"]');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Portuguese in Lisbon');
  await expect(frame.getByText(original).first()).toBeVisible();
  await expect(frame.getByText('Seven hills')).toHaveCount(0);
  await expectAccessible(ana);
  await see.last().click();
  await expect(history(ana).locator('iframe')).toHaveCount(0);
});

test('each word of a field has its writer', async () => {
  await history(ana).getByRole('button', { name: 'Who wrote what' }).click();
  const written = history(ana).getByRole('region', { name: 'Who wrote what' });
  const line = written.getByRole('listitem').filter({ hasText: 'One line under the title' });
  await expect(line).toContainText('Ana Ribeiro');
  await expect(written.getByRole('listitem').filter({ hasText: 'Youngest' })).toContainText('Ana');
  expect(await violations(ana)).toEqual([]);
  await history(ana).getByRole('button', { name: 'Who wrote what' }).click();
  await expect(written).toHaveCount(0);
});

test('two pages that were published together are set back as one', async () => {
  const asked = await ana.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const send = async (method: string, path: string, body?: object) => {
      const init = body ? { method, headers, body: JSON.stringify(body) } : { method };
      return (await fetch(`/api/farol/v1${path}`, init)).json();
    };
    const id = location.pathname.split('/').at(-1) ?? '';
    const page = { type: 'articles_details', lang: 'en-us', title: 'Lamps', uid: 'lamps' };
    const data = { title: [{ type: 'heading1', text: 'Lamps at night', spans: [] }] };
    const { document } = await send('POST', '/documents', { ...page, data });
    const documents = [{ document: id }, { document }];
    return send('POST', '/publications', { documents });
  });
  expect(asked.documents).toHaveLength(2);
  const program = `${product.site}/programs/portuguese-course-lisbon`;
  const onSite = async () => (await ana.request.get(program)).text();
  await expect.poll(onSite).toContain('Seven hills');

  // Published from elsewhere: the page that is open knows it without being opened anew.
  await expect(async () => {
    await ana.keyboard.press('ControlOrMeta+Enter');
    const publishing = ana.getByRole('dialog');
    await expect(publishing).toBeVisible();
    const isKnown = await publishing.getByText('Nothing has changed since').isVisible();
    await ana.keyboard.press('Escape');
    await expect(publishing).toHaveCount(0);
    expect(isKnown).toBe(true);
  }).toPass();

  const together = history(ana).getByText(/one of 2$/);
  await expect(together).toBeVisible();
  await history(ana).getByRole('button', { name: 'Undo publication' }).first().click();
  const dialog = ana.getByRole('dialog', { name: 'Undo a publication' });
  await expect(dialog.getByText('goes back to its earlier text')).toBeVisible();
  await expect(dialog.getByText('leaves the site', { exact: true })).toBeVisible();
  expect(await violations(ana)).toEqual([]);
  await dialog.getByRole('button', { name: 'Undo it for all 2' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(onSite).not.toContain('Seven hills');
  expect(await onSite()).toContain(original);
  // What was taken off the site is still there to be written on.
  await expect(tagline(ana)).toHaveValue('Seven hills');
  await history(ana).getByRole('button', { name: 'Undo publication' }).first().click();
  await expect(dialog.getByRole('alert')).toContainText('already been undone');
  await ana.keyboard.press('Escape');
  // What it would have done at an earlier opening is neither shown nor done.
  const answer = await holdRequests(ana, '**/api/farol/v1/publications/*');
  await history(ana).getByRole('button', { name: 'Undo publication' }).first().click();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Undo it/ })).toHaveCount(0);
  answer();
  await expect(dialog.getByRole('alert')).toContainText('already been undone');
  await ana.unroute('**/api/farol/v1/publications/*');
  await ana.keyboard.press('Escape');
});

test('all that the service does not take is said at once, and leads to its field', async () => {
  await ana.route('**/api/farol/v1/documents/*/draft', async (route) => {
    const body = route.request().postDataJSON();
    const title = [{ type: 'heading1', text: 5, spans: [] }];
    const data = { ...body.data, tagline: 3, nowhere: 'x', title };
    await route.continue({ postData: JSON.stringify({ ...body, data }) });
  });
  await tagline(ana).fill('Seven hills, and a river');
  const refusals = ana.getByRole('region', { name: 'Not saved' });
  // Above the form, it moves nothing that is just being pressed.
  await ana.locator('.bar h1').hover();
  await ana.mouse.down();
  await expect(ana.locator('.saved')).toHaveAttribute('data-state', 'refused');
  await expect(refusals).toHaveCount(0);
  await ana.mouse.up();
  await expect(refusals.getByRole('listitem')).toHaveCount(3);
  const faultAt = (path: string) => ana.locator(`[data-path="${path}"] .fault`);
  await expect(faultAt('data.tagline')).toContainText('expected');
  // What is said of a part of a rich text stands at that text.
  await expect(faultAt('data.title')).toContainText('expected');
  await refusals.getByRole('button', { name: 'One line under the title' }).click();
  await expect(tagline(ana)).toBeFocused();
  await ana.unroute('**/api/farol/v1/documents/*/draft');
  await tagline(ana).fill('Seven hills');
  await expect(refusals).toHaveCount(0);
  await expect(saved(ana)).toHaveText(/^Saved/);
});

test('it is read by keyboard, and on a phone', async () => {
  await ana.setViewportSize({ width: 390, height: 800 });
  await expect(history(ana)).toBeVisible();
  await compare(ana).last().focus();
  await ana.keyboard.press('Enter');
  await expect(history(ana).getByRole('region', { name: /^Compare/ })).toBeInViewport({
    ratio: 0.2,
  });
  const width = await ana.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await history(ana)
    .getByRole('button', { name: /^View the page/ })
    .last()
    .press('Enter');
  await expect(history(ana).locator('iframe')).toBeInViewport({ ratio: 0.2 });
});

test('on a phone the name of the page can be read while others are there', async ({ browser }) => {
  const bia = await openFor(browser, 'Bia Lopes');
  await openProgram(bia);
  await openProgram(rui);
  await ana.setViewportSize({ width: 390, height: 800 });
  await openProgram(ana);
  await expect(ana.getByRole('list', { name: 'Also here' }).getByRole('listitem')).toHaveCount(2);
  const name = ana.locator('.bar h1');
  expect(await name.evaluate((heading) => heading.clientWidth)).toBeGreaterThanOrEqual(128);
  expect(await ana.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await bia.context().close();
});
