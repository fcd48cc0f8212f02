import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { CustomTypeModel, SharedSliceModel } from '@prismicio/client';
import type { WholeProduct } from '../../launch/whole-product.ts';
import { expectAccessible, violations } from './editor-accessible.ts';
import { expectOpened, expectWidth } from './editor-arrived.ts';
import { comeIn } from './editor-people.ts';
import { startEditor } from './editor-product.ts';
import { searchPages } from './editor-search.ts';
import { expect, test } from './site.ts';

/** A product of its own: what is written here stays here. */
let product: WholeProduct;
let page: Page;

test.beforeAll(async ({ browser }) => {
  product = await startEditor();
  page = await (
    await browser.newContext({
      viewport: { width: 1280, height: 900 },
      permissions: ['clipboard-read', 'clipboard-write'],
    })
  ).newPage();
  await comeIn(page, product, 'Ana Ribeiro');
});
test.afterAll(() => product.stop());

const sections = () => page.locator('.section > .item > summary');
const section = (index: number) => page.locator('.section > .item').nth(index);
const saved = () => page.locator('.saved');

/** A page of its own for each test, with sections as a program would make them. */
async function newPage(
  title: string,
  kinds: readonly string[] = [],
  uid = title.toLowerCase().replaceAll(' ', '-'),
): Promise<void> {
  const { document } = await product.writer.send<{ document: string }>(
    'POST',
    '/api/farol/v1/documents',
    {
      type: 'dynamic_page',
      lang: 'en-us',
      title,
      uid,
      data: {
        slices: kinds.map((slice_type) => ({ slice_type, variation: 'default', primary: {} })),
      },
    },
  );
  await page.goto(`${product.service}/edit/documents/${document}`);
  await expect(page.getByLabel('Name in lists')).toHaveValue(title);
  await expect(page.locator('.ProseMirror').first()).toBeVisible();
  await expectOpened(page, { isInRelease: false });
}

