import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { WholeProduct } from '../../launch/whole-product.ts';
import { expectAccessible } from './editor-accessible.ts';
import { expectFirstVisit, expectOpened, expectWidth } from './editor-arrived.ts';
import { comeIn, signIn } from './editor-people.ts';
import { startEditor } from './editor-product.ts';
import { searchFor, searchPages } from './editor-search.ts';
import { holdRequests } from './hold-requests.ts';
import { expect, test } from './site.ts';

const program = '/programs/portuguese-course-lisbon';

test.use({ expectedErrors: /^Failed to load resource: the server responded with a status of 4/ });
test.describe.configure({ mode: 'serial' });

/** A product of its own: its content is changed. */
let product: WholeProduct;

test.beforeAll(async () => {
  product = await startEditor();
});
test.afterAll(() => product.stop());

async function openPage(page: Page, title: string): Promise<void> {
  await page.goto(`${product.service}/edit/content`);
  await searchPages(page, title);
  await page.getByRole('link', { name: title, exact: true }).first().click();
  await expect(page.locator('.document .bar h1')).toHaveText(title);
  await expectOpened(page, { isInRelease: title !== 'Au pair in Lyon' });
}

const publicPage = async (path: string) => fetch(product.site + path, { redirect: 'manual' });
const dialogOf = (page: Page): Locator => page.getByRole('dialog');

/** What is found moves what is below it, and the middle of a dialog. */
async function expectChecked(place: Page | Locator): Promise<void> {
  await expect(place.locator('section[aria-busy=false]')).toHaveCount(1);
}

test('publishing is opened by a key, says what is wrong and where, and redirects the old address', async ({
  page,
}) => {
  await comeIn(page, product, 'Ana Ribeiro');
  await openPage(page, 'Portuguese in Lisbon');
  await page.getByRole('tab', { name: 'Metadata' }).click();
  const searchTitle = page.getByLabel('Title for search engines', { exact: false });
  await searchTitle.fill('A very long title that no search engine would ever show as a whole');
  await page.getByLabel('Address', { exact: true }).fill('portuguese-in-lisbon');
  await page.getByRole('tab', { name: 'Main' }).click();
  await page.keyboard.press('ControlOrMeta+Enter');
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('The title has 66 characters');
  await expect(dialog).toContainText('Its address becomes /programs/portuguese-in-lisbon');
  await expect(dialog.locator('.changes b')).toHaveText(['Address', /^Title for search/]);
  await expectAccessible(page);
  // Nothing is on the site by that key alone.
  expect((await publicPage('/programs/portuguese-in-lisbon')).status).toBe(404);
  // A tab that is drawn late takes the focus after the field.
  const tabTookFocus = page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        addEventListener('focusin', function onFocus({ target }) {
          if (!(target instanceof HTMLTextAreaElement)) return;
          removeEventListener('focusin', onFocus);
          setTimeout(() => {
            document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
            resolve();
          });
        }),
      ),
  );
  await dialog.getByRole('button', { name: /^Title for search engines/ }).click();
  await expect(dialog).toHaveCount(0);
  await tabTookFocus;
  await expect(searchTitle).toBeFocused();
  await searchTitle.fill('Portuguese in Lisbon, by the river');

  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(dialog).not.toContainText('The title has');
  await expect(dialog.getByLabel(/^Redirect \/programs/)).toBeChecked();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toHaveCount(0);
  await expect
    .poll(async () => (await publicPage('/programs/portuguese-in-lisbon')).status)
    .toBe(200);
  await expect
    .poll(async () => {
      const old = await publicPage(program);
      return [old.status, old.headers.get('location')];
    })
    .toEqual([301, '/programs/portuguese-in-lisbon']);
});

/** What this test changes in a program. */
interface Version {
  id: string;
  data: Record<'highlights' | 'overview' | 'departures' | 'stops', { title?: string }[]> & {
    related_programs: { program: object }[];
    cover: { edit: object };
  };
}

