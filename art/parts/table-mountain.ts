import type { Random } from '../random.ts';
import { type Drawing, disc, type Point, polygon } from '../svg.ts';
import { rugged } from './mountains.ts';
import { bank } from './sky.ts';

export function tableMountain(d: Drawing, random: Random, foot: number): void {
  const w = d.width;
  const top = d.by(215, 220, 300);
  const l = w * d.by(0.24, 0.16, 0.14);
  const r = w * d.by(0.8, 0.86, 0.88);
  const lion: Point[] = [
    [w * 0.82, foot],
    [w * 0.88, foot - 150],
    [w * 0.935, top + 90],
    [w * 0.96, top + 96],
    [w + 20, foot - 120],
    [w + 20, foot],
  ];
  d.shape(rugged(random, lion, 14), '#8a7f94');
  d.shape(
    [
      [-20, foot],
      [-20, foot - 190],
      [w * 0.06, top + 110],
      [w * 0.11, top + 60],
      [w * 0.16, top + 120],
      [w * 0.26, foot - 90],
      [w * 0.3, foot],
    ],
    '#a78d92',
  );
  d.shape(
    [
      [w * 0.11, top + 60],
      [w * 0.16, top + 120],
      [w * 0.26, foot - 90],
      [w * 0.3, foot],
      [w * 0.13, foot],
      [w * 0.09, foot - 140],
    ],
    '#77718c',
  );
  const flat = rugged(
    random,
    [
      [l, top + 10],
      [l + (r - l) * 0.3, top - 2],
      [l + (r - l) * 0.7, top + 4],
      [r, top + 14],
    ],
    5,
  );
  const cliffFoot = top + (foot - top) * 0.5;
  const body: Point[] = [
    [l - 190, foot],
    [l - 90, cliffFoot + 30],
    [l - 34, cliffFoot - 40],
    ...flat,
    [r + 30, cliffFoot - 30],
    [r + 110, cliffFoot + 40],
    [r + 230, foot],
  ];
  d.clipped(polygon(body), () => {
    d.shape(body, '#dd9f7a');
    // Buttresses of sandstone: lit planes to the left, blue gorges between them.
    let x = l - 60;
    while (x < r + 60) {
      const bw = random.between(34, 84);
      d.shape(
        [
          [x + bw * 0.74, top + 26],
          [x + bw * 0.9, top + 22],
          [x + bw * 1.16, cliffFoot + random.between(0, 50)],
          [x + bw * 0.44, cliffFoot + random.between(-30, 20)],
        ],
        random.chance(0.4) ? '#6d6482' : '#9a7480',
      );
      d.shape(
        [
          [x, top - 10],
          [x + bw * 0.22, top - 10],
          [x + bw * 0.14, cliffFoot - 30],
          [x - 6, cliffFoot - 10],
        ],
        '#f4c195',
      );
      x += bw;
    }
    for (let i = 1; i < 7; i++) {
      const y = top + ((cliffFoot - top) * i) / 7;
      d.line(
        rugged(
          random,
          [
            [l - 60, y],
            [r + 60, y + random.between(-6, 6)],
          ],
          12,
          5,
        ),
        '#7a5a66',
        2,
        0.4,
      );
    }
    const apron = rugged(
      random,
      [
        [l - 220, cliffFoot + 50],
        [l, cliffFoot + 4],
        [(l + r) / 2, cliffFoot + 40],
        [r, cliffFoot + 6],
        [r + 240, cliffFoot + 80],
      ],
      22,
      4,
    );
    d.land(apron, foot + 10, '#a59672');
    for (let i = 0; i < 14; i++) {
      const gx = l - 140 + ((r - l + 300) * i) / 13;
      d.shape(
        [
          [gx, cliffFoot + 20],
          [gx + 40, foot],
          [gx + 92, foot],
          [gx + 20, cliffFoot + 50],
        ],
        '#7b7a72',
        0.75,
      );
    }
  });
  cloth(d, random, l, r, top);
}

/** The tablecloth: cloud lies on the flat top and pours down the gorges. */
function cloth(d: Drawing, random: Random, l: number, r: number, top: number): void {
  const count = 22;
  const at = (i: number): number => l - 24 + ((r - l + 48) * i) / count;
  let heads = '';
  let glints = '';
  for (let i = 0; i <= count; i++) {
    const size = random.between(22, 42);
    heads += disc(at(i), top + 16 - size * 0.4, size);
    glints += disc(at(i) - size * 0.16, top + 10 - size * 0.56, size * 0.8);
  }
  const veil = d.fade([
    [0, '#fff7ea', 0.9],
    [0.5, '#fff7ea', 0.5],
    [1, '#fff7ea', 0],
  ]);
  for (let i = 0; i < 6; i++) {
    const x = l + ((r - l) * (i + random.between(0.2, 0.8))) / 6;
    const drop = random.between(60, 150);
    const half = random.between(34, 70);
    d.blob(
      [
        [x - half, top],
        [x + half, top],
        [x + half * 0.7, top + drop * 0.5],
        [x + half * 0.2, top + drop],
        [x - half * 0.4, top + drop * 0.6],
      ],
      veil,
    );
  }
  d.path(heads, '#efe0d8');
  d.path(glints, '#fffdf6');
  bank(d, random, top - 34, 12, '#fffaf0', 0.7, top + 6);
}
