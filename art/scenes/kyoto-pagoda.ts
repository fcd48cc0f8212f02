import { brand, mix } from '../palette.ts';
import { hillTown } from '../parts/houses.ts';
import { profile } from '../parts/mountains.ts';
import { mapleLeaf, pagoda } from '../parts/pagoda.ts';
import { person } from '../parts/people.ts';
import { spray } from '../parts/plants.ts';
import { bank, birds, sky, sun } from '../parts/sky.ts';
import { crown, firEdge, trunk } from '../parts/trees.ts';
import { Random } from '../random.ts';
import { box, type Drawing, type Point, type Scene } from '../svg.ts';

/** Late autumn afternoon: the pagoda before a great disc of sun, hills in bands of mist, maples in flame. */
export default {
  name: 'kyoto-pagoda',
  draw(d) {
    const random = new Random('kyoto-pagoda');
    const x = d.by(1120, 600, 580);
    const base = d.by(720, 730, 930);
    sky(d, ['#5f8fa6', '#d9c3a8', '#f8cf9c', '#fbb489'], base - 100);
    sun(d, x - d.by(250, 190, 190), d.by(300, 300, 390), d.by(120, 110, 120), '#fff0cf', {
      halo: '#ffd79a',
      reach: 3.2,
    });
    birds(d, random, [x - 420, 240], [140, 60], 5, 15, '#5a4a5c');
    const w = d.width;
    for (let i = 0; i < 5; i++) {
      const y = base - 300 + i * 66;
      const ridge = profile(
        random,
        [-10, y + (i % 2) * 40],
        [w + 10, y + 30 - (i % 2) * 60],
        62,
        6,
      );
      const tone = mix('#d9a796', '#3f5a6a', i / 4.6);
      if (i < 3) d.land(ridge, d.height, tone);
      else
        firEdge(
          d,
          random,
          ridge.filter((_, k) => k % 1 === 0),
          [14, 30],
          tone,
          d.height,
        );
      d.rect(
        -5,
        y + 34,
        w + 10,
        90,
        d.fade([
          [0, '#fde3c2', 0],
          [1, '#fde3c2', 0.75],
        ]),
      );
    }
    hillTown(
      d,
      random,
      {
        left: -20,
        right: w,
        crest: (cx) => base - 56 + 16 * Math.sin(cx / 140),
        rows: 3,
        step: 34,
        size: 58,
        walls: ['#e8d6bd', '#c9a88c', '#a8836c', '#f0e2c8'],
        roofs: ['#4a5563', '#56606c', '#3c4756'],
        haze: '#f5cfae',
        trees: '#c8663c',
        glow: brand.lamp,
      },
      'left',
    );
    bank(d, random, base + 26, 30, '#f6d9b8', 0.5, base + 90);
    pagoda(d, x, base + 70, d.by(0.98, 0.96, 1.16));
    steps(d, random, x, base + 66);
    const maple: [string, string, string] = ['#a8322c', '#dd5a36', '#ffa24a'];
    for (const [fx, dy, s] of d.by(
      [
        [0.03, 150, 330],
        [0.17, 190, 260],
        [0.86, 110, 300],
        [0.98, 170, 360],
        [0.44, 170, 200],
      ],
      [
        [0.02, 150, 300],
        [0.2, 180, 230],
        [0.99, 150, 330],
      ],
      [
        [0.02, 190, 330],
        [0.2, 230, 250],
        [1, 190, 350],
      ],
    ) as [number, number, number][]) {
      trunk(d, w * fx, base + dy + 60, base + dy - s * 0.5, s * 0.06, '#3a2630');
      crown(d, random, w * fx, base + dy - s * 0.5, s * 1.05, s * 0.72, maple, 'left', 20);
      spray(
        d,
        random,
        [w * fx, base + dy - s * 0.5],
        [s * 0.56, s * 0.4],
        90,
        s * 0.014,
        '#ffc46a',
      );
      spray(
        d,
        random,
        [w * fx, base + dy - s * 0.45],
        [s * 0.56, s * 0.4],
        60,
        s * 0.014,
        '#8a2430',
        0.8,
      );
    }
    spray(d, random, [w * 0.5, d.height - 60], [w * 0.5, 70], 160, 5, '#e8703c');
    spray(d, random, [w * 0.5, d.height - 60], [w * 0.5, 70], 90, 4, '#ffb95a');
    branch(d, random);
  },
} satisfies Scene;

