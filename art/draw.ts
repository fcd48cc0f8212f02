import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { lockup, lockupShapes } from './logo.ts';
import { portraits } from './portraits.ts';
import { Random } from './random.ts';
import { scenes } from './scenes/index.ts';
import { sourcesHash } from './sources-hash.ts';
import { type Crop, crops, Drawing } from './svg.ts';

const sideBySide = 2;

/** All pictures together are to stay below 15 MB; on pages they are shown smaller and encoded once more. */
const quality = 52;

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

function jpeg(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .composite([
      { input: tile, raw: { width: grainSize, height: grainSize, channels: 4 }, tile: true },
    ])
    .flatten()
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
}

/** The home page's lighthouse with the name in the calm part of its sky. */
function social(): string {
  const size = { width: 1200, height: 630 };
  const drawing = new Drawing('wide', size);
  scenes.find((scene) => scene.name === 'lighthouse')?.draw(drawing);
  return drawing
    .toString()
    .replace(
      /<\/svg>$/,
      `<g transform="translate(150 730)scale(1.350)">${lockupShapes('dark')}</g></svg>`,
    );
}

export function sceneSvg(name: string, crop: Crop): string {
  const scene = scenes.find((one) => one.name === name);
  if (!scene) throw new Error(`There is no scene named ${name}.`);
  const drawing = new Drawing(crop);
  scene.draw(drawing);
  return drawing.toString();
}

/** Every file by its name, with what draws it. */
function files(): Map<string, () => Promise<Buffer> | string> {
  const all = new Map<string, () => Promise<Buffer> | string>();
  for (const { name } of scenes)
    for (const crop of Object.keys(crops) as Crop[])
      all.set(`${name}-${crop}.jpg`, () => jpeg(sceneSvg(name, crop)));
  for (const [key, svg] of portraits()) all.set(`portrait-${key}.jpg`, () => jpeg(svg));
  for (const ground of ['light', 'dark'] as const)
    all.set(`lockup-${ground}.svg`, () => lockup(ground));
  all.set('social.jpg', () => jpeg(social()));
  return all;
}

export interface DrawnPictures {
  count: number;
  bytes: number;
}

/** Draws the pictures of the sample, and says beside them what they were drawn from. */
export async function drawPictures(folder: string): Promise<DrawnPictures> {
  const waiting = [...files()];
  const count = waiting.length;
  let bytes = 0;
  // Each worker takes the next picture until none is left; one thread of libvips each is then enough.
  sharp.concurrency(1);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, drawn] = next;
      const content = await drawn();
      bytes += content.length;
      await writeFile(join(folder, name), content);
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, work));
  await writeFile(join(folder, 'drawn-from.txt'), `${await sourcesHash()}\n`);
  return { count, bytes };
}
