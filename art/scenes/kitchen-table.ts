import { brand, darker } from '../palette.ts';
import { hillTown } from '../parts/houses.ts';
import { leaf } from '../parts/leaves.ts';
import { sky, streaks, sun } from '../parts/sky.ts';
import { meal } from '../parts/tableware.ts';
import { cypress } from '../parts/trees.ts';
import { glitter, sea } from '../parts/water.ts';
import { Random } from '../random.ts';
import { box, type Drawing, type Point, polygon, round, type Scene } from '../svg.ts';

/** Breakfast with the host family: a set table, an open window, the morning lying across the cloth. */
export default {
  name: 'kitchen-table',
  draw(d) {
    const random = new Random('kitchen-table');
    const w = d.width;
    const table = d.by(680, 700, 920);
    d.rect(
      -5,
      -5,
      w + 10,
      d.height + 10,
      d.fade([
        [0, '#2f6f78'],
        [0.7, '#2a5f6c'],
        [1, '#1c4456'],
      ]),
    );
    const win = {
      x: w * d.by(0.3, 0.2, 0.16),
      y: d.by(90, 110, 150),
      w: w * d.by(0.4, 0.6, 0.68),
      h: table - d.by(230, 250, 330),
    };
    // The light of the window, thrown over wall and table.
    d.shape(
      [
        [win.x + win.w, win.y + 40],
        [w + 20, win.y + 260],
        [w + 20, table + 60],
        [win.x + win.w, win.y + win.h],
      ],
      '#ffd98f',
      0.16,
    );
    view(d, random, win);
    shelf(d, random, w * d.by(0.05, -0.06, -0.1), d.by(250, 250, 330), d.by(330, 230, 230));
    shelf(d, random, w * d.by(0.77, 0.86, 0.88), d.by(300, 300, 390), d.by(340, 230, 230));
    lamp(d, w * 0.5, d.by(150, 170, 220));
    chairs(d, table);
    cloth(d, random, table);
    meal(d, table);
  },
} satisfies Scene;

interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

function view(d: Drawing, random: Random, f: Frame): void {
  const { x, y, w, h } = f;
  d.rect(x - 22, y - 22, w + 44, h + 44, '#fff3da');
  d.clipped(box(x, y, w, h), () => {
    sky(d, ['#7fbccc', '#d9e6c8', '#ffe3a8'], y + h * 0.62);
    sun(d, x + w * 0.3, y + h * 0.36, 36, '#fffae2', { halo: '#fff0b0' });
    streaks(
      d,
      random,
      { top: y + 20, bottom: y + h * 0.3, left: x, right: x + w },
      6,
      '#fffaf0',
      0.8,
    );
    sea(d, y + h * 0.55, ['#ffe0a8', '#5fb0b8', '#2f8ca0'], y + h);
    glitter(d, random, x + w * 0.3, { top: y + h * 0.55, bottom: y + h }, [14, 60], '#fffbe4', 0.9);
    d.rolling(
      [
        [x + w * 0.4, y + h],
        [x + w * 0.56, y + h * 0.62],
        [x + w * 0.8, y + h * 0.42],
        [x + w + 20, y + h * 0.36],
      ],
      y + h + 10,
      '#7fa56c',
    );
    hillTown(
      d,
      random,
      {
        left: x + w * 0.46,
        right: x + w,
        crest: (cx) => y + h * (0.86 - 0.42 * ((cx - x) / w - 0.4)),
        rows: 4,
        step: 26,
        size: 42,
        walls: ['#fff1d8', '#f4c9a0', '#f0b8a0'],
        roofs: ['#d4673f', '#c4553a'],
        trees: '#4f8a5c',
      },
      'left',
    );
    for (const t of [0.52, 0.78])
      cypress(d, x + w * t, y + h * 0.9, 120, '#4f8a5c', '#24574c', 'left');
  });
  d.path(
    box(x + w * 0.5 - 7, y, 14, h) +
      box(x, y + h * 0.5 - 5, w, 10) +
      box(x - 40, y + h + 18, w + 80, 20),
    '#fff3da',
  );
  d.path(box(x + w * 0.5 + 3, y, 4, h) + box(x - 40, y + h + 34, w + 80, 7), '#c9a988');
  for (const s of [-1, 1]) {
    const cx = s < 0 ? x - 34 : x + w + 34;
    const p = (o: number): number => cx + s * o;
    d.path(
      `M${round(p(-54))},${y - 44}L${round(p(60))},${y - 44}L${round(p(44))},${round(y + h + 40)}L${round(p(0))},${round(y + h + 40)}Q${round(p(-14))},${round(y + h * 0.5)} ${round(p(-54))},${y - 44}Z`,
      brand.coral,
    );
    for (let i = 0; i < 4; i++)
      d.path(
        `M${round(p(-30 + i * 24))},${y - 44}h${12}L${round(p(8 + i * 10))},${round(y + h + 40)}h-6Z`,
        darker(brand.coral, 0.22),
      );
  }
  d.rect(x - 120, y - 56, w + 240, 12, '#7a4a34');
  for (let i = 0; i < 3; i++) {
    const px = x + w * (0.16 + i * 0.34);
    d.shape(
      [
        [px - 24, y + h - 26],
        [px + 24, y + h - 26],
        [px + 17, y + h + 20],
        [px - 17, y + h + 20],
      ],
      '#d4673f',
    );
    d.shape(
      [
        [px + 6, y + h - 26],
        [px + 24, y + h - 26],
        [px + 17, y + h + 20],
        [px + 6, y + h + 20],
      ],
      '#9c4430',
    );
    for (let k = 0; k < 13; k++)
      leaf(
        d,
        px,
        y + h - 26,
        random.between(34, 70),
        -160 + k * 11.5,
        9,
        k % 2 ? brand.leaf : '#6faa5c',
      );
  }
}

