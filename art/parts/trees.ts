import type { Random } from '../random.ts';
import { type Drawing, disc, type Point, polygon, round, type Side, spline } from '../svg.ts';

/** A fir of overlapping skirts; the side away from the light is darker. */
export function fir(
  d: Drawing,
  x: number,
  y: number,
  h: number,
  lit: string,
  shade: string,
  light: Side,
): void {
  const tiers = 6;
  const s = light === 'left' ? 1 : -1;
  let whole = '';
  let dark = '';
  for (let i = 0; i < tiers; i++) {
    const top = y - h + (h * 0.8 * i) / tiers;
    const foot = top + h * 0.3;
    const half = h * (0.07 + 0.036 * i);
    whole += polygon([
      [x, top],
      [x + half, foot],
      [x + half * 0.4, foot - h * 0.025],
      [x, foot + h * 0.015],
      [x - half * 0.4, foot - h * 0.025],
      [x - half, foot],
    ]);
    dark += polygon([
      [x, top],
      [x + s * half, foot],
      [x + s * half * 0.4, foot - h * 0.025],
      [x + s * half * 0.1, foot - h * 0.04],
    ]);
  }
  d.rect(x - h * 0.018, y - h * 0.14, h * 0.036, h * 0.14, shade);
  d.path(whole, lit);
  d.path(dark, shade);
}

/** A whole edge of far firs in one silhouette. */
export function firEdge(
  d: Drawing,
  random: Random,
  points: readonly Point[],
  [low, high]: Point,
  fill: string,
  /** Where the wood ends below; null draws the trees alone. */
  bottom: number | null = d.height,
): void {
  let path = '';
  points.forEach(([x, y]) => {
    const h = random.between(low, high);
    const w = h * random.between(0.17, 0.24);
    path += polygon([
      [x, y - h],
      [x + w * 0.5, y - h * 0.55],
      [x + w * 0.3, y - h * 0.55],
      [x + w * 0.8, y - h * 0.2],
      [x + w * 0.5, y - h * 0.2],
      [x + w, y + h * 0.3],
      [x - w, y + h * 0.3],
      [x - w * 0.5, y - h * 0.2],
      [x - w * 0.8, y - h * 0.2],
      [x - w * 0.3, y - h * 0.55],
      [x - w * 0.5, y - h * 0.55],
    ]);
  });
  if (bottom !== null) {
    const first = points[0] ?? [0, 0];
    const last = points[points.length - 1] ?? [0, 0];
    path += polygon([...points, [last[0], bottom], [first[0], bottom]]);
  }
  d.path(path, fill);
}

/** A broad-leaved crown as three tones of clusters: body, light, and glints towards the light. */
export function crown(
  d: Drawing,
  random: Random,
  x: number,
  y: number,
  w: number,
  h: number,
  [shade, body, lit]: readonly [string, string, string],
  light: Side,
  clusters = 16,
): void {
  const s = light === 'left' ? -1 : 1;
  const discs: { x: number; y: number; r: number }[] = [];
  for (let i = 0; i < clusters; i++) {
    const angle = (i / clusters) * Math.PI * 2 + random.between(-0.3, 0.3);
    const out = i % 3 === 0 ? random.between(0.1, 0.4) : random.between(0.55, 0.8);
    const r = Math.min(w, h) * random.between(0.16, 0.24);
    discs.push({
      x: x + Math.cos(angle) * out * w * 0.42,
      y: y + Math.sin(angle) * out * h * 0.42,
      r,
    });
  }
  // Near crowns show the edges of their leaves; far ones are small enough for plain discs.
  const clump = Math.min(w, h) > 130 ? scalloped : disc;
  d.path(discs.map((c) => clump(c.x, c.y, c.r)).join('') + disc(x, y, Math.min(w, h) * 0.3), shade);
  d.path(discs.map((c) => clump(c.x + s * c.r * 0.2, c.y - c.r * 0.25, c.r * 0.8)).join(''), body);
  d.path(
    discs
      .filter((c) => (c.x - x) * s > -w * 0.16 && c.y < y + h * 0.2)
      .map((c) => clump(c.x + s * c.r * 0.36, c.y - c.r * 0.42, c.r * 0.5))
      .join(''),
    lit,
  );
}

