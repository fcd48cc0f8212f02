import { longestRun } from './longest-run.ts';

/**
 * The merged order of a list: theirs, with the items you added or moved where you have them. `isAmbiguous` where both
 * moved the same item to different places.
 */
export function mergeOrder(
  base: readonly string[],
  yours: readonly string[],
  theirs: readonly string[],
  kept: ReadonlySet<string>,
): { order: string[]; isAmbiguous: boolean } {
  const movedByYou = movedKeys(base, yours);
  const movedByThem = movedKeys(base, theirs);
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

/** A list with the items it lacks of another one, each behind its predecessor there. */
export function withMissing(order: readonly string[], keys: readonly string[]): string[] {
  const present = new Set(order);
  const missing = new Map<string | undefined, string[]>();
  let previous: string | undefined;
  for (const key of keys)
    if (present.has(key)) previous = key;
    else {
      const following = missing.get(previous) ?? [];
      following.push(key);
      missing.set(previous, following);
    }
  const first = missing.get(undefined) ?? [];
  return [...first, ...order.flatMap((key) => [key, ...(missing.get(key) ?? [])])];
}

/** The predecessor of each key. */
function previousOf(keys: readonly string[]): Map<string, string | undefined> {
  return new Map(keys.map((key, position) => [key, keys[position - 1]]));
}

/** The fewest items to take out so that the others keep their order. */
function movedKeys(base: readonly string[], changed: readonly string[]): Set<string> {
  const positions = new Map(base.map((key, position) => [key, position]));
  const common = changed.filter((key) => positions.has(key));
  const stayed = new Set(longestRun(common.map((key) => positions.get(key) ?? 0)));
  return new Set(common.filter((_, index) => !stayed.has(index)));
}
