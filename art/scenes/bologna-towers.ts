import { brand, darker, mix } from '../palette.ts';
import { hillTown } from '../parts/houses.ts';
import { profile } from '../parts/mountains.ts';
import { birds, cumulus, sky, streaks, sun } from '../parts/sky.ts';
import { cypress } from '../parts/trees.ts';
import { Random } from '../random.ts';
import { box, type Drawing, type Scene } from '../svg.ts';

/** Golden hour over a terracotta sea; the two towers lean apart, one side aflame, one in shade. */
export default {
  name: 'bologna-towers',
  draw(d) {
    const random = new Random('bologna-towers');
    const roofline = d.by(560, 580, 760);
    sky(d, ['#3f6f96', '#8fa9ae', '#f8c99a', '#ffb27a'], roofline);
    sun(d, d.by(380, 170, 170), roofline - 140, 56, '#fff2cf', { halo: '#ffcf8a' });
    cumulus(
      d,
      random,
      d.width * 0.8,
      d.by(270, 260, 330),
      360,
      { light: '#ffe9cc', shade: '#c99aa0' },
      'left',
    );
    streaks(d, random, { top: 80, bottom: roofline - 220 }, 8, '#ffe3bd', 0.6);
    d.land(
      profile(random, [-10, roofline - 50], [d.width + 10, roofline - 100], 50),
      d.height,
      '#b58f92',
    );
    d.land(
      profile(random, [-10, roofline - 10], [d.width + 10, roofline - 50], 36),
      d.height,
      '#96767e',
    );
    for (let i = 0; i < 24; i++)
      cypress(
        d,
        random.between(0, d.width),
        roofline + 6,
        random.between(24, 50),
        '#6d6f62',
        '#545c5e',
        'left',
      );
    sanLuca(d, d.width * d.by(0.14, 0.4, 0.38), roofline - 62);
    const town = {
      walls: ['#e8a070', '#f2bf8c', '#d98a60', '#f6d3a4', '#cf7450'] as const,
      roofs: ['#b5482f', '#c65a38', '#a03f2e', '#d97048'] as const,
    };
    hillTown(
      d,
      random,
      {
        left: -20,
        right: d.width + 20,
        crest: (x) => roofline + 8 + 8 * Math.sin(x / 90),
        rows: 4,
        step: 36,
        size: 70,
        ...town,
        haze: '#f2b48c',
        trees: '#7f8a55',
      },
      'left',
    );
    const x = d.by(1080, 560, 550);
    const k = d.by(1, 1, 1.18);
    dome(d, x - d.by(420, 320, 320), roofline + 110, 1);
    // Garisenda is short and stout, Asinelli slim and high: they lean towards each other's outside.
    tower(d, random, x - 130 * k, roofline + 170, 250 * k, 62 * k, -4.2, false);
    tower(d, random, x + 60 * k, roofline + 190, 540 * k, 54 * k, 1.6, true);
    hillTown(
      d,
      random,
      {
        left: -20,
        right: d.width + 20,
        crest: (cx) => roofline + 150 + 18 * Math.sin(cx / 130 + 1),
        rows: 3,
        step: 66,
        size: 116,
        ...town,
        haze: '#e8996c',
        trees: '#5f7a4c',
      },
      'left',
    );
    birds(d, random, [x - 220, d.by(220, 220, 300)], [160, 70], 11, 13, '#4a3a4c');
    loggia(d, random);
  },
} satisfies Scene;

