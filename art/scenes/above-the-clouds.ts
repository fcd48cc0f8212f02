import { brand, mix } from '../palette.ts';
import { peak } from '../parts/mountains.ts';
import { sky, stars, streaks, sun } from '../parts/sky.ts';
import { Random } from '../random.ts';
import { type Drawing, disc, round, type Scene } from '../svg.ts';

/** From the window seat: a sea of cloud, the sun just over its edge, the wing pointing ahead. */
export default {
  name: 'above-the-clouds',
  draw(d) {
    const random = new Random('above-the-clouds');
    const w = d.width;
    const horizon = d.by(500, 510, 680);
    const sx = w * d.by(0.36, 0.34, 0.34);
    sky(d, ['#0c2f5a', '#2f6496', '#86a4bf', '#f7c9a0', '#ffdf9c'], horizon + 20);
    stars(d, random, horizon * 0.36, 50, '#fff3d4');
    sun(d, sx, horizon - 66, 70, '#fffbe2', { halo: '#ffd98a', reach: 6.4 });
    streaks(d, random, { top: 90, bottom: horizon - 150 }, 9, '#ffe0c4', 0.6);
    const rock = {
      lit: '#b9a0ac',
      shade: '#6f7ba4',
      snow: '#fff3e2',
      snowShade: '#aab6d4',
      snowLine: 0.8,
    };
    peak(d, random, [w * d.by(0.74, 0.76, 0.76), horizon - 110], horizon + 60, 180, rock, 'left');
    peak(d, random, [w * d.by(0.68, 0.66, 0.66), horizon - 60], horizon + 60, 120, rock, 'left');
    const tones = ['#f9d3b0', '#efb9a4', '#d5a2a8', '#b08fae', '#8a80ae', '#6a70a2'] as const;
    d.rect(-5, horizon, w + 10, d.height - horizon + 5, '#f9d3b0');
    tones.forEach((tone, i) => {
      const y = horizon + 4 + (d.height - horizon) * (i / 6) ** 1.25;
      billow(d, random, y, 20 + i * 26, tone, sx);
    });
    wing(d);
    far(d, w * d.by(0.56, 0.6, 0.62), horizon - d.by(230, 230, 320));
  },
} satisfies Scene;

/** One layer of cloud tops: each head lit on the side of the sun. */
function billow(
  d: Drawing,
  random: Random,
  y: number,
  size: number,
  tone: string,
  sunX: number,
): void {
  const heads: [number, number, number][] = [];
  for (let x = -size; x < d.width + size; x += size * random.between(0.45, 0.8)) {
    heads.push([x, y + random.between(-0.35, 0.3) * size, size * random.between(0.6, 1.05)]);
  }
  d.rect(-10, y + size * 0.5, d.width + 20, d.height - y, mix(tone, '#4f5a94', 0.12));
  const shade = mix(tone, '#4f5a94', 0.2);
  const middle = mix(tone, '#fff0d8', 0.14);
  const light = mix(tone, '#fff4e0', 0.36);
  // Head after head, so that each one hides the shaded side of the one behind.
  for (const [x, hy, r] of heads) {
    const s = x > sunX ? -1 : 1;
    const cy = hy + r * 0.6;
    d.ellipse(x, cy, r * 1.4, r * 0.86, shade);
    d.ellipse(x + s * r * 0.12, cy - r * 0.06, r * 1.24, r * 0.78, tone);
    d.ellipse(x + s * r * 0.26, cy - r * 0.18, r * 0.98, r * 0.62, middle);
    d.ellipse(x + s * r * 0.4, cy - r * 0.36, r * 0.62, r * 0.4, light);
  }
}

function wing(d: Drawing): void {
  const w = d.width;
  const h = d.height;
  const tip = [w * d.by(0.5, 0.4, 0.4), h * d.by(0.54, 0.56, 0.56)] as const;
  const p = (x: number, y: number): string => `${round(x)},${round(y)}`;
  const [tx, ty] = tip;
  d.path(
    `M${p(tx, ty)}L${p(w + 20, h * 0.66)}V${p(0, h * 0.98).split(',')[1]}L${p(tx + 30, ty + 34)}Z`,
    '#dfe6ea',
  );
  d.path(
    `M${p(tx + 14, ty + 18)}L${p(w + 20, h * 0.84)}V${round(h * 0.98)}L${p(tx + 30, ty + 34)}Z`,
    '#8f9fb8',
  );
  d.path(
    `M${p(tx, ty)}L${p(w + 20, h * 0.66)}V${round(h * 0.69)}L${p(tx + 8, ty + 10)}Z`,
    '#fff6e6',
  );
  for (const [a, b] of [
    [0.24, 0.44],
    [0.5, 0.72],
    [0.76, 0.98],
  ] as const) {
    const q = (t: number, o: number): string =>
      p(tx + 20 + (w - tx) * t, ty + 24 + (h * 0.86 - ty - 24) * t + o * (0.3 + t));
    d.path(`M${q(a, 0)}L${q(b, 0)}L${q(b, 52)}L${q(a, 46)}Z`, '#b9c5d2');
    d.path(`M${q(a, 0)}L${q(b, 0)}L${q(b, 4)}L${q(a, 4)}Z`, '#6f7f9c');
  }
  // The winglet carries the lamp of the brand.
  d.path(
    `M${p(tx + 30, ty + 34)}L${p(tx - 4, ty)}L${p(tx - 74, ty - 150)}L${p(tx - 40, ty - 154)}Z`,
    brand.coral,
  );
  d.path(
    `M${p(tx + 30, ty + 34)}L${p(tx + 8, ty + 14)}L${p(tx - 54, ty - 152)}L${p(tx - 40, ty - 154)}Z`,
    '#a8433c',
  );
  d.path(disc(tx - 46, ty - 108, 13), brand.lamp);
  d.path(
    `M${p(tx - 50, ty - 114)}L${p(tx - 84, ty - 130)}L${p(tx - 84, ty - 98)}L${p(tx - 50, ty - 102)}Z`,
    brand.paleLamp,
    0.75,
  );
  d.glow(tx - 2, ty + 4, 40, '#fff0c4', 0.8);
}

/** Another aeroplane, far, with its trail. */
function far(d: Drawing, x: number, y: number): void {
  d.path(
    `M${round(x)},${round(y)}L${round(x + 330)},${round(y - 92)}L${round(x + 330)},${round(y - 84)}Z`,
    '#fff6e4',
    0.6,
  );
  d.at(x, y, 1, () => {
    d.path('M-40,9Q-34,3 20,-8L32,-11L24,-5Q-10,6 -40,9Z', '#fff6e4');
    d.path('M-8,2L-2,20L6,20L8,-1ZM6,-5L0,-18L6,-20L18,-7Z', '#d5dbe6');
    d.path('M22,-8L30,-26L36,-26L32,-9Z', brand.coral);
  });
}
