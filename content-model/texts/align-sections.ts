import { firstPlaces } from '../first-places.ts';
import { isRecord } from '../merge/same.ts';

/** Corresponding sections of two languages, by index; null where one language has none. */
export interface SectionPair {
  source: number | null;
  target: number | null;
}

/**
 * Matches a page's sections with those of its translation: by id, which a translation copies, and otherwise by type, in
 * order. A section that only the translation has comes after its predecessor.
 */
export function alignSections(source: unknown, target: unknown): SectionPair[] {
  const sources = sectionsOf(source);
  const targets = sectionsOf(target);
  const partner = new Map<number, number>();
  const taken = new Set<number>();
  const pair = (source: number, target: number) => {
    partner.set(source, target);
    taken.add(target);
  };
  const placeOfId = firstPlaces(targets);
  for (const [index, { id }] of sources.entries()) {
    const found = id === undefined ? undefined : placeOfId.get(id);
    if (found !== undefined && !taken.has(found)) pair(index, found);
  }
  const known = firstPlaces(sources);
  const free = [...targets.keys()].filter((place) => {
    const id = targets[place]?.id;
    return !taken.has(place) && (id === undefined || !known.has(id));
  });
  const freeOfKind = Map.groupBy(free, (place) => targets[place]?.slice_type);
  const next = new Map<unknown, number>();
  for (const [index, { slice_type: type }] of sources.entries()) {
    if (partner.has(index)) continue;
    const turn = next.get(type) ?? 0;
    const found = freeOfKind.get(type)?.[turn];
    if (found === undefined) continue;
    next.set(type, turn + 1);
    pair(index, found);
  }
  return inOrder(sources.length, targets.length, partner);
}

/** The pairs in the order of the source; a target without one comes after the last pair of a target before it. */
function inOrder(sources: number, targets: number, partner: ReadonlyMap<number, number>) {
  const sourceOf = new Map([...partner].map(([source, target]) => [target, source]));
  const behind = new Map<number, SectionPair[]>();
  let last = -1;
  for (let target = 0; target < targets; target += 1) {
    const source = sourceOf.get(target);
    if (source !== undefined) last = Math.max(last, source);
    else {
      const alone = behind.get(last) ?? [];
      alone.push({ source: null, target });
      behind.set(last, alone);
    }
  }
  const pairs = Array.from({ length: sources }, (_, source): SectionPair[] => [
    { source, target: partner.get(source) ?? null },
    ...(behind.get(source) ?? []),
  ]);
  return [...(behind.get(-1) ?? []), ...pairs.flat()];
}

type Section = Record<string, unknown>;

function sectionsOf(value: unknown): Section[] {
  return Array.isArray(value) ? value.map((each) => (isRecord(each) ? each : {})) : [];
}