async function addSection(name: string, search = name): Promise<void> {
  await page.getByRole('button', { name: 'Add a section' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill(search);
  await dialog
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();
  await expect(dialog).toHaveCount(0);
}

const names = (all: Locator) => all.locator('b').allInnerTexts();

test('sections: palette, order by keys, buttons and pointer, copies, all undone', async () => {
  await newPage('A page of sections', ['text', 'questions']);
  await page.getByRole('button', { name: 'Add a section' }).click();
  const palette = page.getByRole('dialog');
  const pictures = palette.locator('img');
  await expect(pictures).toHaveCount(17);
  await expect
    .poll(() =>
      pictures.evaluateAll((all) =>
        all.every((each) => 'naturalWidth' in each && each.naturalWidth === 400),
      ),
    )
    .toBe(true);
  expect(await violations(page)).toEqual([]);
  const searched = palette.getByLabel('Search sections');
  await searched.fill('No such section');
  await expect(palette.getByRole('status')).toHaveText('Nothing matches this search');
  // Of several, none is chosen by the key.
  await searched.fill('picture');
  await page.keyboard.press('Enter');
  await expect(palette.locator('li')).not.toHaveCount(1);
  await searched.fill('numbers that tell');
  await page.keyboard.press('Enter');
  await expect.poll(() => names(sections())).toEqual(['Text', 'Questions', 'Figures']);

  // By keyboard, on the name of a section; not while one writes.
  await sections().last().focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => names(sections())).toEqual(['Text', 'Figures', 'Questions']);
  await expect(sections().nth(1)).toBeFocused();
  await section(1).getByLabel('Title').first().focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => names(sections())).toEqual(['Text', 'Figures', 'Questions']);
  // Nor in a dialog that was opened in it.
  await section(1).getByRole('button', { name: 'Add below' }).click();
  await palette.getByRole('button', { name: 'Close' }).press('Alt+ArrowUp');
  await page.keyboard.press('Escape');
  await expect.poll(() => names(sections())).toEqual(['Text', 'Figures', 'Questions']);

  // By buttons; the outline goes with it and leads to each.
  await section(1).getByRole('button', { name: 'Move down' }).click();
  const outline = page.getByRole('grid', { name: 'Sections' });
  await expect(outline.getByRole('row')).toHaveText([/Text/, /Questions/, /Figures/]);
  // At the end of the page the button keeps the focus, and the new place is told.
  await expect(section(2).getByRole('button', { name: 'Move down' })).toBeFocused();
  await expect(page.locator('.section').last().getByRole('status').last()).toHaveText(
    'Now in place 3 of 3.',
  );
  await page.keyboard.press('Enter');
  await expect.poll(() => names(sections())).toEqual(['Text', 'Questions', 'Figures']);
  await outline.getByRole('row', { name: 'Questions' }).click();
  await expect(sections().nth(1)).toBeFocused();
  await outline.getByRole('row', { name: 'Figures' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => names(sections())).toEqual(['Text', 'Figures', 'Questions']);
  const told = page.locator('.outline').getByRole('status');
  await expect(told).toHaveText('Now in place 2 of 3.');
  // As long as it is there; and of another one that comes there, it is said anew.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(told).toBeEmpty();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(told).toHaveText('Now in place 2 of 3.');
  const sentence = await told.evaluateHandle(({ firstChild }) => firstChild);
  await outline.getByRole('row', { name: 'Questions' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => names(sections())).toEqual(['Text', 'Questions', 'Figures']);
  await expect(told).toHaveText('Now in place 2 of 3.');
  expect(await sentence.evaluate((node) => node?.isConnected)).toBe(false);
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => names(sections())).toEqual(['Text', 'Figures', 'Questions']);

  // By pointer in the outline, and by its drag button with keys alone.
  await outline
    .getByRole('row', { name: 'Questions' })
    .dragTo(outline.getByRole('row', { name: 'Text' }), {
      targetPosition: { x: 60, y: 3 },
    });
  await expect.poll(() => names(sections())).toEqual(['Questions', 'Text', 'Figures']);
  const goal = outline.locator('[data-drop-target]');
  await outline.getByRole('row', { name: 'Figures' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(goal).toHaveCount(1);
  // One step up it would stay where it is; two lead over the section before it.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(() => names(sections())).toEqual(['Questions', 'Figures', 'Text']);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => names(sections())).toEqual(['Questions', 'Text', 'Figures']);

  // Duplicated, removed, and all of it undone.
  const title = () => section(2).getByLabel('Title').first();
  await title().fill('In numbers');
  await section(2).getByRole('button', { name: 'Duplicate' }).click();
  await expect(sections()).toHaveText([/Questions/, /Text/, /In numbers/, /In numbers/]);
  // Nobody moved it now, though its place is another one of more.
  await expect(page.locator('.section > [role=status]')).toHaveText(['', '', '', '']);
  await section(2).getByRole('button', { name: 'Remove', exact: true }).last().click();
  await expect(sections()).toHaveCount(3);
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(sections()).toHaveText([/Questions/, /Text/, /In numbers/]);

  // Copied here, pasted into another page.
  await sections().last().click();
  await section(2).getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(section(2).getByRole('status').last()).toContainText('is copied');
  await expectAccessible(page);
  await expect(saved()).toHaveText(/^Saved/);
  await newPage('Another page');
  await page.getByRole('button', { name: 'Paste “Figures”' }).click();
  await expect(section(0).getByLabel('Title').first()).toHaveValue('In numbers');
  await expect(saved()).toHaveText(/^Saved/);
});

const clipboard = new URL('clipboard/', import.meta.url);

/** As a browser hands over what another program put on the clipboard. */
async function paste(text: Locator, html: string): Promise<void> {
  await text.evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', given);
    clipboardData.setData('text/plain', 'what programs without HTML get');
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);
}

/** The blocks of a text as a reader sees them, with what is marked. */
const written = (text: Locator) =>
  text.evaluate((element) =>
    [...element.children].map((block) => {
      const kind = block.getAttribute('data-block') ?? block.localName;
      const html = block.innerHTML.replace(/ data-hyperlink="[^"]*"/g, '');
      return `${kind}: ${html.replace(/<br[^>]*>/g, '')}`;
    }),
  );

async function textOfSection(title: string): Promise<Locator> {
  await newPage(title, ['text']);
  await expect(async () => {
    if (!(await section(0).evaluate((fold) => fold.matches('[open]'))))
      await sections().first().click();
    await expect(section(0)).toHaveAttribute('open', '', { timeout: 1000 });
  }).toPass();
  const text = section(0).getByRole('textbox', { name: 'Text' });
  await text.click();
  return text;
}

test('rich text: the / menu, Markdown, the bar, links, and what is pasted', async () => {
  const text = await textOfSection('Words');
  await page.keyboard.type('/head');
  const menu = page.getByRole('listbox', { name: 'Insert' });
  await expect(menu.getByRole('option')).toHaveText([/Heading 2/, /Heading 3/]);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Where');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- one');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  // The model has no heading of the first level.
  await page.keyboard.type('# When');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Go **now** or 1/2');
  await expect
    .poll(() => written(text))
    .toEqual(['h3: Where', 'list-item: one', 'h2: When', 'p: Go <strong>now</strong> or 1/2']);
  await expect(menu).toHaveCount(0);

  // The bar, and a link to a mailbox by keyboard and pointer.
  await page.keyboard.press('Shift+Home');
  const bar = page.getByRole('toolbar', { name: 'Formatting' });
  await bar.getByRole('button', { name: 'Italic' }).click();
  await bar.getByRole('button', { name: 'Link' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'A web address' })).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Remove the link' })).toHaveCount(0);
  await dialog.getByLabel('Links to').first().selectOption({ label: 'An email address' });
  await dialog.getByRole('textbox', { name: 'An email address' }).fill('ana@example.org');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(text.locator('a')).toHaveCount(1);
  expect(await text.locator('a').first().getAttribute('data-hyperlink')).toContain(
    'mailto:ana@example.org',
  );
  await expect(saved()).toHaveText(/^Saved/);

  // An address as people say it, and the reason why something else is none.
  await text.locator('a').first().click();
  await bar.getByRole('button', { name: 'Link' }).click();
  await expect(dialog.getByRole('textbox', { name: 'An email address' })).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Remove the link' })).toBeVisible();
  await dialog.getByLabel('Links to').first().selectOption({ label: 'A web address' });
  const address = dialog.getByRole('textbox', { name: 'A web address' });
  await address.fill('the school');
  await expect(dialog.getByRole('alert')).toHaveText(/address/);
  await address.fill('www.example.org');
  await expect(address).toHaveValue('www.example.org');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await address.press('Tab');
  await expect(address).toHaveValue('https://www.example.org');

  // All pages of the site, by what they are called here, and nothing that has no page.
  for (let number = 1; number <= 10; number += 1)
    await product.writer.send('POST', '/api/farol/v1/documents', {
      ...{ type: 'articles_details', lang: 'en-us', title: `Walk ${number}`, data: {} },
    });
  await dialog.getByLabel('Links to').first().selectOption({ label: 'A page of this site' });
  await dialog.getByRole('button', { name: 'Choose' }).click();
  const pages = page.getByRole('dialog').last();
  const search = pages.getByRole('searchbox');
  await expect(search).toBeFocused();
  const found = pages.locator('.found li');
  await expect(found.filter({ hasText: 'Program' }).first()).toBeVisible();
  await expect(found.filter({ hasText: /_|programs details/ })).toHaveCount(0);
  const before = await found.count();
  expect(await violations(page)).toEqual([]);
  await pages.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => found.count()).toBeGreaterThan(before);
  await search.fill('redirects');
  await expect(pages.getByText('Nothing matches this search')).toBeVisible();
  await search.fill('au pair in lyon');
  await found.filter({ hasText: 'Au pair in Lyon' }).getByRole('button').click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await text.locator('a').first().getAttribute('data-hyperlink')).toContain('Document');
});

