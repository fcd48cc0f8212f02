import { brand, mix } from '../palette.ts';
import { grass } from '../parts/leaves.ts';
import { boulder, peak, profile } from '../parts/mountains.ts';
import { castShadow, person } from '../parts/people.ts';
import { birds, cumulus, sky, streaks, sun } from '../parts/sky.ts';
import { fir, firEdge } from '../parts/trees.ts';
import { Random } from '../random.ts';
import { box, type Drawing, type Point, round, type Scene } from '../svg.ts';

/** A zigzag climbs from our feet to the pass; one hiker is on it, another waits at the cairn. */
export default {
  name: 'mountain-path',
  draw(d) {
    const random = new Random('mountain-path');
    const w = d.width;
    const mid = d.by(520, 540, 700);
    const pass = w * d.by(0.6, 0.56, 0.56);
    sky(d, ['#2f7aa8', '#86bccb', '#f3e4bd', '#ffd898'], mid);
    d.rect(-5, mid, w + 10, 120, '#d9c48c');
    sun(d, w * d.by(0.3, 0.24, 0.24), mid - 270, 50, '#fff9e2', { halo: '#ffe6ac' });
    streaks(d, random, { top: 50, bottom: 180 }, 6, '#fff4dc', 0.7);
    cumulus(d, random, w * 0.8, mid - 290, 330, { light: '#fff6e6', shade: '#b3c7c6' }, 'left');
    const k = d.by(1, 0.7, 0.76);
    const far = {
      lit: '#c9b5b0',
      shade: '#8f9cb0',
      snow: '#fff6ea',
      snowShade: '#bcc8d4',
      snowLine: 0.5,
    };
    const rock = {
      lit: '#c9a088',
      shade: '#6a7488',
      snow: '#fff6ea',
      snowShade: '#a9b9cc',
      snowLine: 0.36,
    };
    for (const [fx, h, hw] of [
      [0.04, 210, 300],
      [0.44, 190, 280],
      [0.72, 240, 300],
      [0.98, 190, 280],
    ] as const)
      peak(d, random, [w * fx, mid - h], mid, hw * k, far, 'left');
    peak(
      d,
      random,
      [w * d.by(0.86, 0.9, 0.9), mid - d.by(370, 350, 440)],
      mid + 30,
      430 * k,
      rock,
      'left',
    );
    peak(
      d,
      random,
      [w * d.by(0.24, 0.16, 0.14), mid - d.by(250, 250, 310)],
      mid + 30,
      380 * k,
      rock,
      'left',
    );
    d.rect(
      -5,
      mid - 100,
      w + 10,
      130,
      d.fade([
        [0, '#ffe6bc', 0],
        [1, '#ffe6bc', 0.55],
      ]),
    );
    const shoulder: Point[] = [
      [-10, mid + 40],
      [w * 0.24, mid - 20],
      [pass - 120, mid - 76],
      [pass, mid - 92],
      [pass + 180, mid - 60],
      [w + 10, mid + 60],
    ];
    d.rolling(
      shoulder,
      d.height + 5,
      d.fade([
        [0, '#b5bd6c'],
        [0.4, '#6fa05c'],
        [1, '#2f6f50'],
      ]),
    );
    firEdge(
      d,
      random,
      profile(random, [-10, mid + 70], [w * 0.34, mid + 188], 12, 6),
      [26, 60],
      '#4f8462',
      mid + 190,
    );
    d.rolling(
      [
        [-10, mid + 130],
        [w * 0.2, mid + 150],
        [w * 0.42, mid + 230],
        [w * 0.3, d.height],
      ],
      d.height,
      '#5f9455',
    );
    firEdge(
      d,
      random,
      profile(random, [w * 0.78, mid + 178], [w + 10, mid + 40], 12, 6),
      [30, 66],
      '#3f7458',
      mid + 180,
    );
    zigzag(d, random, pass, mid);
    for (let i = 0; i < 22; i++) {
      const t = random.next();
      const x = w * random.between(0.1, 0.96);
      boulder(
        d,
        random,
        x,
        mid + 20 + 360 * t,
        24 + 60 * t,
        14 + 32 * t,
        { lit: '#e8d6b8', mid: '#b5a08c', shade: '#6f6a70' },
        'left',
      );
    }
    const hx = pass + d.by(30, 10, 0);
    const hy = mid + d.by(150, 160, 210);
    castShadow(d, hx, hy, 13, 130, 34, '#33543c', 0.5);
    person(
      d,
      hx,
      hy,
      d.by(150, 140, 168),
      {
        coat: brand.coral,
        legs: '#2b3c52',
        skin: '#d39b76',
        hair: '#3a2420',
        pack: brand.lamp,
        hat: brand.sand,
      },
      'walk',
      -1,
    );
    d.stroke(`M${hx - 22},${hy - 64}L${hx - 40},${hy + 4}`, '#5a4034', 4);
    cairn(d, pass + 74, mid - 72);
    person(
      d,
      pass + 34,
      mid - 84,
      56,
      { coat: '#2f6f96', legs: '#3a3448', skin: '#8b5a40', hair: '#1c1418', pack: brand.coral },
      'stand',
    );
    for (const [fx, dy, h] of [
      [0.05, 330, 330],
      [0.14, 380, 240],
      [0.95, 340, 360],
      [0.87, 390, 230],
    ] as const)
      fir(d, w * fx, mid + dy * d.by(1, 1, 1.3), h, '#3f7f5f', '#17474a', 'left');
    signpost(d, w * d.by(0.3, 0.26, 0.26), d.height - d.by(120, 120, 230));
    const foot = Array.from({ length: 50 }, (_, i): Point => [(w * i) / 49, d.height + 4]);
    grass(d, random, foot, 110, '#235a48', 4);
    grass(d, random, foot, 60, '#8fb35c', 3);
    for (let i = 0; i < 80; i++)
      d.circle(
        random.between(0, w),
        d.height - random.between(14, 110),
        random.between(3, 7),
        random.of(['#fff6e3', brand.lamp, brand.coral, '#9f8fd8']),
      );
    birds(d, random, [pass - 240, mid - 250], [120, 50], 4, 18, '#3a4a5c');
  },
} satisfies Scene;

