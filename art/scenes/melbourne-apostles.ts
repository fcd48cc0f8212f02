import { brand, mix } from '../palette.ts';
import { grass } from '../parts/leaves.ts';
import { rugged } from '../parts/mountains.ts';
import { birds, sky, streaks, sun } from '../parts/sky.ts';
import { foam, glitter, ripples, sea } from '../parts/water.ts';
import { Random } from '../random.ts';
import { type Drawing, type Point, polygon, type Scene, spline } from '../svg.ts';

/** Sunset on the southern coast: stacks of limestone stand in the surf, the road winds above. */
export default {
  name: 'melbourne-apostles',
  draw(d) {
    const random = new Random('melbourne-apostles');
    const w = d.width;
    const horizon = d.by(450, 450, 590);
    const sx = w * d.by(0.3, 0.34, 0.34);
    sky(d, ['#274f7f', '#7f6f98', '#e8907a', '#ffbf7a', '#ffdd9a'], horizon);
    sun(d, sx, horizon - 54, 56, '#fff4cf', { halo: '#ffcd7e' });
    streaks(d, random, { top: 70, bottom: horizon - 130 }, 12, '#ffc39a', 0.6);
    streaks(d, random, { top: 40, bottom: horizon - 190 }, 7, '#54507f', 0.5);
    sea(d, horizon, ['#ffc98c', '#c98a86', '#56749a', '#1f4f76']);
    ripples(d, random, { top: horizon + 3, bottom: d.height }, 150, '#ffe2b4', 0.5);
    ripples(d, random, { top: horizon + 3, bottom: d.height }, 120, '#35587f', 0.45);
    glitter(d, random, sx, { top: horizon + 2, bottom: d.height - 160 }, [34, 150], '#fff0c4', 0.9);
    const stacks = d.by(
      [
        [170, 40, 60, 90],
        [440, 60, 76, 130],
        [690, 90, 100, 200],
        [560, 40, 44, 90],
        [900, 150, 160, 330],
        [330, 190, 190, 300],
      ],
      [
        [90, 40, 56, 90],
        [250, 56, 60, 120],
        [560, 100, 120, 260],
        [440, 44, 46, 110],
        [180, 200, 170, 290],
      ],
      [
        [90, 44, 62, 110],
        [240, 60, 66, 150],
        [560, 120, 140, 330],
        [420, 50, 56, 140],
        [170, 260, 200, 370],
      ],
    ) as [number, number, number, number][];
    stacks.forEach(([x, dy, sw, h], i) => {
      stack(d, random, x, horizon + dy, sw, h, sx, 0.5 - i * 0.09);
    });
    for (let i = 0; i < 5; i++) {
      const y = horizon + 230 + i * d.by(52, 54, 80);
      const line = Array.from(
        { length: 12 },
        (_, k): Point => [
          -40 + (w * 0.72 * k) / 11 - i * 20,
          y + 16 * Math.sin(k * 0.8 + i) - k * 5,
        ],
      );
      foam(d, random, line, 9 + i * 2, '#ffe9d0', 0.75);
    }
    coast(d, random, horizon);
    birds(d, random, [w * 0.52, horizon - 190], [140, 60], 7, 14, '#3a3050');
  },
} satisfies Scene;

function stack(
  d: Drawing,
  random: Random,
  x: number,
  y: number,
  w: number,
  h: number,
  sunX: number,
  haze: number,
): void {
  const s = sunX < x ? -1 : 1;
  const fog = (c: string): string => mix(c, '#f0a882', Math.max(0, haze));
  const outline = rugged(
    random,
    [
      [x - w * 0.62, y],
      [x - w * 0.46, y - h * 0.3],
      [x - w * 0.5, y - h * 0.62],
      [x - w * 0.36, y - h * 0.95],
      [x - w * 0.05, y - h],
      [x + w * 0.34, y - h * 0.93],
      [x + w * 0.42, y - h * 0.6],
      [x + w * 0.5, y - h * 0.34],
      [x + w * 0.66, y],
    ],
    w * 0.06,
    2,
  );
  d.shape(
    [
      [x - w * 0.5, y + 3],
      [x + w * 0.5, y + 3],
      [x + w * 0.3, y + h * 0.5],
      [x - w * 0.34, y + h * 0.46],
    ],
    fog('#5f4a68'),
    0.4,
  );
  d.clipped(polygon(outline), () => {
    d.shape(outline, fog('#8a4d4c'));
    d.shape(
      [
        [x + s * w, y + 5],
        [x + s * w, y - h * 1.1],
        [x + s * w * 0.06, y - h * 1.1],
        [x + s * w * 0.16, y - h * 0.7],
        [x + s * w * 0.02, y - h * 0.5],
        [x + s * w * 0.2, y - h * 0.25],
        [x + s * w * 0.12, y + 5],
      ],
      fog('#f09a5c'),
    );
    d.shape(
      [
        [x + s * w, y + 5],
        [x + s * w, y - h * 1.1],
        [x + s * w * 0.3, y - h * 1.1],
        [x + s * w * 0.36, y - h * 0.6],
        [x + s * w * 0.4, y + 5],
      ],
      fog('#ffc486'),
    );
    for (let i = 1; i < 9; i++) {
      const ly = y - (h * i) / 9.3;
      d.line(
        rugged(
          random,
          [
            [x - w * 0.7, ly],
            [x + w * 0.7, ly + 4],
          ],
          6,
          3,
        ),
        fog('#6b3a44'),
        1 + h * 0.008,
        0.4,
      );
    }
    d.shape(
      [
        [x - w * 0.5, y - h * 1.05],
        [x + w * 0.5, y - h * 1.05],
        [x + w * 0.5, y - h * 0.93],
        [x, y - h * 0.95],
        [x - w * 0.5, y - h * 0.9],
      ],
      fog('#6f7a48'),
    );
  });
  foam(
    d,
    random,
    [
      [x - w * 0.85, y + 2],
      [x - w * 0.3, y + 7],
      [x + w * 0.3, y + 6],
      [x + w * 0.85, y + 2],
    ],
    5 + w * 0.05,
    '#fff3df',
    0.95,
  );
}

