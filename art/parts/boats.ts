import { darker, lighter } from '../palette.ts';
import { type Drawing, round } from '../svg.ts';

/** A sailing hull around the origin at the waterline, about 100 wide. */
export function hull(d: Drawing, colour: string, stripe: string, length = 100): void {
  const l = length / 2;
  d.path(
    `M${round(-l)},-13Q${round(-l * 0.2)},-6 ${round(l * 0.6)},-12L${round(l * 1.12)},-18Q${round(l * 0.95)},-3 ${round(l * 0.72)},2L${round(-l * 0.82)},2Q${round(-l)},-5 ${round(-l)},-13Z`,
    colour,
  );
  d.path(
    `M${round(-l)},-13Q${round(-l * 0.2)},-6 ${round(l * 0.6)},-12L${round(l * 1.12)},-18L${round(l * 1.09)},-15Q${round(l * 0.6)},-9 ${round(l * 0.55)},-9Q${round(-l * 0.2)},-3 ${round(-l * 0.99)},-10Z`,
    stripe,
  );
}

/** A small yacht with mainsail and jib. */
export function sloop(
  d: Drawing,
  x: number,
  y: number,
  size: number,
  colours: { hull: string; sail: string; jib?: string },
  facing = 1,
): void {
  d.at(x, y, (size / 100) * facing, () => {
    hull(d, colours.hull, lighter(colours.hull, 0.35));
    d.rect(-3, -128, 2.4, 118, darker(colours.hull, 0.3));
    d.path('M-6,-124Q-44,-60 -50,-20Q-28,-16 -6,-18Z', colours.sail);
    d.path('M-6,-124Q-44,-60 -50,-20L-40,-18Q-26,-60 -6,-124Z', darker(colours.sail, 0.16));
    d.path('M3,-116Q34,-66 50,-20Q26,-18 3,-22Z', colours.jib ?? lighter(colours.sail, 0.4));
  });
}

/** Galway hooker: tarred hull with tumblehome, gaff main and two foresails of brown-red. */
export function hooker(
  d: Drawing,
  x: number,
  y: number,
  size: number,
  colours: { hull: string; sail: string; lit: string; mast: string },
  facing = 1,
): void {
  d.at(x, y, (size / 100) * facing, () => {
    d.path('M-52,-20Q-10,-6 30,-13Q46,-17 54,-24Q58,-10 46,3L-44,3Q-56,-6 -52,-20Z', colours.hull);
    d.path(
      'M-52,-20Q-10,-6 30,-13Q46,-17 54,-24L54,-20Q40,-12 30,-9Q-10,-2 -52,-16Z',
      lighter(colours.hull, 0.25),
    );
    d.stroke('M46,-20L92,-34', colours.mast, 2.4);
    d.rect(5, -126, 3, 118, colours.mast);
    d.path('M4,-92L-40,-132Q-58,-74 -66,-28Q-30,-20 4,-24Z', colours.sail);
    d.path('M4,-92L-40,-132Q-44,-118 -47,-106Q-20,-84 -6,-24L4,-24Z', colours.lit);
    d.stroke('M4,-92L-42,-134', colours.mast, 2.4);
    d.stroke('M6,-22L-68,-26', colours.mast, 2.4);
    d.path('M10,-118Q30,-72 50,-22Q28,-22 10,-30Z', colours.lit);
    d.path('M14,-122Q54,-76 90,-35Q66,-36 54,-28Q40,-76 14,-122Z', colours.sail);
    d.stroke('M8,-126L92,-34M6,-124L-40,-132', colours.mast, 0.8);
  });
}

