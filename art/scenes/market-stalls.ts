import { brand, darker, lighter } from '../palette.ts';
import { house } from '../parts/houses.ts';
import { person } from '../parts/people.ts';
import { sky, stars } from '../parts/sky.ts';
import { Random } from '../random.ts';
import { box, type Drawing, type Point, round, type Scene } from '../svg.ts';

/** A night market in any warm town: lanes of lanterns, steam, cloth roofs, people eating together. */
export default {
  name: 'market-stalls',
  draw(d) {
    const random = new Random('market-stalls');
    const w = d.width;
    const vx = w * d.by(0.52, 0.5, 0.5);
    const vy = d.by(520, 540, 710);
    sky(d, ['#101f45', '#33386e', '#7f5482', '#e88a76', '#ffc486'], vy + 40);
    stars(d, random, vy * 0.6, 110, '#fff0d0');
    street(d, random, vx, vy);
    const cloths = [brand.coral, '#2f8a8a', brand.lamp, '#8a4a8c', brand.leaf, '#d9485f'] as const;
    const n = 5;
    for (let i = 0; i < n; i++) {
      for (const s of [-1, 1]) {
        const t = ((i + 0.7) / n) ** 1.8;
        const x = vx + s * (90 + d.by(620, 350, 350) * t);
        stall(
          d,
          random,
          x,
          vy + 46 + d.by(300, 300, 400) * t,
          0.34 + d.by(1.3, 1.15, 1.3) * t,
          s,
          cloths[(i * 2 + (s > 0 ? 1 : 0)) % cloths.length] ?? brand.coral,
          i,
        );
      }
      if (i < 4) walkers(d, vx, vy, (i + 1) / 5, i);
    }
    for (let i = 0; i < 6; i++) lanterns(d, random, vx, vy, ((i + 0.6) / 6) ** 1.7);
  },
} satisfies Scene;

function street(d: Drawing, random: Random, vx: number, vy: number): void {
  const w = d.width;
  for (const s of [-1, 1]) {
    for (let i = 5; i >= 0; i--) {
      const hw = d.by(150, 120, 120);
      const x = vx + s * (70 + i * hw * 0.82) - (s < 0 ? hw : 0);
      house(
        d,
        random,
        {
          x,
          y: vy + 60,
          w: hw,
          h: 150 + i * 62 + random.between(-20, 30),
          wall: ['#7a4a6c', '#5f4a7a', '#96566c', '#4f4672'][i % 4] ?? '#5f4a7a',
          roof: '#3a2c54',
          windows: [3, 4],
          glow: brand.lamp,
          lit: 0.35,
          frame: '#a8748c',
          pane: '#2f2750',
          roofHeight: 40,
        },
        s < 0 ? 'right' : 'left',
      );
    }
  }
  d.glow(vx, vy + 40, d.by(430, 330, 380), '#ffb86a', 0.85);
  d.rect(
    -5,
    vy + 56,
    w + 10,
    d.height,
    d.fade([
      [0, '#f2a86c'],
      [0.3, '#9c5f66'],
      [1, '#33264a'],
    ]),
  );
  let stones = '';
  for (let i = 0; i < 220; i++) {
    const t = random.next() ** 1.3;
    stones += `M${round(random.between(0, w))},${round(vy + 60 + (d.height - vy - 60) * t)}h${round(10 + 40 * t)}v${round(1 + 4 * t)}h${round(-10 - 40 * t)}Z`;
  }
  d.path(stones, '#ffc890', 0.22);
  d.shape(
    [
      [vx - 26, vy + 58],
      [vx + 26, vy + 58],
      [vx + w * 0.3, d.height + 5],
      [vx - w * 0.3, d.height + 5],
    ],
    '#ffbe78',
    0.25,
  );
}