test('what changes is said as people know it: dates, places, pages, pictures and whole items', async ({
  page,
}) => {
  await signIn(page, product, 'Ana Ribeiro');
  await openPage(page, 'Portuguese in Lisbon');
  const api = '/api/farol/v1/documents';
  const id = page.url().split('/').at(-1) ?? '';
  const { published } = await product.writer.get<{ published: Version }>(`${api}/${id}`);
  const { data } = published;
  const [departure, ...departures] = data.departures;
  const [stop, ...stops] = data.stops;
  const [related, ...others] = data.related_programs;
  const lyon = await product.writer.get<{ documents: { id: string }[] }>(
    `${api}?type=programs_details&lang=en-us&search=au-pair-lyon`,
  );
  await product.writer.send('PUT', `${api}/${id}/draft`, {
    basedOn: published.id,
    data: {
      ...data,
      highlights: data.highlights.slice(1),
      overview: [...data.overview, ...data.overview, ...data.overview],
      departures: [{ ...departure, start: '2031-03-08' }, ...departures],
      stops: [{ ...stop, location: { latitude: 40.4, longitude: -9.39 } }, ...stops],
      related_programs: [
        { program: { ...related?.program, id: lyon.documents[0]?.id } },
        ...others,
      ],
      cover: { ...data.cover, edit: { ...data.cover.edit, x: 77 } },
    },
  });
  await page.reload();
  await expectOpened(page, { isInRelease: true });
  await page.keyboard.press('ControlOrMeta+Enter');
  const dialog = dialogOf(page);
  const change = (label: string) =>
    dialog.locator('.changes > li').filter({ has: page.locator('b', { hasText: label }) });
  await expect(change('Departures').locator('ins')).toHaveText('Mar 8, 2031');
  await expect(change('Places on the map').locator('ins')).toHaveText('40.4, -9.39');
  await expect(change('Related programs').locator('ins')).toHaveText('Au pair in Lyon');
  await expect(change('Related programs').locator('del')).toHaveText(/\w/);
  await expect(change('Picture')).toContainText('cropped differently');
  await expect(change('Picture').locator('ins, del')).toHaveCount(0);
  await expect(change('Highlights').locator('del')).toContainText(data.highlights[0]?.title ?? '');
  await expect(change('Highlights').locator('ins')).toHaveCount(0);
  // All of a long text is there to be read.
  const overview = change('Overview').locator('.words');
  await expect(overview).toBeVisible();
  expect(
    await overview.evaluate(({ clientHeight, scrollHeight }) => scrollHeight - clientHeight),
  ).toBeLessThanOrEqual(1);
  await expectAccessible(page);
});

