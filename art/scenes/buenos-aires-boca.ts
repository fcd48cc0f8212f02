import { brand, darker, lighter, tone } from '../palette.ts';
import { castShadow, person } from '../parts/people.ts';
import { cumulus, sky } from '../parts/sky.ts';
import { crown } from '../parts/trees.ts';
import { Random } from '../random.ts';
import { box, type Drawing, type Point, polygon, type Scene } from '../svg.ts';

/** Caminito before noon: corrugated fronts in ship's paint, a balcony, a lamp, two who dance. */
export default {
  name: 'buenos-aires-boca',
  draw(d) {
    const random = new Random('buenos-aires-boca');
    const ground = d.by(760, 770, 1010);
    sky(d, ['#2f87b0', '#66b0c4', '#bfe0d6'], ground);
    cumulus(d, random, d.width * 0.5, d.by(190, 200, 270), 380, {
      light: '#fffaf0',
      shade: '#a5cbd2',
    });
    const fronts = d.by(
      [
        [-40, 300, 470, '#2f6fa6', '#f4c43c'],
        [250, 330, 560, '#f4b52e', '#d9483b'],
        [570, 270, 430, '#d9483b', '#2f8a72'],
        [1120, 330, 520, '#2f8a72', '#f4b52e'],
        [1430, 400, 600, '#e9785a', '#2f6fa6'],
      ],
      [
        [-150, 290, 470, '#2f6fa6', '#f4c43c'],
        [130, 300, 590, '#f4b52e', '#d9483b'],
        [420, 170, 400, '#d9483b', '#2f8a72'],
        [650, 400, 560, '#2f8a72', '#f4b52e'],
      ],
      [
        [-160, 290, 520, '#2f6fa6', '#f4c43c'],
        [120, 310, 680, '#f4b52e', '#d9483b'],
        [420, 170, 470, '#d9483b', '#2f8a72'],
        [660, 400, 640, '#2f8a72', '#f4b52e'],
      ],
    ) as [number, number, number, string, string][];
    const gap = d.by(980, 620, 625);
    d.rect(gap - 170, ground - 210, 330, 220, '#9fb9b4');
    crown(d, random, gap, ground - 170, 250, 190, ['#2b6a50', '#4b9560', '#9cc46a'], 'left');
    d.rect(gap - 6, ground - 110, 12, 120, tone.bark);
    for (const [x, w, h, wall, trim] of fronts) front(d, random, x, ground, w, h, wall, trim);
    paving(d, random, ground);
    for (const [x, w] of fronts)
      castShadow(d, x + w * 0.5, ground, w * 0.5, 170, 90, '#7a4a44', 0.3);
    lamp(d, d.by(930, 595, 600), ground + 46);
    const s = d.by(170, 165, 185);
    const x = d.by(1060, 500, 500);
    const y = ground + d.by(100, 100, 130);
    castShadow(d, x + 20, y, 40, 150, 40, '#5a3440', 0.5);
    dancers(d, x, y, s);
    castShadow(d, d.by(420, 190, 190), ground + 40, 12, 90, 24, '#5a3440', 0.45);
    person(
      d,
      d.by(420, 190, 190),
      ground + 40,
      128,
      { coat: tone.cream, legs: '#2c4a66', skin: '#a86f4e', hair: '#241a1c', hat: '#e9d3a8' },
      'stand',
    );
    d.rect(d.by(470, 235, 235), ground - 40, 4, 84, '#5a3a30');
    d.shape(
      [
        [d.by(455, 220, 220), ground - 66],
        [d.by(530, 295, 295), ground - 56],
        [d.by(524, 289, 289), ground + 4],
        [d.by(449, 214, 214), ground - 6],
      ],
      tone.cream,
    );
    d.shape(
      [
        [d.by(470, 235, 235), ground - 50],
        [d.by(515, 280, 280), ground - 44],
        [d.by(512, 277, 277), ground - 12],
        [d.by(468, 233, 233), ground - 18],
      ],
      brand.coral,
    );
  },
} satisfies Scene;

