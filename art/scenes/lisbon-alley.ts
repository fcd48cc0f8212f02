import { brand, darker, lighter, tone } from '../palette.ts';
import { house } from '../parts/houses.ts';
import { leaf } from '../parts/leaves.ts';
import { person } from '../parts/people.ts';
import { birds, crescent, sky, stars } from '../parts/sky.ts';
import { Random } from '../random.ts';
import { box, type Drawing, disc, type Point, polygon, type Scene } from '../svg.ts';

/** Dusk in Alfama: stairs lead down between walls to the river; lamps and washing overhead. */
export default {
  name: 'lisbon-alley',
  draw(d) {
    const random = new Random('lisbon-alley');
    const vx = d.by(930, 520, 510);
    const vy = d.by(470, 480, 620);
    sky(d, ['#16355c', '#41568a', '#a4738f', '#f09c7a', '#ffcf92'], vy + 30);
    stars(d, random, vy * 0.5, 60, '#ffe9c4');
    crescent(d, vx + 40, vy * 0.32, 26, '#fff0cf');
    birds(d, random, [vx - 30, vy * 0.6], [80, 40], 5, 10, '#26334f');
    d.rect(0, vy + 28, d.width, 70, '#6f8aa6');
    d.rect(vx - 160, vy + 28, 320, 60, '#f3b08a');
    d.path(
      [0, 1, 2, 3, 4, 5, 6]
        .map((i) => box(vx - 100 + i * 24, vy + 38 + (i % 3) * 12, 44, 2.5))
        .join(''),
      '#fff0d0',
      0.8,
    );
    dome(d, vx + 70, vy + 40);
    // House tops below the stairs close the view.
    for (let i = 0; i < 7; i++) {
      house(
        d,
        random,
        {
          x: vx - 175 + i * 48,
          y: vy + 150,
          w: 46,
          h: 66 + (i % 3) * 14,
          wall: ['#b58b9a', '#d9a08c', '#8d7a9a'][i % 3] ?? '#b58b9a',
          roof: '#a24c48',
          windows: [2, 2],
          glow: brand.lamp,
          lit: 0.4,
          frame: '#8a6a80',
        },
        'left',
      );
    }
    sides(d, random, vx, vy);
    stairs(d, vx, vy);
    laundry(d, random, vx, vy);
    const bottom = d.height;
    person(
      d,
      vx + 20,
      vy + (bottom - vy) * 0.3,
      112,
      { coat: brand.coral, legs: '#22304c', skin: '#8d5a44', hair: '#201a22', pack: '#2b5870' },
      'walk',
    );
    lamp(d, vx - d.by(250, 185, 190), vy - 60);
    lamp(d, vx + d.by(255, 190, 195), vy + 10, -1);
  },
} satisfies Scene;

function dome(d: Drawing, x: number, y: number): void {
  d.rect(x - 34, y - 44, 68, 50, '#cf9a94');
  d.path(`M${x - 34},${y - 44}a34,40 0 0 1 68,0Z`, '#f2cfae');
  d.path(`M${x + 4},${y - 84}a34,40 0 0 1 30,40h-22Z`, '#a8728a');
  d.rect(x - 6, y - 100, 12, 20, '#f2cfae');
  d.rect(x - 1, y - 118, 2, 20, '#5a4a66');
}

