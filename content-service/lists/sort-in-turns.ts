import type { Turns } from '../turns.ts';

type Compare<Value> = (one: Value, other: Value) => number;

/** The number of items sorted before checking the time. */
const AT_ONCE = 250;

/** The same result as `toSorted`, computed in turns so that other requests are not blocked. */
export async function sortInTurns<Value extends object>(
  values: readonly Value[],
  compare: Compare<Value>,
  turns: Turns,
): Promise<Value[]> {
  let runs: Value[][] = [];
  for (let start = 0; start < values.length; start += AT_ONCE) {
    runs.push(values.slice(start, start + AT_ONCE).sort(compare));
    if (turns.isOver) await turns.next();
  }
  while (runs.length > 1) {
    const longer: Value[][] = [];
    for (let at = 0; at < runs.length; at += 2)
      longer.push(await mergeInTurns(runs[at] ?? [], runs[at + 1] ?? [], compare, turns));
    runs = longer;
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
  let at = 0;
  for (const value of second) {
    for (let one = first[at]; one && compare(one, value) <= 0; one = first[at]) {
      merged.push(one);
      at += 1;
    }
    merged.push(value);
    if (turns.isOver) await turns.next();
  }
  return merged.concat(first.slice(at));
}
