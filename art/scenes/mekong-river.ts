import { brand, darker, mix } from '../palette.ts';
import { palm } from '../parts/leaves.ts';
import { rugged } from '../parts/mountains.ts';
import { person } from '../parts/people.ts';
import { leafCorner } from '../parts/plants.ts';
import { birds, sky, streaks, sun } from '../parts/sky.ts';
import { crown } from '../parts/trees.ts';
import { glitter, ripples, sea } from '../parts/water.ts';
import { Random } from '../random.ts';
import { box, type Drawing, polygon, round, type Scene } from '../svg.ts';

/** Late afternoon on the wide brown river: karst towers in haze, a slow boat, the sweeping roofs of a temple. */
export default {
  name: 'mekong-river',
  draw(d) {
    const random = new Random('mekong-river');
    const w = d.width;
    const shore = d.by(500, 510, 670);
    const sx = w * d.by(0.4, 0.36, 0.36);
    sky(d, ['#5f8fa0', '#c9c3a0', '#fbd594', '#ffb874'], shore);
    sun(d, sx, shore - 200, 64, '#fff4cf', { halo: '#ffd286' });
    streaks(d, random, { top: 60, bottom: 240 }, 8, '#fff0cf', 0.6);
    const tones = ['#d9b48c', '#b89a84', '#7f8a80', '#4f7068'] as const;
    tones.forEach((tone, i) => {
      const n = d.by(7, 5, 5) - i;
      for (let k = 0; k < n; k++) {
        const x = (w * (k + 0.5 + random.between(-0.3, 0.3))) / n;
        if (i > 1 && Math.abs(x - sx) < w * 0.16) continue;
        karst(
          d,
          random,
          x,
          shore + 4,
          random.between(110, 180) + (3 - i) * 12,
          random.between(150, 300) - i * 10,
          tone,
        );
      }
      d.rect(
        -5,
        shore - 90 + i * 14,
        w + 10,
        96 - i * 14,
        d.fade([
          [0, '#fbd594', 0],
          [1, '#fbd594', 0.5 - i * 0.1],
        ]),
      );
    });
    birds(d, random, [sx + 120, shore - 260], [130, 50], 6, 14, '#5a4a4c');
    for (let i = 0; i < w / 34; i++)
      crown(d, random, i * 36, shore - 12, 66, 46, ['#33584c', '#5a7f52', '#b5a85c'], 'left', 8);
    sea(d, shore, ['#ffce8c', '#d9a373', '#8f8070', '#2f5a62']);
    ripples(d, random, { top: shore + 4, bottom: d.height }, 150, '#7d6f66', 0.45);
    ripples(d, random, { top: shore + 4, bottom: d.height }, 120, '#ffe6b4', 0.6, 0.9);
    glitter(d, random, sx, { top: shore + 2, bottom: d.height - 120 }, [40, 190], '#fff1c8', 0.85);
    templeHill(d, random, shore);
    const x = w * d.by(0.36, 0.42, 0.42);
    const y = shore + d.by(190, 210, 270);
    const k = d.by(1.55, 1.3, 1.4);
    d.mirrored(y, () => slowBoat(d, x, y, k), 0.25, 0.6);
    slowBoat(d, x, y, k);
    ripples(
      d,
      random,
      { top: y, bottom: y + 120, left: x - 260, right: x + 260 },
      26,
      '#6b6a66',
      0.5,
    );
    skiff(d, w * d.by(0.16, 0.16, 0.16), shore + 70);
    leafCorner(
      d,
      random,
      w + 10,
      d.height + 10,
      d.by(330, 280, 330),
      -182,
      -92,
      ['#123f3a', '#1f6a4f', '#2e7d5b'],
      11,
    );
    leafCorner(
      d,
      random,
      -20,
      d.height + 20,
      d.by(280, 240, 280),
      -90,
      4,
      ['#123f3a', '#1f6a4f'],
      8,
    );
    palm(
      d,
      random,
      w * d.by(0.98, 0.02, 0.02),
      d.height * 0.96,
      d.by(640, 600, 760),
      d.by(-70, 30, 30),
      { trunk: '#4a3a34', trunkLit: '#c98f5c', shade: '#123f3a', leaf: '#1f6a4f', lit: '#7a9a4c' },
      'left',
      0.34,
    );
  },
} satisfies Scene;

