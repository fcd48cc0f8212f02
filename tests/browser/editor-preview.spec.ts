import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { FrameLocator, Page } from '@playwright/test';
import { buildEditor } from '../../launch/builds.ts';
import { root } from '../../launch/environment.ts';
import { startWholeProduct, type WholeProduct } from '../../launch/whole-product.ts';
import { whenReady } from '../ready.ts';
import { expect, test } from './site.ts';

/** A product of its own: what is written here shall not stand in the way of others. */
let product: WholeProduct;
let page: Page;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  await buildEditor(() => {});
  product = await startWholeProduct();
  await whenReady(product.site);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'commands/content.ts', 'people', 'invite'],
    { cwd: root, env: { ...process.env, DATA_DIR: product.folder, SERVICE_URL: product.service } },
  );
  const address = (await readFile(stdout.split('\n')[0]?.trim() ?? '', 'utf8')).trim();
  page = await (await browser.newContext({ viewport: { width: 1600, height: 900 } })).newPage();
  await page.goto(address);
  await page.getByLabel('Name').fill('Ana Ribeiro');
  await page.getByLabel('Password').fill('seven lamps on the quay');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('heading', { name: 'Content' })).toBeVisible();
});
test.afterAll(() => product.stop());

/** The document of a type in English, its preview beside it. */
async function openBeside(type: string, uid?: string): Promise<FrameLocator> {
  const { documents } = await product.writer.get<{
    documents: { id: string; uid: string | null }[];
  }>(`/api/farol/v1/documents?type=${type}&lang=en-us&pageSize=100`);
  const found = documents.find((each) => uid === undefined || each.uid === uid);
  await page.goto(`${product.service}/edit/documents/${found?.id}?beside=preview`);
  const frame = page.frameLocator('iframe');
  // The script that follows has come.
  await expect
    .poll(() => frame.locator('html').evaluate(() => document.adoptedStyleSheets.length))
    .toBeGreaterThan(0);
  return frame;
}

const tagline = () => page.getByLabel('One line under the title');
const program = '/programs/portuguese-course-lisbon';

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
