import { brand, mix } from '../palette.ts';
import { house } from '../parts/houses.ts';
import { peak, profile } from '../parts/mountains.ts';
import { crescent, sky, stars, streaks } from '../parts/sky.ts';
import { fir, firEdge } from '../parts/trees.ts';
import { ripples } from '../parts/water.ts';
import { Random } from '../random.ts';
import { box, type Drawing, type Point, round, type Scene } from '../svg.ts';

/** A string of lit windows crosses the valley; the moon finds every arch of the viaduct. */
export default {
  name: 'night-train',
  draw(d) {
    const random = new Random('night-train');
    const w = d.width;
    const deck = d.by(500, 510, 670);
    sky(d, ['#051424', '#0c2f4a', '#26527a', '#6f7fa0', '#d9a08c'], d.by(640, 660, 860));
    stars(d, random, d.by(420, 420, 560), d.by(240, 160, 200), '#fff3d4');
    crescent(d, w * d.by(0.24, 0.24, 0.24), d.by(170, 170, 230), 44, '#fff3d0');
    streaks(d, random, { top: deck - 190, bottom: deck - 60 }, 7, '#7f86a8', 0.35);
    const rock = {
      lit: '#6f86ac',
      shade: '#294a74',
      snow: '#d9e3ee',
      snowShade: '#7f9cc0',
      snowLine: 0.5,
    };
    for (const [fx, h, hw] of [
      [0.1, 220, 300],
      [0.38, 170, 260],
      [0.64, 280, 360],
      [0.9, 210, 320],
    ] as const)
      peak(d, random, [w * fx, deck + 40 - h], deck + 60, hw * d.by(1, 0.7, 0.75), rock, 'left');
    d.rect(
      -5,
      deck - 20,
      w + 10,
      110,
      d.fade([
        [0, '#d9a08c', 0],
        [1, '#c79aa0', 0.4],
      ]),
    );
    firEdge(
      d,
      random,
      profile(random, [-10, deck + 70], [w + 10, deck + 40], 30, 6),
      [20, 46],
      '#1f4668',
      d.height + 5,
    );
    village(d, random, deck + d.by(150, 160, 210));
    firEdge(
      d,
      random,
      profile(random, [-10, deck + 150], [w * 0.4, deck + 260], 24, 6),
      [30, 66],
      '#163a59',
      d.height + 5,
    );
    firEdge(
      d,
      random,
      profile(random, [w * 0.62, deck + 250], [w + 10, deck + 130], 24, 6),
      [30, 66],
      '#12334f',
      d.height + 5,
    );
    viaduct(d, random, deck);
    train(d, deck);
    river(d, random, deck);
    firEdge(
      d,
      random,
      profile(random, [-10, d.height - 210], [w * 0.44, d.height + 10], 20, 6),
      [60, 120],
      '#0a2239',
      d.height + 5,
    );
    firEdge(
      d,
      random,
      profile(random, [w * 0.58, d.height + 10], [w + 10, d.height - 230], 20, 6),
      [60, 120],
      '#0a2239',
      d.height + 5,
    );
    for (const [fx, h] of [
      [0.03, 330],
      [0.12, 250],
      [0.96, 360],
      [0.87, 260],
    ] as const)
      fir(d, w * fx, d.height + 10, h, '#163c56', '#071c2f', 'left');
  },
} satisfies Scene;

function viaduct(d: Drawing, random: Random, y: number): void {
  const w = d.width;
  const span = d.by(138, 128, 128);
  const foot = y + d.by(360, 360, 480);
  let stone = `M-20,${y}H${w + 20}V${foot}`;
  let lit = '';
  let inner = '';
  for (let x = Math.ceil(w / span) * span; x > -span; x -= span) {
    const l = x + 15;
    const r = x + span - 15;
    stone += `H${round(r)}V${y + 96}A${round((r - l) / 2)},${round((r - l) / 2)} 0 0 0 ${round(l)},${y + 96}V${foot}`;
    lit += `M${round(x - 15)},${foot}V${y + 92}h9V${foot}Z`;
    inner += `M${round(r)},${foot}V${y + 96}A${round((r - l) / 2)},${round((r - l) / 2)} 0 0 0 ${round((l + r) / 2)},${round(y + 96 - (r - l) / 2)}Q${round(r - 10)},${y + 60} ${round(r - 9)},${y + 100}V${foot}Z`;
  }
  d.path(`${stone}H-20Z`, '#566f94');
  d.path(inner, '#24405f');
  d.path(lit, '#b5c3d6');
  let blocks = '';
  for (let i = 0; i < 260; i++)
    blocks += box(
      random.between(0, w),
      y + 12 + Math.floor(random.between(0, 6)) * 9,
      random.between(14, 30),
      6,
    );
  d.clipped(`${stone}H-20Z`, () => d.path(blocks, '#6f88aa', 0.6));
  d.rect(
    -20,
    foot - 150,
    w + 40,
    160,
    d.fade([
      [0, '#12334f', 0],
      [1, '#12334f', 1],
    ]),
  );
  d.rect(-20, foot - 2, w + 40, d.height - foot + 10, '#12334f');
  d.path(box(-20, y - 4, w + 40, 10), '#8ea3c0');
  d.path(box(-20, y + 6, w + 40, 5), '#24405f');
}

