import { benchService, type Engine } from '@farol/content-service/bench';
import { atMost, type Figure } from './figure.ts';
import { spread } from './spread.ts';

const engines: readonly Engine[] = ['SQLite', 'PostgreSQL'];
const sizes = [1_000, 10_000, 100_000];

/** The bars apply to uncached queries over HTTP, at this size. */
const barSize = 10_000;
const bars: ReadonlyMap<string, number> = new Map([
  ['by uid, p99', 5],
  ['by type, p99', 20],
  ['full text, p99', 20],
  ['tags, p99', 10],
]);

/** The content service at growing sizes of the content, on both engines, and how each figure grows. */
export async function serviceFigures(rounds: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const engine of engines) {
    let smaller: readonly Figure[] = [];
    for (const documents of sizes) {
      const present = await figuresAt(engine, documents, rounds);
      figures.push(...present, ...growth(engine, documents, smaller, present));
      smaller = present;
    }
  }
  return figures;
}

async function figuresAt(engine: Engine, documents: number, rounds: number): Promise<Figure[]> {
  // The first round warms up the file cache.
  const [, ...measured] = await benchService({ engine, documents, rounds: rounds + 1 });
  return (measured[0] ?? []).map(({ what, unit }, index) => {
    const bar = documents === barSize ? bars.get(what) : undefined;
    return {
      what: `${engine}, ${documents.toLocaleString('en')} documents: ${what}`,
      ...spread(measured.map((round) => round[index]?.value ?? Number.NaN)),
      unit,
      bar: bar === undefined ? null : atMost(bar),
    };
  });
}

/** The ratio of each figure to that at the previous size. */
function growth(
  engine: Engine,
  documents: number,
  smaller: readonly Figure[],
  present: readonly Figure[],
): Figure[] {
  return smaller.map((before, index) => {
    const times = (present[index]?.value ?? Number.NaN) / before.value;
    const what = before.what.slice(before.what.indexOf(': ') + 2);
    return {
      what: `${engine}, up to ${documents.toLocaleString('en')} documents grows: ${what}`,
      value: times,
      least: times,
      most: times,
      unit: 'times',
      bar: null,
    };
  });
}
