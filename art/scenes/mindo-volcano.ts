import { brand, mix } from '../palette.ts';
import { guanaco } from '../parts/animals.ts';
import { grass } from '../parts/leaves.ts';
import { peak, profile } from '../parts/mountains.ts';
import { castShadow, person } from '../parts/people.ts';
import { frailejon } from '../parts/plants.ts';
import { bank, birds, cumulus, sky, streaks } from '../parts/sky.ts';
import { Random } from '../random.ts';
import { type Drawing, type Point, polygon, type Scene } from '../svg.ts';

/** The snow cone in the first clear hour, over golden páramo and silver frailejones. */
export default {
  name: 'mindo-volcano',
  draw(d) {
    const random = new Random('mindo-volcano');
    const w = d.width;
    const base = d.by(600, 610, 800);
    sky(d, ['#2d6a98', '#78b0c6', '#d8e2d0', '#ffe2b2'], base);
    streaks(d, random, { top: 50, bottom: 200 }, 7, '#eef3ea', 0.6);
    cumulus(d, random, w * 0.12, base - 150, 380, { light: '#fff8ea', shade: '#a9c2cc' }, 'left');
    cumulus(d, random, w * 0.92, base - 190, 420, { light: '#fff8ea', shade: '#a9c2cc' }, 'left');
    const far = {
      lit: '#9aa9b4',
      shade: '#75899c',
      snow: '#f6efe2',
      snowShade: '#b5c3d0',
      snowLine: 0.25,
    };
    peak(d, random, [w * 0.1, base - 190], base, 300, far, 'left');
    peak(d, random, [w * 0.9, base - 220], base, 330, far, 'left');
    cone(d, random, w * d.by(0.56, 0.52, 0.52), base, d.by(470, 450, 560), d.by(640, 470, 500));
    bank(d, random, base - 66, 24, '#fdf3e2', 0.85, base + 30);
    for (let i = 0; i < 4; i++) {
      const y = base - 20 + i * d.by(58, 58, 80);
      const ridge = profile(
        random,
        [-10, y + (i % 2) * 30],
        [w + 10, y + 26 - (i % 2) * 40],
        36,
        6,
      );
      d.land(ridge, d.height + 5, ['#7d8f7c', '#a39a5c', '#c2a452', '#8d8a48'][i] ?? '#8d8a48');
      grass(
        d,
        random,
        ridge.flatMap(([x, ry]): Point[] => [
          [x, ry],
          [x + 14, ry + 16],
          [x - 9, ry + 32],
        ]),
        14 + i * 12,
        ['#95a080', '#d3c173', '#e7cb70', '#b8a553'][i] ?? '#b8a553',
        3,
      );
      if (i === 1) herd(d, y + 40);
    }
    birds(d, random, [w * 0.36, base - 330], [110, 50], 4, 19, '#2b4558');
    const colours = { stem: '#5a4a3c', leaf: '#6f9483', lit: '#d3e2c4', flower: brand.lamp };
    const plants = d.by(
      [
        [0.06, 0.86, 300],
        [0.17, 0.8, 190],
        [0.27, 0.9, 250],
        [0.77, 0.82, 220],
        [0.87, 0.92, 340],
        [0.97, 0.84, 240],
      ],
      [
        [0.06, 0.84, 270],
        [0.21, 0.9, 230],
        [0.83, 0.82, 230],
        [0.96, 0.93, 330],
      ],
      [
        [0.05, 0.86, 330],
        [0.22, 0.92, 260],
        [0.82, 0.84, 270],
        [0.97, 0.95, 390],
      ],
    ) as [number, number, number][];
    for (const [fx, fy, h] of plants) {
      castShadow(d, w * fx, d.height * fy, h * 0.12, h * 0.8, h * 0.16, '#4a4a34', 0.35);
      frailejon(d, random, w * fx, d.height * fy, h, colours, 'left');
    }
    const px = w * d.by(0.52, 0.5, 0.5);
    const py = d.height * d.by(0.8, 0.8, 0.78);
    castShadow(d, px, py, 12, 90, 22, '#4a4a34', 0.4);
    person(
      d,
      px,
      py,
      116,
      {
        coat: brand.coral,
        legs: '#2b3c52',
        skin: '#a86f4e',
        hair: '#241a1c',
        pack: '#2f6f86',
        hat: brand.sand,
      },
      'walk',
    );
    const foot = Array.from({ length: 40 }, (_, i): Point => [(w * i) / 39, d.height + 4]);
    grass(d, random, foot, 76, '#6b7440', 4);
    grass(d, random, foot, 50, '#c9b25c', 3);
  },
} satisfies Scene;

