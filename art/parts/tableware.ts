import { brand, darker } from '../palette.ts';
import type { Drawing } from '../svg.ts';
import { leaf } from './leaves.ts';

export function meal(d: Drawing, y: number): void {
  const w = d.width;
  const c = w * 0.5;
  const shade = (x: number, py: number, r: number): void =>
    d.ellipse(x + r * 0.6, py + r * 0.1, r * 1.25, r * 0.28, '#a8815c', 0.45);
  for (const [o, dy] of d.by(
    [
      [-520, 70],
      [-250, 150],
      [270, 150],
      [520, 70],
    ],
    [
      [-330, 80],
      [-130, 160],
      [300, 140],
    ],
    [
      [-320, 100],
      [-120, 200],
      [300, 180],
    ],
  ) as [number, number][]) {
    shade(c + o, y + dy, 84);
    d.ellipse(c + o, y + dy, 86, 25, '#ffffff');
    d.ellipse(c + o, y + dy, 60, 16, '#e3e6dc');
    d.ellipse(c + o, y + dy - 4, 34, 11, '#d99a4c');
    d.ellipse(c + o - 6, y + dy - 9, 26, 8, '#f2c275');
    cup(d, c + o + 112, y + dy + 6, o < 0 ? brand.coral : '#2f7f9c');
  }
  const bx = c - 20;
  const by = y + d.by(76, 84, 104);
  shade(bx, by + 20, 150);
  d.path(`M${bx - 160},${by - 8}h320l-20,46h-280Z`, '#a8693c');
  d.path(
    `M${bx - 130},${by - 8}Q${bx - 130},${by - 86} ${bx},${by - 90}Q${bx + 130},${by - 86} ${bx + 130},${by - 8}Z`,
    '#d98f48',
  );
  d.path(
    `M${bx - 130},${by - 8}Q${bx - 130},${by - 86} ${bx},${by - 90}Q${bx - 60},${by - 60} ${bx - 70},${by - 8}Z`,
    '#f4c680',
  );
  d.path(
    [-70, -20, 34, 82].map((o) => `M${bx + o},${by - 72}q26,22 22,52q-22,-20 -22,-52Z`).join(''),
    '#fbe3b4',
  );
  const jx = c + d.by(150, 150, 150);
  shade(jx, y + 40, 46);
  d.path(
    `M${jx - 34},${y + 42}Q${jx - 56},${y - 20} ${jx - 22},${y - 74}L${jx + 24},${y - 74}Q${jx + 56},${y - 20} ${jx + 34},${y + 42}Z`,
    '#2f6fa0',
  );
  d.path(
    `M${jx + 4},${y - 74}h20Q${jx + 56},${y - 20} ${jx + 34},${y + 42}h-22Q${jx + 30},${y - 20} ${jx + 4},${y - 74}Z`,
    '#1c4a74',
  );
  for (let i = 0; i < 11; i++) {
    const a = -150 + i * 12;
    leaf(d, jx, y - 70, 100 + (i % 3) * 24, a, 10, i % 2 ? brand.leaf : '#6faa5c');
    if (i % 2)
      d.circle(
        jx + Math.cos((a * Math.PI) / 180) * 118,
        y - 70 + Math.sin((a * Math.PI) / 180) * 118,
        17,
        i % 4 === 1 ? brand.lamp : '#fff3da',
      );
  }
  const fx = c - d.by(190, 190, 190);
  shade(fx, y + 42, 80);
  for (const [o, dy, f] of [
    [-36, -6, '#f2803c'],
    [0, -10, brand.lamp],
    [36, -6, '#d9402f'],
    [-18, -32, '#f2a23c'],
    [20, -34, '#d9402f'],
  ] as const)
    d.circle(fx + o, y + dy, 25, f);
  d.path(`M${fx - 82},${y - 4}h164q-12,50 -56,52h-52q-44,-2 -56,-52Z`, '#fff3da');
  d.path(`M${fx + 20},${y - 4}h62q-12,50 -56,52h-22q26,-20 16,-52Z`, '#d3bd9c');
}

function cup(d: Drawing, x: number, y: number, c: string): void {
  d.ellipse(x + 16, y + 6, 44, 9, '#a8815c', 0.4);
  d.stroke(`M${x + 22},${y - 34}q26,2 18,22q-6,10 -20,8`, c, 6);
  d.path(`M${x - 27},${y - 44}h54l-7,42q-2,10 -20,10q-18,0 -20,-10Z`, c);
  d.path(`M${x + 8},${y - 44}h19l-7,42q-2,9 -14,10Z`, darker(c, 0.3));
  d.ellipse(x, y - 44, 27, 7, '#fff6e3');
  d.ellipse(x, y - 43, 21, 5, '#6b3f2c');
  d.stroke(`M${x - 6},${y - 62}q-10,-16 0,-30q10,-14 0,-30`, '#fff6e3', 4, 0.5);
}
