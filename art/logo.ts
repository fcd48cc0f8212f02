/**
 * The logo of Farol: a lighthouse of four plain shapes and one beam. The same wedge of light is the
 * middle arm of the F. Drawn on whole units of a grid of 64, so that it stays crisp at 16 pixels.
 */
import { brand } from './palette.ts';

/** The ground the logo stands on. */
export type Ground = 'light' | 'dark';

const ink = (ground: Ground): string => (ground === 'light' ? brand.sea : brand.sand);

const svg = (width: number, height: number, content: string, title = 'Farol'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${title}">${content}</svg>`;

/** Tower, gallery, lamp, cupola, and the beam that opens to the right; 64 by 64. */
function markShapes(ground: Ground): string {
  const colour = ink(ground);
  return [
    // The beam comes first: the lamp house stands before it.
    `<path d="M22 16 64 4v28L22 24z" fill="${brand.lamp}"/>`,
    `<path d="M10 62 14 32h16l4 30z" fill="${colour}"/>`,
    `<path d="M8 26h28v6H8z" fill="${colour}"/>`,
    `<path d="M14 14h16v12H14z" fill="${brand.lamp}"/>`,
    `<path d="M11 14Q12 4 22 2q10 2 11 12z" fill="${colour}"/>`,
    `<path d="M12.700 42h18.600l1.100 8H11.600z" fill="${brand.coral}"/>`,
  ].join('');
}

/** F, a, r, o, l on a baseline at 100 with an x-height of 64; 292 wide. */
function wordShapes(ground: Ground): string {
  const colour = ink(ground);
  // Rings are cut out by the even-odd rule, so stems that touch them are a path of their own.
  const ring = (x: number): string =>
    `M${x} 34a33 33 0 1 0 0 66a33 33 0 1 0 0-66zm0 18a15 15 0 1 1 0 30a15 15 0 1 1 0-30z`;
  const stems = [
    // F without its middle arm.
    'M0 0h62v18H20v82H0z',
    // The stem of the a.
    'M112 36h19v64h-19z',
    // r: a stem and an arm that bends over.
    'M147 36h19v9q8-12 25-11v19q-25-1-25 18v29h-19z',
    // l
    'M273 0h19v100h-19z',
  ];
  return `<path d="${stems.join('')}" fill="${colour}"/><path d="${ring(98)}${ring(229)}" fill="${colour}" fill-rule="evenodd"/><path d="M20 46 58 36v34L20 60z" fill="${brand.lamp}"/>`;
}

/** Mark and word side by side. */
export const lockup = (ground: Ground): string => svg(430, 112, lockupShapes(ground));

/** The two groups of shapes, to be placed into a larger picture. */
export const lockupShapes = (ground: Ground): string =>
  `<g transform="scale(1.750)">${markShapes(ground)}</g><g transform="translate(134 9)">${wordShapes(ground)}</g>`;
