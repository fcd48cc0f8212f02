import { stat } from 'node:fs/promises';
import { encode as blurhash } from 'blurhash';
import sharp, { type Sharp } from 'sharp';
import { paletteOf } from './palette.ts';

interface DescriptionRequest {
  readonly format: 'json' | 'blurhash' | 'palette';
  readonly width: number;
  readonly height: number;
  readonly frame: { readonly width: number; readonly height: number } | null;
  readonly colours: number;
}

/** A description of a picture instead of the picture, in imgix's formats. */
export async function describePicture(
  path: string,
  picture: Sharp,
  request: DescriptionRequest,
): Promise<Buffer> {
  if (request.format === 'json') return Buffer.from(JSON.stringify(await factsOf(path, request)));
  // The first frame of an animation, scaled down, because the following steps process every pixel.
  const firstFrame = await picture.png().toBuffer();
  const small = sharp(firstFrame).resize(64, 64, { fit: 'inside', withoutEnlargement: true });
  const { data, info } = await small
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (request.format === 'palette')
    return Buffer.from(JSON.stringify(paletteOf(data, request.colours)));
  const [across, down] = info.width >= info.height ? [4, 3] : [3, 4];
  const pixels = new Uint8ClampedArray(data);
  return Buffer.from(blurhash(pixels, info.width, info.height, across, down));
}

/** Facts about the file and the result, without camera metadata such as places and people, which is private. */
async function factsOf(path: string, { width, height, frame }: DescriptionRequest) {
  const facts = await sharp(path, { limitInputPixels: false }).metadata();
  return {
    'Content-Type': `image/${facts.format === 'heif' ? 'avif' : facts.format}`,
    'Content-Length': String((await stat(path)).size),
    PixelWidth: facts.autoOrient.width,
    PixelHeight: facts.autoOrient.height,
    Orientation: facts.orientation ?? 1,
    ColorModel: facts.space === 'b-w' ? 'Gray' : facts.space === 'cmyk' ? 'CMYK' : 'RGB',
    Depth: facts.depth === 'ushort' ? 16 : 8,
    HasAlpha: facts.hasAlpha,
    ...(facts.density === undefined ? {} : { DPIWidth: facts.density, DPIHeight: facts.density }),
    Output: { PixelWidth: frame?.width ?? width, PixelHeight: frame?.height ?? height },
  };
}
