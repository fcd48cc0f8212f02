import type { Random } from '../random.ts';
import { type Drawing, lens, type Point, round, type Stop } from '../svg.ts';

/** Colours from the horizon to the near shore. */
export function sea(d: Drawing, top: number, colours: readonly string[], bottom = d.height): void {
  const last = Math.max(1, colours.length - 1);
  const stops = colours.map((colour, i): Stop => [Math.round((i / last) * 100) / 100, colour]);
  d.rect(-5, top, d.width + 10, bottom - top + 5, d.fade(stops));
}

interface Area {
  top: number;
  bottom: number;
  left?: number;
  right?: number;
}

/** Short flat strokes that grow towards the viewer. */
export function ripples(
  d: Drawing,
  random: Random,
  { top, bottom, left = 0, right = d.width }: Area,
  count: number,
  colour: string,
  alpha = 1,
  size = 1,
): void {
  let path = '';
  for (let i = 0; i < count; i++) {
    const depth = random.next() ** 1.4;
    const y = top + (bottom - top) * depth;
    const half = (8 + 62 * depth) * random.between(0.5, 1.3) * size;
    path += lens(random.between(left, right), y, half, (0.8 + 4.2 * depth) * size);
  }
  d.path(path, colour, alpha);
}

/** The path that a sun, a moon or a lamp lays on the water. */
export function glitter(
  d: Drawing,
  random: Random,
  x: number,
  { top, bottom }: Area,
  [far, near]: Point,
  colour: string,
  alpha = 1,
): void {
  let path = '';
  let y = top;
  while (y < bottom) {
    const depth = (y - top) / (bottom - top);
    const spread = far + (near - far) * depth;
    const thick = 0.9 + 4.6 * depth;
    for (let i = 0; i < 3; i++) {
      const half = spread * random.between(0.12, 0.55) * (i === 0 ? 1 : 0.55);
      const off = (random.next() + random.next() - 1) * spread * (i === 0 ? 0.3 : 0.95);
      path += lens(
        x + off,
        y + random.between(-1, 1) * thick,
        half,
        thick * random.between(0.5, 1),
      );
    }
    y += thick * 2.3 + 0.8;
  }
  d.path(path, colour, alpha);
}

/** The lit edge where a wave runs out on the sand. */
export function foam(
  d: Drawing,
  random: Random,
  points: readonly Point[],
  thick: number,
  colour: string,
  alpha = 1,
): void {
  let upper = '';
  const lower: Point[] = [];
  points.forEach(([x, y], i) => {
    const next = points[i + 1];
    if (i === 0) upper += `M${round(x)},${round(y)}`;
    lower.unshift([x, y + thick * random.between(0.2, 0.6)]);
    if (!next) return;
    // Scallops: the water draws little arcs.
    const steps = 4;
    for (let s = 1; s <= steps; s++) {
      const t = s / steps;
      const to = [x + (next[0] - x) * t, y + (next[1] - y) * t + random.between(-0.3, 0.3) * thick];
      const radius = (Math.abs(next[0] - x) / steps) * random.between(0.6, 1.1) + thick;
      upper += `A${round(radius)},${round(radius * 0.6)} 0 0 1 ${to.map(round).join(',')}`;
    }
  });
  d.path(`${upper}${lower.map(([x, y]) => `L${round(x)},${round(y)}`).join('')}Z`, colour, alpha);
}
