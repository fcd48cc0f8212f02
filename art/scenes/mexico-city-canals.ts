import { brand, darker, lighter } from '../palette.ts';
import { grass } from '../parts/leaves.ts';
import { peak } from '../parts/mountains.ts';
import { person } from '../parts/people.ts';
import { sky, streaks, sun } from '../parts/sky.ts';
import { ripples, sea } from '../parts/water.ts';
import { Random } from '../random.ts';
import { box, type Drawing, type Point, polygon, round, type Scene, spline } from '../svg.ts';

/** Morning in Xochimilco: painted boats with flowered arches between rows of slender willows. */
export default {
  name: 'mexico-city-canals',
  draw(d) {
    const random = new Random('mexico-city-canals');
    const w = d.width;
    const bank = d.by(490, 500, 650);
    sky(d, ['#4f9ab8', '#a9d0c6', '#fbe6b4', '#ffd79a'], bank);
    sun(d, w * d.by(0.42, 0.46, 0.46), bank - 170, 48, '#fffae0', { halo: '#ffeaa8' });
    streaks(d, random, { top: 50, bottom: 220 }, 7, '#fff6dc', 0.7);
    peak(
      d,
      random,
      [w * 0.62, bank - 150],
      bank,
      330,
      { lit: '#a9b5b4', shade: '#8299a8', snow: '#fff8ea', snowShade: '#c3d0d6', snowLine: 0.32 },
      'left',
      { rough: 0.03 },
    );
    trees(d, random, bank, 0.35, 0.66, 24, 0.45);
    sea(d, bank, ['#f6dca4', '#8fbba0', '#2f7f7a', '#0f4652']);
    d.clipped(box(0, bank, w, 300), () =>
      d.mirrored(bank, () => trees(d, new Random('mirror'), bank, 0, 1, 34, 0.2), 0.4, 0.6),
    );
    ripples(d, random, { top: bank + 6, bottom: d.height }, 150, '#1f6a6c', 0.45);
    ripples(d, random, { top: bank + 6, bottom: d.height }, 110, '#fbeec0', 0.55, 0.9);
    side(d, random, bank, -1);
    side(d, random, bank, 1);
    const boats = d.by(
      [
        [700, 90, 0.5, '#2f8a72', '#ffd24a', 'LUZ'],
        [1010, 150, 0.8, '#2f6fa6', '#ee6c4d', 'SOL'],
        [640, 270, 1.35, '#d8402f', '#ffd24a', 'MAR'],
      ],
      [
        [400, 90, 0.46, '#2f8a72', '#ffd24a', 'LUZ'],
        [640, 150, 0.66, '#2f6fa6', '#ee6c4d', 'SOL'],
        [470, 290, 1.2, '#d8402f', '#ffd24a', 'MAR'],
      ],
      [
        [380, 120, 0.5, '#2f8a72', '#ffd24a', 'LUZ'],
        [660, 200, 0.72, '#2f6fa6', '#ee6c4d', 'SOL'],
        [470, 370, 1.25, '#d8402f', '#ffd24a', 'MAR'],
      ],
    ) as [number, number, number, string, string, string][];
    for (const [x, dy, k, hull, trim] of boats) trajinera(d, random, x, bank + dy, k, hull, trim);
    const foot = (a: number, b: number): Point[] =>
      Array.from({ length: 26 }, (_, i): Point => [w * (a + ((b - a) * i) / 25), d.height + 4]);
    grass(d, random, foot(0, 0.2), 150, '#0f3f42', 4);
    grass(d, random, foot(0.82, 1), 170, '#0f3f42', 4);
    for (let i = 0; i < 30; i++) {
      const left = i % 2 === 0;
      const x = left ? random.between(0, w * 0.18) : random.between(w * 0.84, w);
      const y = d.height - random.between(20, 130);
      for (let k = 0; k < 5; k++)
        d.circle(
          x + Math.cos(k * 1.26) * 8,
          y + Math.sin(k * 1.26) * 8,
          7,
          i % 3 ? '#ff9a2e' : '#e8568a',
        );
      d.circle(x, y, 4, '#fff0b8');
    }
  },
} satisfies Scene;

/** Ahuejotes: willows as slim as poplars, planted to hold the banks. */
function trees(
  d: Drawing,
  random: Random,
  y: number,
  from: number,
  to: number,
  count: number,
  haze: number,
): void {
  for (let i = 0; i < count; i++) {
    const x = d.width * (from + ((to - from) * (i + random.between(-0.3, 0.3))) / count);
    ahuejote(
      d,
      x,
      y,
      random.between(110, 190),
      haze > 0.3 ? '#9dbf9a' : '#5f9470',
      haze > 0.3 ? '#7fa88f' : '#3a7460',
    );
  }
}

