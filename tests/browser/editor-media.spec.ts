import { Buffer } from 'node:buffer';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { WholeProduct } from '../../launch/whole-product.ts';
import { expectAccessible } from './editor-accessible.ts';
import { expectFirstVisit, expectOpened } from './editor-arrived.ts';
import { comeIn, signIn } from './editor-people.ts';
import { startEditor } from './editor-product.ts';
import { searchPages } from './editor-search.ts';
import { holdRequests } from './hold-requests.ts';
import { expect, test } from './site.ts';

const program = '/programs/portuguese-course-lisbon';

// What is deleted is asked for once more, by a page that still shows it.
test.use({
  expectedErrors: /^Failed to load resource: the server responded with a status of 4/,
});
test.describe.configure({ mode: 'serial' });

/** A product of its own: its pictures are changed. */
let product: WholeProduct;

test.beforeAll(async () => {
  product = await startEditor();
});
test.afterAll(() => product.stop());

/** A picture as a camera makes one, with a place in it; half of it is sea. */
async function photo(sea: string, width = 1600, height = 900): Promise<Buffer> {
  const half = { width: Math.ceil(width / 2), height, channels: 3 as const, background: sea };
  const overlay = await sharp({ create: half }).png().toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#f4e8d2' } })
    .composite([{ input: overlay, left: 0, top: 0 }])
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 42/1 3175/100' } })
    .toBuffer();
}

/** As a person lets go of files over a place, or presses the keys for pasting in it. */
async function give(
  place: Locator,
  event: 'drop' | 'paste',
  files: readonly (readonly [string, Buffer])[],
): Promise<void> {
  const given = files.map(([name, content]) => ({ name, content: content.toString('base64') }));
  await place.evaluate(
    (element, { event, given }) => {
      const transfer = new DataTransfer();
      for (const { name, content } of given) {
        const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: 'image/jpeg' }));
      }
      const made =
        event === 'drop'
          ? new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', {
              clipboardData: transfer,
              bubbles: true,
              cancelable: true,
            });
      element.dispatchEvent(made);
    },
    { event, given },
  );
}

/** What is cut has its size once it is there. */
async function expectLoaded(picture: Locator): Promise<void> {
  const width = () =>
    picture.evaluate((each) => (each instanceof HTMLImageElement ? each.naturalWidth : 0));
  await expect.poll(width).toBeGreaterThan(0);
}

const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic');

const detail = (page: Page) => page.getByRole('complementary');
const published = async () => (await fetch(product.site + program)).text();

test('many pictures are dropped, described, put into folders and found again', async ({ page }) => {
  await comeIn(page, product, 'Ana Ribeiro', 'publisher');
  await page.getByRole('link', { name: 'Media', exact: true }).click();
  await expect(page.locator('.media-grid > li').first()).toBeVisible();
  const sea = await photo('#0c2f4a');
  await give(page.locator('.media'), 'drop', [
    ['Praia da Rocha.jpg', sea],
    ['Cais.jpg', await photo('#ee6c4d')],
    ['IMG_7.HEIC', heic],
  ]);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads.locator('[data-state="done"]')).toHaveCount(2);
  await expect(uploads.getByRole('alert')).toContainText('Most Compatible');
  await expect(uploads.getByRole('listitem').first()).toContainText('IMG_7.HEIC');
  await expect(page.getByRole('status').filter({ hasText: 'Uploaded: 2 of 3' })).toHaveCount(1);
  await uploads.getByRole('button', { name: 'Dismiss all that are done' }).click();
  await expect(uploads.getByRole('listitem')).toHaveText(/IMG_7/);

  // Each that comes moves those that are there.
  await expect(page.getByRole('button', { name: /^Cais/ })).toBeVisible();
  await page.getByRole('button', { name: /^Praia da Rocha/ }).click();
  await expect(detail(page).getByText('Described in 0 of 4 languages')).toBeVisible();
  await detail(page).getByLabel('English').fill('A beach between cliffs');
  await detail(page).getByLabel('Português').fill('Um areal entre falésias');
  await detail(page).getByLabel('Credit').fill('Inês Müller');
  await detail(page).getByLabel('Tags').fill('Algarve, Summer');
  await expect(detail(page).getByText('Described in 2 of 4 languages')).toBeVisible();
  const folder = page.getByRole('button', { name: /^Algarve/ });
  await expect(folder).toBeVisible();

  const point = detail(page).getByRole('slider', { name: 'What matters most' });
  await point.focus();
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Shift+ArrowLeft');
  await expect(point).toHaveAttribute('aria-valuetext', '20% from the left, 50% from the top');
  await expect(detail(page).getByRole('button', { name: 'Back to the middle' })).toBeVisible();
  await expectAccessible(page);

  await detail(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('searchbox').fill('areal falesias');
  await expect(page.locator('.media-grid > li')).toHaveCount(1);
  await page.getByRole('searchbox').fill('');
  await expect(page.locator('.media-grid > li').nth(5)).toBeVisible();
  await folder.click();
  await expect(page.getByRole('status').filter({ hasText: '1 file' })).toBeVisible();
  await page.getByRole('button', { name: 'As a list' }).click();
  await expect(page.locator('.media-list > li')).toHaveCount(1);
  await expect(page.locator('.media-list > li')).toContainText('1600 × 900');
  await page.getByRole('button', { name: /^Not described in French/ }).click();
  await expect(page.locator('.media-list > li')).toHaveCount(1);
  await page.getByRole('searchbox').fill('nothing like it');
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(page.locator('.media-grid > li').nth(5)).toBeVisible();
});

