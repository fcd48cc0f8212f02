import { brand, darker, lighter } from '../palette.ts';
import { gull } from '../parts/animals.ts';
import { sloop } from '../parts/boats.ts';
import { skyline } from '../parts/houses.ts';
import { grass } from '../parts/leaves.ts';
import { castShadow, person } from '../parts/people.ts';
import { cumulus, sky, streaks } from '../parts/sky.ts';
import { foam, ripples, sea } from '../parts/water.ts';
import { Random } from '../random.ts';
import { box, type Drawing, type Point, polygon, type Scene } from '../svg.ts';

const paint = [
  ['#d8402f', '#fff6e3'],
  ['#2f6fa6', '#ffd24a'],
  ['#ffb73a', '#d8402f'],
  ['#3fa7a3', '#fff6e3'],
  ['#e86a92', '#2f4f86'],
  ['#fff3d8', '#d8402f'],
  ['#2e7d5b', '#ffd24a'],
  ['#7a5aa8', '#f4c7d4'],
] as const;

/** Brighton beach at breakfast time: the painted boxes in a row, the city over the bay. */
export default {
  name: 'melbourne-boxes',
  draw(d) {
    const random = new Random('melbourne-boxes');
    const w = d.width;
    const horizon = d.by(440, 440, 590);
    sky(d, ['#3a8fb7', '#86c5d0', '#e3ead2', '#ffe7b8'], horizon);
    cumulus(d, random, w * 0.2, horizon - 190, 400, { light: '#fffaf0', shade: '#b0d3d8' }, 'left');
    cumulus(
      d,
      random,
      w * 0.56,
      horizon - 260,
      300,
      { light: '#fffaf0', shade: '#b0d3d8' },
      'left',
    );
    streaks(d, random, { top: 40, bottom: 160 }, 5, '#f2f5ea', 0.7);
    const city = w * d.by(0.07, 0.04, 0.04);
    skyline(
      d,
      random,
      city,
      city + d.by(330, 240, 240),
      horizon,
      [34, 120],
      '#7fa3b4',
      '#f3dcc0',
      'left',
    );
    sea(d, horizon, ['#2f8fae', '#3aacb2', '#8fdac6', '#9fe0ca']);
    ripples(d, random, { top: horizon + 2, bottom: horizon + 200 }, 110, '#e6f8ee', 0.6, 0.8);
    sloop(d, w * d.by(0.3, 0.3, 0.32), horizon + 40, 70, {
      hull: '#fffaf0',
      sail: '#fffaf0',
      jib: brand.coral,
    });
    sloop(d, w * d.by(0.39, 0.42, 0.44), horizon + 22, 36, { hull: '#1b3a4f', sail: '#fff3dc' });
    const shore: Point[] = Array.from(
      { length: 11 },
      (_, i): Point => [
        (w * (i - 0.5)) / 9,
        d.by(820, 830, 1060) - d.by(330, 300, 380) * (i / 10) ** 0.8 + 10 * Math.sin(i * 1.9),
      ],
    );
    d.rolling(
      shore.map(([x, y]): Point => [x, y - 40]),
      d.height,
      '#c5ecd6',
      0.75,
    );
    d.rolling(shore, d.height + 5, '#dcbb8c');
    foam(d, random, shore, 11, '#ffffff');
    d.rolling(
      shore.map(([x, y]): Point => [x, y + 40]),
      d.height + 5,
      '#f7dfb0',
    );
    bank(d, random);
    row(d, random);
    for (let i = 0; i < 90; i++)
      d.ellipse(
        random.between(0, w),
        random.between(d.height - 160, d.height),
        random.between(4, 14),
        2,
        i % 2 ? '#d9b483' : '#fff1cf',
        0.7,
      );
    const px = w * d.by(0.38, 0.34, 0.34);
    const py = d.by(800, 810, 1030);
    castShadow(d, px, py, 12, 110, 26, '#a07a5c', 0.5);
    person(
      d,
      px,
      py,
      d.by(130, 124, 150),
      { coat: brand.lamp, legs: '#d9a07a', skin: '#d9a07a', hair: '#6b3a24', hat: '#fff3d8' },
      'walk',
      -1,
    );
    castShadow(d, px - 66, py + 14, 12, 100, 24, '#a07a5c', 0.5);
    person(
      d,
      px - 66,
      py + 14,
      d.by(120, 114, 138),
      { coat: '#2f6fa6', legs: '#6f4634', skin: '#6f4634', hair: '#1c1418' },
      'walk',
      -1,
    );
    d.shape(
      [
        [px - 110, py - 66],
        [px - 84, py - 72],
        [px - 64, py + 8],
        [px - 78, py + 10],
      ],
      '#fff6e3',
    );
    gull(d, w * d.by(0.34, 0.3, 0.3), d.by(190, 180, 240), 96, -6);
    gull(d, w * d.by(0.26, 0.16, 0.18), d.by(250, 260, 330), 60, 8);
  },
} satisfies Scene;

