import sharp, { type Sharp } from 'sharp';
import { described } from './described.ts';
import { encode } from './formats.ts';
import { coloured, covering, isTurned } from './look.ts';
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
  const { format } = wished;
  const placed = isTurned(wished.look)
    ? await turned(resized(path, wished, limits), wished, limits)
    : resized(path, wished, limits);
  const blurred = wished.blur > 0 ? placed.blur(wished.blur) : placed;
  const finished = framed(coloured(blurred, wished.look), wished);
  if (format === 'json' || format === 'blurhash' || format === 'palette')
    return described(path, finished, { ...wished, format });
  return encode(finished, { ...wished, format, pixels: wished.width * wished.height }).toBuffer();
}

function resized(path: string, wished: Transformation, limits: DrawingLimits): Sharp {
  const size = covering(wished, wished.look.turn);
  return sharp(path, { limitInputPixels: limits.pixels, animated: wished.animated })
    .timeout({ seconds: limits.seconds })
    .autoOrient()
    .extract(wished.region)
    .resize(size.width, size.height, {
      ...(wished.part === 'entropy'
        ? { fit: 'cover', position: sharp.strategy.entropy }
        : { fit: 'fill' }),
    });
}

/** Turned within its frame, which it still covers. */
async function turned(
  picture: Sharp,
  { width, height, look }: Transformation,
  limits: DrawingLimits,
): Promise<Sharp> {
  const step = async (from: Sharp) => {
    const { data, info } = await from.raw().toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const raw = { width, height, channels };
    return { info, next: sharp(data, { raw }).timeout({ seconds: limits.seconds }) };
  };
  const flat = await step(picture.toColourspace('srgb'));
  const { info, next } = await step(flat.next.rotate(-look.turn));
  const left = Math.max(0, Math.floor((info.width - width) / 2));
  const top = Math.max(0, Math.floor((info.height - height) / 2));
  const cut = await step(next.extract({ left, top, width, height }));
  return cut.next.flop(look.flip.across).flip(look.flip.down);
}

function framed(picture: Sharp, wished: Transformation): Sharp {
  const opaque = wished.format === 'jpg';
  const colour = wished.background ?? (opaque ? '#ffffff' : { r: 255, g: 255, b: 255, alpha: 0 });
  const { frame } = wished;
  const placed = frame
    ? picture.extend({
        ...margins(frame.height - wished.height, frame.width - wished.width),
        ...(wished.extended ? { extendWith: 'copy' } : { background: colour }),
      })
    : picture;
  return opaque || wished.background ? placed.flatten({ background: colour }) : placed;
}

function margins(tall: number, wide: number) {
  const top = Math.floor(tall / 2);
  const left = Math.floor(wide / 2);
  return { top, bottom: tall - top, left, right: wide - left };
}
