import { brand, darker, lighter, mix } from '../palette.ts';
import { skyline } from '../parts/houses.ts';
import { leaf } from '../parts/leaves.ts';
import { crescent, sky, stars } from '../parts/sky.ts';
import { Random } from '../random.ts';
import { box, type Drawing, type Point, polygon, round, type Scene } from '../svg.ts';

const spines = [
  '#b9482f',
  '#2f6f86',
  '#e0a03a',
  '#2e7d5b',
  '#f4e8d2',
  '#6a5a94',
  '#c98f58',
  '#8c3426',
  '#4f8aa0',
] as const;

/** Evening in the reading room: one green lamp, open books, the blue town behind the tall window. */
export default {
  name: 'study-desk',
  draw(d) {
    const random = new Random('study-desk');
    const w = d.width;
    const desk = d.by(690, 700, 930);
    d.rect(
      -5,
      -5,
      w + 10,
      d.height + 10,
      d.fade([
        [0, '#132c46'],
        [1, '#1f3f58'],
      ]),
    );
    const x = w * d.by(0.3, 0.22, 0.2);
    const ww = w * d.by(0.34, 0.56, 0.6);
    shelves(d, random, -20, x - 50, desk);
    shelves(d, random, x + ww + 50, w + 20, desk);
    windowView(d, random, x, ww, desk);
    const lx = w * d.by(0.5, 0.5, 0.5);
    d.glow(lx, desk - 110, d.by(560, 460, 520), brand.lamp, 0.5);
    table(d, random, desk);
    d.shape(
      [
        [lx - 105, desk - 190],
        [lx + 105, desk - 190],
        [lx + d.by(430, 330, 350), desk + 100],
        [lx - d.by(430, 330, 350), desk + 100],
      ],
      d.fade([
        [0, '#ffe6ae', 0.6],
        [1, '#ffe6ae', 0.04],
      ]),
    );
    lamp(d, lx, desk + 50, d.by(1.15, 1.1, 1.25));
    books(d, random, lx, desk);
  },
} satisfies Scene;

function shelves(d: Drawing, random: Random, from: number, to: number, desk: number): void {
  d.rect(from, -5, to - from, desk + 30, '#4a2f2c');
  const rows = 5;
  const step = desk / rows;
  for (let r = 0; r < rows; r++) {
    const y = step * (r + 1);
    d.rect(from, y - step + 14, to - from, step - 14, '#23232f');
    let x = from + 8;
    while (x < to - 30) {
      const bw = random.between(14, 34);
      const h = step * random.between(0.52, 0.8);
      if (random.chance(0.09)) {
        d.shape(
          [
            [x, y],
            [x + bw, y],
            [x + bw + 34, y - h * 0.92],
            [x + 34, y - h * 0.98],
          ],
          random.of(spines),
        );
        x += bw + 40;
        continue;
      }
      const colour = mix(random.of(spines), '#1f2f48', 0.28);
      d.rect(x, y - h, bw, h, colour);
      d.rect(x + bw * 0.72, y - h, bw * 0.28, h, darker(colour, 0.3));
      d.path(
        box(x + 3, y - h * 0.84, bw * 0.6, 4) + box(x + 3, y - h * 0.2, bw * 0.6, 6),
        lighter(colour, 0.45),
        0.8,
      );
      x += bw + 1.5;
    }
    d.rect(from, y, to - from, 14, '#7a4a34');
    d.rect(from, y, to - from, 4, '#c98a52');
  }
}

