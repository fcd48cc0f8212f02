import { darker, lighter, mix } from '../palette.ts';
import type { Random } from '../random.ts';
import { type Drawing, disc, type Point, round, type Side } from '../svg.ts';
import { frond, leaf } from './leaves.ts';

/** A tree fern: dark furred stem and a parasol of fronds. */
export function treeFern(
  d: Drawing,
  random: Random,
  x: number,
  y: number,
  h: number,
  colours: { stem: string; shade: string; lit: string },
  light: Side,
): void {
  d.shape(
    [
      [x - h * 0.03, y],
      [x - h * 0.02, y - h],
      [x + h * 0.02, y - h],
      [x + h * 0.03, y],
    ],
    colours.stem,
  );
  let scars = '';
  for (let i = 0; i < 14; i++)
    scars += `M${round(x - h * 0.02)},${round(y - h * (i / 14))}l${round(h * 0.04)},${round(-h * 0.02)}v${round(h * 0.012)}Z`;
  d.path(scars, lighter(colours.stem, 0.2));
  const fan = (angles: readonly number[], fill: string): void => {
    for (const angle of angles) {
      frond(d, x, y - h, h * random.between(0.52, 0.64), angle + random.between(-6, 6), fill, {
        droop: 0.34,
        width: 0.16,
        leaflets: 22,
      });
    }
  };
  fan([-172, -150, -122, -92, -60, -32, -8, 14, 166], colours.shade);
  fan(light === 'left' ? [-162, -138, -108] : [-72, -44, -18], colours.lit);
}

/** Frailejón: a stem in a skirt of dead leaves, a silver rosette, yellow flower heads. */
export function frailejon(
  d: Drawing,
  random: Random,
  x: number,
  y: number,
  h: number,
  colours: { stem: string; leaf: string; lit: string; flower: string },
  light: Side,
): void {
  const s = light === 'left' ? -1 : 1;
  const w = h * 0.13;
  d.shape(
    [
      [x - w * 0.8, y],
      [x - w, y - h * 0.4],
      [x - w * 0.9, y - h * 0.72],
      [x + w * 0.9, y - h * 0.72],
      [x + w, y - h * 0.4],
      [x + w * 0.8, y],
    ],
    colours.stem,
  );
  for (let i = 0; i < 16; i++) {
    const px = x + random.between(-w, w) * 0.9;
    leaf(
      d,
      px,
      y - h * random.between(0.3, 0.74),
      h * 0.2,
      90 + random.between(-14, 14),
      h * 0.03,
      mix(colours.stem, colours.lit, px * s > x * s ? 0.4 : 0.1),
    );
  }
  const cy = y - h * 0.74;
  for (let i = 0; i < 11; i++)
    leaf(d, x, cy, h * 0.36, -190 + i * 20, h * 0.07, darker(colours.leaf, 0.25));
  for (let i = 0; i < 9; i++) {
    const angle = -176 + i * 21;
    const towards = Math.cos((angle * Math.PI) / 180) * s;
    leaf(
      d,
      x,
      cy,
      h * 0.32,
      angle,
      h * 0.062,
      mix(colours.leaf, colours.lit, 0.5 + 0.5 * towards),
      colours.leaf,
    );
  }
  for (const [dx, up] of [
    [-0.1, 0.36],
    [0.04, 0.42],
    [0.15, 0.33],
  ] as const) {
    d.line(
      [
        [x, cy],
        [x + dx * h, cy - h * up],
      ],
      colours.leaf,
      h * 0.014,
    );
    d.circle(x + dx * h, cy - h * up, h * 0.038, colours.flower);
    d.circle(x + dx * h, cy - h * up, h * 0.018, darker(colours.flower, 0.35));
  }
}

/** Broad leaves from a corner: the frame of a forest picture. */
export function leafCorner(
  d: Drawing,
  random: Random,
  x: number,
  y: number,
  size: number,
  from: number,
  to: number,
  fills: readonly [string, ...string[]],
  count = 9,
): void {
  for (let i = 0; i < count; i++) {
    const angle = from + ((to - from) * (i + 0.5)) / count + random.between(-6, 6);
    const fill = fills[i % fills.length] ?? fills[0];
    if (i % 3 === 1)
      frond(d, x, y, size * random.between(0.8, 1.05), angle, fill, { droop: 0.15, width: 0.24 });
    else
      leaf(
        d,
        x,
        y,
        size * random.between(0.65, 1),
        angle,
        size * random.between(0.16, 0.24),
        fill,
        lighter(fill, 0.16),
      );
  }
}

/** Blossom or foliage strewn as dots along a branch. */
export function spray(
  d: Drawing,
  random: Random,
  at: Point,
  spread: Point,
  count: number,
  size: number,
  fill: string,
  alpha = 1,
): void {
  let path = '';
  for (let i = 0; i < count; i++) {
    // Two throws of chance thicken the middle.
    const dx = (random.next() + random.next() - 1) * spread[0];
    const dy = (random.next() + random.next() - 1) * spread[1];
    path += disc(at[0] + dx, at[1] + dy, size * random.between(0.5, 1.2));
  }
  d.path(path, fill, alpha);
}

/** A cane of bamboo with its joints. */
export function bamboo(
  d: Drawing,
  random: Random,
  x: number,
  w: number,
  top: number,
  bottom: number,
  fill: string,
  lit: string,
  light: Side,
): void {
  const lean = random.between(-0.02, 0.02) * (bottom - top);
  d.shape(
    [
      [x - w / 2, bottom],
      [x - w * 0.42 + lean, top],
      [x + w * 0.42 + lean, top],
      [x + w / 2, bottom],
    ],
    fill,
  );
  const s = light === 'left' ? -1 : 1;
  const side = (t: number): number => x + lean * t;
  d.shape(
    [
      [x + s * w * 0.46, bottom],
      [side(1) + s * w * 0.4, top],
      [side(1) + s * w * 0.16, top],
      [x + s * w * 0.18, bottom],
    ],
    lit,
  );
  let joints = '';
  for (let y = top + random.between(10, 60); y < bottom; y += w * random.between(4.4, 5.4)) {
    const cx = side((bottom - y) / (bottom - top));
    joints += `M${round(cx - w * 0.52)},${round(y)}h${round(w * 1.04)}v${round(w * 0.12)}h${round(-w * 1.04)}Z`;
  }
  d.path(joints, darker(fill, 0.3));
}
