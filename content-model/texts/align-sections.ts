import { isRecord } from '../merge/same.ts';

/** Sections that are the same in two languages, by where they stand; null where one language has none. */
export interface SectionPair {
  source: number | null;
  target: number | null;
}

/**
 * The sections of a page beside those of its translation: by their ids, which a translation begins with, and
 * where those differ by kind, in the order in which they stand. What only the translation has comes after what
 * it stands behind.
 */
export function alignSections(source: unknown, target: unknown): SectionPair[] {
  const sources = sectionsOf(source);
  const targets = sectionsOf(target);
  const partner = new Map<number, number>();
  const isTaken = (index: number) => [...partner.values()].includes(index);
  for (const [index, { id }] of sources.entries()) {
    const found = targets.findIndex((each) => id !== undefined && each.id === id);
    if (found >= 0 && !isTaken(found)) partner.set(index, found);
  }
  for (const [index, { slice_type: type }] of sources.entries()) {
    if (partner.has(index)) continue;
    const found = targets.findIndex(
      (each, place) => each.slice_type === type && !isTaken(place) && !hasSameId(each, sources),
    );
    if (found >= 0) partner.set(index, found);
  }
  const pairs = sources.map(
    (_, index): SectionPair => ({
      source: index,
      target: partner.get(index) ?? null,
    }),
  );
  for (const place of targets.keys()) {
    if (isTaken(place)) continue;
    const before = pairs.findLastIndex((pair) => pair.target !== null && pair.target < place);
    pairs.splice(before + 1, 0, { source: null, target: place });
  }
  return pairs;
}

function hasSameId({ id }: Section, sections: readonly Section[]): boolean {
  return id !== undefined && sections.some((each) => each.id === id);
}

type Section = Record<string, unknown>;

function sectionsOf(value: unknown): Section[] {
  return Array.isArray(value) ? value.map((each) => (isRecord(each) ? each : {})) : [];
}