/** A tower of limestone: steep sides, a wooded top, one face to the light. */
function karst(
  d: Drawing,
  random: Random,
  x: number,
  y: number,
  w: number,
  h: number,
  tone: string,
): void {
  const outline = rugged(
    random,
    [
      [x - w * 0.62, y],
      [x - w * 0.5, y - h * 0.4],
      [x - w * 0.36, y - h * 0.8],
      [x - w * 0.1, y - h],
      [x + w * 0.16, y - h * 0.93],
      [x + w * 0.36, y - h * 0.66],
      [x + w * 0.48, y - h * 0.3],
      [x + w * 0.66, y],
    ],
    w * 0.05,
    3,
  );
  d.clipped(polygon(outline), () => {
    d.shape(outline, tone);
    d.shape(
      [
        [x - w, y],
        [x - w, y - h * 1.1],
        [x - w * 0.1, y - h * 1.1],
        [x - w * 0.16, y - h * 0.7],
        [x - w * 0.26, y - h * 0.4],
        [x - w * 0.2, y],
      ],
      mix(tone, '#ffd9a0', 0.4),
    );
    for (let i = 0; i < 12; i++) {
      const px = x + random.between(-0.5, 0.5) * w;
      const py = y - h * random.between(0.1, 0.9);
      d.shape(
        [
          [px, py],
          [px + w * 0.05, py + h * 0.16],
          [px - w * 0.02, py + h * 0.24],
        ],
        darker(tone, 0.2),
        0.6,
      );
    }
    for (let i = 0; i < 9; i++)
      d.circle(
        x + random.between(-0.4, 0.4) * w,
        y - h * random.between(0.66, 1),
        w * random.between(0.05, 0.1),
        mix(tone, '#3a6650', 0.45),
      );
  });
}

function templeHill(d: Drawing, random: Random, shore: number): void {
  const w = d.width;
  const x = w * d.by(0.76, 0.77, 0.77);
  const y = shore + 26;
  d.rolling(
    [
      [w * d.by(0.56, 0.5, 0.5), y + 44],
      [w * 0.66, y + 6],
      [x, y - 8],
      [w + 20, y - 20],
    ],
    y + 90,
    '#4f6f4c',
  );
  d.path(
    `M${round(w * d.by(0.56, 0.5, 0.5))},${y + 44}L${w + 20},${y + 64}V${y + 96}L${round(w * 0.6)},${y + 70}Z`,
    '#a8754c',
  );
  for (let i = 0; i < 12; i++)
    crown(
      d,
      random,
      x - 170 + i * 44,
      y - 20,
      96,
      80,
      ['#274f46', '#4f7f52', '#b5ad5c'],
      'left',
      10,
    );
  temple(d, x, y, d.by(1.15, 0.88, 1));
  d.path(
    [0, 1, 2, 3, 4, 5].map((i) => box(x - 40 - i * 7, y + i * 11, 80 + i * 14, 7)).join(''),
    '#f6dcb0',
  );
  d.path(
    [0, 1, 2, 3, 4, 5].map((i) => box(x - 40 - i * 7, y + 7 + i * 11, 80 + i * 14, 4)).join(''),
    '#8a6a58',
  );
}

