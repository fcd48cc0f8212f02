import { brand } from '../palette.ts';
import { leaf } from '../parts/leaves.ts';
import { boots, map, pack } from '../parts/luggage.ts';
import { birds, sky, sun } from '../parts/sky.ts';
import { Random } from '../random.ts';
import { box, type Drawing, type Point, round, type Scene } from '../svg.ts';

/** The moment before leaving: the door stands open, light falls over the boards onto a packed bag. */
export default {
  name: 'packed-bag',
  draw(d) {
    const random = new Random('packed-bag');
    const w = d.width;
    const floor = d.by(690, 700, 940);
    d.rect(
      -5,
      -5,
      w + 10,
      floor + 10,
      d.fade([
        [0, '#1a4560'],
        [1, '#2a6478'],
      ]),
    );
    for (let x = 0; x < w; x += 64) d.rect(x, 0, 2, floor, '#123a52', 0.5);
    const door: { x: number; y: number; w: number } = {
      x: w * d.by(0.6, 0.52, 0.5),
      y: d.by(90, 120, 170),
      w: d.by(330, 320, 350),
    };
    outside(d, random, door, floor);
    boards(d, random, door, floor);
    if (d.crop === 'wide') picture(d, w * 0.12, 170);
    hooks(d, w * d.by(0.31, 0.06, 0.06), d.by(250, 270, 370));
    const x = w * d.by(0.45, 0.36, 0.36);
    const y = d.by(800, 810, 1090);
    d.shape(
      [
        [x - 120, y],
        [x + 110, y],
        [x - 130, y + 130],
        [x - 480, y + 120],
      ],
      '#3a2430',
      0.5,
    );
    pack(d, x, y, d.by(1.4, 1.25, 1.5));
    boots(d, x + d.by(230, 200, 210), y + 30, d.by(1.25, 1.05, 1.2));
    map(d, x - d.by(310, 250, 250), y + d.by(60, 70, 90), d.by(1.15, 0.84, 0.95));
  },
} satisfies Scene;

interface Door {
  x: number;
  y: number;
  w: number;
}

function outside(d: Drawing, random: Random, { x, y, w }: Door, floor: number): void {
  const h = floor - y;
  d.rect(x - 26, y - 26, w + 52, h + 26, '#fff0d4');
  d.clipped(box(x, y, w, h), () => {
    sky(d, ['#6fb3cc', '#d3e3c4', '#ffe2a0', '#ffcf86'], y + h * 0.72);
    sun(d, x + w * 0.56, y + h * 0.4, 46, '#fffbe6', { halo: '#fff0b0' });
    birds(d, random, [x + w * 0.4, y + h * 0.2], [80, 30], 4, 13, '#3a5a6c');
    d.rolling(
      [
        [x - 10, y + h * 0.62],
        [x + w * 0.4, y + h * 0.52],
        [x + w + 10, y + h * 0.6],
      ],
      floor,
      '#8fa98c',
    );
    d.rect(x, y + h * 0.62, w, 30, '#7fc0c6');
    d.rolling(
      [
        [x - 10, y + h * 0.7],
        [x + w * 0.5, y + h * 0.64],
        [x + w + 10, y + h * 0.72],
      ],
      floor,
      '#5f9a5f',
    );
    d.path(
      `M${round(x + w * 0.5)},${round(y + h * 0.66)}Q${round(x + w * 0.8)},${round(y + h * 0.76)} ${round(x + w * 0.3)},${round(y + h * 0.84)}Q${round(x)},${round(y + h * 0.9)} ${round(x + w * 0.2)},${floor}H${round(x + w * 0.86)}Q${round(x + w * 0.5)},${round(y + h * 0.9)} ${round(x + w * 0.7)},${round(y + h * 0.82)}Q${round(x + w * 0.9)},${round(y + h * 0.74)} ${round(x + w * 0.53)},${round(y + h * 0.66)}Z`,
      '#ffe6b0',
    );
    for (let i = 0; i < 26; i++)
      leaf(
        d,
        x + (i % 2 ? w : 0) + random.between(-20, 20),
        floor,
        random.between(50, 140),
        -90 + (i % 2 ? -1 : 1) * random.between(0, 46),
        12,
        i % 3 ? brand.leaf : '#8fb85c',
      );
  });
  // The leaf of the door, swung inwards.
  const lx = x + w;
  d.shape(
    [
      [lx, y],
      [lx + 150, y - 40],
      [lx + 150, floor + 90],
      [lx, floor],
    ],
    '#b9482f',
  );
  d.shape(
    [
      [lx + 150, y - 40],
      [lx + 166, y - 36],
      [lx + 166, floor + 86],
      [lx + 150, floor + 90],
    ],
    '#7d2c2a',
  );
  for (const [a, b] of [
    [0.08, 0.44],
    [0.54, 0.92],
  ] as const) {
    const at = (t: number, v: number): Point => [lx + 150 * t, y - 40 * t + (h + 130 * t) * v];
    d.shape([at(0.18, a), at(0.82, a), at(0.82, b), at(0.18, b)], '#d9623f');
    d.shape(
      [at(0.24, a + 0.03), at(0.76, a + 0.03), at(0.76, b - 0.03), at(0.24, b - 0.03)],
      '#a83f2c',
    );
  }
  d.circle(lx + 128, y + h * 0.56, 11, brand.lamp);
}