/** Both walls run towards the point where the stairs vanish. */
function sides(d: Drawing, random: Random, vx: number, vy: number): void {
  const w = d.width;
  const h = d.height;
  const gap = d.by(150, 130, 130);
  const left: Point[] = [
    [-10, -40],
    [vx - gap, vy - 250],
    [vx - gap, vy + 120],
    [-10, h + 250],
  ];
  const right: Point[] = [
    [w + 10, -60],
    [vx + gap, vy - 200],
    [vx + gap, vy + 120],
    [w + 10, h + 250],
  ];
  d.shape(left, '#3a4a78');
  d.shape(right, '#e3a077');
  const on = (side: Point[], t: number, v: number): Point => {
    const [a, b, c, e] = side;
    if (!a || !b || !c || !e) return [0, 0];
    const top = a[1] + (b[1] - a[1]) * t;
    const foot = e[1] + (c[1] - e[1]) * t;
    return [a[0] + (b[0] - a[0]) * t, top + (foot - top) * v];
  };
  const quad = (side: Point[], t: number, v: number, tw: number, vh: number): Point[] => [
    on(side, t, v),
    on(side, t + tw, v),
    on(side, t + tw, v + vh),
    on(side, t, v + vh),
  ];
  // Azulejos: the lower part of the left wall, a lattice of tiles that shrinks with the distance.
  d.shape(quad(left, 0, 0.4, 1, 0.6), '#dfe6ea');
  const columns = 16;
  for (let i = 0; i < columns; i++) {
    const t0 = 1 - (1 - i / columns) ** 1.25;
    const t1 = 1 - (1 - (i + 1) / columns) ** 1.25;
    for (let j = 0; j < 11; j++) {
      const v = 0.4 + j * 0.0545;
      const m = on(left, (t0 + t1) / 2, v + 0.027);
      const p = quad(left, t0, v, t1 - t0, 0.0545);
      const mids = p.map((q, k): Point => {
        const n = p[(k + 1) % 4] ?? q;
        return [(q[0] + n[0]) / 2, (q[1] + n[1]) / 2];
      });
      d.shape(mids, (i + j) % 2 ? '#2f62a0' : '#4c86bd');
      d.shape(
        mids.map((q): Point => [m[0] + (q[0] - m[0]) * 0.45, m[1] + (q[1] - m[1]) * 0.45]),
        (i + j) % 2 ? '#f4ecd8' : brand.paleLamp,
      );
    }
  }
  d.shape(quad(left, 0, 0.37, 1, 0.032), '#22386a');
  d.shape(quad(left, 0, 0.4, 1, 0.6), '#1b2c5c', 0.3);
  for (const [side, frame, dark] of [
    [left, '#c9b3bd', '#1a2a4e'],
    [right, '#fff0d6', '#6d4a58'],
  ] as const) {
    for (const t of d.by([0.14, 0.4, 0.62, 0.8], [0.2, 0.48, 0.74], [0.2, 0.48, 0.74])) {
      for (const v of side === left ? [0.08, 0.24] : [0.1, 0.3, 0.5]) {
        d.shape(quad(side, t - 0.012, v - 0.008, 0.12, 0.126), frame);
        const lit = random.chance(0.5);
        d.shape(quad(side, t, v, 0.096, 0.11), lit ? brand.lamp : dark);
        if (lit) d.shape(quad(side, t + 0.045, v, 0.006, 0.11), frame);
        const box = quad(side, t - 0.02, v + 0.095, 0.136, 0.03);
        d.shape(box, side === left ? '#24365f' : '#a2543f');
        const [bx, by] = on(side, t + 0.05, v + 0.1);
        for (let i = 0; i < 12; i++)
          leaf(
            d,
            bx + random.between(-26, 26) * (1 - t * 0.6),
            by,
            random.between(14, 30) * (1.2 - t),
            -90 + random.between(-70, 70),
            4,
            random.chance(0.3) ? brand.coral : brand.leaf,
          );
      }
    }
  }
  // A door in the sunlit wall and the shadow of the eaves.
  d.shape(quad(right, 0.3, 0.66, 0.12, 0.34), '#fff0d6');
  d.shape(quad(right, 0.312, 0.675, 0.096, 0.33), brand.leaf);
  d.shape(quad(right, 0.312, 0.675, 0.048, 0.33), darker(brand.leaf, 0.25));
  d.shape(quad(right, 0, 0.86, 0.3, 0.2), '#c27a5c', 0.6);
  d.shape(quad(right, 0.42, 0.86, 0.6, 0.14), '#c27a5c', 0.6);
  d.shape(quad(right, 0, 0, 1, 0.05), '#a2543f');
  d.shape(quad(left, 0, 0, 1, 0.05), '#1d2b50');
}

