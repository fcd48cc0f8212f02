/**
 * The order of a list that two people changed: theirs, with what the first one added or moved brought to where
 * that person has it. `isAmbiguous` where both moved the same item to different places.
 */
export function mergeOrder(
  base: readonly string[],
  yours: readonly string[],
  theirs: readonly string[],
  kept: ReadonlySet<string>,
): { order: string[]; isAmbiguous: boolean } {
  const movedByYou = moved(base, yours);
  const movedByThem = moved(base, theirs);
  const order = theirs.filter((key) => kept.has(key) && !movedByYou.has(key));
  for (const [place, key] of yours.entries())
    if (kept.has(key) && !order.includes(key)) {
      const previous = yours.slice(0, place).findLast((each) => order.includes(each));
      order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, key);
    }
  const isAmbiguous = [...movedByYou].some(
    (key) => movedByThem.has(key) && previousOf(key, yours) !== previousOf(key, theirs),
  );
  return { order, isAmbiguous };
}

function previousOf(key: string, keys: readonly string[]): string | undefined {
  return keys[keys.indexOf(key) - 1];
}

/** The fewest items that have to be taken out so that the others stand in the order they had. */
function moved(base: readonly string[], changed: readonly string[]): Set<string> {
  const places = new Map(base.map((key, place) => [key, place]));
  const common = changed.filter((key) => places.has(key));
  /** Of each item the longest run that ends with it. */
  const runs: { key: string; place: number; length: number; previous: number }[] = [];
  for (const key of common) {
    const place = places.get(key) ?? 0;
    let previous = -1;
    for (const [index, run] of runs.entries())
      if (run.place < place && run.length > (runs[previous]?.length ?? 0)) previous = index;
    runs.push({ key, place, length: (runs[previous]?.length ?? 0) + 1, previous });
  }
  const stayed = new Set<string>();
  let last = runs.reduce(
    (best, run, index) => (run.length > (runs[best]?.length ?? 0) ? index : best),
    -1,
  );
  for (let run = runs[last]; run; run = runs[last]) {
    stayed.add(run.key);
    last = run.previous;
  }
  return new Set(common.filter((key) => !stayed.has(key)));
}
