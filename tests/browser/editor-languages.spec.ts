import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { WholeProduct } from '../../launch/whole-product.ts';
import { expectAccessible, violations } from './editor-accessible.ts';
import { expectFirstVisit, expectOpened, expectWidth } from './editor-arrived.ts';
import { comeIn } from './editor-people.ts';
import { startEditor } from './editor-product.ts';
import { expect, test } from './site.ts';

test.use({ expectedErrors: /^Failed to load resource: the server responded with a status of 4/ });
test.describe.configure({ mode: 'serial' });

/** A product of its own: translators change what it shows. */
let product: WholeProduct;
let page: Page;

test.beforeAll(async ({ browser }) => {
  product = await startEditor();
  page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await comeIn(page, product, 'Inês Duarte');
});
test.afterAll(async () => {
  await page.context().close();
  await product.stop();
});

/** No fault in either colour mode, and nothing wider than a phone. */
async function looksRight(name: string): Promise<void> {
  const wide = page.viewportSize();
  await expectAccessible(page, name);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectWidth(page, 390, name);
  if (wide) await page.setViewportSize(wide);
}

interface Listed {
  documents: { id: string; lang: string }[];
}

async function programIn(lang: string): Promise<string> {
  const { documents } = await product.writer.get<Listed>(
    `/api/farol/v1/documents?type=programs_details&lang=${lang}&search=portuguese-course-lisbon`,
  );
  return documents[0]?.id ?? '';
}

const saved = () => page.locator('.saved');
const row = (label: string) => page.locator('.side-by-side').filter({ hasText: label }).first();

test('what changed in the source is shown word by word, written over, and said to be right', async () => {
  const english = await programIn('en-us');
  await page.goto(`${product.service}/edit/documents/${english}`);
  const tagline = page.getByLabel('One line under the title');
  const before = await tagline.inputValue();
  await tagline.fill(`${before} Slowly.`);
  await expect(saved()).toHaveText(/^Saved/);

  // From the original, too, the way leads to what is translated.
  await page.getByRole('link', { name: 'Translate' }).click();
  await page.locator('.state').getByRole('link', { name: 'Português' }).click();
  await expect(page.getByText('One place has changed in the source (English)')).toBeVisible();
  await expect(row('One line under the title').locator('ins')).toHaveText(/Slowly/);
  await looksRight('translate');

  // A device that can keep no more says so, and so do fields that the service does not take.
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      IDBObjectStore.prototype.put = put;
      throw new DOMException('No room is left.', 'QuotaExceededError');
    };
  });
  const address = page.getByLabel('Address', { exact: true });
  const own = await address.inputValue();
  await address.fill('portugues em lisboa');
  await expect(page.getByText('This device cannot store what you write.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Not saved' })).toBeVisible();
  await address.fill(own);
  await expect(saved()).toHaveText(/^Saved/);

  await page.getByRole('button', { name: 'Next change' }).click();
  const field = page.getByRole('textbox', { name: 'One line under the title' });
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Devagar, à beira do Tejo.');
  const stillRight = page.getByRole('button', { name: 'Still correct' });
  await stillRight.click();
  await expect(page.getByText('The source has not changed since')).toBeVisible();
  await expect(page.locator('[data-changed]')).toHaveCount(0);
  // Pressed once more, it copies nothing over the translation.
  await expect(stillRight).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Devagar, à beira do Tejo.');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.locator('[data-changed]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Still correct' }).click();
  // The page moves up by what is said of changes, and a button under a pointer with it.
  await expect(page.getByText('The source has not changed since')).toBeVisible();
  await expect(page.locator('[data-changed]')).toHaveCount(0);

  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Copy: One line under the title' }).click();
  await expect(field).toHaveValue(`${before} Slowly.`);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field).toHaveValue('Devagar, à beira do Tejo.');
  await page.getByRole('button', { name: 'Copy all but the text' }).click();
  await expect(field).toHaveValue('Devagar, à beira do Tejo.');
  await page.getByRole('button', { name: 'Copy everything' }).click();
  await expect(field).toHaveValue(`${before} Slowly.`);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field).toHaveValue('Devagar, à beira do Tejo.');
  await expect(saved()).toHaveText(/^Saved/);

  // A list of words alone, which is longer there.
  const comparison = /\/documents\/[^/]+\/translation\?/;
  await page.route(comparison, async (route) => {
    const headers = { ...route.request().headers(), origin: product.service };
    const response = await route.fetch({ headers });
    const json = await response.json();
    json.source.led.included.unshift({ text: 'Tea' });
    await route.fulfill({ response, json });
  });
  await page.reload();
  await page.getByRole('button', { name: 'Copy all but the text' }).click();
  await expect(page.getByText('One list stays as it is')).toBeVisible();
  await expect(saved()).toHaveText(/^Saved/);
  await page.unrouteAll({ behavior: 'wait' });
});

