import type { Locator, Page } from '@playwright/test';
import type { WholeProduct } from '../../launch/whole-product.ts';
import { documentAt } from '../prove/editing.ts';
import { type KillableBrowser, startKillableBrowser } from '../prove/typing/killable-browser.ts';
import { expectOpened, expectPages } from './editor-arrived.ts';
import { comeIn, password } from './editor-people.ts';
import { startEditor } from './editor-product.ts';
import { expect, test } from './site.ts';

/** A product and a browser of its own: the browser is killed, and its profile outlives it. */
let product: WholeProduct;
let browser: KillableBrowser;
let address: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  product = await startEditor();
  browser = await startKillableBrowser();
  const page = await browser.newPage();
  await comeIn(page, product, 'Ana Ribeiro');
  await page.close();
  const id = await documentAt(product.writer, 'portuguese-course-lisbon');
  address = `${product.service}/edit/documents/${id}`;
});
test.afterAll(async () => {
  await browser.remove();
  await product.stop();
});

interface Draft {
  title: string;
  data: { tagline?: string };
}

const tagline = (page: Page) => page.getByRole('textbox', { name: 'One line under the title' });
const name = (page: Page) => page.getByRole('textbox', { name: 'Name in lists' });
const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const saved = (page: Page) => page.locator('.saved');
const clash = (page: Page) => page.getByRole('region', { name: 'You changed this in another tab' });

async function open(): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(address);
  const secret = page.getByLabel('Password');
  await tagline(page).or(secret).first().waitFor();
  // A browser that was killed may have forgotten its session with its last words.
  if (await secret.isVisible()) {
    await page.getByLabel('Name', { exact: true }).fill('Ana Ribeiro');
    await secret.fill(password);
    await page.keyboard.press('Enter');
  }
  await expect(tagline(page)).toBeVisible();
  await expectOpened(page);
  return page;
}

async function cutOff(pages: readonly Page[]): Promise<void> {
  for (const page of pages)
    await page.route('**/api/farol/v1/documents/*/draft', (route) => route.abort());
}

test('two tabs of one person keep their own text and their own undo through a reload', async () => {
  const [one, other] = [await open(), await open()];
  const before = await tagline(one).inputValue();
  await cutOff([one, other]);
  await tagline(one).fill('Written in the first tab');
  await tagline(other).fill('Written in the second tab');
  for (const page of [one, other]) {
    await expect(saved(page)).toContainText('Kept on this device');
    await page.reload();
    await expect(page.getByText('Here is what you wrote on this device')).toBeVisible();
  }
  await expect(tagline(one)).toHaveValue('Written in the first tab');
  await expect(tagline(other)).toHaveValue('Written in the second tab');
  for (const page of [one, other]) {
    await page.keyboard.press('ControlOrMeta+z');
    await expect(tagline(page)).toHaveValue(before);
    await page.unroute('**/api/farol/v1/documents/*/draft');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(saved(page)).toHaveText(/^Saved/);
    await page.close();
  }
});

test('both texts are there where two tabs wrote offline and the browser was killed', async () => {
  const [one, other] = [await open(), await open()];
  await one.context().setOffline(true);
  await name(one).fill('A name from the first tab');
  await tagline(one).fill('A line from the first tab');
  await title(other).click();
  await other.keyboard.press('End');
  await other.keyboard.type(', from the second tab');
  await tagline(other).fill('A line from the second tab');
  for (const page of [one, other]) await expect(saved(page)).toContainText('Kept on this device');
  for (const tab of ['first', 'second'])
    await expect.poll(() => keptOnDevice(other)).toContain(`A line from the ${tab} tab`);
  // What is younger than a tenth of a second may be on its way to the disk.
  await other.waitForTimeout(150);
  await browser.kill();
  await browser.start();

  const page = await open();
  await expect(page.getByText('Here is what you wrote in several tabs')).toBeVisible();
  await expect(name(page)).toHaveValue('A name from the first tab');
  await expect(title(page)).toContainText(', from the second tab');
  await expect(clash(page)).toContainText('A line from the first tab');
  await expect(clash(page)).toContainText('A line from the second tab');
  // Who is far below gets there from the bar, which is always in view.
  await page.locator('.form button').last().scrollIntoViewIfNeeded();
  await expect(clash(page)).not.toBeInViewport();
  await saved(page).getByRole('button', { name: 'Choose' }).click();
  await expect(clash(page)).toBeInViewport();
  await expect(clash(page).getByRole('button').first()).toBeFocused();
  await clash(page)
    .locator('.pair > div')
    .filter({ hasText: 'from the first tab' })
    .getByRole('button', { name: 'Keep this one' })
    .click();
  await expect(clash(page)).toHaveCount(0);
  await expect(saved(page)).toHaveText(/^Saved/);
  await page.reload();
  await expect(tagline(page)).toHaveValue('A line from the first tab');
  await expect(name(page)).toHaveValue('A name from the first tab');
  await expect(page.getByText('Here is what you wrote')).toHaveCount(0);
  await page.close();
});

