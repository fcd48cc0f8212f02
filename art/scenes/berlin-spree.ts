import { brand, darker, mix } from '../palette.ts';
import { skyline } from '../parts/houses.ts';
import { birds, sky, streaks, sun } from '../parts/sky.ts';
import { crown } from '../parts/trees.ts';
import { glitter, ripples, sea } from '../parts/water.ts';
import { Random } from '../random.ts';
import { box, type Drawing, type Point, polygon, round, type Scene } from '../svg.ts';

/** Blue hour on the Spree: brick arches, twin towers, the yellow train crossing, the tower in the distance. */
export default {
  name: 'berlin-spree',
  draw(d) {
    const random = new Random('berlin-spree');
    const w = d.width;
    const water = d.by(600, 610, 790);
    sky(d, ['#173a66', '#4a6195', '#b0799a', '#f59b7c', '#ffcf8e'], water - 60);
    sun(d, w * d.by(0.16, 0.14, 0.14), water - 150, 44, '#fff0c8', { halo: '#ffc078' });
    streaks(d, random, { top: 80, bottom: water - 260 }, 10, '#f2a594', 0.55);
    skyline(d, random, -20, w + 20, water - 40, [40, 120], '#6f6690', '#e89a84', 'left');
    tvTower(d, w * d.by(0.3, 0.24, 0.24), water - 40, d.by(430, 420, 540));
    birds(d, random, [w * 0.46, 210], [120, 50], 6, 13, '#2f2c50');
    d.rect(-5, water - 60, w + 10, 64, '#8a6f86');
    for (let i = 0; i < w / 40; i++)
      crown(d, random, i * 42, water - 46, 70, 50, ['#3a4a5c', '#566a62', '#b08f6a'], 'left', 8);
    sea(d, water, ['#f2a884', '#a77a94', '#3f5f8c', '#12345a']);
    d.clipped(box(0, water, w, 290), () =>
      d.mirrored(water, () => bridge(d, new Random('bridge'), water), 0.55, 0.7),
    );
    ripples(d, random, { top: water, bottom: d.height }, 190, '#345683', 0.5);
    ripples(d, random, { top: water, bottom: d.height }, 90, '#ffcf9c', 0.6, 0.9);
    glitter(
      d,
      random,
      w * d.by(0.16, 0.14, 0.14),
      { top: water + 2, bottom: d.height - 60 },
      [30, 110],
      '#ffe9b8',
      0.8,
    );
    bridge(d, new Random('bridge'), water);
    barge(d, d.by(420, 230, 230), water + d.by(150, 150, 210), d.by(1.1, 0.9, 1));
  },
} satisfies Scene;

function tvTower(d: Drawing, x: number, y: number, h: number): void {
  d.shape(
    [
      [x - 11, y],
      [x - 5, y - h * 0.6],
      [x + 5, y - h * 0.6],
      [x + 11, y],
    ],
    '#8f84a8',
  );
  d.shape(
    [
      [x - 11, y],
      [x - 5, y - h * 0.6],
      [x - 2, y - h * 0.6],
      [x - 3, y],
    ],
    '#f6c2a0',
  );
  d.circle(x, y - h * 0.66, 26, '#8d86aa');
  d.path(
    `M${x - 26},${round(y - h * 0.66)}a26,26 0 0 1 26,-26q-12,14 -10,50q-12,-6 -16,-24Z`,
    '#ffd6a8',
  );
  d.path(box(x - 26, y - h * 0.66 - 3, 52, 6), '#5a5280');
  d.path(
    [-20, -10, 0, 10, 18].map((o) => box(x + o, y - h * 0.66 - 1.6, 4, 3)).join(''),
    brand.lamp,
  );
  d.shape(
    [
      [x - 4, y - h * 0.71],
      [x - 1, y - h],
      [x + 1, y - h],
      [x + 4, y - h * 0.71],
    ],
    '#d8576a',
  );
  d.rect(x - 3, y - h * 0.82, 6, 14, '#fff0d6');
}

function bridge(d: Drawing, random: Random, water: number): void {
  const w = d.width;
  const brick = '#a8483a';
  const road = water - 112;
  const rail = road - 74;
  const c = w * d.by(0.62, 0.58, 0.58);
  const span = d.by(190, 160, 170);
  // Road deck with wide segmental arches.
  let arches = `M-20,${road}H${w + 20}V${water}`;
  for (let x = c + span * 5; x > -span * 2; x -= span)
    arches += `H${x + span - 20}C${x + span - 20},${water - 84} ${x + 20},${water - 84} ${x + 20},${water}`;
  d.path(`${arches}H-20Z`, brick);
  let lit = '';
  for (let x = c + span * 5; x > -span * 2; x -= span)
    lit += `M${x - 20},${water}V${road + 14}h14V${water}Z`;
  d.path(lit, '#e58a62');
  let courses = '';
  for (let i = 0; i < 260; i++)
    courses += box(
      random.between(0, w),
      road + 8 + Math.floor(random.between(0, 12)) * 8,
      random.between(10, 22),
      2,
    );
  d.clipped(`${arches}H-20Z`, () => d.path(courses, mix(brick, '#f6b98a', 0.35), 0.6));
  d.path(box(-20, road - 6, w + 40, 10), '#f0b890');
  // Arcade of the elevated line.
  const bay = d.by(47, 40, 42);
  let arcade = `M-20,${rail}H${w + 20}V${road}`;
  for (let x = w + 20 - bay; x > -bay * 2; x -= bay)
    arcade += `H${round(x + bay - 6)}V${rail + 40}Q${round(x + bay / 2)},${rail + 2} ${round(x + 6)},${rail + 40}V${road}`;
  d.path(`${arcade}H-20Z`, darker(brick, 0.12));
  d.path(box(-20, rail - 6, w + 40, 12), '#d9745a');
  d.path(box(-20, rail + 6, w + 40, 4), '#f6c194');
  train(d, c - d.by(640, 520, 520), rail - 6);
  for (const s of [-1, 1]) turret(d, c + s * span * 0.5, water, road, rail);
}