test('many are selected by keys, put into a folder, moved, described and deleted row by row', async ({
  page,
}) => {
  await comeIn(page, product, 'Marta Gil', 'publisher');
  await page.goto(`${product.service}/edit/media?q=jpg`);
  const tiles = page.locator('.media-grid > li');
  await expect(tiles.first()).toBeVisible();
  await give(page.locator('.media'), 'drop', [
    ['Tavira one.jpg', await photo('#123456')],
    ['Tavira two.jpg', await photo('#234567')],
    ['Tavira three.jpg', await photo('#345678')],
  ]);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads.locator('[data-state="done"]')).toHaveCount(3);
  await page.goto(`${product.service}/edit/media?q=tavira`);
  await expectFirstVisit(page);
  await expect(tiles).toHaveCount(3);
  for (const key of ['j', 'x', 'j', 'j', 'Shift+X']) await page.keyboard.press(key);
  const bar = page.getByRole('region', { name: '3 files' });
  await expect(bar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  await tiles.first().getByRole('checkbox').check();
  await tiles
    .last()
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  await expectAccessible(page);

  const dialog = page.getByRole('dialog');
  const close = () => dialog.getByRole('button', { name: 'Close' }).last().click();
  const put = async (act: string, folder: string) => {
    await bar.getByRole('button', { name: act }).click();
    await expect(dialog.getByLabel('Folder')).toBeFocused();
    await page.keyboard.type(folder);
    await dialog.getByRole('button', { name: act }).click();
    await expect(dialog.locator('[data-outcome=done]')).toHaveCount(3);
    await close();
  };
  await put('Put into a folder', 'Tavira');
  await page.getByRole('button', { name: /^Tavira 3/ }).click();
  await expect(tiles).toHaveCount(3);
  await page.getByLabel('Select all that are shown').check();
  await put('Move from Tavira to another folder', 'Algarve coast');
  await expect(tiles).toHaveCount(0);
  await page.getByRole('button', { name: /^Algarve coast 3/ }).click();

  await page.getByLabel('Select all that are shown').check();
  await bar.getByRole('button', { name: 'Describe what is missing' }).click();
  await expect(dialog.getByRole('textbox')).toHaveCount(12);
  await expectAccessible(page);
  const first = dialog.locator('.describe-many > li').first();
  const described = await first.getByRole('heading').innerText();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/farol/v1/media/'))
      asked.push(pathname);
  });
  const answered = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await first.getByLabel('Português').fill('O cais de Tavira');
  const { id } = await (await answered).json();
  await expect(first.getByText('Saved')).toBeVisible();
  // The others stand as they were: nothing is asked of them again.
  expect(asked.filter((path) => !path.endsWith(`/${id}`))).toEqual([]);
  await page.keyboard.press('Escape');
  const tile = tiles.filter({ hasText: described });
  await expect(tile.locator('.lacking-mark')).not.toContainText('pt');

  // Beside two of these one that came with the sample, which a page shows: its row says which.
  await page.goto(`${product.service}/edit/media`);
  await expectFirstVisit(page);
  await page.getByLabel('Select Tavira one.jpg').check();
  await page.getByLabel('Select Tavira two.jpg').check();
  const sample = page.getByLabel(/^Select (?!all |Tavira|Praia|Cais)/).first();
  await sample.check();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByText('One of these is shown by pages')).toBeVisible();
  await expect(
    dialog.locator('.media-rows > li').filter({ has: page.getByRole('link') }),
  ).toHaveCount(1);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await sample.uncheck();
  const two = page.getByRole('region', { name: '2 files' });
  await two.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByText('No page shows any of these.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog.locator('[data-outcome=done]')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(two).toHaveCount(0);
  await expect(page.getByLabel(/^Select Tavira/)).toHaveCount(1);
});

