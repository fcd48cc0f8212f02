import { brand, darker } from '../palette.ts';
import { palm } from '../parts/leaves.ts';
import { profile } from '../parts/mountains.ts';
import { castShadow, person } from '../parts/people.ts';
import { birds, cumulus, sky, sun } from '../parts/sky.ts';
import { foam, ripples, sea } from '../parts/water.ts';
import { Random } from '../random.ts';
import { type Drawing, disc, type Point, round, type Scene } from '../svg.ts';

/** Late afternoon swell: one clean wave curls over, a surfer on its face, boards in the sand. */
export default {
  name: 'samara-surf',
  draw(d) {
    const random = new Random('samara-surf');
    const w = d.width;
    const horizon = d.by(360, 380, 500);
    sky(d, ['#2f8ab0', '#7cc6c9', '#fde7b4', '#ffc98c'], horizon);
    sun(d, w * d.by(0.66, 0.68, 0.68), horizon - 110, 58, '#fff6d4', { halo: '#ffd98c' });
    cumulus(
      d,
      random,
      w * 0.26,
      horizon - 140,
      380,
      { light: '#fff4de', shade: '#bfd0cc' },
      'right',
    );
    d.land(profile(random, [-10, horizon - 90], [w * 0.44, horizon], 46), horizon + 2, '#4f8f86');
    d.land(profile(random, [-10, horizon - 40], [w * 0.26, horizon], 30), horizon + 2, '#2f6f68');
    sea(d, horizon, ['#ffd9a0', '#3aa5a8', '#157f92', '#0f6480']);
    ripples(d, random, { top: horizon + 3, bottom: horizon + 150 }, 80, '#fff0cc', 0.7, 0.8);
    ripples(d, random, { top: horizon + 3, bottom: d.height }, 90, '#0f6f86', 0.45);
    birds(d, random, [w * 0.5, horizon - 150], [120, 50], 5, 15, '#2b5a6c');
    wave(d, random, horizon);
    beach(d, random);
    const leaves = {
      trunk: '#5f4434',
      trunkLit: '#d99f68',
      shade: '#124a44',
      leaf: '#1f7a58',
      lit: '#8fbf58',
    };
    palm(
      d,
      random,
      w * d.by(0.05, 0.03, 0.03),
      d.height * 0.94,
      d.by(690, 640, 820),
      110,
      leaves,
      'right',
      0.4,
    );
    palm(
      d,
      random,
      w * d.by(-0.02, -0.04, -0.04),
      d.height * 0.98,
      d.by(520, 500, 620),
      150,
      leaves,
      'right',
      0.42,
    );
    boards(d, w * d.by(0.84, 0.84, 0.82), d.height * d.by(0.95, 0.95, 0.93), d.by(1, 0.9, 1.05));
    const px = w * d.by(0.72, 0.62, 0.6);
    const py = d.height * d.by(0.9, 0.9, 0.885);
    castShadow(d, px, py, 12, -110, 24, '#a07a54', 0.5);
    person(
      d,
      px,
      py,
      d.by(132, 126, 150),
      { coat: brand.coral, legs: '#b97a58', skin: '#b97a58', hair: '#2a1c1c' },
      'stand',
      -1,
    );
    castShadow(d, px + 50, py + 6, 12, -110, 24, '#a07a54', 0.5);
    person(
      d,
      px + 50,
      py + 6,
      d.by(124, 118, 140),
      { coat: '#fff6e3', legs: '#2f6f86', skin: '#e3a982', hair: '#b5803c' },
      'stand',
      -1,
    );
  },
} satisfies Scene;

