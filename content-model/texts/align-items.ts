import { align } from '../merge/align.ts';
import { same } from '../same.ts';
import { orderedPairs, type Pair } from './align-sections.ts';

/**
 * Matches the items of a list, which have no ids, with those of its translation by what carries no words: by likeness,
 * as the differences of two versions are found, and an equal one also where it moved. Null where that tells nothing and
 * there are not equally many, so that their places tell nothing either.
 */
export function alignItems(
  sources: readonly unknown[],
  targets: readonly unknown[],
): readonly Pair[] | null {
  const areAlike = [...sources, ...targets].every((item) => same(item, sources[0]));
  const origins = areAlike ? [] : withMoved(sources, targets, align(sources, targets));
  if (origins.some((origin) => origin !== null)) {
    const partners = origins.flatMap((source, target): [number, number][] =>
      source === null ? [] : [[source, target]],
    );
    return orderedPairs(sources.length, targets.length, new Map(partners));
  }
  const shorter = Math.min(sources.length, targets.length);
  return shorter === 0 || sources.length === targets.length ? byPlace(sources, targets) : null;
}

/** The items in the same place of two lists. */
export function byPlace(sources: readonly unknown[], targets: readonly unknown[]): Pair[] {
  const length = Math.max(sources.length, targets.length);
  return Array.from({ length }, (_, index) => ({
    source: index < sources.length ? index : null,
    target: index < targets.length ? index : null,
  }));
}

type Origins = readonly (number | null)[];

function withMoved(
  sources: readonly unknown[],
  targets: readonly unknown[],
  origins: Origins,
): Origins {
  const found = new Set(origins);
  const free = [...sources.keys()].filter((source) => !found.has(source));
  const byForm = Map.groupBy(free, (source) => JSON.stringify(sources[source]));
  return origins.map(
    (origin, index) => origin ?? byForm.get(JSON.stringify(targets[index]))?.shift() ?? null,
  );
}
