import { benchLists } from '@farol/content-service/bench';
import { atMost, type Figure } from './figure.ts';
import type { Options } from './options.ts';
import { spread } from './spread.ts';

/** For each size, the limit for the 99th percentile of list requests. */
const bars: ReadonlyMap<number, number> = new Map([
  [1_000, 50],
  [10_000, 50],
  [100_000, 200],
]);
/** The limit for the first answer about all pages in all languages, at this size. */
const sizeOfFirst = 10_000;
const maxFirstMs = 300;
/** The answer about all pages names each of them, so it grows with them. */
const aboutAll = /^all pages/;

/** The lists of the editor's API at growing sizes of the content. */
export async function listFigures({ rounds }: Options): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [documents, most] of bars) {
    const measured = await benchLists({ documents, rounds });
    const told = (what: string) => `${documents.toLocaleString('en')} documents: ${what}`;
    for (const { what, unit, value } of measured.afterStart)
      figures.push({
        ...{ what: told(what), unit, ...spread([value]) },
        bar: aboutAll.test(what) && documents === sizeOfFirst ? atMost(maxFirstMs) : null,
      });
    for (const [index, { what, unit }] of (measured.rounds[0] ?? []).entries())
      figures.push({
        ...{ what: told(what), unit },
        ...spread(measured.rounds.map((round) => round[index]?.value ?? Number.NaN)),
        bar: what.endsWith('p99') && !aboutAll.test(what) ? atMost(most) : null,
      });
  }
  return figures;
}
