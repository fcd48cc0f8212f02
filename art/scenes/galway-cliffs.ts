import { brand, mix } from '../palette.ts';
import { gull } from '../parts/animals.ts';
import { grass } from '../parts/leaves.ts';
import { profile } from '../parts/mountains.ts';
import { person } from '../parts/people.ts';
import { birds, sky, streaks, sun } from '../parts/sky.ts';
import { foam, glitter, ripples, sea } from '../parts/water.ts';
import { Random } from '../random.ts';
import { box, type Drawing, type Point, polygon, type Scene } from '../svg.ts';

/** Headland behind headland, each one warmer and darker, facing a low western sun. */
export default {
  name: 'galway-cliffs',
  draw(d) {
    const random = new Random('galway-cliffs');
    const horizon = d.by(430, 430, 560);
    const sunX = d.by(360, 190, 200);
    sky(d, ['#4b8fae', '#93c3c6', '#f6ddb0', '#ffc98a'], horizon);
    sun(d, sunX, horizon - 90, 44, '#fff3d0', { halo: '#ffd48a' });
    streaks(d, random, { top: 60, bottom: horizon - 120 }, 8, '#fdeccd', 0.7);
    sea(d, horizon, ['#ffdca8', '#7db0b3', '#2b7188', '#0f4560']);
    ripples(d, random, { top: horizon + 3, bottom: d.height }, 150, '#d9efe6', 0.35);
    ripples(d, random, { top: horizon + 3, bottom: d.height }, 110, '#155170', 0.5);
    glitter(
      d,
      random,
      sunX,
      { top: horizon + 2, bottom: d.height - 140 },
      [30, 190],
      '#fff1cf',
      0.85,
    );
    birds(d, random, [d.width * 0.45, horizon - 60], [160, 60], 8, 12, '#3a5763');
    const s = d.by(1, 0.66, 0.68);
    cliff(
      d,
      random,
      d.width - 690 * s,
      horizon - 96,
      horizon + 36,
      '#a9b3a4',
      '#8d9a98',
      '#a8bd8c',
    );
    tower(d, d.width - 600 * s, horizon - 108);
    cliff(
      d,
      random,
      d.width - 560 * s,
      horizon - 130,
      horizon + 110,
      '#b08a6c',
      '#6a6a70',
      '#8bab66',
    );
    cliff(
      d,
      random,
      d.width - 420 * s,
      horizon - 175,
      horizon + 240,
      '#b9805a',
      '#54505c',
      '#76a057',
    );
    cliff(
      d,
      random,
      d.width - 250 * s,
      horizon - 190,
      horizon + 420,
      '#a86c4c',
      '#3d3f4e',
      '#5f9050',
    );
    // The near edge, with two people who make the height plain.
    const top = d.by(800, 830, 1090);
    const edge = profile(random, [-10, top - 30], [d.width * 0.62, top + 80], 16);
    const ground: Point[] = [...edge, [d.width * 0.6, d.height + 10], [-10, d.height + 10]];
    d.shape(
      [
        [d.width * 0.5, top + 96],
        [d.width * 0.615, top + 84],
        [d.width * 0.65, top + 150],
        [d.width * 0.72, d.height + 10],
        [d.width * 0.4, d.height + 10],
      ],
      '#5a4448',
    );
    d.shape(
      [
        [d.width * 0.5, top + 110],
        [d.width * 0.6, top + 94],
        [d.width * 0.61, top + 190],
        [d.width * 0.64, d.height + 10],
        [d.width * 0.4, d.height + 10],
      ],
      '#8a5f50',
    );
    d.shape(ground, '#3f7a4c');
    d.shape(
      ground.map(([x, y]): Point => [x, y + 34]),
      '#2f6545',
    );
    grass(d, random, edge, 30, '#7fa556', 6);
    grass(
      d,
      random,
      edge.map(([x, y]): Point => [x, y + 40]),
      34,
      '#29583f',
      5,
    );
    for (let i = 0; i < 40; i++)
      d.circle(
        random.between(0, d.width * 0.5),
        random.between(top + 40, d.height),
        3,
        i % 3 ? '#f3a7b5' : '#fff3d0',
      );
    const x = d.by(300, 190, 190);
    const y = top - 6;
    person(
      d,
      x,
      y + 6,
      120,
      { coat: brand.lamp, legs: '#26384a', skin: '#e3a982', hair: '#5a3426', pack: brand.coral },
      'stand',
    );
    person(
      d,
      x + 66,
      y + 10,
      112,
      { coat: '#2b5f8a', legs: '#3a3140', skin: '#8b5a40', hair: '#1c1820' },
      'stand',
      -1,
    );
    gull(d, d.by(760, 440, 430), d.by(250, 250, 380), 120, -8);
    gull(d, d.by(980, 300, 300), d.by(400, 120, 190), 74, 10);
    gull(d, d.by(560, 620, 660), d.by(150, 330, 250), 58, -16);
  },
} satisfies Scene;

/** One headland from its seaward corner to the right edge: turf on top, banded rock below, surf at the foot. */
function cliff(
  d: Drawing,
  random: Random,
  x: number,
  top: number,
  foot: number,
  lit: string,
  shade: string,
  turf: string,
): void {
  const end = d.width + 20;
  const crest = profile(random, [x, top + 12], [end, top - (end - x) * 0.12], 14);
  const face: Point[] = [...crest, [end, foot + 10], [x - 24, foot]];
  const height = foot - top;
  d.clipped(polygon(face), () => {
    d.shape(face, lit);
    // Buttresses: every second fold turns from the light.
    let fx = x - 30;
    while (fx < end) {
      const w = random.between(0.16, 0.4) * height;
      d.shape(
        [
          [fx + w * 0.45, top - 60],
          [fx + w, top - 60],
          [fx + w * 1.12, foot + 12],
          [fx + w * random.between(0.2, 0.5), foot + 12],
          [fx + w * 0.6, top + height * 0.5],
        ],
        shade,
      );
      fx += w * random.between(1, 1.3);
    }
    for (let i = 1; i < 9; i++) {
      const y = top + (height * i) / 9;
      const layer = profile(random, [x - 30, y + 8], [end, y - 16], 6, 5);
      d.stroke(
        polygon(layer).replace('Z', ''),
        mix(shade, '#1c2734', 0.3),
        1 + height * 0.007,
        0.45,
      );
    }
  });
  d.shape(
    [
      ...crest,
      ...crest.map(([px, py], i): Point => [px, py + height * (0.05 + (i % 3) * 0.025)]).reverse(),
    ],
    turf,
  );
  const surf: Point[] = [];
  for (let i = 0; i <= 10; i++) surf.push([x - 46 + ((end - x + 46) * i) / 10, foot + (i % 2) * 5]);
  foam(d, random, surf, 4 + height * 0.03, '#f4faf4', 0.92);
}

function tower(d: Drawing, x: number, y: number): void {
  d.rect(x - 13, y - 44, 26, 56, '#cdbb9e');
  d.rect(x + 2, y - 44, 11, 56, '#85817c');
  d.path(
    box(x - 16, y - 50, 32, 8) + [-16, -5, 7].map((o) => box(x + o, y - 56, 8, 7)).join(''),
    '#a79c8a',
  );
  d.rect(x + 16, y - 30, 10, 42, '#9a9284');
}
