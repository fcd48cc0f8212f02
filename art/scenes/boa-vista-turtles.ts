import { brand, mix } from '../palette.ts';
import { turtle } from '../parts/animals.ts';
import { grass, palm } from '../parts/leaves.ts';
import { profile } from '../parts/mountains.ts';
import { sky, stars, streaks, sun } from '../parts/sky.ts';
import { foam, glitter, ripples, sea } from '../parts/water.ts';
import { Random } from '../random.ts';
import { type Drawing, disc, type Point, round, type Scene } from '../svg.ts';

/** Night: the full moon draws its path to the sand where a turtle has come ashore. */
export default {
  name: 'boa-vista-turtles',
  draw(d) {
    const random = new Random('boa-vista-turtles');
    const w = d.width;
    const horizon = d.by(400, 400, 530);
    const moon = w * d.by(0.54, 0.5, 0.5);
    sky(d, ['#061729', '#0c2f4a', '#2b5f7f', '#7fa6ac'], horizon);
    stars(d, random, horizon * 0.95, d.by(220, 150, 170), '#fff3d4');
    sun(d, moon, horizon - 190, 62, '#fff4d6', { halo: '#bcd6d0', reach: 4.6, strength: 0.1 });
    d.path(
      disc(moon - 18, horizon - 206, 13) +
        disc(moon + 20, horizon - 178, 9) +
        disc(moon - 2, horizon - 166, 6),
      '#ecd9b0',
      0.7,
    );
    streaks(d, random, { top: horizon - 130, bottom: horizon - 30 }, 6, '#9fbcbc', 0.35);
    d.land(profile(random, [-10, horizon - 20], [w * 0.34, horizon], 26), horizon + 2, '#2d5670');
    sea(d, horizon, ['#86adb0', '#2f6583', '#123f5e', '#1a4b66'], horizon + 330);
    ripples(d, random, { top: horizon + 3, bottom: horizon + 250 }, 120, '#0d3352', 0.5);
    glitter(
      d,
      random,
      moon,
      { top: horizon + 2, bottom: horizon + 250 },
      [40, 210],
      '#fff0cb',
      0.85,
    );
    const shore: Point[] = Array.from(
      { length: 13 },
      (_, i): Point => [(w * (i - 0.5)) / 11, horizon + 210 + 36 * Math.sin(i * 0.9 + 1) - i * 4],
    );
    d.rolling(shore, d.height + 10, '#5f8a96');
    foam(d, random, shore, 9, '#eaf4ec', 0.9);
    const sand = shore.map(([x, y], i): Point => [x, y + 34 + 10 * Math.sin(i * 1.7)]);
    d.rolling(sand, d.height + 10, '#8a8f96');
    foam(d, random, sand, 4, '#cfdcd8', 0.6);
    d.rolling(
      sand.map(([x, y]): Point => [x, y + 34]),
      d.height + 10,
      '#c9b79c',
    );
    d.glow(moon, horizon + 330, 420, '#fff0cb', 0.35, 0.4);
    dunes(d, random, horizon);
    const x = w * d.by(0.52, 0.5, 0.5);
    const y = horizon + d.by(350, 370, 470);
    tracks(d, x, y);
    d.ellipse(x + 6, y + 62, 130, 26, '#4a5268', 0.6);
    turtle(d, x, y, d.by(210, 200, 230), {
      shell: '#2f5a55',
      plate: '#5f9478',
      rim: '#d9c48c',
      skin: '#7f9c84',
    });
    for (let i = 0; i < 7; i++) {
      const bx = x - 210 + i * 24 + random.between(-14, 14);
      const by = y - 30 + random.between(-40, 40) - i * 8;
      turtle(d, bx, by, 22, {
        shell: '#3a4a52',
        plate: '#6f7f78',
        rim: '#26363f',
        skin: '#3a4a52',
      });
    }
    palm(
      d,
      random,
      w * d.by(0.9, 0.94, 0.93),
      d.height * 0.9,
      d.by(560, 520, 640),
      -80,
      { trunk: '#1d2c3c', trunkLit: '#7d8f98', shade: '#0a2031', leaf: '#123a48', lit: '#3f7478' },
      'left',
      0.36,
    );
  },
} satisfies Scene;

function dunes(d: Drawing, random: Random, horizon: number): void {
  const w = d.width;
  const b = d.height + 10;
  const y = horizon + d.by(300, 330, 430);
  d.rolling(
    [
      [w * 0.66, b],
      [w * 0.76, y + 60],
      [w * 0.88, y - 60],
      [w + 20, y - 110],
    ],
    b,
    '#97907f',
  );
  d.path(
    `M${round(w * 0.88)},${round(y - 60)}Q${round(w * 0.82)},${round(y + 120)} ${round(w * 0.92)},${round(b)}L${round(w + 20)},${round(b)}L${round(w + 20)},${round(y - 110)}Z`,
    '#5c6474',
  );
  d.rolling(
    [
      [-20, y - 10],
      [w * 0.1, y + 30],
      [w * 0.24, y + 160],
      [w * 0.34, b],
    ],
    b,
    '#a89c88',
  );
  d.path(
    `M-20,${round(y - 10)}Q${round(w * 0.04)},${round(y + 10)} ${round(w * 0.1)},${round(y + 30)}Q${round(w * 0.08)},${round(y + 200)} ${round(w * 0.2)},${round(b)}L-20,${round(b)}Z`,
    '#646b7a',
  );
  for (let i = 0; i < 9; i++)
    d.curve(
      [
        [w * 0.3 + i * 20, d.height - 130 + i * 16],
        [w * 0.46, d.height - 118 + i * 15],
        [w * 0.66 + i * 10, d.height - 140 + i * 18],
      ],
      '#a8977f',
      2.4,
      0.6,
    );
  const tufts = (from: number, to: number, base: number): Point[] =>
    Array.from({ length: 9 }, (_, i): Point => [from + ((to - from) * i) / 8, base + i * 7]);
  grass(d, random, tufts(w * 0.02, w * 0.13, y + 20), 66, '#24414c', 4);
  grass(d, random, tufts(w * 0.82, w * 0.96, y + 150), 80, '#1a3543', 4);
}

/** The furrow from the water to where the animal rests. */
function tracks(d: Drawing, x: number, y: number): void {
  let path = '';
  for (let i = 0; i < 13; i++) {
    const t = i / 12;
    const cx = x + 26 * Math.sin(t * 2.4) + 70 * t;
    const cy = y + 60 + (d.height - y - 40) * t;
    const s = 46 + 40 * t;
    for (const k of [-1, 1])
      path += `M${round(cx + k * s)},${round(cy - 6)}q${round(k * 22)},-5 ${round(k * 36)},8q${round(-k * 20)},6 ${round(-k * 36)},-8Z`;
  }
  d.path(path, mix('#5c6474', brand.sand, 0.1), 0.7);
}
