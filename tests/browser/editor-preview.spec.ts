import type { FrameLocator, Page } from '@playwright/test';
import type { WholeProduct } from '../../launch/whole-product.ts';
import { expectAccessible } from './editor-accessible.ts';
import { expectFirstVisit, expectPages } from './editor-arrived.ts';
import { comeIn } from './editor-people.ts';
import { startEditor } from './editor-product.ts';
import { expect, test } from './site.ts';

/** A product of its own: what is written here shall not stand in the way of others. */
let product: WholeProduct;
let page: Page;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  product = await startEditor();
  page = await (await browser.newContext({ viewport: { width: 1600, height: 900 } })).newPage();
  await comeIn(page, product, 'Ana Ribeiro');
});
test.afterAll(() => product.stop());

/** The document of a type in English, its preview beside it. */
async function openBeside(type: string, uid?: string, there = page): Promise<FrameLocator> {
  const { documents } = await product.writer.get<{
    documents: { id: string; uid: string | null }[];
  }>(`/api/farol/v1/documents?type=${type}&lang=en-us&pageSize=100`);
  const found = documents.find((each) => uid === undefined || each.uid === uid);
  await there.goto(`${product.service}/edit/documents/${found?.id}?beside=preview`);
  const frame = there.frameLocator('iframe');
  await expectFirstVisit(there);
  // The script that follows has come. What is in the frame before its page goes while it is asked.
  await expect(async () => {
    const sheets = await frame.locator('html').evaluate(() => document.adoptedStyleSheets.length);
    expect(sheets).toBeGreaterThan(0);
  }).toPass();
  return frame;
}

const tagline = (there = page) => there.getByLabel('One line under the title');
const program = '/programs/portuguese-course-lisbon';

test('where there is room a page opens with its preview, unless it was closed the last time', async () => {
  const panel = page.getByRole('complementary', { name: 'Preview' });
  const button = page.getByRole('button', { name: 'Preview', exact: true });
  const open = async (name: string) => {
    await page.goto(`${product.service}/edit/content?q=${encodeURIComponent(name)}`);
    await expectPages(page);
    await page.getByRole('link', { name, exact: true }).click();
    await expect(button).toBeVisible();
  };
  await open('Portuguese in Lisbon');
  await expect(panel.locator('iframe')).toBeVisible();
  const beside = await button.boundingBox();
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await expect(panel).toHaveCount(0);
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await expect(panel.locator('iframe')).toBeVisible();
  await button.click();
  await expect(panel).toHaveCount(0);
  // What was pressed stays under the pointer.
  expect(await button.boundingBox()).toEqual(beside);
  await open('English in Galway');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(panel).toHaveCount(0);
  await button.click();
  await expect(panel.locator('iframe')).toBeVisible();
  await open('Portuguese in Lisbon');
  await expect(panel.locator('iframe')).toBeVisible();
  // On a narrow screen it would stand before the form, and what has no page shows none.
  await page.setViewportSize({ width: 900, height: 900 });
  await open('English in Galway');
  await expect(panel).toHaveCount(0);
  await page.setViewportSize({ width: 1600, height: 900 });
  const always = page.getByRole('navigation').getByRole('link');
  await page.goto(`${product.service}/edit/content`);
  await expectPages(page);
  await always.filter({ hasText: 'Home page' }).click();
  // The whole window is theirs, with an outline of sections, too.
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
  await expect.poll(async () => (await panel.boundingBox())?.width).toBeGreaterThan(800);
  await page.goto(`${product.service}/edit/content`);
  await expectPages(page);
  await always.filter({ hasText: 'Exchange rates' }).click();
  await expect(button).toBeVisible();
  await expect(panel).toHaveCount(0);
});

