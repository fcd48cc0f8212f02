import { brand } from '../palette.ts';
import { sloop } from '../parts/boats.ts';
import { grass } from '../parts/leaves.ts';
import { person } from '../parts/people.ts';
import { birds, sky, streaks, sun } from '../parts/sky.ts';
import { firEdge, umbrellaPine } from '../parts/trees.ts';
import { glitter, ripples, sea } from '../parts/water.ts';
import { Random } from '../random.ts';
import { box, type Drawing, lens, type Point, type Scene } from '../svg.ts';

/** A summer evening outside the city: pines, a jetty, a raft with swimmers, the sun going into the wood. */
export default {
  name: 'berlin-lake',
  draw(d) {
    const random = new Random('berlin-lake');
    const w = d.width;
    const shore = d.by(430, 440, 580);
    const sx = w * d.by(0.52, 0.46, 0.46);
    sky(d, ['#4a7fa0', '#a8bcae', '#fbd596', '#ffba72'], shore);
    sun(d, sx, shore - 84, 62, '#fff5d2', { halo: '#ffd082' });
    streaks(d, random, { top: 60, bottom: 240 }, 9, '#ffe3b8', 0.7);
    birds(d, random, [w * 0.36, 220], [130, 50], 5, 15, '#4a4a58');
    const edge = (y: number, seed: number): Point[] =>
      Array.from(
        { length: 70 },
        (_, i): Point => [(w * i) / 68, y + 12 * Math.sin(i * 0.21 + seed)],
      );
    firEdge(d, random, edge(shore - 34, 0), [20, 44], '#b09a72', shore + 2);
    firEdge(d, random, edge(shore - 12, 2), [22, 56], '#6d7a62', shore + 2);
    sea(d, shore, ['#ffd190', '#d9a884', '#5f8b96', '#1c4f6a']);
    d.path(
      Array.from({ length: 60 }, (_, i) =>
        box((w * i) / 58, shore, 9, 30 + 26 * Math.abs(Math.sin(i * 1.7))),
      ).join(''),
      '#7d7f68',
      0.16,
    );
    ripples(d, random, { top: shore + 4, bottom: d.height }, 170, '#3f7286', 0.45);
    ripples(d, random, { top: shore + 4, bottom: d.height }, 110, '#ffe6b4', 0.55, 0.9);
    glitter(d, random, sx, { top: shore + 2, bottom: d.height - 40 }, [44, 230], '#fff3cc', 0.85);
    sloop(d, w * d.by(0.2, 0.13, 0.13), shore + 26, 66, { hull: '#3a3a48', sail: '#fff3da' });
    sloop(
      d,
      w * d.by(0.27, 0.24, 0.24),
      shore + 14,
      36,
      { hull: '#3a3a48', sail: brand.coral },
      -1,
    );
    raft(d, w * d.by(0.4, 0.3, 0.3), shore + d.by(120, 130, 180), d.by(1, 0.86, 0.96));
    for (const [fx, dy] of d.by(
      [
        [0.56, 170],
        [0.52, 210],
        [0.33, 190],
      ],
      [
        [0.5, 190],
        [0.56, 240],
      ],
      [
        [0.5, 260],
        [0.6, 330],
      ],
    ))
      swimmer(d, w * (fx ?? 0), shore + (dy ?? 0));
    jetty(d, shore);
    shoreline(d, random);
  },
} satisfies Scene;

function raft(d: Drawing, x: number, y: number, k: number): void {
  d.path(lens(x + 10, y + 24, 170 * k, 14), '#2a5a72', 0.6);
  d.at(x, y, k, () => {
    d.path('M-120,-12L90,-12L126,10L-104,10Z', '#d9a672');
    d.path(
      [0, 1, 2, 3]
        .map(
          (i) =>
            `M${-116 + i * 5},${-8 + i * 5.4}L${96 + i * 8},${-8 + i * 5.4}v1.6L${-116 + i * 5},${-6.4 + i * 5.4}Z`,
        )
        .join(''),
      '#8a5f48',
    );
    d.path('M-104,10L126,10L126,22L-104,22Z', '#6b4638');
    d.path('M-90,14h34v12h-34ZM60,14h34v12h-34Z', brand.lamp);
    d.stroke('M104,4V-34M120,12V-28M104,-20L120,-14M104,-6L120,0', '#4a4a58', 3);
    person(
      d,
      -66,
      4,
      92,
      { coat: brand.coral, legs: '#b97a58', skin: '#b97a58', hair: '#2a1c1c' },
      'sit',
    );
    person(
      d,
      -6,
      4,
      92,
      { coat: '#2f6f86', legs: '#e3ab86', skin: '#e3ab86', hair: '#a8743c' },
      'sit',
    );
    person(
      d,
      60,
      2,
      96,
      { coat: brand.lamp, legs: '#8b5a40', skin: '#8b5a40', hair: '#1c1418' },
      'stand',
      -1,
    );
  });
}