function train(d: Drawing, y: number): void {
  const k = d.by(1, 0.9, 1);
  const x0 = d.width * d.by(0.84, 0.9, 0.9);
  for (let i = 0; i < 8; i++) {
    const x = x0 - (i + 1) * 176 * k;
    d.glow(x + 84 * k, y + 4, 150 * k, brand.lamp, 0.3, 0.5);
    d.at(x, y - 6, k, () => {
      d.path(
        'M2,-52Q4,-60 14,-60L158,-60Q168,-60 170,-52L170,-8L2,-8Z',
        i % 4 === 2 ? '#2e5f6b' : '#9c3a32',
      );
      d.path('M2,-52Q4,-60 14,-60L158,-60Q168,-60 170,-52Z', '#1b2f48');
      let windows = '';
      for (let c = 0; c < 7; c++) windows += box(14 + c * 21.5, -46, 15, 20);
      d.path(windows, brand.lamp);
      d.path(
        [1, 3, 4].map((c) => `M${18 + c * 21.5},-26q0,-10 4,-10q5,0 5,10Z`).join(''),
        '#6b3a2c',
      );
      d.path([0, 2, 5].map((c) => box(14 + c * 21.5, -46, 15, 6)).join(''), brand.paleLamp);
      d.path('M2,-20h168v4h-168Z', brand.paleLamp, 0.7);
      d.path(
        'M20,-8a9,8 0 0 0 18,0ZM42,-8a9,8 0 0 0 18,0ZM112,-8a9,8 0 0 0 18,0ZM134,-8a9,8 0 0 0 18,0Z',
        '#0d1f33',
      );
    });
  }
  d.shape(
    [
      [x0 + 40, y - 36],
      [d.width + 400, y - 130],
      [d.width + 400, y + 60],
      [x0 + 40, y - 22],
    ],
    d.fade(
      [
        [0, brand.paleLamp, 0.22],
        [1, brand.lamp, 0],
      ],
      -90,
    ),
  );
  d.at(x0, y - 6, k, () => {
    d.path('M0,-8V-54Q2,-60 12,-60L44,-60Q74,-56 86,-26L88,-8Z', '#9c3a32');
    d.path('M40,-54Q60,-52 70,-34L40,-34Z', brand.paleLamp);
    d.path('M0,-20H87V-15H0Z', brand.paleLamp, 0.8);
    d.circle(80, -20, 5, '#fffbe8');
    d.path('M12,-8a9,8 0 0 0 18,0ZM52,-8a9,8 0 0 0 18,0Z', '#0d1f33');
    d.glow(82, -22, 70, '#fff0c4', 0.9);
  });
}

function village(d: Drawing, random: Random, y: number): void {
  const c = d.width * 0.5;
  for (let i = 0; i < 13; i++) {
    house(
      d,
      random,
      {
        x: c - 260 + i * 40 + random.between(-8, 8),
        y: y + 40 + random.between(-24, 30),
        w: random.between(28, 42),
        h: random.between(24, 36),
        wall: mix('#3f5a80', '#7f8aa8', random.next() * 0.5),
        roof: '#1a3350',
        style: i % 3 ? 'eaves' : 'gable',
        roofHeight: 16,
        windows: [2, 1],
        glow: brand.lamp,
        lit: 0.75,
        frame: '#3f5a80',
        depth: 10,
      },
      'left',
    );
  }
  d.path(`M${c + 60},${y + 30}v-70h18v70Z`, '#6f7fa0');
  d.path(`M${c + 56},${y - 38}l13,-46l13,46Z`, '#1a3350');
}

function river(d: Drawing, random: Random, deck: number): void {
  const c = d.width * 0.52;
  const y = deck + d.by(330, 330, 440);
  const edge: Point[] = [
    [c - 30, y],
    [c + 50, y],
    [c + 150, d.height],
    [c - 130, d.height],
  ];
  d.shape(
    edge,
    d.fade([
      [0, '#12334f'],
      [0.4, '#4f7098'],
      [1, '#6f8fb4'],
    ]),
  );
  ripples(
    d,
    random,
    { top: y, bottom: d.height, left: c - 80, right: c + 90 },
    26,
    '#d9e3ee',
    0.7,
    0.6,
  );
}
