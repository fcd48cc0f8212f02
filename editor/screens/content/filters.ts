import { dayMs, hourMs } from '@farol/content-model';
import type { DocumentState, PageQuery } from '../../api/pages.ts';

/** The filters of the list, by their names in the screen's address. */
const filterNames = [
  'q',
  'type',
  'lang',
  'state',
  'missing',
  'tag',
  'by',
  'days',
  'release',
  'sort',
] as const;
export type FilterName = (typeof filterNames)[number];
export type ContentFilters = Partial<Record<FilterName, string>>;

export const states: readonly DocumentState[] = [
  'draft',
  'changed',
  'published',
  'release',
  'archived',
];

/** The filters set in an address; other parameters are ignored. */
export function filtersOf(parameters: URLSearchParams): ContentFilters {
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = parameters.get(name) ?? '';
      return value === '' ? [] : [[name, value]];
    }),
  );
}

/** The query for the service. Times are rounded to the hour, so that the same list has the same query. */
export function queryOf(filters: ContentFilters, now: number): PageQuery {
  const { q, type, lang, missing, tag, by, release } = filters;
  const days = Number(filters.days);
  const hour = now - (now % hourMs);
  return {
    ...{ search: q, type, lang, missing, tag, by, release },
    state: states.find((state) => state === filters.state),
    from: days > 0 ? hour - days * dayMs : undefined,
    sort: filters.sort === 'title' ? 'title' : undefined,
  };
}

/** Whether two sets of filters are equal, sort order included; the order of their names does not matter. */
export function areSame(one: ContentFilters, other: Record<string, string>): boolean {
  return filterNames.every((name) => (one[name] ?? '') === (other[name] ?? ''));
}

/** Whether any filter is set; sorting is not one. */
export function isFiltered({ sort: _, ...filters }: ContentFilters): boolean {
  return Object.keys(filters).length > 0;
}
