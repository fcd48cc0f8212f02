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
  await expect(frame.locator('main')).toBeVisible();
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
});
