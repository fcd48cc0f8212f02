import { brand, darker, mix } from '../palette.ts';
import { leaf } from '../parts/leaves.ts';
import { person } from '../parts/people.ts';
import { bamboo } from '../parts/plants.ts';
import { Random } from '../random.ts';
import { type Drawing, type Point, polygon, type Scene } from '../svg.ts';

/** Morning light falls in shafts through bamboo on gate behind gate of vermilion. */
export default {
  name: 'kyoto-torii',
  draw(d) {
    const random = new Random('kyoto-torii');
    const vx = d.by(980, 520, 510);
    const vy = d.by(440, 440, 600);
    d.rect(
      -5,
      -5,
      d.width + 10,
      d.height + 10,
      d.fade([
        [0, '#3f7d58'],
        [0.4, '#c8d98a'],
        [0.6, '#8fb56a'],
        [1, '#163f36'],
      ]),
    );
    d.glow(vx, vy - 20, d.by(620, 480, 560), '#fff6c4', 0.95);
    canes(d, random, vx, vy, 46, 0, '#a5bf76', '#d3dd9a');
    canes(d, random, vx, vy, 34, 0.35, '#5f9358', '#a9c86c');
    for (let i = 0; i < 6; i++) {
      const x = d.width * (0.1 + i * 0.17);
      d.shape(
        [
          [x + 150, -20],
          [x + 230, -20],
          [x - 40, d.height],
          [x - 220, d.height],
        ],
        '#fff4bf',
        0.1,
      );
    }
    ground(d, random, vx, vy);
    canes(d, random, vx, vy, 18, 0.8, '#2b6a4c', '#6fae5e');
    const gates = 11;
    const shift = d.by(60, 30, 30);
    for (let i = 0; i < gates; i++) {
      const t = ((i + 1) / gates) ** 2.6;
      const size = 44 + d.by(470, 440, 560) * t;
      // The path bends: far gates stand to the right.
      gate(
        d,
        vx + shift * (1 - t) ** 2 - 20 * t,
        vy + 50 + size * 0.98,
        size,
        mix('#f2a878', '#d9432a', Math.min(1, 0.25 + t * 1.6)),
        i,
      );
      if (i === 7)
        person(
          d,
          vx + 10,
          vy + 50 + size * 1.06,
          size * 0.72,
          { coat: '#f4e8d2', legs: '#2a3a4c', skin: '#e0ae88', hair: '#1c1820', pack: '#2f6f96' },
          'walk',
          -1,
        );
    }
    lanterns(d, vx, vy);
    for (let i = 0; i < 60; i++) {
      const left = i % 2 === 0;
      leaf(
        d,
        (left ? 0 : d.width) + random.between(-60, d.by(330, 130, 130)) * (left ? 1 : -1),
        random.between(-20, 210),
        random.between(50, 110),
        (left ? 40 : 140) + random.between(-50, 50),
        8,
        random.of(['#1d5a44', '#2e7d5b', '#5f9f52']),
      );
    }
  },
} satisfies Scene;

function canes(
  d: Drawing,
  random: Random,
  vx: number,
  vy: number,
  count: number,
  near: number,
  fill: string,
  lit: string,
): void {
  for (let i = 0; i < count; i++) {
    const side = i % 2 ? 1 : -1;
    const x = vx + side * (d.by(70, 60, 60) + near * 240 + random.next() * d.width * 0.62);
    bamboo(
      d,
      random,
      x,
      9 + near * 26 + random.between(0, 6),
      -10,
      vy + 130 + near * d.by(330, 330, 420),
      mix(fill, '#1d4a3c', random.between(0, 0.25)),
      lit,
      'left',
    );
  }
}

