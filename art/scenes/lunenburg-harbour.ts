import { brand, darker, lighter, tone } from '../palette.ts';
import { rowboat, schooner } from '../parts/boats.ts';
import { hillTown, house } from '../parts/houses.ts';
import { birds, sky, streaks } from '../parts/sky.ts';
import { crown } from '../parts/trees.ts';
import { glitter, ripples, sea } from '../parts/water.ts';
import { Random } from '../random.ts';
import { box, type Drawing, type Scene } from '../svg.ts';

/** Golden hour: red and blue sheds on piles, the town behind them, a schooner under sail. */
export default {
  name: 'lunenburg-harbour',
  draw(d) {
    const random = new Random('lunenburg-harbour');
    const quay = d.by(520, 530, 680);
    sky(d, ['#3f7fa3', '#93b9b8', '#f8dcae', '#ffc98c'], quay);
    streaks(d, random, { top: 60, bottom: quay - 260 }, 8, '#fff0d4', 0.75);
    birds(d, random, [d.width * 0.35, quay - 300], [200, 60], 7, 14, '#35506a');
    const crest = (x: number): number =>
      quay - 150 - 60 * Math.sin((x / d.width) * Math.PI * 0.9 + 0.3);
    d.rolling(
      Array.from(
        { length: 12 },
        (_, i) => [(d.width * (i - 0.5)) / 10, crest((d.width * (i - 0.5)) / 10) + 6] as const,
      ),
      quay + 20,
      '#7f9a6a',
    );
    hillTown(
      d,
      random,
      {
        left: -20,
        right: d.width,
        crest,
        rows: 3,
        step: 40,
        size: 62,
        walls: ['#fff4dd', '#e9c9a0', '#c94f4f', '#5b8fb0', '#f2b66d', '#dfe6da'],
        roofs: ['#56606e', '#6b5a60', '#454f63'],
        haze: '#f6d2a4',
        trees: '#5f8f5a',
      },
      'right',
    );
    church(d, d.width * d.by(0.34, 0.3, 0.3), crest(d.width * 0.3) + 20);
    for (let i = 0; i < 9; i++)
      crown(
        d,
        random,
        random.between(0, d.width),
        quay - random.between(24, 60),
        70,
        52,
        ['#35664a', '#5f9050', '#c7b860'],
        'right',
        9,
      );
    const water = quay + 46;
    sea(d, water, ['#f0bd8c', '#8ba6a4', '#2f6c88', '#0f3f5c']);
    d.clipped(box(0, water, d.width, 250), () =>
      d.mirrored(water, () => sheds(d, new Random('sheds'), quay), 0.6, 0.75),
    );
    ripples(d, random, { top: water, bottom: d.height }, 190, '#2a6683', 0.55);
    ripples(d, random, { top: water, bottom: d.height }, 90, '#ffe2b0', 0.6, 0.8);
    sheds(d, new Random('sheds'), quay);
    glitter(
      d,
      random,
      d.width * 0.8,
      { top: water + 60, bottom: d.height },
      [20, 130],
      '#ffe9bd',
      0.75,
    );
    const x = d.by(820, 420, 430);
    const y = quay + d.by(230, 230, 330);
    const size = d.by(500, 470, 520);
    const ship = {
      hull: '#17242f',
      stripe: brand.lamp,
      sail: '#fff2d8',
      shade: '#d9b996',
      mast: '#7a5136',
    };
    d.mirrored(
      y,
      () => schooner(d, x, y, size, { ...ship, sail: '#8fa6a8', shade: '#6f8c97' }),
      0.35,
      0.5,
    );
    schooner(d, x, y, size, ship);
    ripples(
      d,
      random,
      { top: y - 10, bottom: y + 160, left: x - 260, right: x + 280 },
      34,
      '#1c5573',
      0.6,
      1.1,
    );
    rowboat(
      d,
      d.by(1330, 760, 740),
      quay + d.by(200, 190, 300),
      d.by(130, 120, 140),
      { hull: brand.lamp, stripe: '#fff6e3', inside: '#6b4430' },
      -1,
    );
    rowboat(d, d.by(300, 130, 130), quay + 130, 90, {
      hull: brand.leaf,
      stripe: '#fff6e3',
      inside: '#4a3a30',
    });
  },
} satisfies Scene;

function sheds(d: Drawing, random: Random, quay: number): void {
  const paint = [
    '#b5322d',
    '#b5322d',
    '#2f5f96',
    '#c8453a',
    '#e9dcc2',
    '#2f5f96',
    '#b5322d',
    '#d98a3a',
  ] as const;
  let piles = '';
  for (let x = 6; x < d.width; x += 24) piles += box(x, quay + 4, 6, 44);
  d.rect(-5, quay + 10, d.width + 10, 36, '#1c2c38');
  d.path(piles, '#6b4f44');
  d.rect(-5, quay, d.width + 10, 10, '#c79a6e');
  let x = -50;
  let i = 0;
  while (x < d.width) {
    const w = random.between(120, 190);
    const wall = paint[i % paint.length] ?? paint[0];
    const h = random.between(96, 150);
    const style = i % 3 === 1 ? 'eaves' : 'gable';
    house(
      d,
      random,
      {
        x,
        y: quay + 1,
        w,
        h,
        wall,
        roof: i % 2 ? '#4b4650' : '#5d4a4c',
        style,
        roofHeight: style === 'gable' ? w * 0.42 : 44,
        windows: [style === 'gable' ? 3 : 4, 2],
        frame: tone.cream,
        pane: '#26404f',
        door: lighter(wall, 0.1),
        depth: 26,
      },
      'right',
    );
    let boards = '';
    for (let k = 9; k < h; k += 9) boards += box(x, quay - k, w, 1.3);
    d.path(boards, darker(wall, 0.4), 0.4);
    if (style === 'gable') d.rect(x + w / 2 - 12, quay - h - w * 0.18, 24, 26, '#26404f');
    for (let k = 0; k < 4; k++)
      d.circle(x + w + 8 + k * 9, quay - 8, 6, k % 2 ? brand.lamp : brand.coral);
    x += w + random.between(34, 64);
    i += 1;
  }
}

function church(d: Drawing, x: number, y: number): void {
  d.rect(x - 26, y - 100, 52, 80, '#fff6e3');
  d.rect(x - 26, y - 100, 22, 80, '#c3ac9a');
  d.path(box(x - 18, y - 160, 36, 64), '#fff6e3');
  d.rect(x - 18, y - 160, 15, 64, '#c3ac9a');
  d.shape(
    [
      [x - 24, y - 158],
      [x, y - 236],
      [x + 24, y - 158],
    ],
    '#3f4c5c',
  );
  d.shape(
    [
      [x, y - 158],
      [x, y - 236],
      [x + 24, y - 158],
    ],
    '#66737f',
  );
  d.path(
    box(x - 5, y - 142, 12, 24) + box(x - 14, y - 80, 10, 26) + box(x + 6, y - 80, 10, 26),
    '#26404f',
  );
}
