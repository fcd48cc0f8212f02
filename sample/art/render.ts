/**
 * Draws everything into a folder: `node sample/art/render.ts FOLDER [part of a scene's name]`.
 * The same sources give the same bytes; a folder that already holds them is left alone.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { appIcon, lockup, lockupShapes, mark, wordmark } from './logo.ts';
import { portraits } from './portraits.ts';
import { Random } from './random.ts';
import { scenes } from './scenes/index.ts';
import { type Crop, crops, Drawing } from './svg.ts';

const grainSize = 256;

/** Fine paper grain, even enough that it does not cost the compressor much. */
function grain(): Buffer {
  const random = new Random('grain');
  const pixels = Buffer.alloc(grainSize * grainSize * 4);
  for (let i = 0; i < grainSize * grainSize; i++) {
    const light = random.chance(0.5) ? 255 : 0;
    pixels.fill(light, i * 4, i * 4 + 3);
    pixels[i * 4 + 3] = Math.floor(random.next() ** 2 * 9);
  }
  return pixels;
}

const tile = grain();

async function jpeg(svg: string, file: string): Promise<void> {
  const picture = await sharp(Buffer.from(svg))
    .composite([
      { input: tile, raw: { width: grainSize, height: grainSize, channels: 4 }, tile: true },
    ])
    .flatten()
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
  await writeFile(file, picture);
}

const png = (size: number, maskable: boolean): Promise<Buffer> =>
  sharp(Buffer.from(appIcon(size, maskable)))
    .png({ compressionLevel: 9 })
    .toBuffer();

/** The home page's lighthouse with the name in the calm part of its sky. */
function social(): string {
  const size = { width: 1200, height: 630 };
  const d = new Drawing('wide', size);
  scenes.find((scene) => scene.name === 'lighthouse')?.draw(d);
  return d
    .toString()
    .replace(
      /<\/svg>$/,
      `<g transform="translate(150 730)scale(1.350)">${lockupShapes('dark')}</g></svg>`,
    );
}

async function renderIdentity(folder: string): Promise<void> {
  for (const ground of ['light', 'dark'] as const) {
    await writeFile(join(folder, `mark-${ground}.svg`), mark(ground));
    await writeFile(join(folder, `wordmark-${ground}.svg`), wordmark(ground));
    await writeFile(join(folder, `lockup-${ground}.svg`), lockup(ground));
  }
  for (const size of [16, 32, 48, 180, 192, 512]) {
    await writeFile(join(folder, `icon-${size}.png`), await png(size, false));
  }
  await writeFile(join(folder, 'icon-512-maskable.png'), await png(512, true));
  await writeFile(join(folder, 'favicon.svg'), appIcon(64, false));
  await jpeg(social(), join(folder, 'social.jpg'));
}

/** A hash of all sources of the art: it changes when any picture could. */
async function version(): Promise<string> {
  const here = dirname(fileURLToPath(import.meta.url));
  const files = (await readdir(here, { recursive: true }))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
  const hash = createHash('sha256').update(JSON.stringify(sharp.versions));
  for (const file of files) hash.update(file).update(await readFile(join(here, file)));
  return hash.digest('hex');
}

export function sceneSvg(name: string, crop: Crop): string {
  const scene = scenes.find((one) => one.name === name);
  if (!scene) throw new Error(`There is no scene named ${name}.`);
  const d = new Drawing(crop);
  scene.draw(d);
  return d.toString();
}

/** Writes all pictures; `only` limits it to scenes whose name contains it, and then leaves no stamp. */
export async function renderAll(
  folder: string,
  { concurrency = 2, only = '' }: { concurrency?: number; only?: string } = {},
): Promise<{ rendered: number }> {
  await mkdir(folder, { recursive: true });
  const stampFile = join(folder, 'art-version.txt');
  const stamp = await version();
  const found = await readFile(stampFile, 'utf8').catch(() => '');
  if (found === stamp && only === '') return { rendered: 0 };
  const jobs: (() => Promise<void>)[] = scenes
    .filter((scene) => scene.name.includes(only))
    .flatMap((scene) =>
      (Object.keys(crops) as Crop[]).map(
        (crop) => () => jpeg(sceneSvg(scene.name, crop), join(folder, `${scene.name}-${crop}.jpg`)),
      ),
    );
  if (only === '') {
    for (const [key, svg] of portraits()) {
      jobs.push(() => jpeg(svg, join(folder, `portrait-${key}.jpg`)));
    }
    jobs.push(() => renderIdentity(folder));
  }
  const rendered = jobs.length;
  // Each worker takes the next job until none is left; one thread of libvips each is then enough.
  const threads = sharp.concurrency();
  sharp.concurrency(1);
  const worker = async (): Promise<void> => {
    for (let job = jobs.shift(); job; job = jobs.shift()) await job();
  };
  await Promise.all(Array.from({ length: concurrency }, worker)).finally(() =>
    sharp.concurrency(threads),
  );
  if (only === '') await writeFile(stampFile, stamp);
  return { rendered };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder, only = ''] = process.argv.slice(2);
  if (!folder) throw new Error('Usage: node sample/art/render.ts FOLDER [part of a scene name]');
  const start = performance.now();
  const { rendered } = await renderAll(folder, { only });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(rendered === 0 ? 'Nothing to do.' : `${rendered} pictures or sets in ${seconds} s.`);
}
