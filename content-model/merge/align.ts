import { longestRun } from './longest-run.ts';
import { same } from './same.ts';
import { similarity } from './similarity.ts';

/** Items less similar than this are different items, not one that was changed. */
const LEAST_SIMILARITY = 0.3;
/** The fixed cost of comparing two items, in characters read. */
const OF_A_PAIR = 2_500;
/** The most characters read to find pairs: about a tenth of a second, and more than pages written by people need. */
const MOST_READ = 50_000_000;

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
  if (readFor(before, now) <= MOST_READ) return mostAlike(base, changed);
  let left = MOST_READ;
  const pairs: Pair[] = [];
  let from: Pair = [0, 0];
  for (const next of [...unchanged(before, now), [base.length, changed.length] satisfies Pair]) {
    const [those, these] = [from, next];
    const gap = (list: readonly string[], of: 0 | 1) => list.slice(those[of], these[of]);
    const read = readFor(gap(before, 0), gap(now, 1));
    if (read <= left) {
      left -= read;
      const inGap = mostAlike(base.slice(those[0], these[0]), changed.slice(those[1], these[1]));
      for (const [one, other] of inGap) pairs.push([those[0] + one, those[1] + other]);
    }
    pairs.push(next);
    from = [next[0] + 1, next[1] + 1];
  }
  return pairs.slice(0, -1);
}

function readFor(before: readonly string[], now: readonly string[]): number {
  const characters = (list: readonly string[]) => list.reduce((sum, { length }) => sum + length, 0);
  return (
    before.length * now.length * OF_A_PAIR +
    before.length * characters(now) +
    now.length * characters(before)
  );
}

/** Items that are in both lists once and equal, as far as they kept their order. */
function unchanged(before: readonly string[], now: readonly string[]): Pair[] {
  const [once, places] = [onceIn(before), onceIn(now)];
  const pairs = [...places].flatMap(([text, place]): Pair[] => {
    const origin = once.get(text);
    return origin === undefined ? [] : [[origin, place]];
  });
  const kept = new Set(longestRun(pairs.map(([origin]) => origin)));
  return pairs.filter((_, index) => kept.has(index));
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
function mostAlike(base: readonly unknown[], changed: readonly unknown[]): Pair[] {
  const width = changed.length + 1;
  const alike = base.map((one) => changed.map((other) => similarity(one, other)));
  /** The highest total for the rest of both lists from each pair of indexes. */
  const best = new Float64Array((base.length + 1) * width);
  const at = (before: number, now: number) => best[before * width + now] ?? 0;
  const paired = (before: number, now: number) => {
    const likeness = alike[before]?.[now] ?? 0;
    return likeness < LEAST_SIMILARITY ? 0 : likeness + at(before + 1, now + 1);
  };
  for (let before = base.length - 1; before >= 0; before -= 1)
    for (let now = changed.length - 1; now >= 0; now -= 1)
      best[before * width + now] = Math.max(
        paired(before, now),
        at(before + 1, now),
        at(before, now + 1),
      );
  const pairs: Pair[] = [];
  let before = 0;
  let now = 0;
  while (before < base.length && now < changed.length) {
    const sum = at(before, now);
    if (sum === 0) break;
    if (sum === paired(before, now)) {
      pairs.push([before, now]);
      before += 1;
      now += 1;
    } else if (sum === at(before + 1, now)) before += 1;
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
      for (let place = first; place < next; place += 1) origins[place] = after + place - first;
  }
}
