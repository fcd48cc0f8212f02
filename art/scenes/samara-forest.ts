import { brand, mix } from '../palette.ts';
import { toucan } from '../parts/animals.ts';
import { frond, leaf } from '../parts/leaves.ts';
import { profile } from '../parts/mountains.ts';
import { person } from '../parts/people.ts';
import { leafCorner } from '../parts/plants.ts';
import { sky } from '../parts/sky.ts';
import { crown } from '../parts/trees.ts';
import { Random } from '../random.ts';
import { type Drawing, type Point, round, type Scene, spline } from '../svg.ts';

/** A hanging bridge through the canopy; shafts of sun, lianas, and a toucan close by. */
export default {
  name: 'samara-forest',
  draw(d) {
    const random = new Random('samara-forest');
    const w = d.width;
    const mid = d.by(470, 480, 640);
    sky(d, ['#a9d3a0', '#e9f0b4', '#fbf3c4', '#8fbf8a', '#1f5a48'], d.height);
    d.glow(w * d.by(0.5, 0.5, 0.5), mid - 190, d.by(560, 420, 480), '#fffbd8', 0.9);
    for (let i = 0; i < 8; i++) {
      const y = mid - 90 + i * d.by(82, 82, 116);
      const green = mix('#b5d69c', '#1a5a48', (i + 0.4) / 7.6);
      const ridge = profile(
        random,
        [-10, y - (i % 2) * 60],
        [w + 10, y - ((i + 1) % 2) * 60],
        46,
        5,
      );
      d.land(ridge, d.height + 5, green);
      for (let k = 0; k < 34; k++)
        crown(
          d,
          random,
          random.between(0, w),
          y + random.between(-6, 70),
          84 + i * 20,
          56 + i * 13,
          [mix(green, '#0f3f38', 0.35), green, mix(green, '#e6ea8a', 0.42 - i * 0.035)],
          'left',
          9,
        );
      d.rect(
        -5,
        y + 20,
        w + 10,
        90,
        d.fade([
          [0, '#f6f6cf', 0],
          [1, '#f6f6cf', Math.max(0, 0.3 - i * 0.05)],
        ]),
      );
    }
    for (let i = 0; i < 5; i++)
      d.shape(
        [
          [w * (0.34 + i * 0.13), -10],
          [w * (0.39 + i * 0.13), -10],
          [w * (0.2 + i * 0.12), d.height],
          [w * (0.06 + i * 0.12), d.height],
        ],
        d.fade([
          [0, '#fff9c4', 0.3],
          [0.7, '#fff9c4', 0.04],
          [1, '#fff9c4', 0],
        ]),
      );
    giant(d, random, w * d.by(0.14, 0.08, 0.08), d.by(120, 96, 110), '#3f4a3c', '#8a8f5c');
    giant(d, random, w * d.by(0.9, 0.95, 0.95), d.by(140, 110, 130), '#2f3f38', '#7a8a58');
    bridge(d, random, mid);
    canopy(d, random);
    const bx = w * d.by(0.72, 0.72, 0.7);
    const by = d.by(330, 340, 440);
    d.curve(
      [
        [w + 20, by + 60],
        [bx + 120, by + 30],
        [bx - 20, by + 22],
        [bx - 150, by + 40],
      ],
      '#3a2c28',
      20,
    );
    d.curve(
      [
        [w + 20, by + 54],
        [bx + 120, by + 24],
        [bx - 20, by + 16],
        [bx - 150, by + 36],
      ],
      '#7a6a4c',
      6,
    );
    for (let i = 0; i < 9; i++)
      leaf(
        d,
        bx - 140 + i * 42,
        by + 32,
        random.between(60, 110),
        (i % 2 ? 70 : -60) + random.between(-20, 20),
        20,
        i % 2 ? '#1f6a4c' : '#3f9158',
        '#8fbf62',
      );
    toucan(d, bx, by + 20, d.by(230, 220, 250));
    leafCorner(
      d,
      random,
      -10,
      d.height + 20,
      d.by(430, 340, 420),
      -92,
      4,
      ['#0d3832', '#17584a', '#2e7d5b', '#124a3e'],
      13,
    );
    leafCorner(
      d,
      random,
      w + 10,
      d.height + 20,
      d.by(430, 340, 420),
      -184,
      -90,
      ['#0d3832', '#17584a', '#2e7d5b', '#124a3e'],
      13,
    );
    heliconia(d, w * d.by(0.2, 0.2, 0.2), d.height, d.by(1, 0.9, 1.1));
  },
} satisfies Scene;