test('all pages stand by all languages; what is missing is begun, what is outdated is opened', async () => {
  await page.goto(`${product.service}/edit/translations`);
  const table = page.getByRole('table');
  await expect(table.getByRole('row')).not.toHaveCount(0);
  await looksRight('matrix');
  await page.getByRole('searchbox').fill('Portuguese in Lisbon');
  await expect(table.getByRole('row')).toHaveCount(2);
  // Spanish and French were made from the English text, which has changed above.
  const spanish = page.getByRole('link', { name: /in Spanish: outdated, published.* 1 word/ });
  await expect(spanish).toBeVisible();
  await page.getByRole('button', { name: 'What to do next' }).click();
  await expect(page.locator('.steps li')).toHaveCount(2);
  await page.getByLabel('All languages').selectOption('fr-fr');
  await expect(page.locator('.steps li')).toHaveCount(1);
  await page.locator('.steps a').click();
  await expect(row('One line under the title').locator('ins')).toHaveText(/Slowly/);

  await page.goto(`${product.service}/edit/translations?state=missing`);
  const missing = page.getByRole('button', { name: /Begin .* in Portuguese/ }).first();
  await missing.focus();
  // Why it cannot be begun is seen from everywhere in the table, above its head.
  await page.route('**/translations', (route) =>
    route.fulfill({ status: 403, json: { message: 'Not now.' } }),
  );
  await page.keyboard.press('Enter');
  const why = page.locator('.matrix > .fault');
  await expect(why).toBeVisible();
  await table
    .getByRole('row')
    .last()
    .evaluate((last) => last.scrollIntoView({ block: 'end' }));
  const isSeen = (text: Element) => {
    const { left, top, height } = text.getBoundingClientRect();
    return document.elementFromPoint(left + 10, top + height / 2) === text;
  };
  await expect.poll(() => why.evaluate(isSeen)).toBe(true);
  await page.unroute('**/translations');
  await missing.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Português' })).toBeVisible();
  await expect(page.getByText('The source has not changed since')).toBeVisible();

  // In a bar with little room, what begins another one shows its name to a pointer.
  const alone = await product.writer.send<{ document: string }>('POST', '/api/farol/v1/documents', {
    type: 'dynamic_page',
    lang: 'en-us',
    uid: 'in-english-alone',
    title: 'Alone',
    data: {},
  });
  await page.setViewportSize({ width: 1100, height: 900 });
  await page.goto(`${product.service}/edit/documents/${alone.document}`);
  const french = page.locator('.languages li').filter({ hasText: 'FR' });
  await expect(french).toHaveAttribute('title', 'Write it in French');
  await page.setViewportSize({ width: 1280, height: 900 });
});