test('the page follows each word, and nobody else sees it', async () => {
  const frame = await openBeside('programs_details', 'portuguese-course-lisbon');
  await frame.locator('body').evaluate(() => scrollTo(0, 900));
  const heading = frame.getByRole('heading', { level: 1 });
  const before = await frame.locator('main').elementHandle();
  await tagline().click();
  await tagline().fill('');
  await tagline().pressSequentially('Trams, tiles and fado');
  await expect(frame.getByText('Trams, tiles and fado').first()).toBeAttached();
  await expect(heading).toHaveText('Portuguese in Lisbon');
  // The same page as before, and not a new one.
  expect(await before?.evaluate((main) => main.isConnected)).toBe(true);
  const open = await (await fetch(product.site + program)).text();
  expect(open).not.toContain('Trams, tiles and fado');
  expect(open).not.toMatch(/data-from|data-editor|beside-/);
  await expect(page.locator('.saved')).toHaveText(/^Saved/);
});

test('two windows of one person each show what is written there, until it is saved', async () => {
  const program = ['programs_details', 'portuguese-course-lisbon'] as const;
  const second = await page.context().newPage();
  const windows = [page, second];
  const left = await openBeside(...program);
  const right = await openBeside(...program, second);
  // Nothing is saved for now: what both show is being written.
  for (const each of windows) await each.route('**/draft', (route) => route.abort());
  await tagline().fill('Written on the left');
  await expect(left.getByText('Written on the left').first()).toBeAttached();
  const title = second.getByLabel('Title', { exact: true }).first();
  await title.fill('Written on the right');
  await expect(right.getByRole('heading', { level: 1 })).toHaveText('Written on the right');
  // Whoever comes back to a window finds it as it was, and goes on there.
  await tagline().fill('Written on the left, and on');
  await expect(left.getByText('Written on the left, and on').first()).toBeAttached();
  await expect(left.getByText('on the right')).toHaveCount(0);
  await expect(right.getByText('on the left')).toHaveCount(0);
  const written = async () => {
    const path = '/api/farol/v1/working-copies';
    const { workingCopies } = await product.writer.get<{ workingCopies: unknown[] }>(path);
    return workingCopies.length;
  };
  await expect.poll(written).toBe(2);
  // The window goes, and with it what was written there.
  await second.goto(`${product.service}/edit/account`);
  await expect.poll(written).toBe(1);
  await second.close();
  await page.unroute('**/draft');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.locator('.saved')).toHaveText(/^Saved/);
});

test('scroll, focus and open details stay while the page follows', async () => {
  const frame = await openBeside('dynamic_page', 'frequently-asked-questions');
  const details = frame.locator('main details').first();
  const summary = details.locator('summary');
  await summary.click();
  await expect(details).toHaveAttribute('open', '');
  // The click has led to the field of the question.
  const field = page.locator('[data-path] textarea:focus, [data-path] input:focus');
  await expect(field).toHaveValue((await summary.textContent()) ?? '');
  const html = frame.locator('html');
  await html.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await page.keyboard.press('End');
  await page.keyboard.type(' Really');
  await expect(summary).toContainText('Really');
  expect(await html.evaluate(() => Math.round(scrollY))).toBe(600);
  await expect(details).toHaveAttribute('open', '');
  await expect(field).toHaveValue(/ Really$/);
  await expect(page.locator('.saved')).toHaveText(/^Saved/);
});

test('a click on a text leads to its field, and a field shows its place', async () => {
  const frame = await openBeside('homepage');
  const heading = frame.getByRole('heading', { level: 1 });
  await heading.click();
  const field = page.locator('[data-path$=".primary.title"]').locator('textarea, input').first();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue((await heading.textContent()) ?? '');
  await expect(heading).toHaveAttribute('data-shown', '');
  // A link is chosen by a click, and followed with Ctrl; the key comes along.
  const link = frame.locator('main').getByRole('link', { name: 'How it works' }).first();
  await link.click();
  await expect(heading).toBeVisible();
  await link.click({ modifiers: ['ControlOrMeta'] });
  const inner = () => page.frames().find((each) => each.parentFrame() === page.mainFrame());
  await expect.poll(() => inner()?.url()).toMatch(/\/how-it-works\?preview-key=/);
  await expect(frame.locator('html')).toHaveAttribute('data-editor', product.service);
});

