import { brand } from '../palette.ts';
import { chalet, church, cow } from '../parts/alpine.ts';
import { grass } from '../parts/leaves.ts';
import { peak, rugged } from '../parts/mountains.ts';
import { spray } from '../parts/plants.ts';
import { bank, birds, cumulus, sky, streaks } from '../parts/sky.ts';
import { fir, firEdge } from '../parts/trees.ts';
import { Random } from '../random.ts';
import { type Drawing, type Point, polygon, round, type Scene } from '../svg.ts';

/** Lauterbrunnen in June: sheer walls left and right, the fall that turns to veil, chalets on the meadow. */
export default {
  name: 'alps-valley',
  draw(d) {
    const random = new Random('alps-valley');
    const w = d.width;
    const floor = d.by(620, 640, 830);
    sky(d, ['#2f7fb0', '#7dbccf', '#d6ead8', '#fdf0cd'], floor - 40);
    streaks(d, random, { top: 40, bottom: 140 }, 5, '#f3f8ee', 0.7);
    cumulus(
      d,
      random,
      w * 0.52,
      d.by(210, 230, 300),
      d.by(300, 230, 240),
      { light: '#fffdf5', shade: '#b3d0d8' },
      'left',
    );
    const snow = {
      lit: '#b5c0cc',
      shade: '#6f8cae',
      snow: '#fffdf6',
      snowShade: '#9fbcd6',
      snowLine: 0.72,
    };
    const k = d.by(1, 0.68, 0.74);
    peak(d, random, [w * 0.68, d.by(230, 260, 330)], floor, 330 * k, snow, 'left');
    peak(d, random, [w * 0.42, d.by(290, 300, 380)], floor, 300 * k, snow, 'left');
    peak(d, random, [w * 0.55, d.by(180, 190, 240)], floor, 380 * k, snow, 'left', { skew: 0.06 });
    d.rect(
      -5,
      floor - 180,
      w + 10,
      200,
      d.fade([
        [0, '#d6ead8', 0],
        [1, '#d6ead8', 0.8],
      ]),
    );
    firEdge(
      d,
      random,
      Array.from(
        { length: 60 },
        (_, i): Point => [w * (0.3 + i * 0.0075), floor - 60 + 26 * Math.abs(i / 30 - 1)],
      ),
      [26, 56],
      '#6f9c94',
      floor + 20,
    );
    wall(d, random, floor, 1);
    wall(d, random, floor, -1);
    const fx = w * d.by(0.285, 0.25, 0.25);
    fall(d, random, fx, d.by(170, 190, 250), floor - 20);
    meadow(d, random, floor);
    birds(d, random, [w * 0.5, d.by(330, 340, 440)], [90, 40], 5, 12, '#2b4f66');
  },
} satisfies Scene;

/** A glacier-cut wall: woods and pasture on its shoulder, vertical bands, scree and firs at the foot. */
function wall(d: Drawing, random: Random, floor: number, side: 1 | -1): void {
  const w = d.width;
  const x = (t: number): number => (side < 0 ? w * t : w * (1 - t));
  const inner = side < 0 ? d.by(0.36, 0.34, 0.34) : d.by(0.27, 0.27, 0.27);
  const top = side < 0 ? d.by(120, 140, 190) : d.by(200, 210, 280);
  const outline = rugged(
    random,
    [
      [x(-0.03), top - 50],
      [x(inner * 0.45), top],
      [x(inner * 0.78), top + 46],
      [x(inner * 0.88), top + 130],
      [x(inner * 0.92), floor - 130],
      [x(inner), floor - 46],
      [x(inner + 0.08), floor + 20],
      [x(-0.03), floor + 30],
    ],
    16,
    4,
  );
  d.clipped(polygon(outline), () => {
    d.shape(outline, side < 0 ? '#8a97a0' : '#d9c9ae');
    for (let i = 0; i < 26; i++) {
      const cx = x(random.between(0, inner));
      const bw = random.between(16, 46);
      const y = random.between(top - 30, floor - 220);
      d.shape(
        [
          [cx, y],
          [cx + bw, y + 10],
          [cx + bw * 0.8, y + random.between(180, 360)],
          [cx + bw * 0.1, y + random.between(150, 330)],
        ],
        side < 0 ? (i % 3 ? '#6f7f8e' : '#b5b8b0') : i % 3 ? '#b09f90' : '#f3e4c4',
      );
    }
    for (let i = 1; i < 7; i++) {
      const y = top + (floor - top) * (i / 7.5);
      const ledge = rugged(
        random,
        [
          [x(-0.03), y - 26],
          [x(inner * 1.05), y + 8],
        ],
        16,
        5,
      );
      d.line(ledge, side < 0 ? '#55656f' : '#8f8276', 3, 0.6);
      if (i % 2)
        firEdge(d, random, ledge.slice(0, 24), [12, 26], side < 0 ? '#2f5f58' : '#4f8060', y + 6);
    }
  });
  const crest = outline.slice(0, 34);
  d.shape(
    [...crest, ...crest.map(([px, py], i): Point => [px, py + 26 + (i % 3) * 10]).reverse()],
    side < 0 ? '#3f7a58' : '#7fae62',
  );
  firEdge(
    d,
    random,
    crest.filter((_, i) => i % 2 === 0),
    [20, 44],
    side < 0 ? '#23574a' : '#3a7456',
    null,
  );
  const foot = Array.from(
    { length: 24 },
    (_, i): Point => [x((inner + 0.07) * (i / 23)), floor - 10 + 16 * Math.sin(i)],
  );
  firEdge(
    d,
    random,
    side < 0 ? foot : [...foot].reverse(),
    [44, 96],
    side < 0 ? '#1c4f48' : '#2f6a52',
    floor + 40,
  );
}