/** Three roofs nested in each other, sweeping almost to the ground, with gilded finials. */
function temple(d: Drawing, x: number, y: number, k: number): void {
  d.at(x, y, k, () => {
    d.rect(-130, -84, 260, 90, '#f7e3bd');
    d.rect(30, -84, 100, 90, '#b98c74');
    d.path(
      [-112, -66, 52, 98].map((o) => box(o, -66, 15, 60)).join('') +
        `M-22,4v-70a22,26 0 0 1 44,0v70Z`,
      '#6b3430',
    );
    d.path('M-14,4v-66a14,18 0 0 1 28,0v66Z', brand.lamp);
    const tier = (top: number, half: number, foot: number, fill: string): void => {
      d.path(
        `M0,${top}Q${-half * 0.34},${foot - (foot - top) * 0.35} ${-half - 16},${foot}L${half + 16},${foot}Q${half * 0.34},${foot - (foot - top) * 0.35} 0,${top}Z`,
        fill,
      );
      d.path(
        `M0,${top}Q${half * 0.34},${foot - (foot - top) * 0.35} ${half + 16},${foot}L${half * 0.3},${foot}Z`,
        darker(fill, 0.38),
      );
      d.stroke(
        `M${-half - 26},${foot - 9}Q${-half - 12},${foot + 1} ${-half},${foot - 7}Q${-half * 0.32},${foot - (foot - top) * 0.38} 0,${top}Q${half * 0.32},${foot - (foot - top) * 0.38} ${half},${foot - 7}Q${half + 12},${foot + 1} ${half + 26},${foot - 9}`,
        brand.lamp,
        4,
      );
    };
    tier(-206, 178, -54, '#a83a2c');
    tier(-234, 126, -98, '#b8452f');
    tier(-262, 80, -142, '#c65234');
    d.path('M0,-262Q-34,-196 -54,-148L54,-148Q34,-196 0,-262Z', '#7d2f2c', 0.5);
    d.path('M0,-240L-26,-166L26,-166Z', '#e8a83c');
    d.path('M0,-226L-14,-174L14,-174Z', '#8f4a2c');
    d.path('M-3,-258L0,-306L3,-258ZM-8,-266h16v5h-16Z', brand.lamp);
    for (const o of [-118, -44, 40, 116]) d.path(box(o, -84, 7, 88), '#c65234');
    d.path('M-140,2h280v10h-280Z', '#f6dcb0');
  });
}

/** The long wooden river boat with its cabin roof and rows of windows. */
function slowBoat(d: Drawing, x: number, y: number, k: number): void {
  d.at(x, y, k, () => {
    d.path(
      'M-178,-20Q-60,-6 110,-14Q160,-18 192,-40Q184,-8 150,4L-140,4Q-170,-4 -178,-20Z',
      '#5f3530',
    );
    d.path(
      'M-178,-20Q-60,-6 110,-14Q160,-18 192,-40L188,-30Q160,-12 110,-8Q-60,0 -176,-14Z',
      brand.lamp,
    );
    d.path('M-150,-64L104,-64L104,-12L-150,-12Z', '#7d4a34');
    d.path(
      [0, 1, 2, 3, 4, 5, 6, 7].map((i) => box(-142 + i * 31, -56, 23, 26)).join(''),
      '#2f3f48',
    );
    for (let i = 0; i < 8; i += 1) {
      if (i % 3 === 1) continue;
      d.circle(-130 + i * 31, -38, 6, ['#c98f6a', '#8b5a40', '#e3a982'][i % 3] ?? '#c98f6a');
      d.rect(-137 + i * 31, -33, 14, 4, [brand.coral, '#fff6e3', brand.leaf][i % 3] ?? brand.coral);
    }
    d.rect(-150, -28, 254, 5, brand.coral);
    d.path('M-164,-64Q-30,-92 124,-66L124,-60L-164,-58Z', '#2e7d5b');
    d.path('M-164,-64Q-30,-92 124,-66L124,-63Q-30,-86 -164,-61Z', '#8fbf74');
    d.path(box(108, -62, 4, 48) + box(-160, -60, 4, 46), '#4a2c28');
    person(
      d,
      142,
      -16,
      74,
      { coat: '#f4e8d2', legs: '#2b3c5c', skin: '#a86f4e', hair: '#1c1418', hat: '#e9c98c' },
      'stand',
    );
    d.path('M-170,-22v-58l30,8l-30,9Z', brand.coral);
  });
}

function skiff(d: Drawing, x: number, y: number): void {
  d.at(x, y, 0.8, () => {
    d.path('M-76,-12Q0,0 76,-14Q60,6 40,6L-44,6Q-64,4 -76,-12Z', '#3f3a40');
    person(
      d,
      -34,
      -2,
      66,
      { coat: '#2f6f86', legs: '#3a3140', skin: '#a86f4e', hair: '#1c1418', hat: '#e9c98c' },
      'stand',
    );
    d.stroke('M-22,-60L-4,14', '#5a4036', 3);
  });
}
