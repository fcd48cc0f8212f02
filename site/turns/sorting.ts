import type { Steps } from './steps.ts';

const itemsPerStep = 32;

/** `toSorted` in steps, as a merge sort: comparing thousands of names by the rules of a language takes long. */
export function* sortedBy<Item>(
  items: readonly Item[],
  compare: (one: Item, other: Item) => number,
): Steps<readonly Item[]> {
  let runs: (readonly Item[])[] = [];
  for (let start = 0; start < items.length; start += itemsPerStep) {
    runs.push(items.slice(start, start + itemsPerStep).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const merged: (readonly Item[])[] = [];
    for (let at = 0; at < runs.length; at += 2)
      merged.push(yield* merge(runs[at] ?? [], runs[at + 1] ?? [], compare));
    runs = merged;
  }
  return runs[0] ?? [];
}

function* merge<Item>(
  one: readonly Item[],
  other: readonly Item[],
  compare: (one: Item, other: Item) => number,
): Steps<readonly Item[]> {
  const merged: Item[] = [];
  let at = 0;
  for (const [index, item] of one.entries()) {
    for (let next = other[at]; at < other.length && next !== undefined; next = other[at]) {
      if (compare(item, next) <= 0) break;
      merged.push(next);
      at += 1;
    }
    merged.push(item);
    if (index % itemsPerStep === 0) yield;
  }
  return [...merged, ...other.slice(at)];
}
