import { brand, mix } from '../palette.ts';
import { peak, profile } from '../parts/mountains.ts';
import { person } from '../parts/people.ts';
import { sky, stars } from '../parts/sky.ts';
import { fir, firEdge } from '../parts/trees.ts';
import { Random } from '../random.ts';
import { box, type Drawing, disc, type Point, round, type Scene } from '../svg.ts';

/** The Milky Way over the camp; the fire is the second sky, warm on faces, tents and the near trunks. */
export default {
  name: 'campfire',
  draw(d) {
    const random = new Random('campfire');
    const w = d.width;
    const ground = d.by(690, 700, 920);
    sky(d, ['#04101f', '#0a2540', '#1c4668', '#3f6f86', '#8f9a90'], ground);
    milkyWay(d, random, ground);
    stars(d, random, ground, d.by(330, 230, 290), '#fff6de');
    const rock = {
      lit: '#4f6f92',
      shade: '#234567',
      snow: '#c3d3e3',
      snowShade: '#6f8fb4',
      snowLine: 0.4,
    };
    const base = ground - 40;
    for (const [fx, h, hw] of [
      [0.12, 200, 300],
      [0.36, 270, 340],
      [0.88, 230, 320],
      [0.64, 170, 300],
    ] as const)
      peak(d, random, [w * fx, base - h], base, hw * d.by(1, 0.72, 0.76), rock, 'right');
    firEdge(
      d,
      random,
      profile(random, [-10, base - 40], [w + 10, base - 50], 24, 6),
      [30, 74],
      '#123452',
      d.height,
    );
    firEdge(
      d,
      random,
      profile(random, [-10, base + 14], [w + 10, base + 4], 20, 6),
      [50, 110],
      '#0b263f',
      d.height,
    );
    const fx = w * d.by(0.54, 0.5, 0.5);
    const fy = ground + d.by(90, 100, 130);
    d.rolling(
      [
        [-10, ground + 10],
        [w * 0.4, ground - 6],
        [w + 10, ground + 14],
      ],
      d.height + 5,
      '#14304a',
    );
    for (let i = 5; i > 0; i--)
      d.ellipse(fx, fy + 20, 130 * i, 30 * i, mix('#14304a', '#c9763a', 0.75 - i * 0.13), 0.8);
    for (const [tx, h, s] of [
      [0.02, 560, 'right'],
      [0.1, 430, 'right'],
      [0.93, 600, 'left'],
      [1.0, 480, 'left'],
    ] as const) {
      fir(d, w * tx, ground + 60, h * d.by(1, 0.9, 1.1), '#0a2238', '#061726', s);
    }
    tent(d, fx - d.by(430, 300, 300), fy - 10, d.by(1.5, 1.1, 1.25), brand.lamp, 1);
    tent(d, fx + d.by(440, 310, 310), fy - 16, d.by(1.35, 1, 1.15), brand.coral, -1);
    logsAndPeople(d, fx, fy);
    fire(d, random, fx, fy, d.by(1.25, 1.15, 1.35));
    foreground(d, random);
  },
} satisfies Scene;

function milkyWay(d: Drawing, random: Random, ground: number): void {
  const a: Point = [d.width * d.by(0.82, 0.9, 0.96), -40];
  const b: Point = [d.width * d.by(0.3, 0.2, 0.14), ground];
  const along = (t: number, o: number): Point => {
    const nx = -(b[1] - a[1]);
    const ny = b[0] - a[0];
    const l = Math.hypot(nx, ny);
    return [a[0] + (b[0] - a[0]) * t + (nx / l) * o, a[1] + (b[1] - a[1]) * t + (ny / l) * o];
  };
  for (const [wide, alpha, colour] of [
    [150, 0.1, '#6f8fb4'],
    [100, 0.12, '#a89ac0'],
    [56, 0.14, '#f0c9b0'],
  ] as const) {
    const edge = (s: number): Point[] =>
      Array.from({ length: 9 }, (_, i) =>
        along(i / 8, s * wide * (0.8 + 0.3 * Math.sin(i * 1.9 + s))),
      );
    d.blob([...edge(1), ...edge(-1).reverse()], colour, alpha);
  }
  let dust = '';
  let gold = '';
  for (let i = 0; i < 620; i++) {
    const o = (random.next() + random.next() + random.next() - 1.5) * 140;
    const [x, y] = along(random.next(), o);
    const s = disc(x, y, random.between(0.5, 1.5));
    if (i % 5) dust += s;
    else gold += s;
  }
  d.path(dust, '#e6eef6', 0.8);
  d.path(gold, brand.paleLamp);
  const [sx, sy] = [d.width * 0.2, d.by(150, 160, 220)];
  d.shape(
    [
      [sx, sy],
      [sx + 130, sy - 46],
      [sx + 128, sy - 50],
    ],
    '#fff6de',
    0.8,
  );
  d.circle(sx + 1, sy, 2.6, '#ffffff');
}

