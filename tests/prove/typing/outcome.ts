import type { Verdict } from '../verdict.ts';

/** One page that failed while somebody typed in it. */
export interface Run {
  storm: string;
  /** What had been typed at least a tenth of a second before. */
  old: string;
  /** What the page shows when it is opened again. */
  shown: string;
}

/** Nothing may be lost; and with too few runs or characters nothing is proven. */
export function outcomeOf(
  runs: readonly Run[],
  wanted: { storms: readonly string[]; runs: number },
): Verdict {
  const lost = runs.filter(({ old, shown }) => !shown.startsWith(old));
  const each = wanted.storms.map((storm) => {
    const struck = runs.filter((run) => run.storm === storm);
    return { storm, runs: struck.length, characters: charactersOf(struck) };
  });
  const isEnough = runs.length >= wanted.runs && each.every(({ characters }) => characters > 0);
  return {
    passed: lost.length === 0 && isEnough,
    figures: {
      runs: runs.length,
      'runs that were asked': wanted.runs,
      'characters that were old enough': charactersOf(runs),
      ...Object.fromEntries(each.map(({ storm, ...counts }) => [storm, counts])),
      lost: lost.map(({ storm, old, shown }) => `${storm}: “${old}” became “${shown}”`),
    },
  };
}

function charactersOf(runs: readonly Run[]): number {
  return runs.reduce((sum, { old }) => sum + old.length, 0);
}
