import { height } from './frame.ts';
import type { Box } from './land.ts';

/** The scale bar. */
export interface Scale {
  kilometres: number;
  /** In units of the drawing. */
  length: number;
  box: Box;
}

const lengths = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000];
const maxLength = 110;

/** The longest round number of kilometres that fits into the corner. */
export function scaleFor(kilometresPerUnit: number): Scale {
  const kilometres =
    lengths.findLast((kilometres) => kilometres / kilometresPerUnit <= maxLength) ??
    lengths[0] ??
    1;
  const length = Math.round(kilometres / kilometresPerUnit);
  return {
    kilometres,
    length,
    box: { west: 8, south: height - 34, east: 24 + Math.max(length, 60), north: height },
  };
}
