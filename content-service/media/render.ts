import sharp, { type Sharp } from 'sharp';
import { describePicture } from './described.ts';
import { encode, lighterQuality } from './formats.ts';
import { reduced } from './geometry.ts';
import { adjustColours, coveringSize, isRotatedOrFlipped } from './look.ts';
import { measure } from './measure.ts';
import { UnknownFileType } from './refusals.ts';
import { sniff } from './sniff.ts';
import type { Transformation } from './transform.ts';

// One thread per picture: the queue decides how many are rendered at the same time.
sharp.concurrency(1);
sharp.cache(false);

export interface RenderLimits {
  readonly pixels: number;
  readonly seconds: number;
  /** Effort for AVIF, 0 to 9. */
  readonly effort: number;
}

/** Renders a transformation of the file at `path`, upright, in sRGB, without metadata. */
export async function renderPicture(
  path: string,
  wanted: Transformation,
  limits: RenderLimits,
): Promise<Buffer> {
  await refuseCostly(path, limits);
  const transformation = await withinLimit(path, wanted, limits);
  const { format } = transformation;
  const oriented = isRotatedOrFlipped(transformation.look)
    ? await rotate(resize(path, transformation, limits), transformation, limits)
    : resize(path, transformation, limits);
  const blurred = transformation.blur > 0 ? oriented.blur(transformation.blur) : oriented;
  const finished = addFrame(adjustColours(blurred, transformation.look), transformation);
  if (format === 'json' || format === 'blurhash' || format === 'palette')
    return describePicture(path, finished, { ...transformation, format });
  const encoding = {
    ...transformation,
    format,
    pixels: transformation.width * transformation.height,
    effort: limits.effort,
  };
  const picture = await encode(finished.clone(), encoding).toBuffer();
  const quality = transformation.compressed ? lighterQuality(encoding, picture.length) : null;
  return quality === null ? picture : encode(finished, { ...encoding, quality }).toBuffer();
}

/** What was stored by an earlier version, or restored from a backup, has passed no such check. */
async function refuseCostly(path: string, { pixels }: RenderLimits): Promise<void> {
  const sniffed = await sniff(path, '');
  if (!sniffed) throw new UnknownFileType('');
  await measure({ path, filename: '' }, sniffed, pixels);
}

/** Padding makes each frame of an animation larger: all of them together stay as small as an original has to be. */
async function withinLimit(
  path: string,
  transformation: Transformation,
  { pixels }: RenderLimits,
): Promise<Transformation> {
  if (!transformation.animated || !transformation.frame) return transformation;
  const { pages = 1 } = await sharp(path, { limitInputPixels: pixels }).metadata();
  return reduced(transformation, pixels / pages);
}

function resize(path: string, transformation: Transformation, limits: RenderLimits): Sharp {
  const size = coveringSize(transformation, transformation.look.turn);
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

/** Rotates and flips within the frame, which stays covered. */
async function rotate(
  picture: Sharp,
  { width, height, look }: Transformation,
  limits: RenderLimits,
): Promise<Sharp> {
  // sharp applies operations in a fixed order, so each step is rendered to raw pixels.
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
  const cropped = await step(next.extract({ left, top, width, height }));
  return cropped.next.flop(look.flip.across).flip(look.flip.down);
}

function addFrame(picture: Sharp, transformation: Transformation): Sharp {
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

function margins(height: number, width: number) {
  const top = Math.floor(height / 2);
  const left = Math.floor(width / 2);
  return { top, bottom: height - top, left, right: width - left };
}
