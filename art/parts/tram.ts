import { brand, darker, tone } from '../palette.ts';
import { box, type Drawing, polygon } from '../svg.ts';

/** Car of line 28, 170 wide, standing on the origin. */
export function tram(d: Drawing): void {
  const yellow = '#ffc02e';
  d.path('M-95,0L120,0L160,14L-60,14Z', '#2e2833', 0.4);
  d.path('M-84,-12L84,-12L90,-34L-90,-34Z', '#3c3238');
  for (const x of [-44, 44]) {
    d.circle(x, -8, 12, '#26242c');
    d.circle(x, -8, 5, '#8a7f80');
  }
  d.path('M-92,-62L92,-62L90,-24L-90,-24Z', yellow);
  d.path('M-90,-34L90,-34L90,-24L-90,-24Z', darker(yellow, 0.25));
  d.path('M-92,-108L92,-108L92,-60L-92,-60Z', '#fff1d6');
  let glass = '';
  for (let i = 0; i < 6; i++) glass += box(-68 + i * 23, -103, 18, 36);
  d.path(glass + box(-90, -103, 16, 40) + box(74, -103, 16, 40), '#41697c');
  d.path(
    [0, 1, 2, 3, 4, 5]
      .map((i) =>
        polygon([
          [-68 + i * 23, -103],
          [-58 + i * 23, -103],
          [-68 + i * 23, -80],
        ]),
      )
      .join(''),
    tone.mist,
    0.8,
  );
  d.path('M-98,-108L98,-108Q94,-122 80,-124L-80,-124Q-94,-122 -98,-108Z', yellow);
  d.pill(-60, -131, 120, 8, 4, '#e9d9bd');
  d.pill(-22, -122, 44, 11, 3, '#2b3a45');
  d.stroke('M10,-130L40,-160', '#2b3a45', 2);
  d.circle(-88, -44, 6, '#fff6df');
  d.circle(88, -44, 6, '#fff6df');
  d.rect(-92, -62, 184, 4, brand.coral);
}
