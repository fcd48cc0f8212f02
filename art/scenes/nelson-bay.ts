import { brand, mix } from '../palette.ts';
import { profile } from '../parts/mountains.ts';
import { leafCorner, treeFern } from '../parts/plants.ts';
import { birds, cumulus, sky } from '../parts/sky.ts';
import { crown } from '../parts/trees.ts';
import { foam, ripples, sea } from '../parts/water.ts';
import { Random } from '../random.ts';
import { type Drawing, lens, type Point, type Scene } from '../svg.ts';

/** Noon in the Abel Tasman: golden crescents of sand between green heads, kayaks on clear shallows. */
export default {
  name: 'nelson-bay',
  draw(d) {
    const random = new Random('nelson-bay');
    const horizon = d.by(330, 350, 450);
    sky(d, ['#2f86b4', '#6fb9cf', '#cfe9dd'], horizon);
    cumulus(
      d,
      random,
      d.width * 0.24,
      horizon - 70,
      400,
      { light: '#fffdf5', shade: '#a9d0d8' },
      'right',
    );
    cumulus(
      d,
      random,
      d.width * 0.72,
      horizon - 120,
      300,
      { light: '#fffdf5', shade: '#b5d7da' },
      'right',
    );
    d.land(
      profile(random, [-10, horizon - 46], [d.width * 0.55, horizon], 34),
      horizon + 2,
      '#7fb0c0',
    );
    d.land(
      profile(random, [d.width * 0.3, horizon], [d.width + 10, horizon - 70], 30),
      horizon + 2,
      '#8dbac4',
    );
    sea(d, horizon, ['#2b83a6', '#2a9aa8', '#4fc0b0', '#9fdcbc']);
    ripples(d, random, { top: horizon + 2, bottom: d.height }, 120, '#d8f4e6', 0.5);
    ripples(d, random, { top: horizon + 2, bottom: d.height - 200 }, 90, '#1a7590', 0.45);
    const h = d.height - horizon;
    head(d, random, horizon + h * 0.1, d.width * 0.36, -1, 110, 0.3);
    head(d, random, horizon + h * 0.17, d.width * 0.34, 1, 150, 0.16);
    head(d, random, horizon + h * 0.36, d.width * d.by(0.44, 0.4, 0.4), -1, d.by(210, 190, 240), 0);
    islet(d, random, d.width * d.by(0.56, 0.66, 0.66), horizon + h * 0.14);
    // The shallows and the near beach.
    const beach: Point[] = [];
    for (let i = 0; i <= 12; i++) {
      const t = i / 12;
      beach.push([d.width * (0.16 + t * 0.9), d.height + 10 - h * 0.36 * t ** 1.5 - 30]);
    }
    d.land(
      beach.map(([x, y]): Point => [x - 60, y - 46]),
      d.height + 60,
      '#bfe9c4',
      0.6,
    );
    d.land(beach, d.height + 60, '#f7c873');
    d.land(
      beach.map(([x, y]): Point => [x + 60, y + 60]),
      d.height + 60,
      '#fbdc98',
    );
    foam(d, random, beach, 9, '#fffdf2');
    kayaks(d);
    const fern = { stem: '#3a2c2a', shade: '#175243', lit: '#5fae5a' };
    treeFern(
      d,
      random,
      d.width * d.by(0.93, 0.9, 0.88),
      d.height * 0.98,
      d.by(440, 430, 520),
      fern,
      'left',
    );
    treeFern(
      d,
      random,
      d.width * d.by(0.81, 1.02, 1.02),
      d.height * 1.02,
      d.by(300, 330, 380),
      fern,
      'left',
    );
    leafCorner(d, random, d.width + 10, d.height + 10, 260, -178, -100, [
      '#12463c',
      '#1f6a4c',
      '#2e7d5b',
    ]);
    leafCorner(d, random, -20, -10, 240, 0, 80, ['#12463c', '#1f6a4c'], 6);
    birds(d, random, [d.width * 0.5, horizon - 60], [180, 40], 6, 13, '#285a74');
  },
} satisfies Scene;

