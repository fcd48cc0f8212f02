import { brand, mix } from '../palette.ts';
import { gull } from '../parts/animals.ts';
import { schooner } from '../parts/boats.ts';
import { boulder } from '../parts/mountains.ts';
import { cumulus, sky, streaks } from '../parts/sky.ts';
import { foam, ripples, sea } from '../parts/water.ts';
import { Random } from '../random.ts';
import { box, type Drawing, type Point, type Scene, spline } from '../svg.ts';

/** A bright windy forenoon: white tower, red lantern, granite polished by the sea that breaks on it. */
export default {
  name: 'lunenburg-lighthouse',
  draw(d) {
    const random = new Random('lunenburg-lighthouse');
    const horizon = d.by(560, 570, 720);
    sky(d, ['#256f9c', '#5fa9c2', '#c9e3d6', '#f8e7bf'], horizon);
    cumulus(
      d,
      random,
      d.width * 0.24,
      horizon - 120,
      520,
      { light: '#fffdf4', shade: '#a3c8d2' },
      'left',
    );
    cumulus(
      d,
      random,
      d.width * 0.82,
      horizon - 200,
      420,
      { light: '#fffdf4', shade: '#a3c8d2' },
      'left',
    );
    streaks(d, random, { top: 50, bottom: 200 }, 6, '#e6f3ee', 0.6);
    sea(d, horizon, ['#3b8aa8', '#1f6a8a', '#0f4565']);
    ripples(d, random, { top: horizon + 2, bottom: d.height }, 130, '#cfeaea', 0.5, 0.9);
    schooner(d, d.by(330, 150, 150), horizon + 16, d.by(110, 80, 90), {
      hull: '#1b2b38',
      stripe: brand.coral,
      sail: '#fff6e3',
      shade: '#c6d3d3',
      mast: '#6b4a34',
    });
    const x = d.by(1080, 560, 540);
    const ground = d.by(620, 640, 800);
    rocks(d, random, x, ground, horizon);
    tower(d, x, ground, d.by(400, 400, 500));
    waves(d, random, x, ground);
    gull(d, x - d.by(330, 250, 250), d.by(230, 230, 290), 110, -6);
    gull(d, x + d.by(290, 230, 230), d.by(180, 160, 220), 80, 8);
    gull(d, x - d.by(180, 160, 170), d.by(130, 110, 160), 56, -14);
  },
} satisfies Scene;

function rocks(d: Drawing, random: Random, x: number, ground: number, _horizon: number): void {
  const w = d.by(1, 0.72, 0.74);
  const slab: Point[] = [
    [x - 560 * w, ground + 190],
    [x - 420 * w, ground + 96],
    [x - 260 * w, ground + 52],
    [x - 110 * w, ground + 12],
    [x, ground - 6],
    [x + 130 * w, ground + 6],
    [x + 330 * w, ground + 20],
    [x + 560 * w, ground - 6],
    [d.width + 40, ground + 16],
  ];
  d.path(
    `${spline(slab)}L${d.width + 40},${d.height + 10}L${x - 620 * w},${d.height + 10}Z`,
    '#c9a58a',
  );
  for (let i = 0; i < 9; i++) {
    const y = ground + 34 + i * 30;
    d.curve(
      [
        [x - (300 + i * 34) * w, y + 70],
        [x - 100 * w, y + random.between(-6, 12)],
        [x + 160 * w, y + random.between(0, 16)],
        [d.width + 20, y + random.between(-16, 10)],
      ],
      '#8f7468',
      2.4,
      0.55,
    );
  }
  const stone = { lit: '#f3dcc0', mid: '#cda88c', shade: '#7d6c72' };
  for (let row = 0; row < 5; row++) {
    for (let i = 0; i < 11; i++) {
      const rx = x - 560 * w + i * 118 * w + random.between(-40, 40) + row * 20;
      const ry = ground + 64 + row * 66 + Math.abs(rx - x) * 0.06 + random.between(-12, 12);
      if (rx < x - (360 + row * 60) * w) continue;
      boulder(
        d,
        random,
        rx,
        ry,
        random.between(90, 190) * (0.8 + row * 0.12),
        random.between(44, 84) * (0.8 + row * 0.12),
        stone,
        'left',
      );
    }
  }
}