/** An almost even cone: concave flanks, a notched crater, snow in tongues. */
function cone(d: Drawing, random: Random, x: number, base: number, h: number, half: number): void {
  const flank = (s: number): Point[] =>
    [0, 0.15, 0.3, 0.5, 0.75, 1].map(
      (t): Point => [x + s * (half * 0.085 + half * 0.95 * t ** 1.25), base - h * (1 - t) ** 1.12],
    );
  const outline: Point[] = [
    ...flank(-1).reverse(),
    [x - half * 0.03, base - h * 0.975],
    [x + half * 0.02, base - h * 0.985],
    ...flank(1),
  ];
  d.clipped(polygon(outline), () => {
    d.shape(outline, '#a58c86');
    d.shape(
      [
        [x + 6, base - h - 10],
        [x + half * 1.2, base - h],
        [x + half * 1.2, base + 5],
        [x + half * 0.22, base + 5],
        [x + half * 0.04, base - h * 0.5],
      ],
      '#5f6b84',
    );
    for (let i = 0; i < 16; i++) {
      const s = i % 2 ? 1 : -1;
      const t = random.between(0.1, 0.8);
      d.shape(
        [
          [x + s * half * 0.06 * t, base - h * 0.8],
          [x + s * half * t, base],
          [x + s * half * (t + 0.07), base],
        ],
        s < 0 ? '#86757c' : '#48566f',
        0.7,
      );
    }
    const snow: Point[] = [[x - half, base - h - 20]];
    for (let i = 0; i <= 22; i++) {
      const u = (i / 22) * 2 - 1;
      snow.push([
        x + u * half * 0.66,
        base -
          h * (i % 2 ? random.between(0.3, 0.44) : random.between(0.5, 0.62)) +
          Math.abs(u) * h * -0.1,
      ]);
    }
    snow.push([x + half, base - h - 20]);
    d.shape(snow, '#fffaf0');
    d.clipped(polygon(snow), () => {
      d.shape(
        [
          [x + 8, base - h - 10],
          [x + half, base - h],
          [x + half, base],
          [x + half * 0.2, base],
          [x - half * 0.02, base - h * 0.62],
          [x + half * 0.05, base - h * 0.8],
        ],
        '#9fb6d0',
      );
      for (let i = 0; i < 8; i++) {
        const t = random.between(-0.36, 0.5);
        d.shape(
          [
            [x + half * t * 0.3, base - h * 0.92],
            [x + half * t, base - h * 0.4],
            [x + half * (t + 0.05), base - h * 0.4],
          ],
          t > 0.05 ? '#7f98b8' : '#dfe3e4',
          0.85,
        );
      }
    });
    d.shape(
      [
        [x - half * 0.07, base - h],
        [x + half * 0.08, base - h],
        [x + half * 0.03, base - h * 0.965],
        [x - half * 0.03, base - h * 0.97],
      ],
      mix('#5f6b84', '#a58c86', 0.4),
    );
  });
}

function herd(d: Drawing, y: number): void {
  const coat = { coat: '#b98452', shade: '#5a4034', belly: '#f2e2c2' };
  const x = d.width * d.by(0.36, 0.3, 0.3);
  guanaco(d, x, y, 66, coat, 1);
  guanaco(d, x + 70, y + 8, 60, coat, -1, true);
  guanaco(d, x - 62, y + 12, 58, coat, 1, true);
}
