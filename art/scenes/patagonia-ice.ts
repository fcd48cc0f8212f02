import { brand, mix } from '../palette.ts';
import { penguin } from '../parts/animals.ts';
import { peak, rugged } from '../parts/mountains.ts';
import { birds, sky, streaks, sun } from '../parts/sky.ts';
import { glitter, ripples, sea } from '../parts/water.ts';
import { Random } from '../random.ts';
import { box, type Drawing, type Point, polygon, type Scene } from '../svg.ts';

/** The long gold of an antarctic evening: a three-master among bergs, a few onlookers on the floe. */
export default {
  name: 'patagonia-ice',
  draw(d) {
    const random = new Random('patagonia-ice');
    const w = d.width;
    const horizon = d.by(500, 500, 650);
    const sx = w * d.by(0.34, 0.3, 0.3);
    sky(d, ['#3d6f9c', '#8fb0c4', '#f5d5bd', '#ffd9a0'], horizon);
    sun(d, sx, horizon - 110, 44, '#fff7de', { halo: '#ffe0a4' });
    streaks(d, random, { top: 60, bottom: 260 }, 10, '#fdeadb', 0.7);
    const white = {
      lit: '#fdf1e2',
      shade: '#8fa9c6',
      snow: '#fffaf2',
      snowShade: '#a9bfd6',
      snowLine: 0.6,
    };
    for (const [fx, h, hw] of [
      [0.04, 170, 260],
      [0.2, 120, 240],
      [0.62, 150, 260],
      [0.78, 240, 330],
      [0.97, 190, 300],
    ] as const)
      peak(d, random, [w * fx, horizon - h], horizon, hw * d.by(1, 0.7, 0.75), white, 'left');
    d.rect(
      -5,
      horizon - 50,
      w + 10,
      54,
      d.fade([
        [0, '#fdeadb', 0],
        [1, '#fdeadb', 0.8],
      ]),
    );
    sea(d, horizon, ['#fbdcb4', '#8fb7c4', '#3a83a3', '#134c70']);
    ripples(d, random, { top: horizon + 3, bottom: d.height }, 160, '#2f789a', 0.45);
    ripples(d, random, { top: horizon + 3, bottom: d.height }, 100, '#fff0d4', 0.6, 0.9);
    glitter(
      d,
      random,
      sx,
      { top: horizon + 2, bottom: d.height - 120 },
      [30, 170],
      '#fff4d4',
      0.85,
    );
    berg(d, random, w * d.by(0.1, 0.04, 0.04), horizon + 40, d.by(230, 190, 220), 130);
    berg(
      d,
      random,
      w * d.by(0.92, 0.97, 0.97),
      horizon + 60,
      d.by(330, 260, 300),
      d.by(230, 210, 270),
    );
    berg(d, random, w * d.by(0.44, 0.46, 0.46), horizon + 24, 130, 60);
    const x = w * d.by(0.66, 0.57, 0.57);
    const y = horizon + d.by(90, 96, 130);
    const size = d.by(470, 430, 500);
    d.mirrored(y, () => ship(d, x, y, size), 0.28, 0.5);
    ship(d, x, y, size);
    ripples(
      d,
      random,
      { top: y, bottom: y + 130, left: x - 240, right: x + 240 },
      26,
      '#3a83a3',
      0.6,
    );
    for (let i = 0; i < 16; i++) {
      const fy = random.between(horizon + 90, d.height - 140);
      floe(d, random.between(0, w), fy, 22 + (fy - horizon) * 0.2, random);
    }
    front(d, random);
    birds(d, random, [w * 0.52, 210], [160, 60], 6, 15, '#2f4a66');
  },
} satisfies Scene;

function berg(d: Drawing, random: Random, x: number, y: number, w: number, h: number): void {
  const outline = rugged(
    random,
    [
      [x - w * 0.55, y],
      [x - w * 0.5, y - h * 0.45],
      [x - w * 0.3, y - h * 0.62],
      [x - w * 0.16, y - h],
      [x + w * 0.12, y - h * 0.86],
      [x + w * 0.2, y - h * 0.5],
      [x + w * 0.44, y - h * 0.6],
      [x + w * 0.56, y],
    ],
    h * 0.05,
    2,
  );
  d.shape(
    outline.map(([px, py]): Point => [px, y + (y - py) * 0.4]),
    '#cfe6ea',
    0.45,
  );
  d.clipped(polygon(outline), () => {
    d.shape(outline, '#fff3e2');
    d.shape(
      [
        [x - w * 0.12, y - h * 1.1],
        [x - w * 0.02, y - h * 0.7],
        [x - w * 0.14, y - h * 0.4],
        [x, y],
        [x + w, y],
        [x + w, y - h * 1.1],
      ],
      '#a5c8dc',
    );
    d.shape(
      [
        [x + w * 0.14, y - h],
        [x + w * 0.1, y - h * 0.5],
        [x + w * 0.24, y - h * 0.3],
        [x + w * 0.2, y],
        [x + w, y],
        [x + w, y - h],
      ],
      '#6fa5c6',
    );
    for (let i = 0; i < 9; i++) {
      const cx = x + random.between(-0.5, 0.5) * w;
      const cy = y - h * random.between(0.1, 0.8);
      d.shape(
        [
          [cx, cy],
          [cx + w * 0.05, cy + h * 0.2],
          [cx - w * 0.02, cy + h * 0.3],
        ],
        cx < x ? '#c3dbe6' : '#4f8cb4',
        0.7,
      );
    }
    d.rect(x - w, y - h * 0.07, w * 2, h * 0.08, '#4fb0bc', 0.75);
  });
}

