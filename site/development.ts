import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import text from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import pino from 'pino';
import earlyScript from './browser/early.ts?raw';
import { generatedImages } from './feeds/generated-images.ts';
import { galleryPage } from './gallery/gallery.tsx';
import { fileOf } from './http/files.ts';
import type { Assets } from './render/assets.ts';
import type { Settings } from './settings.ts';
import { startSite } from './site.ts';

const fontFace = (family: string, address: string) =>
  `@font-face{font-family:"${family}";src:url(${address}) format("woff2");font-weight:400 800;font-display:swap}`;

/** In place of the built assets: scripts and fonts served by Vite. */
const assets: Assets = {
  // Written without types, so that it needs no build.
  earlyScript: `{${earlyScript}}`,
  mainScript: { address: '/browser/main.ts' },
  fontFaces: fontFace('Farol Display', display) + fontFace('Farol Text', text),
  fonts: [],
  wholeStyle: null,
  besideScript: '/browser/beside.ts',
  development: ['/@vite/client'],
};

export async function startDevelopment(options: { settings: Settings; fontFile: string }) {
  const site = fileURLToPath(new URL('.', import.meta.url));
  const files = [
    ...(await generatedImages(site)),
    ['/icon.svg', await readFile(join(site, 'public', 'icon.svg'))] as const,
  ];
  return startSite({
    ...options,
    log: pino({ level: options.settings.logLevel }),
    clock: Date.now,
    files: new Map(files.map(([path, bytes]) => [path, fileOf(path, bytes)])),
    assets,
    version: 'development',
    extraPages: { '/gallery': galleryPage },
  });
}
