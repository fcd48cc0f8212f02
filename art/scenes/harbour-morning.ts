import { brand, darker } from '../palette.ts';
import { gull } from '../parts/animals.ts';
import { ferry, rowboat, sloop } from '../parts/boats.ts';
import { house, skyline } from '../parts/houses.ts';
import { profile } from '../parts/mountains.ts';
import { person } from '../parts/people.ts';
import { sky, streaks, sun } from '../parts/sky.ts';
import { glitter, ripples, sea } from '../parts/water.ts';
import { Random } from '../random.ts';
import { box, type Drawing, type Scene } from '../svg.ts';

/** Six in the morning: cranes stand like giraffes against the sun, a ferry comes in, gulls already shout. */
export default {
  name: 'harbour-morning',
  draw(d) {
    const random = new Random('harbour-morning');
    const w = d.width;
    const horizon = d.by(500, 510, 670);
    const sx = w * d.by(0.4, 0.36, 0.36);
    sky(d, ['#3f7a9f', '#9fbcb4', '#fbd79c', '#ffc07a'], horizon);
    sun(d, sx, horizon - 120, 60, '#fff6d4', { halo: '#ffd588' });
    streaks(d, random, { top: 60, bottom: 250 }, 9, '#fff0d0', 0.7);
    d.land(
      profile(random, [-10, horizon - 50], [w + 10, horizon - 24], 34),
      horizon + 2,
      '#c9a58c',
    );
    skyline(d, random, w * 0.02, w * 0.34, horizon, [16, 60], '#b08f84', '#f0c79c', 'right');
    sea(d, horizon, ['#ffd394', '#c3a78c', '#5f8f9c', '#17506e']);
    ripples(d, random, { top: horizon + 3, bottom: d.height }, 170, '#3f7688', 0.45);
    ripples(d, random, { top: horizon + 3, bottom: d.height }, 110, '#ffe9bd', 0.6, 0.9);
    glitter(d, random, sx, { top: horizon + 2, bottom: d.height - 110 }, [40, 220], '#fff6d8', 0.9);
    terminal(d, random, horizon);
    sloop(d, w * 0.1, horizon + 36, 74, { hull: '#27485c', sail: '#fff3da' });
    sloop(d, w * d.by(0.2, 0.24, 0.24), horizon + 18, 40, { hull: '#27485c', sail: brand.coral });
    const x = w * d.by(0.46, 0.46, 0.46);
    const y = horizon + d.by(190, 200, 270);
    const boat = {
      hull: '#0f3a58',
      deck: '#fff3da',
      funnel: brand.coral,
      light: '#37667c',
      glass: '#1d4a62',
    };
    d.mirrored(y, () => ferry(d, x, y, d.by(560, 500, 560), boat, -1), 0.22, 0.5);
    ferry(d, x, y, d.by(560, 500, 560), boat, -1);
    ripples(
      d,
      random,
      { top: y - 4, bottom: y + 100, left: x - 300, right: x + 360 },
      40,
      '#fff0d0',
      0.7,
    );
    quay(d, random);
    for (const [fx, fy, s, t] of [
      [0.22, 0.2, 110, -8],
      [0.34, 0.31, 76, 8],
      [0.13, 0.38, 60, -14],
      [0.56, 0.14, 70, 4],
      [0.62, 0.28, 46, -10],
    ] as const)
      gull(d, w * fx, d.height * fy, s, t);
  },
} satisfies Scene;

