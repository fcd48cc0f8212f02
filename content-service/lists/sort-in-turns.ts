import type { Turns } from '../turns.ts';

type Compare<Value> = (one: Value, other: Value) => number;

/** The number of items sorted before checking the time. */
const batchSize = 250;

/** The same result as `toSorted`, computed in turns so that other requests are not blocked. */
export async function sortInTurns<Value extends object>(
  values: readonly Value[],
  compare: Compare<Value>,
  turns: Turns,
): Promise<Value[]> {
  let runs: Value[][] = [];
  for (let start = 0; start < values.length; start += batchSize) {
    runs.push(values.slice(start, start + batchSize).sort(compare));
    if (turns.isOver) await turns.next();
  }
  while (runs.length > 1) {
    const mergedRuns: Value[][] = [];
    for (let index = 0; index < runs.length; index += 2)
      mergedRuns.push(await mergeInTurns(runs[index] ?? [], runs[index + 1] ?? [], compare, turns));
    runs = mergedRuns;
  }
  return runs[0] ?? [];
}

/** Merges two sorted lists; of equal items, that of the first list comes first. */
export async function mergeInTurns<Value extends object>(
  first: readonly Value[],
  second: readonly Value[],
  compare: Compare<Value>,
  turns: Turns,
): Promise<Value[]> {
  const merged: Value[] = [];
  let index = 0;
  for (const value of second) {
    for (
      let candidate = first[index];
      candidate && compare(candidate, value) <= 0;
      candidate = first[index]
    ) {
      merged.push(candidate);
      index += 1;
    }
    merged.push(value);
    if (turns.isOver) await turns.next();
  }
  return merged.concat(first.slice(index));
}