function boards(d: Drawing, random: Random, door: Door, floor: number): void {
  const w = d.width;
  const b = d.height + 10;
  d.rect(-5, floor - 22, w + 10, 24, '#fff0d4');
  d.rect(-5, floor, w + 10, b - floor, '#7a4a34');
  const vx = door.x + door.w * 0.5;
  for (let i = -22; i < 22; i++) {
    const x0 = vx + i * 76;
    const x1 = vx + i * 150;
    d.shape(
      [
        [x0, floor],
        [x0 + 76, floor],
        [x1 + 150, b],
        [x1, b],
      ],
      random.of(['#8f5a3c', '#7f4e36', '#9c6544', '#875439']),
    );
    d.line(
      [
        [x0, floor],
        [x1, b],
      ],
      '#4a2c28',
      2.4,
      0.6,
    );
  }
  d.rect(-5, floor, w + 10, 10, '#4a2c28', 0.5);
  // The carpet of light from the door.
  d.shape(
    [
      [door.x, floor],
      [door.x + door.w, floor],
      [door.x + door.w * 0.6, b],
      [door.x - door.w * 2.1, b],
    ],
    '#ffd58a',
    0.62,
  );
  d.shape(
    [
      [door.x + 60, floor],
      [door.x + door.w - 60, floor],
      [door.x + door.w * 0.1, b],
      [door.x - door.w * 1.5, b],
    ],
    '#fff0c0',
    0.4,
  );
}

function picture(d: Drawing, x: number, y: number): void {
  d.shape(
    [
      [x + 16, y + 16],
      [x + 316, y + 16],
      [x + 316, y + 226],
      [x + 16, y + 226],
    ],
    '#0f2f44',
    0.5,
  );
  d.rect(x, y, 300, 210, '#e0b070');
  d.rect(x + 14, y + 14, 272, 182, '#8fc3c4');
  // A world in a few strokes of ochre, and the way across it.
  for (const blob of [
    [
      [40, 50],
      [110, 44],
      [116, 84],
      [84, 104],
      [60, 82],
    ],
    [
      [90, 112],
      [124, 122],
      [112, 172],
      [96, 164],
    ],
    [
      [140, 52],
      [196, 40],
      [264, 54],
      [258, 92],
      [214, 108],
      [180, 84],
      [146, 82],
    ],
    [
      [150, 92],
      [190, 98],
      [186, 140],
      [166, 154],
      [150, 122],
    ],
    [
      [226, 134],
      [264, 136],
      [258, 162],
      [230, 160],
    ],
  ] as Point[][]) {
    d.blob(
      blob.map(([px, py]): Point => [x + px, y + py]),
      '#f4dfb0',
    );
  }
  d.stroke(
    `M${x + 80},${y + 74}Q${x + 130},${y + 30} ${x + 168},${y + 66}Q${x + 220},${y + 100} ${x + 244},${y + 146}`,
    brand.coral,
    4,
  );
  for (const [px, py] of [
    [80, 74],
    [168, 66],
    [244, 146],
  ] as const)
    d.circle(x + px, y + py, 8, brand.coral);
}

function hooks(d: Drawing, x: number, y: number): void {
  d.rect(x - 20, y, 240, 16, '#c98f58');
  d.path([20, 90, 160].map((o) => box(x + o, y + 10, 7, 26)).join(''), '#f4dfb0');
  d.path(
    `M${x + 94},${y + 30}L${x + 40},${y + 60}L${x + 28},${y + 300}Q${x + 94},${y + 322} ${x + 160},${y + 300}L${x + 148},${y + 60}Z`,
    brand.lamp,
  );
  d.path(
    `M${x + 94},${y + 30}L${x + 40},${y + 60}L${x + 28},${y + 300}Q${x + 60},${y + 312} ${x + 90},${y + 313}Z`,
    '#c9822a',
  );
  d.path(`M${x + 4},${y + 30}q-30,6 -34,46h88q-6,-40 -54,-46Z`, '#f4e8d2');
  d.path(`M${x - 50},${y + 76}h128v9h-128Z`, brand.coral);
}
