import { brand } from '../palette.ts';
import { hillTown, house } from '../parts/houses.ts';
import { birds, sky, streaks, sun } from '../parts/sky.ts';
import { crown } from '../parts/trees.ts';
import { glitter, ripples, sea } from '../parts/water.ts';
import { Random } from '../random.ts';
import { box, type Drawing, type Point, round, type Scene } from '../svg.ts';

/** Evening on the Saône: the basilica on its hill, ochre quays, a red footbridge and all of it in the river. */
export default {
  name: 'lyon-saone',
  draw(d) {
    const random = new Random('lyon-saone');
    const w = d.width;
    const quay = d.by(580, 590, 760);
    const top = w * d.by(0.62, 0.56, 0.56);
    sky(d, ['#39658f', '#8aa3ae', '#f5c594', '#ffb37c'], quay - 40);
    sun(d, w * d.by(0.2, 0.16, 0.16), quay - 190, 48, '#fff2cf', { halo: '#ffcb85' });
    streaks(d, random, { top: 60, bottom: 280 }, 8, '#ffe0b8', 0.6);
    birds(d, random, [w * 0.36, 230], [120, 50], 6, 13, '#40384c');
    const crest = (x: number): number =>
      quay - 110 - d.by(190, 180, 240) * Math.exp(-(((x - top) / (w * 0.34)) ** 2));
    d.rolling(
      Array.from({ length: 14 }, (_, i): Point => [(w * (i - 1)) / 11, crest((w * (i - 1)) / 11)]),
      quay + 20,
      '#77805e',
    );
    for (let i = 0; i < 90; i++) {
      const x = random.between(0, w);
      crown(
        d,
        random,
        x,
        crest(x) + random.between(4, 120),
        66,
        46,
        ['#41604f', '#6d8a55', '#c9b260'],
        'left',
        7,
      );
    }
    basilica(d, top, crest(top) + 14, d.by(1.05, 1, 1.2));
    d.path(`M${top + 190},${round(crest(top) + 30)}l22,-150h8l22,150Z`, '#8d6a66');
    d.rect(top + 202, crest(top) - 126, 20, 12, '#a8807a');
    const town = {
      walls: ['#f0b57e', '#f6cf9c', '#e39a70', '#f8dfba', '#d98a72'] as const,
      roofs: ['#b8573c', '#c96b48', '#a64a38'] as const,
    };
    hillTown(
      d,
      random,
      {
        left: -20,
        right: w,
        crest: (x) => Math.max(crest(x) + 110, quay - 150),
        rows: 2,
        step: 30,
        size: 58,
        ...town,
        haze: '#efbe92',
        trees: '#6d8a55',
      },
      'left',
    );
    const water = quay + 40;
    sea(d, water, ['#f3b88a', '#a98f90', '#4b7389', '#17405e']);
    d.clipped(box(0, water, w, 280), () =>
      d.mirrored(water, () => front(d, new Random('quay'), quay), 0.6, 0.85),
    );
    ripples(d, random, { top: water, bottom: d.height }, 170, '#3d6a84', 0.5);
    ripples(d, random, { top: water, bottom: d.height }, 100, '#ffe0b0', 0.6, 0.9);
    glitter(
      d,
      random,
      w * d.by(0.2, 0.16, 0.16),
      { top: water, bottom: d.height },
      [30, 120],
      '#ffeec6',
      0.8,
    );
    front(d, new Random('quay'), quay);
    footbridge(d, quay);
  },
} satisfies Scene;

/** Fourvière: four polygonal towers, a pediment, the gilded statue on its chapel. */
function basilica(d: Drawing, x: number, y: number, k: number): void {
  d.at(x, y, k, () => {
    d.path('M-84,0h168v-78h-168Z', '#fbe3bf');
    d.path('M10,0h74v-78h-74Z', '#c08f84');
    d.path('M-96,-78h192l-26,-34h-140Z', '#8fa09a');
    d.path('M-34,-78L0,-116L34,-78Z', '#fff1d4');
    d.path(
      [-60, -36, -12, 12, 36, 56].map((o) => `M${o},-12v-30a7,9 0 0 1 14,0v30Z`).join(''),
      '#7d5a62',
    );
    for (const o of [-98, -52, 52, 98]) {
      const h = Math.abs(o) > 60 ? 138 : 120;
      d.rect(o - 13, -h, 26, h, '#fff1d4');
      d.rect(o + 2, -h, 11, h, '#b98a82');
      d.path(
        box(o - 17, -h - 4, 34, 7) +
          [-17, -6, 6].map((c) => box(o + c, -h - 12, 9, 9)).join('') +
          box(o - 15, -h * 0.55, 30, 4),
        '#e6c49c',
      );
      d.path(`M${o - 5},${-h + 16}h6v26h-6Z`, '#7d5a62');
    }
    d.path('M112,0h34v-120h-34Z', '#f3d3a8');
    d.path('M132,0h14v-120h-14Z', '#b98a82');
    d.path('M108,-118q21,-46 42,0Z', '#8fa09a');
    d.path('M124,-140l3,-34q2,-8 4,0l3,34Z', brand.lamp);
    d.circle(129, -178, 4.5, brand.lamp);
  });
}

