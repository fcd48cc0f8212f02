import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  defaultLanguage,
  type InEach,
  inEach,
  languageNamed,
  languages,
} from '@farol/content-model';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { launchBrowser } from '../launch/browser.ts';
import { buildSite } from '../launch/builds.ts';
import { chosenParts } from '../launch/chosen-parts.ts';
import { loadEnvironment, root } from '../launch/environment.ts';
import { runCommand } from '../launch/run-command.ts';
import { startWholeProduct } from '../launch/whole-product.ts';

/**
 * `npm run screenshots [-- PART …]`: every page type in every language, both colour modes and five widths, into
 * `.artifacts/screenshots`, with a contact sheet for each page type. Arguments select page types by part of their name.
 */
const widths = [320, 390, 768, 1280, 1920];
const modes = ['light', 'dark'] as const;
/** Pages are cut off here. */
const maxHeight = 6000;
const thumbnailSize = { width: 240, height: 720 };

const folder = join(root, '.artifacts/screenshots');

await runCommand(async (requested) => {
  loadEnvironment();
  await buildSite(console.log);
  const product = await startWholeProduct();
  const browser = await launchBrowser();
  try {
    const types = await pageTypes(product.site);
    const chosen = new Set(chosenParts(Object.keys(types), requested));
    await rm(folder, { recursive: true, force: true });
    for (const [type, addresses] of Object.entries(types)) {
      if (!chosen.has(type)) continue;
      const pictures = await takeAll(browser, product.site, type, addresses);
      await contactSheet(type, pictures);
      console.log(`${type}: ${pictures.length} pictures`);
    }
  } finally {
    await browser.close();
    await product.stop();
  }
  console.log(`In ${folder}`);
});

/** The path of each page type in each language, from the sitemap and its alternates. */
async function pageTypes(site: string): Promise<Record<string, InEach<string>>> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const samePath = (path: string) =>
    inEach(({ key }) => (key === defaultLanguage.key ? path || '/' : `/${key}${path}`));
  const alternates = (path: RegExp): InEach<string> => {
    const entry = sitemap.split('<url>').find((text) => path.test(text)) ?? '';
    const paths = samePath('');
    for (const [, code = '', href = ''] of entry.matchAll(
      /hreflang="(\w\w)[^"]*" href="([^"]*)"/g,
    )) {
      const language = languageNamed(code);
      if (language) paths[language.key] = new URL(href).pathname;
    }
    return paths;
  };
  return {
    home: samePath(''),
    programs: samePath('/programs'),
    program: alternates(/<loc>[^<]*\/programs\/[^<]*lisbon/),
    articles: samePath('/articles'),
    article: alternates(/<loc>[^<]*\/articles\/[^<]*kyoto/),
    about: alternates(/<loc>https?:\/\/[^/]*\/about[^<]*</),
    prices: alternates(/<loc>https?:\/\/[^/]*\/prices[^<]*</),
    questions: alternates(/<loc>[^<]*\/frequently-asked-questions</),
    parents: alternates(/<loc>https?:\/\/[^/]*\/parents</),
    destinations: alternates(/<loc>https?:\/\/[^/]*\/destinations</),
    destination: alternates(/<loc>https?:\/\/[^/]*\/destinations\/portugal</),
    contact: alternates(/<loc>https?:\/\/[^/]*\/contact</),
    search: samePath('/search?q=lisb'),
    nothing: samePath('/nowhere'),
  };
}

interface Picture {
  file: string;
  label: string;
}

async function takeAll(
  browser: Browser,
  site: string,
  type: string,
  addresses: InEach<string>,
): Promise<Picture[]> {
  await mkdir(join(folder, type), { recursive: true });
  const pictures: Picture[] = [];
  for (const width of widths)
    for (const mode of modes) {
      const context = await browser.newContext({ viewport: { width, height: 900 } });
      await context.addInitScript((chosen) => localStorage.setItem('colour-mode', chosen), mode);
      for (const { key: language } of languages) {
        const page = await context.newPage();
        const response = await page.goto(site + addresses[language], { waitUntil: 'load' });
        // A 404 is a page too; a server error is not.
        if (!response || response.status() >= 500)
          throw new Error(
            `${addresses[language]} is answered ${response?.status() ?? 'by nothing'}.`,
          );
        await loadImages(page);
        const label = `${language}-${mode}-${width}`;
        const file = join(folder, type, `${label}.png`);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.screenshot({
          path: file,
          fullPage: true,
          clip: { x: 0, y: 0, width, height: Math.min(height, maxHeight) },
        });
        pictures.push({ file, label });
        await page.close();
      }
      await context.close();
    }
  return pictures;
}

/** Scrolls through the page once, so that lazy images load. */
async function loadImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    scrollTo(0, 0);
    // Hidden images, as in a closed drawer, are never fetched.
    const visible = [...document.images].filter((image) => image.checkVisibility());
    const timeout = new Promise((resolve) => setTimeout(resolve, 10_000));
    await Promise.race([
      timeout,
      Promise.all(visible.map((image) => image.decode().catch(() => {}))),
    ]);
  });
  await page.waitForTimeout(150);
}

async function contactSheet(type: string, pictures: readonly Picture[]): Promise<void> {
  const columns = languages.length * modes.length;
  const { width, height } = thumbnailSize;
  const cells = await Promise.all(
    pictures.map(async ({ file }, index) => ({
      input: await thumbnail(file),
      left: (index % columns) * (width + 8) + 8,
      top: Math.floor(index / columns) * (height + 8) + 8,
    })),
  );
  const rows = Math.ceil(pictures.length / columns);
  await sharp({
    create: {
      width: columns * (width + 8) + 8,
      height: rows * (height + 8) + 8,
      channels: 3,
      background: '#888888',
    },
  })
    .composite(cells)
    .png()
    .toFile(join(folder, `${type}.png`));
}

/** The top of a page, as much of it as fits. */
async function thumbnail(file: string): Promise<Buffer> {
  const { width, height: maxThumbnailHeight } = thumbnailSize;
  const { data, info } = await sharp(file).resize(width).toBuffer({ resolveWithObject: true });
  const height = Math.min(maxThumbnailHeight, info.height);
  return sharp(data).extract({ left: 0, top: 0, width, height }).toBuffer();
}