/** The mainland cliff on the right with the road on its shoulder and one car's lamps. */
function coast(d: Drawing, random: Random, horizon: number): void {
  const w = d.width;
  const b = d.height + 10;
  const l = w * d.by(0.62, 0.66, 0.66);
  const y = horizon + d.by(10, 30, 40);
  const crest: Point[] = [
    [l + 60, y + 40],
    [l + 150, y - 20],
    [l + w * 0.16, y - 46],
    [w + 20, y - 90],
  ];
  const face: Point[] = [
    ...rugged(random, crest, 8),
    [w + 20, b],
    [l - w * 0.2, b],
    [l - 30, y + 330],
    [l + 20, y + 180],
  ];
  d.clipped(polygon(face), () => {
    d.shape(face, '#7d4648');
    // Fluted limestone: lit ribs of all widths, with the dark of the gullies between them.
    const gullies: Point[][] = [];
    const ribs = ['#e58a58', '#f2a86c', '#d97a50', '#f7b87c'] as const;
    for (let x = l - w * 0.22; x < w + 60; ) {
      const wide = random.between(22, 78);
      const gully = y - 40 + random.between(150, 330);
      d.shape(
        [
          [x + 60, y - 40],
          [x + 60 + wide * 0.5, y - 40],
          [x + 30 + wide, gully],
          [x - 10 + wide, b],
          [x - 50, b],
          [x, gully - 60],
        ],
        random.of(ribs),
      );
      gullies.push([
        [x + 34 + wide, gully - 60],
        [x + 42 + wide, gully + 60],
        [x + 10 + wide, b],
        [x - 24 + wide, b],
      ]);
      x += wide * random.between(0.8, 1.2);
    }
    for (const gully of gullies) d.shape(gully, '#a85a4c', 0.75);
    for (let i = 1; i < 14; i++)
      d.line(
        rugged(
          random,
          [
            [l - 200, y + i * 46 + 20],
            [w + 20, y + i * 46 - 24],
          ],
          9,
          5,
        ),
        '#5f343c',
        2.4,
        0.4,
      );
  });
  d.path(
    `${spline(crest)}L${w + 20},${y + 150}C${w * 0.9},${y + 100} ${l + 150},${y + 150} ${l + 60},${y + 40}Z`,
    '#5f7a4c',
  );
  d.path(
    `M${w + 20},${y - 58}C${w * 0.92},${y - 30} ${l + 210},${y - 30} ${l + 150},${y + 16}C${l + 190},${y + 50} ${w * 0.9},${y + 30} ${w + 20},${y + 70}L${w + 20},${y + 108}C${w * 0.9},${y + 56} ${l + 150},${y + 80} ${l + 118},${y + 20}C${l + 170},${y - 46} ${w * 0.92},${y - 46} ${w + 20},${y - 74}Z`,
    '#4d4a5c',
  );
  d.stroke(
    `M${w + 20},${y + 88}C${w * 0.9},${y + 44} ${l + 170},${y + 66} ${l + 134},${y + 18}`,
    '#ffe1a1',
    2,
    0.8,
  );
  grass(
    d,
    random,
    Array.from(
      { length: 60 },
      (_, i): Point => [l + 70 + ((w - l) * i) / 56, y + 40 - 34 * Math.sin(i / 30) - i * 1.1],
    ),
    22,
    '#a8a85c',
    3,
  );
  const cx = w * d.by(0.86, 0.9, 0.9);
  d.glow(cx - 40, y + 50, 80, brand.paleLamp, 0.7, 0.5);
  d.pill(cx - 20, y + 32, 44, 18, 7, brand.coral);
  d.pill(cx - 10, y + 22, 26, 14, 6, '#fff0d6');
  d.path(`M${cx - 12},${y + 52}a5,5 0 1 0 10,0ZM${cx + 8},${y + 52}a5,5 0 1 0 10,0Z`, '#1f1c28');
}