function tent(d: Drawing, x: number, y: number, k: number, colour: string, s: number): void {
  d.at(x, y, k * s, () => {
    d.glow(10, -30, 150, colour, 0.35);
    d.path('M-90,6L-14,-118L72,6Z', mix(colour, '#fff3cf', 0.25));
    d.path('M-14,-118L-90,6L-150,-8L-84,-104Z', mix(colour, '#14304a', 0.62));
    d.path('M-14,-118L10,6L-34,6Z', '#fff0c4');
    d.path('M-14,-118L10,6L30,6Q14,-50 -14,-118Z', mix(colour, '#7a3a2c', 0.35));
    d.path('M-30,6q0,-38 16,-40q16,2 16,40Z', '#7a4a34');
    d.circle(-14, -42, 11, '#7a4a34');
    d.stroke('M-14,-118L100,14M-84,-104L-170,0', '#0a2238', 2);
  });
}

function logsAndPeople(d: Drawing, x: number, y: number): void {
  const k = d.by(1, 0.8, 0.92);
  const seat = (
    o: number,
    dy: number,
    face: number,
    who: { coat: string; skin: string; hair: string; hat?: string },
  ): void => {
    const px = x + o * k;
    const py = y + dy;
    d.pill(px - 52 * k, py - 18 * k, 104 * k, 26 * k, 12, '#4a2f2c');
    d.pill(px - 52 * k, py - 18 * k, 104 * k, 9 * k, 4, '#c97f45');
    person(d, px, py, 150 * k, { legs: '#2b3448', ...who }, 'sit', face);
  };
  seat(-230, 14, 1, { coat: brand.coral, skin: '#d99a6c', hair: '#3a2420', hat: '#f4e8d2' });
  seat(-120, -28, 1, { coat: '#2f7f86', skin: '#8b5a40', hair: '#1c1418' });
  seat(130, -28, -1, { coat: '#f4e8d2', skin: '#e8b088', hair: '#a8743c' });
  seat(240, 16, -1, { coat: brand.lamp, skin: '#a86f4e', hair: '#241a1c' });
}

function fire(d: Drawing, random: Random, x: number, y: number, k: number): void {
  d.glow(x, y - 40, 330 * k, '#ff9a3c', 0.6);
  d.at(x, y, k, () => {
    for (let i = 0; i < 9; i++)
      d.ellipse(
        -70 + i * 17.5,
        22 + 7 * Math.sin(i * 0.8) * (i % 2 ? 1 : 0.4),
        13,
        9,
        i % 2 ? '#3a3a48' : '#5a5060',
      );
    d.path('M-66,18L50,-6L56,8L-58,30ZM66,18L-50,-6L-56,8L58,30Z', '#5a3428');
    d.path('M-66,18L50,-6L52,-1L-64,23Z', '#e08a48');
    d.path(
      'M-46,10Q-66,-40 -26,-76Q-28,-50 -12,-48Q-22,-100 14,-142Q12,-100 34,-84Q48,-66 40,-48Q54,-56 54,-70Q70,-30 44,10Q0,28 -46,10Z',
      '#ee5a35',
    );
    d.path(
      'M-32,10Q-46,-24 -18,-50Q-18,-32 -6,-30Q-10,-66 12,-96Q12,-64 26,-52Q36,-36 30,-22Q40,-26 40,-36Q50,-10 32,10Q0,22 -32,10Z',
      brand.lamp,
    );
    d.path(
      'M-18,10Q-26,-10 -8,-28Q-4,-14 4,-14Q2,-36 12,-52Q16,-30 24,-18Q30,-2 18,10Q0,18 -18,10Z',
      '#fff3c4',
    );
  });
  let sparks = '';
  for (let i = 0; i < 46; i++) {
    const t = random.next();
    sparks += disc(
      x + random.between(-30, 30) * (1 + t * 3) + 40 * t,
      y - (80 + 330 * t) * k,
      random.between(1, 3.2) * (1.2 - t),
    );
  }
  d.path(sparks, '#ffb85c');
}

function foreground(d: Drawing, random: Random): void {
  const b = d.height + 10;
  d.path(
    Array.from({ length: 130 }, () => {
      const x = random.between(0, d.width);
      const h = random.between(24, 74);
      return `M${round(x - 3)},${b}Q${round(x)},${round(b - h)} ${round(x + random.between(-20, 20))},${round(b - h - 16)}Q${round(x + 4)},${round(b - h * 0.5)} ${round(x + 3)},${b}Z`;
    }).join(''),
    '#08203a',
  );
  d.path(box(0, b - 20, d.width, 30), '#08203a');
}
