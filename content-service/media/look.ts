import type { Sharp } from 'sharp';
import { lowerCase, number } from './parameters.ts';

/** Adjustments of colours and orientation. */
export interface Look {
  /** From -100 to 100; 0 changes nothing. */
  readonly brightness: number;
  readonly contrast: number;
  readonly saturation: number;
  /** From 0 to 100. */
  readonly sharpness: number;
  /** Renders everything in shades of this colour. */
  readonly mono: string | null;
  /** Rotation in degrees counter-clockwise, within the frame. */
  readonly turn: number;
  readonly flip: { readonly across: boolean; readonly down: boolean };
}

export function lookOf(query: URLSearchParams, mono: string | null): Look {
  const percent = (name: string, min = -100) => number(query.get(name), min, 100) ?? 0;
  const flip = lowerCase(query.get('flip'));
  return {
    brightness: percent('bri'),
    contrast: percent('con'),
    saturation: percent('sat'),
    sharpness: percent('sharp', 0),
    mono,
    turn: (number(query.get('rot'), 0, 360) ?? 0) % 360,
    flip: {
      across: ['h', 'hv', 'vh'].includes(flip),
      down: ['v', 'hv', 'vh'].includes(flip),
    },
  };
}

/** Whether the picture is rotated or flipped, which is only possible for still ones. */
export function isRotatedOrFlipped({ turn, flip }: Look): boolean {
  return turn !== 0 || flip.across || flip.down;
}

export function isUnadjusted(look: Look): boolean {
  const { brightness, contrast, saturation, sharpness, mono } = look;
  const hasNeutralColours = [brightness, contrast, saturation, sharpness].every(
    (value) => value === 0,
  );
  return hasNeutralColours && mono === null && !isRotatedOrFlipped(look);
}

/** The size at which a picture still covers its frame after a rotation. */
export function coveringSize(frame: { width: number; height: number }, turn: number) {
  const angle = (turn * Math.PI) / 180;
  const [sine, cosine] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  const { width, height } = frame;
  const factor = Math.max(
    (width * cosine + height * sine) / width,
    (width * sine + height * cosine) / height,
  );
  return { width: Math.ceil(width * factor), height: Math.ceil(height * factor) };
}

export function adjustColours(picture: Sharp, look: Look): Sharp {
  const { brightness, contrast, saturation, sharpness, mono } = look;
  let next = picture;
  if (saturation !== 0) next = next.modulate({ saturation: 1 + saturation / 100 });
  if (mono) next = next.recomb(shadeMatrix(mono));
  if (contrast !== 0 || brightness !== 0) {
    const slope = 1 + contrast / 100;
    next = next.linear(slope, 128 * (1 - slope) + (brightness * 255) / 100);
  }
  return sharpness > 0 ? next.sharpen({ sigma: 1, m1: sharpness / 20, m2: sharpness / 10 }) : next;
}

type Row = [number, number, number];

/** Maps white to the colour and keeps black. */
function shadeMatrix(colour: string): [Row, Row, Row] {
  const row = (index: number): Row => {
    const channel = Number.parseInt(colour.slice(index, index + 2), 16) / 255;
    return [0.2126 * channel, 0.7152 * channel, 0.0722 * channel];
  };
  return [row(1), row(3), row(5)];
}
