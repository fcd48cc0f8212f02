import { brand, darker, lighter, mix } from '../palette.ts';
import { palm } from '../parts/leaves.ts';
import { castShadow, person } from '../parts/people.ts';
import { birds, sky, streaks } from '../parts/sky.ts';
import { tableMountain } from '../parts/table-mountain.ts';
import { crown } from '../parts/trees.ts';
import { Random } from '../random.ts';
import { box, type Drawing, type Point, type Scene } from '../svg.ts';

const paint = [
  '#ee6c4d',
  '#f7c948',
  '#3fa7a3',
  '#e86a92',
  '#5b8fd0',
  '#8cc26a',
  '#f59a4a',
  '#9a7cc4',
] as const;

/** Late light on the mountain, its cloth spilling over the edge; a street of Bo-Kaap climbs towards it. */
export default {
  name: 'cape-town-table',
  draw(d) {
    const random = new Random('cape-town-table');
    const foot = d.by(560, 580, 760);
    sky(d, ['#2b6f9e', '#6fabc2', '#cfdcc8', '#fde0ae'], foot - 60);
    streaks(d, random, { top: 40, bottom: 170 }, 6, '#f2f2e2', 0.6);
    tableMountain(d, random, foot);
    birds(d, random, [d.width * 0.26, foot - 230], [90, 40], 5, 13, '#3a4f66');
    const w = d.width;
    d.rolling(
      [
        [-10, foot - 110],
        [w * 0.2, foot - 70],
        [w * 0.45, foot - 46],
        [w * 0.75, foot - 84],
        [w + 10, foot - 120],
      ],
      d.height,
      '#7f8f6a',
    );
    for (let i = 0; i < 46; i++)
      crown(
        d,
        random,
        random.between(0, w),
        foot - 60 + random.between(-10, 50),
        56,
        38,
        ['#3f6a55', '#5f8a5c', '#b5b868'],
        'left',
        7,
      );
    street(d, random, foot);
  },
} satisfies Scene;

function street(d: Drawing, random: Random, foot: number): void {
  const w = d.width;
  const b = d.height + 10;
  const vx = w * d.by(0.55, 0.52, 0.52);
  const vy = foot + 20;
  const reach = w * d.by(0.5, 0.62, 0.62);
  const foreground = vy + 4 + (b - vy) * 0.86;
  d.shape(
    [
      [vx - 46, vy + 4],
      [vx + 46, vy + 4],
      [vx + 46 + reach, foreground],
      [vx + 46 + reach, b],
      [vx - 46 - reach, b],
      [vx - 46 - reach, foreground],
    ],
    d.fade([
      [0, '#e9d3b0'],
      [1, '#b39a8c'],
    ]),
  );
  d.shape(
    [
      [vx - 34, vy + 4],
      [vx + 34, vy + 4],
      [w * 0.8, b],
      [w * 0.26, b],
    ],
    d.fade([
      [0, '#c9ad92'],
      [1, '#857274'],
    ]),
  );
  let stones = '';
  for (let i = 0; i < 110; i++) {
    const t = random.next() ** 0.7;
    stones += box(
      vx + random.between(-0.5, 0.5) * (60 + w * 0.56 * t),
      vy + (b - vy) * t,
      6 + 20 * t,
      1 + 3 * t,
    );
  }
  d.path(stones, '#7d6a68', 0.5);
  // Houses step down towards us on both sides, drawn from far to near.
  const count = 6;
  for (let i = 0; i <= count; i++) {
    for (const side of [-1, 1]) {
      const t0 = (i / count) ** 1.6;
      const t1 = ((i + 1) / count) ** 1.6;
      const at = (t: number): { x: number; y: number; h: number } => ({
        x: vx + side * (46 + w * d.by(0.5, 0.62, 0.62) * t),
        y: vy + 4 + (b - vy) * 0.86 * t,
        h: 76 + d.by(430, 380, 500) * t,
      });
      facade(
        d,
        at(t0),
        at(t1),
        paint[(i * 2 + (side > 0 ? 1 : 4)) % paint.length] ?? paint[0],
        side,
      );
    }
  }
  palm(
    d,
    random,
    vx - d.by(300, 210, 165),
    vy + 150,
    300,
    24,
    { trunk: '#6b5040', trunkLit: '#d9ac84', shade: '#245a4a', leaf: '#3c8a5c', lit: '#a9c466' },
    'left',
    0.36,
  );
  const px = vx + 30;
  const py = vy + d.by(170, 170, 220);
  castShadow(d, px, py, 12, 110, 26, '#5a4a58', 0.45);
  person(
    d,
    px,
    py,
    d.by(120, 116, 140),
    { coat: brand.lamp, legs: '#2b3c5c', skin: '#6f4634', hair: '#1c1418', pack: brand.coral },
    'walk',
  );
  person(
    d,
    px - 62,
    py - 30,
    94,
    { coat: '#f4e8d2', legs: '#3f6f86', skin: '#d9a07a', hair: '#6b3a24' },
    'walk',
  );
}

type Foot = { x: number; y: number; h: number };

/** A front in perspective: plinth, white-framed windows, parapet with a moulding. */
function facade(d: Drawing, far: Foot, near: Foot, colour: string, side: number): void {
  const at = (t: number, v: number): Point => {
    const h = far.h + (near.h - far.h) * t;
    return [far.x + (near.x - far.x) * t, far.y + (near.y - far.y) * t - h * v];
  };
  const quad = (t0: number, t1: number, v0: number, v1: number): Point[] => [
    at(t0, v0),
    at(t1, v0),
    at(t1, v1),
    at(t0, v1),
  ];
  const wall = side < 0 ? darker(colour, 0.3) : lighter(colour, 0.06);
  const trim = side < 0 ? mix('#fff6e3', '#5b6b8c', 0.35) : '#fff8ea';
  d.shape(
    [
      ...quad(0, 1, -0.2, 1).slice(0, 2),
      at(1, 1),
      at(0.72, 1),
      at(0.68, 1.1),
      at(0.32, 1.1),
      at(0.28, 1),
      at(0, 1),
    ],
    wall,
  );
  d.shape(quad(0, 1, 0.95, 1), trim);
  d.shape(quad(0.3, 0.7, 1.08, 1.12), trim);
  d.shape(quad(0, 1, -0.2, 0.1), darker(wall, 0.3));
  for (const t of [0.14, 0.66]) {
    d.shape(quad(t - 0.02, t + 0.2, 0.34, 0.8), trim);
    d.shape(quad(t + 0.005, t + 0.175, 0.38, 0.77), '#274a60');
    d.shape(quad(t + 0.08, t + 0.1, 0.38, 0.77), trim);
    d.shape(quad(t + 0.005, t + 0.175, 0.56, 0.59), trim);
  }
  d.shape(quad(0.4, 0.6, 0.06, 0.72), trim);
  d.shape(quad(0.425, 0.575, 0.06, 0.68), darker(colour, 0.5));
  d.shape(quad(0.36, 0.64, -0.02, 0.07), trim);
}
