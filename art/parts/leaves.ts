import { mix } from '../palette.ts';
import type { Random } from '../random.ts';
import { type Drawing, type Point, polygon, round, type Side } from '../svg.ts';

/** One feathered leaf: a bowed rib with leaflets hanging from both sides. */
export function frond(
  d: Drawing,
  x: number,
  y: number,
  length: number,
  degrees: number,
  fill: string,
  { droop = 0.5, width = 0.2, leaflets = 16, alpha = 1 } = {},
): void {
  const a = (degrees * Math.PI) / 180;
  const tip: Point = [x + Math.cos(a) * length, y + Math.sin(a) * length + droop * length];
  const mid: Point = [x + Math.cos(a) * length * 0.6, y + Math.sin(a) * length * 0.75];
  let path = '';
  for (let i = 1; i <= leaflets; i++) {
    const t = i / (leaflets + 1);
    const u = 1 - t;
    const px = u * u * x + 2 * u * t * mid[0] + t * t * tip[0];
    const py = u * u * y + 2 * u * t * mid[1] + t * t * tip[1];
    const dx = 2 * u * (mid[0] - x) + 2 * t * (tip[0] - mid[0]);
    const dy = 2 * u * (mid[1] - y) + 2 * t * (tip[1] - mid[1]);
    const l = Math.hypot(dx, dy) || 1;
    const [ux, uy] = [dx / l, dy / l];
    const reach = length * width * Math.sin(Math.PI * (0.12 + 0.82 * t)) ** 0.8;
    const w = (length / leaflets) * 0.42;
    for (const side of [-1, 1]) {
      const ex = px + (ux * 0.62 - side * uy * 0.8) * reach;
      const ey = py + (uy * 0.62 + side * ux * 0.8) * reach + reach * 0.22;
      path += polygon([
        [px - ux * w, py - uy * w],
        [ex, ey],
        [px + ux * w, py + uy * w],
      ]);
    }
  }
  const rib = `M${round(x)},${round(y - length * 0.012)}Q${round(mid[0])},${round(mid[1] - length * 0.01)} ${round(tip[0])},${round(tip[1])}Q${round(mid[0])},${round(mid[1] + length * 0.014)} ${round(x)},${round(y + length * 0.012)}Z`;
  d.path(path + rib, fill, alpha);
}

/** A palm: bowed ringed trunk, dark fronds behind, lit fronds before. */
export function palm(
  d: Drawing,
  random: Random,
  x: number,
  y: number,
  h: number,
  lean: number,
  colours: { trunk: string; trunkLit: string; shade: string; leaf: string; lit: string },
  light: Side,
  size = 0.4,
): void {
  const s = light === 'left' ? -1 : 1;
  const w = h * 0.026;
  const at = (t: number): Point => [x + lean * t * t, y - h * t];
  const outline: Point[] = [];
  for (let i = 0; i <= 8; i++)
    outline.push([at(i / 8)[0] - w * (1.25 - 0.5 * (i / 8)), at(i / 8)[1]]);
  for (let i = 8; i >= 0; i--)
    outline.push([at(i / 8)[0] + w * (1.25 - 0.5 * (i / 8)), at(i / 8)[1]]);
  d.shape(outline, colours.trunk);
  let rings = '';
  for (let i = 1; i < 16; i++) {
    const [px, py] = at(i / 16);
    const half = w * (1.15 - 0.5 * (i / 16));
    rings += polygon([
      [px + s * half, py],
      [px + s * half * 0.1, py - h * 0.006],
      [px + s * half, py - h * 0.03],
    ]);
  }
  d.path(rings, colours.trunkLit);
  const [tx, ty] = at(1);
  const length = h * size;
  const fan = (angles: readonly number[], fill: string): void => {
    for (const angle of angles) {
      frond(d, tx, ty, length * random.between(0.85, 1.1), angle + random.between(-7, 7), fill, {
        droop: 0.42 + 0.25 * Math.abs(Math.cos((angle * Math.PI) / 180)),
      });
    }
  };
  fan([-178, -140, -100, -60, -20, 8, 172], colours.shade);
  fan(s < 0 ? [-62, -25, -95] : [-118, -155, -85], colours.leaf);
  fan(s < 0 ? [-160, -125, -192] : [-55, -20, 12], colours.lit);
  d.circle(tx, ty, w * 1.4, colours.shade);
}

/** One pointed leaf with a midrib. */
export function leaf(
  d: Drawing,
  x: number,
  y: number,
  length: number,
  degrees: number,
  width: number,
  fill: string,
  vein?: string,
): void {
  const a = (degrees * Math.PI) / 180;
  const [ux, uy] = [Math.cos(a), Math.sin(a)];
  const p = (t: number, o: number): Point => [
    x + ux * length * t - uy * o * width,
    y + uy * length * t + ux * o * width,
  ];
  d.path(
    `M${p(0, 0).map(round).join(',')}Q${p(0.35, 1).map(round).join(',')} ${p(1, 0).map(round).join(',')}Q${p(0.35, -1).map(round).join(',')} ${p(0, 0).map(round).join(',')}Z`,
    fill,
  );
  if (vein) {
    d.path(
      `M${p(0, 0).map(round).join(',')}Q${p(0.35, 1).map(round).join(',')} ${p(1, 0).map(round).join(',')}Z`,
      mix(fill, vein, 0.5),
    );
  }
}

/** Blades of grass along a line, in one path. */
export function grass(
  d: Drawing,
  random: Random,
  points: readonly Point[],
  height: number,
  fill: string,
  blades = 3,
): void {
  let path = '';
  for (const [x, y] of points) {
    for (let i = 0; i < blades; i++) {
      const h = height * random.between(0.5, 1.1);
      const bend = random.between(-0.45, 0.45) * h;
      const foot = x + random.between(-0.4, 0.4) * height;
      const w = Math.max(0.8, h * 0.05);
      path += `M${round(foot - w)},${round(y + 3)}Q${round(foot + bend * 0.2)},${round(y - h * 0.6)} ${round(foot + bend)},${round(y - h)}Q${round(foot + bend * 0.3 + w)},${round(y - h * 0.5)} ${round(foot + w)},${round(y + 3)}Z`;
    }
  }
  d.path(path, fill);
}
