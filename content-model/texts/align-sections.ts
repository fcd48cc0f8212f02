import { firstIndexById } from '../first-index-by-id.ts';
import { isRecord } from '../same.ts';

/** Corresponding sections or items of two languages, by index; null where one language has none. */
export interface Pair {
  source: number | null;
  target: number | null;
}

/**
 * Matches a page's sections with those of its translation: by id, which a translation copies, and otherwise by type, in
 * order. A section that only the translation has comes after its predecessor.
 */
export function alignSections(source: unknown, target: unknown): Pair[] {
  const sources = sectionsOf(source);
  const targets = sectionsOf(target);
  const partners = new Map<number, number>();
  const pairedTargets = new Set<number>();
  const pair = (source: number, target: number) => {
    partners.set(source, target);
    pairedTargets.add(target);
  };
  const targetIndexById = firstIndexById(targets);
  for (const [index, { id }] of sources.entries()) {
    const found = id === undefined ? undefined : targetIndexById.get(id);
    if (found !== undefined && !pairedTargets.has(found)) pair(index, found);
  }
  const sourceIndexById = firstIndexById(sources);
  const unpaired = [...targets.keys()].filter((index) => {
    const id = targets[index]?.id;
    return !pairedTargets.has(index) && (id === undefined || !sourceIndexById.has(id));
  });
  const unpairedByType = Map.groupBy(unpaired, (index) => targets[index]?.slice_type);
  const next = new Map<unknown, number>();
  for (const [index, { slice_type: type }] of sources.entries()) {
    if (partners.has(index)) continue;
    const position = next.get(type) ?? 0;
    const found = unpairedByType.get(type)?.[position];
    if (found === undefined) continue;
    next.set(type, position + 1);
    pair(index, found);
  }
  return orderedPairs(sources.length, targets.length, partners);
}

/** The pairs in the order of the source; a target without one comes after the last pair of a target before it. */
export function orderedPairs(
  sources: number,
  targets: number,
  partners: ReadonlyMap<number, number>,
): Pair[] {
  const sourceOf = new Map([...partners].map(([source, target]) => [target, source]));
  const following = new Map<number, Pair[]>();
  let last = -1;
  for (let target = 0; target < targets; target += 1) {
    const source = sourceOf.get(target);
    if (source !== undefined) last = Math.max(last, source);
    else {
      const group = following.get(last) ?? [];
      group.push({ source: null, target });
      following.set(last, group);
    }
  }
  const pairs = Array.from({ length: sources }, (_, source): Pair[] => [
    { source, target: partners.get(source) ?? null },
    ...(following.get(source) ?? []),
  ]);
  return [...(following.get(-1) ?? []), ...pairs.flat()];
}

type Section = Record<string, unknown>;

function sectionsOf(value: unknown): Section[] {
  return Array.isArray(value) ? value.map((each) => (isRecord(each) ? each : {})) : [];
}