function front(d: Drawing, random: Random, quay: number): void {
  const paint = [
    '#f2b277',
    '#e58a66',
    '#f8d5a4',
    '#d9745a',
    '#f0c07e',
    '#f6e0bd',
    '#c98f7a',
  ] as const;
  let x = -40;
  let i = 0;
  while (x < d.width) {
    const w = random.between(86, 132);
    const storeys = random.chance(0.5) ? 5 : 4;
    house(
      d,
      random,
      {
        x,
        y: quay - 14,
        w,
        h: storeys * 36 + random.between(0, 12),
        wall: paint[i % paint.length] ?? paint[0],
        roof: i % 2 ? '#b2523a' : '#c4674a',
        roofHeight: 26,
        windows: [random.chance(0.5) ? 3 : 4, storeys],
        glow: brand.lamp,
        lit: 0.14,
        pane: '#6a4a52',
        frame: '#fbe6c4',
        chimney: true,
      },
      'left',
    );
    d.rect(x + w - 8, quay - 150, 8, 138, '#7a4a52', 0.3);
    x += w - 1;
    i += 1;
  }
  d.rect(-5, quay - 14, d.width + 10, 8, '#f8dcb2');
  d.rect(-5, quay - 6, d.width + 10, 48, '#a87a6c');
  let joints = '';
  for (let k = 0; k < 90; k++)
    joints += box(
      random.between(0, d.width),
      quay + Math.floor(random.between(0, 4)) * 10,
      random.between(18, 40),
      2,
    );
  d.path(joints, '#c99c84');
  for (let k = 0; k < d.width / 74; k++)
    crown(d, random, k * 74 + 20, quay - 38, 62, 50, ['#40604a', '#6f8f52', '#d2bd62'], 'left', 9);
}

/** One mast on each bank, a thin red deck, a fan of stays. */
function footbridge(d: Drawing, quay: number): void {
  const a = d.by(160, 60, 60);
  const b = d.by(1260, 880, 880);
  const deck = (t: number): number => quay + d.by(150, 150, 190) - 34 * Math.sin(t * Math.PI);
  const at = (t: number): Point => [a - 220 + (b - a + 460) * t, deck(t)];
  const points = Array.from({ length: 21 }, (_, i) => at(i / 20));
  d.curve(
    points.map(([x, y]): Point => [x, y + 60]),
    '#17405e',
    8,
    0.25,
  );
  for (const x of [a, b]) {
    const t = (x - a + 220) / (b - a + 460);
    const y = deck(t);
    const top = y - 190;
    const stays = points.filter(([px]) => Math.abs(px - x) < 480);
    d.stroke(
      stays.map(([px, py]) => `M${round(x)},${round(top)}L${round(px)},${round(py)}`).join(''),
      '#fbe6c4',
      1.4,
      0.85,
    );
    d.shape(
      [
        [x - 9, y + 110],
        [x - 5, top - 12],
        [x + 5, top - 12],
        [x + 9, y + 110],
      ],
      '#b9402f',
    );
    d.shape(
      [
        [x + 1, y + 110],
        [x + 1, top - 12],
        [x + 5, top - 12],
        [x + 9, y + 110],
      ],
      '#7d2c2c',
    );
    d.pill(x - 34, y + 96, 68, 22, 8, '#8d6a66');
  }
  d.curve(points, '#d24a34', 11);
  d.curve(
    points.map(([x, y]): Point => [x, y + 5]),
    '#8a2f2e',
    4,
  );
  d.curve(
    points.map(([x, y]): Point => [x, y - 24]),
    '#d24a34',
    2.5,
  );
  d.stroke(points.map(([x, y]) => `M${round(x)},${round(y)}v-24`).join(''), '#d24a34', 1.8);
  for (let i = 3; i < 18; i += 2) {
    const [x, y] = at(i / 21 + 0.01);
    d.path(
      `M${round(x - 5)},${round(y - 5)}v-22q5,-8 10,0v22Z`,
      ['#27405a', brand.coral, '#fff1d4', brand.leaf][i % 4] ?? '#27405a',
    );
    d.circle(x, y - 35, 5, '#8a5a44');
  }
}
