import { brand, mix } from '../palette.ts';
import { grass } from '../parts/leaves.ts';
import { peak, profile } from '../parts/mountains.ts';
import { person } from '../parts/people.ts';
import { birds, sky, streaks, sun } from '../parts/sky.ts';
import { fir, firEdge } from '../parts/trees.ts';
import { glitter, ripples, sea } from '../parts/water.ts';
import { Random } from '../random.ts';
import { box, type Drawing, lens, type Point, type Scene } from '../svg.ts';

/** Morning in camp: tents under firs at the water's edge, a red canoe going out, peaks still in alpenglow. */
export default {
  name: 'alps-lake',
  draw(d) {
    const random = new Random('alps-lake');
    const w = d.width;
    const shore = d.by(500, 520, 670);
    sky(d, ['#3a6aa0', '#8aa6c4', '#f6c7b4', '#ffe0ae'], shore - 60);
    sun(d, w * d.by(0.22, 0.2, 0.2), shore - 250, 34, '#fff8e2', { halo: '#ffe2b4' });
    streaks(d, random, { top: 50, bottom: 200 }, 8, '#ffdccb', 0.75);
    const range = (r: Random): void => {
      const rock = {
        lit: '#e0a694',
        shade: '#6a76a0',
        snow: '#fff0e2',
        snowShade: '#a3aed0',
        snowLine: 0.46,
      };
      const far = {
        lit: '#dab8b4',
        shade: '#98a0c0',
        snow: '#fff3e8',
        snowShade: '#bcc2da',
        snowLine: 0.5,
      };
      const k = d.by(1, 0.68, 0.74);
      for (const [fx, h, hw] of [
        [0.06, 230, 260],
        [0.28, 180, 250],
        [0.86, 210, 280],
        [0.99, 260, 250],
      ] as const)
        peak(d, r, [w * fx, shore - h * d.by(1, 1, 1.15)], shore, hw * k, far, 'left');
      peak(d, r, [w * 0.72, shore - d.by(310, 290, 370)], shore, 330 * k, rock, 'left');
      peak(d, r, [w * 0.52, shore - d.by(390, 370, 470)], shore, 390 * k, rock, 'left', {
        skew: -0.05,
      });
      d.land(profile(r, [-10, shore - 110], [w * 0.52, shore - 20], 22), shore + 2, '#5f7f8c');
      firEdge(
        d,
        r,
        profile(r, [-10, shore - 60], [w * 0.5, shore - 6], 12, 6),
        [22, 46],
        '#2f5f68',
        shore + 2,
      );
      firEdge(
        d,
        r,
        profile(r, [w * 0.5, shore - 6], [w + 10, shore - 80], 12, 6),
        [22, 50],
        '#2a5862',
        shore + 2,
      );
    };
    sea(d, shore, ['#f3c5b0', '#8aa6bd', '#3f7a9c', '#175070']);
    d.clipped(box(0, shore, w, 330), () =>
      d.mirrored(shore, () => range(new Random('range')), 0.55, 0.75),
    );
    ripples(d, random, { top: shore + 6, bottom: d.height }, 140, '#2f6a8c', 0.4);
    ripples(d, random, { top: shore + 6, bottom: d.height }, 90, '#ffe6d2', 0.55, 0.9);
    range(new Random('range'));
    glitter(
      d,
      random,
      w * 0.24,
      { top: shore + 4, bottom: shore + 300 },
      [16, 110],
      '#fff1d8',
      0.7,
    );
    canoe(d, w * d.by(0.46, 0.44, 0.44), shore + d.by(160, 170, 220), d.by(1.2, 1.05, 1.15));
    camp(d, random, shore);
    birds(d, random, [w * 0.36, 210], [100, 40], 4, 14, '#3f4a6c');
  },
} satisfies Scene;

function canoe(d: Drawing, x: number, y: number, k: number): void {
  d.path(lens(x, y + 20 * k, 150 * k, 10), '#1f4f70', 0.5);
  d.at(x, y, k, () => {
    person(
      d,
      -44,
      8,
      84,
      { coat: brand.lamp, legs: '#2b3c5c', skin: '#e3a982', hair: '#6b3a24', hat: brand.sand },
      'sit',
    );
    person(
      d,
      44,
      8,
      80,
      { coat: '#2f6f86', legs: '#2b3c5c', skin: '#8b5a40', hair: '#1c1418' },
      'sit',
    );
    d.stroke('M-60,-14L-6,-62M30,-60L92,10', '#6b4430', 4);
    d.path('M-66,-18l-14,10l6,7l15,-10ZM88,4l14,12l-8,6l-12,-12Z', '#e9c08a');
    d.path(
      'M-124,-18Q-112,-6 0,-6Q112,-6 124,-18Q122,10 96,17L-96,17Q-122,10 -124,-18Z',
      brand.coral,
    );
    d.path('M-118,2Q-100,17 -96,17L96,17Q114,12 119,0Q60,9 0,9Q-60,9 -118,2Z', '#a83a34');
    d.path(
      'M-124,-18Q-112,-6 0,-6Q112,-6 124,-18L122,-12Q110,-1 0,-1Q-110,-1 -122,-12Z',
      '#ffe1c0',
    );
  });
}

