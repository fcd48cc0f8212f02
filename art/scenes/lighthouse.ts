import { brand, mix } from '../palette.ts';
import { sloop } from '../parts/boats.ts';
import { grass } from '../parts/leaves.ts';
import { keepersHouse, lighthouseTower } from '../parts/lighthouse.ts';
import { boulder, heightAt, rugged } from '../parts/mountains.ts';
import { birds, sky, stars, streaks } from '../parts/sky.ts';
import { glitter, ripples, sea } from '../parts/water.ts';
import { Random } from '../random.ts';
import type { Drawing, Point, Scene } from '../svg.ts';

/** The brand picture: the lamp is the only strong light, and its beam opens the calm side for words. */
export default {
  name: 'lighthouse',
  draw(d) {
    const random = new Random('lighthouse');
    const horizon = d.by(585, 600, 760);
    const lampX = d.by(1330, 690, 640);
    const lampY = d.by(265, 330, 430);
    sky(d, ['#06192c', '#0d3150', '#2c5378', '#7d6c8c', '#e2917a', '#ffcf8f'], horizon);
    stars(d, random, horizon * 0.55, d.by(170, 110, 130), brand.paleLamp);
    streaks(d, random, { top: horizon - 120, bottom: horizon - 30 }, 7, '#f4a884', 0.55);
    streaks(d, random, { top: horizon - 200, bottom: horizon - 100 }, 6, '#5d5b83', 0.5);
    farLand(d, random, horizon);
    sea(d, horizon, ['#f0ab86', '#9a7288', '#2f5377', '#0f3552', '#071d30']);
    beam(d, lampX, lampY);
    ripples(d, random, { top: horizon + 6, bottom: d.height }, 90, '#0b2c48', 0.45);
    ripples(d, random, { top: horizon + 4, bottom: horizon + 190 }, 60, '#ffd0a0', 0.5, 0.8);
    const seen = d.by(520, 250, 250);
    glitter(
      d,
      random,
      seen,
      { top: horizon + 3, bottom: horizon + 230 },
      [26, 120],
      brand.paleLamp,
      0.7,
    );
    boats(d, horizon);
    headland(d, random, lampX, lampY, horizon);
    lighthouseTower(d, lampX, lampY);
    birds(d, random, [lampX - 150, lampY + 80], [110, 60], 5, 13, '#0b2236');
  },
} satisfies Scene;

function farLand(d: Drawing, random: Random, horizon: number): void {
  const far: Point[] = [
    [-10, horizon - 16],
    [d.width * 0.12, horizon - 34],
    [d.width * 0.25, horizon - 18],
    [d.width * 0.4, horizon],
  ];
  d.land(rugged(random, far, 8), horizon + 1, '#6d6a8c');
  for (let i = 0; i < 9; i++)
    d.circle(random.between(0, d.width * 0.3), horizon - random.between(3, 10), 1.6, brand.lamp);
}

function beam(d: Drawing, x: number, y: number): void {
  const fade = (turn: number, a: number): string =>
    d.fade(
      [
        [0, '#ffe6ae', a],
        [0.5, brand.lamp, a * 0.42],
        [1, brand.lamp, 0],
      ],
      turn,
    );
  // Three nested wedges: the core is brightest, like tints laid over each other.
  const wedge = (spread: number, lift: number, alpha: number): void =>
    d.shape(
      [
        [x, y - 7],
        [-40, y + lift - spread],
        [-40, y + lift + spread],
        [x, y + 7],
      ],
      fade(90, alpha),
    );
  const drop = d.by(-30, -20, -20);
  wedge(d.by(240, 190, 210), drop, 0.26);
  wedge(d.by(150, 125, 140), drop, 0.34);
  wedge(d.by(64, 58, 66), drop, 0.55);
  d.shape(
    [
      [x, y - 7],
      [d.width + 20, y - 110],
      [d.width + 20, y + 20],
      [x, y + 7],
    ],
    fade(-90, 0.34),
  );
  d.glow(x, y, 330, brand.lamp, 0.55);
}