function ahuejote(d: Drawing, x: number, y: number, h: number, lit: string, shade: string): void {
  const half = h * 0.085;
  const wave = (s: number): Point[] =>
    [0.98, 0.84, 0.7, 0.55, 0.4, 0.26].map(
      (t, i): Point => [
        x + s * half * (0.35 + Math.sin(t * 3) * 0.75) * (i % 2 ? 1.18 : 0.84),
        y - h * t,
      ],
    );
  d.rect(x - h * 0.012, y - h * 0.3, h * 0.024, h * 0.3, '#4a3a34');
  d.path(
    spline([...wave(-1), [x, y - h * 0.18], ...wave(1).reverse(), [x, y - h * 1.04]], true),
    lit,
  );
  d.path(
    spline(
      [[x, y - h * 1.04], ...wave(1), [x + half * 0.1, y - h * 0.2], [x + half * 0.3, y - h * 0.5]],
      true,
    ),
    shade,
  );
}

function side(d: Drawing, random: Random, bank: number, s: -1 | 1): void {
  const w = d.width;
  const edge = (t: number): Point => [
    w / 2 + s * (w * 0.16 + w * d.by(0.27, 0.22, 0.22) * t ** 0.8),
    bank + 4 + d.by(190, 190, 250) * t,
  ];
  const line = Array.from({ length: 9 }, (_, i) => edge(i / 8));
  const out = w / 2 + s * (w / 2 + 30);
  const close: Point[] = [...line, [out, bank + d.by(260, 260, 330)], [out, bank - 4]];
  d.shape(close, s < 0 ? '#4f8f5c' : '#3a7a58');
  d.line(line, '#5a4636', 7);
  for (let i = 0; i < 9; i++) {
    const t = (i / 8) ** 1.3;
    const [x, y] = edge(t);
    ahuejote(
      d,
      x + s * (16 + 50 * t),
      y,
      170 + d.by(330, 330, 430) * t,
      s < 0 ? '#4a8a5c' : '#5f9a5c',
      s < 0 ? '#226050' : '#23604f',
    );
  }
  grass(
    d,
    random,
    line.map(([x, y]): Point => [x + s * 10, y]),
    30,
    '#8fb85c',
    8,
  );
}

/** A flat boat under an arched roof; its front is a crown of flowers, a poler stands behind. */
function trajinera(
  d: Drawing,
  random: Random,
  x: number,
  y: number,
  k: number,
  hull: string,
  trim: string,
): void {
  d.at(x, y, k, () => {
    d.path('M-190,6L190,6L150,40L-150,40Z', '#0f4652', 0.45);
    person(
      d,
      168,
      -22,
      120,
      { coat: '#fff6e3', legs: '#2b3c5c', skin: '#8b5a40', hair: '#1c1418', hat: '#f4dca0' },
      'stand',
      -1,
    );
    d.stroke('M196,-130L150,40', '#8a6238', 4);
    d.path('M-150,-120L130,-120L130,-20L-150,-20Z', darker(hull, 0.55), 0.85);
    for (let i = 0; i < 5; i++) {
      const px = -110 + i * 50;
      d.circle(px, -62, 11, ['#c98f6a', '#8b5a40', '#e3a982'][i % 3] ?? '#c98f6a');
      d.path(
        `M${px - 15},-20q-2,-32 15,-33q17,1 15,33Z`,
        [brand.coral, '#fff6e3', brand.leaf, brand.lamp, '#7fb7c4'][i] ?? brand.coral,
      );
      d.path(`M${px - 11},-64a11,11 0 0 1 22,0Z`, '#241a1c');
    }
    d.path('M-160,-38h300v10h-300Z', trim);
    d.path([-150, -80, -10, 60, 126].map((o) => box(o, -126, 7, 112)).join(''), lighter(hull, 0.1));
    d.path('M-166,-120Q-10,-164 146,-120L146,-108Q-10,-150 -166,-108Z', trim);
    d.path(
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
        .map((i) =>
          polygon([
            [-160 + i * 31, -112 - 26 * Math.sin((i / 9) * Math.PI)],
            [-132 + i * 31, -112 - 26 * Math.sin(((i + 0.9) / 9) * Math.PI)],
            [-146 + i * 31, -94 - 26 * Math.sin(((i + 0.5) / 9) * Math.PI)],
          ]),
        )
        .join(''),
      hull,
    );
    d.path('M-206,-26L190,-22L206,-34L198,6L-184,6Z', hull);
    d.path('M-206,-26L190,-22L206,-34L204,-24L188,-12L-202,-16Z', trim);
    for (let i = 0; i < 11; i++)
      d.path(`M${-170 + i * 33},-2l8,-8l8,8l-8,8Z`, i % 2 ? '#fff6e3' : trim);
    // The portada: a fan of blossoms over the bow.
    d.path(
      'M-196,-22Q-214,-150 -158,-176Q-112,-150 -126,-22L-142,-22Q-134,-120 -160,-134Q-184,-120 -178,-22Z',
      lighter(hull, 0.12),
    );
    for (let i = 0; i < 26; i++) {
      const a = Math.PI * (1.02 - (i / 25) * 1.04);
      const r = i % 2 ? 46 : 34;
      d.circle(
        round2(-160 + Math.cos(a) * r * 0.86),
        round2(-96 - Math.sin(a) * r * 1.6),
        random.between(7, 11),
        ['#ffd24a', '#e8568a', '#fff6e3', '#ff9a2e', '#8a5ac0'][i % 5] ?? '#ffd24a',
      );
    }
  });
}

const round2 = (v: number): number => Number(round(v));