test('sections are moved, copied, added and removed on the page itself, and that is undone there', async () => {
  const frame = await openBeside('homepage');
  const outline = page.getByRole('navigation', { name: 'Sections' }).locator('b');
  const before = await outline.allTextContents();
  const at = before.indexOf('Program list');
  expect(before[at - 1]).toBe('Finder doors');
  const around = (...names: string[]) => before.toSpliced(at - 1, 2, ...names);
  const shown = () =>
    frame
      .locator('main [data-from]')
      .evaluateAll((all) =>
        all.flatMap(
          (each) => /^\S+ (\w+)\S* $/.exec(each.getAttribute('data-from') ?? '')?.[1] ?? [],
        ),
      );
  const shownBefore = await shown();
  const undone = async () => {
    // The focus is in the page.
    await page.keyboard.press('ControlOrMeta+z');
    await expect(outline).toHaveText(before);
    await expect.poll(shown).toEqual(shownBefore);
  };
  const bar = frame.getByRole('toolbar', { name: 'Program list' });
  const press = (name: string) => bar.getByRole('button', { name }).click();
  const heading = frame.getByRole('heading', { name: 'Six places to begin' });
  const section = frame.locator('main [data-from*=" program_list"][data-from$=" "]').first();
  const top = async () => (await section.boundingBox())?.y ?? Number.NaN;
  await heading.hover();
  await expect(bar).toBeVisible();

  // What is moved stays under the eyes, and the page moves around it.
  const stood = await top();
  await press('Move up');
  await expect(outline).toHaveText(around('Program list', 'Finder doors'));
  await expect.poll(shown).not.toEqual(shownBefore);
  await expect.poll(async () => Math.abs((await top()) - stood)).toBeLessThan(3);
  const told = page.getByText(`Now in place ${at} of ${before.length}.`);
  await expect(told).toBeAttached();
  await undone();
  await expect(told).toHaveCount(0);

  // While it is dragged, the page is small enough to show where to, also while it follows what is written.
  const main = frame.locator('main');
  const small = ['transform', 'matrix(0.3, 0, 0, 0.3, 0, 0)'] as const;
  const handle = async () => {
    const box = await bar.locator('[data-act="drag"]').boundingBox();
    return { x: (box?.x ?? 0) + 9, y: (box?.y ?? 0) + 9 };
  };
  const take = async () => {
    const { x, y } = await handle();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await expect(main).toHaveCSS(...small);
    return x;
  };
  await take();
  await page.keyboard.press('Escape');
  await expect(main).toHaveCSS('transform', 'none');
  await page.mouse.up();
  await expect(outline).toHaveText(before);
  const x = await take();
  const doors = frame.getByRole('heading', { name: 'Which door is yours?' });
  const followed = page.waitForResponse((answer) => answer.url().includes('preview-key'));
  const name = page.getByLabel('Name in lists');
  const called = await name.inputValue();
  await name.fill('Home');
  await followed;
  await name.fill(called);
  await expect(main).toHaveCSS(...small);
  const target = await doors.boundingBox();
  await page.mouse.move(x, target?.y ?? 0, { steps: 4 });
  await expect(frame.locator('[data-section-gap]')).toBeVisible();
  await page.mouse.up();
  await expect(main).toHaveCSS('transform', 'none');
  await expect(outline).toHaveText(around('Program list', 'Finder doors'));
  await expect.poll(shown).not.toEqual(shownBefore);
  await undone();

  await heading.hover();
  await press('Duplicate');
  await expect(outline).toHaveText(around('Finder doors', 'Program list', 'Program list'));
  await expect.poll(async () => (await shown()).length).toBe(shownBefore.length + 1);
  await undone();

  await heading.hover();
  await press('Remove');
  await expect(outline).toHaveText(around('Finder doors'));
  await expect.poll(async () => (await shown()).length).toBe(shownBefore.length - 1);
  await expect(bar).toBeHidden();
  await undone();

  await heading.hover();
  await press('Add below');
  const dialog = page.getByRole('dialog', { name: 'Add a section' });
  await dialog.getByRole('button', { name: /^Text Running text/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(outline).toHaveText(around('Finder doors', 'Program list', 'Text'));
  const focused = page.locator(`[data-path^="data.slices[${at + 1}]"] :focus`);
  await expect(focused).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(outline).toHaveText(before);
  await expect(page.locator('.saved')).toHaveText(/^Saved/);
});

test('a place on the map leads on with the key', async () => {
  const frame = await openBeside('programs_overview');
  const place = frame.locator('.world-map svg a').first();
  const address = (await place.getAttribute('href')) ?? '';
  await place.dispatchEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
  const inner = () => page.frames().find((each) => each.parentFrame() === page.mainFrame());
  await expect.poll(() => inner()?.url()).toContain(`${product.site}${address}?preview-key=`);
});

test('a tab of its own follows, too; a new section brings the style that the policy does not know', async () => {
  await openBeside('dynamic_page', 'safety');
  const faults: string[] = [];
  const openInTab = page.getByRole('button', { name: 'Open in a tab' });
  const refused = { status: 403, json: { message: 'Not now.' } };
  await page.route('**/me/previews', (route) => route.fulfill(refused), { times: 1 });
  await openInTab.click();
  await expect(page.locator('.preview').getByRole('alert')).toHaveText(
    'The preview did not open. Not now.',
  );
  const opening = page.context().waitForEvent('page');
  await openInTab.click();
  const tab = await opening;
  tab.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(tab.url()).searchParams.has('preview-key')).toBe(true);
  expect(await page.context().cookies(product.site)).not.toContainEqual(
    expect.objectContaining({ name: 'io.prismic.preview' }),
  );
  await expect(tab.locator('.postcards')).toHaveCount(0);
  const pageOf = async (type: string, uid?: string) => {
    const path = '/api/farol/v1/documents';
    const { documents } = await product.writer.get<{ documents: { id: string; uid: string }[] }>(
      `${path}?type=${type}&lang=en-us&pageSize=100`,
    );
    const id = documents.find((each) => uid === undefined || each.uid === uid)?.id ?? '';
    return product.writer.get<{
      id: string;
      title: string;
      uid: string | null;
      published: { data: { slices: { slice_type: string }[] } };
    }>(`${path}/${id}`);
  };
  const safety = await pageOf('dynamic_page', 'safety');
  const home = await pageOf('homepage');
  const quotes = home.published.data.slices.filter(({ slice_type }) => slice_type === 'quotes');
  const data = { ...safety.published.data, slices: [...safety.published.data.slices, ...quotes] };
  const status = await page.evaluate(
    async ([id, body]) => {
      const headers = { 'content-type': 'application/json' };
      const tab = sessionStorage.getItem('farol-tab') ?? '';
      const path = `/api/farol/v1/documents/${id}/working-copy?${new URLSearchParams({ tab })}`;
      return (await fetch(path, { method: 'PUT', headers, body: body ?? '' })).status;
    },
    [safety.id, JSON.stringify({ title: safety.title, uid: safety.uid, tags: [], data })],
  );
  expect(status).toBe(204);
  await expect(tab.locator('.postcards')).toHaveCSS('display', 'grid');
  expect(faults).toEqual([]);
  await tab.close();
});

test('three widths, both modes, by keyboard, and nothing in the way of a screen reader', async () => {
  const frame = await openBeside('homepage');
  const shown = () => frame.locator('html').evaluate(() => innerWidth);
  for (const [name, width] of [
    ['Phone', 390],
    ['Tablet', 768],
    ['Computer', 1280],
  ] as const) {
    await page.getByRole('radio', { name }).click();
    await expect.poll(shown).toBe(width);
  }
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect(frame.locator('html')).toHaveAttribute('data-mode', 'dark');
  const border = page.getByRole('separator', { name: 'Move the border' });
  const wide = Number(await border.getAttribute('aria-valuenow'));
  await border.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(border).toHaveAttribute('aria-valuenow', String(wide - 2));
  await expectAccessible(page, 'preview', { include: '.panel', exclude: 'iframe' });
});

test('what was said of a field is marked on the page, through every change, and opens', async () => {
  await openBeside('programs_details', 'portuguese-course-lisbon');
  const status = await page.evaluate(async () => {
    const id = location.pathname.split('/').at(-1);
    const body = JSON.stringify({ field: 'data/tagline', text: 'Shorter, please', person: null });
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body };
    return (await fetch(`/api/farol/v1/documents/${id}/comments`, init)).status;
  });
  expect(status).toBe(201);
  const frame = await openBeside('programs_details', 'portuguese-course-lisbon');
  const mark = frame.getByRole('button', { name: '1 open comment' });
  await expect(mark).toBeVisible();
  // It stands at the words that it is about, and says nothing of what was said.
  const said = await tagline().inputValue();
  const top = async () => (await mark.boundingBox())?.y ?? 0;
  const words = async () => (await frame.getByText(said).first().boundingBox())?.y ?? 0;
  await expect.poll(async () => Math.abs((await top()) - (await words()))).toBeLessThan(40);
  expect(await frame.locator('html').innerHTML()).not.toContain('Shorter, please');

  await tagline().fill('Trams and tiles, and a river as wide as the sea');
  await expect(frame.getByText('as wide as the sea').first()).toBeAttached();
  await expect(mark).toBeVisible();
  expect(await (await fetch(product.site + program)).text()).not.toContain('comment-mark');

  await mark.focus();
  await page.keyboard.press('Enter');
  const comments = page.getByRole('complementary', { name: 'Comments' });
  const comment = comments.locator('li', { hasText: 'Shorter, please' });
  await expect(comment).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);

  // What somebody is writing stays, whatever others say or do meanwhile.
  const reply = comment.getByRole('textbox', { name: 'Reply' });
  const ask = comments.getByRole('textbox', { name: 'What do you want to say?' });
  await reply.fill('I will try');
  await page.evaluate(async () => {
    const send = (method: string, path: string, body?: object) =>
      fetch(`/api/farol/v1/documents/${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
    const id = location.pathname.split('/').at(-1) ?? '';
    const all = await (await send('GET', `${id}/comments`)).json();
    const one = `${id}/comments/${all.comments[0].id}`;
    await send('POST', `${one}/answers`, { text: 'Two words less' });
    await send('PUT', `${one}/state`, { state: 'done' });
  });
  await ask.fill('Is this still open?');
  await comments.getByRole('button', { name: 'Send' }).click();
  await expect(comment).toContainText('Two words less');
  await expect(comments.getByText('Is this still open?')).toBeVisible();
  await expect(ask).toHaveValue('');
  await expect(reply).toHaveValue('I will try');
  await reply.press('Enter');
  await expect(comment).toContainText('I will try');
  await expect(reply).toHaveValue('');
  await expect(comment).toHaveAttribute('data-state', 'open');
  await expect(page.locator('.saved')).toHaveText(/^Saved/);
});

test('a link that is shared shows what was saved, ends when it is taken back, and is no key to more', async ({
  browser,
}) => {
  const frame = await openBeside('programs_details', 'portuguese-course-lisbon');
  await tagline().fill('Saved for the partner');
  await page.getByRole('button', { name: 'Share a link' }).click();
  const dialog = page.getByRole('dialog');
  // What comes later moves the middle of the dialog.
  await expect(dialog.locator('.shared-links')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create a link' }).click();
  const address = await dialog.getByRole('textbox', { name: 'Share a link' }).inputValue();
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(address);
  await expect(guest.getByText('Saved for the partner').first()).toBeAttached();
  await expect(guest.locator('[data-from], [data-editor], script[src*=beside]')).toHaveCount(0);
  expect(new URL(guest.url()).search).toBe('');
  await dialog.getByRole('button', { name: 'End it' }).first().click();
  await expect(dialog.getByText('There is no active link to this page')).toBeVisible();
  // The page may be led elsewhere by itself at that moment, which ends a reload, and what is asked of it.
  const shown = async () => {
    const answer = await guest.reload();
    return answer ? guest.getByText('Saved for the partner').count() : 'no answer';
  };
  await expect.poll(() => shown().catch(() => 'no answer')).toBe(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await guest.context().close();
  await expect(frame.locator('main')).toBeVisible();
});

test('the frame listens to the editor alone, and no other page may show it', async ({
  browser,
}) => {
  await openBeside('homepage');
  const address = (await page.locator('iframe').getAttribute('src')) ?? '';
  const stranger = await (await browser.newContext()).newPage();
  // A page of the site's own origin is no page of the editor's either.
  await stranger.route(`${product.site}/stranger`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${address.replaceAll('&', '&amp;')}"></iframe>`,
    }),
  );
  const refused = stranger.waitForEvent('console', (message) =>
    /frame-ancestors/.test(message.text()),
  );
  await stranger.goto(`${product.site}/stranger`);
  await refused;
  await stranger.context().close();

  // A window that is not the one around it tells it nothing, whatever it says.
  const page2 = await page.context().newPage();
  let asked = 0;
  await page2.goto(address);
  await expect(page2.locator('main')).toBeVisible();
  page2.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked += 1;
  });
  const inner = page.frames().find((each) => each.parentFrame() === page.mainFrame());
  page.on('request', (request) => {
    if (request.frame() === inner && request.resourceType() === 'fetch') asked += 1;
  });
  for (const from of [page2, inner])
    await from?.evaluate(() => {
      for (const data of [{ farol: 'changed' }, { farol: 'mode', dark: true }, 'changed', null])
        window.postMessage(data, '*');
    });
  await page2.waitForTimeout(300);
  expect(asked).toBe(0);
  await page2.close();
});