test('a picture comes into a field, is cut to shape there, and is seen on the site', async ({
  page,
}) => {
  await comeIn(page, product, 'Rui Costa', 'publisher');
  await searchPages(page, 'portuguese-course-lisbon');
  await expect(page.getByText('One page', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Portuguese in Lisbon' }).click();
  await expectOpened(page);
  const field = page.locator('.field:has(> .taking > .picture)').first();
  await give(field.getByRole('textbox'), 'paste', [['Eléctrico.jpg', await photo('#1f6547')]]);
  await expect(field.locator('.chosen')).toContainText('Eléctrico.jpg');
  await expect(field.getByText('The picture has no description yet.')).toBeVisible();
  // What is said of the release then moves what is below it.
  await expect(page.locator('.saved')).toHaveText(/^Saved/);
  // One that failed is still listed after another tab of the form.
  await give(field.getByRole('textbox'), 'paste', [['IMG_8.HEIC', heic]]);
  await expect(field.getByRole('alert')).toContainText('Most Compatible');
  await page.getByRole('tab', { name: 'Facts' }).click();
  await expect(field.getByText('IMG_8.HEIC')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Main' }).click();
  await expect(field.getByRole('alert')).toContainText('Most Compatible');
  await field.getByRole('region', { name: 'Uploads' }).getByRole('button').last().click();
  await field.getByRole('button', { name: 'Describe the file in every language' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('English').fill('A tram that climbs to the castle');
  await expect(dialog.getByText('Described in 1 of 4 languages')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field.getByText('From the file: A tram that climbs')).toBeVisible();

  await field.getByRole('button', { name: 'Crop and focal point' }).click();
  const point = dialog.getByRole('slider', { name: 'What matters most' });
  await point.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await dialog.getByRole('button', { name: 'Use', exact: true }).click();
  await field.getByRole('button', { name: 'Crop and focal point' }).click();
  await expect(point).toHaveAttribute('aria-valuenow', '40');
  await dialog.getByRole('radio', { name: 'square' }).click();
  await expectLoaded(dialog.getByRole('img', { name: 'square' }));
  const part = dialog.getByLabel('The part that is shown');
  await part.focus();
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Shift+ArrowLeft');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Use', exact: true }).click();
  await expect(page.locator('.saved')).toHaveText(/^Saved/);

  await page.getByRole('button', { name: 'Publish' }).click();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(published).toContain('A tram that climbs to the castle');
  const [, id] = /\/media\/([\w-]+)_electrico\.jpg/.exec(await published()) ?? [];
  // Lists show it tall, around the point that was chosen.
  const list = async () => (await fetch(`${product.site}/programs`)).text();
  await expect.poll(list).toMatch(new RegExp(`/media/${id}\\?[^"]*rect=`));
});

test('a picture is replaced on every page at once, and deleted knowing what shows it', async ({
  page,
}) => {
  await comeIn(page, product, 'Eva Lopes', 'publisher');
  await page.goto(`${product.service}/edit/media?q=tram+castle`);
  await expectFirstVisit(page);
  await page.getByRole('button', { name: /^Eléctrico/ }).click();
  await expect(detail(page).getByRole('link', { name: 'Portuguese in Lisbon' })).toBeVisible();
  const old = (await detail(page).getByRole('link', { name: 'Open' }).getAttribute('href')) ?? '';
  const content = await (await fetch(product.service + old)).arrayBuffer();
  expect(Buffer.from(content).includes(Buffer.from([0x25, 0x88]))).toBe(false);

  await detail(page)
    .getByLabel('Replace')
    .setInputFiles({
      name: 'Elevador.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo('#a8391b', 1200, 1600),
    });
  await expect(detail(page).getByRole('heading', { name: 'Elevador.jpg' })).toBeVisible();
  await expect(detail(page).getByText('1200 × 1600')).toBeVisible();
  await expect.poll(published).toContain('_elevador.jpg');
  expect(Buffer.from(await (await fetch(product.service + old)).arrayBuffer())).toEqual(
    Buffer.from(content),
  );

  await detail(page).getByRole('button', { name: 'Cut to size' }).click();
  const dialog = page.getByRole('dialog');
  await expectLoaded(dialog.getByRole('img', { name: 'Elevador.jpg' }));
  const corner = dialog.getByLabel('Bottom right corner');
  await corner.focus();
  for (let times = 0; times < 5; times += 1) await page.keyboard.press('Shift+ArrowUp');
  await expect(dialog.getByText('1200 × 1600')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cut to size' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(detail(page).getByText('Earlier contents (2)')).toBeVisible();

  await detail(page).getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toContainText('One page shows it');
  await expect(dialog.getByRole('link', { name: 'Portuguese in Lisbon' })).toBeVisible();
  const answer = await holdRequests(page, '**/v1/media/*', 'DELETE');
  const anyway = dialog.getByRole('button', { name: 'Delete it anyway' });
  await anyway.click();
  // It is not sent twice.
  await expect(anyway).toBeDisabled();
  answer();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Elevador/ })).toHaveCount(0);
  await expect.poll(published).not.toContain('_elevador.jpg');
});

test('it is all there on a phone, in four languages, and for writers to look at', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await comeIn(page, product, 'Zé Pinto', 'writer');
  await page.goto(`${product.service}/edit/media?q=cais`);
  await expectFirstVisit(page);
  await expect(page.getByText('Only publishers can upload and describe')).toBeVisible();
  await page.getByRole('button', { name: /^Cais/ }).click();
  await expect(detail(page).getByLabel('English')).toBeDisabled();
  await expect(detail(page).getByRole('button', { name: 'Delete' })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
  for (const [key, word] of Object.entries({ pt: 'Mídia', es: 'Multimedia', fr: 'Médias' })) {
    await page.evaluate((key) => localStorage.setItem('farol-editor-language', key), key);
    await page.goto(`${product.service}/edit/media`);
    await expect(page.getByRole('heading', { name: word })).toBeVisible();
  }
  await context.close();
});

/** Holds files on their way to the service; returns what lets them go. */
const holdUpload = (page: Page) => holdRequests(page, '**/api/farol/v1/media?filename=*');

/** Runs in the page: what stands behind a name, drawn by a style. */
const mark = (name: Element) => getComputedStyle(name, '::after').content;

test('pictures that were to be chosen from are not waited for once nobody sees them', async ({
  page,
}) => {
  await comeIn(page, product, 'Nuno Reis', 'publisher');
  await searchPages(page, 'portuguese-course-lisbon');
  await page.getByRole('link', { name: 'Portuguese in Lisbon' }).click();
  await expectOpened(page);
  // Drawn slowly, they take all connections that a browser has for one service.
  await page.route(/w=320&h=240/, () => undefined);
  const asked: string[] = [];
  const givenUp: string[] = [];
  page.on('request', (request) => /w=320&h=240/.test(request.url()) && asked.push(request.url()));
  page.on('requestfailed', (request) => givenUp.push(request.url()));
  await page.getByRole('button', { name: 'Change', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await expect.poll(() => asked.length).toBeGreaterThan(5);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => asked.filter((url) => !givenUp.includes(url))).toEqual([]);
});

test('a file that arrives after its page was left is in its field once that page is opened', async ({
  page,
}) => {
  await comeIn(page, product, 'Vera Pinto', 'publisher');
  await searchPages(page, 'portuguese-course-lisbon');
  await page.getByRole('link', { name: 'Portuguese in Lisbon' }).click();
  await expectOpened(page);
  const field = page.locator('.field:has(> .taking > .picture)').first();
  const arrived = page.getByRole('complementary', { name: 'Files you uploaded' });
  const leave = async () => {
    await page.getByRole('link', { name: 'Releases', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible();
  };
  const arrive = await holdUpload(page);
  await give(field.getByRole('textbox'), 'paste', [['Miradouro.jpg', await photo('#0c2f4a')]]);
  await expect(field.locator('[data-state=sending]')).toBeVisible();
  await leave();
  arrive();
  await expect(arrived).toContainText('“Miradouro.jpg” is uploaded.');
  await expectAccessible(page, 'a file that waits for its page');
  await arrived.getByRole('link', { name: 'Portuguese in Lisbon' }).click();
  await expect(field.locator('.chosen')).toContainText('Miradouro.jpg');
  await expect(arrived).toHaveCount(0);
  await expect(page.locator('.saved')).toHaveText(/^Saved/);

  // What was chosen in its place meanwhile is not overwritten without a word.
  const arriveLater = await holdUpload(page);
  await give(field.getByRole('textbox'), 'paste', [['Ponte.jpg', await photo('#8a5a00')]]);
  await expect(field.locator('[data-state=sending]')).toBeVisible();
  await field.getByRole('button', { name: /^Remove/ }).click();
  arriveLater();
  await expect(arrived).toContainText('was changed meanwhile');
  // All ways to have a picture again stand in the place that takes it, which says that it must not stay empty.
  const empty = field.locator('.chosen');
  await expect(empty.getByRole('button', { name: 'Choose', exact: true })).toBeVisible();
  await expect(empty.locator('input[type=file]')).toBeAttached();
  expect(await field.locator('legend').first().evaluate(mark)).toContain('*');
  await arrived.getByRole('button', { name: 'Use the file there' }).click();
  await expect(field.locator('.chosen')).toContainText('Ponte.jpg');
  await expect(arrived).toHaveCount(0);

  // Only the media library was asked for.
  await page.getByRole('link', { name: 'Media', exact: true }).click();
  const arriveInMedia = await holdUpload(page);
  await page
    .getByLabel('Upload files')
    .setInputFiles({ name: 'Rio.jpg', mimeType: 'image/jpeg', buffer: await photo('#45606f') });
  await expect(page.locator('.uploads [data-state=sending]')).toBeVisible();
  await leave();
  const done = page.waitForResponse('**/api/farol/v1/media?filename=*');
  arriveInMedia();
  await done;
  await page.getByRole('link', { name: 'Media', exact: true }).click();
  await expect(page.locator('.uploads [data-state=done]')).toBeVisible();
  await expect(arrived).toHaveCount(0);
});

test('signing out asks about files on their way, and leaves none of them behind', async ({
  page,
}) => {
  await comeIn(page, product, 'Olga Reis', 'publisher');
  await page.goto(`${product.service}/edit/media`);
  await expectFirstVisit(page);
  await holdUpload(page);
  await page
    .getByLabel('Upload files')
    .setInputFiles({ name: 'Forte.jpg', mimeType: 'image/jpeg', buffer: await photo('#5b2a86') });
  const sending = page.locator('.uploads [data-state=sending]');
  await expect(sending).toBeVisible();
  const leave = async (tab = page) => {
    await tab.getByRole('button', { name: 'Olga Reis' }).click();
    await tab.getByRole('button', { name: 'Sign out', exact: true }).click();
  };
  await leave();
  const question = page.getByRole('alertdialog', { name: 'Not everything is saved yet' });
  await expect(question).toContainText('still being uploaded');
  await expect(question.getByRole('listitem')).toHaveText(['Forte.jpg']);
  await expectAccessible(page, 'signing out while a file is sent');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(sending).toBeVisible();

  // Every tab is signed out, so each asks about what the others have.
  const other = await page.context().newPage();
  await other.goto(`${product.service}/edit/releases`);
  await expectFirstVisit(other);
  await leave(other);
  const inOther = other.getByRole('alertdialog', { name: 'Not everything is saved yet' });
  await expect(inOther.getByRole('listitem')).toHaveText(['Forte.jpg']);
  await other.close();
  const aborted = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('filename=Forte.jpg'),
  );
  await leave();
  await question.getByRole('button', { name: 'Sign out and lose them' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await aborted;
  await signIn(page, product, 'Olga Reis');
  await page.getByRole('link', { name: 'Media', exact: true }).click();
  await expect(page.locator('.media-grid > li').first()).toBeVisible();
  await expect(page.locator('.uploads')).toHaveCount(0);
});
