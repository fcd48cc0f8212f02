import { brand, mix } from '../palette.ts';
import { grass } from '../parts/leaves.ts';
import { peak, profile } from '../parts/mountains.ts';
import { person } from '../parts/people.ts';
import { bank, sky, streaks, sun } from '../parts/sky.ts';
import { firEdge } from '../parts/trees.ts';
import { ripples, sea } from '../parts/water.ts';
import { Random } from '../random.ts';
import { box, type Drawing, type Point, polygon, type Scene } from '../svg.ts';

/** Dawn on a lake in the southern Alps: a jetty leads the eye to the range and its image. */
export default {
  name: 'nelson-lake',
  draw(d) {
    const random = new Random('nelson-lake');
    const shore = d.by(520, 540, 700);
    sky(d, ['#3f6f9c', '#84aabf', '#f3cdb4', '#ffdba6'], shore);
    sun(d, d.by(440, 260, 260), shore - 190, 36, '#fff6dc', { halo: '#ffdca0' });
    streaks(d, random, { top: 70, bottom: 250 }, 6, '#f9d6c0', 0.7);
    sea(d, shore, ['#f0c8ac', '#8fb0bd', '#3f7796', '#143f60']);
    d.clipped(box(0, shore, d.width, 340), () =>
      d.mirrored(shore, () => range(d, new Random('range'), shore), 0.5, 0.8),
    );
    ripples(d, random, { top: shore + 8, bottom: d.height }, 150, '#2c6485', 0.4);
    ripples(d, random, { top: shore + 4, bottom: d.height }, 90, '#fbe3cb', 0.5, 0.8);
    range(d, new Random('range'), shore);
    bank(d, random, shore - 6, 14, '#fdeadb', 0.55, shore + 6);
    jetty(d, random, shore);
    reeds(d, random);
  },
} satisfies Scene;

function range(d: Drawing, random: Random, shore: number): void {
  const far = {
    lit: '#b9a7b4',
    shade: '#7f8caa',
    snow: '#ffeede',
    snowShade: '#a9b6cc',
    snowLine: 0.62,
  };
  const near = {
    lit: '#9a8794',
    shade: '#4f6688',
    snow: '#fff6ea',
    snowShade: '#8fa6c4',
    snowLine: 0.5,
  };
  const s = d.by(1, 0.66, 0.72);
  const c = d.by(980, 560, 540);
  for (const [dx, h, w] of [
    [-720, 200, 260],
    [-420, 250, 270],
    [640, 230, 300],
    [330, 290, 280],
  ] as const)
    peak(d, random, [c + dx * s, shore - h], shore, w * s, far, 'left');
  peak(d, random, [c + 20 * s, shore - d.by(400, 370, 470)], shore, 400 * s, near, 'left', {
    skew: 0.05,
  });
  peak(d, random, [c - 260 * s, shore - 250], shore, 260 * s, near, 'left');
  peak(d, random, [c + 480 * s, shore - 270], shore, 300 * s, near, 'left');
  d.land(
    profile(random, [-10, shore - 130], [d.width * 0.46, shore - 8], 18),
    shore + 2,
    '#57788a',
  );
  d.land(
    profile(random, [d.width * 0.54, shore - 8], [d.width + 10, shore - 170], 18),
    shore + 2,
    '#456a7c',
  );
  firEdge(
    d,
    random,
    profile(random, [-10, shore - 66], [d.width * 0.3, shore - 2], 10, 6),
    [16, 34],
    '#24505c',
    shore + 2,
  );
  firEdge(
    d,
    random,
    profile(random, [d.width * 0.68, shore - 2], [d.width + 10, shore - 90], 10, 6),
    [18, 38],
    '#1d4854',
    shore + 2,
  );
}

function jetty(d: Drawing, random: Random, shore: number): void {
  const bottom = d.height + 20;
  const x0 = d.by(700, 380, 360);
  const end: Point = [d.by(850, 470, 470), shore + d.by(110, 110, 150)];
  const half = d.by(190, 150, 150);
  const left = (t: number): Point => [
    end[0] - 40 + (x0 - half - end[0] + 40) * t,
    end[1] + (bottom - end[1]) * t,
  ];
  const right = (t: number): Point => [
    end[0] + 40 + (x0 + half - end[0] - 40) * t,
    end[1] + (bottom - end[1]) * t,
  ];
  d.group('', () => {
    for (let i = 0; i < 6; i++) {
      const t = (i / 6) ** 1.7;
      for (const side of [left(t), right(t)]) {
        const w = 6 + 20 * t;
        d.rect(side[0] - w / 2, side[1] - 6, w, 40 + 150 * t, '#0f2c46', 0.55);
      }
    }
  });
  d.shape([left(0), right(0), right(1), left(1)], '#c99a74');
  const planks = 34;
  for (let i = 0; i < planks; i++) {
    const t = (i / planks) ** 1.6;
    const u = ((i + 0.86) / planks) ** 1.6;
    d.shape([left(t), right(t), right(u), left(u)], mix('#a8785c', '#e8bd92', random.next()));
  }
  d.shape([left(0), left(1), [left(1)[0] + 40, bottom], [left(0)[0] + 6, end[1]]], '#7a5348', 0.5);
  for (let i = 0; i < 6; i++) {
    const t = (i / 6) ** 1.7;
    for (const side of [left(t), right(t)]) {
      const w = 8 + 22 * t;
      const h = 34 + 96 * t;
      d.rect(side[0] - w / 2, side[1] - h, w, h + 8, '#5b3f3c');
      d.rect(side[0] - w / 2, side[1] - h, w * 0.35, h + 8, '#e0a77c');
      d.ellipse(side[0], side[1] - h, w / 2, w * 0.2, '#f0c79c');
      d.shape(
        [
          [side[0] + w / 2, side[1]],
          [side[0] + w / 2, side[1] - h * 0.1],
          [side[0] + w * 3.5, side[1] + h * 0.5],
          [side[0] + w * 2.8, side[1] + h * 0.6],
        ],
        '#5a3a40',
        0.3,
      );
    }
  }
  person(
    d,
    end[0] - 8,
    end[1] + 14,
    96,
    { coat: brand.coral, legs: '#22384c', skin: '#c68e6a', hair: '#4a2c22', hat: brand.lamp },
    'stand',
  );
  person(
    d,
    end[0] + 34,
    end[1] + 12,
    90,
    { coat: '#f4e8d2', legs: '#3c4a5c', skin: '#e0ab86', hair: '#a8743c' },
    'stand',
    -1,
  );
}

function reeds(d: Drawing, random: Random): void {
  const clump = (from: number, to: number): Point[] =>
    Array.from({ length: 26 }, (_, i): Point => [from + ((to - from) * i) / 25, d.height + 6]);
  grass(d, random, clump(d.width * 0.74, d.width + 20), 190, '#123a48', 4);
  grass(d, random, clump(d.width * 0.8, d.width + 20), 130, '#3f6a52', 4);
  grass(d, random, clump(-20, d.width * 0.12), 150, '#123a48', 4);
  d.path(
    [0.84, 0.88, 0.93, 0.97]
      .map(
        (t, i) =>
          box(d.width * t, d.height - 210 + i * 24, 7, 34) +
          polygon([
            [d.width * t + 3, d.height - 180],
            [d.width * t + 6, d.height],
            [d.width * t, d.height],
          ]),
      )
      .join(''),
    '#6b4430',
  );
}
