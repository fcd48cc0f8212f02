import { brand, mix } from '../palette.ts';
import { rowboat } from '../parts/boats.ts';
import { palm } from '../parts/leaves.ts';
import { profile } from '../parts/mountains.ts';
import { castShadow, person } from '../parts/people.ts';
import { birds, sky, streaks, sun } from '../parts/sky.ts';
import { foam, ripples, sea } from '../parts/water.ts';
import { Random } from '../random.ts';
import { type Drawing, type Point, round, type Scene } from '../svg.ts';

/** White dunes with knife-edged crests, date palms, a fishing boat pulled up on the sand. */
export default {
  name: 'boa-vista-dunes',
  draw(d) {
    const random = new Random('boa-vista-dunes');
    const w = d.width;
    const horizon = d.by(440, 440, 580);
    sky(d, ['#1f7ba6', '#5fb0c6', '#c3e2d6', '#fdeecb'], horizon);
    sun(d, w * d.by(0.2, 0.2, 0.22), d.by(170, 170, 220), 52, '#fffbe9', { halo: '#fff2c2' });
    streaks(d, random, { top: 60, bottom: 330, left: w * 0.35 }, 8, '#f1f6ea', 0.7);
    d.land(
      profile(random, [w * 0.44, horizon], [w + 10, horizon - 50], 44),
      horizon + 2,
      '#8fb4bc',
    );
    sea(d, horizon, ['#1b7f9f', '#2fa7ae', '#8ed9c6'], horizon + 150);
    ripples(d, random, { top: horizon + 2, bottom: horizon + 110 }, 70, '#dff5ea', 0.6, 0.7);
    const shore = Array.from(
      { length: 12 },
      (_, i): Point => [(w * (i - 0.5)) / 10, horizon + 110 + 16 * Math.sin(i * 1.3)],
    );
    d.rolling(shore, d.height, '#f3e3c3');
    foam(d, random, shore, 8, '#ffffff');
    dune(d, w * 0.74, horizon - 96, horizon + 210, w * 0.42, '#fff6e2', '#cbb79a');
    dune(d, w * 0.3, horizon - 20, horizon + 240, w * 0.4, '#fff3d9', '#d3bc98');
    const date = {
      trunk: '#7b5a3e',
      trunkLit: '#d9ac74',
      shade: '#1d5647',
      leaf: '#2e7d5b',
      lit: '#9cbf5c',
    };
    const grove = d.by(
      [
        [1180, 640, 380, 50],
        [1270, 680, 470, -30],
        [1370, 660, 330, 60],
        [1090, 690, 250, -40],
      ],
      [
        [720, 640, 380, 40],
        [820, 690, 440, -20],
        [620, 670, 260, -40],
      ],
      [
        [690, 860, 430, 40],
        [800, 920, 540, -20],
        [600, 880, 300, -40],
      ],
    ) as [number, number, number, number][];
    for (const [x, y, h, lean] of grove) {
      castShadow(d, x, y, h * 0.022, h * 0.75, h * 0.16, '#a58a70', 0.55);
      d.ellipse(x + h * 0.8, y + h * 0.17, h * 0.26, h * 0.045, '#a58a70', 0.5);
      palm(d, random, x, y, h, lean, date, 'left', 0.42);
    }
    nearSlope(d);
    dune(d, w * 1.02, d.height * 0.69, d.height + 80, w * 0.7, '#ffeccb', '#bfa07e');
    combed(d, random);
    const bx = d.by(800, 430, 420);
    const by = d.by(760, 780, 1010);
    d.shape(
      [
        [bx - 160, by - 6],
        [bx + 170, by - 16],
        [bx + 330, by + 40],
        [bx - 60, by + 44],
      ],
      '#a0826a',
      0.5,
    );
    rowboat(d, bx, by, d.by(350, 320, 360), {
      hull: '#1f86a8',
      stripe: brand.coral,
      inside: '#8a4a34',
    });
    d.stroke(`M${bx - 60},${by - 52}L${bx + 190},${by - 120}`, '#b98a5c', 6);
    for (let i = 0; i < 3; i++)
      d.circle(bx - 120 + i * 16, by - 60 - (i % 2) * 12, 11, i % 2 ? brand.coral : brand.lamp);
    castShadow(d, bx - 230, by + 10, 12, 100, 24, '#a0826a', 0.5);
    person(
      d,
      bx - 230,
      by + 10,
      130,
      { coat: brand.lamp, legs: '#2c5f7a', skin: '#6f4634', hair: '#1a1418', hat: '#f4e8d2' },
      'stand',
    );
    birds(d, random, [w * 0.5, 250], [170, 60], 6, 15, '#2b5f78');
  },
} satisfies Scene;

/** One dune: a lit windward slope, a blue-brown slip face under an S-shaped crest. */
function dune(
  d: Drawing,
  x: number,
  top: number,
  foot: number,
  half: number,
  lit: string,
  shade: string,
): void {
  const h = foot - top;
  const p = (...v: number[]): string => v.map(round).join(' ');
  const face = `M${p(x - half, foot)}C${p(x - half * 0.6, foot - h * 0.1, x - half * 0.3, top + h * 0.06, x, top)}C${p(x + half * 0.3, top + h * 0.1, x + half * 0.6, foot - h * 0.3, x + half, foot)}Z`;
  d.path(
    face,
    d.fade([
      [0, lit],
      [1, mix(lit, shade, 0.5)],
    ]),
  );
  d.path(
    `M${p(x, top)}C${p(x + half * 0.3, top + h * 0.1, x + half * 0.6, foot - h * 0.3, x + half, foot)}L${p(x - half * 0.2, foot)}C${p(x + half * 0.16, foot - h * 0.3, x - half * 0.16, top + h * 0.4, x, top)}Z`,
    d.fade([
      [0, shade],
      [1, mix(shade, lit, 0.4)],
    ]),
  );
}

/** The dune we stand on: its lee is in shade, its windward side runs into the light. */
function nearSlope(d: Drawing): void {
  const w = d.width;
  const h = d.height;
  const crest: Point[] = [
    [-20, h * 0.66],
    [w * 0.1, h * 0.67],
    [w * 0.26, h * 0.76],
    [w * 0.46, h * 0.86],
    [w * 0.72, h * 0.93],
    [w + 20, h * 0.9],
  ];
  d.rolling(crest, h + 10, '#cfae86');
  d.rolling(
    crest.map(([x, y], i): Point => [x - 30, y + 12 + i * 9]),
    h + 10,
    d.fade([
      [0, '#fff1d4'],
      [1, '#e6c79c'],
    ]),
  );
}

function combed(d: Drawing, random: Random): void {
  const y = d.height - d.by(150, 150, 230);
  for (let i = 0; i < 12; i++) {
    const py = y + i * d.by(15, 15, 22);
    d.curve(
      Array.from(
        { length: 9 },
        (_, k): Point => [
          (d.width * k) / 8,
          py + 12 * Math.sin(k * 1.4 + i * 0.5) + random.between(-3, 3),
        ],
      ),
      i % 2 ? '#fff8e8' : '#b8997a',
      2.2,
      0.55,
    );
  }
}
