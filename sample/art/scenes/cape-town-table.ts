import { brand, darker, lighter, mix } from '../palette.ts';
import { rugged } from '../parts/mountains.ts';
import { castShadow, person } from '../parts/people.ts';
import { bank, birds, sky, streaks } from '../parts/sky.ts';
import { crown, palm } from '../parts/trees.ts';
import { Random } from '../random.ts';
import { box, type Drawing, disc, type Point, polygon, type Scene } from '../svg.ts';

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
  colour: '#c99a86',
  draw(d) {
    const random = new Random('cape-town-table');
    const foot = d.by(560, 580, 760);
    sky(d, ['#2b6f9e', '#6fabc2', '#cfdcc8', '#fde0ae'], foot - 60);
    streaks(d, random, { top: 40, bottom: 170 }, 6, '#f2f2e2', 0.6);
    mountain(d, random, foot);
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

function mountain(d: Drawing, random: Random, foot: number): void {
  const w = d.width;
  const top = d.by(215, 220, 300);
  const l = w * d.by(0.24, 0.16, 0.14);
  const r = w * d.by(0.8, 0.86, 0.88);
  const lion: Point[] = [
    [w * 0.82, foot],
    [w * 0.88, foot - 150],
    [w * 0.935, top + 90],
    [w * 0.96, top + 96],
    [w + 20, foot - 120],
    [w + 20, foot],
  ];
  d.shape(rugged(random, lion, 14), '#8a7f94');
  d.shape(
    [
      [-20, foot],
      [-20, foot - 190],
      [w * 0.06, top + 110],
      [w * 0.11, top + 60],
      [w * 0.16, top + 120],
      [w * 0.26, foot - 90],
      [w * 0.3, foot],
    ],
    '#a78d92',
  );
  d.shape(
    [
      [w * 0.11, top + 60],
      [w * 0.16, top + 120],
      [w * 0.26, foot - 90],
      [w * 0.3, foot],
      [w * 0.13, foot],
      [w * 0.09, foot - 140],
    ],
    '#77718c',
  );
  const flat = rugged(
    random,
    [
      [l, top + 10],
      [l + (r - l) * 0.3, top - 2],
      [l + (r - l) * 0.7, top + 4],
      [r, top + 14],
    ],
    5,
  );
  const cliffFoot = top + (foot - top) * 0.5;
  const body: Point[] = [
    [l - 190, foot],
    [l - 90, cliffFoot + 30],
    [l - 34, cliffFoot - 40],
    ...flat,
    [r + 30, cliffFoot - 30],
    [r + 110, cliffFoot + 40],
    [r + 230, foot],
  ];
  d.clipped(polygon(body), () => {
    d.shape(body, '#dd9f7a');
    // Buttresses of sandstone: lit planes to the left, blue gorges between them.
    let x = l - 60;
    while (x < r + 60) {
      const bw = random.between(34, 84);
      d.shape(
        [
          [x + bw * 0.74, top + 26],
          [x + bw * 0.9, top + 22],
          [x + bw * 1.16, cliffFoot + random.between(0, 50)],
          [x + bw * 0.44, cliffFoot + random.between(-30, 20)],
        ],
        random.chance(0.4) ? '#6d6482' : '#9a7480',
      );
      d.shape(
        [
          [x, top - 10],
          [x + bw * 0.22, top - 10],
          [x + bw * 0.14, cliffFoot - 30],
          [x - 6, cliffFoot - 10],
        ],
        '#f4c195',
      );
      x += bw;
    }
    for (let i = 1; i < 7; i++) {
      const y = top + ((cliffFoot - top) * i) / 7;
      d.line(
        rugged(
          random,
          [
            [l - 60, y],
            [r + 60, y + random.between(-6, 6)],
          ],
          12,
          5,
        ),
        '#7a5a66',
        2,
        0.4,
      );
    }
    const apron = rugged(
      random,
      [
        [l - 220, cliffFoot + 50],
        [l, cliffFoot + 4],
        [(l + r) / 2, cliffFoot + 40],
        [r, cliffFoot + 6],
        [r + 240, cliffFoot + 80],
      ],
      22,
      4,
    );
    d.land(apron, foot + 10, '#a59672');
    for (let i = 0; i < 14; i++) {
      const gx = l - 140 + ((r - l + 300) * i) / 13;
      d.shape(
        [
          [gx, cliffFoot + 20],
          [gx + 40, foot],
          [gx + 92, foot],
          [gx + 20, cliffFoot + 50],
        ],
        '#7b7a72',
        0.75,
      );
    }
  });
  cloth(d, random, l, r, top);
}

/** The tablecloth: cloud lies on the flat top and pours down the gorges. */
function cloth(d: Drawing, random: Random, l: number, r: number, top: number): void {
  const count = 22;
  const at = (i: number): number => l - 24 + ((r - l + 48) * i) / count;
  let heads = '';
  let glints = '';
  for (let i = 0; i <= count; i++) {
    const size = random.between(22, 42);
    heads += disc(at(i), top + 16 - size * 0.4, size);
    glints += disc(at(i) - size * 0.16, top + 10 - size * 0.56, size * 0.8);
  }
  const veil = d.fade([
    [0, '#fff7ea', 0.9],
    [0.5, '#fff7ea', 0.5],
    [1, '#fff7ea', 0],
  ]);
  for (let i = 0; i < 6; i++) {
    const x = l + ((r - l) * (i + random.between(0.2, 0.8))) / 6;
    const drop = random.between(60, 150);
    const half = random.between(34, 70);
    d.blob(
      [
        [x - half, top],
        [x + half, top],
        [x + half * 0.7, top + drop * 0.5],
        [x + half * 0.2, top + drop],
        [x - half * 0.4, top + drop * 0.6],
      ],
      veil,
    );
  }
  d.path(heads, '#efe0d8');
  d.path(glints, '#fffdf6');
  bank(d, random, top - 34, 12, '#fffaf0', 0.7, top + 6);
}

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
