import { brand, darker, mix } from '../palette.ts';
import type { Random } from '../random.ts';
import { box, type Drawing, polygon } from '../svg.ts';

export function chalet(d: Drawing, random: Random, x: number, y: number, k: number): void {
  d.at(x, y, k, () => {
    const wood = random.of(['#8a5234', '#a0643c', '#7a4630']);
    d.path('M-80,0L86,0L190,36L20,36Z', '#3f7a48', 0.5);
    d.rect(-76, -34, 152, 36, '#fbf0da');
    d.path('M-76,-34h152v-50L0,-136L-76,-84Z', wood);
    d.path('M76,-34L112,-42L112,-92L76,-84Z', darker(wood, 0.45));
    d.path('M76,2L112,-8L112,-42L76,-34Z', '#b5a99a');
    let boards = '';
    for (let i = 0; i < 9; i++) boards += box(-76, -40 - i * 9, 152, 1.4);
    d.clipped('M-76,-34h152v-50L0,-136L-76,-84Z', () => d.path(boards, darker(wood, 0.4), 0.7));
    d.path(
      [-56, -14, 28].map((o) => box(o, -74, 26, 26)).join('') + box(-13, -108, 26, 22),
      '#fff6e3',
    );
    d.path(
      [-53, -11, 31].map((o) => box(o, -71, 20, 20)).join('') +
        box(-10, -105, 20, 17) +
        box(-56, -26, 20, 20) +
        box(36, -26, 20, 20),
      '#3a5266',
    );
    d.rect(-12, -30, 24, 32, brand.leaf);
    d.path(box(-82, -46, 164, 7), darker(wood, 0.3));
    for (let i = 0; i < 17; i++) d.circle(-76 + i * 9.4, -50, 5, i % 3 ? brand.coral : '#f4a3b4');
    d.path('M0,-150L-104,-80L-94,-70L0,-132L94,-70L104,-80Z', '#6b4a44');
    d.path('M0,-150L104,-80L136,-90L36,-156Z', '#4a3640');
    d.rect(24, -166, 16, 34, '#d9cdb8');
  });
}

export function church(d: Drawing, x: number, y: number, k: number): void {
  d.at(x, y, k, () => {
    d.path('M0,-40L40,-60L84,-40V0H0Z', '#fdf3de');
    d.path('M-4,-40L16,-66L76,-66L92,-40Z', '#7d5a54');
    d.rect(-26, -96, 28, 96, '#fffaf0');
    d.rect(-8, -96, 10, 96, '#b9c0c0');
    d.path(
      polygon([
        [-30, -94],
        [-12, -150],
        [6, -94],
      ]),
      '#9c4a3c',
    );
    d.rect(-18, -82, 9, 12, mix('#3a5266', '#fffaf0', 0.2));
  });
}

export function cow(d: Drawing, x: number, y: number, k: number, facing: number): void {
  d.at(x, y, k * facing, () => {
    d.stroke('M-18,-14V0M-10,-14V0M14,-14V0M20,-14V0', '#6b4434', 4);
    d.path(
      'M-24,-34Q0,-40 22,-35L36,-42L42,-32L28,-24Q24,-12 16,-11L-18,-11Q-26,-18 -24,-34Z',
      '#a8663c',
    );
    d.path('M-8,-37Q6,-38 10,-30Q2,-18 -8,-24ZM34,-40L42,-32L34,-28Z', '#fff3dc');
  });
}
