import { brand, mix } from '../palette.ts';
import { skyline } from '../parts/houses.ts';
import { peak } from '../parts/mountains.ts';
import { castShadow, person } from '../parts/people.ts';
import { birds, cumulus, sky, streaks } from '../parts/sky.ts';
import { crown, trunk } from '../parts/trees.ts';
import { Random } from '../random.ts';
import { box, type Drawing, type Point, type Scene } from '../svg.ts';

/** Golden hour at the Alameda: marble and a gold-tiled dome, a tall tower, two volcanoes in the clear air. */
export default {
  name: 'mexico-city-palace',
  draw(d) {
    const random = new Random('mexico-city-palace');
    const w = d.width;
    const ground = d.by(700, 710, 920);
    sky(d, ['#356f9e', '#86aebc', '#f4d3a4', '#ffbf85'], ground);
    streaks(d, random, { top: 50, bottom: 260 }, 9, '#ffe9c8', 0.65);
    cumulus(d, random, w * 0.16, ground - 400, 330, { light: '#fff3dc', shade: '#d3b0a8' }, 'left');
    const rock = {
      lit: '#c79a98',
      shade: '#8f84a4',
      snow: '#fff6e6',
      snowShade: '#c3bdd0',
      snowLine: 0.3,
    };
    const base = ground - 130;
    peak(d, random, [w * d.by(0.16, 0.12, 0.1), base - 210], base, 360, rock, 'left', {
      rough: 0.02,
    });
    for (const [o, h] of [
      [-120, 90],
      [-30, 130],
      [60, 104],
      [150, 120],
    ] as const)
      peak(d, random, [w * d.by(0.4, 0.4, 0.4) + o, base - h], base, 150, rock, 'left');
    skyline(d, random, -20, w + 20, ground - 60, [60, 170], '#b98f92', '#f3bd94', 'left');
    latino(d, w * d.by(0.83, 0.86, 0.86), ground, d.by(1, 0.96, 1.2));
    birds(d, random, [w * 0.34, 240], [110, 50], 6, 13, '#4a4054');
    plaza(d, random, ground);
    palace(d, w * d.by(0.53, 0.5, 0.5), ground + 6, d.by(1.12, 0.82, 0.9));
    for (const [fx, s] of d.by(
      [
        [0.03, 300],
        [0.15, 240],
        [0.95, 320],
        [0.86, 220],
      ],
      [
        [0.02, 260],
        [0.98, 280],
      ],
      [
        [0.02, 310],
        [0.99, 330],
      ],
    ) as [number, number][]) {
      d.ellipse(w * fx + 90, ground + 70, s * 0.6, 16, '#8a5f5c', 0.45);
      trunk(d, w * fx, ground + 66, ground - s * 0.5, s * 0.05, '#4a3440');
      crown(
        d,
        random,
        w * fx,
        ground - s * 0.6,
        s,
        s * 0.7,
        ['#6a4c9c', '#9474c4', '#d0b4ea'],
        'left',
        18,
      );
    }
    const folk = d.by(
      [
        [520, 120, 112],
        [600, 126, 106],
        [1180, 110, 104],
        [860, 170, 130],
      ],
      [
        [260, 120, 106],
        [330, 126, 100],
        [720, 150, 116],
      ],
      [
        [240, 150, 124],
        [320, 158, 118],
        [740, 190, 132],
      ],
    ) as [number, number, number][];
    folk.forEach(([x, dy, h], i) => {
      castShadow(d, x, ground + dy, h * 0.1, h * 0.9, h * 0.2, '#7d5a5c', 0.45);
      person(
        d,
        x,
        ground + dy,
        h,
        {
          coat: [brand.coral, '#2f6f86', brand.lamp, '#f4e8d2'][i] ?? brand.coral,
          legs: '#3a3448',
          skin: ['#c98f6a', '#a86f4e', '#8b5a40'][i % 3] ?? '#c98f6a',
          hair: '#241a1c',
        },
        'walk',
        i % 2 ? -1 : 1,
      );
    });
  },
} satisfies Scene;

function latino(d: Drawing, x: number, y: number, k: number): void {
  d.at(x, y, k, () => {
    const tiers: [number, number, number][] = [
      [96, 0, 190],
      [72, 190, 330],
      [46, 330, 400],
      [26, 400, 436],
    ];
    for (const [w, from, to] of tiers) {
      d.rect(-w / 2, -to, w, to - from, '#d9b49c');
      d.rect(w * 0.06, -to, w * 0.44, to - from, '#7f7690');
      let panes = '';
      for (let v = from + 8; v < to - 4; v += 11) panes += box(-w / 2 + 3, -v - 5, w * 0.5, 5);
      d.path(panes, '#6a8596', 0.8);
      let dark = '';
      for (let v = from + 8; v < to - 4; v += 11) dark += box(w * 0.1, -v - 5, w * 0.37, 5);
      d.path(dark, '#5a5674', 0.8);
    }
    d.rect(-8, -470, 16, 36, '#d9b49c');
    d.shape(
      [
        [-4, -468],
        [0, -570],
        [4, -468],
      ],
      '#6b6484',
    );
    d.rect(-2, -520, 4, 20, brand.coral);
  });
}