function windowView(d: Drawing, random: Random, x: number, w: number, desk: number): void {
  const top = d.by(60, 80, 110);
  const b = desk - 130;
  const arch = (o: number): string =>
    `M${round(x - o)},${round(b + o)}V${round(top + w * 0.42)}A${round(w / 2 + o)},${round(w * 0.42 + o)} 0 0 1 ${round(x + w + o)},${round(top + w * 0.42)}V${round(b + o)}Z`;
  d.path(arch(24), '#c98f58');
  d.path(arch(10), '#7a4a34');
  d.clipped(arch(0), () => {
    sky(d, ['#0c2f5a', '#38588c', '#a8789a', '#f4a884', '#ffd598'], b);
    stars(d, random, top + 260, 90, '#fff3d4');
    crescent(d, x + w * 0.7, top + w * 0.26, 30, '#fff3d0');
    skyline(d, random, x, x + w, b - 20, [50, 130], '#4f4a78', '#b87f90', 'right');
    const dx = x + w * 0.36;
    d.rect(dx - 60, b - 130, 120, 130, '#3a3a68');
    d.path(
      `M${dx - 60},${b - 130}Q${dx - 54},${b - 230} ${dx},${b - 240}Q${dx + 54},${b - 230} ${dx + 60},${b - 130}Z`,
      '#4f4a80',
    );
    d.rect(dx - 8, b - 276, 16, 40, '#3a3a68');
    skyline(d, random, x, x + w, b + 30, [40, 100], '#26305c', '#3f4274', 'right');
    let lit = '';
    for (let i = 0; i < 60; i++)
      lit += box(random.between(x, x + w), random.between(b - 60, b), 5, 7);
    d.path(lit, brand.lamp);
  });
  d.path(
    [0.25, 0.5, 0.75].map((t) => box(x + w * t - 4, top, 8, b - top)).join('') +
      [0.36, 0.66].map((t) => box(x, top + (b - top) * t, w, 7)).join(''),
    '#7a4a34',
  );
  d.rect(x - 50, b + 4, w + 100, 22, '#c98f58');
  d.rect(x - 50, b + 20, w + 100, 8, '#4a2f2c');
}

function table(d: Drawing, random: Random, y: number): void {
  const b = d.height + 10;
  d.rect(
    -5,
    y,
    d.width + 10,
    b - y,
    d.fade([
      [0, '#a8683c'],
      [0.5, '#7d4a30'],
      [1, '#4a2c28'],
    ]),
  );
  d.rect(-5, y, d.width + 10, 6, '#e8b070');
  for (let i = 0; i < 9; i++) {
    const gy = y + 20 + i * 34;
    d.curve(
      [0, 1, 2, 3, 4, 5].map((k): Point => [(d.width * k) / 5, gy + random.between(-7, 7)]),
      '#5f3628',
      2,
      0.4,
    );
  }
}

/** The banker's lamp: brass foot, green glass shade. */
function lamp(d: Drawing, x: number, y: number, k: number): void {
  d.at(x, y, k, () => {
    d.ellipse(10, 6, 96, 14, '#33201f', 0.5);
    d.path('M-70,0Q-66,-22 0,-24Q66,-22 70,0Q66,10 0,10Q-66,10 -70,0Z', '#c98f3c');
    d.path('M10,-24Q66,-22 70,0Q66,10 20,10Z', '#8a5a2c');
    d.rect(-7, -190, 14, 170, '#e0b058');
    d.rect(2, -190, 5, 170, '#8a5a2c');
    d.path('M-118,-176Q-114,-246 -52,-252L52,-252Q114,-246 118,-176Z', '#2e8a5f');
    d.path('M20,-252L52,-252Q114,-246 118,-176L56,-176Q54,-226 20,-252Z', '#1c5f48');
    d.path('M-98,-186Q-92,-236 -50,-242L-30,-242Q-70,-226 -76,-186Z', '#8fd0a0');
    d.path('M-118,-176H118V-166H-118Z', '#e0b058');
    d.path('M-100,-166H100Q60,-154 0,-154Q-60,-154 -100,-166Z', '#fff6d4');
    d.stroke('M64,-166v40', '#e0b058', 2.4);
    d.circle(64, -122, 5, '#e0b058');
  });
}

