import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@farol/server/free-port';
import sharp from 'sharp';
import { launchBrowser } from '../launch/browser.ts';
import { buildSite } from '../launch/builds.ts';
import { chosenParts } from '../launch/chosen-parts.ts';
import { loadEnvironment, root } from '../launch/environment.ts';
import { startProcess } from '../launch/processes.ts';
import { runCommand } from '../launch/run-command.ts';
import { startWholeProduct } from '../launch/whole-product.ts';

const usage = `npm run slice-pictures [-- PART …]

Draws a small picture of each section from its first example, as the site shows it, for the palette of the
editor, where they are committed. A part of a name narrows it down.`;

const folder = join(root, 'editor/fields/slices/pictures');
/** The size of the captured part of a section, and of the picture. */
const captureSize = { width: 1100, height: 825 };
const pictureSize = { width: 400, height: 300 };

await runCommand(async (words) => {
  if (words.some((word) => word.startsWith('-'))) {
    console.log(usage);
    process.exitCode = words.includes('--help') ? 0 : 2;
    return;
  }
  loadEnvironment();
  await buildSite(console.log);
  const product = await startWholeProduct();
  // The gallery of all examples exists only in development.
  const gallery = await startProcess('gallery', join(root, 'site/dev.ts'), {
    folder: join(root, 'site'),
    environment: {
      ...process.env,
      DATA_DIR: join(product.folder, 'gallery'),
      SERVICE_URL: product.service,
      HOST: 'localhost',
      PORT: String(await freePort('localhost')),
      LOG_LEVEL: 'error',
    },
    flags: ['--disable-warning=ExperimentalWarning'],
  });
  try {
    await mkdir(folder, { recursive: true });
    await captureAll(`${gallery.address}/gallery`, words);
  } finally {
    await gallery.stop();
    await product.stop();
  }
});

async function captureAll(address: string, parts: readonly string[]): Promise<void> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: captureSize, reducedMotion: 'reduce' });
    await page.goto(address, { waitUntil: 'load' });
    // The development server renders the page once it has transformed the sources.
    await page.locator('section[aria-label*=": "]').last().waitFor();
    // Header and skip link would stay in sight while the page is scrolled.
    await page
      .locator('body > :not(main)')
      .evaluateAll((elements) => elements.map((element) => element.remove()));
    const names = await page
      .locator('section[aria-label*=": "]')
      .evaluateAll((sections) =>
        sections.map((section) => section.getAttribute('aria-label') ?? ''),
      );
    const firstExamples = new Map<string, string>();
    for (const name of names) {
      const [kind = ''] = name.split(': ');
      if (!firstExamples.has(kind)) firstExamples.set(kind, name);
    }
    const chosen = new Set(chosenParts([...firstExamples.keys()], parts));
    for (const [kind, name] of firstExamples) {
      if (!chosen.has(kind)) continue;
      const slice = page.locator(`section[aria-label="${name}"] > :not(p)`).first();
      await slice.scrollIntoViewIfNeeded();
      await slice.evaluate(async (element) => {
        const images = [...element.querySelectorAll('img')];
        await Promise.all(images.map((image) => image.decode().catch(() => {})));
      });
      await savePicture(await slice.screenshot({ animations: 'disabled' }), `${kind}-default`);
    }
  } finally {
    await browser.close();
  }
}

/** Saves the top of a section. A short one is extended by its edge pixels. */
async function savePicture(screenshot: Buffer, name: string): Promise<void> {
  const { width, height } = await sharp(screenshot).metadata();
  const top = sharp(screenshot).extract({
    left: 0,
    top: 0,
    width,
    height: Math.min(height, captureSize.height),
  });
  const missing = Math.max(0, captureSize.height - height);
  const picture = await sharp(await top.toBuffer())
    .extend({ top: Math.floor(missing / 2), bottom: Math.ceil(missing / 2), extendWith: 'copy' })
    .toBuffer();
  const { size } = await sharp(picture)
    .resize(pictureSize)
    .webp({ quality: 62, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
  console.log(`${name}: ${size} bytes`);
}
