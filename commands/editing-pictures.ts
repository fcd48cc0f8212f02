import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { comeIn } from '../bench/editing/farol.ts';
import { browserArguments, findBrowser } from '../launch/browser.ts';
import { buildEditor, buildSite } from '../launch/builds.ts';
import { command } from '../launch/command.ts';
import { loadEnvironment, root } from '../launch/environment.ts';
import { startWholeProduct } from '../launch/whole-product.ts';

const usage = `npm run editing-pictures [-- PART …]

Takes the pictures of docs/editing.md in the editor itself, with the sample, into docs/pictures/editing, where they
are committed. A part of a name narrows it down.`;

const folder = join(root, 'docs/pictures/editing');
const screen = { width: 1200, height: 760 };
const QUALITY = 72;
const LONGEST_MS = 15_000;
const page = 'Portuguese in Lisbon';

/** What is done until a picture shows what the text beside it speaks of. */
type Scene = (on: Page, editor: string) => Promise<void>;

async function openProgram(on: Page, editor: string, beside = ''): Promise<void> {
  await on.goto(`${editor}/content?q=portuguese-course-lisbon`);
  await on.getByRole('link', { name: page, exact: true }).click();
  await on.getByLabel('One line under the title').waitFor();
  if (beside) await on.getByRole('button', { name: beside, exact: true }).click();
}

async function write(on: Page, text: string): Promise<void> {
  await on.getByLabel('One line under the title').fill(text);
  await on.locator('.saved[data-state=saved]').waitFor();
}

/** In the order of the page, since some go on with what was written before. */
const scenes: Readonly<Record<string, Scene>> = {
  async 'everything-by-one-key'(on, editor) {
    await on.goto(`${editor}/content`);
    await on.locator('.pages > li').first().waitFor();
    await on.keyboard.press('ControlOrMeta+k');
    await on.getByRole('searchbox', { name: 'Find everything' }).fill('lisbon');
    await on
      .getByRole('dialog')
      .getByRole('menuitem', { name: /Lisbon/ })
      .first()
      .waitFor();
  },

  async list(on, editor) {
    await on.goto(`${editor}/content`);
    await on.locator('.pages > li').nth(5).waitFor();
  },

  async form(on, editor) {
    await openProgram(on, editor);
  },

  async sections(on, editor) {
    await openProgram(on, editor);
    await on.getByRole('button', { name: 'Add a section' }).click();
    await on.getByRole('dialog').locator('img').first().waitFor();
  },

  async preview(on, editor) {
    await openProgram(on, editor, 'Preview');
    const shown = on.frameLocator('iframe').locator('main');
    await shown.locator('h1').waitFor();
    await shown
      .locator('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.decode());
  },

  async picture(on, editor) {
    await openProgram(on, editor);
    await on.getByRole('button', { name: 'Crop and focal point' }).first().click();
    await on.getByRole('dialog').locator('img').first().waitFor();
  },

  async history(on, editor) {
    await openProgram(on, editor);
    await write(on, 'Trams, tiles and the river');
    await on.getByRole('button', { name: 'History', exact: true }).click();
    const history = on.getByRole('complementary', { name: 'History' });
    await history
      .getByRole('button', { name: /^Compare/ })
      .last()
      .click();
    await history.locator('ins').first().waitFor();
  },

  async translate(on, editor) {
    await openProgram(on, editor);
    await write(on, 'Trams, tiles, the river and you');
    await on.getByRole('link', { name: 'Português' }).click();
    await on.getByRole('link', { name: 'Translate' }).click();
    await on.getByRole('button', { name: 'Next change' }).click();
  },

  async translations(on, editor) {
    await on.goto(`${editor}/translations`);
    await on.getByRole('row').nth(5).waitFor();
  },

  async publish(on, editor) {
    await openProgram(on, editor);
    await write(on, 'Trams, tiles and the river');
    await on.getByRole('button', { name: 'Publish', exact: true }).click();
    await on.getByRole('dialog').locator('ins').first().waitFor();
  },
};

await command(async (words) => {
  if (words.some((word) => word.startsWith('-'))) {
    console.log(usage);
    process.exitCode = words.includes('--help') ? 0 : 2;
    return;
  }
  loadEnvironment();
  await buildSite((sentence) => console.log(sentence));
  await buildEditor((sentence) => console.log(sentence));
  const product = await startWholeProduct();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserArguments,
  });
  try {
    await mkdir(folder, { recursive: true });
    const context = await browser.newContext({ viewport: screen, reducedMotion: 'reduce' });
    await comeIn(context, product);
    await withoutFirstSteps(context, `${product.service}/edit`);
    await takeAll(context, `${product.service}/edit`, words);
  } finally {
    await browser.close();
    await product.stop();
  }
});

/** What greets who comes for the first time is not what the text speaks of. */
async function withoutFirstSteps(context: BrowserContext, editor: string): Promise<void> {
  const on = await context.newPage();
  await on.goto(`${editor}/content`);
  await on.getByRole('button', { name: 'Leave it out for ever' }).click();
  await on.close();
}

async function takeAll(
  context: BrowserContext,
  editor: string,
  parts: readonly string[],
): Promise<void> {
  const missed: string[] = [];
  for (const [name, scene] of Object.entries(scenes)) {
    if (parts.length > 0 && !parts.some((part) => name.includes(part))) continue;
    const on = await context.newPage();
    on.setDefaultTimeout(LONGEST_MS);
    try {
      await scene(on, editor);
      console.log(`${name}: ${await keep(on, name)} kB`);
    } catch (fault) {
      missed.push(`${name}: ${fault instanceof Error ? fault.message : fault}`);
    }
    await on.close();
  }
  if (missed.length > 0) throw new Error(`Not taken:\n${missed.join('\n')}`);
}

async function keep(on: Page, name: string): Promise<number> {
  // What is far below comes only when somebody scrolls there.
  await on.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  const { size } = await sharp(await on.screenshot())
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
  return Math.round(size / 1000);
}