/** A barque: square sails on two masts, fore-and-aft on the third. About 300 wide. */
function ship(d: Drawing, x: number, y: number, size: number): void {
  d.at(x, y, size / 300, () => {
    const mast = '#5a3f34';
    d.path(
      'M-128,-26Q-60,-14 60,-18Q110,-20 138,-34Q128,-8 104,4L-106,4Q-124,-6 -128,-26Z',
      '#17293a',
    );
    d.path(
      'M-128,-26Q-60,-14 60,-18Q110,-20 138,-34L134,-27Q108,-14 60,-12Q-60,-8 -126,-20Z',
      '#fff3dc',
    );
    d.path('M-112,-4L112,-4L104,4L-106,4Z', brand.coral);
    d.stroke('M128,-30L186,-50', mast, 3.4);
    d.path(box(-88, -170, 4, 156) + box(-14, -206, 4.6, 190) + box(64, -198, 4.6, 182), mast);
    for (const [mx, top] of [
      [-12, -200],
      [66, -192],
    ] as const) {
      for (let i = 0; i < 4; i++) {
        const sy = top + 8 + i * 41;
        const half = 24 + i * 7;
        d.path(
          `M${mx - half},${sy}L${mx + half},${sy}Q${mx + half + 10},${sy + 20} ${mx + half + 5},${sy + 37}Q${mx},${sy + 30} ${mx - half - 5},${sy + 37}Q${mx - half + 6},${sy + 20} ${mx - half},${sy}Z`,
          '#fff3dc',
        );
        d.path(
          `M${mx + half * 0.24},${sy}L${mx + half},${sy}Q${mx + half + 10},${sy + 20} ${mx + half + 5},${sy + 37}Q${mx + half * 0.6},${sy + 32} ${mx + half * 0.2},${sy + 32}Z`,
          '#d3b7a4',
        );
        d.stroke(`M${mx - half - 3},${sy}H${mx + half + 3}`, mast, 2.2);
      }
    }
    d.path('M-88,-120L-128,-142Q-138,-80 -142,-36Q-110,-28 -88,-32Z', '#fbe3c4');
    d.path('M-88,-166L-124,-142L-88,-124Z', '#d3b7a4');
    d.stroke('M-88,-120L-130,-144M-88,-30L-146,-36', mast, 2);
    d.path('M72,-150Q110,-92 150,-44Q112,-40 74,-46Z', '#e8cdb2');
    d.path('M74,-178Q134,-104 182,-52Q166,-50 152,-44Q112,-96 74,-178Z', '#fff3dc');
    d.stroke('M67,-196L186,-50M-12,-204L66,-150M-86,-168L-12,-120M-12,-204L-86,-120', mast, 1);
    d.path('M-86,-170l-22,-7l22,-7Z', brand.coral);
  });
}

function floe(d: Drawing, x: number, y: number, s: number, random: Random): void {
  const j = (): number => random.between(0.8, 1.2);
  const top: Point[] = [
    [x - s * j(), y],
    [x - s * 0.5, y - s * 0.2 * j()],
    [x + s * 0.4 * j(), y - s * 0.22],
    [x + s * j(), y - s * 0.02],
    [x + s * 0.5, y + s * 0.12 * j()],
    [x - s * 0.4 * j(), y + s * 0.14],
  ];
  d.shape(
    top.map(([px, py]): Point => [px, py + s * 0.09]),
    '#5fa5c0',
  );
  d.shape(top, '#fdf3e6');
}

function front(d: Drawing, random: Random): void {
  const w = d.width;
  const h = d.height;
  const y = h - d.by(190, 190, 290);
  const edge = rugged(
    random,
    [
      [-20, y - 30],
      [w * 0.2, y - 10],
      [w * 0.38, y + 50],
      [w * 0.5, y + 130],
      [w * 0.74, y + 150],
      [w + 20, y + 70],
    ],
    12,
  );
  d.shape(
    [...edge.map(([x, py]): Point => [x, py + 30]), [w + 20, h + 10], [-20, h + 10]],
    '#4f95b4',
  );
  d.shape(
    [...edge, [w + 20, h + 10], [-20, h + 10]].map(([x = 0, py = 0]): Point => [x, py]),
    '#cfe0e6',
  );
  d.shape(
    [
      ...edge.map(([x, py], i): Point => [x, py + (i % 3) * 5 + 40]),
      [w + 20, h + 10],
      [-20, h + 10],
    ],
    '#a9c6d8',
  );
  d.shape(
    [...edge, ...edge.map(([x, py], i): Point => [x - 20, py + 26 + (i % 2) * 14]).reverse()],
    '#fffaf0',
  );
  const birdsHere = { back: '#16222e', belly: '#fffaf0', beak: '#e8743c', blush: '#ffb73a' };
  const spots = d.by(
    [
      [150, 20, 170, 1],
      [250, 46, 150, 1],
      [360, 78, 128, -1],
      [480, 110, 96, 1],
      [70, 60, 140, 1],
    ],
    [
      [90, 30, 160, 1],
      [180, 56, 140, 1],
      [280, 90, 116, -1],
    ],
    [
      [90, 50, 200, 1],
      [200, 90, 170, 1],
      [310, 130, 136, -1],
    ],
  ) as [number, number, number, number][];
  for (const [x, dy, s, f] of spots) {
    d.shape(
      [
        [x - s * 0.16, y + dy],
        [x + s * 0.2, y + dy],
        [x + s * 1, y + dy + s * 0.22],
        [x + s * 0.7, y + dy + s * 0.26],
      ],
      mix('#4f7fa8', '#a9c6d8', 0.2),
      0.6,
    );
    penguin(d, x, y + dy, s, birdsHere, f);
  }
}