/** A two-storeyed tin house: ribbed wall, painted bands, shutters, a balcony with people's things. */
function front(
  d: Drawing,
  random: Random,
  x: number,
  y: number,
  w: number,
  h: number,
  wall: string,
  trim: string,
): void {
  const top = y - h;
  const storey = h * 0.5;
  d.rect(x, top, w, h, wall);
  let ribs = '';
  for (let i = 0; i < w; i += 11) ribs += box(x + i, top, 4, h);
  d.path(ribs, darker(wall, 0.16));
  d.rect(
    x,
    top + storey,
    w,
    storey,
    random.chance(0.5) ? lighter(trim, 0.1) : darker(wall, 0.22),
    0.85,
  );
  for (let i = 0; i < h * 0.5; i += 20)
    d.rect(x, top + storey + i, w, 2.5, darker(trim, 0.4), 0.35);
  d.shape(
    [
      [x - 8, top],
      [x + w + 8, top],
      [x + w + 8, top - 16],
      [x - 8, top - 16],
    ],
    trim,
  );
  let teeth = '';
  for (let i = 0; i < w; i += 16)
    teeth += polygon([
      [x + i, top],
      [x + i + 16, top],
      [x + i + 8, top + 12],
    ]);
  d.path(teeth, trim);
  d.rect(x, top + 12, w, 18, '#17202c', 0.2);
  const columns = Math.max(2, Math.round(w / 125));
  const cell = w / columns;
  for (let c = 0; c < columns; c++) {
    const cx = x + cell * (c + 0.5);
    tallWindow(d, cx, top + 50, 46, storey - 80, trim, random);
    if (c % 2 === 0) door(d, cx, y, 58, storey * 0.68, trim);
    else tallWindow(d, cx, top + storey + 50, 48, storey * 0.45, trim, random);
  }
  const bw = w * 0.86;
  const bx = x + w * 0.07;
  const by = top + storey + 6;
  d.shape(
    [
      [bx, by + 12],
      [bx + bw, by + 12],
      [bx + bw + 60, by + 70],
      [bx + 60, by + 70],
    ],
    '#17202c',
    0.2,
  );
  d.rect(bx, by, bw, 12, darker(trim, 0.2));
  let bars = box(bx, by - 58, bw, 6);
  for (let i = 0; i <= bw; i += 13) bars += box(bx + i, by - 56, 3.4, 56);
  d.path(bars, lighter(trim, 0.25));
  for (let i = 0; i < 9; i++) {
    const fx = bx + 14 + random.between(0, bw - 28);
    d.circle(fx, by - 14, 13, brand.leaf);
    d.circle(fx - 4, by - 22, 7, random.chance(0.5) ? brand.coral : brand.lamp);
  }
}

function tallWindow(
  d: Drawing,
  x: number,
  y: number,
  w: number,
  h: number,
  trim: string,
  random: Random,
): void {
  d.rect(x - w / 2 - 6, y - 6, w + 12, h + 12, tone.cream);
  d.rect(x - w / 2, y, w, h, '#1d3a52');
  d.shape(
    [
      [x - w / 2, y],
      [x + w / 2, y],
      [x - w / 2, y + w],
    ],
    '#4b7f97',
    0.8,
  );
  d.rect(x - 2, y, 4, h, tone.cream);
  for (const s of [-1, 1]) {
    const sx = s < 0 ? x - w / 2 - 28 : x + w / 2 + 6;
    d.rect(sx, y - 4, 22, h + 8, trim);
    let slats = '';
    for (let i = 6; i < h; i += 9) slats += box(sx + 3, y + i, 16, 4);
    d.path(slats, darker(trim, 0.3));
  }
  if (random.chance(0.4))
    d.path(
      `M${x - w / 2},${y}h${w}q-4,30 -${w / 2},34q-${w / 2},-4 -${w / 2},-34Z`.replace('--', '-'),
      brand.paleLamp,
      0.8,
    );
}