function stairs(d: Drawing, vx: number, vy: number): void {
  const steps = 15;
  const top = vy + 118;
  for (let i = 0; i < steps; i++) {
    const t = i / steps;
    const y = top + (d.height - top) * t ** 1.5;
    const next = top + (d.height - top) * ((i + 1) / steps) ** 1.5;
    const half = d.by(135, 116, 116) + (y - top) * d.by(1.5, 0.95, 0.85);
    const wide = half + (next - y) * d.by(1.5, 0.95, 0.85);
    d.shape(
      [
        [vx - half, y],
        [vx + half, y],
        [vx + wide, next + 1],
        [vx - wide, next + 1],
      ],
      i % 2 ? '#a9899c' : '#b696a2',
    );
    d.shape(
      [
        [vx - wide, next - (next - y) * 0.42],
        [vx + wide, next - (next - y) * 0.42],
        [vx + wide, next + 1],
        [vx - wide, next + 1],
      ],
      '#6f5f86',
    );
    d.shape(
      [
        [vx + half * 0.1, y],
        [vx + half, y],
        [vx + wide, next - (next - y) * 0.42],
        [vx + wide * 0.18, next - (next - y) * 0.42],
      ],
      '#f0bd94',
      0.75,
    );
  }
  // The iron rail in the middle.
  const rail: Point[] = [];
  for (let i = 0; i <= 5; i++) {
    const y = top + (d.height - top) * (i / 5) ** 1.5;
    const x = vx - 20 - (y - top) * 0.3;
    rail.push([x, y - 40 - (y - top) * 0.2]);
    d.line(
      [
        [x, y],
        [x, y - 40 - (y - top) * 0.2],
      ],
      '#1d2744',
      3 + (y - top) * 0.006,
    );
  }
  d.curve(rail, '#1d2744', 5);
}

function laundry(d: Drawing, random: Random, vx: number, _vy: number): void {
  const cloth = [
    tone.cream,
    brand.coral,
    brand.lamp,
    '#7fb7c4',
    '#f7d6c2',
    '#dfe6ea',
    brand.leaf,
  ] as const;
  const lines = d.by(
    [
      [-40, 90, 560, 1.35],
      [120, 240, 340, 0.95],
      [250, 330, 220, 0.6],
    ],
    [
      [-30, 110, 420, 1.1],
      [110, 260, 260, 0.8],
      [240, 340, 190, 0.55],
    ],
    [
      [-20, 140, 440, 1.25],
      [170, 320, 290, 0.95],
      [330, 460, 200, 0.6],
    ],
  );
  for (const [start = 0, end = 0, reach = 0, size = 1] of lines) {
    const a: Point = [vx - reach, start + 80];
    const b: Point = [vx + reach, end - 30];
    const at = (t: number): Point => [
      a[0] + (b[0] - a[0]) * t,
      a[1] + (b[1] - a[1]) * t + Math.sin(t * Math.PI) * 42 * size,
    ];
    d.curve([at(0), at(0.2), at(0.4), at(0.6), at(0.8), at(1)], '#1d2744', 2);
    let t = 0.16;
    while (t < 0.86) {
      const step = random.between(0.05, 0.1);
      const [x, y] = at(t);
      const [x2, y2] = at(t + step);
      const drop = size * random.between(56, 104);
      const sway = random.between(-5, 9);
      const fill = random.of(cloth);
      d.path(
        `M${x},${y}L${x2},${y2}L${x2 + sway},${y2 + drop}Q${(x + x2) / 2 + sway},${y + drop * 0.92} ${x + sway},${y + drop * 1.02}Z`.replace(
          /(\.\d)\d+/g,
          '$1',
        ),
        fill,
      );
      d.shape(
        [
          [x, y],
          [x + (x2 - x) * 0.34, y + 1],
          [x + sway + (x2 - x) * 0.3, y + drop * 0.97],
          [x + sway, y + drop * 1.02],
        ],
        darker(fill, 0.22),
      );
      d.path(disc(x, y - 1, 2.6) + disc(x2, y2 - 1, 2.6), '#1d2744');
      t += step + 0.016;
    }
  }
}

function lamp(d: Drawing, x: number, y: number, facing = 1): void {
  d.glow(x + facing * 46, y + 26, 150, brand.lamp, 0.5);
  d.at(x, y, facing, () => {
    d.stroke('M0,0Q24,-26 46,-4M0,20L30,-8', '#141d36', 4);
    d.path('M34,0L58,0L52,44L40,44Z', lighter(brand.lamp, 0.4));
    d.path('M46,0L58,0L52,44L46,44Z', brand.lamp);
    d.path(
      polygon([
        [30, 2],
        [46, -16],
        [62, 2],
      ]) + box(38, 42, 16, 5),
      '#141d36',
    );
  });
}