/** The trunk of a forest giant with buttresses, lianas and ferns on it. */
function giant(d: Drawing, random: Random, x: number, w: number, bark: string, lit: string): void {
  const b = d.height + 10;
  d.path(
    `M${round(x - w * 0.4)},-10L${round(x - w * 0.46)},${round(b * 0.62)}Q${round(x - w * 0.6)},${round(b * 0.86)} ${round(x - w * 1.3)},${b}L${round(x + w * 1.2)},${b}Q${round(x + w * 0.6)},${round(b * 0.86)} ${round(x + w * 0.46)},${round(b * 0.6)}L${round(x + w * 0.4)},-10Z`,
    bark,
  );
  d.path(
    `M${round(x - w * 0.4)},-10L${round(x - w * 0.46)},${round(b * 0.62)}Q${round(x - w * 0.6)},${round(b * 0.86)} ${round(x - w * 1.3)},${b}L${round(x - w * 0.9)},${b}Q${round(x - w * 0.36)},${round(b * 0.84)} ${round(x - w * 0.26)},${round(b * 0.6)}L${round(x - w * 0.2)},-10Z`,
    lit,
  );
  for (let i = 0; i < 5; i++) {
    const lx = x + random.between(-0.6, 0.8) * w;
    d.curve(
      [
        [lx, -10],
        [lx + random.between(-30, 30), b * 0.3],
        [lx + random.between(-50, 50), b * 0.6],
        [lx + random.between(-30, 30), b * 0.9],
      ],
      '#27332c',
      random.between(3, 7),
    );
  }
  for (let i = 0; i < 6; i++) {
    const y = random.between(60, b * 0.7);
    for (let k = 0; k < 6; k++)
      frond(
        d,
        x + (i % 2 ? 0.4 : -0.4) * w,
        y,
        random.between(50, 80),
        -170 + k * 32,
        k % 2 ? '#2e7d5b' : '#6fae58',
        { droop: 0.3, width: 0.2, leaflets: 9 },
      );
  }
}

function bridge(d: Drawing, _random: Random, mid: number): void {
  const w = d.width;
  const a: Point = [w * d.by(0.12, 0.06, 0.06), mid + 10];
  const b: Point = [w * d.by(0.91, 0.96, 0.96), mid - 20];
  const sag = d.by(150, 120, 150);
  const at = (t: number, o = 0): Point => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t + 4 * sag * t * (1 - t) + o,
  ];
  const n = 44;
  const deck = Array.from({ length: n + 1 }, (_, i) => at(i / n));
  const rail = Array.from({ length: n + 1 }, (_, i): Point => [at(i / n)[0], at(i / n)[1] - 74]);
  const rail2 = rail.map(([x, y]): Point => [x + 10, y - 10]);
  d.stroke(spline(rail2), '#4a3c30', 3);
  d.stroke(
    rail2
      .map(
        ([x, y], i) =>
          `M${round(x)},${round(y)}L${round((deck[i]?.[0] ?? 0) + 8)},${round((deck[i]?.[1] ?? 0) - 8)}`,
      )
      .join(''),
    '#4a3c30',
    1.4,
  );
  deck.forEach(([x, y], i) => {
    const next = deck[i + 1];
    if (!next) return;
    d.shape(
      [
        [x, y],
        [x + 12, y - 12],
        [next[0] + 10, next[1] - 12],
        [next[0] - 2, next[1]],
      ],
      i % 2 ? '#c98f58' : '#e3b078',
    );
    d.shape(
      [
        [x, y],
        [next[0] - 2, next[1]],
        [next[0] - 2, next[1] + 7],
        [x, y + 7],
      ],
      '#6b4430',
    );
  });
  const folk: [number, string, string, string][] = [
    [0.4, brand.coral, '#c98f6a', '#2f6f86'],
    [0.46, brand.lamp, '#8b5a40', '#ee6c4d'],
    [0.3, '#fff6e3', '#e3a982', '#2e7d5b'],
  ];
  for (const [t, coat, skin, pack] of folk) {
    const [x, y] = at(t, -2);
    person(
      d,
      x,
      y,
      d.by(118, 108, 128),
      { coat, legs: '#2b3c4c', skin, hair: '#2a1c1c', pack },
      'walk',
    );
  }
  d.stroke(spline(rail), '#3a2c24', 4.5);
  d.stroke(
    rail
      .map(
        ([x, y], i) =>
          `M${round(x)},${round(y)}L${round(deck[i]?.[0] ?? 0)},${round(deck[i]?.[1] ?? 0)}`,
      )
      .join(''),
    '#3a2c24',
    2,
  );
  d.stroke(spline(rail.map(([x, y]): Point => [x, y + 36])), '#3a2c24', 2.4);
}

function canopy(d: Drawing, random: Random): void {
  const w = d.width;
  for (let i = 0; i < 22; i++) {
    const t = i / 21;
    const y = 10 + 90 * Math.abs(t - 0.5) ** 0.7 * 2 * random.between(0.6, 1) - 40;
    crown(
      d,
      random,
      w * t,
      y,
      190,
      110,
      ['#0f3f38', '#1f6a4c', i % 3 ? '#3f8f58' : '#8fbf5c'],
      'right',
      12,
    );
  }
  for (let i = 0; i < 9; i++) {
    const x = random.between(0.1, 0.9) * w;
    d.curve(
      [
        [x, 20],
        [x + random.between(-24, 24), 110],
        [x + random.between(-40, 40), random.between(170, 260)],
      ],
      '#1f4a3c',
      3.5,
    );
  }
}

function heliconia(d: Drawing, x: number, b: number, k: number): void {
  d.at(x, b, k, () => {
    d.curve(
      [
        [0, 0],
        [10, -120],
        [34, -230],
        [90, -290],
      ],
      '#1f5a44',
      7,
    );
    for (let i = 0; i < 7; i++) {
      const px = 14 + i * 12;
      const py = -150 - i * 23;
      leaf(
        d,
        px,
        py,
        78 - i * 6,
        i % 2 ? -64 : -118 + i * 3,
        20,
        i % 2 ? '#d9402f' : brand.coral,
        '#ffb73a',
      );
    }
  });
}