function door(d: Drawing, x: number, y: number, w: number, h: number, trim: string): void {
  d.rect(x - w / 2 - 8, y - h - 8, w + 16, h + 8, tone.cream);
  d.rect(x - w / 2, y - h, w, h, darker(trim, 0.45));
  d.path(
    box(x - w / 2 + 6, y - h + 30, w / 2 - 10, h - 38) + box(x + 4, y - h + 30, w / 2 - 10, h - 38),
    darker(trim, 0.2),
  );
  d.rect(x - w / 2, y - h, w, 22, '#f4d27a');
}

function paving(d: Drawing, random: Random, y: number): void {
  d.rect(
    -5,
    y,
    d.width + 10,
    d.height - y + 5,
    d.fade([
      [0, '#e9c79a'],
      [1, '#b07f6c'],
    ]),
  );
  d.rect(-5, y, d.width + 10, 12, '#8f6a62');
  let stones = '';
  for (let r = 0; r < 12; r++) {
    const ry = y + 16 + r * r * 2.4;
    for (let i = 0; i < 26; i++)
      stones += box(
        random.between(0, d.width),
        ry,
        random.between(16, 34) * (1 + r * 0.12),
        2.4 + r * 0.4,
      );
  }
  d.path(stones, '#9a6d60', 0.45);
}

function lamp(d: Drawing, x: number, y: number): void {
  castShadow(d, x, y, 5, 260, 70, '#5a3440', 0.45);
  d.path(
    box(x - 4, y - 330, 8, 330) +
      polygon([
        [x - 16, y],
        [x - 9, y - 60],
        [x + 9, y - 60],
        [x + 16, y],
      ]) +
      box(x - 26, y - 300, 52, 5),
    '#17303c',
  );
  const cage: Point[] = [
    [x - 22, y - 388],
    [x + 22, y - 388],
    [x + 13, y - 330],
    [x - 13, y - 330],
  ];
  d.shape(cage, brand.paleLamp);
  d.shape(
    [
      [x, y - 388],
      [x + 22, y - 388],
      [x + 13, y - 330],
      [x, y - 330],
    ],
    brand.lamp,
  );
  d.shape(
    [
      [x - 28, y - 386],
      [x, y - 416],
      [x + 28, y - 386],
    ],
    '#17303c',
  );
}

function dancers(d: Drawing, x: number, y: number, h: number): void {
  d.at(x, y, h / 100, () => {
    d.stroke('M-8,-46L-14,-22L-20,0M0,-46L8,-22L4,0', '#1d2733', 8);
    d.path('M-14,-82Q-4,-88 6,-82L6,-42Q-4,-38 -14,-42Z', '#26384a');
    d.circle(-3, -93, 8, '#d9a27c');
    d.path('M-13,-96Q-4,-108 7,-97L9,-95L-14,-95Z', '#1d2733');
    d.stroke('M20,-40L14,-18L16,0', '#c98a68', 5);
    d.stroke('M26,-40L46,-24L58,-30', '#c98a68', 5);
    d.path('M12,-80Q20,-84 26,-80L26,-56Q44,-34 40,-22Q26,-30 8,-20Q6,-40 13,-56Z', '#c8342f');
    d.path('M20,-56Q44,-34 40,-22Q30,-28 24,-27Z', '#8f2430');
    d.circle(17, -90, 7.5, '#c98a68');
    d.path('M9,-92A8,8 0 0 1 25,-92Q28,-86 25,-84Q22,-96 9,-92Z', '#241a1c');
    d.stroke('M4,-76L20,-66M-10,-78L-26,-84L-34,-92M14,-78L-10,-84L-32,-93', '#26384a', 5);
  });
}
