import { brand, darker, lighter } from '../palette.ts';
import { box, type Drawing, polygon } from '../svg.ts';

export function lighthouseTower(d: Drawing, x: number, lampY: number): void {
  const base = lampY + 300;
  const half = (y: number): number => 27 + ((y - lampY) / 300) * 21;
  const ring = (from: number, to: number, fill: string): void =>
    d.shape(
      [
        [x - half(from), from],
        [x + half(from), from],
        [x + half(to), to],
        [x - half(to), to],
      ],
      fill,
    );
  const top = lampY + 34;
  ring(top, base, '#f6e3c8');
  ring(top + 62, top + 128, brand.coral);
  ring(top + 194, base, brand.coral);
  d.shape(
    [
      [x + 6, top],
      [x + half(top), top],
      [x + half(base), base],
      [x + 12, base],
    ],
    '#10304b',
    0.62,
  );
  d.shape(
    [
      [x - half(top), top],
      [x - half(top) + 8, top],
      [x - half(base) + 12, base],
      [x - half(base), base],
    ],
    brand.paleLamp,
    0.7,
  );
  for (const [dy, s] of [
    [28, 1],
    [150, 1.1],
  ] as const) {
    d.pill(x - 5, top + dy, 11 * s, 20 * s, 5, '#17324a');
    d.pill(x - 5, top + dy, 7 * s, 20 * s, 3.5, brand.lamp);
  }
  d.path(`M${x - 14},${base}v-34a14,14 0 0 1 28,0v34Z`, '#10283c');
  // Gallery, lantern and cupola.
  d.shape(
    [
      [x - 30, top - 2],
      [x + 30, top - 2],
      [x + 40, top - 14],
      [x - 40, top - 14],
    ],
    '#0d2a42',
  );
  d.path(
    box(x - 40, top - 30, 80, 2.4) +
      [-38, -25, -12, 0, 12, 25, 37].map((o) => box(x + o, top - 30, 1.8, 17)).join(''),
    '#0d2a42',
  );
  d.rect(x - 23, lampY - 26, 46, 46, '#ffd98a');
  d.rect(x - 14, lampY - 22, 28, 40, '#fff6df');
  d.path(
    box(x - 23, lampY - 26, 3, 46) +
      box(x + 20, lampY - 26, 3, 46) +
      box(x - 9, lampY - 26, 2, 46) +
      box(x + 7, lampY - 26, 2, 46),
    '#0d2a42',
  );
  d.path(
    `M${x - 29},${lampY - 25}Q${x - 24},${lampY - 52} ${x},${lampY - 58}Q${x + 24},${lampY - 52} ${x + 29},${lampY - 25}Z`,
    brand.coral,
  );
  d.path(
    `M${x + 4},${lampY - 57}Q${x + 24},${lampY - 52} ${x + 29},${lampY - 25}L${x + 10},${lampY - 25}Z`,
    darker(brand.coral, 0.45),
  );
  d.circle(x, lampY - 61, 5, '#0d2a42');
  d.rect(x - 1, lampY - 84, 2, 24, '#0d2a42');
}

export function keepersHouse(d: Drawing, x: number, y: number): void {
  d.rect(x, y - 52, 110, 54, '#e9d3bb');
  d.rect(x + 44, y - 52, 66, 54, '#17334c', 0.55);
  d.path(
    polygon([
      [x - 8, y - 50],
      [x + 12, y - 92],
      [x + 98, y - 92],
      [x + 118, y - 50],
    ]),
    darker(brand.coral, 0.3),
  );
  d.path(
    polygon([
      [x - 8, y - 50],
      [x + 12, y - 92],
      [x + 50, y - 92],
      [x + 44, y - 50],
    ]),
    lighter(brand.coral, 0.05),
  );
  d.rect(x + 80, y - 112, 12, 30, '#17334c');
  d.path(
    box(x + 12, y - 38, 13, 20) + box(x + 54, y - 38, 13, 20) + box(x + 82, y - 38, 13, 20),
    brand.lamp,
  );
}