test('a tab whose stream was refused follows again when somebody returns to it', async () => {
  await openBeside('programs_details', 'portuguese-course-lisbon');
  const address = (await page.locator('iframe').getAttribute('src')) ?? '';
  const tab = await page.context().newPage();
  await tab.route('**/events', (route) => route.fulfill({ status: 503 }));
  const refused = tab.waitForResponse(/\/events$/);
  await tab.goto(address);
  await refused;
  const shown = (text: string) => expect(tab.getByText(text).first()).toBeAttached();
  await tagline().fill('Nobody follows');
  await expect(page.frameLocator('iframe').getByText('Nobody follows').first()).toBeAttached();
  await expect(tab.getByText('Nobody follows')).toHaveCount(0);
  await tab.unroute('**/events');
  const followed = tab.waitForResponse(/\/events$/);
  await tab.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await followed;
  await shown('Nobody follows');
  await tagline().fill('Followed again');
  await shown('Followed again');
  await expect(page.locator('.saved')).toHaveText(/^Saved/);
  await tab.close();
});

test('after signing out the key opens nothing, here and elsewhere', async ({ browser }) => {
  await openBeside('homepage');
  const address = (await page.locator('iframe').getAttribute('src')) ?? '';
  expect((await fetch(address)).status).toBe(200);
  await page.getByRole('button', { name: 'Ana Ribeiro' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect((await fetch(address)).status).toBe(401);
  const elsewhere = await (await browser.newContext()).newPage();
  expect((await elsewhere.goto(address))?.status()).toBe(401);
  await elsewhere.context().close();
});