function steps(d: Drawing, _random: Random, x: number, y: number): void {
  const bottom = d.height + 5;
  d.rolling(
    [
      [-10, y + 70],
      [d.width * 0.3, y + 40],
      [x, y + 18],
      [d.width + 10, y + 50],
    ],
    bottom,
    '#8d5a48',
  );
  d.rolling(
    [
      [-10, y + 130],
      [d.width * 0.4, y + 110],
      [d.width + 10, y + 90],
    ],
    bottom,
    '#6b4340',
  );
  const n = 16;
  for (let i = 0; i < n; i++) {
    const t = (i / n) ** 1.3;
    const u = ((i + 1) / n) ** 1.3;
    const at = (v: number): [number, number] => [y + 22 + (bottom - y - 22) * v, 62 + 150 * v];
    const [y0, h0] = at(t);
    const [y1, h1] = at(u);
    d.shape(
      [
        [x - h0, y0],
        [x + h0, y0],
        [x + h1, y1],
        [x - h1, y1],
      ],
      '#e7cba6',
    );
    d.shape(
      [
        [x - h1, y1 - (y1 - y0) * 0.45],
        [x + h1, y1 - (y1 - y0) * 0.45],
        [x + h1, y1],
        [x - h1, y1],
      ],
      '#9c7f78',
    );
  }
  for (const s of [-1, 1]) {
    const lamp: Point = [x + s * 124, y + 84];
    d.path(
      box(lamp[0] - 8, lamp[1] - 44, 16, 46) +
        box(lamp[0] - 20, lamp[1], 40, 10) +
        box(lamp[0] - 18, lamp[1] - 74, 36, 6),
      '#5c5560',
    );
    d.rect(lamp[0] - 13, lamp[1] - 68, 26, 24, brand.paleLamp);
    d.shape(
      [
        [lamp[0] - 32, lamp[1] - 70],
        [lamp[0], lamp[1] - 96],
        [lamp[0] + 32, lamp[1] - 70],
      ],
      '#4a4450',
    );
  }
  person(
    d,
    x + 20,
    y + 76,
    84,
    { coat: '#2f5f86', legs: '#2a2c3c', skin: '#e0ae88', hair: '#1c1820', pack: brand.lamp },
    'walk',
  );
  person(
    d,
    x - 28,
    y + 84,
    84,
    { coat: '#f4e8d2', legs: '#4a3a4c', skin: '#c98f6a', hair: '#2a1c1c' },
    'walk',
  );
}

/** A maple bough across the upper corner frames the view. */
function branch(d: Drawing, random: Random): void {
  d.curve(
    [
      [-20, 40],
      [120, 70],
      [230, 60],
      [340, 110],
    ],
    '#3a2630',
    11,
  );
  d.curve(
    [
      [120, 70],
      [190, 120],
      [240, 170],
    ],
    '#3a2630',
    6,
  );
  for (const [cx, cy, s] of [
    [30, 40, 90],
    [130, 80, 90],
    [230, 70, 80],
    [230, 160, 66],
    [330, 112, 60],
  ] as const) {
    for (let i = 0; i < 13; i++)
      mapleLeaf(
        d,
        cx + random.between(-s, s),
        cy + random.between(-s, s) * 0.6,
        random.between(12, 24),
        random.between(0, 360),
        random.of(['#a8322c', '#d8502f', '#f58a3c', '#ffb04e']),
      );
  }
}