function headland(d: Drawing, random: Random, x: number, lampY: number, horizon: number): void {
  const top = lampY + 296;
  const w = d.width + 20;
  const ground: Point[] = [
    [x - 236, top + 150],
    [x - 186, top + 84],
    [x - 120, top + 30],
    [x - 52, top + 4],
    [x + 64, top],
    [x + 190, top - 12],
    [x + 330, top + 6],
    [w, top - 22],
  ];
  const edge = rugged(random, ground, 9);
  const shore = Math.max(horizon + 120, top + 260);
  d.shape(
    [
      [x - 480, d.height + 10],
      [x - 330, shore - 20],
      [x - 262, shore - 90],
      ...edge,
      [w, d.height + 10],
    ],
    '#0a2439',
  );
  slabs(d, random, x, top, edge);
  d.shape(
    [
      ...edge,
      ...edge
        .map(([px, py], i): Point => [px, py + (30 + (i % 4) * 8) * Math.min(1, i / 14)])
        .reverse(),
    ],
    '#1d4a4a',
  );
  d.shape(
    [
      ...edge,
      ...edge
        .map(([px, py], i): Point => [px, py + 14 + (i % 3) * 9 * Math.min(1, i / 10)])
        .reverse(),
    ],
    '#2b5c50',
  );
  grass(
    d,
    random,
    edge.filter((_, i) => i % 2 === 0),
    15,
    '#3d6b55',
  );
  keepersHouse(d, x + 128, top - 2);
  // The path to the door catches the lamp.
  const at = (dx: number, dy: number): string => `${Math.round(x + dx)},${Math.round(top + dy)}`;
  d.path(
    `M${at(-9, 3)}Q${at(-20, 26)} ${at(-84, 34)}Q${at(-150, 48)} ${at(-196, 108)}L${at(-188, 114)}Q${at(-140, 62)} ${at(-76, 48)}Q${at(0, 36)} ${at(12, 3)}Z`,
    '#d9a878',
    0.85,
  );
  for (let i = 0; i < 16; i++) {
    const t = i / 15;
    boulder(
      d,
      random,
      x - 318 - 165 * t + random.between(-26, 30),
      shore + (d.height - shore + 30) * t,
      random.between(60, 120),
      random.between(34, 66),
      { lit: '#54597c', mid: '#1f3c57', shade: '#0a2237' },
      'left',
    );
  }
}

/** Big planes of rock: each slab has a face to the afterglow and one in the night. */
function slabs(d: Drawing, random: Random, x: number, top: number, edge: readonly Point[]): void {
  const end = d.width + 40;
  const bottom = d.height + 10;
  let left = x - 250;
  while (left < end) {
    const wide = random.between(46, 96);
    const near = Math.min(1, Math.max(0, (left - x + 250) / 420));
    const start = Math.max(top + 40, heightAt(edge, left) + 24) + random.between(0, 50);
    const fall = random.between(0.45, 0.9) * (bottom - start);
    const lean = 60 + 50 * (1 - near);
    d.shape(
      [
        [left + 10, start],
        [left + wide * 0.5, start - 8],
        [left + wide * 0.36 - lean * 0.5, start + fall * 0.7],
        [left - lean, start + fall],
        [left - lean * 0.5, start + fall * 0.4],
      ],
      mix('#5a5578', '#143049', 0.25 + 0.6 * near),
      0.8,
    );
    d.shape(
      [
        [left + wide * 0.5, start - 8],
        [left + wide, start + 16],
        [left + wide * 0.8 - lean * 0.3, start + fall * 0.8],
        [left + wide * 0.36 - lean * 0.5, start + fall * 0.7],
      ],
      '#0d2a44',
      0.9,
    );
    left += wide * random.between(0.8, 1.1);
  }
}

function boats(d: Drawing, horizon: number): void {
  const sail = { hull: '#0c2438', sail: '#f7dfc0' };
  sloop(d, d.by(760, 380, 330), horizon + 34, 46, sail);
  sloop(d, d.by(300, 120, 150), horizon + 70, 70, { ...sail, sail: brand.coral });
  sloop(d, d.by(930, 470, 120), horizon + 14, 24, sail, -1);
  sloop(d, d.by(610, 290, 460), horizon + 12, 20, sail);
}