test('rich text: what Word, Google Docs and web pages put on the clipboard', async () => {
  const pasted = async (name: string) => {
    const text = await textOfSection(`Pasted ${name}`);
    await paste(text, await readFile(new URL(`${name}.html`, clipboard), 'utf8'));
    const note = section(0).locator('.left-out');
    return { blocks: await written(text), note: await note.innerText(), text };
  };
  const word = await pasted('word');
  expect(word.blocks).toEqual([
    'h2: Before you travel',
    'p: The <strong>passport</strong> has to be <em>valid</em> for six months,&nbsp;see <a>the rules</a>.',
    'list-item: Passport',
    'list-item: Two copies',
    'o-list-item: Tickets',
    'p: <strong>City</strong> | <strong>Price</strong>',
    'p: Porto | € 1&nbsp;490',
  ]);
  for (const what of ['pictures', 'lists within lists', 'tables'])
    expect(word.note).toContain(what);

  const docs = await pasted('google-docs');
  expect(docs.blocks).toEqual([
    'h2: A week in Lisbon',
    'p: Trams and <strong>tiles</strong><em> by the river</em>, <a>see the map</a>.',
    'list-item: Monday',
    'list-item: <strong>School</strong>',
    'list-item: Tuesday',
    'p: Weeks | Price',
  ]);
  expect(await docs.text.locator('a').getAttribute('data-hyperlink')).toContain(
    '"https://example.org/lisbon"',
  );
  for (const what of ['pictures', 'lists within lists', 'tables'])
    expect(docs.note).toContain(what);

  const web = await pasted('web-page');
  expect(web.blocks).toEqual([
    'h2: Living in Porto',
    'p: First line\nsecond line with code, old and <strong>bold <em>both</em></strong>.',
    'o-list-item: One',
    'list-item: Inner',
    'o-list-item: Two never',
    'p: Quoted',
    'p: keep   this\nas it is',
    'p: <a>Write</a> to us',
  ]);
  for (const what of ['pictures', 'players', 'links', 'lists within', 'formatting'])
    expect(web.note).toContain(what);
  expect(await page.title()).not.toBe('taken');
  expect(await web.text.locator('script, iframe, img, [onclick]').count()).toBe(0);
  await expect(saved()).toHaveText(/^Saved/);

  // Into the midst of a line only words come, and one undo takes them back.
  const before = await written(web.text);
  await page.keyboard.press('ControlOrMeta+End');
  await paste(web.text, '<meta charset="utf-8"><span style="font-weight:700">again</span>');
  expect((await written(web.text)).at(-1)).toBe('p: <a>Write</a> to us<strong>again</strong>');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => written(web.text)).toEqual(before);

  // Mails are tables within tables, and some clipboards mean harm.
  const mail = await textOfSection('Pasted mail');
  const blanks = '&nbsp;'.repeat(30_000);
  const style = 'text-decoration:'.repeat(2_000);
  const within = `<p>To you</p><span style="${style}">a${blanks}b</span>`;
  await paste(
    mail,
    `${'<table><tr><td>'.repeat(30)}${within}${'</td><td>!</td></tr></table>'.repeat(30)}`,
  );
  const lines = (await written(mail)).map((line) => line.replaceAll('&nbsp;', ''));
  expect(lines).toEqual(['p: To you ab | !', ...Array.from({ length: 29 }, () => 'p: !')]);
});

