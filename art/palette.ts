/** The colours all scenes share, and how they are mixed. */
export const brand = {
  night: '#071d30',
  sea: '#0c2f4a',
  lamp: '#ffb73a',
  paleLamp: '#ffe1a1',
  sand: '#f4e8d2',
  coral: '#ee6c4d',
  leaf: '#2e7d5b',
} as const;

/** Neighbours of the brand colours that keep the scenes one family. */
export const tone = {
  dusk: '#3b4a78',
  plum: '#5a3d66',
  rose: '#f2a48b',
  blush: '#f9cdb0',
  brick: '#b9472f',
  rust: '#8c3426',
  terracotta: '#d4673f',
  teal: '#1f7a8c',
  lagoon: '#3fa7a3',
  foam: '#e9f4ef',
  mist: '#cfdedd',
  haze: '#9dbfc9',
  sky: '#6fb3cc',
  pine: '#15493f',
  moss: '#5f8f4e',
  lime: '#a5b957',
  stone: '#8d8a80',
  slate: '#4a5a68',
  wood: '#6b4430',
  bark: '#3c2a26',
  cream: '#fff6e3',
} as const;

type Lab = [number, number, number];

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const fromLinear = (v: number): number =>
  v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055;

function toLab(hex: string): Lab {
  const [r, g, b] = [1, 3, 5].map((i) => toLinear(Number.parseInt(hex.slice(i, i + 2), 16) / 255));
  const [x, y, z] = [r ?? 0, g ?? 0, b ?? 0];
  const l = Math.cbrt(0.4122214708 * x + 0.5363325363 * y + 0.0514459929 * z);
  const m = Math.cbrt(0.2119034982 * x + 0.6806995451 * y + 0.1073969566 * z);
  const s = Math.cbrt(0.0883024619 * x + 0.2817188376 * y + 0.6299787005 * z);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const parts = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const pair = (v: number) =>
    Math.round(Math.min(1, Math.max(0, fromLinear(Math.max(0, v)))) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${parts.map(pair).join('')}`;
}

/** Mixes in OKLab, where the way from blue to amber does not lead through mud. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [toLab(from), toLab(to)];
  return toHex([
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
    a[2] + (b[2] - a[2]) * share,
  ]);
}

export const lighter = (colour: string, share: number): string => mix(colour, tone.cream, share);
export const darker = (colour: string, share: number): string => mix(colour, brand.night, share);
