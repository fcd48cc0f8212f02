import { brand, darker, lighter } from '../palette.ts';
import { box, type Drawing, polygon } from '../svg.ts';

export function pack(d: Drawing, x: number, y: number, k: number): void {
  d.at(x, y, k, () => {
    const c = '#2f7f78';
    d.pill(-92, -258, 184, 46, 23, brand.coral);
    d.circle(-70, -235, 22, darker(brand.coral, 0.3));
    d.circle(-70, -235, 11, lighter(brand.coral, 0.2));
    d.path(
      'M-96,-206Q-100,-224 -78,-224L78,-224Q100,-224 96,-206L110,-20Q110,0 90,0L-90,0Q-110,0 -110,-20Z',
      c,
    );
    d.path(
      'M-96,-206Q-100,-224 -78,-224L-40,-224Q-60,-120 -56,0L-90,0Q-110,0 -110,-20Z',
      darker(c, 0.35),
    );
    d.path(
      'M50,-224L78,-224Q100,-224 96,-206L110,-20Q110,0 90,0L76,0Q84,-120 50,-224Z',
      lighter(c, 0.22),
    );
    d.path(
      'M-100,-196Q0,-150 100,-196L96,-214Q92,-228 74,-228L-74,-228Q-92,-228 -96,-214Z',
      darker(c, 0.16),
    );
    d.path(
      'M-66,-96h132q12,0 12,14v52q0,16 -14,16h-128q-14,0 -14,-16v-52q0,-14 12,-14Z',
      lighter(c, 0.14),
    );
    d.path('M-78,-70h156v6h-156Z', darker(c, 0.4));
    d.path(box(-52, -236, 13, 236) + box(40, -236, 13, 236), '#c98f58');
    d.path(box(-55, -160, 19, 24) + box(37, -160, 19, 24), brand.lamp);
    d.stroke('M-26,-228Q0,-262 26,-228', '#c98f58', 8);
    d.path('M108,-120q34,8 30,66l-6,50h-26Z', '#f4e8d2');
    d.path('M112,-140h22v22h-22Z', '#5a6a74');
    d.circle(6, -116, 15, brand.lamp);
    d.path(
      polygon([
        [0, -110],
        [6, -128],
        [12, -110],
      ]),
      '#fff6e3',
    );
  });
}

export function boots(d: Drawing, x: number, y: number, k: number): void {
  for (const [o, dy, s] of [
    [0, 0, 1],
    [70, 26, 1],
  ] as const) {
    d.at(x + o * k, y + dy * k, k * s, () => {
      d.shape(
        [
          [-30, 0],
          [96, 4],
          [-40, 60],
          [-180, 56],
        ],
        '#3a2430',
        0.45,
      );
      d.path('M-32,-110L26,-112L32,-58Q84,-44 92,-20L92,0L-36,0Z', '#a8683a');
      d.path('M-32,-110L-6,-111Q-14,-40 0,0L-36,0Z', '#6b3f2c');
      d.path('M-38,-4H94V10H-38Z', '#33262c');
      d.path('M-34,-118L28,-120L28,-104L-34,-102Z', '#f4e8d2');
      d.stroke('M10,-94L32,-88M12,-78L36,-72M18,-62L46,-56', '#f4d9a4', 4);
    });
  }
}

export function map(d: Drawing, x: number, y: number, k: number): void {
  d.at(x, y, k, () => {
    for (let i = 0; i < 4; i++) {
      const l = -150 + i * 76;
      const up = i % 2 ? -10 : 10;
      d.shape(
        [
          [l, up],
          [l + 76, -up],
          [l + 50, 100 - up],
          [l - 34, 100 + up],
        ],
        i % 2 ? '#f9ebc8' : '#e3cc9c',
      );
    }
    d.path('M-150,40q60,-34 110,6q50,34 96,-6l40,30l-30,26q-120,-40 -240,-4Z', '#8fc3c4', 0.9);
    d.stroke('M-130,30q40,40 90,24q60,-20 110,20', brand.coral, 4);
    d.circle(70, 74, 9, brand.coral);
    d.path('M96,20a30,13 0 1 0 60,0a30,13 0 1 0 -60,0', brand.lamp);
    d.path('M104,20a22,9 0 1 0 44,0a22,9 0 1 0 -44,0', '#fff6e3');
    d.path('M126,12L131,21L126,28L121,20Z', brand.coral);
  });
}