function ground(d: Drawing, random: Random, vx: number, vy: number): void {
  const b = d.height + 5;
  const y = vy + 88;
  d.rolling(
    [
      [-10, y + 30],
      [vx - 160, y + 6],
      [vx, y],
      [vx + 200, y + 8],
      [d.width + 10, y + 40],
    ],
    b,
    '#2f6a48',
  );
  d.rolling(
    [
      [-10, y + 150],
      [vx - 260, y + 60],
      [vx, y + 40],
      [vx + 280, y + 70],
      [d.width + 10, y + 170],
    ],
    b,
    '#1c4c3c',
  );
  const rows = 18;
  for (let i = 0; i < rows; i++) {
    const t = (i / rows) ** 1.8;
    const u = ((i + 1) / rows) ** 1.8;
    const row = (v: number, s: number): Point => [
      vx + 40 * (1 - v) ** 2 - 20 * v + s * (24 + d.by(430, 400, 420) * v),
      y + (b - y) * v,
    ];
    d.shape([row(t, -1), row(t, 1), row(u, 1), row(u, -1)], i % 2 ? '#d8bf96' : '#c4a884');
    d.shape([row(t, -1), row(t, -0.1), row(u, 0.1), row(u, -1)], '#6d6a58', 0.4);
  }
  let moss = '';
  for (let i = 0; i < 260; i++) {
    const side = i % 2 ? 1 : -1;
    const t = random.next();
    const x = vx + side * (40 + d.by(470, 430, 450) * t + random.between(0, 260) * t);
    const py = y + 14 + (b - y) * t;
    const s = 3 + 12 * t;
    moss += polygon([
      [x - s, py],
      [x - s * 0.3, py - s * 2.2],
      [x + s * 0.2, py - s],
      [x + s * 0.9, py - s * 2],
      [x + s, py],
    ]);
  }
  d.path(moss, '#4f8f4e');
}

/** Straight lintel beam, bowed cap, two feet with black sleeves; the left face takes the light. */
function gate(d: Drawing, x: number, y: number, size: number, red: string, i: number): void {
  d.at(x, y, size / 100, () => {
    const shade = darker(red, 0.34);
    const light = mix(red, brand.paleLamp, 0.3);
    for (const s of [-1, 1]) {
      d.shape(
        [
          [s * 47 - 6, 6],
          [s * 43 - 5.5, -118],
          [s * 43 + 5.5, -118],
          [s * 47 + 6, 6],
        ],
        red,
      );
      d.shape(
        [
          [s * 47 + 1, 6],
          [s * 43 + 1, -118],
          [s * 43 + 5.5, -118],
          [s * 47 + 6, 6],
        ],
        shade,
      );
      d.shape(
        [
          [s * 47 - 6, 6],
          [s * 43 - 5.5, -118],
          [s * 43 - 3.5, -118],
          [s * 47 - 3.5, 6],
        ],
        light,
      );
      d.shape(
        [
          [s * 47 - 7, 7],
          [s * 46.5 - 6.6, -9],
          [s * 46.5 + 6.6, -9],
          [s * 47 + 7, 7],
        ],
        '#26262c',
      );
    }
    d.path('M-58,-98L58,-98L58,-88L-58,-88Z', red);
    d.path('M-58,-91L58,-91L58,-88L-58,-88Z', shade);
    d.path('M-6,-112L6,-112L6,-97L-6,-97Z', i % 3 === 0 ? '#2a3a34' : red);
    if (i % 3 === 0) d.path('M-4,-110L4,-110L4,-100L-4,-100Z', brand.lamp);
    d.path('M-70,-124Q0,-112 70,-124L67,-111Q0,-104 -67,-111Z', red);
    d.path('M-66,-114Q0,-107 66,-114L67,-111Q0,-104 -67,-111Z', shade);
    d.path('M-74,-131Q0,-117 74,-131L70,-123Q0,-111 -70,-123Z', '#30282c');
    d.path('M-74,-131Q0,-117 74,-131L73,-129Q0,-114 -73,-129Z', light, 0.8);
  });
}

function lanterns(d: Drawing, vx: number, vy: number): void {
  for (const s of [-1, 1]) {
    const x = vx + s * d.by(500, 410, 410);
    const y = vy + d.by(400, 400, 520);
    d.path(
      polygon([
        [x - 36, y],
        [x + 36, y],
        [x + 26, y - 20],
        [x - 26, y - 20],
      ]) +
        polygon([
          [x - 12, y - 18],
          [x - 10, y - 110],
          [x + 10, y - 110],
          [x + 12, y - 18],
        ]) +
        polygon([
          [x - 30, y - 108],
          [x + 30, y - 108],
          [x + 24, y - 122],
          [x - 24, y - 122],
        ]),
      '#8a8f84',
    );
    d.rect(x - 20, y - 166, 40, 44, '#9ea394');
    d.rect(x - 11, y - 158, 22, 30, brand.lamp);
    d.glow(x, y - 144, 100, brand.lamp, 0.5);
    d.path(
      polygon([
        [x - 46, y - 160],
        [x - 18, y - 192],
        [x + 18, y - 192],
        [x + 46, y - 160],
        [x + 30, y - 166],
        [x - 30, y - 166],
      ]),
      '#6d746c',
    );
    d.circle(x, y - 198, 8, '#6d746c');
  }
}