function shelf(d: Drawing, random: Random, x: number, y: number, w: number): void {
  for (const dy of [0, 130]) {
    d.rect(x, y + dy, w, 12, '#c98f58');
    d.rect(x, y + dy + 12, w, 6, '#16384a');
    for (let i = 0; i < w / 46 - 1; i++) {
      const cx = x + 30 + i * 46;
      const h = random.between(34, 62);
      const c = random.of([brand.sand, brand.coral, brand.lamp, '#7fb7c4', '#f4e8d2', '#2e7d5b']);
      if (i % 3 === 0) {
        d.circle(cx, y + dy - 28, 27, c);
        d.circle(cx, y + dy - 28, 17, darker(c, 0.16));
      } else {
        d.pill(cx - 15, y + dy - h, 30, h, 6, c);
        d.pill(cx + 5, y + dy - h, 10, h, 5, darker(c, 0.25));
        d.rect(cx - 11, y + dy - h - 7, 22, 8, '#7a4a34');
      }
    }
  }
}

function lamp(d: Drawing, x: number, y: number): void {
  d.rect(x - 1.5, -5, 3, y - 40, '#12303f');
  d.path(
    `M${x - 86},${y}Q${x - 76},${y - 66} ${x},${y - 70}Q${x + 76},${y - 66} ${x + 86},${y}Z`,
    brand.lamp,
  );
  d.path(`M${x + 14},${y - 69}Q${x + 76},${y - 66} ${x + 86},${y}L${x + 34},${y}Z`, '#d98a2c');
  d.ellipse(x, y, 86, 9, '#fff3cf');
}

function chairs(d: Drawing, table: number): void {
  for (const f of d.by([0.2, 0.38, 0.62, 0.8], [0.2, 0.5, 0.8], [0.2, 0.5, 0.8])) {
    const x = d.width * f;
    d.path(
      `M${round(x - 66)},${table + 60}V${table - 120}q0,-26 22,-26h88q22,0 22,26V${table + 60}h-16V${table - 110}q0,-16 -14,-16h-72q-14,0 -14,16V${table + 60}Z`,
      '#e8b06c',
    );
    d.path([-34, -6, 22].map((o) => box(x + o, table - 122, 10, 180)).join(''), '#c98f50');
  }
}

function cloth(d: Drawing, _random: Random, y: number): void {
  const w = d.width;
  const b = d.height + 10;
  const l = w * d.by(0.07, 0.02, 0);
  const edge: Point[] = [
    [l + 60, y],
    [w - l - 60, y],
    [w - l + 60, y + d.by(230, 220, 270)],
    [l - 60, y + d.by(230, 220, 270)],
  ];
  const foot = y + d.by(230, 220, 270);
  d.rect(-5, foot, w + 10, b - foot, '#1c4456');
  d.shape(edge, '#fdf0d8');
  d.shape(
    [
      [w * 0.34, y],
      [w * 0.62, y],
      [w * 0.95, foot],
      [w * 0.52, foot],
    ],
    '#ffe0a0',
    0.85,
  );
  for (let i = 0; i < 15; i++) {
    const t = i / 14;
    const x0 = l + 60 + (w - 2 * l - 120) * t;
    const x1 = l - 60 + (w - 2 * l + 120) * t;
    d.shape(
      [
        [x0, y],
        [x0 + 9, y],
        [x1 + 16, foot],
        [x1, foot],
      ],
      '#7fb7c4',
      0.38,
    );
  }
  for (const t of [0.16, 0.4, 0.7])
    d.shape(
      [
        [l + 60 - 120 * t, y + (foot - y) * t],
        [w - l - 60 + 120 * t, y + (foot - y) * t],
        [w - l - 60 + 126 * t, y + (foot - y) * t + 8 + t * 10],
        [l + 60 - 126 * t, y + (foot - y) * t + 8 + t * 10],
      ],
      '#7fb7c4',
      0.38,
    );
  d.shape(
    [
      [l - 60, foot],
      [w - l + 60, foot],
      [w - l + 40, foot + 84],
      [l - 40, foot + 84],
    ],
    '#d9bf9c',
  );
  for (let i = 0; i < 15; i++)
    d.path(
      polygon([
        [l - 60 + ((w - 2 * l + 120) * i) / 14, foot],
        [l - 44 + ((w - 2 * l + 120) * i) / 14, foot],
        [l - 34 + ((w - 2 * l + 90) * i) / 14, foot + 84],
        [l - 44 + ((w - 2 * l + 90) * i) / 14, foot + 84],
      ]),
      '#5f94a4',
      0.4,
    );
}
