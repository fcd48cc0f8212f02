import type { Turns } from '../turns.ts';

type Compare<Value> = (one: Value, other: Value) => number;

/** So many are sorted before the clock is looked at. */
const AT_ONCE = 250;

/** Answers what `toSorted` would, and holds nobody up. */
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

/** One sorted list of two; where two are equal, the one of the first list comes before. */
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
