import { Buffer } from 'node:buffer';
import type { Locator, Page } from '@playwright/test';
import type { WholeProduct } from '../../launch/whole-product.ts';
import { expectAccessible } from './editor-accessible.ts';
import { expectFirstVisit, expectOpened } from './editor-arrived.ts';
import { comeIn } from './editor-people.ts';
import { startEditor } from './editor-product.ts';
import { searchPages } from './editor-search.ts';
import { holdRequests } from './hold-requests.ts';
import { expect, test } from './site.ts';

// Requests are made to fail here.
test.use({ expectedErrors: /^Failed to load resource/ });
test.describe.configure({ mode: 'serial' });

/** A product of its own: what is written in it is not for others. */
let product: WholeProduct;

test.beforeAll(async () => {
  product = await startEditor();
});
test.afterAll(() => product.stop());

const detail = (page: Page) => page.locator('.media-detail');
const dialogOf = (page: Page) => page.getByRole('dialog');
const documents = '**/api/farol/v1/documents';

/** The n-th POST to an address from now on is carried out, but nobody is told. */
async function loseAnswer(page: Page, address: string, nth = 1): Promise<void> {
  let posts = 0;
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    posts += 1;
    if (posts !== nth) return route.fallback();
    await route.fetch();
    await route.abort();
  });
}

/** A picture that a page shows. */
async function openPicture(page: Page): Promise<void> {
  await askForPicture(page);
  await expect(detail(page).locator('.used-in a').first()).toBeVisible();
}

async function askForPicture(page: Page): Promise<void> {
  const { media } = await product.writer.get<{ media: { id: string; uses: number }[] }>(
    '/api/farol/v1/media?kind=image',
  );
  const id = media.find(({ uses }) => uses > 0)?.id;
  await page.goto(`${product.service}/edit/media?file=${id}`);
  await expectFirstVisit(page);
}

/** As an office copies: its text, and a picture of it. */
async function paste(place: Locator, html: string, text: string): Promise<void> {
  await place.evaluate(
    (element, { html, text }) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File(['picture'], 'image.png', { type: 'image/png' }));
      clipboardData.setData('text/html', html);
      if (text) clipboardData.setData('text/plain', text);
      const options = { clipboardData, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent('paste', options));
    },
    { html, text },
  );
}

