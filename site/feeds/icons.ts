import sharp from 'sharp';
import type { IconPath } from './icon-paths.ts';

/** The sizes that platforms need. A maskable icon has a margin, which platforms may crop. */
const sizes: Readonly<Partial<Record<IconPath, { size: number; inset: number }>>> = {
  '/apple-touch-icon.png': { size: 180, inset: 0 },
  '/icon-192.png': { size: 192, inset: 0 },
  '/icon-512.png': { size: 512, inset: 0 },
  '/icon-maskable.png': { size: 512, inset: 64 },
};

/** Renders an icon from the site's SVG. */
export async function icon(path: IconPath, drawing: Buffer): Promise<Buffer<ArrayBuffer>> {
  const { size, inset } = sizes[path] ?? { size: 32, inset: 0 };
  const picture = await pictureOf(drawing, size, inset);
  return path === '/favicon.ico' ? asIco(picture) : picture;
}

async function pictureOf(drawing: Buffer, size: number, inset: number) {
  const inner = size - 2 * inset;
  const { data } = await sharp(drawing, { density: (72 * inner) / 64 })
    .resize(inner, inner)
    .extend({ top: inset, bottom: inset, left: inset, right: inset, background: '#0c2f4a' })
    .png({ palette: true })
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(data);
}

/** Wraps a PNG in the ICO format. */
function asIco(png: Buffer): Buffer<ArrayBuffer> {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