/** A wooded headland from one side: bush, a golden cove at its foot, granite at its point. */
function head(
  d: Drawing,
  random: Random,
  y: number,
  reach: number,
  from: -1 | 1,
  height: number,
  haze: number,
): void {
  const fog = (c: string): string => mix(c, '#a9d3d3', haze);
  const x = (t: number): number =>
    from < 0 ? reach * (1 - t) - 20 * t : d.width - reach * (1 - t) + 20 * t;
  const crest: Point[] = [];
  for (let i = 0; i <= 14; i++) {
    const t = i / 14;
    crest.push([x(t), y - height * Math.min(1, t * 1.5) ** 0.7 - random.between(0, 0.1) * height]);
  }
  const ordered = from < 0 ? [...crest].reverse() : crest;
  d.rolling(ordered, y, fog('#1f6a52'));
  for (let i = 0; i < 44; i++) {
    const t = random.next();
    const top = height * Math.min(1, t * 1.5) ** 0.7;
    const s = height * random.between(0.16, 0.28);
    crown(
      d,
      random,
      x(t),
      y - top * random.between(0.12, 0.98),
      s * 1.5,
      s,
      [fog('#185848'), fog('#2e7d5b'), fog(i % 4 ? '#6fae58' : '#9cc465')],
      'right',
      8,
    );
  }
  const cove: Point[] = [];
  for (let i = 0; i <= 10; i++) {
    const t = 0.16 + (i / 10) * 0.9;
    cove.push([x(t), y - 12 + Math.sin((i / 10) * Math.PI) * height * 0.12]);
  }
  const sorted = from < 0 ? [...cove].reverse() : cove;
  d.rolling([...sorted.map(([px, py]): Point => [px, py - height * 0.1])], y + 2, fog('#f9cf7c'));
  d.rolling(
    sorted.map(([px, py]): Point => [px, py + 4]),
    y + height * 0.1,
    fog('#6fcab4'),
  );
  foam(d, random, sorted, 3 + height * 0.02, '#fffdf2');
  for (let i = 0; i < 7; i++) {
    const px = x(i * 0.03);
    d.ellipse(
      px,
      y - 2 + (i % 3) * 3,
      height * random.between(0.05, 0.12),
      height * random.between(0.04, 0.09),
      fog(i % 2 ? '#d9a878' : '#a87c62'),
    );
  }
}

function islet(d: Drawing, random: Random, x: number, y: number): void {
  d.blob(
    [
      [x - 70, y + 4],
      [x - 50, y - 26],
      [x - 6, y - 40],
      [x + 46, y - 22],
      [x + 72, y + 4],
    ],
    '#c08f68',
  );
  d.blob(
    [
      [x + 10, y + 4],
      [x + 4, y - 34],
      [x + 48, y - 22],
      [x + 72, y + 4],
    ],
    '#efc893',
  );
  for (const o of [-30, 0, 26])
    crown(d, random, x + o, y - 44, 64, 42, ['#185848', '#2e7d5b', '#7fb85c'], 'right', 9);
  d.path(lens(x, y + 5, 88, 5), '#fffdf2');
}

function kayaks(d: Drawing): void {
  const spots = d.by(
    [
      [820, 620, 1.25, brand.coral],
      [1010, 560, 0.85, brand.lamp],
      [690, 520, 0.62, '#fff6e3'],
    ],
    [
      [500, 660, 1.15, brand.coral],
      [640, 590, 0.8, brand.lamp],
      [420, 545, 0.6, '#fff6e3'],
    ],
    [
      [480, 850, 1.25, brand.coral],
      [640, 750, 0.9, brand.lamp],
      [420, 690, 0.62, '#fff6e3'],
    ],
  ) as [number, number, number, string][];
  for (const [x, y, s, colour] of spots) {
    d.ellipse(x + 6, y + 26 * s, 86 * s, 8 * s, '#15707e', 0.4);
    d.at(x, y, s, () => {
      d.path('M-96,-6Q0,-22 96,-6Q60,10 0,11Q-60,10 -96,-6Z', colour);
      d.path('M-96,-6Q0,2 96,-6Q60,10 0,11Q-60,10 -96,-6Z', mix(colour, '#5a2430', 0.35));
      for (const o of [-26, 26]) {
        d.path(
          `M${o - 11},-10Q${o - 12},-42 ${o},-44Q${o + 12},-42 ${o + 11},-10Z`,
          o < 0 ? '#17425c' : '#f4e8d2',
        );
        d.circle(o, -52, 9, '#b9805c');
        d.path(`M${o - 12},-53Q${o},-68 ${o + 12},-53Z`, o < 0 ? brand.lamp : '#17425c');
        d.stroke(`M${o - 36},-8L${o + 38},-44`, '#27313a', 3);
        d.path(`M${o + 34},-48l18,-6l2,8l-16,6ZM${o - 34},-10l-18,6l2,8l18,-8Z`, '#27313a');
      }
    });
  }
}
