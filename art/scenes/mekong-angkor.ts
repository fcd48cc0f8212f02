import { brand, mix } from '../palette.ts';
import { frond } from '../parts/leaves.ts';
import { person } from '../parts/people.ts';
import { birds, sky, streaks, sun } from '../parts/sky.ts';
import { crown } from '../parts/trees.ts';
import { ripples, sea } from '../parts/water.ts';
import { Random } from '../random.ts';
import { box, type Drawing, lens, type Point, polygon, round, type Scene } from '../svg.ts';

/** Sunrise behind the five towers; the pond with its water lilies holds the picture upside down. */
export default {
  name: 'mekong-angkor',
  draw(d) {
    const random = new Random('mekong-angkor');
    const w = d.width;
    const water = d.by(560, 570, 740);
    const c = w * d.by(0.52, 0.5, 0.5);
    sky(d, ['#2a3f78', '#8f5f94', '#ee8068', '#ffb966', '#ffe09a'], water);
    sun(d, c + d.by(150, 110, 110), water - 150, 70, '#fff3c8', { halo: '#ffd07a', reach: 5 });
    streaks(d, random, { top: 60, bottom: 300 }, 12, '#ffb590', 0.6);
    streaks(d, random, { top: 30, bottom: 200 }, 6, '#5a4a86', 0.5);
    birds(d, random, [c - 300, 220], [120, 50], 7, 14, '#3a2348');
    const k = d.by(1.02, 0.74, 0.78);
    const scene = (): void => {
      const r = new Random('grove');
      for (let i = 0; i < w / 40; i++)
        crown(d, r, i * 42, water - 34, 86, 70, ['#5a3458', '#6f3f58', '#a85a54'], 'right', 8);
      temple(d, c, water - 12, k);
      for (const [fx, h] of d.by(
        [
          [0.07, 420],
          [0.14, 330],
          [0.9, 460],
          [0.96, 350],
          [0.83, 290],
        ],
        [
          [0.06, 380],
          [0.15, 290],
          [0.92, 420],
        ],
        [
          [0.06, 480],
          [0.15, 360],
          [0.93, 520],
        ],
      ) as [number, number][])
        sugarPalm(d, r, w * fx, water, h);
      for (let i = 0; i < w / 30; i++)
        crown(d, r, i * 32, water - 6, 52, 30, ['#2a1a38', '#3f2444', '#7a3f4c'], 'right', 7);
    };
    sea(d, water, ['#ffd48c', '#ee8a68', '#8a5080', '#2a2f5c']);
    d.clipped(box(0, water, w, d.height - water), () =>
      d.mirrored(
        water,
        () => {
          sun(d, c + d.by(150, 110, 110), water - 150, 70, '#fff3c8', {
            halo: '#ffd07a',
            reach: 2.4,
          });
          scene();
        },
        0.72,
        0.86,
      ),
    );
    ripples(d, random, { top: water + 3, bottom: d.height }, 120, '#ffcf94', 0.35);
    ripples(d, random, { top: water + 3, bottom: d.height }, 70, '#5a3a6c', 0.4);
    scene();
    d.rect(-5, water - 3, w + 10, 6, '#2a1a38');
    lilies(d, random, water);
    for (const [dx, s] of [
      [-60, 1],
      [-20, -1],
    ] as const)
      person(
        d,
        c - d.by(420, 260, 260) + dx,
        water + 2,
        56,
        { coat: '#f3a25c', legs: '#2a1a38', skin: '#7a4a44', hair: '#2a1a38' },
        'stand',
        s,
      );
  },
} satisfies Scene;

/** The west front: galleries, corner towers, the high tower in the middle; the right edges catch the sun. */
function temple(d: Drawing, x: number, y: number, k: number): void {
  d.at(x, y, k, () => {
    const dark = '#3a2148';
    const mid = '#5f3356';
    const rim = '#ffb86a';
    d.path('M-620,14h1240v-36h-1240Z', dark);
    d.path('M-560,-22h1120v-48h-1120Z', mid);
    let columns = '';
    for (let i = 0; i < 70; i++) columns += box(-552 + i * 16, -58, 7, 34);
    d.path(columns, dark);
    d.path('M-572,-70Q-560,-84 -540,-84H540Q560,-84 572,-70Z', dark);
    d.path('M-330,-84h660v-52h-660Z', mid);
    d.path(
      [-300, -260, -220, -180, 160, 200, 240, 280].map((o) => box(o, -124, 12, 34)).join(''),
      dark,
    );
    d.path('M-342,-136Q-330,-150 -310,-150H310Q330,-150 342,-136Z', dark);
    for (const [o, base, h, w] of [
      [-270, -146, 190, 62],
      [270, -146, 190, 62],
      [-130, -146, 168, 54],
      [130, -146, 168, 54],
      [0, -140, 300, 86],
      [-470, -80, 92, 44],
      [470, -80, 92, 44],
    ] as const)
      bud(d, o, base, h, w, dark, mid, rim);
    d.path('M-70,14v-120L0,-176L70,-106v120Z', dark);
    d.path('M-22,14v-84a22,26 0 0 1 44,0v84Z', '#ff9f5c');
    d.path(
      polygon([
        [0, -176],
        [70, -106],
        [64, -104],
        [0, -166],
      ]),
      rim,
    );
    d.path('M-90,14h180l60,22h-300Z', mid);
    d.path('M500,-70h60v2h-60ZM-620,-22h1240v2.500h-1240Z', rim, 0.7);
  });
}

