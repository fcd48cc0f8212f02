import { brand, mix } from '../palette.ts';
import { hummingbird } from '../parts/animals.ts';
import { palm } from '../parts/leaves.ts';
import { profile } from '../parts/mountains.ts';
import { leafCorner, spray, treeFern } from '../parts/plants.ts';
import { bank, sky, sun } from '../parts/sky.ts';
import { crown } from '../parts/trees.ts';
import { Random } from '../random.ts';
import { type Drawing, type Point, round, type Scene } from '../svg.ts';

/** Early morning: ridges of forest come out of the cloud one by one; a waterfall, a hummingbird. */
export default {
  name: 'mindo-cloud-forest',
  draw(d) {
    const random = new Random('mindo-cloud-forest');
    const w = d.width;
    const mid = d.by(430, 450, 600);
    sky(d, ['#7fb8b4', '#cfe0c4', '#fbeec6', '#fff3d4'], d.height);
    sun(d, w * d.by(0.3, 0.3, 0.3), mid - 210, 50, '#fffbe8', { halo: '#fff0b8' });
    const fall = w * d.by(0.6, 0.58, 0.56);
    for (let i = 0; i < 7; i++) {
      const y = mid - 160 + i * d.by(88, 88, 122);
      const green = mix('#a9cdb8', '#1f6650', i / 6.4);
      const side = i % 2 ? -1 : 1;
      const ridge = profile(random, [-10, y - side * 70], [w + 10, y + side * 70], 74, 6);
      d.land(ridge, d.height, green);
      for (let k = 0; k < 60; k++) {
        const [x, ry] = ridge[Math.floor(random.next() * ridge.length)] ?? [0, 0];
        const s = 26 + i * 12;
        crown(
          d,
          random,
          x,
          ry + random.between(-4, 70),
          s * 1.5,
          s,
          [mix(green, '#0f3f38', 0.3), green, mix(green, '#d8e08a', 0.38)],
          'left',
          7,
        );
      }
      if (i === 2) waterfall(d, random, fall, y - d.by(90, 90, 110), d.by(260, 260, 330));
      if (i > 4) continue;
      bank(d, random, y + 96, 12 + i * 3, '#f8f5e2', 0.6 - i * 0.07, y + 130);
      d.rect(
        -5,
        y + 90,
        w + 10,
        130,
        d.fade([
          [0, '#f5f3df', 0.55],
          [1, '#f5f3df', 0],
        ]),
      );
    }
    const palmGreen = {
      trunk: '#5b5a48',
      trunkLit: '#b8ac84',
      shade: '#154a40',
      leaf: '#2e7d5b',
      lit: '#8dbf62',
    };
    palm(
      d,
      random,
      w * d.by(0.8, 0.9, 0.92),
      d.height + 20,
      d.by(640, 640, 800),
      -50,
      palmGreen,
      'left',
      0.26,
    );
    treeFern(
      d,
      random,
      w * d.by(0.12, 0.06, 0.04),
      d.height + 10,
      d.by(430, 430, 560),
      { stem: '#2a2622', shade: '#123f37', lit: '#6fae58' },
      'right',
    );
    leafCorner(
      d,
      random,
      w + 10,
      d.height + 20,
      d.by(420, 360, 400),
      -185,
      -88,
      ['#0d3832', '#17584a', '#2e7d5b', '#12463c'],
      13,
    );
    leafCorner(
      d,
      random,
      -10,
      d.height + 20,
      d.by(380, 320, 380),
      -92,
      6,
      ['#0d3832', '#17584a', '#2e7d5b'],
      11,
    );
    branch(d, random);
    hummingbird(
      d,
      d.by(800, 430, 430),
      d.by(420, 320, 430),
      d.by(230, 230, 260),
      { back: '#16806a', throat: '#8a3fa8', wing: '#3b6f7a', belly: '#e6efd6' },
      -1,
    );
  },
} satisfies Scene;

function waterfall(d: Drawing, random: Random, x: number, y: number, h: number): void {
  d.blob(
    [
      [x - 66, y - 30],
      [x + 66, y - 36],
      [x + 84, y + h * 0.5],
      [x + 92, y + h],
      [x - 96, y + h],
      [x - 84, y + h * 0.5],
    ],
    '#42705f',
  );
  d.shape(
    [
      [x + 18, y - 20],
      [x + 60, y - 28],
      [x + 84, y + h],
      [x + 30, y + h],
    ],
    '#2c554b',
  );
  const lip: Point[] = [
    [x - 26, y - 26],
    [x + 18, y - 28],
    [x + 34, y + h],
    [x - 42, y + h],
  ];
  d.shape(lip, '#e6f4ee');
  for (let i = 0; i < 9; i++)
    d.rect(
      x - 30 + i * 7 + random.between(-2, 2),
      y - 18 + random.between(0, 50),
      2.6,
      random.between(80, h - 60),
      i % 2 ? '#a9cfcb' : '#ffffff',
    );
  for (let i = 0; i < 26; i++) {
    const side = i % 2 ? 1 : -1;
    const t = i / 25;
    const out = 64 + 36 * t + random.between(-6, 44);
    crown(
      d,
      random,
      x + side * out,
      y - 40 + (h + 50) * t,
      104,
      70,
      ['#2b6454', '#44806a', '#a3c98c'],
      'left',
      9,
    );
  }
  spray(d, random, [x - 4, y + h], [90, 36], 46, 15, '#f6faf2', 0.75);
}

/** A flowering bough for the bird. */
function branch(d: Drawing, random: Random): void {
  const x = d.width + 20;
  const y = d.by(360, 330, 470);
  const s = d.by(1, 0.66, 0.7);
  d.curve(
    [
      [x, y - 130],
      [x - 200 * s, y - 60],
      [x - 420 * s, y - 30],
      [x - 560 * s, y + 36],
    ],
    '#2f2a28',
    10,
  );
  for (let i = 0; i < 12; i++) {
    const t = i / 11;
    const bx = x - 70 * s - 500 * s * t;
    const by = y - 110 + 140 * t;
    d.path(
      `M${round(bx)},${round(by)}q-30,-34 -66,-20q20,34 66,20Z`,
      i % 2 ? '#1d6650' : '#3f9160',
    );
    if (i % 2) {
      for (let k = 0; k < 3; k++) {
        const fx = bx - 10 + k * 15 + random.between(-3, 3);
        const fy = by + 30 + (k % 2) * 16;
        d.path(
          `M${round(fx - 3)},${round(by)}L${round(fx - 8)},${round(fy + 26)}L${round(fx)},${round(fy + 20)}L${round(fx + 8)},${round(fy + 26)}L${round(fx + 3)},${round(by)}Z`,
          k === 1 ? brand.lamp : brand.coral,
        );
      }
    }
  }
}