test('rich text: numbers begin anew after bullets and after a paragraph', async () => {
  const text = await textOfSection('Numbers');
  await paste(
    text,
    '<ul><li>a</li><li>b</li></ul><ol><li>c</li><li>d</li></ol><p>e</p><ol><li>f</li></ol>',
  );
  await expect(text.locator('[data-block]')).toHaveCount(5);
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  const markers = nodes.filter(({ role }) => role?.value === 'ListMarker');
  expect(markers.map(({ name }) => name?.value.trim())).toEqual(['•', '•', '1.', '2.', '1.']);
});

/** What the service has of the page that is open. */
async function draftData(): Promise<Record<string, unknown>> {
  await expect(saved()).toHaveText(/^Saved/);
  const [, id] = /documents\/([^/?]+)/.exec(page.url()) ?? [];
  const { draft } = await product.writer.get<{ draft: { data: Record<string, unknown> } }>(
    `/api/farol/v1/documents/${id}`,
  );
  return draft.data;
}

test('fields: length, what is missing, languages, map', async () => {
  await page.goto(`${product.service}/edit/content`);
  await searchPages(page, 'portuguese-course-lisbon');
  await page.getByRole('link', { name: 'Portuguese in Lisbon' }).click();
  await expectOpened(page);
  const line = page.getByLabel('One line under the title');
  await line.fill('Trams, tiles and the river. '.repeat(5));
  await expect(page.locator('.field > .fault')).toHaveText(
    '140 characters; 120 at most, or it is cut off.',
  );
  await expect(line).toHaveAttribute('lang', 'en-us');
  await expect(line).toHaveAttribute('aria-invalid', 'true');
  await expect(line).toHaveAccessibleDescription(/in one sentence.*140 characters/);

  const tab = (name: RegExp) => page.getByRole('tab', { name });
  await expect(tab(/^Main \(One thing to check\)$/)).toBeVisible();
  await page.emulateMedia({ forcedColors: 'active' });
  const mark = await tab(/^Main/).evaluate((marked) => {
    const { borderTopWidth: width, borderTopColor: colour } = getComputedStyle(marked, '::after');
    return { width, isSeen: colour !== getComputedStyle(document.body).backgroundColor };
  });
  expect(mark).toEqual({ width: '4px', isSeen: true });
  await page.emulateMedia({ forcedColors: null });
  await expect(tab(/^Facts$/)).toBeVisible();
  // Gathered, and led back to from another part. What comes above once it is saved moves nothing under a press by then.
  await expect(saved()).toHaveText(/^Saved/);
  await page.getByRole('tab', { name: 'Facts' }).click();
  await page.getByText('One thing to check', { exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'One line under the title' }).click();
  await expect(line).toBeFocused();
  await line.fill('Trams, tiles and the river');
  await expect(page.getByText('to check')).toHaveCount(0);
  await expect(tab(/^Main$/)).toBeVisible();

  // A number is offered to the other languages, in one step.
  await page.getByRole('tab', { name: 'Facts' }).click();
  const youngest = page.getByLabel('Youngest').first();
  // What belongs together stands side by side.
  const oldest = page.getByLabel('Oldest').first();
  expect((await youngest.boundingBox())?.y).toBe((await oldest.boundingBox())?.y);
  await youngest.fill('19');
  const differs = 'Not the same in Portuguese, Spanish, French.';
  await expect(page.locator('.in-languages').getByText(differs)).toBeVisible();
  // What is said of the release then moves what is below it.
  await expect(saved()).toHaveText(/^Saved/);
  await page.getByText('One thing differs between the languages').click();
  await expect(page.getByRole('button', { name: /^Youngest/ })).toBeVisible();
  // Somebody saves one of the languages meanwhile: the next try goes on from there.
  await page.evaluate(async () => {
    const api = '/api/farol/v1/documents';
    const id = location.pathname.split('/').at(-1);
    const { group, type } = await (await fetch(`${api}/${id}`)).json();
    const found = await (await fetch(`${api}?group=${group}&type=${type}&lang=es-es`)).json();
    const [{ id: there, draft, published }] = found.documents;
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ tags: ['meanwhile'], basedOn: draft ?? published });
    return fetch(`${api}/${there}/draft`, { method: 'PUT', headers, body });
  });
  const writeThere = page.getByRole('button', { name: 'Write it there too' });
  await writeThere.click();
  await expect(page.locator('.in-languages').getByRole('alert')).toContainText(
    'This was changed elsewhere',
  );
  await writeThere.click();
  await expect(page.getByText(/Written as a draft in Spanish, French/)).toBeVisible();
  await expect(page.getByText(differs)).toHaveCount(0);
  await expect(saved()).toHaveText(/^Saved/);
  await page.getByRole('link', { name: 'Português' }).click();
  await expect(line).toHaveAttribute('lang', 'pt-br');
  await expectOpened(page);
  await page.getByRole('tab', { name: 'Facts' }).click();
  await expect(youngest).toHaveValue('19');

  // A departure says how long it is, and whether there is room, without being opened.
  await page.getByRole('tab', { name: 'Dates and price' }).click();
  const departures = page.getByRole('group', { name: 'Departures' });
  await expect(departures.locator('summary').first()).toHaveText(/^Jan 11, 2027 Weeks: 2 · open/);

  // A point is put on the map by pointer and moved by arrows.
  await page.getByRole('tab', { name: 'Journey' }).click();
  await page.locator('.group > .listed > .item > summary').first().click();
  const map = page.getByRole('application').first();
  const latitude = page.getByLabel('Latitude').first();
  const before = Number(await latitude.inputValue());
  const box = await map.boundingBox();
  await map.click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 4 } });
  await expect.poll(async () => Number(await latitude.inputValue())).toBeGreaterThan(before + 3);
  await expect(map).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const after = Number(await latitude.inputValue());
  expect(after).toBeGreaterThan(before);
  expect(after).toBeLessThan(before + 4.9);
  const { stops } = await draftData();
  expect(JSON.stringify(stops)).toContain(`"latitude":${after},`);

  // On a phone, too, no part is out of sight.
  await page.setViewportSize({ width: 390, height: 844 });
  const parts = page.getByRole('tablist').first();
  await expectWidth(page, 390);
  expect(await parts.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 900 });
});