/** The low green bank behind the boxes. */
function bank(d: Drawing, random: Random): void {
  const w = d.width;
  const y = d.by(400, 420, 560);
  const points: Point[] = [
    [w * d.by(0.43, 0.35, 0.35), y + 200],
    [w * 0.48, y + 110],
    [w * 0.6, y + 10],
    [w * 0.8, y - 40],
    [w + 20, y - 90],
  ];
  d.rolling(points, y + 200, '#4f8f5c');
  grass(
    d,
    random,
    Array.from({ length: 50 }, (_, i): Point => [w * (0.5 + i * 0.0102), y + 100 - i * 3.7]),
    34,
    '#7fae5c',
    3,
  );
}

/** Boxes grow towards us along a line that runs out of the picture on the right. */
function row(d: Drawing, _random: Random): void {
  const n = d.by(8, 6, 6);
  const far: Point = [d.width * d.by(0.46, 0.4, 0.4), d.by(530, 545, 710)];
  const near: Point = [d.width * d.by(0.99, 1.08, 1.1), d.by(860, 870, 1110)];
  for (let i = 0; i < n; i++) {
    const t = (i / (n - 1)) ** 1.35;
    const size = d.by(66, 62, 72) + d.by(230, 200, 240) * t;
    const x = far[0] + (near[0] - far[0]) * t - size / 2;
    const y = far[1] + (near[1] - far[1]) * t * 0.86;
    const [wall, trim] = paint[i % paint.length] ?? paint[0];
    cabin(d, x, y, size / 100, wall, trim, i);
  }
}

function cabin(
  d: Drawing,
  x: number,
  y: number,
  k: number,
  wall: string,
  trim: string,
  i: number,
): void {
  d.at(x, y, k, () => {
    d.path('M0,6L100,0L210,34L60,44Z', '#a07a5c', 0.45);
    d.path(box(6, -8, 9, 18) + box(84, -8, 9, 18) + box(45, -8, 9, 16), '#7d5a44');
    d.path('M100,-8L132,-14L132,-82L100,-86Z', darker(wall, 0.42));
    d.path('M0,-8h100v-78L50,-124L0,-86Z', wall);
    let boards = '';
    for (let b = 1; b < 10; b++)
      boards += box(b * 10, -112 + Math.abs(5 - b) * 7.4, 0.9, 103 - Math.abs(5 - b) * 7.4);
    d.path(boards, darker(wall, 0.35), 0.5);
    if (i % 3 === 1)
      d.path([0, 2, 4].map((b) => box(0, -24 - b * 16, 100, 11)).join(''), trim, 0.9);
    if (i % 3 === 2) {
      d.circle(50, -98, 9, trim);
      d.circle(50, -98, 4.5, wall);
    }
    d.path(box(30, -74, 40, 66), trim);
    d.path(box(33, -71, 16.4, 63) + box(50.6, -71, 16.4, 63), darker(wall, 0.24));
    d.path('M33,-71L49,-71L49,-8L33,-42Z', lighter(wall, 0.18), 0.6);
    d.circle(54, -40, 1.8, trim);
    d.path('M50,-130L112,-84L142,-80L84,-126Z', '#8d9aa2');
    d.path(
      polygon([
        [-8, -80],
        [50, -124],
        [108, -80],
        [112, -86],
        [50, -132],
        [-12, -86],
      ]),
      trim,
    );
    d.path('M16,-8L84,-8L96,10L4,10Z', '#c99a70');
    d.path(
      [0, 1, 2].map((s) => box(13 - s * 3.2, -4 + s * 5.4, 74 + s * 6.4, 2)).join(''),
      '#8a6448',
    );
  });
}
