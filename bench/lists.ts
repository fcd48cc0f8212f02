import { benchLists } from '@farol/content-service/bench';
import { atMost, type Figure } from './figure.ts';
import { spread } from './spread.ts';

/** At each size, the most that 99 of 100 lists may take. */
const bars: ReadonlyMap<number, number> = new Map([
  [1_000, 50],
  [10_000, 50],
  [100_000, 200],
]);

/** The lists of the editor's API at growing sizes of the content. */
export async function listFigures(rounds: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [documents, most] of bars) {
    // The first round warms up what the machine keeps of the files.
    const [, ...measured] = await benchLists({ documents, rounds: rounds + 1 });
    for (const [index, { what, unit }] of (measured[0] ?? []).entries())
      figures.push({
        what: `${documents.toLocaleString('en')} documents: ${what}`,
        ...spread(measured.map((round) => round[index]?.value ?? Number.NaN)),
        unit,
        bar: what.endsWith('p99') ? atMost(most) : null,
      });
  }
  return figures;
}
