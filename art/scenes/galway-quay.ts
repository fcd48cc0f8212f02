import { brand, darker, lighter, mix } from '../palette.ts';
import { hooker } from '../parts/boats.ts';
import { house } from '../parts/houses.ts';
import { birds, cumulus, sky } from '../parts/sky.ts';
import { ripples, sea } from '../parts/water.ts';
import { Random } from '../random.ts';
import { box, type Drawing, type Scene } from '../svg.ts';

const paint = [
  '#ee6c4d',
  '#f4c95d',
  '#5aa3a8',
  '#f7e9d2',
  '#3d6f94',
  '#e39a86',
  '#8fb58a',
  '#c94f4f',
  '#fbd9a0',
  '#6f87b4',
] as const;

/** The Long Walk in clear morning light: its colours stand once on the quay and once in the water. */
export default {
  name: 'galway-quay',
  draw(d) {
    const random = new Random('galway-quay');
    const quay = d.by(520, 520, 650);
    sky(d, ['#4f95b5', '#8fc4cc', '#d9e6d6', '#fbe6bd'], quay);
    cumulus(
      d,
      random,
      d.width * 0.22,
      quay - 235,
      420,
      { light: '#fffaf0', shade: '#a9c6cd' },
      'right',
    );
    cumulus(
      d,
      random,
      d.width * 0.8,
      quay - 300,
      330,
      { light: '#fffaf0', shade: '#b4cdd1' },
      'right',
    );
    cumulus(
      d,
      random,
      d.width * 0.55,
      quay - 200,
      230,
      { light: '#fff6e6', shade: '#bcd2d2' },
      'right',
    );
    birds(d, random, [d.width * 0.5, quay - 270], [300, 70], 9, 14, '#2d4c5e');
    d.rolling(
      [
        [-10, quay - 40],
        [d.width * 0.3, quay - 66],
        [d.width * 0.7, quay - 48],
        [d.width + 10, quay - 70],
      ],
      quay,
      '#9cbfb6',
    );
    const water = quay + 62;
    sea(d, water, ['#8ec0c2', '#4f93a5', '#1f5f7c', '#0f3f5c']);
    d.clipped(box(0, water, d.width, 210), () => {
      d.mirrored(water, () => row(d, new Random('long-walk'), quay), 0.62, 0.8);
    });
    ripples(d, random, { top: water + 2, bottom: d.height }, 210, '#2f7590', 0.55);
    ripples(d, random, { top: water + 2, bottom: d.height }, 80, '#d8ece4', 0.6, 0.8);
    row(d, new Random('long-walk'), quay);
    wall(d, random, quay, water);
    for (const [x, y] of [
      [0.46, 120],
      [0.5, 130],
      [0.52, 112],
      [0.84, 140],
    ] as const)
      swan(d, d.width * x, quay + y, random.between(0.5, 0.7));
    const boat = { hull: '#17232c', sail: '#8c3426', lit: '#c05a38', mast: '#5a4030' };
    hooker(d, d.by(330, 190, 180), quay + 130, d.by(170, 150, 160), boat);
    mirrorBoat(d, d.by(1130, 600, 560), quay + d.by(270, 290, 400), d.by(290, 280, 300), boat);
    hooker(d, d.by(1130, 600, 560), quay + d.by(270, 290, 400), d.by(290, 280, 300), boat);
    ripples(d, random, { top: quay + 280, bottom: d.height }, 40, '#123f5c', 0.5);
  },
} satisfies Scene;

function mirrorBoat(
  d: Drawing,
  x: number,
  y: number,
  size: number,
  boat: { hull: string; sail: string; lit: string; mast: string },
): void {
  d.mirrored(
    y,
    () =>
      hooker(d, x, y, size, {
        hull: boat.hull,
        sail: mix(boat.sail, '#1f5f7c', 0.5),
        lit: mix(boat.lit, '#1f5f7c', 0.5),
        mast: boat.mast,
      }),
    0.5,
    0.6,
  );
}

function row(d: Drawing, random: Random, quay: number): void {
  let x = -30;
  let i = 0;
  while (x < d.width + 10) {
    const w = random.between(76, 118);
    const wall = paint[i % paint.length] ?? paint[0];
    const storeys = random.chance(0.45) ? 3 : 2;
    house(
      d,
      random,
      {
        x,
        y: quay,
        w,
        h: storeys * 48 + random.between(10, 34),
        wall,
        roof: i % 3 ? '#4a5a68' : '#5d5f72',
        style: random.chance(0.22) ? 'gable' : 'eaves',
        roofHeight: random.between(30, 44),
        windows: [random.chance(0.5) ? 2 : 3, storeys],
        door: darker(paint[(i + 3) % paint.length] ?? '#333333', 0.3),
        frame: lighter(wall, 0.7),
        pane: '#2c4a5c',
        chimney: true,
      },
      'right',
    );
    // A slip of shade where the next, lower or higher, front begins.
    d.rect(x, quay - 100, 6, 100, '#1c3448', 0.22);
    x += w - 1;
    i += 1;
  }
}

function wall(d: Drawing, random: Random, quay: number, water: number): void {
  d.rect(-5, quay - 2, d.width + 10, 9, '#e3d5ba');
  d.rect(-5, quay + 7, d.width + 10, water - quay - 7, '#8b8478');
  let stones = '';
  for (let i = 0; i < 150; i++)
    stones += box(
      random.between(0, d.width),
      quay + 10 + Math.floor(random.between(0, 5)) * 10,
      random.between(14, 34),
      8,
    );
  d.path(stones, '#a29a8a', 0.8);
  d.rect(-5, water - 12, d.width + 10, 13, '#3f5a52');
  for (let x = 60; x < d.width; x += 190) {
    d.rect(x, quay - 12, 12, 12, '#2f3a42');
    d.path(`M${x + 60},${quay + 6}h12v${water - quay - 8}h-12Z`, '#5b564e');
  }
}

function swan(d: Drawing, x: number, y: number, scale: number): void {
  d.at(x, y, scale, () => {
    d.path('M-34,-8Q-30,-26 -6,-24Q16,-22 24,-4Q14,6 -20,5Q-32,2 -34,-8Z', '#fffdf6');
    d.stroke('M-24,-12Q-40,-30 -30,-46Q-26,-52 -34,-54', '#fffdf6', 7);
    d.path('M-36,-57L-48,-50L-36,-50Z', brand.lamp);
    d.path('M-14,-20Q6,-22 22,-4Q6,2 -8,-4Z', '#d5e2e2');
  });
}