test('fields: a press counts, although it leaves a field where something is missing', async () => {
  await newPage('Steps to take', ['steps']);
  await sections().first().click();
  await section(0).getByRole('button', { name: 'Add an item' }).click();
  const title = section(0).getByRole('textbox', { name: 'Title' }).last();
  await expect(title).toBeFocused();
  await section(0).getByRole('button', { name: 'Add an item' }).click();
  await expect(section(0).locator('.group > .listed > .item')).toHaveCount(2);
  await expect(section(0).getByRole('alert')).toHaveText('This cannot be empty.');
  await expect(title).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(section(0).getByRole('alert')).toHaveCount(2);

  // An item is moved by keys without being opened, not the section that it is in, and keeps the focus.
  await section(0).locator('.group').getByRole('textbox', { name: 'Title' }).first().fill('Pack');
  await title.fill('Leave');
  const items = section(0).locator('.group > .listed > .item > summary');
  await items.last().focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(items).toHaveText([/^Leave/, /^Pack/]);
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(items).toHaveText([/^Pack/, /^Leave/]);
  await items.first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(items).toHaveText([/^Leave/, /^Pack/]);
  await expect(items.last()).toBeFocused();
  // Not while one writes.
  await title.press('Alt+ArrowUp');
  await expect(items).toHaveText([/^Leave/, /^Pack/]);

  // Nor has it to be opened to be removed, by key or button; the focus goes to what comes to its place, and back.
  const removed = section(0).locator('.removal');
  await items.first().focus();
  // Not while it is open, nor by the keys for a word or a line, nor all of them by one held key.
  await page.keyboard.press('Delete');
  await items.last().click();
  await items.first().click();
  for (const modifier of ['Alt', 'ControlOrMeta', 'Shift'])
    await page.keyboard.press(`${modifier}+Backspace`);
  await expect(items).toHaveText([/^Leave/, /^Pack/]);
  await page.keyboard.down('Delete');
  await expect(items).toHaveText([/^Pack/]);
  await expect(items).toBeFocused();
  await page.keyboard.down('Delete');
  await page.keyboard.up('Delete');
  await expect(items).toHaveText([/^Pack/]);
  await removed.getByRole('button', { name: 'Undo' }).click();
  await expect(items).toHaveText([/^Leave/, /^Pack/]);
  await expect(items.first()).toBeFocused();
  await section(0).getByRole('button', { name: 'Remove: Pack' }).click();
  await expect(items).toHaveText([/^Leave/]);
  // Each removal is said, although the words are the same.
  const said = await removed.elementHandle();
  await items.press('Backspace');
  await expect(items).toHaveCount(0);
  await expect(removed).toBeVisible();
  expect(await said?.evaluate((element) => element.isConnected)).toBe(false);
  await expectAccessible(page);
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(items).toHaveText([/^Leave/, /^Pack/]);
  await expect(removed).toHaveCount(0);
});

