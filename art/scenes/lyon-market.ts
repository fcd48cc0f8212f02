import { brand, darker, lighter } from '../palette.ts';
import { house } from '../parts/houses.ts';
import { castShadow, person } from '../parts/people.ts';
import { spray } from '../parts/plants.ts';
import { sky, sun } from '../parts/sky.ts';
import { crown, trunk } from '../parts/trees.ts';
import { Random } from '../random.ts';
import { box, type Drawing, type Point, type Scene } from '../svg.ts';

/** Sunday morning on the quay: striped awnings under plane trees, crates of fruit, dappled light. */
export default {
  name: 'lyon-market',
  draw(d) {
    const random = new Random('lyon-market');
    const w = d.width;
    const ground = d.by(690, 700, 930);
    sky(d, ['#7fb6c4', '#d4e2cc', '#fdeabd'], ground);
    sun(d, w * 0.3, ground - 350, 46, '#fffbe4', { halo: '#fff0b4' });
    let x = -30;
    for (let i = 0; x < w; i++) {
      const hw = random.between(92, 140);
      house(
        d,
        random,
        {
          x,
          y: ground - 70,
          w: hw,
          h: random.between(190, 270),
          wall: ['#f3cfa4', '#eab08a', '#f8e2bf', '#dfa58c'][i % 4] ?? '#f3cfa4',
          roof: '#c98468',
          roofHeight: 30,
          windows: [3, 5],
          pane: '#a58a84',
          frame: '#fff3da',
        },
        'left',
      );
      x += hw - 1;
    }
    d.rect(-5, ground - 96, w + 10, 30, '#9cc0bd');
    d.rect(
      -5,
      ground - 72,
      w + 10,
      d.height,
      d.fade([
        [0, '#ecd3a4'],
        [1, '#b98f6e'],
      ]),
    );
    d.rect(-5, ground - 76, w + 10, 8, '#fff0d2');
    for (let i = 0; i < 26; i++)
      d.ellipse(
        random.between(0, w),
        ground + random.between(30, d.height - ground),
        random.between(50, 130),
        random.between(8, 22),
        i % 3 ? '#7f6654' : '#ffeab8',
        0.35,
      );
    const stalls = d.by(
      [
        [90, 0.9],
        [480, 1],
        [900, 1.08],
        [1350, 1],
      ],
      [
        [-120, 0.9],
        [270, 1.02],
        [700, 0.95],
      ],
      [
        [-150, 1],
        [260, 1.14],
        [730, 1.05],
      ],
    ) as [number, number][];
    for (const fx of d.by([0.04, 0.27, 0.52, 0.77, 0.98], [0.06, 0.5, 0.94], [0.05, 0.5, 0.95]))
      plane(d, random, w * fx, ground + 10, d.by(600, 620, 780));
    const stripes = [brand.coral, brand.leaf, brand.lamp, '#2f7f9c'] as const;
    stalls.forEach(([sx, k], i) => {
      stall(d, random, sx, ground + 110, k, stripes[i % stripes.length] ?? brand.coral, i);
    });
    const folk = d.by(
      [
        [440, 170, 150],
        [860, 190, 156],
        [1300, 160, 148],
        [700, 250, 176],
        [1520, 260, 180],
      ],
      [
        [220, 180, 148],
        [650, 170, 150],
        [480, 260, 172],
      ],
      [
        [200, 200, 170],
        [690, 190, 170],
        [500, 310, 200],
      ],
    ) as [number, number, number][];
    folk.forEach(([px, dy, h], i) => {
      castShadow(d, px, ground + dy, h * 0.11, h * 0.8, h * 0.2, '#6f5346', 0.4);
      person(
        d,
        px,
        ground + dy,
        h,
        {
          coat: ['#2f6f86', brand.coral, '#f4e8d2', '#7a5a94', brand.leaf][i % 5] ?? brand.coral,
          legs: ['#3a3140', '#2b3c5c', '#8a5a44'][i % 3] ?? '#3a3140',
          skin: ['#e3a982', '#8b5a40', '#c98f6a'][i % 3] ?? '#c98f6a',
          hair: ['#3a2420', '#1c1418', '#a8743c'][i % 3] ?? '#3a2420',
          ...(i % 2 ? { hat: brand.sand } : {}),
        },
        i % 2 ? 'walk' : 'stand',
        i % 2 ? -1 : 1,
      );
      basket(d, px + (i % 2 ? -24 : 24) * (h / 150), ground + dy - h * 0.3, h / 150);
    });
  },
} satisfies Scene;

