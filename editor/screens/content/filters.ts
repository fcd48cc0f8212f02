import type { DocumentState, PageQuery } from '../../api/pages.ts';

/** What the list can be narrowed to, as the address of the screen says it. */
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

const HOUR_MS = 60 * 60 * 1000;

/** Those of the names above that are set; whatever else stands in an address is left alone. */
export function filtersOf(parameters: URLSearchParams): ContentFilters {
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = parameters.get(name) ?? '';
      return value === '' ? [] : [[name, value]];
    }),
  );
}

/** How the service is asked for them. A time is one of a full hour, so that the same list is the same question. */
export function queryOf(filters: ContentFilters, now: number): PageQuery {
  const { q, type, lang, missing, tag, by, release } = filters;
  const days = Number(filters.days);
  const hour = now - (now % HOUR_MS);
  return {
    ...{ search: q, type, lang, missing, tag, by, release },
    state: states.find((state) => state === filters.state),
    from: days > 0 ? hour - days * 24 * HOUR_MS : undefined,
    sort: filters.sort === 'title' ? 'title' : undefined,
  };
}

/** Whether two lists are narrowed to the same; in which order they stand does not matter. */
export function areSame(one: ContentFilters, other: Record<string, string>): boolean {
  return filterNames.every((name) => (one[name] ?? '') === (other[name] ?? ''));
}

/** An order is no filter. */
export function isNarrowed({ sort: _, ...filters }: ContentFilters): boolean {
  return Object.keys(filters).length > 0;
}
