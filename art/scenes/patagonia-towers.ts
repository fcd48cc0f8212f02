import { brand, mix } from '../palette.ts';
import { guanaco } from '../parts/animals.ts';
import { grass } from '../parts/leaves.ts';
import { profile, rugged } from '../parts/mountains.ts';
import { castShadow } from '../parts/people.ts';
import { bank, birds, sky, streaks } from '../parts/sky.ts';
import { ripples, sea } from '../parts/water.ts';
import { Random } from '../random.ts';
import { box, type Drawing, type Point, polygon, type Scene } from '../svg.ts';

/** First light turns the three towers to ember; the lake below is glacier milk, guanacos look up. */
export default {
  name: 'patagonia-towers',
  draw(d) {
    const random = new Random('patagonia-towers');
    const w = d.width;
    const shore = d.by(590, 600, 780);
    sky(d, ['#2f5687', '#7d8fb5', '#f0b5a2', '#ffd7a4'], shore - 60);
    streaks(d, random, { top: 50, bottom: 220 }, 9, '#ffc7ae', 0.75);
    const lens = d.by(1, 0.66, 0.7);
    massif(d, new Random('massif'), shore, lens);
    bank(d, random, shore - 112, 17, '#fbe3d2', 0.5, shore - 70);
    d.land(profile(random, [-10, shore - 120], [w * 0.42, shore - 14], 26), shore + 2, '#5a6a6f');
    d.land(
      profile(random, [w * 0.58, shore - 16], [w + 10, shore - 130], 26),
      shore + 2,
      '#4f6066',
    );
    sea(d, shore, ['#e3c3b4', '#6fb3bd', '#2f8ca3', '#1c6684'], shore + 260);
    d.clipped(box(0, shore, w, 170), () =>
      d.mirrored(shore, () => massif(d, new Random('massif'), shore, lens), 0.35, 0.42),
    );
    ripples(d, random, { top: shore + 4, bottom: shore + 210 }, 90, '#2f8ca3', 0.5);
    ripples(d, random, { top: shore + 4, bottom: shore + 190 }, 70, '#fde3cc', 0.6, 0.8);
    for (const [fx, dy, s] of [
      [0.3, 60, 1],
      [0.36, 84, 0.6],
      [0.68, 50, 0.8],
    ] as const)
      floe(d, w * fx, shore + dy, s * d.by(1, 0.8, 0.9));
    steppe(d, random, shore);
    birds(d, random, [w * 0.3, 230], [110, 50], 4, 20, '#2b3550');
  },
} satisfies Scene;

function massif(d: Drawing, random: Random, shore: number, k: number): void {
  const c = d.width * d.by(0.56, 0.52, 0.52);
  const top = d.by(130, 150, 190);
  const p = (x: number, t: number): Point => [c + x * k, shore - (shore - top) * t];
  const skirt = rugged(
    random,
    [
      p(-1100, 0),
      p(-820, 0.3),
      p(-560, 0.4),
      p(-400, 0.5),
      p(-180, 0.44),
      p(160, 0.46),
      p(420, 0.42),
      p(620, 0.5),
      p(820, 0.34),
      p(1150, 0),
    ],
    26,
    4,
  );
  const tower = (points: Point[], ridge: Point[]): void => {
    const outline = rugged(random, points, 9, 3);
    d.clipped(polygon(outline), () => {
      d.shape(outline, '#f2966c');
      const last: Point = ridge[ridge.length - 1] ?? [0, 0];
      const first: Point = ridge[0] ?? [0, 0];
      d.shape([...ridge, [last[0] + 300, last[1]], [first[0] + 300, first[1]]], '#7a5f7f');
      d.shape(
        [
          ...ridge.map(([x, y]): Point => [x + 34 * k, y + 10]),
          [last[0] + 300, last[1]],
          [first[0] + 300, first[1]],
        ],
        '#585380',
      );
      for (let i = 0; i < 10; i++) {
        const x = first[0] + random.between(-130, 110) * k;
        const y = random.between(first[1] + 30, last[1] - 60);
        d.shape(
          [
            [x, y],
            [x + 9 * k, y + 70 * k],
            [x - 5 * k, y + 120 * k],
          ],
          x < first[0] ? '#d9704f' : '#443f6b',
          0.6,
        );
      }
    });
  };
  tower(
    [p(-300, 0.3), p(-262, 0.66), p(-230, 0.8), p(-196, 0.83), p(-150, 0.6), p(-110, 0.3)],
    [p(-204, 0.86), p(-212, 0.7), p(-190, 0.55), p(-204, 0.3)],
  );
  tower(
    [p(-150, 0.3), p(-104, 0.7), p(-74, 0.94), p(-44, 1), p(-10, 0.92), p(30, 0.62), p(70, 0.3)],
    [p(-42, 1.02), p(-52, 0.8), p(-30, 0.62), p(-46, 0.3)],
  );
  tower(
    [p(50, 0.3), p(86, 0.62), p(112, 0.82), p(142, 0.88), p(172, 0.8), p(214, 0.55), p(262, 0.3)],
    [p(144, 0.9), p(134, 0.72), p(156, 0.52), p(140, 0.3)],
  );
  // The horns to the right: pale granite under a cap of black slate.
  tower(
    [p(330, 0.3), p(400, 0.56), p(440, 0.7), p(480, 0.62), p(540, 0.74), p(590, 0.6), p(680, 0.3)],
    [p(540, 0.76), p(520, 0.55), p(540, 0.3)],
  );
  tower(
    [p(-660, 0.2), p(-600, 0.44), p(-540, 0.62), p(-470, 0.56), p(-400, 0.3)],
    [p(-536, 0.64), p(-546, 0.45), p(-520, 0.2)],
  );
  d.land(skirt, shore + 2, '#8f8398');
  d.clipped(polygon([...skirt, [d.width + 200, shore + 4], [-200, shore + 4]]), () => {
    for (let i = 0; i < 24; i++) {
      const x = c + (-1000 + i * 88) * k;
      const t = random.between(0.36, 0.52);
      d.shape(
        [
          [x, shore - (shore - top) * t],
          [x + 70 * k, shore],
          [x + 150 * k, shore],
          [x + 30 * k, shore - (shore - top) * t * 0.7],
        ],
        i % 3 === 0 ? '#fff3e4' : '#5f678a',
        i % 3 === 0 ? 0.9 : 0.75,
      );
    }
    for (const x of [-40, -230, 300])
      d.shape(
        [
          p(x - 60, 0.46),
          p(x + 50, 0.45),
          p(x + 24, 0.34),
          p(x + 60, 0.24),
          p(x + 4, 0.16),
          p(x - 26, 0.28),
        ],
        '#fff6ea',
      );
  });
}

