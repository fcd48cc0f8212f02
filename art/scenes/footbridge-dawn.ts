import { brand, mix } from '../palette.ts';
import { profile } from '../parts/mountains.ts';
import { person } from '../parts/people.ts';
import { bank, birds, sky, streaks, sun } from '../parts/sky.ts';
import { crown, fir, firEdge } from '../parts/trees.ts';
import { glitter, ripples, sea } from '../parts/water.ts';
import { Random } from '../random.ts';
import { type Drawing, type Point, round, type Scene } from '../svg.ts';

/** First light on a wooden arch over a misty river; somebody crosses towards the day. */
export default {
  name: 'footbridge-dawn',
  draw(d) {
    const random = new Random('footbridge-dawn');
    const w = d.width;
    const water = d.by(570, 580, 750);
    const sx = w * d.by(0.56, 0.52, 0.52);
    sky(d, ['#3f6a9c', '#a59fbc', '#f6bfa4', '#ffdca0'], water);
    sun(d, sx, water - 190, 76, '#fff6d6', { halo: '#ffd79c', reach: 5.4 });
    streaks(d, random, { top: 60, bottom: 260 }, 9, '#ffdccb', 0.65);
    const tones = ['#d3b0b4', '#a8a0b0', '#7a8fa0', '#4f7684'] as const;
    tones.forEach((tone, i) => {
      const y = water - 150 + i * 40;
      const dip = profile(random, [-10, y - 60 + i * 6], [w * 0.5, y + 30], 36, 5).concat(
        profile(random, [w * 0.5, y + 30], [w + 10, y - 70], 36, 5),
      );
      if (i < 1) d.land(dip, water + 4, tone);
      else firEdge(d, random, dip, [12 + i * 10, 28 + i * 18], tone, water + 4);
      d.rect(
        -5,
        y + 10,
        w + 10,
        120,
        d.fade([
          [0, '#ffe3c4', 0],
          [1, '#ffe3c4', 0.5],
        ]),
      );
    });
    birds(d, random, [sx - 240, water - 300], [120, 50], 6, 15, '#4a4a6c');
    sea(d, water, ['#ffdca8', '#e3ab9c', '#8c94ac', '#2f5a7c']);
    glitter(d, random, sx, { top: water + 2, bottom: d.height }, [50, 210], '#fff6d8', 0.85);
    ripples(d, random, { top: water + 2, bottom: d.height }, 130, '#6a80a0', 0.4);
    ripples(d, random, { top: water + 2, bottom: d.height }, 80, '#fff0d4', 0.6, 0.9);
    d.rect(
      -5,
      water - 30,
      w + 10,
      70,
      d.fade([
        [0, '#fff0dc', 0],
        [0.5, '#fff0dc', 0.75],
        [1, '#fff0dc', 0],
      ]),
    );
    const arch = bridgeLine(d, water);
    d.mirrored(
      water + d.by(150, 150, 190),
      () => bridge(d, arch, '#5a4a66', '#7a6a80'),
      0.32,
      0.55,
    );
    shore(d, random, water);
    bridge(d, arch, '#6b3a34', '#d9805a');
    const cross = (t: number, h: number, coat: string, pack: string, face: number): void => {
      const [x, y] = arch(t);
      person(
        d,
        x,
        y - 6,
        h,
        { coat, legs: '#2f2c44', skin: '#c98f6a', hair: '#2a1c24', pack },
        'walk',
        face,
      );
    };
    cross(0.52, d.by(120, 112, 130), brand.coral, brand.lamp, 1);
    cross(0.3, d.by(112, 104, 120), '#2f5f86', '#f4e8d2', 1);
    rail(d, arch, '#6b3a34', 0);
    reeds(d, random);
  },
} satisfies Scene;

type Arch = (t: number) => Point;

function bridgeLine(d: Drawing, water: number): Arch {
  const a: Point = [d.width * d.by(0.12, 0, -0.02), water + d.by(70, 80, 100)];
  const b: Point = [d.width * d.by(0.92, 1.02, 1.04), water + d.by(60, 70, 90)];
  const rise = d.by(190, 170, 200);
  return (t) => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t - rise * Math.sin(Math.PI * t) ** 1.1,
  ];
}