/** The breaker: a long dark shoulder that rises to a curl, with light shining through its lip. */
function wave(d: Drawing, random: Random, horizon: number): void {
  const w = d.width;
  const base = horizon + d.by(320, 320, 420);
  const cx = w * d.by(0.5, 0.5, 0.5);
  const k = d.by(1, 0.82, 0.92);
  const p = (x: number, y: number): string => `${round(cx + x * k)},${round(base + y * k)}`;
  const right = round(w + 20);
  d.path(
    `M${p(-360, 30)}C${p(-420, -150)} ${p(-250, -260)} ${p(-90, -236)}C${p(60, -216)} ${p(240, -130)} ${right},${round(base - 90 * k)}L${right},${round(base + 70)}L${p(-360, 70)}Z`,
    '#0f6f86',
  );
  d.path(
    `M${p(-340, 30)}C${p(-390, -140)} ${p(-240, -236)} ${p(-90, -214)}C${p(60, -190)} ${p(240, -110)} ${right},${round(base - 66 * k)}L${right},${round(base + 60)}C${p(240, -10)} ${p(0, -60)} ${p(-100, -60)}C${p(-200, -60)} ${p(-280, -20)} ${p(-300, 60)}Z`,
    '#1f95a0',
  );
  d.path(
    `M${p(-296, -20)}C${p(-320, -140)} ${p(-220, -210)} ${p(-90, -196)}C${p(40, -176)} ${p(200, -100)} ${right},${round(base - 44 * k)}L${right},${round(base + 10)}C${p(240, -50)} ${p(20, -110)} ${p(-80, -104)}C${p(-170, -100)} ${p(-240, -60)} ${p(-250, 20)}Z`,
    '#5fc9b4',
  );
  for (let i = 0; i < 12; i++)
    d.stroke(
      `M${p(-90 + i * 62, -200 + i * 9)}C${p(-150 + i * 60, -140 + i * 8)} ${p(-170 + i * 56, -70 + i * 6)} ${p(-150 + i * 50, 20)}`,
      i % 2 ? '#bfeeda' : '#0f7f90',
      4,
      0.5,
    );
  // The lip falls over on the left, all foam below it.
  d.path(
    `M${p(-90, -236)}C${p(-250, -262)} ${p(-420, -170)} ${p(-372, 20)}C${p(-352, -60)} ${p(-320, -120)} ${p(-270, -126)}C${p(-300, -60)} ${p(-270, -10)} ${p(-240, 20)}C${p(-262, -90)} ${p(-220, -160)} ${p(-150, -196)}C${p(-60, -220)} ${p(120, -190)} ${p(240, -140)}C${p(120, -200)} ${p(0, -226)} ${p(-90, -236)}Z`,
    '#fffdf4',
  );
  let drops = '';
  for (let i = 0; i < 90; i++) {
    const a = random.between(0, 1);
    drops += disc(
      cx + (-380 + 330 * a + random.between(-30, 30)) * k,
      base - (30 + 250 * Math.sin(a * 1.7) + random.between(-30, 40)) * k,
      random.between(1.5, 6),
    );
  }
  d.path(drops, '#fffdf4');
  let soup = '';
  for (let i = 0; i < 70; i++)
    soup += disc(
      cx + random.between(-640, -190) * k,
      base + random.between(-40, 66) * k,
      random.between(10, 34) * k,
    );
  d.path(soup, '#d5f0e8');
  let top = '';
  for (let i = 0; i < 60; i++)
    top += disc(
      cx + random.between(-620, -210) * k,
      base + random.between(-54, 40) * k,
      random.between(7, 24) * k,
    );
  d.path(top, '#fffdf6');
  d.at(cx + 70 * k, base - 92 * k, k * 1.15, () => {
    d.path('M-96,26Q-10,14 84,-6Q60,26 -60,36Q-90,36 -96,26Z', brand.lamp);
    d.path('M-96,26Q-10,24 84,-6Q60,26 -60,36Q-90,36 -96,26Z', '#d9822e');
    d.stroke('M-26,18L-34,-10L-6,-26M22,10L24,-16L-4,-28', '#8b5a40', 11);
    d.path('M-18,-26Q-26,-66 4,-72L20,-60Q16,-34 8,-22Z', '#17425c');
    d.stroke('M6,-66L44,-56L66,-62M-6,-64L-44,-58L-62,-40', '#8b5a40', 8);
    d.circle(14, -84, 11, '#8b5a40');
    d.path('M2,-86Q8,-102 24,-94Q14,-92 8,-78Z', '#1c1418');
    d.path('M-96,30Q-150,24 -190,44Q-140,40 -96,40Z', '#fffdf4');
  });
  foam(
    d,
    random,
    Array.from(
      { length: 12 },
      (_, i): Point => [(w * (i - 0.3)) / 10.5, base + 74 + 14 * Math.sin(i)],
    ),
    14,
    '#fffdf4',
    0.9,
  );
}

function beach(d: Drawing, random: Random): void {
  const w = d.width;
  const y = d.height * 0.84;
  const line = Array.from(
    { length: 12 },
    (_, i): Point => [(w * (i - 0.5)) / 10, y + 22 * Math.sin(i * 0.9) - i * 3],
  );
  d.rolling(
    line.map(([x, py]): Point => [x, py - 34]),
    d.height + 5,
    '#9fdcc8',
    0.7,
  );
  d.rolling(line, d.height + 5, '#cfa878');
  foam(d, random, line, 11, '#fffdf4');
  d.rolling(
    line.map(([x, py], i): Point => [x, py + 40 + 8 * Math.sin(i * 2)]),
    d.height + 5,
    '#f4d59c',
  );
}

function boards(d: Drawing, x: number, y: number, k: number): void {
  [
    ['#fff6e3', brand.coral],
    [brand.lamp, '#2f6f86'],
    ['#3fa7a3', '#fff6e3'],
  ].forEach(([base = '', band = ''], i) => {
    d.at(
      x + i * 62 * k,
      y - i * 8,
      k,
      () => {
        d.path('M-8,0L18,0L-120,30L-140,26Z', '#a07a54', 0.5);
        d.path('M0,8Q-30,-70 -22,-170Q-14,-240 0,-262Q14,-240 22,-170Q30,-70 0,8Z', base);
        d.path('M2,8Q30,-70 22,-170Q14,-240 2,-262Z', darker(base, 0.18));
        d.path('M-24,-140L24,-150L24,-126L-25,-116ZM-25,-106L25,-116L26,-108L-26,-98Z', band);
        d.rect(-1, -250, 2, 250, band);
      },
      i * 5 - 4,
    );
  });
}