test('a text of a file stays as it is typed, and is saved once the service answers again', async ({
  page,
}) => {
  await comeIn(page, product, 'Ana Ribeiro', 'publisher');
  await openPicture(page);
  const credit = detail(page).getByLabel('Credit');
  await credit.pressSequentially('Inês ');
  await expect(detail(page).getByText('Saved')).toBeVisible();
  await expect(credit).toHaveValue('Inês ');
  await credit.pressSequentially('Müller');
  await expect(detail(page).getByText('Saved')).toBeVisible();
  await expect(credit).toHaveValue('Inês Müller');
  const tags = detail(page).getByLabel('Tags');
  await tags.fill('Algarve, ');
  await expect(tags.locator('..').getByText('Saved')).toBeVisible();
  await expect(tags).toHaveValue('Algarve, ');
  await credit.focus();
  await expect(tags).toHaveValue('Algarve');

  // The field is left before the service answers: what was written is told, and sent again.
  const name = await detail(page).getByRole('heading').first().innerText();
  await page.route('**/api/farol/v1/media/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  );
  await credit.fill('Inês Müller, Lisbon');
  await detail(page).getByRole('button', { name: 'Close' }).click();
  const notice = page.getByRole('alert').filter({ hasText: '“Credit” is not saved yet' });
  await page.getByRole('button', { name: 'Ana Ribeiro' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Not everything is saved yet' });
  await expect(question.getByRole('listitem')).toHaveText([`${name} (Credit)`]);
  await question.getByRole('button', { name: 'Stay' }).click();
  await notice.getByRole('link', { name }).click();
  await expect(credit).toHaveValue('Inês Müller, Lisbon');
  await expect(notice).toHaveCount(0);
  await page.unroute('**/api/farol/v1/media/*');
  await expect(credit.locator('..').getByText('Saved')).toBeVisible();
  await page.reload();
  await expect(credit).toHaveValue('Inês Müller, Lisbon');
});

test('a text is pasted where the clipboard also holds a picture of it', async ({ page }) => {
  await comeIn(page, product, 'Rui Costa', 'publisher');
  await openPicture(page);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  const credit = detail(page).getByLabel('Credit');
  await paste(credit, '<html><body><p>Inês Müller</p></body></html>', 'Inês Müller');
  await expect(uploads).toHaveCount(0);
  await paste(credit, '<img src="https://example.com/quay.png">', '');
  await expect(uploads).toBeVisible();
});

test('a description that is too long says so, and is saved once it is shorter', async ({
  page,
}) => {
  await comeIn(page, product, 'Rita Melo', 'publisher');
  await openPicture(page);
  const credit = detail(page).locator('.kept-text').filter({ hasText: 'Credit' });
  const field = credit.getByRole('textbox');
  await field.fill('a'.repeat(510));
  await expect(credit.locator('.fault')).toHaveText('510 characters; at most 500 can be saved.');
  await expect(field).toHaveValue('a'.repeat(510));
  await field.fill('Inês Müller');
  await expect(credit.getByText('Saved')).toBeVisible();
  await expect(credit.locator('.fault')).toHaveCount(0);
});

test('a dialog whose code cannot be loaded says so, and opens in the page that is loaded again', async ({
  page,
}) => {
  await comeIn(page, product, 'Nuno Sá');
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  const code = '**/edit/assets/keyboard-shortcuts-*.js';
  await page.route(code, (route) => route.abort());
  await page.keyboard.press('?');
  await expect(dialogOf(page).getByRole('alert')).toBeVisible();
  await page.unroute(code);
  await dialogOf(page).getByRole('button', { name: 'Reload the page' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Content' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(dialogOf(page).getByRole('heading', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('where its language does not arrive the editor says so in it, and comes once it is loaded again', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'fr-FR' });
  const page = await context.newPage();
  const code = '**/edit/assets/fr-*.js';
  await page.route(code, (route) => route.abort());
  await page.goto(`${product.service}/edit`);
  await expect(page.getByRole('alert')).toContainText('L’éditeur n’est pas arrivé');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expectAccessible(page);
  await page.unroute(code);
  await page.getByRole('button', { name: 'Recharger' }).click();
  await expect(page.getByLabel('Mot de passe')).toBeVisible();
  await context.close();
});

test('where the editor itself does not arrive, its page says so after a while', async ({
  page,
}) => {
  await page.route('**/edit/assets/index-*.js', (route) => route.abort());
  await page.goto(`${product.service}/edit`);
  const said = page.getByText('The editor did not arrive.');
  const alert = page.getByRole('alert').filter({ has: said });
  await expect(said).toBeHidden();
  await expect(alert).toHaveCount(0);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(alert).toBeVisible();
  await page.unroute('**/edit/assets/index-*.js');
  await page.reload();
  await expect(page.getByLabel('Password')).toBeVisible();
  await expect(said).toHaveCount(0);
});

test('a file is deleted only once it is said which pages show it', async ({ page }) => {
  await comeIn(page, product, 'Eva Lopes', 'publisher');
  // No event has anything read again.
  await page.route('**/live?*', (route) => route.fulfill({ status: 204 }));
  const references = '**/api/farol/v1/media/*/references';
  const none = { json: { total: 0, references: [] } };
  const dialog = dialogOf(page);
  let isBegun = false;
  // What began to be read before the dialog opened does not count, whenever it arrives.
  await page.route(references, async (route) => {
    if (isBegun) return route.fulfill({ status: 400, json: { message: 'Not now.' } });
    isBegun = true;
    await dialog.waitFor();
    await route.fulfill(none);
  });
  await askForPicture(page);
  await expect.poll(() => isBegun).toBe(true);
  await detail(page).getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Not now.');
  await dialog.getByRole('button', { name: 'Close' }).click();

  // A page comes to show it after somebody asked.
  let wasDeleted = false;
  await page.route(references, (route) => (wasDeleted ? route.continue() : route.fulfill(none)));
  await page.route('**/api/farol/v1/media/*', (route) => {
    wasDeleted ||= route.request().method() === 'DELETE';
    return route.continue();
  });
  await detail(page).getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toContainText('No page shows it.');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('A page shows this file.');
  await expect(dialog.getByRole('link').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(detail(page)).toBeVisible();
});

test('a coordinate may begin with a minus, and the other stays', async ({ page }) => {
  await comeIn(page, product, 'Marta Gil');
  await searchPages(page, 'portuguese-course-lisbon');
  await page.getByRole('link', { name: 'Portuguese in Lisbon' }).click();
  await expectOpened(page);
  await page.getByRole('tab', { name: 'Journey' }).click();
  await page.locator('.group > .listed > .item > summary').first().click();
  const latitude = page.getByLabel('Latitude').first();
  const longitude = page.getByLabel('Longitude').first();
  const before = await longitude.inputValue();
  await latitude.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('-');
  await expect(page.getByText('A point needs both coordinates.')).toBeVisible();
  await page.keyboard.type('1.25');
  await expect(latitude).toHaveValue('-1.25');
  await expect(longitude).toHaveValue(before);
  await expect(page.locator('.saved')).toHaveText(/^Saved/);
  await page.reload();
  await expectOpened(page);
  await page.getByRole('tab', { name: 'Journey' }).click();
  await page.locator('.group > .listed > .item > summary').first().click();
  await expect(latitude).toHaveValue('-1.25');
  await expect(longitude).toHaveValue(before);
});

test('a page from before an update says so, and is loaded again', async ({ page }) => {
  await comeIn(page, product, 'Inês Prado');
  await page.route('**/edit/assets/releases-screen*', (route) => route.fulfill({ status: 404 }));
  const updated = '<script type="module" src="/edit/assets/newer.js"></script><p id="root"></p>';
  await page.route(
    '**/edit',
    (route) => route.fulfill({ contentType: 'text/html', body: updated }),
    { times: 1 },
  );
  await page.getByRole('link', { name: 'Releases' }).click();
  await expect(page.getByRole('heading', { name: 'The editor was updated' })).toBeVisible();
  await page.unroute('**/edit/assets/releases-screen*');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible();
});

test('a release on a day of the month beside is opened with one click', async ({ page }) => {
  await product.writer.send('POST', '/api/farol/v1/releases', {
    label: 'First of April',
    scheduledAt: Date.UTC(2099, 3, 1, 12),
    zone: 'Europe/Lisbon',
  });
  await comeIn(page, product, 'Rosa Alves');
  await page.goto(`${product.service}/edit/releases?view=calendar`);
  await page.getByLabel('Go to').fill('2099-03-14');
  await page.getByRole('link', { name: /First of April$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'First of April' })).toBeVisible();
});

test('what cannot be copied says so', async ({ page }) => {
  // As on a page without HTTPS.
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined }),
  );
  await comeIn(page, product, 'Zé Pinto');
  await page.goto(`${product.service}/edit/administration/tokens`);
  await page.getByLabel('What it is for').fill('the reading website');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Select the text and copy it yourself.')).toBeVisible();
});

test('a telephone number is typed with its spaces, and pages that cannot be listed say so', async ({
  page,
}) => {
  await comeIn(page, product, 'Lia Moura');
  const { document } = await product.writer.send<{ document: string }>(
    'POST',
    '/api/farol/v1/documents',
    {
      type: 'dynamic_page',
      lang: 'en-us',
      title: 'Call us',
      uid: 'call-us',
      data: {
        slices: [
          {
            slice_type: 'call_to_action',
            variation: 'default',
            primary: { actions: [{ href: { link_type: 'Web', url: 'tel:' } }] },
          },
        ],
      },
    },
  );
  await page.goto(`${product.service}/edit/documents/${document}`);
  await expectOpened(page, { isInRelease: false });
  await page.locator('.section > .item > summary').click();
  await page.locator('.section .group summary').click();
  const telephone = page.getByRole('textbox', { name: 'A phone number' });
  await telephone.pressSequentially('+351 210 000 000');
  await expect(telephone).toHaveValue('+351 210 000 000');
  await telephone.press('ControlOrMeta+z');
  await expect(telephone).toHaveValue('');

  await page.getByLabel('Links to').selectOption({ label: 'A page of this site' });
  await page.route('**/api/farol/v1/documents?*', (route) =>
    route.fulfill({ status: 400, json: { message: 'Not now.' } }),
  );
  await page.locator('.section .chosen').getByRole('button', { name: 'Choose' }).click();
  await expect(dialogOf(page).getByRole('alert')).toContainText('Not now.');
});

test('a link that is read without an answer is read again', async ({ page }) => {
  await page.route('**/api/farol/v1/one-time-links/inspection', (route) => route.abort(), {
    times: 1,
  });
  await comeIn(page, product, 'Gil Nunes');
});

test('a page that is still sending a file asks before it is closed', async ({ page }) => {
  await comeIn(page, product, 'Ivo Reis', 'publisher');
  await page.getByRole('link', { name: 'Media', exact: true }).click();
  const held = Promise.withResolvers<void>();
  await page.route('**/api/farol/v1/media?filename=*', async (route) => {
    await held.promise;
    await route.abort();
  });
  const picture = { name: 'Cais.png', mimeType: 'image/png', buffer: Buffer.from('picture') };
  await page.getByLabel('Upload files').setInputFiles(picture);
  await expect(page.locator('.uploads [data-state=sending]')).toBeVisible();
  // It is still sent where its list is not on the page any more.
  await page.getByRole('link', { name: 'Releases', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  held.resolve();
});

test('a release whose creation was not answered gets another name', async ({ page }) => {
  await comeIn(page, product, 'Tomé Luz');
  await page.getByRole('link', { name: 'Releases', exact: true }).click();
  await loseAnswer(page, '**/api/farol/v1/releases');
  await page.getByRole('button', { name: 'New release' }).click();
  const name = dialogOf(page).getByLabel('Name');
  await name.fill('Autumn');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).getByRole('alert')).toBeVisible();
  await name.fill('Autumn 2027');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Autumn 2027' })).toBeVisible();
});

test('a page whose creation was not answered gets another name', async ({ page }) => {
  await comeIn(page, product, 'Eva Sol');
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  await loseAnswer(page, documents);
  await page.getByRole('button', { name: 'New page' }).click();
  const title = dialogOf(page).getByLabel('Name in lists');
  const create = dialogOf(page).getByRole('button', { name: 'Create' });
  await dialogOf(page).getByLabel('Type').selectOption({ label: 'Article' });
  await title.fill('Boats of winter');
  await create.click();
  await expect(dialogOf(page).getByRole('alert')).toBeVisible();
  await title.fill('Boats of spring');
  await create.click();
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('boats-of-spring');
  await expect(page.locator('main')).toBeFocused();
});

test('copies whose answers were lost are not made twice', async ({ page }) => {
  await comeIn(page, product, 'Lia Dias');
  await page.goto(`${product.service}/edit/?q=portuguese-course-lisbon`);
  await page.getByLabel('Select Portuguese in Lisbon').check();
  await loseAnswer(page, documents, 2);
  const duplicate = page.getByRole('button', { name: 'Duplicate' });
  await duplicate.click();
  await expect(page.locator('.batch-bar').getByRole('alert')).toBeVisible();
  await duplicate.click();
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(/-2$/);
  const { documents: copies } = await product.writer.get<{ documents: { lang: string }[] }>(
    '/api/farol/v1/documents?search=(copy)',
  );
  const langs = copies.map(({ lang }) => lang);
  expect(langs.length).toBeGreaterThan(1);
  expect(new Set(langs).size).toBe(langs.length);
});

test('a tab that the browser blocks is told', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await comeIn(page, product, 'Sara Vaz');
  await page.goto(`${product.service}/edit/releases?view=calendar`);
  await page.getByRole('button', { name: 'Preview the site on this day' }).click();
  await expect(page.getByText('The browser blocked the new tab.')).toBeVisible();
});

test('a release is published only once it is read what is in it by now', async ({ page }) => {
  // No event has anything read again.
  await page.route('**/live?*', (route) => route.fulfill({ status: 204 }));
  const { pages } = await product.writer.get<{ pages: { documents: { id: string }[] }[] }>(
    '/api/farol/v1/pages?most=2&state=published',
  );
  const [first, second] = pages.map(({ documents }) => documents[0]?.id);
  const { id } = await product.writer.send<{ id: string }>('POST', '/api/farol/v1/releases', {
    label: 'Early spring',
  });
  await product.writer.send('PUT', `/api/farol/v1/releases/${id}/documents/${first}`);
  await comeIn(page, product, 'Nuno Faria');
  await page.getByRole('link', { name: 'Releases', exact: true }).click();
  const open = page.getByRole('link', { name: 'Early spring' });
  const publish = page.getByRole('button', { name: 'Publish now' });
  await open.click();
  await expect(page.locator('.contents > li')).toHaveCount(1);
  await expect(publish).toBeEnabled();
  await page.getByRole('link', { name: 'Releases', exact: true }).click();
  await product.writer.send('PUT', `/api/farol/v1/releases/${id}/documents/${second}`);
  const answer = await holdRequests(page, '**/releases/*/contents');
  await open.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Early spring' })).toBeVisible();
  await expect(publish).toBeDisabled();
  answer();
  await expect(page.locator('.contents > li')).toHaveCount(2);
  await expect(publish).toBeEnabled();
});
