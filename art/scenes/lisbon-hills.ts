import { brand, darker } from '../palette.ts';
import { hillTown, house } from '../parts/houses.ts';
import { rugged } from '../parts/mountains.ts';
import { birds, sky, streaks, sun } from '../parts/sky.ts';
import { tram } from '../parts/tram.ts';
import { cypress } from '../parts/trees.ts';
import { glitter, ripples, sea } from '../parts/water.ts';
import { Random } from '../random.ts';
import { box, type Drawing, type Point, polygon, round, type Scene } from '../svg.ts';

const walls = ['#fbe3c0', '#f7cfa4', '#f5b8a0', '#fff1dc', '#f3d9d0', '#e9b9a8'] as const;
const roofs = ['#d4673f', '#c4553a', '#e0805a', '#b84a35'] as const;

/** Dawn: the sun stands behind the bridge, the hills step down to the river, a tram climbs. */
export default {
  name: 'lisbon-hills',
  draw(d) {
    const random = new Random('lisbon-hills');
    const horizon = d.by(360, 380, 470);
    const sunX = d.by(620, 330, 330);
    sky(d, ['#4d86a8', '#8fb3b8', '#f5cf9f', '#ffdf9f'], horizon);
    sun(d, sunX, horizon - 62, 46, '#fff3cf', { halo: '#ffd27a' });
    streaks(d, random, { top: 90, bottom: horizon - 130 }, 7, '#fff0d6', 0.6);
    const south = rugged(
      random,
      [
        [-10, horizon - 22],
        [d.width * 0.3, horizon - 40],
        [d.width * 0.6, horizon - 26],
        [d.width + 10, horizon - 46],
      ],
      14,
    );
    d.land(south, horizon + 4, '#b99fa0');
    sea(d, horizon, ['#ffdc9c', '#c9b9a4', '#6aa0ae', '#3f7f99']);
    ripples(d, random, { top: horizon + 4, bottom: horizon + 220 }, 70, '#fff1cf', 0.5, 0.8);
    glitter(
      d,
      random,
      sunX,
      { top: horizon + 2, bottom: horizon + 200 },
      [26, 110],
      '#fff6dd',
      0.9,
    );
    bridge(d, horizon);
    birds(d, random, [d.width * 0.42, horizon - 150], [150, 50], 6, 13, '#35506a');
    const castle = d.by(1330, 760, 700);
    const crestFar = (x: number): number =>
      horizon +
      70 -
      150 * Math.exp(-(((x - castle) / d.by(420, 280, 280)) ** 2)) +
      (x < castle ? 40 : 0);
    const crown: Point[] = [[castle - 860, d.height * 0.8]];
    for (let x = castle - 700; x <= d.width + 20; x += 20) crown.push([x, crestFar(x)]);
    d.land(crown, d.height, '#b98b6e');
    fort(d, castle, crestFar(castle) - 4);
    hillTown(
      d,
      random,
      {
        left: d.by(660, 210, 60),
        right: d.width + 20,
        crest: crestFar,
        rows: d.by(5, 6, 8),
        step: 34,
        size: 54,
        walls,
        roofs,
        haze: '#f6cfa6',
        trees: '#6d8a5c',
      },
      'left',
    );
    const near = (x: number): number =>
      d.by(640, 660, 840) + (x / d.width) * 40 - 70 * Math.exp(-(((x - d.width * 0.2) / 300) ** 2));
    d.rolling(
      Array.from(
        { length: 12 },
        (_, i): Point => [d.width * (i / 10 - 0.05), near(d.width * (i / 10 - 0.05)) + 26],
      ),
      d.height + 5,
      '#9c6f5c',
    );
    hillTown(
      d,
      random,
      {
        left: -20,
        right: d.width + 20,
        crest: near,
        rows: d.by(3, 3, 4),
        step: 52,
        size: 88,
        walls,
        roofs,
        haze: '#f3c29a',
        trees: '#4c7a55',
      },
      'left',
    );
    for (const x of [0.31, 0.335, 0.72])
      cypress(d, d.width * x, near(d.width * x) + 70, 120, '#4d7a52', '#274f45', 'left');
    street(d, random);
  },
} satisfies Scene;

