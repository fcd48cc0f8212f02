import { brand, mix } from '../palette.ts';
import { hillTown } from '../parts/houses.ts';
import { profile } from '../parts/mountains.ts';
import { person } from '../parts/people.ts';
import { spray } from '../parts/plants.ts';
import { bank, birds, sky, sun } from '../parts/sky.ts';
import { crown, firEdge, trunk } from '../parts/trees.ts';
import { Random } from '../random.ts';
import { box, type Drawing, type Point, polygon, type Scene } from '../svg.ts';

/** Late autumn afternoon: the pagoda before a great disc of sun, hills in bands of mist, maples in flame. */
export default {
  name: 'kyoto-pagoda',
  colour: '#e0906a',
  draw(d) {
    const random = new Random('kyoto-pagoda');
    const x = d.by(1120, 600, 580);
    const base = d.by(720, 730, 930);
    sky(d, ['#5f8fa6', '#d9c3a8', '#f8cf9c', '#fbb489'], base - 100);
    sun(d, x - d.by(250, 190, 190), d.by(300, 300, 390), d.by(120, 110, 120), '#fff0cf', {
      halo: '#ffd79a',
      reach: 3.2,
    });
    birds(d, random, [x - 420, 240], [140, 60], 5, 15, '#5a4a5c');
    const w = d.width;
    for (let i = 0; i < 5; i++) {
      const y = base - 300 + i * 66;
      const ridge = profile(
        random,
        [-10, y + (i % 2) * 40],
        [w + 10, y + 30 - (i % 2) * 60],
        62,
        6,
      );
      const tone = mix('#d9a796', '#3f5a6a', i / 4.6);
      if (i < 3) d.land(ridge, d.height, tone);
      else
        firEdge(
          d,
          random,
          ridge.filter((_, k) => k % 1 === 0),
          [14, 30],
          tone,
          d.height,
        );
      d.rect(
        -5,
        y + 34,
        w + 10,
        90,
        d.fade([
          [0, '#fde3c2', 0],
          [1, '#fde3c2', 0.75],
        ]),
      );
    }
    hillTown(
      d,
      random,
      {
        left: -20,
        right: w,
        crest: (cx) => base - 56 + 16 * Math.sin(cx / 140),
        rows: 3,
        step: 34,
        size: 58,
        walls: ['#e8d6bd', '#c9a88c', '#a8836c', '#f0e2c8'],
        roofs: ['#4a5563', '#56606c', '#3c4756'],
        haze: '#f5cfae',
        trees: '#c8663c',
        glow: brand.lamp,
      },
      'left',
    );
    bank(d, random, base + 26, 30, '#f6d9b8', 0.5, base + 90);
    pagoda(d, x, base + 70, d.by(0.98, 0.96, 1.16));
    steps(d, random, x, base + 66);
    const maple: [string, string, string] = ['#a8322c', '#dd5a36', '#ffa24a'];
    for (const [fx, dy, s] of d.by(
      [
        [0.03, 150, 330],
        [0.17, 190, 260],
        [0.86, 110, 300],
        [0.98, 170, 360],
        [0.44, 170, 200],
      ],
      [
        [0.02, 150, 300],
        [0.2, 180, 230],
        [0.99, 150, 330],
      ],
      [
        [0.02, 190, 330],
        [0.2, 230, 250],
        [1, 190, 350],
      ],
    ) as [number, number, number][]) {
      trunk(d, w * fx, base + dy + 60, base + dy - s * 0.5, s * 0.06, '#3a2630');
      crown(d, random, w * fx, base + dy - s * 0.5, s * 1.05, s * 0.72, maple, 'left', 20);
      spray(
        d,
        random,
        [w * fx, base + dy - s * 0.5],
        [s * 0.56, s * 0.4],
        90,
        s * 0.014,
        '#ffc46a',
      );
      spray(
        d,
        random,
        [w * fx, base + dy - s * 0.45],
        [s * 0.56, s * 0.4],
        60,
        s * 0.014,
        '#8a2430',
        0.8,
      );
    }
    spray(d, random, [w * 0.5, d.height - 60], [w * 0.5, 70], 160, 5, '#e8703c');
    spray(d, random, [w * 0.5, d.height - 60], [w * 0.5, 70], 90, 4, '#ffb95a');
    branch(d, random);
  },
} satisfies Scene;