/** A plane: mottled trunk, high arms, a roof of leaves that lets the sky through. */
function plane(d: Drawing, random: Random, x: number, y: number, h: number): void {
  d.ellipse(x + 60, y + 14, 150, 16, '#7f6654', 0.45);
  trunk(d, x, y, y - h * 0.8, h * 0.045, '#a8977a', 1.3);
  for (let i = 0; i < 12; i++)
    d.ellipse(
      x + random.between(-9, 9),
      y - random.between(10, h * 0.44),
      random.between(4, 9),
      random.between(8, 15),
      i % 2 ? '#d9cfa8' : '#7d7460',
    );
  const leaves: [string, string, string] = ['#2f6a48', '#6a9c4a', '#cfd06a'];
  for (const [dx, dy, s] of [
    [-0.26, 0.74, 0.36],
    [0.26, 0.76, 0.36],
    [0, 0.84, 0.42],
    [-0.12, 1, 0.4],
    [0.2, 1.02, 0.38],
  ] as const) {
    crown(d, random, x + dx * h, y - dy * h, s * h * 1.25, s * h * 0.7, leaves, 'left', 15);
  }
  spray(d, random, [x, y - h * 0.84], [h * 0.46, h * 0.26], 90, 5, '#eee089', 0.9);
}

function stall(
  d: Drawing,
  random: Random,
  x: number,
  y: number,
  k: number,
  colour: string,
  kind: number,
): void {
  d.at(x, y, k, () => {
    d.path('M0,4L330,4L470,44L120,44Z', '#6f5346', 0.4);
    d.path(box(8, -190, 7, 194) + box(314, -190, 7, 194), '#6b4a38');
    d.rect(14, -176, 300, 96, darker(colour, 0.55), 0.55);
    d.rect(4, -70, 322, 74, '#a8754c');
    d.path([0, 1, 2, 3].map((r) => box(4, -66 + r * 18, 322, 3)).join(''), '#7d5236');
    for (let c = 0; c < 6; c++) {
      const cx = 10 + c * 52;
      d.shape(
        [
          [cx, -72],
          [cx + 48, -72],
          [cx + 44, -94],
          [cx + 4, -94],
        ],
        '#c99a66',
      );
      const fruit =
        (kind === 3
          ? ['#f4a7b9', '#fff3d0', brand.coral, '#b58fd0']
          : ['#d9402f', '#ffb73a', '#8fb24a', '#7a4a86', '#f2803c', '#e9dca0'])[
          (c + kind) % (kind === 3 ? 4 : 6)
        ] ?? '#d9402f';
      for (let r = 0; r < 3; r++)
        for (let i = 0; i < 5 - r; i++)
          d.circle(
            cx + 8 + i * 8.4 + r * 4,
            -94 - r * 7,
            5.6,
            r === 2 || (i + r) % 3 === 0 ? lighter(fruit, 0.22) : fruit,
          );
    }
    const n = 10;
    for (let i = 0; i < n; i++) {
      const a = -10 + (i * 350) / n;
      const t0 = 20 + (i * 290) / n;
      const fill = i % 2 ? '#fff6e3' : colour;
      const wide = 350 / n;
      d.shape(
        [
          [t0, -236],
          [t0 + 29, -236],
          [a + wide, -180],
          [a, -180],
        ],
        fill,
      );
      d.path(`M${a},-180h${wide}v14q${-wide / 2},16 ${-wide},0Z`, darker(fill, 0.16));
    }
    d.path('M20,-236L310,-236L306,-242L24,-242Z', darker(colour, 0.3));
    const who: Point = [160 + random.between(-40, 40), -70];
    d.path(`M${who[0] - 20},${who[1] - 22}q-2,-46 20,-48q22,2 20,48Z`, '#f4e8d2');
    d.circle(who[0], who[1] - 84, 12, '#c98f6a');
    d.path(`M${who[0] - 13},${who[1] - 86}q13,-22 26,0Z`, '#3a2420');
  });
}

function basket(d: Drawing, x: number, y: number, k: number): void {
  d.at(x, y, k, () => {
    d.stroke('M-14,0Q0,-34 14,0', '#7d5236', 3);
    d.path('M-18,-2L18,-2L13,20L-13,20Z', '#d9a860');
    for (const [o, c] of [
      [-10, brand.leaf],
      [0, brand.coral],
      [9, '#ffe08a'],
    ] as const)
      d.circle(o, -5, 7, c);
    d.path('M-15,4L15,4L14,8L-14,8Z', '#a8754c');
  });
}