function train(d: Drawing, x: number, y: number): void {
  for (let i = 0; i < 4; i++) {
    const cx = x + i * 142;
    d.pill(cx, y - 46, 138, 42, 6, '#ffc02e');
    d.rect(cx + 3, y - 14, 132, 8, '#c98a1e');
    d.path([0, 1, 2, 3, 4].map((k) => box(cx + 10 + k * 25, y - 38, 18, 17)).join(''), '#fff3cf');
    d.path(box(cx + 30, y - 40, 3, 34) + box(cx + 84, y - 40, 3, 34), '#a8701a');
    d.path(
      [18, 44, 94, 118].map((k) => `M${cx + k - 7},${y - 5}a7,6 0 1 0 14,0Z`).join(''),
      '#2c2638',
    );
  }
  d.glow(x + 580, y - 24, 70, brand.paleLamp, 0.7);
}

/** One of the two towers: square shaft, battlements, a tall pointed roof with a spirelet. */
function turret(d: Drawing, x: number, water: number, road: number, rail: number): void {
  const top = rail - 120;
  const half = 37;
  d.shape(
    [
      [x - half - 8, water],
      [x - half, road],
      [x + half, road],
      [x + half + 8, water],
    ],
    '#c1583f',
  );
  d.rect(x - half, top, half * 2, road - top, '#c1583f');
  d.rect(x + half * 0.2, top, half * 0.8, road - top, '#6f3040');
  d.rect(x - half, top, 12, road - top, '#f09a6c');
  d.shape(
    [
      [x + half * 0.2, water],
      [x + half * 0.2, road],
      [x + half, road],
      [x + half + 8, water],
    ],
    '#6f3040',
  );
  d.path(`M${x - 20},${road}v-50a20,26 0 0 1 40,0v50Z`, '#3a1f38');
  d.path([-22, 4].map((o) => `M${x + o},${top + 74}v-26a8,10 0 0 1 16,0v26Z`).join(''), brand.lamp);
  const over = half + 7;
  d.path(
    box(x - over, top - 8, over * 2, 14) +
      [-4, -2, 0, 2].map((i) => box(x + i * 11 + 1, top - 20, 12, 13)).join(''),
    '#d9745a',
  );
  const roof: Point[] = [
    [x - half + 6, top - 10],
    [x, top - 124],
    [x + half - 6, top - 10],
  ];
  d.shape(roof, '#b8533f');
  d.shape(
    [
      [x + 3, top - 10],
      [x, top - 124],
      [x + half - 6, top - 10],
    ],
    '#5f2c40',
  );
  d.path(
    polygon([
      [x - 9, top - 96],
      [x, top - 140],
      [x + 9, top - 96],
    ]),
    '#3f8f7c',
  );
  d.rect(x - 1.2, top - 164, 2.4, 28, '#2c2638');
  for (const s of [-1, 1])
    d.path(
      polygon([
        [x + s * (half - 2) - 7, top - 18],
        [x + s * (half - 2), top - 52],
        [x + s * (half - 2) + 7, top - 18],
      ]),
      s < 0 ? '#d9745a' : '#6f3040',
    );
}

function barge(d: Drawing, x: number, y: number, k: number): void {
  d.at(x, y, k, () => {
    d.path('M-150,-26L140,-26L158,-34Q156,-8 140,4L-138,4Q-150,-6 -150,-26Z', '#17304f');
    d.path('M-150,-26L140,-26L158,-34L157,-28L140,-20L-150,-20Z', '#f4e8d2');
    d.path('M-110,-52L92,-52L100,-26L-118,-26Z', '#f4e8d2');
    d.path([0, 1, 2, 3, 4, 5, 6].map((i) => box(-100 + i * 27, -47, 20, 14)).join(''), brand.lamp);
    d.path('M-116,-58L100,-58L104,-52L-120,-52Z', brand.coral);
    for (let i = 0; i < 14; i++)
      d.circle(-100 + i * 15, -66 - 6 * Math.abs(Math.sin(i * 0.8)), 2.6, brand.paleLamp);
  });
}