/** Five roofs, each smaller than the one below, sweeping up at the eaves; spire of nine rings. */
function pagoda(d: Drawing, x: number, y: number, scale: number): void {
  d.at(x, y, scale, () => {
    const red = '#b23a2c';
    d.path('M-120,0L120,0L132,22L-132,22Z', '#b8a794');
    d.path('M20,0L120,0L132,22L30,22Z', '#84787c');
    let foot = 0;
    for (let i = 0; i < 5; i++) {
      const half = 84 - i * 9;
      const h = i === 0 ? 74 : 58;
      const top = foot - h;
      d.rect(-half, top, half * 2, h, '#f0dcba');
      d.rect(half * 0.16, top, half * 0.84, h, '#9c7d78');
      d.path(
        [-1, -0.62, -0.2, 0.2, 0.62, 0.94].map((o) => box(o * half, top, 7, h)).join('') +
          box(-half, foot - 9, half * 2, 6) +
          box(-half, top + 14, half * 2, 5),
        red,
      );
      d.path(
        box(-half * 0.55, top + 24, half * 0.32, h - 34) +
          box(half * 0.26, top + 24, half * 0.32, h - 34),
        '#5a2f30',
      );
      d.path(box(-half * 0.13, top + 20, half * 0.28, h - 28), i === 0 ? brand.lamp : '#6d3a34');
      let rail = box(-half - 12, foot - 18, half * 2 + 24, 3);
      for (let k = -half - 12; k <= half + 12; k += 12) rail += box(k, foot - 18, 2, 16);
      d.path(rail, '#8a2d28');
      const eave = half + 62 - i * 2;
      const ry = top - 34;
      // Brackets under the eaves, then the roof in a lit and a shaded half.
      d.path(
        polygon([
          [-half - 30, top - 4],
          [half + 30, top - 4],
          [half, top + 12],
          [-half, top + 12],
        ]),
        '#7a2b2a',
      );
      d.path(
        `M${-eave - 8},${top - 14}Q${-half},${top - 2} 0,${top - 2}Q${half},${top - 2} ${eave + 8},${top - 14}Q${half * 0.9},${ry + 14} ${half * 0.62},${ry}L${-half * 0.62},${ry}Q${-half * 0.9},${ry + 14} ${-eave - 8},${top - 14}Z`,
        '#5b6673',
      );
      d.path(
        `M0,${top - 2}Q${half},${top - 2} ${eave + 8},${top - 14}Q${half * 0.9},${ry + 14} ${half * 0.62},${ry}L${half * 0.1},${ry}Z`,
        '#363f4e',
      );
      d.stroke(
        `M${-eave - 8},${top - 14}Q${-half},${top - 2} 0,${top - 2}Q${half},${top - 2} ${eave + 8},${top - 14}`,
        '#e2b07c',
        3,
      );
      foot = ry + 2;
    }
    d.rect(-3, foot - 120, 6, 120, '#4a4038');
    for (let i = 0; i < 9; i++)
      d.pill(-14 + i * 0.8, foot - 30 - i * 9, 28 - i * 1.6, 4, 2, brand.lamp);
    d.circle(0, foot - 122, 6, brand.lamp);
    d.path(`M-16,${foot}L-10,${foot - 18}L10,${foot - 18}L16,${foot}Z`, '#363f4e');
  });
}

function steps(d: Drawing, _random: Random, x: number, y: number): void {
  const bottom = d.height + 5;
  d.rolling(
    [
      [-10, y + 70],
      [d.width * 0.3, y + 40],
      [x, y + 18],
      [d.width + 10, y + 50],
    ],
    bottom,
    '#8d5a48',
  );
  d.rolling(
    [
      [-10, y + 130],
      [d.width * 0.4, y + 110],
      [d.width + 10, y + 90],
    ],
    bottom,
    '#6b4340',
  );
  const n = 16;
  for (let i = 0; i < n; i++) {
    const t = (i / n) ** 1.3;
    const u = ((i + 1) / n) ** 1.3;
    const at = (v: number): [number, number] => [y + 22 + (bottom - y - 22) * v, 62 + 150 * v];
    const [y0, h0] = at(t);
    const [y1, h1] = at(u);
    d.shape(
      [
        [x - h0, y0],
        [x + h0, y0],
        [x + h1, y1],
        [x - h1, y1],
      ],
      '#e7cba6',
    );
    d.shape(
      [
        [x - h1, y1 - (y1 - y0) * 0.45],
        [x + h1, y1 - (y1 - y0) * 0.45],
        [x + h1, y1],
        [x - h1, y1],
      ],
      '#9c7f78',
    );
  }
  for (const s of [-1, 1]) {
    const lamp: Point = [x + s * 124, y + 84];
    d.path(
      box(lamp[0] - 8, lamp[1] - 44, 16, 46) +
        box(lamp[0] - 20, lamp[1], 40, 10) +
        box(lamp[0] - 18, lamp[1] - 74, 36, 6),
      '#5c5560',
    );
    d.rect(lamp[0] - 13, lamp[1] - 68, 26, 24, brand.paleLamp);
    d.shape(
      [
        [lamp[0] - 32, lamp[1] - 70],
        [lamp[0], lamp[1] - 96],
        [lamp[0] + 32, lamp[1] - 70],
      ],
      '#4a4450',
    );
  }
  person(
    d,
    x + 20,
    y + 76,
    84,
    { coat: '#2f5f86', legs: '#2a2c3c', skin: '#e0ae88', hair: '#1c1820', pack: brand.lamp },
    'walk',
  );
  person(
    d,
    x - 28,
    y + 84,
    84,
    { coat: '#f4e8d2', legs: '#4a3a4c', skin: '#c98f6a', hair: '#2a1c1c' },
    'walk',
  );
}

/** A maple bough across the upper corner frames the view. */
function branch(d: Drawing, random: Random): void {
  d.curve(
    [
      [-20, 40],
      [120, 70],
      [230, 60],
      [340, 110],
    ],
    '#3a2630',
    11,
  );
  d.curve(
    [
      [120, 70],
      [190, 120],
      [240, 170],
    ],
    '#3a2630',
    6,
  );
  for (const [cx, cy, s] of [
    [30, 40, 90],
    [130, 80, 90],
    [230, 70, 80],
    [230, 160, 66],
    [330, 112, 60],
  ] as const) {
    for (let i = 0; i < 13; i++)
      mapleLeaf(
        d,
        cx + random.between(-s, s),
        cy + random.between(-s, s) * 0.6,
        random.between(12, 24),
        random.between(0, 360),
        random.of(['#a8322c', '#d8502f', '#f58a3c', '#ffb04e']),
      );
  }
}

function mapleLeaf(d: Drawing, x: number, y: number, r: number, turn: number, fill: string): void {
  const points: Point[] = [];
  for (let i = 0; i < 14; i++) {
    const a = ((turn + (i * 360) / 14) * Math.PI) / 180;
    const k = i % 2 ? 0.36 : i === 6 || i === 8 ? 0.8 : 1;
    points.push([x + Math.cos(a) * r * k, y + Math.sin(a) * r * k]);
  }
  d.shape(points, fill);
}