function zigzag(d: Drawing, _random: Random, pass: number, mid: number): void {
  const turns = 7;
  const b = d.height + 10;
  const spread = d.by(360, 250, 250);
  const at = (i: number): Point => {
    const t = i / turns;
    const y = mid - 90 + (b - mid + 90) * t ** 1.5;
    const side = i % 2 ? 1 : -1;
    return [pass + (i === 0 ? 0 : side * (24 + spread * t ** 1.1)) - 60 * t, y];
  };
  let left = '';
  let right = '';
  for (let i = 0; i <= turns; i++) {
    const [x, y] = at(i);
    const width = 3 + 46 * (i / turns) ** 1.5;
    const [px, py] = at(Math.max(0, i - 1));
    const my = (y + py) / 2;
    if (i === 0) {
      left = `M${round(x)},${round(y)}`;
      continue;
    }
    left += `C${round(px + (i % 2 ? -1 : 1) * 8)},${round(my)} ${round(x)},${round(my - 6)} ${round(x)},${round(y)}`;
    right = `C${round(x)},${round(my + width * 0.5)} ${round(px + (i % 2 ? -1 : 1) * 8)},${round(my + width)} ${round(px)},${round(py + width * 0.7)}${right}`;
  }
  const [ex, ey] = at(turns);
  const path = `${left}L${round(ex)},${round(ey + 50)}${right}Z`;
  d.stroke(left, '#3f6f48', 10, 0.35);
  d.path(path, '#f3dcae');
  d.stroke(left, '#fff3d4', 3, 0.9);
}

function cairn(d: Drawing, x: number, y: number): void {
  for (const [o, w, h] of [
    [0, 40, 14],
    [-13, 32, 13],
    [-25, 25, 12],
    [-36, 17, 11],
  ] as const) {
    d.pill(x - w / 2, y + o - h, w, h, 6, '#d9c7ac');
    d.pill(x + w * 0.08, y + o - h, w * 0.42, h, 6, '#7f7a80');
  }
}

function signpost(d: Drawing, x: number, y: number): void {
  d.rect(x - 7, y - 210, 14, 240, '#7a4a34');
  d.rect(x + 1, y - 210, 6, 240, '#4a2f2c');
  for (const [dy, s, c] of [
    [-200, 1, brand.lamp],
    [-150, -1, brand.lamp],
  ] as const) {
    d.shape(
      [
        [x - s * 20, y + dy],
        [x + s * 120, y + dy],
        [x + s * 146, y + dy + 20],
        [x + s * 120, y + dy + 40],
        [x - s * 20, y + dy + 40],
      ],
      c,
    );
    d.path(box(Math.min(x + s * 4, x + s * 100), y + dy + 16, 96, 7), mix(c, '#5a3a20', 0.7));
  }
}