function tower(d: Drawing, x: number, y: number, h: number): void {
  const half = (t: number): number => 66 - 26 * t;
  const at = (t: number): number => y - h * 0.72 * t;
  d.shape(
    [
      [x + 50, y],
      [x + 66, y - 4],
      [x + 430, y + 96],
      [x + 400, y + 110],
    ],
    '#6f6068',
    0.4,
  );
  d.shape(
    [
      [x - half(0), at(0)],
      [x - half(1), at(1)],
      [x + half(1), at(1)],
      [x + half(0), at(0)],
    ],
    '#fffaf0',
  );
  d.shape(
    [
      [x + 12, at(0)],
      [x + 8, at(1)],
      [x + half(1), at(1)],
      [x + half(0), at(0)],
    ],
    '#b7c6cf',
  );
  d.shape(
    [
      [x + 40, at(0)],
      [x + 26, at(1)],
      [x + half(1), at(1)],
      [x + half(0), at(0)],
    ],
    '#8fa6b5',
  );
  let boards = '';
  for (let i = 1; i < 26; i++) boards += box(x - half(i / 26), at(i / 26), half(i / 26) * 2, 1.2);
  d.path(boards, '#8fa6b5', 0.35);
  for (const t of [0.32, 0.62, 0.86]) {
    d.rect(x - 18, at(t), 20, 28, brand.coral);
    d.rect(x - 15, at(t) + 4, 14, 20, '#1c3a50');
  }
  d.path(`M${x - 22},${y}v-52h30v52Z`, brand.coral);
  d.path(`M${x - 18},${y}v-47h22v47Z`, '#a83a2c');
  const top = at(1);
  const red = '#d8402f';
  d.shape(
    [
      [x - 40, top],
      [x + 40, top],
      [x + 54, top - 20],
      [x - 54, top - 20],
    ],
    red,
  );
  d.shape(
    [
      [x + 8, top],
      [x + 40, top],
      [x + 54, top - 20],
      [x + 8, top - 20],
    ],
    '#8f2a2c',
  );
  let rail = box(x - 54, top - 46, 108, 3);
  for (let i = -54; i <= 54; i += 12) rail += box(x + i, top - 46, 2, 26);
  d.path(rail, '#2a2a34');
  const l = h * 0.16;
  d.rect(x - 28, top - 20 - l, 56, l, '#fbe7b4');
  d.rect(x + 6, top - 20 - l, 22, l, '#7fa9b8');
  d.path(
    [-28, -12, 4, 25].map((o) => box(x + o, top - 20 - l, 3.4, l)).join('') +
      box(x - 28, top - 24, 56, 5),
    red,
  );
  d.path(
    `M${x - 36},${top - 18 - l}Q${x - 24},${top - 60 - l} ${x},${top - 66 - l}Q${x + 24},${top - 60 - l} ${x + 36},${top - 18 - l}Z`,
    red,
  );
  d.path(
    `M${x + 4},${top - 66 - l}Q${x + 24},${top - 60 - l} ${x + 36},${top - 18 - l}L${x + 10},${top - 18 - l}Z`,
    '#8f2a2c',
  );
  d.circle(x, top - 70 - l, 7, '#2a2a34');
  d.rect(x - 1.5, top - 104 - l, 3, 34, '#2a2a34');
}

function waves(d: Drawing, random: Random, x: number, ground: number): void {
  const w = d.by(1, 0.74, 0.76);
  const sx = x - 430 * w;
  // The burst where the swell meets the rock.
  let spray = '';
  for (let i = 0; i < 70; i++) {
    const a = -Math.PI * random.between(0.2, 0.85);
    const r = 190 * w * random.next() ** 0.6;
    const s = random.between(2, 15) * (1 - r / 260);
    spray += `M${Math.round(sx + Math.cos(a) * r)},${Math.round(ground + 150 + Math.sin(a) * r * 0.9)}m${Math.round(-s)},0a${Math.round(s)},${Math.round(s)} 0 1 0 ${Math.round(2 * s)},0a${Math.round(s)},${Math.round(s)} 0 1 0 ${Math.round(-2 * s)},0Z`;
  }
  d.blob(
    [
      [sx - 150 * w, ground + 190],
      [sx - 70 * w, ground + 60],
      [sx - 10, ground + 110],
      [sx + 40 * w, ground + 20],
      [sx + 80 * w, ground + 100],
      [sx + 170 * w, ground + 120],
      [sx + 190 * w, ground + 200],
    ],
    '#dff0ee',
  );
  d.blob(
    [
      [sx - 120 * w, ground + 190],
      [sx - 50 * w, ground + 90],
      [sx, ground + 140],
      [sx + 36 * w, ground + 60],
      [sx + 90 * w, ground + 150],
      [sx + 150 * w, ground + 200],
    ],
    '#ffffff',
  );
  d.path(spray, '#ffffff');
  const near = d.height - ground;
  for (let i = 0; i < 4; i++) {
    const y = ground + near * (0.46 + i * 0.16);
    const colour = mix('#2f84a0', '#0c3d5c', i / 3.4);
    const line: Point[] = Array.from(
      { length: 13 },
      (_, k): Point => [(d.width * (k - 0.5)) / 11, y + 16 * Math.sin(k * 1.9 + i * 2.3)],
    );
    d.rolling(line, d.height + 5, colour);
    foam(d, random, line, 8 + i * 2, '#f3fbf8', 0.85);
    ripples(d, random, { top: y + 14, bottom: y + 90 }, 24, '#bfe3e4', 0.45, 0.8);
  }
}
