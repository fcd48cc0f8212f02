import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { browserArguments, findBrowser } from '../launch/browser.ts';
import { buildSite } from '../launch/builds.ts';
import { command } from '../launch/command.ts';
import { loadEnvironment, root } from '../launch/environment.ts';
import { startProcess } from '../launch/processes.ts';
import { freePort, startWholeProduct } from '../launch/whole-product.ts';

const usage = `npm run slice-pictures [-- PART …]

Draws a small picture of each section from its first example, as the site shows it, for the palette of the
editor, where they are committed. A part of a name narrows it down.`;

const folder = join(root, 'editor/fields/slices/pictures');
/** Of the part of a section that is drawn, and of the picture. */
const seen = { width: 1100, height: 825 };
const small = { width: 400, height: 300 };

await command(async (words) => {
  if (words.some((word) => word.startsWith('-'))) {
    console.log(usage);
    process.exitCode = words.includes('--help') ? 0 : 2;
    return;
  }
  loadEnvironment();
  await buildSite((sentence) => console.log(sentence));
  const product = await startWholeProduct();
  // The gallery of all examples is a page of development alone.
  const gallery = await startProcess('gallery', join(root, 'site/dev.ts'), {
    folder: join(root, 'site'),
    environment: {
      ...process.env,
      DATA_DIR: join(product.folder, 'gallery'),
      SERVICE_URL: product.service,
      HOST: 'localhost',
      PORT: String(await freePort()),
      LOG_LEVEL: 'error',
    },
    flags: ['--disable-warning=ExperimentalWarning'],
  });
  try {
    await mkdir(folder, { recursive: true });
    await drawAll(`${gallery.address}/gallery`, words);
  } finally {
    await gallery.stop();
    await product.stop();
  }
});

async function drawAll(address: string, parts: readonly string[]): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserArguments,
  });
  try {
    const page = await browser.newPage({ viewport: seen, reducedMotion: 'reduce' });
    await page.goto(address, { waitUntil: 'load' });
    // While one works on the site, its page comes once its sources are read.
    await page.locator('section[aria-label*=": "]').last().waitFor();
    // Header and skip link stay in sight while a page is scrolled.
    await page
      .locator('body > :not(main)')
      .evaluateAll((all) => all.map((other) => other.remove()));
    const names = await page
      .locator('section[aria-label*=": "]')
      .evaluateAll((sections) =>
        sections.map((section) => section.getAttribute('aria-label') ?? ''),
      );
    const firsts = new Map<string, string>();
    for (const name of names) {
      const [kind = ''] = name.split(': ');
      if (!firsts.has(kind)) firsts.set(kind, name);
    }
    for (const [kind, name] of firsts) {
      if (parts.length > 0 && !parts.some((part) => kind.includes(part))) continue;
      const slice = page.locator(`section[aria-label="${name}"] > :not(p)`).first();
      await slice.scrollIntoViewIfNeeded();
      await slice.evaluate(async (element) => {
        const pictures = [...element.querySelectorAll('img')];
        await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
      });
      await draw(await slice.screenshot({ animations: 'disabled' }), `${kind}-default`);
    }
  } finally {
    await browser.close();
  }
}

/** The top of a section; below a low one its own ground goes on. */
async function draw(shot: Buffer, name: string): Promise<void> {
  const { width, height } = await sharp(shot).metadata();
  const top = sharp(shot).extract({
    left: 0,
    top: 0,
    width,
    height: Math.min(height, seen.height),
  });
  const below = Math.max(0, seen.height - height);
  const picture = await sharp(await top.toBuffer())
    .extend({ top: Math.floor(below / 2), bottom: Math.ceil(below / 2), extendWith: 'copy' })
    .toBuffer();
  const { size } = await sharp(picture)
    .resize(small)
    .webp({ quality: 62, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
  console.log(`${name}: ${size} bytes`);
}