/** A tower like a lotus bud: tiers with pointed antefixes that shrink to a tip. */
function bud(
  d: Drawing,
  x: number,
  base: number,
  h: number,
  w: number,
  dark: string,
  mid: string,
  rim: string,
): void {
  const tiers = 8;
  let body = '';
  let light = '';
  let shade = '';
  for (let i = 0; i < tiers; i++) {
    const t = i / tiers;
    const u = (i + 1) / tiers;
    const half = (v: number): number => (w / 2) * Math.sqrt(1 - v ** 2.1) * (1 - 0.12 * v) + 2;
    const y0 = base - h * t;
    const y1 = base - h * u;
    const a = half(t);
    const b = half(u) + 1;
    body += polygon([
      [x - a, y0],
      [x - a - 4, y0 - 7],
      [x - a * 0.96, y0 - 6],
      [x - b, y1],
      [x + b, y1],
      [x + a * 0.96, y0 - 6],
      [x + a + 4, y0 - 7],
      [x + a, y0],
    ]);
    light += polygon([
      [x + a, y0],
      [x + a + 4, y0 - 7],
      [x + b, y1],
      [x + b - 4, y1],
      [x + a - 5, y0],
    ]);
    shade +=
      polygon([
        [x - a * 0.9, y0 - 3],
        [x - a * 0.66, y0 - 15],
        [x - a * 0.42, y0 - 3],
      ]) +
      polygon([
        [x - a * 0.25, y0 - 3],
        [x, y0 - 17],
        [x + a * 0.25, y0 - 3],
      ]) +
      polygon([
        [x + a * 0.42, y0 - 3],
        [x + a * 0.66, y0 - 15],
        [x + a * 0.9, y0 - 3],
      ]);
  }
  d.path(
    `${body}M${round(x - 3)},${round(base - h)}L${round(x)},${round(base - h - 26)}L${round(x + 3)},${round(base - h)}Z`,
    mid,
  );
  d.path(shade, dark);
  d.path(light, rim, 0.9);
}

/** Sugar palm: a bare black stem and a ball of stiff fans. */
function sugarPalm(d: Drawing, random: Random, x: number, y: number, h: number): void {
  const dark = '#2a1a38';
  d.shape(
    [
      [x - 7, y],
      [x - 4, y - h * 0.84],
      [x + 4, y - h * 0.84],
      [x + 7, y],
    ],
    dark,
  );
  d.shape(
    [
      [x + 3, y],
      [x + 2, y - h * 0.84],
      [x + 4, y - h * 0.84],
      [x + 7, y],
    ],
    '#e8835c',
  );
  for (let i = 0; i < 15; i++) {
    const a = i * 24 + random.between(-6, 6);
    frond(
      d,
      x,
      y - h * 0.86,
      h * random.between(0.15, 0.19),
      a,
      Math.cos((a * Math.PI) / 180) > 0.5 ? mix(dark, brand.coral, 0.4) : dark,
      { droop: 0.06, width: 0.5, leaflets: 8 },
    );
  }
}

function lilies(d: Drawing, random: Random, water: number): void {
  const h = d.height - water;
  for (let i = 0; i < 70; i++) {
    const t = random.next() ** 0.8;
    const left = random.chance(0.5);
    const x = left ? random.between(-0.02, 0.36) * d.width : random.between(0.66, 1.02) * d.width;
    const y = water + 60 + (h - 60) * t;
    const s = 12 + 44 * t;
    d.path(lens(x + 3, y + 4, s, s * 0.28), '#1c1840', 0.5);
    d.path(lens(x, y, s, s * 0.28), i % 3 ? '#3f5a50' : '#6f7a4c');
    d.path(
      polygon([
        [x, y],
        [x + s, y - s * 0.1],
        [x + s * 0.9, y + s * 0.06],
      ]),
      '#7a4a70',
    );
    if (i % 5 === 0) {
      const p = s * 0.42;
      const petals: Point[] = [
        [x - p, y - p * 0.3],
        [x - p * 0.5, y - p * 0.9],
        [x - p * 0.2, y - p * 0.5],
        [x, y - p * 1.3],
        [x + p * 0.2, y - p * 0.5],
        [x + p * 0.5, y - p * 0.9],
        [x + p, y - p * 0.3],
        [x, y],
      ];
      d.shape(petals, '#ff9fb4');
      d.shape(
        [
          [x, y - p * 1.3],
          [x + p * 0.2, y - p * 0.5],
          [x, y],
          [x - p * 0.2, y - p * 0.5],
        ],
        '#ffe0d4',
      );
    }
  }
}