test('what was found in an item names it, and nothing has changed once a picture is published', async ({
  page,
}) => {
  await signIn(page, product, 'Ana Ribeiro');
  await openPage(page, 'Portuguese in Lisbon');
  await page.getByRole('tab', { name: 'Details' }).click();
  const gallery = page.getByRole('group', { name: 'Gallery', exact: true });
  await gallery.getByRole('button', { name: 'Add an item' }).click();
  const item = gallery.locator('.item').last();
  await item.locator('input[type=file]').setInputFiles({
    name: 'quay.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 60, height: 40, channels: 3, background: '#28c' } })
      .png()
      .toBuffer(),
  });
  await expect(item.locator('.shapes img').first()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Enter');
  const dialog = dialogOf(page);
  await expectChecked(dialog);
  const found = dialog.locator('.findings .to-field').filter({ hasText: 'Gallery' });
  await expect(found).toHaveText(/^Gallery: Item \d+: Picture$/);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'On the site.' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(dialog).toContainText('Nothing has changed since it was published.');
  await expect(dialog.locator('.changes')).toHaveCount(0);
});

test('what forbids is not published, and a time is written out with its zone', async ({ page }) => {
  await comeIn(page, product, 'Rui Costa');
  await openPage(page, 'Portuguese in Lisbon');
  await page.getByLabel('Address', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('It has no address.');
  await expectChecked(dialog);
  await expect(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('ControlOrMeta+z');
  await page.getByLabel('One line under the title').fill('By the river');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expectChecked(dialog);
  await expect(dialog).toContainText('Visitors see it within a second.');
  await dialog.getByLabel('At a set time').check();
  await expect(dialog).not.toContainText('within a second');
  await dialog.getByLabel('Time zone').selectOption('America/Sao_Paulo');
  await dialog.getByLabel('Day and time').fill('2099-11-30T09:00');
  await expect(dialog).toContainText('November 30, 2099 at 9:00 AM, Brasilia Standard Time');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Schedule it' }).click();
  await expect(dialog).toHaveCount(0);
  // Who opens the page sees it, too.
  const planned = page.getByRole('status').filter({
    hasText: /^Will be published on November 30, 2099 at 9:00 AM, Brasilia Standard Time/,
  });
  await expect(planned).toBeVisible();
  await page.reload();
  await expect(planned).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toContainText('Will be published on November 30, 2099');
  await expectChecked(dialog);
  const callOff = dialog.getByRole('button', { name: 'Call it off' });
  await callOff.press('Enter');
  await expect(dialog.getByRole('status').filter({ hasText: 'is called off' })).toBeVisible();
  await expect(callOff).toBeFocused();
  await expect(dialog).not.toContainText('Will be published');

  // A release is begun where it is wanted.
  await dialog.getByLabel('With a release').check();
  await dialog.getByRole('combobox', { name: 'Release' }).selectOption('A new one…');
  await expect(dialog.getByRole('button', { name: 'Add it to the release' })).toBeDisabled();
  await dialog.getByLabel('Name of the release').fill('By the river');
  await dialog.getByRole('button', { name: 'Add it to the release' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'By the river', exact: true }).click();
  await expect(page.getByText('Portuguese in Lisbon').first()).toBeVisible();
  await expectChecked(page);
  await page.getByRole('button', { name: 'Remove the release' }).click();
  await expect(page.getByText('“By the river” was removed.')).toBeVisible();
});

test('a release takes pages in and off, is looked at, solved where it conflicts, and published in one', async ({
  page,
}) => {
  await comeIn(page, product, 'Inês Prado');
  await openPage(page, 'Portuguese in Lisbon');
  await page.getByLabel('One line under the title').fill('For the spring release');
  await expect(page.locator('.saved')).toHaveText(/^Saved/);
  await page.getByRole('link', { name: 'Releases' }).click();
  await page.getByRole('button', { name: 'New release' }).click();
  await expect(dialogOf(page).getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Spring');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Spring' })).toBeVisible();
  await page.getByRole('button', { name: 'Add pages' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel('Search pages')).toBeFocused();
  await searchFor(dialog.getByLabel('Search pages'), 'Portuguese in Lisbon');
  await dialog.getByLabel(/^Portuguese in Lisbon/).check();
  await dialog.getByRole('button', { name: 'Add 1' }).click();
  await expect(page.locator('.contents')).toContainText('Will be published');
  await page.getByRole('button', { name: 'Add pages' }).click();
  await expect(dialog.locator('[aria-busy=false]')).toHaveCount(1);
  await dialog.getByLabel('Take off the site').check();
  await searchFor(dialog.getByLabel('Search pages'), 'frequently');
  await expect(dialog.getByRole('checkbox')).toHaveCount(1);
  const questions = dialog.getByRole('checkbox', { name: 'Questions English' });
  await questions.check();
  // What was chosen is seen beside what another search finds.
  await searchFor(dialog.getByLabel('Search pages'), 'no page is called so');
  await expect(dialog.getByRole('checkbox', { name: /^(?!Questions)/ })).toHaveCount(0);
  await expect(questions).toBeChecked();
  // Taken back, it is where it was, with whoever is at it.
  await questions.press('Space');
  await expect(questions).not.toBeChecked();
  await expect(questions).toBeFocused();
  await questions.press('Space');
  await dialog.getByRole('button', { name: 'Add 1' }).click();
  await expect(page.locator('.contents')).toContainText('Leaves the site');
  await expect(page.locator('.findings').first()).toContainText('which leaves the site');
  await expectAccessible(page);

  // The whole site as it will be, while visitors see nothing of it.
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Preview the site with it' }).click();
  const preview = await opening;
  await preview.waitForURL(
    (url) => url.origin === product.site && !url.pathname.startsWith('/api'),
  );
  await preview.goto(`${product.site}/programs/portuguese-in-lisbon`);
  await expect(preview.getByText('For the spring release').first()).toBeVisible();
  await preview.close();

  // On the calendar, in the zone of choice, by keyboard.
  await page.getByLabel('Time zone').selectOption('Asia/Tokyo');
  await page.getByLabel('Day and time').fill(`${nextMonth()}-02T08:00`);
  const noTime = page.getByRole('status').filter({ hasText: 'No time yet' });
  await page.getByRole('button', { name: 'Schedule it' }).click();
  await expect(noTime).toHaveCount(0);
  // The next button removes the release: a second press does nothing.
  const takeTimeAway = page.getByRole('button', { name: 'Remove the time' });
  await expect(takeTimeAway).toBeEnabled();
  await takeTimeAway.focus();
  await page.keyboard.press('Enter');
  await expect(noTime).toBeVisible();
  await expect(takeTimeAway).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Schedule it' }).click();
  await expect(noTime).toHaveCount(0);
  await page.getByRole('link', { name: 'All releases' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Calendar' }).click();
  await page.locator('.calendar [tabindex="0"]').focus();
  await page.keyboard.press('PageDown');
  await page.getByLabel('Go to').fill('2099-03-14');
  await expect(page.getByRole('heading', { name: 'March 2099' })).toBeVisible();
  await page.getByLabel('Go to').fill(`${nextMonth()}-14`);
  await page.getByLabel('Time zone').selectOption('Asia/Tokyo');
  await expect(page.locator(`[data-day="${nextMonth()}-02"]`)).toContainText('08:00 Spring');
  await page.getByLabel('Time zone').selectOption('America/Sao_Paulo');
  await expect(page.locator(`[data-day="${nextMonth()}-01"]`)).toContainText('20:00 Spring');
  await page.locator(`[data-day="${nextMonth()}-02"]`).focus();
  const opensThen = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Preview the site on this day' }).click();
  const then = await opensThen;
  await then.waitForURL((url) => url.origin === product.site && !url.pathname.startsWith('/api'));
  await then.goto(`${product.site}/programs/portuguese-in-lisbon`);
  await expect(then.getByText('For the spring release').first()).toBeVisible();
  await then.close();
  await expectAccessible(page);

  // Somebody publishes the page meanwhile.
  await openPage(page, 'Portuguese in Lisbon');
  await page.getByLabel('One line under the title').fill('Published by itself');
  await page.getByRole('button', { name: 'Publish' }).click();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Releases' }).click();
  await page.getByRole('link', { name: 'Spring' }).click();
  await expect(page.getByText('published another text')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  const first = page.getByRole('status').filter({ hasText: 'choose which text counts' });
  await expect(first).toBeVisible();
  await page.getByRole('button', { name: 'The one in this release' }).click();
  await expect(first).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.locator('.past').first()).toContainText('Spring');
  await expect
    .poll(async () => (await publicPage('/programs/portuguese-in-lisbon')).text())
    .toContain('For the spring release');
  // All of it in one publication: one page came, the other left.
  const { publications } = await product.writer.get<{
    publications: { published: string[]; unpublished: string[] }[];
  }>('/api/farol/v1/publications');
  expect(publications[0]?.published).toHaveLength(1);
  expect(publications[0]?.unpublished).toHaveLength(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectWidth(page, 390);
});

test('pages move between releases, a time that failed says why, is mended, and stays to be read', async ({
  page,
}) => {
  await comeIn(page, product, 'Rosa Alves');
  const dialog = dialogOf(page);
  const newRelease = async (name: string) => {
    await page.getByRole('link', { name: 'Releases', exact: true }).click();
    await page.getByRole('button', { name: 'New release' }).click();
    await dialog.getByLabel('Name').fill(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    return page.url().split('/').at(-1) ?? '';
  };
  // The sample's release was written to follow what is published, and must not be overwritten with that.
  await openPage(page, 'Summer camp in the Alps');
  const planned = page.locator('.document p').filter({ hasText: 'in the release New places' });
  await expect(planned).toContainText('Another text of this page');
  await expect(planned.getByRole('button')).toHaveCount(0);
  for (const [title, line] of [
    ['English in Galway', 'For the summer'],
    ['Au pair in Lyon', 'Six months by two rivers'],
  ] as const) {
    await openPage(page, title);
    await page.getByLabel('One line under the title').fill(line);
    await expect(page.locator('.saved')).toHaveText(/^Saved/);
  }
  await newRelease('Later');
  const summer = await newRelease('Summer');
  await page.getByRole('button', { name: 'Add pages' }).click();
  await searchFor(dialog.getByLabel('Search pages'), ' in ');
  await dialog.getByLabel(/^English in Galway/).check();
  await dialog.getByLabel(/^Au pair in Lyon/).check();
  await dialog.getByRole('button', { name: 'Add 2' }).click();
  const row = (title: string) => page.locator('.contents li').filter({ hasText: title });

  // To another release and back, and out.
  await page.getByLabel('Select Au pair in Lyon').check();
  // Walking through the releases by arrow keys moves nothing yet.
  await page.getByLabel('Move to').selectOption({ label: 'Later' });
  await expect(row('Lyon')).toHaveCount(1);
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(row('Lyon')).toHaveCount(0);
  await page.getByRole('link', { name: 'All releases' }).click();
  await page.getByRole('link', { name: 'Later' }).click();
  await page.getByLabel('Select all').check();
  await page.getByLabel('Move to').selectOption({ label: 'Summer' });
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('Nothing is in it yet')).toBeVisible();
  await page.getByRole('link', { name: 'All releases' }).click();
  await page.getByRole('link', { name: 'Summer' }).click();
  await page.getByLabel('Select Au pair in Lyon').check();
  await page.getByRole('button', { name: 'Take out' }).click();
  await expect(row('Lyon')).toHaveCount(0);

  // Removed by mistake, it comes back with what was in it. What is found above it changes with what was taken out.
  await page.getByRole('button', { name: 'Remove the release' }).press('Enter');
  await expect(page.getByText('“Summer” was removed.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('status').getByRole('link', { name: 'Summer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row('Galway')).toContainText('Will be published');
  // Where it cannot be read what was removed, that is said.
  await page.route('**/removed-releases', (route) =>
    route.fulfill({ status: 400, json: { message: 'Not now.' } }),
  );
  await page.goto(`${product.service}/edit/releases`);
  const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute('**/removed-releases');
  // It moves when the lists above it come.
  await again.press('Enter');
  await expect(again).toHaveCount(0);

  // What is written afterwards is not in it by itself: here it takes the title away.
  await openPage(page, 'English in Galway');
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(page.locator('.saved')).toHaveText(/^Saved/);
  await page.goto(`${product.service}/edit/releases/${summer}`);
  await expectFirstVisit(page);
  await expect(row('Galway')).toContainText('kept writing after it was added');
  await page.getByRole('button', { name: 'Take the newest text' }).click();
  await expect(row('Galway')).not.toContainText('kept writing after it was added');
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  await product.writer.send('PATCH', `/api/farol/v1/releases/${summer}`, {
    scheduledAt: Date.now() + 1000,
  });
  await expect(page.locator('.warning')).toContainText('It has no title');
  await expect(page.locator('.warning')).toContainText('Fix the page');
  await expectAccessible(page);
  const speak = async (language: string) => {
    await page.evaluate((key) => localStorage.setItem('farol-editor-language', key), language);
    await page.reload();
  };
  await speak('pt');
  await expect(page.locator('.warning')).toContainText('Não tem título');
  await speak('en');

  // The finding leads to the field.
  await expectFirstVisit(page);
  await page.locator('.findings[data-level="forbids"] a').first().click();
  await expect(title).toBeFocused();
  await page.keyboard.type('English in Galway, all summer');
  await expect(page.locator('.saved')).toHaveText(/^Saved/);
  // The sample has a release with this page, too.
  const told = page.locator('.document p').filter({ hasText: 'in the release Summer' });
  await expect(told).toContainText('An earlier text of this page');
  await told.getByRole('button', { name: 'Take the newest text' }).click();
  await expect(told).toContainText('This text is in the release');
  await told.getByRole('link', { name: 'Summer' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  const past = page.locator('.past').filter({ hasText: 'Summer' });
  await expect(past).toHaveCount(1);
  await expect(page.locator('.planned > li').filter({ hasText: 'Summer' })).toHaveCount(0);
  await past.locator('summary').click();
  await expect(past.getByRole('link', { name: 'English in Galway' })).toBeVisible();
  await expect
    .poll(async () => (await publicPage('/programs/english-course-galway')).text())
    .toContain('all summer');
});

test('a page is seen as in search engines and where it is shared, and an old address is led on, removed and brought back', async ({
  page,
}) => {
  await comeIn(page, product, 'Teo Lima');
  await openPage(page, 'Portuguese in Lisbon');
  await page.getByRole('button', { name: 'Search and sharing' }).click();
  const panel = page.getByRole('complementary', { name: 'Search and sharing' });
  await expect(panel.locator('.result')).toContainText('/programs/portuguese-in-lisbon');
  await expect(panel).toContainText('of about 160 characters');
  await panel.getByRole('button', { name: 'Title' }).click();
  await expect(page.getByLabel('Title for search engines', { exact: false })).toBeFocused();
  await page.keyboard.type('A title far too long for what search engines show of it, and more');
  await expect(panel.locator('.result del')).not.toBeEmpty();
  await expectAccessible(page);

  await page.goto(`${product.service}/edit/redirects`);
  await page.getByLabel('Old address').fill('/lisbon');
  await page.getByLabel('New address').fill('/programs/portuguese-in-lisbon');
  await page.keyboard.press('Enter');
  const row = page.getByRole('listitem').filter({ hasText: '/lisbon' }).last();
  await expect(row).toContainText('Works: leads to /programs/portuguese-in-lisbon');
  const answered = async () => (await publicPage('/lisbon')).status;
  await expect.poll(answered).toBe(301);
  await expectAccessible(page);
  // Somebody else changes it while it is shown: undoing brings back what there was.
  const elsewhere = await page.request.post(`${product.service}/api/farol/v1/redirects`, {
    headers: { origin: product.service },
    data: { from: '/lisbon', to: '/programs' },
  });
  expect(elsewhere.status()).toBe(201);
  const answer = await holdRequests(page, '**/v1/redirects', 'GET');
  await page.getByRole('button', { name: 'Remove the redirect from /lisbon' }).click();
  await expect.poll(answered).toBe(404);
  // Until the list was read again, no button of it does anything.
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeDisabled();
  answer();
  await undo.click();
  await expect.poll(answered).toBe(301);
  await expect(row).toContainText('Works: leads to /programs');
  await expect(row).not.toContainText('/programs/portuguese-in-lisbon');
});

test('a planned publication is called off on its page, which says so and keeps the focus', async ({
  page,
}) => {
  await comeIn(page, product, 'Vera Duarte', 'publisher');
  await openPage(page, 'Au pair in Lyon');
  await page.getByLabel('One line under the title').fill('By two rivers');
  const dialog = dialogOf(page);
  const plan = async () => {
    await page.getByRole('button', { name: 'Publish' }).click();
    await dialog.getByLabel('At a set time').check();
    await dialog.getByLabel('Day and time').fill('2099-11-30T09:00');
    await dialog.getByRole('button', { name: 'Schedule it' }).click();
    await expect(dialog).toHaveCount(0);
  };
  await plan();
  const callOff = page.getByRole('button', { name: 'Call it off' });
  const planned = page.getByRole('status').filter({ hasText: 'Will be published on' });
  const calledOff = page.getByRole('status').filter({ hasText: 'is called off' });
  await expect(planned).toBeVisible();
  const withoutPlan = page.waitForResponse(
    async (answer) =>
      answer.request().method() === 'GET' &&
      /\/documents\/[^/]+$/.test(answer.url()) &&
      Object.keys((await answer.json()).releases).length === 0,
  );
  await callOff.press('Enter');
  await expect(calledOff).toBeVisible();
  await withoutPlan;
  await expect(callOff).toBeFocused();
  await expect(planned).toHaveCount(0);

  // It is still there when the next one is planned, and then says nothing of the last.
  await expect(calledOff).toBeVisible();
  await plan();
  await expect(planned).toBeVisible();
  await expect(calledOff).toHaveCount(0);
});

/** As `2026-12`. */
function nextMonth(): string {
  const now = new Date();
  const first = new Date(now.getFullYear(), now.getMonth() + 1, 1, 12);
  return `${first.getFullYear()}-${String(first.getMonth() + 1).padStart(2, '0')}`;
}
