import { mix } from '../palette.ts';
import { penguin } from '../parts/animals.ts';
import { boulder, profile } from '../parts/mountains.ts';
import { birds, cumulus, sky } from '../parts/sky.ts';
import { crown } from '../parts/trees.ts';
import { foam, ripples, sea } from '../parts/water.ts';
import { Random } from '../random.ts';
import type { Drawing, Point, Scene } from '../svg.ts';

const granite = { lit: '#fbe3c0', mid: '#d3ab88', shade: '#8a7274' };

/** Boulders Beach in the morning: round granite, turquoise coves, a colony at home. */
export default {
  name: 'cape-town-penguins',
  draw(d) {
    const random = new Random('cape-town-penguins');
    const w = d.width;
    const horizon = d.by(380, 390, 500);
    sky(d, ['#2f86b0', '#7cc0cd', '#d8ead6', '#fdf0cf'], horizon);
    cumulus(d, random, w * 0.3, horizon - 110, 420, { light: '#fffdf4', shade: '#b5d6da' }, 'left');
    cumulus(
      d,
      random,
      w * 0.82,
      horizon - 170,
      340,
      { light: '#fffdf4', shade: '#b5d6da' },
      'left',
    );
    d.land(profile(random, [-10, horizon - 90], [w * 0.6, horizon], 40), horizon + 2, '#8fb1bb');
    d.land(profile(random, [w * 0.5, horizon], [w + 10, horizon - 60], 30), horizon + 2, '#a3c0c2');
    sea(d, horizon, ['#1d7f9c', '#2ba0aa', '#63c7b8', '#b5e5c8']);
    ripples(d, random, { top: horizon + 2, bottom: d.height - 180 }, 130, '#dff6ea', 0.55, 0.9);
    ripples(d, random, { top: horizon + 2, bottom: d.height - 260 }, 70, '#146a86', 0.45, 0.9);
    birds(d, random, [w * 0.62, horizon - 60], [150, 50], 6, 14, '#2f5a70');
    const s = d.by(1, 0.7, 0.76);
    const rocks = (list: readonly (readonly [number, number, number, number])[]): void => {
      for (const [x, y, rw, rh] of list) {
        foam(
          d,
          random,
          [
            [x - rw * 0.54, y],
            [x, y + rh * 0.06],
            [x + rw * 0.54, y],
          ],
          6,
          '#ffffff',
          0.8,
        );
        boulder(d, random, x, y, rw, rh, granite, 'left');
      }
    };
    rocks([
      [w * 0.06, horizon + 60, 190 * s, 90 * s],
      [w * 0.15, horizon + 70, 130 * s, 60 * s],
      [w * 0.7, horizon + 66, 150 * s, 76 * s],
      [w * 0.79, horizon + 80, 210 * s, 120 * s],
      [w * 0.93, horizon + 74, 260 * s, 150 * s],
    ]);
    for (let i = 0; i < 10; i++)
      crown(
        d,
        random,
        w * 0.8 + i * 24,
        horizon - 26 - random.between(0, 30),
        66,
        46,
        ['#2f6a50', '#559060', '#aac86c'],
        'left',
        8,
      );
    rocks([
      [w * 0.02, horizon + 190, 330 * s, 220 * s],
      [w * 0.2, horizon + 180, 200 * s, 110 * s],
      [w * 0.9, horizon + 220, 420 * s, 270 * s],
    ]);
    beach(d, random, horizon);
    const back = { back: '#1c2a38', belly: '#fffaf0', beak: '#2c2226', blush: '#f0a093' };
    // The colony: far ones small, the pair in front large.
    const crowd = d.by(
      [
        [380, 640, 82, 1],
        [440, 652, 90, -1],
        [520, 636, 78, 1],
        [1150, 650, 92, -1],
        [1230, 640, 80, 1],
        [1310, 668, 96, -1],
        [660, 648, 84, 1],
        [330, 720, 120, 1],
        [1420, 760, 140, -1],
      ],
      [
        [250, 660, 76, 1],
        [310, 670, 84, -1],
        [640, 650, 80, -1],
        [700, 664, 88, 1],
        [180, 750, 110, 1],
        [820, 770, 124, -1],
      ],
      [
        [240, 860, 90, 1],
        [310, 872, 96, -1],
        [650, 850, 90, -1],
        [720, 866, 100, 1],
        [150, 990, 130, 1],
        [860, 1000, 140, -1],
      ],
    ) as [number, number, number, number][];
    for (const [x, y, h, f] of crowd) {
      d.ellipse(x + h * 0.32, y + 2, h * 0.4, h * 0.05, '#a8805f', 0.5);
      penguin(d, x, y, h, back, f);
    }
    const y = d.by(770, 790, 1030);
    const x = d.by(820, 460, 450);
    for (const [dx, h, f] of [
      [0, 330, 1],
      [170, 300, -1],
    ] as const) {
      d.ellipse(x + dx + h * 0.36, y + 4, h * 0.44, h * 0.05, '#a8805f', 0.55);
      penguin(d, x + dx, y, h * d.by(1, 0.9, 1.1), back, f);
    }
    boulder(d, random, w * 0.03, d.height + 30, 460 * s, 290 * s, granite, 'left');
    boulder(d, random, w * 0.98, d.height + 40, 520 * s, 270 * s, granite, 'left');
    boulder(d, random, w * 0.2, d.height + 40, 240 * s, 130 * s, granite, 'left');
  },
} satisfies Scene;

function beach(d: Drawing, random: Random, horizon: number): void {
  const y = horizon + d.by(240, 250, 330);
  const shore = Array.from(
    { length: 14 },
    (_, i): Point => [(d.width * (i - 0.5)) / 12, y + 24 * Math.sin(i * 0.8) - 10],
  );
  d.rolling(
    shore.map(([x, sy]): Point => [x, sy - 26]),
    d.height,
    '#d2f0d2',
    0.7,
  );
  d.rolling(shore, d.height + 5, '#e0bd8e');
  foam(d, random, shore, 10, '#ffffff');
  d.rolling(
    shore.map(([x, sy], i): Point => [x, sy + 30 + 8 * Math.sin(i)]),
    d.height + 5,
    '#f9e2b6',
  );
  let prints = '';
  for (let i = 0; i < 70; i++) {
    const px = random.between(0, d.width);
    const py = y + random.between(70, d.height - y);
    prints += `M${Math.round(px)},${Math.round(py)}l-7,-3l2,4l-2,4ZM${Math.round(px + 22)},${Math.round(py + 8)}l-7,-3l2,4l-2,4Z`;
  }
  d.path(prints, mix('#c9a070', '#f9e2b6', 0.2));
}