function tower(
  d: Drawing,
  random: Random,
  x: number,
  y: number,
  h: number,
  w: number,
  lean: number,
  high: boolean,
): void {
  d.at(
    x,
    y,
    1,
    () => {
      const lit = '#d9774a';
      d.shape(
        [
          [-w / 2 - 4, 0],
          [-w / 2 + 3, -h],
          [w / 2 - 3, -h],
          [w / 2 + 4, 0],
        ],
        lit,
      );
      d.shape(
        [
          [w * 0.08, 0],
          [w * 0.08, -h],
          [w / 2 - 3, -h],
          [w / 2 + 4, 0],
        ],
        '#7a3f40',
      );
      let bricks = '';
      for (let i = 0; i < h / 5; i++)
        bricks += box(
          random.between(-w / 2 + 3, w * 0.02),
          -random.between(4, h - 6),
          random.between(5, 12),
          2.4,
        );
      d.path(bricks, mix(lit, '#f6b98a', 0.7));
      let holes = '';
      for (let i = 30; i < h - 20; i += 34)
        holes += box(-w * 0.2, -i, 4, 7) + (i % 3 ? box(w * 0.24, -i - 12, 4, 7) : '');
      d.path(holes, '#4a2530');
      if (high) {
        d.rect(-w / 2 - 4, -h - 4, w + 8, 8, darker(lit, 0.25));
        d.path(
          [-0.5, -0.24, 0.02, 0.28].map((o) => box(o * w - 2, -h - 18, w * 0.17, 16)).join(''),
          lit,
        );
        d.rect(-w * 0.26, -h - 62, w * 0.52, 60, '#e08a58');
        d.rect(w * 0.04, -h - 62, w * 0.22, 60, '#7a3f40');
        d.path(`M${-w * 0.16},${-h - 6}v-30a7,8 0 0 1 14,0v30Z`, '#4a2530');
        d.path(`M${-w * 0.28},${-h - 60}Q0,${-h - 96} ${w * 0.28},${-h - 60}Z`, '#a8543c');
        d.rect(-1.5, -h - 118, 3, 40, '#4a2530');
        d.shape(
          [
            [-w / 2 - 26, 0],
            [-w / 2 - 26, -54],
            [w / 2 + 26, -54],
            [w / 2 + 26, 0],
          ],
          '#c4683f',
        );
        d.path(
          [-2, -1, 0, 1].map((i) => `M${i * 26 + 2},0v-26a11,12 0 0 1 22,0v26Z`).join(''),
          '#5a2f38',
        );
      } else {
        d.rect(-w / 2 + 1, -h - 6, w - 2, 8, '#8f4a3c');
      }
    },
    lean,
  );
}

function dome(d: Drawing, x: number, y: number, k: number): void {
  d.at(x, y, k, () => {
    d.rect(-64, -90, 128, 100, '#e39a68');
    d.rect(14, -90, 50, 100, '#9c5a4c');
    d.path('M-60,-90Q-58,-152 0,-164Q58,-152 60,-90Z', '#b5553a');
    d.path('M8,-163Q58,-152 60,-90L20,-90Q26,-140 8,-163Z', '#7f3c38');
    d.path('M-14,-160h28v-34h-28Z', '#f2bf8c');
    d.path('M-20,-192L0,-216L20,-192Z', '#8a4638');
    d.path([-48, -22, 4, 30].map((o) => `M${o},-30v-26a8,9 0 0 1 16,0v26Z`).join(''), '#5a2f38');
  });
}

function sanLuca(d: Drawing, x: number, y: number): void {
  d.path(`M${x - 26},${y + 30}v-30h14a16,16 0 0 1 32,0h16v30Z`, '#c98a78');
  d.rect(x + 26, y - 22, 7, 50, '#a8706c');
}

/** The terrace we stand on: a rail with pots keeps the bottom calm. */
function loggia(d: Drawing, random: Random): void {
  const y = d.height - d.by(100, 100, 180);
  d.rect(-5, y, d.width + 10, d.height - y + 5, '#6b3036');
  d.rect(-5, y, d.width + 10, 16, '#f2b483');
  d.rect(-5, y + 16, d.width + 10, 10, '#4a2230');
  let posts = '';
  for (let x = 10; x < d.width; x += 46)
    posts += `M${x},${d.height + 5}V${y + 60}q-8,-22 6,-34h14q14,12 6,34V${d.height + 5}Z`;
  d.path(posts, '#a8553f');
  for (const f of [0.08, 0.2, 0.9]) {
    const x = d.width * f;
    d.shape(
      [
        [x - 26, y - 40],
        [x + 26, y - 40],
        [x + 18, y + 2],
        [x - 18, y + 2],
      ],
      brand.coral,
    );
    d.shape(
      [
        [x + 4, y - 40],
        [x + 26, y - 40],
        [x + 18, y + 2],
        [x + 4, y + 2],
      ],
      '#8f3430',
    );
    for (let i = 0; i < 26; i++)
      d.circle(
        x + random.between(-36, 36),
        y - 46 - random.between(0, 44),
        random.between(5, 11),
        random.of(['#2e7d5b', '#1f5a48', '#2e7d5b', '#e9546c']),
      );
  }
}