/** Container quay on the right: gantry cranes, stacked boxes, a warehouse. */
function terminal(d: Drawing, random: Random, y: number): void {
  const w = d.width;
  const l = w * d.by(0.6, 0.52, 0.52);
  d.rect(l, y - 4, w - l + 10, 34, '#6b5a5c');
  d.rect(l, y - 4, w - l + 10, 6, '#f0c79c');
  house(
    d,
    random,
    {
      x: w * 0.86,
      y: y - 2,
      w: w * 0.2,
      h: 84,
      wall: '#c98a6c',
      roof: '#7d5a58',
      windows: [6, 1],
      roofHeight: 34,
    },
    'left',
  );
  for (let i = 0; i < 46; i++) {
    const c =
      ['#b9483a', '#2f6f86', '#e0a03a', '#4f7f5c', '#d9c2a4', '#6a5a80'][
        Math.floor(random.next() * 6)
      ] ?? '#b9483a';
    const x = l + 20 + random.between(0, (w - l) * 0.7);
    const row = Math.floor(random.between(0, 4));
    d.rect(x, y - 26 - row * 22, 52, 21, c);
    d.rect(x + 40, y - 26 - row * 22, 12, 21, darker(c, 0.35));
  }
  for (const [fx, k, colour] of d.by(
    [
      [0.66, 0.86, '#a8563f'],
      [0.79, 1.05, '#c1502f'],
      [0.94, 1.25, brand.coral],
    ],
    [
      [0.6, 0.74, '#a8563f'],
      [0.76, 0.92, '#c1502f'],
      [0.96, 1.1, brand.coral],
    ],
    [
      [0.6, 0.86, '#a8563f'],
      [0.76, 1.06, '#c1502f'],
      [0.97, 1.25, brand.coral],
    ],
  ) as [number, number, string][])
    crane(d, w * fx, y, k, colour);
}

function crane(d: Drawing, x: number, y: number, k: number, colour: string): void {
  const shade = darker(colour, 0.4);
  d.at(x, y, k, () => {
    d.path(box(-46, -190, 11, 192) + box(36, -190, 11, 192), colour);
    d.path(box(-38, -190, 4, 192) + box(44, -190, 4, 192), shade);
    d.stroke('M-40,-70L40,-70M-40,-180L40,-70M40,-180L-40,-70', colour, 5);
    d.path('M-260,-204L120,-204L120,-188L-260,-188Z', colour);
    d.path('M-260,-192L120,-192L120,-187L-260,-187Z', shade);
    d.stroke('M0,-320L-240,-202M0,-320L-120,-202M0,-320L110,-202', colour, 3.4);
    d.path('M-9,-324L9,-324L34,-190L-34,-190ZM-3,-300L-20,-204L20,-204L3,-300Z', colour);
    d.rect(66, -222, 46, 22, shade);
    d.rect(-150, -186, 26, 18, shade);
    d.stroke('M-144,-168V-96M-130,-168V-96', '#3a3440', 1.8);
    d.rect(-168, -96, 60, 24, '#2f6f86');
    d.path(
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => box(-250 + i * 24, -204, 2.4, 14)).join(''),
      shade,
    );
    d.circle(0, -326, 4, brand.lamp);
  });
}

function quay(d: Drawing, random: Random): void {
  const w = d.width;
  const y = d.height - d.by(120, 120, 230);
  d.rect(-5, y, w + 10, d.height - y + 5, '#5f4a4c');
  d.rect(-5, y, w + 10, 12, '#f3c995');
  let stones = '';
  for (let i = 0; i < 110; i++)
    stones += box(
      random.between(0, w),
      y + 22 + Math.floor(random.between(0, 8)) * 24,
      random.between(30, 66),
      3,
    );
  d.path(stones, '#7d6460');
  for (let x = 80; x < w; x += 300) {
    d.path(`M${x},${y + 4}v-20h-8v-10h38v10h-8v20Z`, '#2c2f3c');
    d.path(`M${x + 12},${y + 4}v-20h10v20Z`, '#8a6a5c');
  }
  d.curve(
    [
      [102, y - 12],
      [190, y + 60],
      [300, y + 20],
      [420, y + 70],
    ],
    '#d9b483',
    6,
  );
  for (const [fx, coat] of [
    [0.8, brand.lamp],
    [0.86, '#2f6f86'],
  ] as const) {
    d.shape(
      [
        [w * fx - 10, y + 30],
        [w * fx + 12, y + 30],
        [w * fx + 110, y + 74],
        [w * fx + 70, y + 76],
      ],
      '#2c2430',
      0.5,
    );
    person(
      d,
      w * fx,
      y + 34,
      124,
      { coat, legs: '#26303f', skin: '#b97a58', hair: '#241a1c', pack: brand.coral },
      'stand',
      fx > 0.82 ? -1 : 1,
    );
  }
  rowboat(d, w * d.by(0.2, 0.2, 0.2), y - 26, 150, {
    hull: brand.leaf,
    stripe: '#fff3da',
    inside: '#4a3a30',
  });
}
