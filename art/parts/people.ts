import { darker } from '../palette.ts';
import { type Drawing, round } from '../svg.ts';

export interface Person {
  coat: string;
  legs: string;
  skin: string;
  hair: string;
  pack?: string;
  hat?: string;
}

/** A standing or walking figure, `h` high, seen from behind or aside. `face` is where it goes: -1 or 1. */
export function person(
  d: Drawing,
  x: number,
  y: number,
  h: number,
  who: Person,
  pose: 'stand' | 'walk' | 'sit' = 'stand',
  face = 1,
): void {
  d.at(x, y, h / 100, () => {
    d.group(face < 0 ? 'scale(-1 1)' : '', () => {
      if (pose === 'sit') {
        d.stroke('M-4,-22L16,-22L18,-2', who.legs, 10);
        d.group('translate(0 22)', () => upper(d, who));
        return;
      }
      if (pose === 'walk') {
        d.stroke('M-1,-46L-6,-24L-15,-4', darker(who.legs, 0.25), 9);
        d.stroke('M1,-46L9,-24L11,-2L15,-2', who.legs, 9);
      } else {
        d.stroke('M-5,-46L-6,-2', darker(who.legs, 0.2), 9);
        d.stroke('M4,-46L5,-2', who.legs, 9);
      }
      upper(d, who);
    });
  });
}

function upper(d: Drawing, who: Person): void {
  d.path('M-11,-80Q0,-86 11,-80L13,-42Q0,-38 -13,-42Z', who.coat);
  d.path('M-11,-80Q-5,-83 -2,-83L-4,-40Q-9,-40 -13,-42Z', darker(who.coat, 0.25));
  d.stroke('M10,-76L15,-60L14,-46', who.coat, 7);
  d.circle(14, -44, 3.4, who.skin);
  d.rect(-3, -88, 6, 8, who.skin);
  d.circle(0, -92, 8, who.skin);
  d.path('M-8.5,-90A8.5,8.5 0 0 1 7,-97Q3,-92 -2,-92Q-3,-86 -6,-85Z', who.hair);
  if (who.hat) d.path('M-9,-95Q0,-108 9,-95L15,-93.5L-11,-93.5Z', who.hat);
  if (who.pack) {
    d.path('M-10,-80Q-26,-80 -25,-64L-23,-46Q-16,-42 -10,-46Z', who.pack);
    d.path('M-24,-64L-9,-66L-9,-60L-24,-58Z', darker(who.pack, 0.3));
    d.stroke('M-6,-82Q4,-78 3,-62', darker(who.pack, 0.3), 2.5);
  }
}

/** The long shadow a low light gives to anything that stands. */
export function castShadow(
  d: Drawing,
  x: number,
  y: number,
  halfWidth: number,
  dx: number,
  dy: number,
  colour: string,
  alpha = 0.35,
): void {
  d.path(
    `M${round(x - halfWidth)},${round(y)}L${round(x + halfWidth)},${round(y)}L${round(x + dx + halfWidth * 0.5)},${round(y + dy)}L${round(x + dx - halfWidth * 0.5)},${round(y + dy)}Z`,
    colour,
    alpha,
  );
}
