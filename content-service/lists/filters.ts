import { fold } from '../query/words.ts';
import { hasWords, searchedWords } from './content-words.ts';
import { bitOf, facetNames } from './facets.ts';
import type { Page } from './page-list.ts';
import type { DocumentStateName, Row } from './row.ts';

/** What a list may be narrowed to. */
export interface Filters {
  /** Words of names, or whole words of texts. */
  search?: string | undefined;
  type?: string | undefined;
  lang?: string | undefined;
  state?: DocumentStateName | undefined;
  tag?: string | undefined;
  /** Who changed it last. */
  by?: string | undefined;
  /** When it was changed last: milliseconds. */
  from?: number | undefined;
  until?: number | undefined;
  release?: string | undefined;
  /** A language the page is not in. */
  missing?: string | undefined;
  group?: string | undefined;
}

type Holds = (row: Row, page: Page) => boolean;

export interface Filter {
  /** Of the facet it narrows. */
  bit: number;
  holds: Holds;
}

/** The bit of a filter that narrows no facet. */
const NO_FACET = 1 << facetNames.length;

/** What keeps a document out: 0 where nothing does, the bit of a facet where its filter alone does. */
export function failingOf(row: Row, page: Page, filters: readonly Filter[]): number {
  let failing = 0;
  for (let index = 0; index < filters.length; index += 1) {
    const filter = filters[index];
    if (!filter || filter.holds(row, page)) continue;
    if (filter.bit === NO_FACET || (failing !== 0 && failing !== filter.bit)) return NO_FACET;
    failing = filter.bit;
  }
  return failing;
}

/** The filters that were set, those that are quick before those that are not. */
export function filtersOf(given: Filters): Filter[] {
  const { type, lang, state, tag, by, from, until, release, missing, group, search } = given;
  const filters: (Named | false)[] = [
    group !== undefined && { name: 'group', holds: (row) => row.group === group },
    type !== undefined && { name: 'type', holds: (row) => row.type === type },
    lang !== undefined && { name: 'lang', holds: (row) => row.lang === lang },
    // What is archived is out of sight until it is asked for.
    { name: 'state', holds: (row) => isIn(row, state) },
    missing !== undefined && {
      name: 'missing',
      holds: (_, page) => !page.languages.includes(missing),
    },
    by !== undefined && { name: 'by', holds: (row) => row.changedBy === by },
    from !== undefined && { name: 'from', holds: (row) => row.changedAt >= from },
    until !== undefined && { name: 'until', holds: (row) => row.changedAt <= until },
    tag !== undefined && { name: 'tag', holds: (row) => row.tags.includes(tag) },
    release !== undefined && { name: 'release', holds: (row) => row.releases.includes(release) },
    ...searchFilters(search ?? ''),
  ];
  return filters
    .filter((filter) => filter !== false)
    .map(({ name, holds }) => {
      const facet = facetNames.find((each) => each === name);
      return { bit: facet ? bitOf(facet) : NO_FACET, holds };
    });
}

interface Named {
  name: keyof Filters;
  holds: Holds;
}

function isIn({ archived, state, releases }: Row, wanted: DocumentStateName | undefined): boolean {
  if (wanted === undefined) return !archived;
  if (wanted === 'release') return !archived && releases.length > 0;
  return state === wanted;
}

/** Each word stands in a name, or is a whole word of the text. */
function searchFilters(search: string): Named[] {
  return fold(search)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const inTexts = searchedWords(word);
      return {
        name: 'search',
        holds: (row: Row) =>
          row.names.includes(word) || (inTexts !== null && hasWords(row, inTexts)),
      };
    });
}
