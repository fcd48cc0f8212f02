import { darker } from '../palette.ts';
import type { Drawing } from '../svg.ts';

/** A gull in flight, about 100 wide, with grey mantle and black tips. */
export function gull(
  d: Drawing,
  x: number,
  y: number,
  size: number,
  turn = 0,
  colours = { white: '#ffffff', grey: '#b9c6cd', tip: '#26323c' },
): void {
  d.at(
    x,
    y,
    size / 100,
    () => {
      d.path('M-4,2Q-24,-22 -60,-18Q-36,-12 -20,6Q-12,10 -4,8Z', colours.grey);
      d.path('M-60,-18L-44,-20Q-46,-15 -42,-13Z', colours.tip);
      d.path('M2,0Q14,-28 54,-36Q34,-22 24,-2Q16,8 4,8Z', colours.white);
      d.path('M54,-36L40,-32Q40,-27 44,-26Z', colours.tip);
      d.path('M-26,14Q-14,2 6,0Q18,-1 24,4L33,7L24,9Q8,16 -10,13Z', colours.white);
      d.path('M-26,14Q-6,13 10,13Q-2,16 -26,14Z', colours.grey);
      d.path('M24,5.500L34,7.500L24,9.500Z', '#ffb73a');
    },
    turn,
  );
}

/** African or Antarctic penguin, 100 high, facing right. */
export function penguin(
  d: Drawing,
  x: number,
  y: number,
  h: number,
  colours = { back: '#1b2733', belly: '#fff6e3', beak: '#3a2a2a', blush: '#ee9c8d' },
  facing = 1,
): void {
  d.at(x, y, (h / 100) * facing, () => {
    d.path('M-12,0Q-18,4 -24,3L-8,-3Z', colours.back);
    d.path('M-4,0L18,0Q14,-5 4,-5ZM-14,0L6,0Q2,-5 -8,-5Z', colours.beak);
    d.path(
      'M-20,-12Q-26,-50 -10,-74Q-12,-98 6,-99Q22,-98 20,-82Q26,-50 18,-10Q8,-1 -6,-2Q-16,-3 -20,-12Z',
      colours.back,
    );
    d.path('M-2,-8Q-10,-40 2,-68Q14,-74 19,-66Q24,-38 16,-10Q8,-3 -2,-8Z', colours.belly);
    d.path(
      'M1,-66Q12,-60 20,-64L20,-59Q10,-54 -1,-60Q-8,-34 -2,-12L-6,-12Q-12,-40 1,-66Z',
      colours.back,
    );
    d.path('M4,-82Q-2,-70 4,-66Q12,-70 15,-76Q14,-86 8,-88Q4,-88 4,-82Z', colours.belly);
    d.path('M9,-88Q16,-92 20,-85Q13,-84 8,-83Z', colours.blush);
    d.path('M18,-88L33,-82Q26,-79 18,-80Z', colours.beak);
    d.circle(13, -86, 1.7, '#0b0f14');
    d.path('M-12,-68Q-26,-50 -28,-24Q-20,-30 -14,-44Z', darker(colours.back, 0.5));
  });
}

/** Guanaco, about 100 high, facing right. */
export function guanaco(
  d: Drawing,
  x: number,
  y: number,
  h: number,
  colours: { coat: string; shade: string; belly: string },
  facing = 1,
  grazing = false,
): void {
  d.at(x, y, (h / 100) * facing, () => {
    d.stroke('M-26,-36L-28,-18L-27,0M-18,-36L-19,-2M18,-36L17,-18L18,0', colours.shade, 4.4);
    d.stroke('M24,-38L25,-18L24,0M-32,-40L-35,-20L-34,0', colours.coat, 4.8);
    d.path(
      'M-36,-44Q-40,-58 -24,-62Q0,-66 22,-60Q34,-54 30,-42Q22,-30 4,-34Q-16,-32 -30,-34Q-36,-38 -36,-44Z',
      colours.coat,
    );
    d.path('M-30,-36Q-10,-40 8,-38Q22,-36 29,-44Q24,-30 4,-33Q-16,-31 -30,-36Z', colours.belly);
    d.path('M-36,-54Q-42,-50 -40,-40L-36,-44Z', colours.shade);
    if (grazing) {
      d.path('M20,-60Q38,-50 42,-26Q44,-12 40,-8L34,-10Q34,-30 18,-42Z', colours.coat);
      d.path('M34,-16Q42,-18 45,-10L50,0Q46,3 42,0L34,-8Z', colours.shade);
      d.path('M38,-16L46,-22L42,-12Z', colours.coat);
    } else {
      d.path('M16,-58Q26,-72 28,-92L36,-94Q38,-70 30,-46Q22,-42 16,-50Z', colours.coat);
      d.path('M27,-90Q30,-99 38,-98L50,-91Q50,-86 45,-86L34,-87Z', colours.shade);
      d.path('M29,-96L27,-106L33,-98ZM34,-97L35,-107L38,-97Z', colours.coat);
    }
  });
}

