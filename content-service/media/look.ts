import type { Sharp } from 'sharp';
import { lower, number } from './parameters.ts';

/** What is done to the colours and the direction of a picture. */
export interface Look {
  /** From -100 to 100; 0 changes nothing. */
  readonly brightness: number;
  readonly contrast: number;
  readonly saturation: number;
  /** From 0 to 100. */
  readonly sharpness: number;
  /** Everything in shades of this colour. */
  readonly mono: string | null;
  /** Degrees counter-clockwise, within the frame. */
  readonly turn: number;
  readonly flip: { readonly across: boolean; readonly down: boolean };
}

export function lookOf(query: URLSearchParams, mono: string | null): Look {
  const percent = (name: string, least = -100) => number(query.get(name), least, 100) ?? 0;
  const flip = lower(query.get('flip'));
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

/** Whether the picture lies another way, which only a still one can. */
export function isTurned({ turn, flip }: Look): boolean {
  return turn !== 0 || flip.across || flip.down;
}

export function isPlain(look: Look): boolean {
  const { brightness, contrast, saturation, sharpness, mono } = look;
  const isSame = [brightness, contrast, saturation, sharpness].every((each) => each === 0);
  return isSame && mono === null && !isTurned(look);
}

/** How large a picture is drawn so that it still covers its frame when it is turned in it. */
export function covering(frame: { width: number; height: number }, turn: number) {
  const angle = (turn * Math.PI) / 180;
  const [sine, cosine] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  const { width, height } = frame;
  const factor = Math.max(
    (width * cosine + height * sine) / width,
    (width * sine + height * cosine) / height,
  );
  return { width: Math.ceil(width * factor), height: Math.ceil(height * factor) };
}

export function coloured(picture: Sharp, look: Look): Sharp {
  const { brightness, contrast, saturation, sharpness, mono } = look;
  let next = picture;
  if (saturation !== 0) next = next.modulate({ saturation: 1 + saturation / 100 });
  if (mono) next = next.recomb(shadesOf(mono));
  if (contrast !== 0 || brightness !== 0) {
    const slope = 1 + contrast / 100;
    next = next.linear(slope, 128 * (1 - slope) + (brightness * 255) / 100);
  }
  return sharpness > 0 ? next.sharpen({ sigma: 1, m1: sharpness / 20, m2: sharpness / 10 }) : next;
}

type Row = [number, number, number];

/** White becomes the colour, black stays black. */
function shadesOf(colour: string): [Row, Row, Row] {
  const row = (at: number): Row => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return [0.2126 * part, 0.7152 * part, 0.0722 * part];
  };
  return [row(1), row(3), row(5)];
}
