import sharp, { type Sharp } from 'sharp';
import { described } from './described.ts';
import { encode } from './formats.ts';
import { coloured, covering, isTurned } from './look.ts';
import type { Transformation } from './transform.ts';

// One thread per picture: how many are drawn at once is for the queue to say.
sharp.concurrency(1);
sharp.cache(false);

export interface RenderLimits {
  readonly pixels: number;
  readonly seconds: number;
  /** What is spent on an AVIF, 0 to 9. */
  readonly effort: number;
}

/** Draws a picture as wished from the file at `path`, upright, in sRGB, without any metadata. */
export async function renderPicture(
  path: string,
  transformation: Transformation,
  limits: RenderLimits,
): Promise<Buffer> {
  const { format } = transformation;
  const placed = isTurned(transformation.look)
    ? await turned(resized(path, transformation, limits), transformation, limits)
    : resized(path, transformation, limits);
  const blurred = transformation.blur > 0 ? placed.blur(transformation.blur) : placed;
  const finished = framed(coloured(blurred, transformation.look), transformation);
  if (format === 'json' || format === 'blurhash' || format === 'palette')
    return described(path, finished, { ...transformation, format });
  return encode(finished, {
    ...transformation,
    format,
    pixels: transformation.width * transformation.height,
    effort: limits.effort,
  }).toBuffer();
}

function resized(path: string, transformation: Transformation, limits: RenderLimits): Sharp {
  const size = covering(transformation, transformation.look.turn);
  return sharp(path, { limitInputPixels: limits.pixels, animated: transformation.animated })
    .timeout({ seconds: limits.seconds })
    .autoOrient()
    .extract(transformation.region)
    .resize(size.width, size.height, {
      ...(transformation.part === 'entropy'
        ? { fit: 'cover', position: sharp.strategy.entropy }
        : { fit: 'fill' }),
    });
}

/** Turned within its frame, which it still covers. */
async function turned(
  picture: Sharp,
  { width, height, look }: Transformation,
  limits: RenderLimits,
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

function framed(picture: Sharp, transformation: Transformation): Sharp {
  const opaque = transformation.format === 'jpg';
  const colour =
    transformation.background ?? (opaque ? '#ffffff' : { r: 255, g: 255, b: 255, alpha: 0 });
  const { frame } = transformation;
  const placed = frame
    ? picture.extend({
        ...margins(frame.height - transformation.height, frame.width - transformation.width),
        ...(transformation.extended ? { extendWith: 'copy' } : { background: colour }),
      })
    : picture;
  return opaque || transformation.background ? placed.flatten({ background: colour }) : placed;
}

function margins(tall: number, wide: number) {
  const top = Math.floor(tall / 2);
  const left = Math.floor(wide / 2);
  return { top, bottom: tall - top, left, right: wide - left };
}