function swimmer(d: Drawing, x: number, y: number): void {
  d.path(lens(x, y + 6, 44, 4), '#fff3cc', 0.9);
  d.circle(x, y - 4, 9, '#c98f6a');
  d.path(`M${x - 9},${y - 6}a9,9 0 0 1 18,0Z`, '#3a2420');
  d.stroke(`M${x + 10},${y + 2}q14,-18 24,2`, '#c98f6a', 5);
}

function jetty(d: Drawing, shore: number): void {
  const w = d.width;
  const b = d.height + 10;
  const far: Point = [w * d.by(0.62, 0.62, 0.62), shore + d.by(150, 160, 220)];
  const near = w * d.by(0.76, 0.84, 0.84);
  const half = (t: number): number => 36 + 150 * t;
  const at = (t: number, s: number): Point => [
    far[0] + (near - far[0]) * t + s * half(t),
    far[1] + (b - far[1]) * t,
  ];
  for (let i = 0; i < 5; i++) {
    const t = (i / 5) ** 1.5;
    for (const s of [-0.9, 0.9]) {
      const [x, y] = at(t, s);
      d.rect(x - 5 - 9 * t, y, 10 + 18 * t, 50 + 120 * t, '#3a2f38');
    }
  }
  d.shape([at(0, -1), at(0, 1), at(1, 1), at(1, -1)], '#7a5548');
  for (let i = 0; i < 26; i++) {
    const t = (i / 26) ** 1.5;
    const u = ((i + 0.86) / 26) ** 1.5;
    d.shape([at(t, -1), at(t, 1), at(u, 1), at(u, -1)], i % 3 ? '#d69c6a' : '#e8b47e');
  }
  d.shape([at(0, 0.5), at(0, 1), at(1, 1), at(1, 0.7)], '#8a5a4c', 0.5);
  const [px, py] = at(0.04, 0);
  d.shape(
    [
      [px - 12, py + 4],
      [px + 14, py + 4],
      [px + 60, py + 150],
      [px + 20, py + 150],
    ],
    '#5f3c3c',
    0.45,
  );
  person(
    d,
    px - 16,
    py + 18,
    110,
    { coat: '#f4e8d2', legs: '#e0a882', skin: '#e0a882', hair: '#6b3a24' },
    'stand',
  );
  person(
    d,
    px + 20,
    py + 20,
    104,
    { coat: brand.leaf, legs: '#6f4634', skin: '#6f4634', hair: '#1c1418' },
    'stand',
    -1,
  );
  const [tx, ty] = at(0.3, 0.3);
  d.shape(
    [
      [tx - 50, ty],
      [tx + 26, ty],
      [tx + 40, ty + 22],
      [tx - 44, ty + 22],
    ],
    brand.coral,
  );
  d.path([0, 1, 2].map((i) => box(tx - 40 + i * 26, ty, 9, 22)).join(''), '#fff3da');
}

function shoreline(d: Drawing, random: Random): void {
  const w = d.width;
  const h = d.height;
  d.rolling(
    [
      [w * 0.62, h + 10],
      [w * 0.8, h - 90],
      [w + 20, h - 170],
    ],
    h + 20,
    '#54603f',
  );
  d.rolling(
    [
      [-20, h - d.by(170, 150, 220)],
      [w * 0.1, h - 120],
      [w * 0.3, h + 10],
    ],
    h + 20,
    '#46573f',
  );
  const pine = {
    bark: '#6b4034',
    barkLit: '#e88f58',
    needles: ['#234a42', '#44684a', '#a9a45a'] as const,
  };
  umbrellaPine(d, random, w * d.by(0.9, 0.93, 0.93), h - 110, d.by(760, 700, 900), pine, 'left');
  umbrellaPine(d, random, w * d.by(0.99, 1.03, 1.03), h - 60, d.by(880, 800, 1000), pine, 'left');
  umbrellaPine(d, random, w * d.by(0.06, 0.04, 0.04), h - 100, d.by(800, 740, 960), pine, 'right');
  const foot = (a: number, b: number): Point[] =>
    Array.from({ length: 24 }, (_, i): Point => [w * (a + ((b - a) * i) / 23), h + 4]);
  grass(d, random, foot(0, 0.26), 150, '#2f4a3c', 4);
  grass(d, random, foot(0, 0.2), 100, '#8a8f4c', 3);
  grass(d, random, foot(0.76, 1), 150, '#2f4a3c', 4);
}
