import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { iconPaths } from './icon-paths.ts';
import { icon } from './icons.ts';

/** The widths that flag hosts offer. */
const flagWidths = [20, 40];

/** The icons and flags of the site, by address; generated at build time. */
export async function generatedImages(
  site: string,
): Promise<ReadonlyMap<string, Buffer<ArrayBuffer>>> {
  const files = new Map<string, Buffer<ArrayBuffer>>();
  const drawing = await readFile(join(site, 'public', 'icon.svg'));
  for (const path of iconPaths) files.set(path, await icon(path, drawing));
  const flags = join(site, 'layout', 'flags');
  for (const name of await readdir(flags)) {
    const [country, kind] = name.split('.');
    if (kind !== 'svg') continue;
    const flag = await readFile(join(flags, name));
    for (const width of flagWidths)
      files.set(`/flags/w${width}/${country}.png`, await flagOf(flag, width));
  }
  return files;
}

async function flagOf(drawing: Buffer, width: number): Promise<Buffer<ArrayBuffer>> {
  const { data } = await sharp(drawing, { density: 300 })
    .resize(width, (width * 3) / 4, { fit: 'fill' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(data);
}
