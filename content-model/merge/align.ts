import { same } from '../same.ts';
import { longestRun } from './longest-run.ts';
import { similarity } from './similarity.ts';

/** Items less similar than this are different items, not one that was changed. */
const minSimilarity = 0.3;
/** The fixed cost of comparing two items, in characters read. */
const pairCost = 2_500;
/** The most characters read to find pairs: about a tenth of a second, and more than pages written by people need. */
const maxRead = 50_000_000;

/**
 * Matches a changed list to the one before: for each item of `changed` the index of its origin in `base`, or null where
 * it is new. Order is kept, so an item that moved counts as new.
 */
export function align(base: readonly unknown[], changed: readonly unknown[]): (number | null)[] {
  const origins: (number | null)[] = changed.map(() => null);
  let start = 0;
  const shorter = Math.min(base.length, changed.length);
  while (start < shorter && same(base[start], changed[start])) {
    origins[start] = start;
    start += 1;
  }
  let end = 0;
  while (end < shorter - start && same(base.at(-1 - end), changed.at(-1 - end))) {
    origins[changed.length - 1 - end] = base.length - 1 - end;
    end += 1;
  }
  const middle = { from: start, base: base.length - end, changed: changed.length - end };
  for (const [before, now] of pairsOf(
    base.slice(start, middle.base),
    changed.slice(start, middle.changed),
  ))
    origins[start + now] = start + before;
  pairRewritten(origins, base.length);
  return origins;
}

type Pair = [before: number, now: number];

/** Compares all pairs where that is fast; in longer lists, only those between unchanged items. */
function pairsOf(base: readonly unknown[], changed: readonly unknown[]): Pair[] {
  const before = base.map((item) => JSON.stringify(item) ?? '');
  const now = changed.map((item) => JSON.stringify(item) ?? '');
  if (readCost(before, now) <= maxRead) return bestPairs(base, changed);
  let budget = maxRead;
  const pairs: Pair[] = [];
  let from: Pair = [0, 0];
  for (const next of [...unchanged(before, now), [base.length, changed.length] satisfies Pair]) {
    const [gapStart, gapEnd] = [from, next];
    const itemsInGap = (list: readonly string[], of: 0 | 1) => list.slice(gapStart[of], gapEnd[of]);
    const cost = readCost(itemsInGap(before, 0), itemsInGap(now, 1));
    if (cost <= budget) {
      budget -= cost;
      const inGap = bestPairs(
        base.slice(gapStart[0], gapEnd[0]),
        changed.slice(gapStart[1], gapEnd[1]),
      );
      for (const [one, other] of inGap) pairs.push([gapStart[0] + one, gapStart[1] + other]);
    }
    pairs.push(next);
    from = [next[0] + 1, next[1] + 1];
  }
  return pairs.slice(0, -1);
}

function readCost(before: readonly string[], now: readonly string[]): number {
  const characters = (list: readonly string[]) => list.reduce((sum, { length }) => sum + length, 0);
  return (
    before.length * now.length * pairCost +
    before.length * characters(now) +
    now.length * characters(before)
  );
}

/** Items that are in both lists once and equal, as far as they kept their order. */
function unchanged(before: readonly string[], now: readonly string[]): Pair[] {
  const [onceBefore, onceNow] = [onceIn(before), onceIn(now)];
  const pairs = [...onceNow].flatMap(([text, index]): Pair[] => {
    const origin = onceBefore.get(text);
    return origin === undefined ? [] : [[origin, index]];
  });
  const inOrder = new Set(longestRun(pairs.map(([origin]) => origin)));
  return pairs.filter((_, index) => inOrder.has(index));
}

/** The index of each text that occurs exactly once, in order. */
function onceIn(texts: readonly string[]): Map<string, number> {
  const places = Map.groupBy(texts.entries(), ([, text]) => text);
  return new Map(
    [...places].flatMap(([text, [first, second]]): [string, number][] =>
      first && !second ? [[text, first[0]]] : [],
    ),
  );
}

/** The pairs, in order, with the highest total similarity. */
function bestPairs(base: readonly unknown[], changed: readonly unknown[]): Pair[] {
  const width = changed.length + 1;
  const similarities = base.map((one) => changed.map((other) => similarity(one, other)));
  /** The highest total for the rest of both lists from each pair of indexes. */
  const best = new Float64Array((base.length + 1) * width);
  const totalFrom = (before: number, now: number) => best[before * width + now] ?? 0;
  const totalWithPair = (before: number, now: number) => {
    const score = similarities[before]?.[now] ?? 0;
    return score < minSimilarity ? 0 : score + totalFrom(before + 1, now + 1);
  };
  for (let before = base.length - 1; before >= 0; before -= 1)
    for (let now = changed.length - 1; now >= 0; now -= 1)
      best[before * width + now] = Math.max(
        totalWithPair(before, now),
        totalFrom(before + 1, now),
        totalFrom(before, now + 1),
      );
  const pairs: Pair[] = [];
  let before = 0;
  let now = 0;
  while (before < base.length && now < changed.length) {
    const sum = totalFrom(before, now);
    if (sum === 0) break;
    if (sum === totalWithPair(before, now)) {
      pairs.push([before, now]);
      before += 1;
      now += 1;
    } else if (sum === totalFrom(before + 1, now)) before += 1;
    else now += 1;
  }
  return pairs;
}

/** Where equally many items are new and missing between two matches, they were rewritten and are paired. */
function pairRewritten(origins: (number | null)[], length: number): void {
  let next = 0;
  while (next < origins.length) {
    if (origins[next] !== null) {
      next += 1;
      continue;
    }
    const first = next;
    while (next < origins.length && origins[next] === null) next += 1;
    const after = first === 0 ? 0 : (origins[first - 1] ?? -1) + 1;
    const until = next === origins.length ? length : (origins[next] ?? length);
    if (until - after === next - first)
      for (let index = first; index < next; index += 1) origins[index] = after + index - first;
  }
}