function books(d: Drawing, random: Random, x: number, y: number): void {
  const pile = (px: number, py: number, n: number): void => {
    for (let i = 0; i < n; i++) {
      const c = spines[(i * 2 + n) % spines.length] ?? spines[0];
      const w = random.between(150, 190);
      const o = random.between(-14, 14);
      d.rect(px + o - w / 2, py - (i + 1) * 30, w, 28, c);
      d.rect(px + o - w / 2 + w * 0.9, py - (i + 1) * 30 + 3, w * 0.1, 22, '#fff3da');
      d.path(
        box(px + o - w / 2 + 14, py - (i + 1) * 30 + 8, 8, 12) +
          box(px + o - w / 2 + 30, py - (i + 1) * 30 + 12, w * 0.36, 4),
        lighter(c, 0.5),
      );
      d.rect(px + o - w / 2, py - (i + 1) * 30 + 22, w, 6, darker(c, 0.35));
    }
  };
  pile(x - d.by(440, 320, 330), y + 70, 5);
  pile(x + d.by(460, 340, 350), y + 90, 3);
  const ox = x - d.by(90, 60, 70);
  const oy = y + d.by(130, 140, 180);
  d.ellipse(ox, oy + 46, 270, 26, '#33201f', 0.5);
  d.shape(
    [
      [ox - 240, oy + 26],
      [ox - 190, oy - 56],
      [ox, oy - 40],
      [ox + 190, oy - 56],
      [ox + 240, oy + 26],
      [ox, oy + 52],
    ],
    '#8c3426',
  );
  d.path(
    `M${ox},${oy - 44}Q${ox - 96},${oy - 82} ${ox - 184},${oy - 58}L${ox - 228},${oy + 20}Q${ox - 110},${oy - 4} ${ox},${oy + 40}Z`,
    '#fff6e3',
  );
  d.path(
    `M${ox},${oy - 44}Q${ox + 96},${oy - 82} ${ox + 184},${oy - 58}L${ox + 228},${oy + 20}Q${ox + 110},${oy - 4} ${ox},${oy + 40}Z`,
    '#f0d9b0',
  );
  for (let i = 0; i < 6; i++) {
    const t = i / 7;
    d.stroke(
      `M${round(ox - 168 - 34 * t)},${round(oy - 46 + 60 * t)}Q${round(ox - 90)},${round(oy - 62 + 66 * t)} ${round(ox - 18)},${round(oy - 32 + 64 * t)}`,
      '#a89a88',
      3,
      0.7,
    );
    if (i > 2)
      d.stroke(
        `M${round(ox + 168 + 34 * t)},${round(oy - 46 + 60 * t)}Q${round(ox + 90)},${round(oy - 62 + 66 * t)} ${round(ox + 18)},${round(oy - 32 + 64 * t)}`,
        '#a89a88',
        3,
        0.7,
      );
  }
  d.shape(
    [
      [ox + 40, oy - 54],
      [ox + 150, oy - 58],
      [ox + 164, oy - 26],
      [ox + 46, oy - 18],
    ],
    '#7fb7c4',
  );
  d.shape(
    [
      [ox + 46, oy - 20],
      [ox + 90, oy - 44],
      [ox + 120, oy - 30],
      [ox + 164, oy - 27],
    ],
    '#2e7d5b',
  );
  const cx = x + d.by(250, 230, 230);
  d.ellipse(cx + 14, y + 102, 56, 10, '#33201f', 0.5);
  d.stroke(`M${cx + 30},${y + 60}q34,4 22,28q-8,12 -26,8`, brand.coral, 8);
  d.path(`M${cx - 36},${y + 44}h72l-8,52q-6,12 -28,12q-22,0 -28,-12Z`, brand.coral);
  d.path(`M${cx + 12},${y + 44}h24l-8,52q-4,10 -16,11Z`, '#a83f3a');
  d.ellipse(cx, y + 44, 36, 9, '#fff6e3');
  d.ellipse(cx, y + 45, 28, 6, '#6b3f2c');
  const gx = x - d.by(640, 440, 450);
  d.shape(
    [
      [gx - 46, y - 10],
      [gx + 46, y - 10],
      [gx + 34, y + 70],
      [gx - 34, y + 70],
    ],
    '#d4673f',
  );
  for (let i = 0; i < 15; i++)
    leaf(
      d,
      gx,
      y - 8,
      random.between(90, 170),
      -168 + i * 11.2,
      17,
      i % 2 ? brand.leaf : '#1f5f4a',
      '#8fbf74',
    );
  d.path(
    polygon([
      [x + 150, y + 168],
      [x + 330, y + 130],
      [x + 334, y + 138],
      [x + 154, y + 178],
    ]),
    brand.lamp,
  );
  d.path(
    polygon([
      [x + 150, y + 168],
      [x + 154, y + 178],
      [x + 132, y + 178],
    ]),
    '#f4e8d2',
  );
}
