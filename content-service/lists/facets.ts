import type { Row } from './row.ts';

/** What a list can be narrowed to further, with how many pages it would have then. */
export const facetNames = ['type', 'lang', 'state', 'tag', 'by', 'missing'] as const;
export type FacetName = (typeof facetNames)[number];
export type Facets = Record<FacetName, { value: string; count: number }[]>;

/** Of tags and people there may be very many. */
const MOST_VALUES = 100;

/** Of a facet, a bit: a document that one filter alone does not take still counts for the facet of that filter. */
export function bitOf(facet: FacetName): number {
  return 1 << facetNames.indexOf(facet);
}

/** Every value of every facet has a number, so that counting is adding in a list. It only grows. */
export class FacetValues {
  readonly #numbers = new Map<string, number>();
  readonly all: { facet: FacetName; value: string }[] = [];
  /** By the number of a value. */
  readonly bits: number[] = [];

  numberOf(facet: FacetName, value: string): number {
    const key = `${facet}\n${value}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.all.length;
    this.#numbers.set(key, number);
    this.all.push({ facet, value });
    this.bits.push(bitOf(facet));
    return number;
  }

  /** What a document says of itself. */
  numbersOf({ type, lang, state, releases, archived, tags, changedBy }: Row): readonly number[] {
    const isAlsoInRelease = releases.length > 0 && !archived && state !== 'release';
    return [
      this.numberOf('type', type),
      this.numberOf('lang', lang),
      this.numberOf('state', state),
      ...(isAlsoInRelease ? [this.numberOf('state', 'release')] : []),
      ...new Set(tags.map((tag) => this.numberOf('tag', tag))),
      this.numberOf('by', changedBy),
    ];
  }
}

/** Counts pages by what their documents say; each page once for each value. */
export class FacetCounts {
  readonly #values: FacetValues;
  readonly #counts: Int32Array;
  /** The page that was counted last for each value. */
  readonly #pages: Int32Array;

  constructor(values: FacetValues) {
    this.#values = values;
    this.#counts = new Int32Array(values.all.length);
    this.#pages = new Int32Array(values.all.length).fill(-1);
  }

  /** `only`: the bit of the facet whose filter did not take it, where all others did; 0 where all did. */
  see(numbers: readonly number[], page: number, only: number): void {
    const { bits } = this.#values;
    for (let index = 0; index < numbers.length; index += 1) {
      const number = numbers[index] ?? 0;
      if (this.#pages[number] === page) continue;
      if (only !== 0 && bits[number] !== only) continue;
      this.#pages[number] = page;
      this.#counts[number] = (this.#counts[number] ?? 0) + 1;
    }
  }

  get facets(): Facets {
    const facets: Facets = { type: [], lang: [], state: [], tag: [], by: [], missing: [] };
    for (const [number, { facet, value }] of this.#values.all.entries()) {
      const count = this.#counts[number] ?? 0;
      if (count > 0) facets[facet].push({ value, count });
    }
    for (const name of facetNames)
      facets[name] = facets[name]
        .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
        .slice(0, MOST_VALUES);
    return facets;
  }
}
