import type { Figure } from './figure.ts';
import { spread } from './spread.ts';

/**
 * Measures several subjects in turn, A, B, A, B …, so that other load on the machine affects all alike. The first turn
 * of each is a warm-up and does not count.
 */
export async function interleaved<Name extends string, Measured>(
  subjects: Readonly<Record<Name, () => Promise<Measured>>>,
  rounds: number,
  { warmUp = true } = {},
): Promise<Record<Name, Measured[]>> {
  const names = Object.keys(subjects) as Name[];
  const measured = Object.fromEntries(names.map((name) => [name, [] as Measured[]]));
  if (warmUp) for (const name of names) await subjects[name]();
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) measured[name]?.push(await subjects[name]());
  return measured as Record<Name, Measured[]>;
}

/** The ratio of two measurements, round by round. */
export function ratio(
  what: string,
  ones: readonly number[],
  others: readonly number[],
  bar: Figure['bar'] = null,
): Figure {
  const ratios = ones.map((one, round) => one / (others[round] ?? Number.NaN));
  return { what, ...spread(ratios), unit: 'times', bar };
}

export function figure(
  what: string,
  values: readonly number[],
  unit: string,
  bar: Figure['bar'] = null,
): Figure {
  return { what, ...spread(values), unit, bar };
}
