import { longestRun } from './longest-run.ts';

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
  const order = withMissing(
    theirs.filter((key) => kept.has(key) && !movedByYou.has(key)),
    yours.filter((key) => kept.has(key)),
  );
  const [beforeYours, beforeTheirs] = [previousOf(yours), previousOf(theirs)];
  const isAmbiguous = [...movedByYou].some(
    (key) => movedByThem.has(key) && beforeYours.get(key) !== beforeTheirs.get(key),
  );
  return { order, isAmbiguous };
}

/** A list with what it lacks of another one, each behind what it stands behind there. */
export function withMissing(order: readonly string[], keys: readonly string[]): string[] {
  const there = new Set(order);
  const missing = new Map<string | undefined, string[]>();
  let previous: string | undefined;
  for (const key of keys)
    if (there.has(key)) previous = key;
    else {
      const behind = missing.get(previous) ?? [];
      behind.push(key);
      missing.set(previous, behind);
    }
  const first = missing.get(undefined) ?? [];
  return [...first, ...order.flatMap((key) => [key, ...(missing.get(key) ?? [])])];
}

/** Of each key the one before it. */
function previousOf(keys: readonly string[]): Map<string, string | undefined> {
  return new Map(keys.map((key, place) => [key, keys[place - 1]]));
}

/** The fewest items that have to be taken out so that the others stand in the order they had. */
function moved(base: readonly string[], changed: readonly string[]): Set<string> {
  const places = new Map(base.map((key, place) => [key, place]));
  const common = changed.filter((key) => places.has(key));
  const stayed = new Set(longestRun(common.map((key) => places.get(key) ?? 0)));
  return new Set(common.filter((_, index) => !stayed.has(index)));
}