/** Bellas Artes: wings with arches, a projecting porch, the stepped dome with its eagle. */
function palace(d: Drawing, x: number, y: number, k: number): void {
  d.at(x, y, k, () => {
    const marble = '#fff0d6';
    const shade = '#c79f94';
    d.path('M-420,0L470,0L650,70L-300,70Z', '#8a5f5c', 0.35);
    d.rect(-400, -150, 800, 150, marble);
    d.rect(250, -150, 150, 150, shade);
    d.rect(-412, -162, 824, 16, '#fff8e8');
    d.rect(-400, -146, 800, 7, shade, 0.7);
    let arches = '';
    for (let i = 0; i < 12; i++) {
      const ax = -384 + i * 64;
      if (Math.abs(ax + 16) < 140) continue;
      arches += `M${ax},-24v-66a17,20 0 0 1 34,0v66Z`;
    }
    d.path(arches, '#7a5a66');
    d.path(arches.replace(/v-66/g, 'v-60'), brand.lamp, 0.3);
    // Corner pavilions with small domes.
    for (const o of [-330, 330]) {
      d.rect(o - 46, -196, 92, 46, marble);
      d.rect(o + 12, -196, 34, 46, shade);
      d.path(`M${o - 46},-196q46,-86 92,0Z`, '#e8943f');
      d.path(`M${o + 8},-238q26,8 38,42h-30Z`, '#a8573c');
      d.rect(o - 2, -262, 4, 24, '#8a5f5c');
    }
    // The drum, then ribs of tile that step from gold to orange.
    d.rect(-150, -236, 300, 80, marble);
    d.rect(30, -236, 120, 80, shade);
    d.path(
      [-132, -84, -36, 12, 60, 104].map((o) => `M${o},-166v-34a15,17 0 0 1 30,0v34Z`).join(''),
      '#7a5a66',
    );
    d.rect(-160, -246, 320, 12, '#fff8e8');
    d.path('M-146,-246Q-136,-372 0,-400Q136,-372 146,-246Z', '#f2a13a');
    d.path('M-146,-246Q-136,-372 0,-400Q-60,-360 -72,-246Z', '#ffd27a');
    d.path('M30,-246Q40,-360 0,-400Q136,-372 146,-246Z', '#c9663a');
    d.path('M92,-246Q86,-350 0,-400Q136,-372 146,-246Z', '#8f4440');
    d.path(
      'M-150,-262L150,-262L150,-270L-150,-270ZM-142,-300L142,-300L140,-306L-140,-306Z',
      '#fff0d6',
      0.7,
    );
    d.path('M-26,-394h52v-32h-52Z', marble);
    d.path('M6,-394h20v-32h-20Z', shade);
    d.path('M-30,-426Q0,-462 30,-426Z', '#e8943f');
    d.path('M-3,-446h6v-26h-6ZM-20,-474q20,-18 40,0q-20,-6 -40,0Z', '#7a4a3c');
    // The porch.
    d.rect(-130, -196, 260, 200, '#fff8e8');
    d.rect(70, -196, 60, 200, '#d9b4a4');
    d.path('M-140,-196Q0,-286 140,-196Z', '#fff8e8');
    d.path('M-100,-200Q0,-262 100,-200Z', '#c79f94');
    d.path(
      'M-96,0v-104a26,34 0 0 1 52,0v104ZM-26,0v-110a26,34 0 0 1 52,0v110ZM44,0v-104a26,34 0 0 1 52,0v104Z',
      '#5f4456',
    );
    d.path('M-88,0v-100a18,24 0 0 1 36,0v100ZM-18,0v-106a18,24 0 0 1 36,0v106Z', brand.lamp, 0.75);
    for (const o of [-116, -36, 32, 108]) {
      d.rect(o - 5, -170, 10, 170, marble);
      d.rect(o + 1, -170, 4, 170, shade);
    }
    d.path('M-150,0h300v8h-300ZM-164,8h328v8h-328ZM-178,16h356v8h-356Z', '#f0d6b4');
  });
}

function plaza(d: Drawing, random: Random, y: number): void {
  d.rect(-5, y - 62, d.width + 10, 70, '#8f8a64');
  for (let i = 0; i < d.width / 34; i++)
    crown(d, random, i * 36, y - 40, 62, 46, ['#4f6a4c', '#7a9054', '#d3bd6c'], 'left', 8);
  d.rect(
    -5,
    y,
    d.width + 10,
    d.height - y + 5,
    d.fade([
      [0, '#f3cfa4'],
      [1, '#b5847a'],
    ]),
  );
  const c = d.width * 0.5;
  for (let i = -9; i <= 9; i++)
    d.shape(
      [
        [c + i * 70, y],
        [c + i * 70 + 6, y],
        [c + i * 210 + 20, d.height + 5],
        [c + i * 210, d.height + 5],
      ],
      '#d9a888',
      0.7,
    );
  for (let i = 1; i < 8; i++) d.rect(-5, y + i * i * 6, d.width + 10, 2 + i * 0.5, '#d9a888', 0.7);
  const bed: Point[] = [
    [-10, y + 90],
    [d.width * 0.2, y + 84],
    [d.width * 0.1, d.height],
    [-10, d.height],
  ];
  d.shape(bed, '#5f7f52');
  d.shape(
    bed.map(([x, py]): Point => [d.width - x, py]),
    mix('#5f7f52', '#3a4a50', 0.3),
  );
  for (let i = 0; i < 120; i++) {
    const side = i % 2 === 0;
    const x = random.between(0, d.width * 0.14);
    d.circle(
      side ? x : d.width - x,
      random.between(y + 100, d.height),
      random.between(4, 8),
      random.of([brand.coral, brand.lamp, '#fff3d8', '#b58fe0']),
    );
  }
}
