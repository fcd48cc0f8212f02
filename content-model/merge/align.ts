import { same } from './same.ts';
import { similarity } from './similarity.ts';

/** Below this two items are two things, not one that was changed. */
const LEAST_SIMILARITY = 0.3;

/**
 * Which item of a changed list was which item of the list before: for each item of `changed` the place of its
 * origin in `base`, or null where it is new. Order is kept; an item that moved is new where it now stands.
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
  for (const [before, now] of mostAlike(
    base.slice(start, middle.base),
    changed.slice(start, middle.changed),
  ))
    origins[start + now] = start + before;
  pairRewritten(origins, base.length);
  return origins;
}

/** The pairs, in order, that have the most in common all together. */
function mostAlike(base: readonly unknown[], changed: readonly unknown[]): [number, number][] {
  const width = changed.length + 1;
  const alike = base.map((one) => changed.map((other) => similarity(one, other)));
  /** The best sum for what begins at a place of each list. */
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
  const pairs: [number, number][] = [];
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

/** As many new items as are missing between two that stayed are those, written anew. */
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