/** Two-masted gaff schooner, about 200 wide. */
export function schooner(
  d: Drawing,
  x: number,
  y: number,
  size: number,
  colours: { hull: string; stripe: string; sail: string; shade: string; mast: string },
  facing = 1,
): void {
  d.at(x, y, (size / 200) * facing, () => {
    d.path('M-96,-22Q-20,-8 60,-18Q84,-22 98,-30Q96,-10 74,4L-78,4Q-92,-4 -96,-22Z', colours.hull);
    d.path(
      'M-96,-22Q-20,-8 60,-18Q84,-22 98,-30L97,-25Q80,-17 60,-13Q-20,-3 -95,-17Z',
      colours.stripe,
    );
    d.path('M-84,-2L76,-2L74,4L-78,4Z', '#b9472f');
    d.stroke('M90,-27L140,-44', colours.mast, 3);
    d.rect(-32, -176, 4, 160, colours.mast);
    d.rect(32, -164, 4, 148, colours.mast);
    d.path('M-32,-128L-82,-152Q-104,-86 -108,-34Q-66,-24 -32,-28Z', colours.sail);
    d.path('M-82,-152Q-104,-86 -108,-34L-92,-30Q-90,-90 -72,-147Z', colours.shade);
    d.path('M31,-122L-14,-142Q-26,-84 -28,-32Q4,-24 31,-28Z', colours.sail);
    d.path('M-14,-142Q-26,-84 -28,-32L-14,-29Q-14,-86 -4,-137Z', colours.shade);
    d.path('M-30,-172L-76,-152L-32,-132Z', colours.shade);
    d.path('M33,-160L-10,-142L32,-126Z', colours.shade);
    d.path('M37,-130Q66,-80 92,-34Q62,-30 38,-34Z', colours.shade);
    d.path('M38,-152Q92,-92 136,-44Q108,-44 94,-36Q66,-96 38,-152Z', colours.sail);
    d.stroke(
      'M-32,-128L-84,-153M-30,-27L-110,-33M32,-122L-16,-143M32,-27L-30,-31M34,-164L140,-44M-30,-176L34,-162M-30,-174L-94,-24',
      colours.mast,
      1.3,
    );
  });
}

/** An open boat, painted, with thwarts; seen from the side. */
export function rowboat(
  d: Drawing,
  x: number,
  y: number,
  size: number,
  colours: { hull: string; stripe: string; inside: string },
  facing = 1,
): void {
  d.at(x, y, (size / 100) * facing, () => {
    d.path('M-52,-22Q0,-10 56,-28Q52,-18 46,-12L-44,-10Z', colours.inside);
    d.path('M-52,-22Q0,-6 56,-28Q52,-8 36,4L-36,4Q-50,-6 -52,-22Z', colours.hull);
    d.path('M-52,-22Q0,-6 56,-28L55,-22Q0,1 -51,-16Z', colours.stripe);
    d.path('M-47,-5Q0,6 43,-3L36,4L-36,4Z', darker(colours.hull, 0.4));
  });
}

/** A car ferry: white decks, rows of lights, a funnel with a band. About 300 wide. */
export function ferry(
  d: Drawing,
  x: number,
  y: number,
  size: number,
  colours: { hull: string; deck: string; funnel: string; light: string; glass: string },
  facing = 1,
): void {
  d.at(x, y, (size / 300) * facing, () => {
    d.path(
      'M-150,-34L138,-34Q158,-36 166,-42Q156,-8 140,4L-140,4Q-150,-10 -150,-34Z',
      colours.hull,
    );
    d.path('M-147,-10L156,-14L151,-6L-145,-3Z', colours.funnel);
    d.path('M-146,-60L118,-60L134,-34L-150,-34Z', colours.deck);
    d.path('M-132,-82L92,-82L104,-60L-138,-60Z', darker(colours.deck, 0.06));
    d.path('M30,-102L84,-102L92,-82L26,-82Z', colours.deck);
    d.path('M-146,-38L136,-38L138,-34L-150,-34Z', darker(colours.deck, 0.35), 0.7);
    d.path('M-138,-63L104,-63L104,-60L-138,-60Z', darker(colours.deck, 0.35), 0.7);
    let windows = '';
    for (let i = 0; i < 20; i++) windows += `M${-132 + i * 12},-52h7v8h-7Z`;
    for (let i = 0; i < 17; i++) windows += `M${-122 + i * 12.4},-75h7v7h-7Z`;
    d.path(windows, colours.light);
    d.path('M34,-98L83,-98L87,-89L32,-89Z', colours.glass);
    d.path('M-70,-120L-38,-120L-32,-82L-76,-82Z', colours.funnel);
    d.path('M-71,-112L-37,-112L-35.500,-102L-72.500,-102Z', colours.deck);
    d.rect(58, -132, 3, 30, colours.hull);
    d.stroke('M60,-130L140,-38M60,-130L-36,-118', colours.hull, 0.8, 0.7);
    for (const at of [-118, -100, 0]) d.pill(at, -90, 14, 7, 3, colours.funnel);
  });
}