function bridge(d: Drawing, y: number): void {
  const red = '#c8452f';
  const deck = y - 44;
  const towers = d.by([210, 900], [90, 560], [90, 560]);
  const [a = 0, b = 0] = towers;
  const top = y - 172;
  d.line(
    [
      [-20, deck],
      [d.width * 0.75, deck],
    ],
    red,
    6,
  );
  d.line(
    [
      [-20, deck + 11],
      [d.width * 0.75, deck + 11],
    ],
    darker(red, 0.3),
    2.5,
  );
  const mid = (a + b) / 2;
  const sag = deck - 10;
  d.stroke(
    `M${a - (b - a) * 0.5},${sag}Q${a - 60},${top + 70} ${a},${top}Q${mid},${sag * 2 - top} ${b},${top}Q${b + 60},${top + 70} ${b + (b - a) * 0.5},${sag}`,
    red,
    3,
  );
  let hangers = '';
  for (let i = 1; i < 34; i++) {
    const t = i / 34;
    const x = a + (b - a) * t;
    const cable = (1 - t) ** 2 * top + 2 * t * (1 - t) * (sag * 2 - top) + t * t * top;
    hangers += box(x, Math.min(cable, deck), 1, Math.max(0, deck - cable));
  }
  d.path(hangers, red, 0.8);
  for (const x of towers) {
    d.path(box(x - 12, top - 8, 6, y - top + 18) + box(x + 6, top - 8, 6, y - top + 18), red);
    d.path(
      [0, 44, 88, 132]
        .map(
          (o) =>
            polygon([
              [x - 8, top + o],
              [x + 8, top + o + 34],
              [x + 8, top + o + 38],
              [x - 8, top + o + 4],
            ]) + box(x - 9, top + o, 18, 4),
        )
        .join(''),
      darker(red, 0.15),
    );
    d.rect(x - 20, y + 2, 40, 8, '#8b6f6a');
  }
}

function fort(d: Drawing, x: number, y: number): void {
  const wall = '#e9b78a';
  let crenels = '';
  for (let i = -9; i < 9; i++) crenels += box(x + i * 13, y - 42, 8, 9);
  d.path(`${box(x - 118, y - 34, 236, 60)}${crenels}`, wall);
  d.path(
    [-96, -30, 44, 92]
      .map(
        (o, i) =>
          box(x + o, y - 62 - (i % 2) * 12, 34, 90) +
          box(x + o, y - 70 - (i % 2) * 12, 9, 9) +
          box(x + o + 13, y - 70 - (i % 2) * 12, 9, 9) +
          box(x + o + 26, y - 70 - (i % 2) * 12, 8, 9),
      )
      .join(''),
    wall,
  );
  d.path(
    [-96, -30, 44, 92].map((o, i) => box(x + o + 21, y - 62 - (i % 2) * 12, 13, 90)).join(''),
    '#b27a62',
  );
  d.rect(x + 66, y - 120, 2.5, 50, '#4a3b3b');
  d.shape(
    [
      [x + 68, y - 120],
      [x + 94, y - 112],
      [x + 68, y - 104],
    ],
    brand.leaf,
  );
}

/** The slope in front: a climbing street with rails, the tram, houses to both sides. */
function street(d: Drawing, random: Random): void {
  const w = d.width;
  const low = d.by(900, 880, 1150);
  const high = d.by(770, 770, 1010);
  const slope = (x: number): number => low + ((high - low) * x) / w;
  d.shape(
    [
      [-10, slope(0)],
      [w + 10, slope(w)],
      [w + 10, d.height + 5],
      [-10, d.height + 5],
    ],
    '#7b6a72',
  );
  d.shape(
    [
      [-10, slope(0)],
      [w + 10, slope(w)],
      [w + 10, slope(w) + 14],
      [-10, slope(0) + 14],
    ],
    '#e8c7a4',
  );
  let stones = '';
  for (let i = 0; i < 150; i++) {
    const x = random.between(0, w);
    stones += box(x, slope(x) + random.between(24, d.height - low + 60), random.between(10, 24), 3);
  }
  d.path(stones, '#94818a', 0.6);
  for (const o of [44, 74])
    d.line(
      [
        [-10, slope(0) + o],
        [w + 10, slope(w) + o],
      ],
      '#f7d9a8',
      3,
    );
  const lean = (Math.atan2(high - low, w) * 180) / Math.PI;
  const x = d.by(1080, 520, 520);
  d.line(
    [
      [-10, slope(0) - 175],
      [w + 10, slope(w) - 175],
    ],
    '#3a3a44',
    1.5,
  );
  d.at(x, slope(x) + 52, d.by(1.2, 1.15, 1.15), () => tram(d), lean);
  for (const px of d.by([300, 1560], [110], [120])) {
    d.rect(px, slope(px) - 190, 5, 200, '#2b3a45');
    d.path(`M${round(px - 12)},${round(slope(px) - 190)}h29l-5,-32h-19Z`, brand.paleLamp);
  }
  house(
    d,
    random,
    {
      x: -40,
      y: slope(0) + 10,
      w: d.by(200, 120, 130),
      h: d.by(190, 170, 240),
      wall: '#7fb0b8',
      roof: '#c4553a',
      windows: [3, 3],
      style: 'eaves',
      depth: 40,
      door: '#35586a',
    },
    'left',
  );
}