function floe(d: Drawing, x: number, y: number, k: number): void {
  d.at(x, y, k, () => {
    d.path('M-46,0L-34,-22L-10,-30L12,-18L30,-24L48,0Z', '#f3fbfa');
    d.path('M-10,-30L12,-18L30,-24L48,0L4,0Z', '#9fd0dc');
    d.path('M-46,2L48,2L30,9L-30,8Z', '#5fb0c0', 0.6);
  });
}

function steppe(d: Drawing, random: Random, shore: number): void {
  const w = d.width;
  const y = shore + d.by(150, 150, 210);
  const lines: Point[][] = [];
  for (let i = 0; i < 4; i++) {
    const ridge = profile(
      random,
      [-10, y + i * d.by(60, 62, 84) - (i % 2 ? 0 : 50)],
      [w + 10, y + i * d.by(60, 62, 84) - (i % 2 ? 60 : 0)],
      34,
      6,
    );
    d.land(ridge, d.height + 5, ['#b08a5c', '#c79a4f', '#9a7a45', '#6b5a3f'][i] ?? '#6b5a3f');
    grass(
      d,
      random,
      ridge,
      20 + i * 12,
      ['#d9b070', '#efc873', '#d3a552', '#a8843f'][i] ?? '#a8843f',
      4,
    );
    lines.push(ridge);
    if (i === 1) {
      const coat = { coat: '#c9854a', shade: '#6b4434', belly: '#fbe6c4' };
      const spots = d.by(
        [
          [0.5, 60, 165, 1],
          [0.6, 76, 150, -1],
          [0.4, 70, 130, 1],
          [0.16, 40, 110, 1],
        ],
        [
          [0.46, 60, 150, 1],
          [0.66, 76, 134, -1],
          [0.2, 50, 110, 1],
        ],
        [
          [0.46, 80, 176, 1],
          [0.68, 100, 150, -1],
          [0.18, 60, 124, 1],
        ],
      ) as [number, number, number, number][];
      spots.forEach(([fx, dy, h, f], k) => {
        castShadow(d, w * fx, y + dy, h * 0.3, h * 0.9, h * 0.14, '#6b5040', 0.4);
        guanaco(d, w * fx, y + dy, h, coat, f, k === 2);
      });
    }
  }
  // Round cushions of the thorny shrub that burns red in spring.
  for (let i = 0; i < 26; i++) {
    const x = random.between(0, w);
    const py = y + random.between(110, d.height - y);
    const s = random.between(24, 56);
    const red = i % 3 === 0;
    d.path(
      `M${Math.round(x - s)},${Math.round(py)}a${Math.round(s)},${Math.round(s * 0.6)} 0 0 1 ${Math.round(2 * s)},0Z`,
      red ? mix(brand.coral, '#6b3a34', 0.35) : '#4f5a44',
    );
    d.path(
      `M${Math.round(x - s)},${Math.round(py)}a${Math.round(s)},${Math.round(s * 0.6)} 0 0 1 ${Math.round(s * 1.1)},${Math.round(-s * 0.58)}q${Math.round(-s * 0.6)},${Math.round(s * 0.2)} ${Math.round(-s * 0.5)},${Math.round(s * 0.58)}Z`,
      red ? brand.coral : '#8a8f5c',
    );
  }
}