function fall(d: Drawing, random: Random, x: number, top: number, foot: number): void {
  const h = foot - top;
  const veil = d.fade([
    [0, '#ffffff', 1],
    [0.7, '#f3faf8', 0.9],
    [1, '#f3faf8', 0.35],
  ]);
  d.shape(
    [
      [x - 7, top],
      [x + 8, top],
      [x + 15, top + h * 0.4],
      [x + 36, foot],
      [x - 30, foot],
      [x - 10, top + h * 0.4],
    ],
    veil,
  );
  for (let i = 0; i < 14; i++) {
    const y = top + h * random.between(0.05, 0.7);
    const s = 8 + ((y - top) / h) * 22;
    d.shape(
      [
        [x + random.between(-s, s) * 0.6, y],
        [x + random.between(-s, s), y + h * 0.2],
        [x + random.between(-s, s), y + h * 0.23],
      ],
      i % 2 ? '#b9d6de' : '#ffffff',
      0.8,
    );
  }
  spray(d, random, [x, foot], [72, 34], 44, 14, '#f6fbf8', 0.6);
}

function meadow(d: Drawing, random: Random, floor: number): void {
  const w = d.width;
  const b = d.height + 10;
  d.rolling(
    [
      [-20, floor + 10],
      [w * 0.3, floor + 6],
      [w * 0.6, floor - 6],
      [w + 20, floor + 20],
    ],
    b,
    '#8fc26a',
  );
  // The stream that the falls feed.
  const sx = w * 0.5;
  const path = (o: number, n: number): string =>
    `M${round(sx - o)},${round(floor)}C${round(sx + 130 - o)},${round(floor + 60)} ${round(sx - 230 - o * 2)},${round(floor + 110)} ${round(sx - 60 - n)},${round(b)}`;
  d.path(
    `${path(5, 90)}L${round(sx + 130)},${round(b)}C${round(sx - 90)},${round(floor + 130)} ${round(sx + 190)},${round(floor + 60)} ${round(sx + 8)},${round(floor)}Z`,
    '#6fb8c6',
  );
  d.stroke(path(0, 20), '#e3f4f2', 5, 0.8);
  d.rolling(
    [
      [-20, floor + 80],
      [w * 0.16, floor + 60],
      [w * 0.34, floor + 120],
      [w * 0.4, floor + 240],
      [w * 0.36, b],
    ],
    b,
    '#6fae58',
  );
  d.rolling(
    [
      [w * 0.6, b],
      [w * 0.64, floor + 180],
      [w * 0.76, floor + 80],
      [w + 20, floor + 40],
    ],
    b,
    '#7db85e',
  );
  bank(d, random, floor + 4, 9, '#eef6e4', 0.35, floor + 16);
  const spots = d.by(
    [
      [0.41, 10, 0.42],
      [0.58, 14, 0.46],
      [0.66, 60, 0.7],
      [0.86, 130, 1.35],
      [0.12, 150, 1.15],
      [0.49, 34, 0.5],
    ],
    [
      [0.38, 10, 0.42],
      [0.66, 20, 0.5],
      [0.82, 130, 1.1],
      [0.14, 150, 0.95],
    ],
    [
      [0.38, 10, 0.46],
      [0.66, 24, 0.56],
      [0.82, 170, 1.25],
      [0.14, 200, 1.05],
    ],
  ) as [number, number, number][];
  church(d, w * d.by(0.52, 0.53, 0.53), floor + 20, d.by(0.8, 0.7, 0.8));
  for (const [fx, dy, k] of spots) chalet(d, random, w * fx, floor + dy, k);
  for (const [fx, dy, h] of [
    [0.02, 200, 230],
    [0.24, 190, 180],
    [0.97, 190, 260],
    [0.74, 130, 130],
  ] as const)
    fir(d, w * fx, floor + dy, h, '#3a7a56', '#174a42', 'left');
  for (let i = 0; i < 7; i++)
    cow(
      d,
      w * d.by(0.28 + (i % 4) * 0.035, 0.3 + (i % 4) * 0.05, 0.3 + (i % 4) * 0.05),
      floor + 74 + i * 13,
      0.42 + i * 0.05,
      i % 2 ? 1 : -1,
    );
  const foot = Array.from({ length: 46 }, (_, i): Point => [(w * i) / 45, b - 4]);
  grass(d, random, foot, 90, '#2f6f4c', 4);
  for (let i = 0; i < 120; i++)
    d.circle(
      random.between(0, w),
      b - random.between(20, 120),
      random.between(3, 6.5),
      random.of(['#fff6e3', brand.lamp, brand.coral, '#8f7fd0', '#fff6e3']),
    );
  grass(d, random, foot, 46, '#a9cf6c', 3);
}