/** A toucan on a branch, about 100 high, facing left. */
export function toucan(d: Drawing, x: number, y: number, h: number, facing = 1): void {
  d.at(x, y, (h / 100) * facing, () => {
    d.path('M16,-10L34,40L44,38L30,-14Z', '#10202c');
    d.path(
      'M-20,-62Q-28,-86 -6,-92Q14,-94 22,-72Q38,-40 26,-6Q14,8 -2,0Q-20,-14 -20,-62Z',
      '#142734',
    );
    d.path('M8,-64Q32,-46 30,-4Q22,6 14,2Q24,-30 8,-64Z', '#0b1822');
    d.path('M-20,-66Q-26,-84 -8,-86Q8,-84 8,-66Q6,-46 -8,-42Q-18,-46 -20,-66Z', '#ffd24a');
    d.path('M-16,-46Q-8,-40 0,-45L-2,-40Q-8,-36 -14,-40Z', '#d9402f');
    d.path('M-16,-84Q-44,-98 -78,-78Q-86,-70 -82,-58Q-76,-66 -62,-66Q-36,-64 -18,-64Z', '#f5962e');
    d.path('M-16,-74Q-50,-80 -82,-60L-80,-56Q-76,-66 -62,-66Q-36,-64 -18,-64Z', '#7fb34a');
    d.path('M-78,-78Q-86,-70 -82,-58Q-76,-66 -70,-66Q-74,-72 -70,-81Z', '#b9352c');
    d.path('M-16,-84L-22,-86L-24,-64L-18,-64Z', '#10202c');
    d.circle(-6, -77, 6.5, '#5fb6c9');
    d.circle(-6, -77, 3.4, '#0b1218');
    d.stroke('M-2,0L-6,6M6,0L4,6', '#5a7d8c', 4);
  });
}

/** A hummingbird hovering, facing left, about 100 long. */
export function hummingbird(
  d: Drawing,
  x: number,
  y: number,
  size: number,
  colours: { back: string; throat: string; wing: string; belly: string },
  facing = 1,
): void {
  d.at(x, y, (size / 100) * facing, () => {
    d.path('M-2,-8Q14,-60 62,-72Q58,-36 16,-2Z', colours.wing, 0.75);
    d.path('M20,4Q44,22 62,52L50,50L44,58Q24,34 8,16Z', darker(colours.back, 0.45));
    d.path(
      'M-32,-20Q-26,-32 -14,-28Q8,-18 22,4Q28,16 26,22Q8,20 -8,4Q-16,-6 -24,-8Q-32,-10 -32,-20Z',
      colours.back,
    );
    d.path('M-26,-10Q-16,-8 -8,2Q6,18 24,22Q8,26 -6,14Q-16,4 -26,-10Z', colours.belly);
    d.path('M-32,-19Q-26,-17 -20,-18Q-14,-12 -18,-6Q-28,-7 -32,-19Z', colours.throat);
    d.path('M-31,-22L-72,-30L-72,-28.500L-31,-17Z', '#10202c');
    d.circle(-24, -23, 2.4, '#0a1016');
    d.path('M0,-8Q30,-44 44,-90Q6,-74 -8,-16Z', colours.wing);
    d.path('M0,-8Q24,-40 38,-72Q16,-50 -4,-12Z', darker(colours.wing, 0.3));
  });
}

/** A sea turtle seen from above and behind, crawling up and left. */
export function turtle(
  d: Drawing,
  x: number,
  y: number,
  size: number,
  colours: { shell: string; plate: string; rim: string; skin: string },
): void {
  d.at(x, y, size / 100, () => {
    d.path('M-30,-10Q-60,-14 -70,12Q-50,10 -24,4Z', colours.skin);
    d.path('M26,-14Q52,-26 66,-8Q50,-4 26,0Z', colours.skin);
    d.path('M-28,16Q-46,22 -48,34Q-34,34 -18,24Z', darker(colours.skin, 0.25));
    d.path('M24,14Q42,18 46,30Q30,32 14,24Z', darker(colours.skin, 0.25));
    d.path('M-10,-26Q-14,-46 0,-48Q14,-46 10,-26Z', colours.skin);
    d.path('M-44,6Q-40,-32 0,-34Q40,-32 44,6Q30,32 0,34Q-30,32 -44,6Z', colours.rim);
    d.path('M-40,3Q-36,-31 0,-33Q36,-31 40,3Q26,24 0,26Q-26,24 -40,3Z', colours.shell);
    d.path(
      'M-8,-27L8,-27L13,-14L0,-8L-13,-14ZM-13,-10L-1,-5L-1,8L-14,11L-21,0ZM13,-10L1,-5L1,8L14,11L21,0ZM-12,14L0,11L12,14L8,23L-8,23ZM-12,-27L-17,-13L-25,-2L-37,0Q-34,-22 -12,-27ZM12,-27L17,-13L25,-2L37,0Q34,-22 12,-27ZM-25,3L-17,14L-12,23Q-30,18 -36,5ZM25,3L17,14L12,23Q30,18 36,5Z',
      colours.plate,
    );
    d.circle(-6, -42, 1.8, '#0a1016');
    d.circle(6, -42, 1.8, '#0a1016');
  });
}
