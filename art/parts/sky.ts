import { mix } from '../palette.ts';
import type { Random } from '../random.ts';
import {
  type Drawing,
  disc,
  lens,
  type Point,
  polygon,
  round,
  type Side,
  type Stop,
  spline,
} from '../svg.ts';

/** Colours from the zenith down to the horizon. */
export function sky(d: Drawing, colours: readonly string[], bottom = d.height): void {
  const last = Math.max(1, colours.length - 1);
  const stops = colours.map((colour, i): Stop => [Math.round((i / last) * 100) / 100, colour]);
  // The whole sheet takes the tint of the horizon, so that no seam stays bare.
  d.rect(-5, -5, d.width + 10, d.height + 10, colours[colours.length - 1] ?? '#ffffff');
  d.rect(-5, -5, d.width + 10, bottom + 10, d.fade(stops));
}

/** A disc with rings of light around it, as a lithographer lays one tint over the other. */
export function sun(
  d: Drawing,
  x: number,
  y: number,
  r: number,
  colour: string,
  { halo = colour, rings = 4, reach = 6, strength = 0.13 } = {},
): void {
  d.glow(x, y, r * reach * 1.3, halo, strength * 2.2);
  for (let i = rings; i >= 1; i--) {
    d.circle(x, y, r * (1 + ((reach - 1) * i ** 1.3) / rings ** 1.3), halo, strength);
  }
  d.circle(x, y, r, colour);
}

export function crescent(d: Drawing, x: number, y: number, r: number, colour: string): void {
  d.glow(x, y, r * 5, colour, 0.3);
  d.path(
    `M${round(x - r * 0.3)},${round(y - r)}A${round(r)},${round(r)} 0 1 1 ${round(x - r * 0.3)},${round(y + r)}A${round(r * 1.25)},${round(r * 1.25)} 0 0 0 ${round(x - r * 0.3)},${round(y - r)}Z`,
    colour,
  );
}

export function stars(
  d: Drawing,
  random: Random,
  bottom: number,
  count: number,
  colour: string,
): void {
  let small = '';
  let bright = '';
  for (let i = 0; i < count; i++) {
    const x = random.between(0, d.width);
    // Denser high up, thinned out by the light of the horizon.
    const y = bottom * random.next() ** 1.35;
    if (random.chance(0.12)) bright += disc(x, y, random.between(1.6, 2.6));
    else small += disc(x, y, random.between(0.6, 1.3));
  }
  d.path(small, colour, 0.65);
  d.path(bright, colour);
}

/** Long flat clouds, each a few strokes of the brush lying on each other. */
export function streaks(
  d: Drawing,
  random: Random,
  area: { top: number; bottom: number; left?: number; right?: number },
  count: number,
  colour: string,
  alpha = 1,
): void {
  const { top, bottom, left = 0, right = d.width } = area;
  let path = '';
  for (let i = 0; i < count; i++) {
    const x = random.between(left, right);
    const y = random.between(top, bottom);
    const half = random.between(60, 190);
    path += lens(x, y, half, random.between(6, 13));
    path += lens(x + random.between(-90, 90), y + random.between(7, 13), half * 0.7, 7);
    path += lens(x + random.between(-60, 60), y - random.between(7, 12), half * 0.45, 6);
  }
  d.path(path, colour, alpha);
}

/** A heap cloud with a flat base: bright towards the light, a shaded belly. */
export function cumulus(
  d: Drawing,
  random: Random,
  x: number,
  base: number,
  width: number,
  colours: { light: string; shade: string },
  side: Side = 'left',
): void {
  const toLight = side === 'left' ? -1 : 1;
  const humps: { x: number; y: number; r: number }[] = [];
  const count = 9;
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count - 0.5;
    const arch = Math.cos(t * Math.PI) ** 0.8;
    const r = width * (0.05 + 0.085 * arch) * random.between(0.8, 1.25);
    humps.push({ x: x + t * width, y: base - r * 0.75 - width * 0.09 * arch * random.next(), r });
  }
  const outline = humps.map((h) => disc(h.x, h.y, h.r)).join('');
  const flat = `M${round(x - width * 0.75)},${round(base - width)}h${round(width * 1.5)}v${round(width)}h${round(-width * 1.5)}Z`;
  d.clipped(flat, () => {
    // The belly joins the heads, so that no sky shows between them and the base.
    const belly = polygon([
      [x - width * 0.5, base],
      [x - width * 0.46, base - width * 0.07],
      [x + width * 0.46, base - width * 0.07],
      [x + width * 0.5, base],
    ]);
    d.path(belly, colours.shade);
    d.path(`${outline}${lens(x, base, width * 0.58, width * 0.05)}`, colours.shade);
    d.path(
      humps.map((h) => disc(h.x + toLight * h.r * 0.16, h.y - h.r * 0.16, h.r * 0.86)).join(''),
      mix(colours.shade, colours.light, 0.55),
    );
    d.path(
      humps.map((h) => disc(h.x + toLight * h.r * 0.3, h.y - h.r * 0.32, h.r * 0.64)).join(''),
      colours.light,
    );
  });
}

/** A bank of mist: long flat strokes of the brush that lie closest at its heart. */
export function bank(
  d: Drawing,
  random: Random,
  y: number,
  swell: number,
  fill: string,
  alpha = 1,
  bottom = y + swell * 3,
): void {
  const middle = (y + bottom) / 2;
  const half = (bottom - y) / 2 + swell * 0.4;
  let path = '';
  for (let i = 0; i < (d.width / swell) * 1.6; i++) {
    const off = (random.next() + random.next() - 1) * half;
    const reach = swell * random.between(4, 10) * (1 - (Math.abs(off) / half) * 0.6);
    path += lens(random.between(0, d.width), middle + off, reach, swell * random.between(0.3, 0.6));
  }
  d.path(path, fill, alpha);
}

/** Birds seen from far: two bent wings each. */
export function birds(
  d: Drawing,
  random: Random,
  at: Point,
  spread: Point,
  count: number,
  size: number,
  colour: string,
): void {
  let path = '';
  for (let i = 0; i < count; i++) {
    const x = at[0] + random.between(-spread[0], spread[0]);
    const y = at[1] + random.between(-spread[1], spread[1]);
    const s = size * random.between(0.6, 1.15);
    const tilt = random.between(-0.25, 0.25) * s;
    path += spline(
      [
        [x - s, y - s * 0.18 - tilt],
        [x - s * 0.5, y - s * 0.42 - tilt * 0.5],
        [x, y],
        [x + s * 0.5, y - s * 0.42 + tilt * 0.5],
        [x + s, y - s * 0.18 + tilt],
        [x + s * 0.48, y - s * 0.26 + tilt * 0.5],
        [x, y + s * 0.16],
        [x - s * 0.48, y - s * 0.26 - tilt * 0.5],
      ],
      true,
    );
  }
  d.path(path, colour);
}
