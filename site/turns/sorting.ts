import type { Steps } from './steps.ts';

const handful = 32;

/** As `toSorted`, little by little: to compare the names of thousands as people order them takes long. */
export function* sortedBy<Thing>(
  things: readonly Thing[],
  compare: (one: Thing, other: Thing) => number,
): Steps<readonly Thing[]> {
  let runs: (readonly Thing[])[] = [];
  for (let start = 0; start < things.length; start += handful) {
    runs.push(things.slice(start, start + handful).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const longer: (readonly Thing[])[] = [];
    for (let at = 0; at < runs.length; at += 2)
      longer.push(yield* merged(runs[at] ?? [], runs[at + 1] ?? [], compare));
    runs = longer;
  }
  return runs[0] ?? [];
}

function* merged<Thing>(
  one: readonly Thing[],
  other: readonly Thing[],
  compare: (one: Thing, other: Thing) => number,
): Steps<readonly Thing[]> {
  const all: Thing[] = [];
  let at = 0;
  for (const [index, thing] of one.entries()) {
    for (let next = other[at]; at < other.length && next !== undefined; next = other[at]) {
      if (compare(thing, next) <= 0) break;
      all.push(next);
      at += 1;
    }
    all.push(thing);
    if (index % handful === 0) yield;
  }
  return [...all, ...other.slice(at)];
}
