import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { newPerson } from '../bench/editing/farol.ts';
import { launchBrowser } from '../launch/browser.ts';
import { buildEditor, buildSite } from '../launch/builds.ts';
import { chosenParts } from '../launch/chosen-parts.ts';
import { loadEnvironment, root } from '../launch/environment.ts';
import { runCommand } from '../launch/run-command.ts';
import { startWholeProduct } from '../launch/whole-product.ts';

const usage = `npm run editing-pictures [-- PART …]

Takes the pictures of docs/editing.md in the editor itself, with the sample, into docs/pictures/editing, where they
are committed. A part of a name narrows it down.`;

const folder = join(root, 'docs/pictures/editing');
const screen = { width: 1200, height: 760 };
const quality = 72;
const timeoutMs = 15_000;
const program = 'Portuguese in Lisbon';

/** Brings the editor to the state that a picture in the text shows. */
type Scene = (page: Page, editor: string) => Promise<void>;

async function openProgram(page: Page, editor: string, panel = ''): Promise<void> {
  await page.goto(`${editor}/content?q=portuguese-course-lisbon`);
  await page.getByRole('link', { name: program, exact: true }).click();
  await page.getByLabel('One line under the title').waitFor();
  if (panel) await page.getByRole('button', { name: panel, exact: true }).click();
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('One line under the title').fill(text);
  await page.locator('.saved[data-state=saved]').waitFor();
}

/** In the order of the text, since some build on what earlier ones wrote. */
const scenes: Readonly<Record<string, Scene>> = {
  async 'everything-by-one-key'(page, editor) {
    await page.goto(`${editor}/content`);
    await page.locator('.pages > li').first().waitFor();
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('searchbox', { name: 'Find everything' }).fill('lisbon');
    await page
      .getByRole('dialog')
      .getByRole('menuitem', { name: /Lisbon/ })
      .first()
      .waitFor();
  },

  async list(page, editor) {
    await page.goto(`${editor}/content`);
    await page.locator('.pages > li').nth(5).waitFor();
  },

  async form(page, editor) {
    await openProgram(page, editor);
  },

  async sections(page, editor) {
    await openProgram(page, editor);
    await page.getByRole('button', { name: 'Add a section' }).click();
    await page.getByRole('dialog').locator('img').first().waitFor();
  },

  async preview(page, editor) {
    await openProgram(page, editor, 'Preview');
    const shown = page.frameLocator('iframe').locator('main');
    await shown.locator('h1').waitFor();
    await shown
      .locator('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.decode());
  },

  async picture(page, editor) {
    await openProgram(page, editor);
    await page.getByRole('button', { name: 'Crop and focal point' }).first().click();
    await page.getByRole('dialog').locator('img').first().waitFor();
  },

  async history(page, editor) {
    await openProgram(page, editor);
    await write(page, 'Trams, tiles and the river');
    await page.getByRole('button', { name: 'History', exact: true }).click();
    const history = page.getByRole('complementary', { name: 'History' });
    await history
      .getByRole('button', { name: /^Compare/ })
      .last()
      .click();
    await history.locator('ins').first().waitFor();
  },

  async translate(page, editor) {
    await openProgram(page, editor);
    await write(page, 'Trams, tiles, the river and you');
    await page.getByRole('link', { name: 'Português' }).click();
    await page.getByRole('link', { name: 'Translate' }).click();
    await page.getByRole('button', { name: 'Next change' }).click();
  },

  async translations(page, editor) {
    await page.goto(`${editor}/translations`);
    await page.getByRole('row').nth(5).waitFor();
  },

  async publish(page, editor) {
    await openProgram(page, editor);
    await write(page, 'Trams, tiles and the river');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog').locator('ins').first().waitFor();
  },
};

await runCommand(async (words) => {
  if (words.some((word) => word.startsWith('-'))) {
    console.log(usage);
    process.exitCode = words.includes('--help') ? 0 : 2;
    return;
  }
  const chosen = new Set(chosenParts(Object.keys(scenes), words));
  loadEnvironment();
  await buildSite(console.log);
  await buildEditor(console.log);
  const product = await startWholeProduct();
  const browser = await launchBrowser();
  try {
    await mkdir(folder, { recursive: true });
    const context = await browser.newContext({ viewport: screen, reducedMotion: 'reduce' });
    await newPerson(context, product);
    await dismissFirstSteps(context, `${product.service}/edit`);
    await takeAll(context, `${product.service}/edit`, chosen);
  } finally {
    await browser.close();
    await product.stop();
  }
});

/** Dismisses the greeting for new editors, which is not part of the text. */
async function dismissFirstSteps(context: BrowserContext, editor: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${editor}/content`);
  await page.getByRole('button', { name: 'Skip the tour' }).click();
  await page.close();
}

async function takeAll(
  context: BrowserContext,
  editor: string,
  chosen: ReadonlySet<string>,
): Promise<void> {
  const failures: string[] = [];
  for (const [name, scene] of Object.entries(scenes)) {
    if (!chosen.has(name)) continue;
    const page = await context.newPage();
    page.setDefaultTimeout(timeoutMs);
    try {
      await scene(page, editor);
      console.log(`${name}: ${await savePicture(page, name)} kB`);
    } catch (fault) {
      failures.push(`${name}: ${fault instanceof Error ? fault.message : fault}`);
    }
    await page.close();
  }
  if (failures.length > 0) throw new Error(`Not taken:\n${failures.join('\n')}`);
}

/** Returns the size in kB. */
async function savePicture(page: Page, name: string): Promise<number> {
  // Lazy images far below load only on scrolling.
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  const { size } = await sharp(await page.screenshot())
    .webp({ quality, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
  return Math.round(size / 1000);
}