test('texts go to a translation office as a file, and come back into the pages', async () => {
  await page.goto(`${product.service}/edit/translations?words=Portuguese+in+Lisbon`);
  await expectFirstVisit(page);
  await page.getByRole('button', { name: 'Translation office' }).click();
  const office = page.getByRole('dialog');
  await office.getByLabel('Into').selectOption('es-es');
  expect(await violations(page)).toEqual([]);
  const coming = page.waitForEvent('download');
  await office.getByRole('button', { name: 'Download 1 page' }).click();
  const xliff = await readFile(await (await coming).path(), 'utf8');
  expect(xliff).toContain('trgLang="es-es"');
  // As an office fills in what it was given to translate.
  const translated = xliff.replace(
    /<source>([^<]*Slowly\.)<\/source>/,
    '<source>$1</source><target>Clases, sardinas y miradores. Despacio.</target>',
  );
  expect(translated).not.toBe(xliff);
  const file = { name: 'back.xlf', mimeType: 'application/xml', buffer: Buffer.from(translated) };
  const back = office.getByLabel('Import a translated file');
  await back.setInputFiles(file);
  // What is said while it comes in stands above what came.
  await expect(back).toBeEnabled();
  await office.getByRole('link', { name: 'Portuguese in Lisbon' }).click();
  await expect(page.getByRole('textbox', { name: 'One line under the title' })).toHaveValue(
    'Clases, sardinas y miradores. Despacio.',
  );
  await expect(page.locator('[data-changed]')).toHaveCount(0);
});