function bridge(d: Drawing, arch: Arch, dark: string, lit: string): void {
  const n = 40;
  const line = Array.from({ length: n + 1 }, (_, i) => arch(i / n));
  rail(d, arch, mix(dark, '#ffd9b0', 0.35), -12);
  // The beam is an arch of its own, a little flatter than the deck.
  const beam = line.map(([x, y], i): Point => [x, y + 18 + 46 * Math.abs(i / n - 0.5) * 2]);
  d.shape([...line, ...[...beam].reverse()], dark);
  d.stroke(
    line
      .map(([x, y], i) =>
        i % 2
          ? ''
          : `M${round(x)},${round(y + 4)}L${round(beam[i]?.[0] ?? 0)},${round(beam[i]?.[1] ?? 0)}`,
      )
      .join(''),
    lit,
    3,
    0.6,
  );
  d.shape(
    [
      ...line.map(([x, y]): Point => [x, y - 5]),
      ...[...line].reverse().map(([x, y]): Point => [x, y + 7]),
    ],
    lit,
  );
  for (const t of [0.16, 0.36, 0.64, 0.84]) {
    const [x, y] = arch(t);
    const foot = arch(0)[1] + 90;
    d.shape(
      [
        [x - 9, y + 20],
        [x + 9, y + 20],
        [x + 12, foot],
        [x - 12, foot],
      ],
      dark,
    );
    d.shape(
      [
        [x - 9, y + 20],
        [x - 3, y + 20],
        [x - 5, foot],
        [x - 12, foot],
      ],
      lit,
    );
    d.stroke(
      `M${round(x)},${round(y + 60)}L${round(x + 50)},${round(y + 18)}M${round(x)},${round(y + 60)}L${round(x - 50)},${round(y + 22)}`,
      dark,
      6,
    );
  }
}

function rail(d: Drawing, arch: Arch, colour: string, shift: number): void {
  const n = 26;
  const posts = Array.from({ length: n + 1 }, (_, i) => arch(i / n));
  d.stroke(
    posts.map(([x, y]) => `M${round(x + shift)},${round(y + shift * 0.4)}v-52`).join(''),
    colour,
    4,
  );
  for (const up of [52, 30])
    d.curve(
      posts.map(([x, y]): Point => [x + shift, y - up + shift * 0.4]),
      colour,
      up > 40 ? 6 : 3,
    );
}

function shore(d: Drawing, random: Random, water: number): void {
  const w = d.width;
  const b = d.height + 10;
  d.rolling(
    [
      [-20, water + 20],
      [w * 0.1, water + 60],
      [w * 0.2, water + 130],
      [w * 0.14, water + 250],
      [w * 0.3, b],
    ],
    b,
    '#4f6a6c',
  );
  d.rolling(
    [
      [-20, water + 30],
      [w * 0.08, water + 76],
      [w * 0.16, water + 160],
      [w * 0.1, b],
    ],
    b,
    '#2f5260',
  );
  d.rolling(
    [
      [w * 0.72, b],
      [w * 0.88, water + 220],
      [w * 0.84, water + 130],
      [w * 0.92, water + 60],
      [w + 20, water + 10],
    ],
    b,
    '#4f6a6c',
  );
  d.rolling(
    [
      [w * 0.86, b],
      [w * 0.92, water + 170],
      [w + 20, water + 60],
    ],
    b,
    '#2f5260',
  );
  for (const [fx, dy, h] of [
    [0.03, 90, 420],
    [0.1, 120, 300],
    [0.98, 90, 440],
    [0.91, 120, 270],
  ] as const)
    fir(d, w * fx, water + dy, h * d.by(1, 0.9, 1.1), '#5f7f80', '#234a5a', 'right');
  for (let i = 0; i < 14; i++) {
    const left = i % 2 === 0;
    crown(
      d,
      random,
      left ? random.between(0, w * 0.16) : random.between(w * 0.88, w),
      water + 130 + random.between(0, 90),
      90,
      60,
      ['#234a56', '#4a6f68', '#d9a584'],
      'right',
      8,
    );
  }
  bank(d, random, water + 44, 10, '#fff0dc', 0.22, water + 60);
}

function reeds(d: Drawing, random: Random): void {
  let path = '';
  for (let i = 0; i < 110; i++) {
    const x = i % 2 ? random.between(0, d.width * 0.26) : random.between(d.width * 0.76, d.width);
    const h = random.between(70, 190);
    const lean = random.between(-26, 26);
    const b = d.height + 6;
    path += `M${round(x - 3)},${b}Q${round(x)},${round(b - h * 0.6)} ${round(x + lean)},${round(b - h)}Q${round(x + 5)},${round(b - h * 0.5)} ${round(x + 3)},${b}Z`;
  }
  d.path(path, '#17394c');
}
