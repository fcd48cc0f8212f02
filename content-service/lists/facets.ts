import type { Columns } from './columns.ts';
import { inReleaseBit } from './row.ts';

/** The facets by which a list can be narrowed further, with the number of pages it would then have. */
export const facetNames = ['type', 'lang', 'state', 'tag', 'by', 'missing'] as const;
export type FacetName = (typeof facetNames)[number];
export type Facets = Record<FacetName, { value: string; count: number }[]>;

/** There may be very many tags and people. */
const maxValues = 100;

/** One bit per facet: a document excluded only by one facet's filter still counts for that facet's values. */
export function bitOf(facet: FacetName): number {
  return 1 << facetNames.indexOf(facet);
}

/** The bit of filters that belong to no facet. */
export const noFacet = 1 << facetNames.length;

const [typeBit, langBit, stateBit, tagBit, byBit, missingBit] = facetNames.map(bitOf);

/** Numbers every value of every facet, so that counting increments entries of an array. Only grows. */
export class FacetValues {
  readonly #numbers = new Map<string, number>();
  readonly all: { facet: FacetName; value: string }[] = [];

  numberOf(facet: FacetName, value: string): number {
    const existing = this.find(facet, value);
    if (existing !== undefined) return existing;
    const number = this.all.length;
    this.#numbers.set(`${facet}\n${value}`, number);
    this.all.push({ facet, value });
    return number;
  }

  /** Undefined where no document ever had the value. */
  find(facet: FacetName, value: string): number | undefined {
    return this.#numbers.get(`${facet}\n${value}`);
  }
}

interface PageCounts {
  /** By page number, 1 for each page that matches. */
  found: Uint8Array;
  total: number;
  facets: Facets;
}

/** Counts pages by the values of their documents: each page once per value. */
export function countPages(columns: Columns, failing: Uint8Array): PageCounts {
  const { first, next, type, lang, state, by, tags, stateBits, presence, presences } = columns;
  const inRelease = columns.values.numberOf('state', 'release');
  const counts = new Int32Array(columns.values.all.length);
  /** The page counted last for each value. */
  const pages = new Int32Array(counts.length).fill(-1);
  const countOnce = (number: number | undefined, page: number) => {
    if (number === undefined || pages[number] === page) return;
    pages[number] = page;
    counts[number] = (counts[number] ?? 0) + 1;
  };
  const found = columns.marks('found');
  const missed = new Int32Array(presences.length);
  let total = 0;
  for (let page = 0; page < first.length; page += 1) {
    let isMissed = false;
    for (let index = first[page] ?? -1; index >= 0; index = next[index] ?? -1) {
      const fails = failing[index] ?? 0;
      if (fails === 0) found[page] = 1;
      if (fails === 0 || fails === missingBit) isMissed = true;
      if (fails === 0 || fails === typeBit) countOnce(type[index], page);
      if (fails === 0 || fails === langBit) countOnce(lang[index], page);
      if (fails === 0 || fails === byBit) countOnce(by[index], page);
      if (fails === 0 || fails === stateBit) {
        countOnce(state[index], page);
        if (((stateBits[index] ?? 0) & inReleaseBit) !== 0) countOnce(inRelease, page);
      }
      if (fails === 0 || fails === tagBit)
        for (const tag of tags[index] ?? []) countOnce(tag, page);
    }
    if (found[page] === 1) total += 1;
    const combination = presence[page] ?? 0;
    if (isMissed) missed[combination] = (missed[combination] ?? 0) + 1;
  }
  for (const [index, { missing }] of presences.entries())
    for (const number of missing) counts[number] = (counts[number] ?? 0) + (missed[index] ?? 0);
  return { found, total, facets: facetsOf(columns.values, counts) };
}

function facetsOf({ all }: FacetValues, counts: Int32Array): Facets {
  const facets: Facets = { type: [], lang: [], state: [], tag: [], by: [], missing: [] };
  for (const [number, { facet, value }] of all.entries()) {
    const count = counts[number] ?? 0;
    if (count > 0) facets[facet].push({ value, count });
  }
  for (const name of facetNames)
    facets[name] = facets[name]
      .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
      .slice(0, maxValues);
  return facets;
}