/** What is read has been written: one comes after the other. */
function keptOnDevice(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opened = indexedDB.open('farol-journal');
        opened.onsuccess = () => {
          const all = opened.result.transaction('entries').objectStore('entries').getAll();
          all.onsuccess = () => {
            opened.result.close();
            resolve(JSON.stringify(all.result));
          };
        };
      }),
  );
}

test('a tab that goes on takes in what another one left, and leaving a page saves it', async () => {
  const [one, other] = [await open(), await open()];
  await cutOff([other]);
  await name(other).fill('Left by a tab that was closed');
  await expect(saved(other)).toContainText('Kept on this device');
  await other.close();
  await expect(name(one)).toHaveValue('Left by a tab that was closed');
  await tagline(one).fill('Typed just before she left');
  await one.getByRole('link', { name: 'Content', exact: true }).click();
  const draft = async () => {
    const path = `/api/farol/v1/documents/${address.split('/').at(-1)}`;
    const { draft: found } = await product.writer.get<{ draft: Draft | null }>(path);
    return { title: found?.title, tagline: found?.data.tagline };
  };
  await expect.poll(draft).toEqual({
    title: 'Left by a tab that was closed',
    tagline: 'Typed just before she left',
  });
  await one.close();
});

test('what is recovered can be dropped, and the page goes on', async () => {
  const page = await open();
  const before = await tagline(page).inputValue();
  await cutOff([page]);
  await tagline(page).fill('Not wanted any more');
  await expect(saved(page)).toContainText('Kept on this device');
  await page.reload();
  await expectOpened(page);
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(tagline(page)).toHaveValue(before);
  await expect(tagline(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Discard it' })).toHaveCount(0);
  await page.unroute('**/api/farol/v1/documents/*/draft');
  await tagline(page).fill('Written after that');
  await expect(saved(page)).toHaveText(/^Saved/);
  await page.close();
});

test('what acts on a page waits for its save, and says so where that failed', async () => {
  const { writer } = product;
  const api = '/api/farol/v1';
  const made = await writer.send<{ document: string }>('POST', `${api}/documents`, {
    ...{ type: 'dynamic_page', lang: 'en-us', title: 'A page to act on', uid: 'to-act-on' },
    data: { title: [{ type: 'heading1', text: 'To act on', spans: [] }] },
  });
  const release = await writer.send<{ id: string }>('POST', `${api}/releases`, { label: 'Spring' });
  await writer.send('PATCH', `${api}/releases/${release.id}/contents`, {
    put: [made.document],
  });
  const page = await browser.newPage();
  await page.goto(`${product.service}/edit/documents/${made.document}`);
  await expect(page.getByText('This text is in the release')).toBeVisible();
  await expect(page.getByText('After publishing:')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const top = async () => (await name(page).boundingBox())?.y;
  await name(page).fill('Written after that');
  const before = await top();
  const takeNewest = page.getByRole('button', { name: 'Take the newest text' });
  await expect(takeNewest).toBeVisible();
  // What a save says above the form moves nothing in it.
  expect(await top()).toBe(before);
  await cutOff([page]);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') asked.push(new URL(request.url()).pathname.slice(api.length));
  });
  await name(page).fill('Not saved');
  await takeNewest.click();
  const unsaved = page.getByText('This is not saved yet.');
  await expect(unsaved).toHaveCount(1);
  await page.getByRole('button', { name: 'Write it in Portuguese' }).click();
  await expect(unsaved).toHaveCount(2);
  await page.getByRole('button', { name: 'Ready for review' }).click();
  // Neither its checks nor its handing over.
  const refusals = page.getByRole('dialog').getByRole('alert');
  await expect(refusals).toHaveCount(1);
  await page.getByRole('dialog').getByRole('button', { name: 'Ask for it' }).click();
  await expect(refusals).toHaveCount(2);
  await expect(refusals.last()).toContainText('This is not saved yet.');
  await page.keyboard.press('Escape');
  const isOfText = (path: string) => /\/(?:draft|working-copy|presence(?:\/.*)?)$/.test(path);
  expect(asked.filter((path) => !isOfText(path))).toEqual([]);
  await page.unroute('**/api/farol/v1/documents/*/draft');
  await takeNewest.click();
  await expect(takeNewest).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Spring' })).toBeFocused();
  await page.close();
});

test('a draft is discarded under the hands of who types, and a network that wants a sign-in loses nothing', async () => {
  const page = await open();
  // Of a page that is published: the first save makes its draft.
  await tagline(page).fill('Not wanted');
  await expect(saved(page)).toHaveText(/^Saved/);
  let answer = () => {};
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/farol/v1/documents/*/draft', async (route) => {
    if (route.request().method() === 'DELETE') await slow;
    await route.fallback();
  });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Discard the draft' }).click();
  await name(page).fill('Typed meanwhile');
  answer();
  await expect(tagline(page)).not.toHaveValue('Not wanted');
  await expect(name(page)).toHaveValue('Typed meanwhile');
  await expect(saved(page)).toHaveText(/^Saved/);
  await page.route('**/api/farol/v1/documents/*/draft', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Sign in to the network</h1>' }),
  );
  await name(page).fill('Typed in a hotel');
  await expect(saved(page)).toContainText('It will be saved once the service responds');
  // Each time that it fails, the next one by itself comes later: at last not before what is pressed below.
  const again = page.getByRole('button', { name: 'Try again' });
  for (let times = 0; times < 3; times += 1) {
    await again.click();
    await expect(again).toBeVisible();
  }
  await page.unrouteAll();
  await again.click();
  await expect(saved(page)).toHaveText(/^Saved/);
  await page.close();
});

const outages = [
  {
    of: 'the network',
    begin: (page: Page) => page.context().setOffline(true),
    end: (page: Page) => page.context().setOffline(false),
  },
  {
    of: 'the service',
    begin: (page: Page) => page.route('**/api/farol/v1/**', (route) => route.abort()),
    end: (page: Page) => page.unrouteAll(),
  },
];
for (const { of: what, begin, end } of outages)
  test(`a page that is left and opened again without ${what} shows its text and takes more`, async () => {
    const page = await open();
    await page.getByRole('link', { name: 'Content', exact: true }).click();
    await expectPages(page);
    await page.goBack();
    await expect(tagline(page)).toBeVisible();
    await begin(page);
    await tagline(page).fill(`Written without ${what}`);
    await expect(saved(page)).toContainText('It will be saved once the service responds');
    await page.getByRole('link', { name: 'Content', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Content' })).toBeVisible();
    await expect(page.locator('.pages > li').first()).toBeVisible();
    await page.goBack();
    await expect(tagline(page)).toHaveValue(`Written without ${what}`);
    await expect(page.locator('.document .notice')).toContainText([
      'The content service is not responding',
    ]);
    await tagline(page).fill(`Written without ${what}, and more`);
    await expect(saved(page)).toContainText('It will be saved once the service responds');
    await end(page);
    await expect(saved(page)).toHaveText(/^Saved/, { timeout: 30_000 });
    await expect(page.getByText('The content service is not responding')).toHaveCount(0);
    await page.reload();
    await expect(tagline(page)).toHaveValue(`Written without ${what}, and more`);
    await page.close();
  });

/** Nothing about documents is answered from then on, and no event tells what others do. Returns the notice of it. */
async function leftAndOpenedUnanswered(page: Page): Promise<Locator> {
  await page.route('**/live?*', (route) => route.fulfill({ status: 204 }));
  await page.reload();
  await expectOpened(page);
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  await expectPages(page);
  await page.route('**/documents/**', (route) => route.abort());
  await page.goBack();
  const notice = page.getByText('The content service is not responding');
  await expect(notice).toBeVisible();
  return notice;
}

test('what others save while nothing is answered is there once it is', async () => {
  const page = await open();
  const notice = await leftAndOpenedUnanswered(page);
  const path = `/api/farol/v1/documents/${address.split('/').at(-1)}`;
  type Saved = Draft & { id: string };
  const { draft, published } = await product.writer.get<Record<'draft' | 'published', Saved>>(path);
  const { id: basedOn, data } = draft ?? published;
  const title = 'Named while nothing was answered';
  await product.writer.send('PUT', `${path}/draft`, { title, data, basedOn });
  await page.unroute('**/documents/**');
  await expect(name(page)).toHaveValue(title);
  await expect(notice).toHaveCount(0);
  await page.close();
});

test('a draft that was discarded while nothing was answered does not come back', async () => {
  const page = await open();
  await tagline(page).fill('To be discarded');
  await expect(saved(page)).toHaveText(/^Saved/);
  const notice = await leftAndOpenedUnanswered(page);
  await expect(tagline(page)).toHaveValue('To be discarded');
  const path = `/api/farol/v1/documents/${address.split('/').at(-1)}`;
  const { published } = await product.writer.get<Record<'published', Draft>>(path);
  await product.writer.send('DELETE', `${path}/draft`);
  await page.unroute('**/documents/**');
  await expect(notice).toHaveCount(0);
  await expect(tagline(page)).toHaveValue(`${published.data.tagline}`);
  await page.close();
});
