import { brand } from '../palette.ts';
import { box, type Drawing, type Point, polygon } from '../svg.ts';

/** Five roofs, each smaller than the one below, sweeping up at the eaves; spire of nine rings. */
export function pagoda(d: Drawing, x: number, y: number, scale: number): void {
  d.at(x, y, scale, () => {
    const red = '#b23a2c';
    d.path('M-120,0L120,0L132,22L-132,22Z', '#b8a794');
    d.path('M20,0L120,0L132,22L30,22Z', '#84787c');
    let foot = 0;
    for (let i = 0; i < 5; i++) {
      const half = 84 - i * 9;
      const h = i === 0 ? 74 : 58;
      const top = foot - h;
      d.rect(-half, top, half * 2, h, '#f0dcba');
      d.rect(half * 0.16, top, half * 0.84, h, '#9c7d78');
      d.path(
        [-1, -0.62, -0.2, 0.2, 0.62, 0.94].map((o) => box(o * half, top, 7, h)).join('') +
          box(-half, foot - 9, half * 2, 6) +
          box(-half, top + 14, half * 2, 5),
        red,
      );
      d.path(
        box(-half * 0.55, top + 24, half * 0.32, h - 34) +
          box(half * 0.26, top + 24, half * 0.32, h - 34),
        '#5a2f30',
      );
      d.path(box(-half * 0.13, top + 20, half * 0.28, h - 28), i === 0 ? brand.lamp : '#6d3a34');
      let rail = box(-half - 12, foot - 18, half * 2 + 24, 3);
      for (let k = -half - 12; k <= half + 12; k += 12) rail += box(k, foot - 18, 2, 16);
      d.path(rail, '#8a2d28');
      const eave = half + 62 - i * 2;
      const ry = top - 34;
      // Brackets under the eaves, then the roof in a lit and a shaded half.
      d.path(
        polygon([
          [-half - 30, top - 4],
          [half + 30, top - 4],
          [half, top + 12],
          [-half, top + 12],
        ]),
        '#7a2b2a',
      );
      d.path(
        `M${-eave - 8},${top - 14}Q${-half},${top - 2} 0,${top - 2}Q${half},${top - 2} ${eave + 8},${top - 14}Q${half * 0.9},${ry + 14} ${half * 0.62},${ry}L${-half * 0.62},${ry}Q${-half * 0.9},${ry + 14} ${-eave - 8},${top - 14}Z`,
        '#5b6673',
      );
      d.path(
        `M0,${top - 2}Q${half},${top - 2} ${eave + 8},${top - 14}Q${half * 0.9},${ry + 14} ${half * 0.62},${ry}L${half * 0.1},${ry}Z`,
        '#363f4e',
      );
      d.stroke(
        `M${-eave - 8},${top - 14}Q${-half},${top - 2} 0,${top - 2}Q${half},${top - 2} ${eave + 8},${top - 14}`,
        '#e2b07c',
        3,
      );
      foot = ry + 2;
    }
    d.rect(-3, foot - 120, 6, 120, '#4a4038');
    for (let i = 0; i < 9; i++)
      d.pill(-14 + i * 0.8, foot - 30 - i * 9, 28 - i * 1.6, 4, 2, brand.lamp);
    d.circle(0, foot - 122, 6, brand.lamp);
    d.path(`M-16,${foot}L-10,${foot - 18}L10,${foot - 18}L16,${foot}Z`, '#363f4e');
  });
}

export function mapleLeaf(
  d: Drawing,
  x: number,
  y: number,
  r: number,
  turn: number,
  fill: string,
): void {
  const points: Point[] = [];
  for (let i = 0; i < 14; i++) {
    const a = ((turn + (i * 360) / 14) * Math.PI) / 180;
    const k = i % 2 ? 0.36 : i === 6 || i === 8 ? 0.8 : 1;
    points.push([x + Math.cos(a) * r * k, y + Math.sin(a) * r * k]);
  }
  d.shape(points, fill);
}