/** One stall seen from the lane: counter, wares, striped cloth, a lamp inside. `s` tells which side. */
function stall(
  d: Drawing,
  _random: Random,
  x: number,
  y: number,
  k: number,
  s: number,
  cloth: string,
  kind: number,
): void {
  d.glow(x + s * 90 * k, y - 90 * k, 220 * k, brand.lamp, 0.5);
  d.at(x, y, k * s, () => {
    d.path('M0,0L200,0L200,-170L0,-160Z', '#4a2c44');
    d.path('M10,-70L200,-70L200,-160L10,-152Z', '#ffcb7a');
    d.path(box(30, -150, 3, 60) + box(90, -152, 3, 60) + box(150, -154, 3, 60), '#c9803f');
    for (let i = 0; i < 6; i++)
      d.pill(
        24 + i * 28,
        -100 - (i % 2) * 5,
        14,
        30,
        5,
        ['#d9485f', '#2f8a8a', '#fff3da', '#8a4a8c'][(i + kind) % 4] ?? '#fff3da',
      );
    d.circle(110, -96, 15, ['#c98f6a', '#8b5a40', '#e3a982'][kind % 3] ?? '#c98f6a');
    d.path('M84,-58q0,-26 26,-26q26,0 26,26Z', lighter(cloth, 0.5));
    d.path('M95,-98a15,15 0 0 1 30,0Z', '#2a1c28');
    d.path('M-14,-66L200,-66L200,0L0,0Z', '#a8643c');
    d.path('M-14,-66L6,-66L14,0L0,0Z', '#e8a05c');
    d.path(box(0, -44, 200, 3) + box(2, -22, 200, 3), '#7a4430');
    for (let i = 0; i < 6; i++) {
      const c =
        ['#ff8a3c', '#d9402f', '#ffd24a', '#8fb85c', '#e86a92', '#fff0c4'][(i + kind * 2) % 6] ??
        '#ff8a3c';
      d.path(`M${i * 32},-66h28q-2,-18 -14,-19q-12,1 -14,19Z`, c);
      for (let j = 0; j < 4; j++)
        d.circle(6 + i * 32 + j * 5.6, -76 - (j % 2) * 6, 5, lighter(c, 0.2));
    }
    const stripes = 7;
    for (let i = 0; i < stripes; i++) {
      const a = -44 + (i * 250) / stripes;
      const wide = 250 / stripes;
      const fill = i % 2 ? '#fff0d4' : cloth;
      d.path(
        `M${round(10 + i * 28)},-206L${round(38 + i * 28)},-206L${round(a + wide)},-150L${round(a)},-150Z`,
        i < 2 ? lighter(fill, 0.2) : fill,
      );
      d.path(
        `M${round(a)},-150h${round(wide)}v10q${round(-wide / 2)},16 ${round(-wide)},0Z`,
        darker(fill, 0.2),
      );
    }
    if (kind % 2 === 0) {
      d.stroke('M60,-84q-16,-30 0,-54q16,-26 0,-56', '#fff3e0', 6, 0.4);
      d.stroke('M84,-84q-14,-26 0,-46q14,-24 0,-46', '#fff3e0', 5, 0.35);
    }
    d.path('M-22,-140h22l-4,24h-14Z', brand.paleLamp);
    d.glow(-11, -128, 60, '#ffe6ae', 0.8);
  });
}

function walkers(d: Drawing, vx: number, vy: number, t: number, i: number): void {
  const y = vy + 64 + d.by(300, 300, 400) * t ** 1.7;
  const h = 56 + d.by(170, 150, 180) * t ** 1.5;
  const coats = ['#2f6f96', brand.coral, '#f4e8d2', brand.lamp, '#2f8a8a', '#d9485f'];
  const skins = ['#c98f6a', '#8b5a40', '#e3a982'];
  const spots: [number, 'walk' | 'stand', number][] =
    i % 2
      ? [
          [-0.5, 'walk', 1],
          [0.45, 'walk', -1],
        ]
      : [
          [0.05, 'walk', 1],
          [0.62, 'stand', -1],
        ];
  spots.forEach(([o, pose, face], j) => {
    const x = vx + o * h * 0.9;
    d.shape(
      [
        [x - h * 0.1, y],
        [x + h * 0.1, y],
        [x + h * 0.22, y + h * 0.3],
        [x - h * 0.2, y + h * 0.3],
      ],
      '#33203c',
      0.45,
    );
    person(
      d,
      x,
      y,
      h,
      {
        coat: coats[(i * 2 + j) % 6] ?? brand.coral,
        legs: '#2b2a4c',
        skin: skins[(i + j) % 3] ?? '#c98f6a',
        hair: ['#2a1c24', '#6b3a24', '#1c1418'][(i + j) % 3] ?? '#2a1c24',
        ...(j === 0 ? { pack: coats[(i + 4) % 6] ?? brand.lamp } : {}),
      },
      pose,
      face,
    );
  });
}

/** Strings of lanterns hang across the lane, larger as they come nearer. */
function lanterns(d: Drawing, _random: Random, vx: number, vy: number, t: number): void {
  const reach = 120 + d.width * 0.6 * t;
  const y = vy - 120 - d.by(320, 330, 450) * t;
  const sag = 26 + 70 * t;
  const at = (u: number): Point => [
    vx - reach + 2 * reach * u,
    y + 4 * sag * u * (1 - u) - 20 * Math.abs(u - 0.5),
  ];
  d.curve(
    Array.from({ length: 9 }, (_, i) => at(i / 8)),
    '#2a2048',
    1 + 2 * t,
  );
  const n = 9;
  for (let i = 0; i < n; i++) {
    const [x, ly] = at((i + 0.5) / n);
    const r = 5 + 19 * t;
    const c =
      [brand.lamp, brand.coral, '#ffe1a1', '#e86a92', '#5fc0b0'][(i + Math.round(t * 10)) % 5] ??
      brand.lamp;
    d.glow(x, ly + r * 1.2, r * 3.4, c, 0.42);
    d.ellipse(x, ly + r * 1.2, r, r * 1.15, c);
    d.ellipse(x, ly + r * 1.2, r * 0.5, r * 1.12, lighter(c, 0.5));
    d.path(
      box(x - r * 0.45, ly + r * 0.02, r * 0.9, r * 0.22) +
        box(x - r * 0.45, ly + r * 2.2, r * 0.9, r * 0.22),
      '#2a2048',
    );
  }
}
