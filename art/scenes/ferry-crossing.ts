import { brand } from '../palette.ts';
import { gull } from '../parts/animals.ts';
import { ferry, sloop } from '../parts/boats.ts';
import { hillTown } from '../parts/houses.ts';
import { profile } from '../parts/mountains.ts';
import { sky, stars, streaks, sun } from '../parts/sky.ts';
import { firEdge } from '../parts/trees.ts';
import { foam, glitter, ripples, sea } from '../parts/water.ts';
import { Random } from '../random.ts';
import { type Drawing, lens, type Point, round, type Scene } from '../svg.ts';

/** Dusk between islands: the ferry, all lamps lit, draws its wake towards a town on the slope. */
export default {
  name: 'ferry-crossing',
  draw(d) {
    const random = new Random('ferry-crossing');
    const w = d.width;
    const horizon = d.by(450, 460, 600);
    const sx = w * d.by(0.3, 0.26, 0.26);
    sky(d, ['#10305a', '#45588e', '#b87f98', '#f7a982', '#ffd598'], horizon);
    stars(d, random, horizon * 0.4, 70, '#fff3d4');
    sun(d, sx, horizon - 34, 54, '#fff3cf', { halo: '#ffc886' });
    streaks(d, random, { top: 80, bottom: horizon - 120 }, 12, '#f4a892', 0.55);
    const ridge = (from: number, to: number, h: number, tone: string): void =>
      d.land(
        profile(random, [w * from, horizon], [w * (from + to) * 0.5, horizon - h], h * 0.3).concat(
          profile(random, [w * (from + to) * 0.5, horizon - h], [w * to, horizon], h * 0.3),
        ),
        horizon + 3,
        tone,
      );
    ridge(-0.2, 0.3, 130, '#a57f98');
    ridge(0.1, 0.6, 90, '#b98d9c');
    ridge(0.4, 1.2, 230, '#7d6a94');
    const crest = (x: number): number =>
      horizon - 20 - d.by(150, 140, 190) * Math.max(0, (x / w - 0.58) / 0.42) ** 0.8;
    d.rolling(
      Array.from(
        { length: 9 },
        (_, i): Point => [w * (0.56 + i * 0.06), crest(w * (0.56 + i * 0.06))],
      ),
      horizon + 34,
      '#4f4f7c',
    );
    firEdge(
      d,
      random,
      Array.from(
        { length: 36 },
        (_, i): Point => [w * (0.62 + i * 0.0115), crest(w * (0.62 + i * 0.0115)) - 6],
      ),
      [20, 42],
      '#3f4674',
      horizon + 30,
    );
    hillTown(
      d,
      random,
      {
        left: w * 0.66,
        right: w + 20,
        crest: (x) => crest(x) + 46,
        rows: 4,
        step: 27,
        size: 46,
        walls: ['#d9a89c', '#c08f9a', '#f0c4a4', '#a88aa4'],
        roofs: ['#7a4460', '#8f4f5c', '#6b4468'],
        glow: brand.lamp,
        trees: '#3f4674',
      },
      'left',
    );
    sea(d, horizon, ['#ffc894', '#b98a98', '#4f6594', '#143a62']);
    d.rect(w * 0.6, horizon - 2, w * 0.42, 14, '#3f3f66');
    glitter(d, random, sx, { top: horizon + 2, bottom: d.height - 60 }, [34, 190], '#ffedc4', 0.85);
    for (let i = 0; i < 9; i++)
      glitter(
        d,
        random,
        w * (0.68 + i * 0.036),
        { top: horizon + 14, bottom: horizon + 110 },
        [4, 12],
        brand.lamp,
        0.6,
      );
    ripples(d, random, { top: horizon + 3, bottom: d.height }, 170, '#33508a', 0.45);
    ripples(d, random, { top: horizon + 3, bottom: d.height }, 70, '#ffd8b0', 0.5, 0.9);
    beacon(d, w * d.by(0.53, 0.5, 0.5), horizon);
    sloop(d, w * 0.16, horizon + 40, 70, { hull: '#26305a', sail: '#f7d5bd' });
    const x = w * d.by(0.47, 0.48, 0.48);
    const y = horizon + d.by(220, 230, 310);
    const size = d.by(640, 560, 620);
    wake(d, random, x, y, size);
    const boat = {
      hull: '#16264c',
      deck: '#f9e2cb',
      funnel: brand.coral,
      light: brand.lamp,
      glass: brand.paleLamp,
    };
    d.mirrored(y, () => ferry(d, x, y, size, boat), 0.25, 0.5);
    ferry(d, x, y, size, boat);
    for (let i = 0; i < 12; i++)
      glitter(
        d,
        random,
        x - size * 0.42 + i * size * 0.075,
        { top: y + 8, bottom: y + 110 },
        [5, 14],
        brand.lamp,
        0.7,
      );
    foam(
      d,
      random,
      [
        [x - size * 0.5, y + 4],
        [x, y + 8],
        [x + size * 0.52, y + 2],
      ],
      9,
      '#fff3e2',
      0.9,
    );
    gull(d, w * 0.3, d.by(250, 250, 330), 96, -8);
    gull(d, w * 0.4, d.by(180, 170, 230), 62, 8);
    gull(d, w * 0.62, d.by(300, 310, 420), 50, -12);
  },
} satisfies Scene;

function wake(d: Drawing, random: Random, x: number, y: number, size: number): void {
  d.path(
    `M${round(x - size * 0.46)},${round(y)}Q${round(x - size * 0.9)},${round(y + 34)} -40,${round(y + 66)}L-40,${round(y + 150)}Q${round(x - size * 0.7)},${round(y + 60)} ${round(x - size * 0.3)},${round(y + 6)}Z`,
    '#7f86ac',
    0.5,
  );
  let path = '';
  for (let i = 0; i < 60; i++) {
    const t = random.next();
    const wx = x - size * 0.42 - (x - size * 0.42 + 40) * t;
    path += lens(wx, y + 8 + 96 * t * random.between(0.5, 1.2), 16 + 40 * t, 2 + 3 * t);
  }
  d.path(path, '#fff3e2', 0.85);
}

/** A small light on its skerry: the brand looks on. */
function beacon(d: Drawing, x: number, y: number): void {
  d.path(`M${x - 60},${y + 12}q30,-26 60,-24q40,0 64,24Z`, '#3a3a62');
  d.path(`M${x - 11},${y - 8}l4,-74h14l4,74Z`, '#fff0dc');
  d.path(`M${x + 2},${y - 8}l0,-74h5l4,74Z`, '#9a86a4');
  d.path(`M${x - 9},${y - 50}h18v16h-18Z`, brand.coral);
  d.path(`M${x - 8},${y - 82}h16v-14h-16Z`, brand.paleLamp);
  d.path(`M${x - 11},${y - 96}q11,-16 22,0Z`, '#3a3a62');
  d.shape(
    [
      [x, y - 90],
      [x - 420, y - 140],
      [x - 420, y - 70],
    ],
    d.fade(
      [
        [0, brand.paleLamp, 0.7],
        [1, brand.lamp, 0],
      ],
      90,
    ),
  );
  d.glow(x, y - 90, 90, brand.lamp, 0.7);
}