test('what is said about saving does not move the form', async () => {
  await newPage('Still as a lake');
  await expect(page.getByRole('button', { name: 'Write it in French' })).toBeVisible();
  // Beside the name, there is just room for what is said once all is saved.
  const heights = await page.locator('.document .bar').evaluateHandle((bar) => {
    const state = bar.querySelector('.saved');
    const name = bar.querySelector<HTMLElement>('h1');
    const before = state?.previousElementSibling;
    if (!state || !name || !before) throw new Error('The bar has no name or no state.');
    const words = new Range();
    words.selectNodeContents(state);
    const room = words.getBoundingClientRect().left - before.getBoundingClientRect().right;
    name.style.paddingInlineEnd = `${room - 32}px`;
    const seen = new Set<number>();
    new ResizeObserver(() => seen.add(bar.clientHeight)).observe(bar);
    return seen;
  });
  await page.getByLabel('Name in lists').fill('Still as a lake at night');
  await expect(saved()).toHaveText('Kept on this device');
  await expect(saved()).toHaveText(/^Saved/);
  expect(await heights.evaluate((seen) => seen.size)).toBe(1);
});

test('fields: tables, links by telephone, a new address', async () => {
  await newPage('Prices of ours');
  await expect(page.getByText(/After publishing: http.*\/prices-of-ours/)).toBeVisible();
  await addSection('Table');
  await section(0).getByRole('button', { name: 'Start a table' }).click();
  const cell = (row: number, column: number) =>
    section(0).getByRole('textbox', { name: `Row ${row}, column ${column}` });
  await cell(1, 1).click();
  await page.keyboard.type('Weeks');
  await cell(2, 2).click();
  await page.keyboard.type('**from** €1,490');
  await section(0).getByRole('button', { name: 'Add a column' }).click();
  await expect(cell(1, 3)).toBeVisible();

  await addSection('Call to action');
  await section(1).getByRole('button', { name: 'Add an item' }).click();
  await expect(section(1).getByLabel('Label')).toBeFocused();
  await section(1).getByLabel('Links to').selectOption({ label: 'A phone number' });
  await section(1).getByRole('textbox', { name: 'A phone number' }).fill('+351 210 000 000');
  await expect
    .poll(async () => (await draftData()).slices)
    .toMatchObject([
      {
        primary: {
          table: {
            head: { rows: [{ cells: [{ content: [{ text: 'Weeks' }] }, {}, {}] }] },
            body: {
              rows: [
                {
                  cells: [
                    {},
                    {
                      content: [
                        { text: 'from €1,490', spans: [{ type: 'strong', start: 0, end: 4 }] },
                      ],
                    },
                    {},
                  ],
                },
              ],
            },
          },
        },
      },
      { primary: { actions: [{ href: { link_type: 'Web', url: 'tel:+351 210 000 000' } }] } },
    ]);
  // An address nobody can follow is named at its field.
  await section(1).getByLabel('Links to').selectOption({ label: 'A web address' });
  await section(1).getByRole('textbox', { name: 'A web address' }).fill('https://');
  await expect(section(1).getByText('This is not an address')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(section(1).getByRole('textbox').first()).toBeVisible();
  await expectWidth(page, 390);
  await expectAccessible(page);
});

test('an address stays as it is until somebody changes it', async () => {
  // Other systems made addresses that are not made of a name here.
  await newPage('Old ways', [], 'old_ways');
  const address = page.getByLabel('Address', { exact: true });
  await address.focus();
  await page.keyboard.press('Tab');
  await expect(address).not.toBeFocused();
  await expect(address).toHaveValue('old_ways');
  await address.fill('Older Ways');
  await page.keyboard.press('Tab');
  await expect(address).toHaveValue('older-ways');
});

test('a page that is open follows its models, with what is typed in it', async () => {
  const models = '/api/models/slices';
  const model = await product.writer.get<SharedSliceModel>(`${models}/text`);
  const [form] = model.variations;
  const body = form?.primary?.body;
  if (!form || body?.type !== 'StructuredText') throw new Error('Texts have no text.');
  const plain = { ...body, config: { ...body.config, multi: 'paragraph' } };
  const note = { type: 'Text', config: { label: 'A new note' } };
  const changed = { ...form, primary: { ...form.primary, body: plain, note } };
  const text = await textOfSection('Followed');
  await page.keyboard.type('Typed ');
  await product.writer.send('POST', `${models}/update`, { ...model, variations: [changed] });
  await expect(section(0).getByLabel('A new note')).toBeVisible();
  await expect(text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('on');
  expect(await written(text)).toEqual(['p: Typed on']);
  await section(0).getByLabel('A new note').fill('Taken');
  await expect(saved()).toHaveText(/^Saved/);
  await product.writer.send('POST', `${models}/update`, model);
  await expect(section(0).getByLabel('A new note')).toHaveCount(0);
});

test('sections: another form keeps what it has fields for, and what goes with its model is said', async () => {
  const { writer } = product;
  const models = '/api/models/slices';
  const video = await writer.get<SharedSliceModel>(`${models}/video`);
  const [form] = video.variations;
  if (!form) throw new Error('The model of films has no variation.');
  const { url } = form.primary ?? {};
  const bare = { ...form, id: 'bare', name: 'Bare', primary: { url } };
  await writer.send('POST', `${models}/update`, { ...video, variations: [form, bare] });
  await newPage('A film in two forms', ['video']);
  await sections().first().click();
  await section(0).getByLabel('Caption').fill('A day on the river');
  await expect(saved()).toHaveText(/^Saved/);
  await section(0).getByLabel('Variation of this section').selectOption('Bare');
  await expect(section(0).getByLabel('Caption')).toHaveCount(0);
  await expect(saved()).toHaveText(/^Saved/);
  const document = new URL(page.url()).pathname.split('/').at(-1);
  const kept = () => writer.get<{ draft: { data: object } }>(`/api/farol/v1/documents/${document}`);
  await expect
    .poll(async () => (await kept()).draft.data)
    .toMatchObject({ slices: [{ variation: 'bare', primary: {} }] });
  expect(JSON.stringify(await kept())).not.toContain('A day on the river');

  await writer.send('POST', `${models}/update`, video);
  await expect(section(0)).toContainText('it is left out the next time the page is saved');

  const types = '/api/models/customtypes';
  const type = await writer.get<CustomTypeModel>(`${types}/dynamic_page`);
  const [tab, fields] = Object.entries(type.json).find(([, each]) => 'slices' in each) ?? [];
  const zone = fields?.slices;
  if (!tab || zone?.type !== 'Slices') throw new Error('Pages have no zone of sections.');
  const quote = { type: 'Slice', 'non-repeat': {}, repeat: {} };
  const config = { ...zone.config, choices: { ...zone.config?.choices, quote } };
  const json = { ...type.json, [tab]: { ...fields, slices: { ...zone, config } } };
  await writer.send('POST', `${types}/update`, { ...type, json });
  await newPage('A page with an old section', ['quote']);
  await sections().first().click();
  await expect(section(0)).toContainText('It stays as it is.');
});

/** What the mark for comments of a field covers of the field's name. */
const coveredIn = (field: Locator) =>
  field.evaluate((element) => {
    const mark = element.querySelector(':scope > .comment-mark')?.getBoundingClientRect();
    const name = element.querySelector('label, .label, legend');
    if (!mark || mark.width === 0 || !name) return 'nothing to see';
    const range = document.createRange();
    range.selectNodeContents(name);
    const isCovered = [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < mark.right && right > mark.left && top < mark.bottom && bottom > mark.top,
    );
    return isCovered ? name.textContent : null;
  });

test('the name of a field makes way for its comments, in the narrowest column too', async () => {
  await newPage('Commented');
  const commented = await page.request.post(
    `${page.url().replace('/edit/', '/api/farol/v1/')}/comments`,
    {
      headers: { origin: product.service },
      data: { field: 'data/meta_title', text: 'Shorter, please' },
    },
  );
  expect(commented.status()).toBe(201);
  await page.reload();
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('tab').last().click();
    const title = page.locator('[data-path="data.meta_title"]');
    await expect(title.getByRole('link', { name: '1 open comment' })).toBeVisible();
    for (const path of ['meta_title', 'meta_description', 'meta_image']) {
      const field = page.locator(`[data-path="data.${path}"]`);
      await field.hover();
      await expect(field.locator('> .comment-mark')).toBeVisible();
      expect(await coveredIn(field), `${path} at ${width}`).toBeNull();
    }
  }
  await page.setViewportSize({ width: 1280, height: 900 });
});

test('what has the focus is not under the bar, and Tab goes the way one sees', async () => {
  await newPage('A name that is far too long for one line of any window '.repeat(3).trim(), [
    'text',
    'questions',
  ]);
  const bar = page.locator('.document .bar');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 700 });
    for (const panel of ['Search and sharing', 'Comments']) {
      await bar.getByRole('button', { name: panel }).click();
      await expect(page.getByRole('complementary', { name: panel })).toBeVisible();
      await expectAccessible(page, `${panel} at ${width}`);
    }
    await bar.getByRole('button', { name: 'Comments' }).click();
    await page.getByRole('button', { name: 'Add a section' }).focus();
    const hidden: string[] = [];
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Shift+Tab');
      const { isInBar, name } = await page.evaluate(underBar);
      if (isInBar) break;
      if (name) hidden.push(name);
    }
    expect(hidden, `at ${width}`).toEqual([]);
  }
  // Of 320 by 256, which are 1280 by 1024 at four times the size, the bar would take most.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.getByRole('button', { name: 'Add a section' }).focus();
  await expect(bar).not.toBeInViewport();
  await page.setViewportSize({ width: 320, height: 1000 });
  await expect(bar).toBeInViewport();
});

/** Runs in the page: what has the focus, where the bar of the document covers its upper edge. */
function underBar(): { isInBar: boolean; name: string | null } {
  const bar = document.querySelector('.document .bar');
  const reached = document.activeElement;
  if (!bar || !reached) return { isInBar: true, name: null };
  const isCovered = reached.getBoundingClientRect().top < bar.getBoundingClientRect().bottom;
  const name = `${reached.tagName} ${reached.textContent?.slice(0, 40)}`;
  return { isInBar: bar.contains(reached), name: isCovered ? name : null };
}