function camp(d: Drawing, random: Random, shore: number): void {
  const w = d.width;
  const b = d.height + 10;
  const y = shore + d.by(230, 230, 320);
  d.rolling(
    [
      [w * d.by(0.52, 0.46, 0.44), b],
      [w * 0.6, y + 96],
      [w * 0.76, y + 20],
      [w + 20, y - 50],
    ],
    b,
    '#e3c598',
  );
  d.rolling(
    [
      [w * d.by(0.56, 0.52, 0.5), b],
      [w * 0.66, y + 110],
      [w * 0.8, y + 44],
      [w + 20, y - 22],
    ],
    b,
    '#6f9a58',
  );
  d.rolling(
    [
      [-20, y + 40],
      [w * 0.12, y + 80],
      [w * 0.26, b],
    ],
    b,
    '#4f7f50',
  );
  for (const [fx, dy, h] of d.by(
    [
      [0.87, -6, 470],
      [0.96, -10, 560],
      [1.0, 40, 480],
      [0.8, 30, 300],
      [0.02, 60, 420],
      [0.09, 90, 300],
    ],
    [
      [0.9, -6, 420],
      [0.99, 0, 520],
      [0.02, 70, 400],
    ],
    [
      [0.9, -6, 500],
      [0.99, 0, 620],
      [0.02, 80, 480],
    ],
  ) as [number, number, number][])
    fir(d, w * fx, y + dy, h, '#3f7f66', '#173f4a', 'left');
  const tents = d.by(
    [
      [0.7, 110, 1, brand.lamp],
      [0.83, 96, 1.25, brand.coral],
      [0.95, 150, 1.1, '#f4e8d2'],
    ],
    [
      [0.66, 120, 0.86, brand.lamp],
      [0.85, 110, 1.1, brand.coral],
    ],
    [
      [0.64, 160, 0.95, brand.lamp],
      [0.85, 140, 1.25, brand.coral],
    ],
  ) as [number, number, number, string][];
  for (const [fx, dy, k, colour] of tents) tent(d, w * fx, y + dy, k, colour);
  const fx = w * d.by(0.62, 0.52, 0.5);
  person(
    d,
    fx + 20,
    y + 170,
    118,
    { coat: '#2e7d5b', legs: '#3a3140', skin: '#c98f6a', hair: '#3a2420' },
    'stand',
    -1,
  );
  person(
    d,
    fx + 86,
    y + 176,
    108,
    { coat: '#f4e8d2', legs: '#2f4f6f', skin: '#e3b08a', hair: '#b5803c' },
    'stand',
    -1,
  );
  for (let i = 0; i < 4; i++)
    d.shape(
      [
        [fx - 50 + i * 12, y + 186],
        [fx - 44 + i * 12, y + 176],
        [fx + 4 - i * 10, y + 196],
      ],
      '#5a3a30',
    );
  d.path(`M${fx - 30},${y + 180}q-8,-26 6,-40q2,16 12,20q8,10 -2,22Z`, brand.lamp);
  const foot = Array.from({ length: 30 }, (_, i): Point => [w * 0.56 + (w * 0.46 * i) / 29, b - 4]);
  grass(d, random, foot, 90, '#2f6048', 4);
  grass(
    d,
    random,
    Array.from({ length: 18 }, (_, i): Point => [(w * 0.22 * i) / 17, b - 4]),
    120,
    '#1f5048',
    4,
  );
  for (let i = 0; i < 50; i++)
    d.circle(
      w * random.between(0.6, 1),
      b - random.between(20, 110),
      random.between(3, 6),
      random.of(['#fff6e3', brand.lamp, '#c3a5e0']),
    );
}

function tent(d: Drawing, x: number, y: number, k: number, colour: string): void {
  d.at(x, y, k, () => {
    d.path('M-60,4L110,4L190,34L20,34Z', '#35603f', 0.55);
    d.path('M0,-100L-66,4L38,4Z', colour);
    d.path('M0,-100L38,4L110,-10L66,-96Z', mix(colour, '#3a3a5c', 0.42));
    d.path('M0,-100L-20,4L18,4Z', '#3a3448');
    d.path('M0,-100L-20,4L-32,4Q-16,-40 0,-100Z', mix(colour, '#fff6e3', 0.45));
    d.stroke('M0,-100V-112M66,-96V-106M0,-100L-92,8M66,-96L136,2', '#4a3a34', 2);
  });
}
