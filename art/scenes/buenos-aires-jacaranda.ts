import { brand, mix, tone } from '../palette.ts';
import { person } from '../parts/people.ts';
import { spray } from '../parts/plants.ts';
import { sky, sun } from '../parts/sky.ts';
import { crown, trunk } from '../parts/trees.ts';
import { Random } from '../random.ts';
import { box, type Drawing, polygon, type Scene } from '../svg.ts';

/** November: two walls of violet lean over the avenue and leave a slot of sky for the Obelisco. */
export default {
  name: 'buenos-aires-jacaranda',
  draw(d) {
    const random = new Random('buenos-aires-jacaranda');
    const vx = d.by(960, 520, 510);
    const vy = d.by(620, 620, 800);
    sky(d, ['#7bb5c9', '#bcd9d2', '#ffe9bd', '#ffd592'], vy);
    sun(d, vx - 70, vy - 210, 44, '#fffbe6', { halo: '#ffe2a0', reach: 7 });
    buildings(d, random, vx, vy);
    obelisk(d, vx, vy);
    road(d, random, vx, vy);
    // From far to near on both sides; the haze thins and the violet deepens.
    const rows = 6;
    for (let i = 0; i < rows; i++) {
      const t = ((i + 0.6) / rows) ** 1.7;
      const reach = d.by(830, 520, 520);
      for (const side of [-1, 1]) {
        const x = vx + side * (78 + reach * t);
        const foot = vy + 14 + (d.height - vy) * 0.72 * t;
        const h = 130 + d.by(640, 600, 780) * t;
        const haze = 0.45 * (1 - t);
        const tones = (
          side > 0 ? ['#6a4c9c', '#9474c4', '#cdb2ea'] : ['#4f3c86', '#7a5cb0', '#b294d8']
        ).map((c) => mix(c, '#ecd6da', haze));
        trunk(d, x, foot, foot - h * 0.6, h * 0.045, mix('#4a3540', '#b79aa8', haze));
        crown(
          d,
          random,
          x - side * h * 0.04,
          foot - h * 0.68,
          h * 0.86,
          h * 0.56,
          [tones[0] ?? '', tones[1] ?? '', tones[2] ?? ''],
          'left',
          20,
        );
        spray(d, random, [x, foot - h * 0.66], [h * 0.42, h * 0.3], 70, h * 0.012, '#eadcf7', 0.8);
        spray(d, random, [x, foot - h * 0.62], [h * 0.44, h * 0.3], 50, h * 0.012, '#4a3580', 0.5);
        d.ellipse(x + 30 * t, foot + 6, h * 0.36, h * 0.04, '#6f5590', 0.5);
        spray(d, random, [x, foot + 8], [h * 0.4, h * 0.045], 60, 2 + 4 * t, '#b79be0', 0.95);
      }
    }
    spray(d, random, [vx, vy - 40], [d.width * 0.5, 260], 60, 4, '#c9aeea', 0.9);
    const y = vy + d.by(190, 190, 260);
    d.shape(
      [
        [vx + 10, y],
        [vx + 46, y],
        [vx + 150, y + 62],
        [vx + 96, y + 62],
      ],
      '#8d6a86',
      0.5,
    );
    person(
      d,
      vx + 30,
      y,
      d.by(140, 135, 160),
      { coat: brand.coral, legs: '#2b3c5c', skin: '#d39b76', hair: '#3a2420', pack: brand.lamp },
      'walk',
      -1,
    );
    person(
      d,
      vx - 30,
      y - 60,
      84,
      { coat: '#2f6f86', legs: '#4a3a4c', skin: '#a06a4c', hair: '#241c1c' },
      'walk',
    );
  },
} satisfies Scene;

function buildings(d: Drawing, random: Random, vx: number, vy: number): void {
  for (const side of [-1, 1]) {
    for (let i = 0; i < 9; i++) {
      const x = vx + side * (54 + i * 72);
      const h = 150 + i * 34 + random.between(-30, 50);
      const wall = side < 0 ? '#c3a6ac' : '#f3d3ae';
      d.rect(
        side < 0 ? x - 74 : x,
        vy - h,
        74,
        h + 20,
        mix(wall, '#a98a9c', random.between(0, 0.3)),
      );
      let panes = '';
      for (let r = 14; r < h - 20; r += 26)
        for (let c = 0; c < 3; c++)
          panes += box((side < 0 ? x - 74 : x) + 9 + c * 21, vy - h + r, 11, 15);
      d.path(panes, side < 0 ? '#8d7488' : '#c99f8c');
      if (i % 3 === 1) d.path(`M${side < 0 ? x - 62 : x + 12},${vy - h}q25,-52 50,0Z`, '#8c8f9c');
    }
  }
}

function obelisk(d: Drawing, x: number, y: number): void {
  d.shape(
    [
      [x - 19, y + 6],
      [x - 13, y - 286],
      [x, y - 318],
      [x + 13, y - 286],
      [x + 19, y + 6],
    ],
    '#fff4dc',
  );
  d.shape(
    [
      [x + 2, y + 6],
      [x + 1, y - 286],
      [x, y - 318],
      [x + 13, y - 286],
      [x + 19, y + 6],
    ],
    '#b9a0ac',
  );
  d.rect(x - 4, y - 262, 4, 9, '#8c7688');
  d.path(box(x - 34, y - 8, 68, 20), '#d9c2b4');
}

function road(d: Drawing, random: Random, vx: number, vy: number): void {
  const b = d.height + 10;
  const w = d.width;
  d.rect(-5, vy, w + 10, b - vy, '#d7b7ae');
  d.shape(
    [
      [vx - 46, vy + 8],
      [vx + 46, vy + 8],
      [vx + w * 0.42, b],
      [vx - w * 0.42, b],
    ],
    d.fade([
      [0, '#e9d0b8'],
      [1, '#8f7a92'],
    ]),
  );
  let dashes = '';
  for (let i = 1; i < 10; i++) {
    const t = (i / 10) ** 2;
    const y = vy + 12 + (b - vy) * t;
    dashes += polygon([
      [vx - 1 - 5 * t, y],
      [vx + 1 + 5 * t, y],
      [vx + 1 + 7 * t, y + 8 + 50 * t],
      [vx - 1 - 7 * t, y + 8 + 50 * t],
    ]);
  }
  d.path(dashes, tone.cream);
  // Bars of light and shade fall across the road between the trunks.
  for (let i = 0; i < 8; i++) {
    const t = ((i + 0.5) / 8) ** 1.8;
    const y = vy + 20 + (b - vy) * t;
    d.shape(
      [
        [-5, y],
        [w + 5, y + 14 * t],
        [w + 5, y + 6 + 46 * t],
        [-5, y + 2 + 30 * t],
      ],
      '#7c6292',
      0.32,
    );
  }
  spray(d, random, [vx - w * 0.34, b - 90], [w * 0.3, 120], 220, 5, '#b79be0', 0.9);
  spray(d, random, [vx + w * 0.34, b - 90], [w * 0.3, 120], 220, 5, '#c6aeea', 0.9);
}
