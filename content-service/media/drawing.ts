import sharp, { type Sharp } from 'sharp';
import { encode } from './formats.ts';
import type { Transformation } from './transform.ts';

// One thread per picture: how many are drawn at once is for the queue to say.
sharp.concurrency(1);
sharp.cache(false);

export interface DrawingLimits {
  readonly pixels: number;
  readonly seconds: number;
}

/** Draws a picture as wished from the file at `path`, upright, in sRGB, without any metadata. */
export async function draw(
  path: string,
  wished: Transformation,
  limits: DrawingLimits,
): Promise<Buffer> {
  const picture = sharp(path, { limitInputPixels: limits.pixels, animated: wished.animated })
    .timeout({ seconds: limits.seconds })
    .autoOrient()
    .extract(wished.region)
    .resize(wished.width, wished.height, {
      ...(wished.part === 'entropy'
        ? { fit: 'cover', position: sharp.strategy.entropy }
        : { fit: 'fill' }),
    });
  const finished = framed(wished.blur > 0 ? picture.blur(wished.blur) : picture, wished);
  return encode(finished, { ...wished, pixels: wished.width * wished.height }).toBuffer();
}

function framed(picture: Sharp, wished: Transformation): Sharp {
  const opaque = wished.format === 'jpg';
  const colour = wished.background ?? (opaque ? '#ffffff' : { r: 255, g: 255, b: 255, alpha: 0 });
  const { frame } = wished;
  const placed = frame
    ? picture.extend({
        ...margins(frame.height - wished.height, frame.width - wished.width),
        background: colour,
      })
    : picture;
  return opaque || wished.background ? placed.flatten({ background: colour }) : placed;
}

function margins(tall: number, wide: number) {
  const top = Math.floor(tall / 2);
  const left = Math.floor(wide / 2);
  return { top, bottom: tall - top, left, right: wide - left };
}