test('a comment on a field and a page that is handed over wait for whom they are for', async () => {
  const english = await programIn('en-us');
  await page.goto(`${product.service}/edit/documents/${english}`);
  const field = page.getByLabel('One line under the title');
  await field.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: 'Comments' });
  await expect(panel.getByText('About: One line under the title')).toBeVisible();
  const asked = panel.getByLabel('What do you want to say?');
  await asked.fill('Is this still <i>true</i>?');
  // Another panel takes nothing of it.
  await page.getByRole('button', { name: 'History' }).click();
  await expect(panel).toHaveCount(0);
  await page.getByRole('button', { name: 'Comments' }).click();
  await expect(asked).toHaveValue('Is this still <i>true</i>?');
  await panel.getByRole('combobox', { name: /^For/ }).selectOption({ label: 'Inês Duarte' });
  // The key that publishes a page sends what one writes about it.
  await asked.press('ControlOrMeta+Enter');
  await expect(page.getByRole('link', { name: '1 open comment' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(panel.getByText('Is this still <i>true</i>?')).toBeVisible();

  await page.getByRole('button', { name: 'Ready for review' }).click();
  const toLookAt = page.getByRole('dialog').getByLabel('What to look at');
  await toLookAt.fill('The tagline is new');
  const others = page.getByRole('combobox', { name: 'Reviewer' });
  await expect(others.getByRole('option', { name: 'Inês Duarte' })).toHaveCount(0);
  // What is found moves what is below it, and the middle of the dialog.
  await expect(page.getByRole('dialog').locator('section[aria-busy=false]')).toHaveCount(1);
  await toLookAt.press('ControlOrMeta+Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Waiting for review' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take it back' })).toBeFocused();
  await looksRight('comments');

  const waiting = page.getByRole('link', { name: /^Waiting/ });
  await expect(waiting).toContainText('2');
  await waiting.click();
  const handedOver = page.getByRole('listitem').filter({ hasText: 'The tagline is new' });
  await expect(handedOver).toContainText(', for anyone who can publish it');
  await looksRight('reviews');
  await page.getByRole('link', { name: 'Portuguese in Lisbon' }).first().click();
  await page.getByRole('button', { name: 'Send it back' }).click();
  await expect(page.getByLabel('Why')).toBeFocused();
  await page.keyboard.type('One word too many');
  await page.getByRole('dialog').getByRole('button', { name: 'Send it back' }).click();
  await expect(page.getByText('One word too many')).toBeVisible();
  await page.getByRole('button', { name: 'Comments' }).click();
  await panel.getByRole('button', { name: 'Go to the field' }).click();
  await expect(field).toBeFocused();
  await panel.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByRole('link', { name: '1 open comment' })).toHaveCount(0);
});

test('a writer who was asked to look through a page gives it back', async ({ browser }) => {
  const context = await browser.newContext();
  const asked = await context.newPage();
  await comeIn(asked, product, 'Rita Melo', 'writer');
  await page.goto(`${product.service}/edit/documents/${await programIn('en-us')}`);
  await expectOpened(page);
  await page.getByLabel('One line under the title').fill('Trams, and slowly.');
  await page.getByRole('button', { name: 'Ready for review' }).click();
  const others = page.getByRole('combobox', { name: 'Reviewer' });
  await others.selectOption({ label: 'Rita Melo' });
  await expect(page.getByRole('dialog').locator('section[aria-busy=false]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Ask for it' }).click();
  await expect(page.getByRole('button', { name: 'Take it back' })).toBeFocused();
  await asked.goto(page.url());
  await expectOpened(asked);
  await asked.getByRole('button', { name: 'Send it back' }).click();
  await asked.getByLabel('Why').fill('One word is missing');
  await asked.getByRole('dialog').getByRole('button', { name: 'Send it back' }).click();
  await expect(asked.getByRole('status').filter({ hasText: 'Sent back' })).toBeVisible();
  await context.close();
});

/** Runs in the page: whether something else is seen in the middle of a field. */
function isCovered(field: Element): boolean {
  const { x, y, width, height } = field.getBoundingClientRect();
  return !field.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

test('the next change is the next one, whatever is pressed, and after the last comes the first', async () => {
  const documents = '/api/farol/v1/documents';
  const type = 'articles_details';
  const data = { lead: 'Walk', author_name: 'Ana', meta_title: 'Walks' };
  const made = await product.writer.send<{ document: string; version: string }>('POST', documents, {
    ...{ type, lang: 'en-us', title: 'Night walks', data },
  });
  const { document } = await product.writer.send<{ document: string }>('POST', documents, {
    ...{ type, lang: 'fr-fr', title: 'Balades de nuit', translationOf: made.document, data },
  });
  await product.writer.send('PUT', `${documents}/${made.document}/draft`, {
    data: { lead: 'Walk slowly', author_name: 'Eva', meta_title: 'Slow walks' },
    basedOn: made.version,
  });
  await page.goto(`${product.service}/edit/documents/${document}/translate`);
  await expect(page.locator('[data-changed]')).toHaveCount(3);
  const field = (name: RegExp) => page.getByRole('textbox', { name });
  const [lead, author, title] = [field(/^Lead/), field(/^Author$/), field(/^Title for search/)];
  const next = page.getByRole('button', { name: 'Next change' });
  const stillRight = page.getByRole('button', { name: 'Still correct' });
  for (const place of [lead, author, title, lead]) {
    await next.click();
    await expect(place).toBeFocused();
    // Wherever one is in a long page, the way on and the end of the work are at hand, and cover nothing.
    await expect(next).toBeInViewport({ ratio: 1 });
    await expect(stillRight).toBeInViewport({ ratio: 1 });
    expect(await place.evaluate(isCovered)).toBe(false);
  }
  for (const place of [author, title, lead]) {
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(place).toBeFocused();
  }
  // From a place that has not changed, the one below it.
  await field(/^Description for search/).focus();
  for (const place of [lead, author]) {
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('searchbox', { name: 'Find everything' })).toBeFocused();
    await page.keyboard.type('Next change');
    await page.keyboard.press('Enter');
    await expect(place).toBeFocused();
  }
});

test('a language is named in the reader’s own inside a sentence', async () => {
  await page.evaluate(() => localStorage.setItem('farol-editor-language', 'fr'));
  await page.goto(`${product.service}/edit/translations?words=Night+walks`);
  await page.getByRole('button', { name: 'Que faire ensuite' }).click();
  const steps = page.locator('.steps li');
  await expect(steps.filter({ hasText: 'modifiée en anglais (' })).toHaveCount(1);
  await expect(steps.filter({ hasText: 'à commencer depuis la version en ' })).toHaveCount(2);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Agence de traduction' }).click();
  const close = page.getByRole('dialog').getByRole('button', { name: 'Fermer' });
  // Its word stays within its border beside a long title.
  expect(await close.evaluate((button) => button.scrollWidth - button.clientWidth)).toBe(0);
  await close.click();
  await steps.getByRole('link').click();
  await expect(page).toHaveTitle('Traduire en français | Farol');
  await expect(page.getByText('3 passages de la source ont changé (anglais)')).toBeVisible();
  await page.goto(`${product.service}/edit/documents/${await programIn('en-us')}`);
  // A note stands in quotes as the editor's own texts do.
  await expect(page.locator('.review q')).toHaveCSS('quotes', /^"«\u00a0" "\u00a0»"/);
});
