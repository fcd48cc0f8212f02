import type { Filters } from './filters.ts';
import type { Page } from './page-list.ts';
import type { Row } from './row.ts';

/** What a list can be narrowed to further, with how many pages it would have then. */
export const facetNames = ['type', 'lang', 'state', 'tag', 'by', 'missing'] as const;
export type FacetName = (typeof facetNames)[number];
export type Facets = Record<FacetName, { value: string; count: number }[]>;

/** Of tags and people there may be very many. */
const MOST_VALUES = 100;

/** Counts pages by what their documents say; each page once for each value. */
export class FacetCounts {
  readonly #languages: readonly string[];
  readonly #counts = new Map<FacetName, Map<string, { count: number; page: Page }>>(
    facetNames.map((name) => [name, new Map()]),
  );

  /** `languages`: all there are, for what a page is not in. */
  constructor(languages: readonly string[]) {
    this.#languages = languages;
  }

  /** A document that all filters take, but for the one that is named. */
  see(row: Row, page: Page, failing: keyof Filters | null): void {
    if (failing !== null) {
      const facet = facetNames.find((name) => name === failing);
      if (facet) this.#count(facet, row, page);
    } else for (const facet of facetNames) this.#count(facet, row, page);
  }

  get facets(): Facets {
    const of = (facet: FacetName) =>
      [...(this.#counts.get(facet) ?? [])]
        .map(([value, { count }]) => ({ value, count }))
        .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
        .slice(0, MOST_VALUES);
    return {
      type: of('type'),
      lang: of('lang'),
      state: of('state'),
      tag: of('tag'),
      by: of('by'),
      missing: of('missing'),
    };
  }

  #count(facet: FacetName, row: Row, page: Page): void {
    for (const value of this.#valuesOf(facet, row, page)) this.#add(facet, value, page);
  }

  #valuesOf(facet: FacetName, row: Row, page: Page): readonly string[] {
    switch (facet) {
      case 'type':
        return [row.type];
      case 'lang':
        return [row.lang];
      case 'state':
        return row.releases.length > 0 && !row.archived && row.state !== 'release'
          ? [row.state, 'release']
          : [row.state];
      case 'tag':
        return row.tags;
      case 'by':
        return [row.changedBy];
      case 'missing':
        return this.#languages.filter((language) => !page.languages.includes(language));
    }
  }

  #add(facet: FacetName, value: string, page: Page): void {
    const counts = this.#counts.get(facet);
    const known = counts?.get(value);
    if (!known) counts?.set(value, { count: 1, page });
    else if (known.page !== page) {
      known.count += 1;
      known.page = page;
    }
  }
}