/** A round clump with a rim of leaf tips. */
function scalloped(x: number, y: number, r: number): string {
  const tips = 11;
  // Turned by its place, so that neighbours do not look alike.
  const turn = x * 0.7 + y * 0.3;
  let path = '';
  for (let i = 0; i <= tips; i++) {
    const a = turn + (i / tips) * Math.PI * 2;
    const reach = r * (i % 3 === 0 ? 1.04 : 0.94);
    const to = `${round(x + Math.cos(a) * reach)},${round(y + Math.sin(a) * reach)}`;
    path += i === 0 ? `M${to}` : `A${round(r * 0.34)},${round(r * 0.34)} 0 0 1 ${to}`;
  }
  return `${path}Z`;
}

/** A trunk that forks into boughs; ends at `top`. */
export function trunk(
  d: Drawing,
  x: number,
  y: number,
  top: number,
  width: number,
  fill: string,
  spread = 1,
): void {
  const h = y - top;
  const b = (dx: number, to: number, w: number): void =>
    d.path(
      spline(
        [
          [x - w, y - h * 0.4],
          [x - w * 0.4 + dx * 0.35, y - h * 0.66],
          [x + dx * spread, to],
          [x + w * 0.6 + dx * 0.45, y - h * 0.62],
          [x + w, y - h * 0.34],
        ],
        true,
      ),
      fill,
    );
  d.shape(
    [
      [x - width * 0.75, y],
      [x - width * 0.4, y - h * 0.3],
      [x - width * 0.36, y - h * 0.6],
      [x + width * 0.36, y - h * 0.6],
      [x + width * 0.4, y - h * 0.3],
      [x + width * 0.75, y],
    ],
    fill,
  );
  b(-h * 0.26, top + h * 0.1, width * 0.36);
  b(h * 0.24, top + h * 0.06, width * 0.36);
  b(h * 0.02, top, width * 0.34);
}

export function cypress(
  d: Drawing,
  x: number,
  y: number,
  h: number,
  lit: string,
  shade: string,
  light: Side,
): void {
  const s = light === 'left' ? 1 : -1;
  const w = h * 0.11;
  const flame = (k: number): Point[] => [
    [x, y - h],
    [x + k * w, y - h * 0.55],
    [x + k * w * 1.05, y - h * 0.22],
    [x + k * w * 0.4, y],
  ];
  d.path(spline([...flame(1), ...flame(-1).reverse()], true), lit);
  d.path(spline([...flame(s), [x - s * w * 0.1, y], [x + s * w * 0.2, y - h * 0.4]], true), shade);
}

/** A flat-topped pine of the south or of a lake shore. */
export function umbrellaPine(
  d: Drawing,
  random: Random,
  x: number,
  y: number,
  h: number,
  colours: { bark: string; barkLit: string; needles: readonly [string, string, string] },
  light: Side,
): void {
  const lean = random.between(-0.06, 0.06) * h;
  const s = light === 'left' ? -1 : 1;
  const stem = (o: number): Point[] => [
    [x + o, y],
    [x + lean * 0.4 + o * 0.7, y - h * 0.4],
    [x + lean + o * 0.5, y - h * 0.9],
  ];
  d.curve(stem(0), colours.bark, h * 0.035);
  d.curve(stem(s * h * 0.01), colours.barkLit, h * 0.012);
  const boughs: [number, number, number][] = [
    [-0.19, 0.68, 0.22],
    [0.2, 0.74, 0.24],
    [-0.13, 0.85, 0.26],
    [0.1, 0.93, 0.26],
  ];
  for (const [dx, up, w] of boughs) {
    d.line(
      [
        [x + lean * up, y - h * (up - 0.1)],
        [x + lean + dx * h, y - h * up],
      ],
      colours.bark,
      h * 0.012,
    );
    crown(
      d,
      random,
      x + lean + dx * h,
      y - h * up,
      w * 1.5 * h,
      w * 0.55 * h,
      colours.needles,
      light,
      12,
    );
  }
}
