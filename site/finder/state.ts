import { continents, kinds, lengths, months, spokenLanguages } from './vocabulary.ts';

/** Filters with selectable values. */
export const choices = ['kind', 'destination', 'length', 'month', 'language'] as const;
export type Choice = (typeof choices)[number];

/** All filters. */
export const filters = [...choices, 'age', 'price'] as const;
export type Filter = (typeof filters)[number];

export const sorts = ['start', 'price', 'priceDown', 'length', 'name'] as const;
export type Sort = (typeof sorts)[number];

/** What the visitor selected; a filter with nothing selected passes everything. */
export type FinderState = Readonly<Record<Choice, readonly string[]>> & {
  readonly age: number | null;
  /** The two prices as typed; the smaller one may be in either field. */
  readonly from: number | null;
  readonly to: number | null;
  readonly sort: Sort;
  /** How many pages of the list are shown. */
  readonly page: number;
};

/** The query parameters in canonical order. */
export const finderParameters = [
  'kind',
  'destination',
  'length',
  'month',
  'language',
  'age',
  'from',
  'to',
  'sort',
  'page',
] as const;

export const nothingChosen: FinderState = {
  kind: [],
  destination: [],
  length: [],
  month: [],
  language: [],
  age: null,
  from: null,
  to: null,
  sort: 'start',
  page: 1,
};

/** Reads a query; values that no visitor could select are ignored. `countries` are in lower case. */
export function stateOf(query: URLSearchParams, countries: readonly string[]): FinderState {
  const chosen = (name: Choice, possible: readonly string[]) => {
    const values = new Set(query.getAll(name));
    return possible.filter((value) => values.has(value));
  };
  return {
    kind: chosen('kind', kinds),
    destination: chosen('destination', [...continents, ...[...countries].sort()]),
    length: chosen(
      'length',
      lengths.map(({ name }) => name),
    ),
    month: chosen('month', months),
    language: chosen('language', spokenLanguages),
    age: typedNumber(query.get('age') ?? '', 'age'),
    from: typedNumber(query.get('from') ?? '', 'from'),
    to: typedNumber(query.get('to') ?? '', 'to'),
    sort: sorts.find((sort) => sort === query.get('sort')) ?? 'start',
    page: numberOf(query.get('page'), 1, 999) ?? 1,
  };
}

/** The query of a state in its one canonical form, without empty values. */
export function queryOf(state: FinderState): URLSearchParams {
  const query = new URLSearchParams();
  for (const choice of choices) for (const value of state[choice]) query.append(choice, value);
  for (const name of ['age', 'from', 'to'] as const)
    if (state[name] !== null) query.set(name, `${state[name]}`);
  if (state.sort !== 'start') query.set('sort', state.sort);
  if (state.page > 1) query.set('page', `${state.page}`);
  return query;
}

/** The address of a state; its fragment leads to the list where no script runs. */
export function finderAddress(path: string, state: FinderState): string {
  const query = queryOf(state).toString();
  return query ? `${path}?${query}#found` : `${path}#found`;
}

/** Whether any filter is set; sorting does not count. */
export function isFiltered(state: FinderState): boolean {
  return filters.some((filter) => isActive(state, filter));
}

export function isActive(state: FinderState, filter: Filter): boolean {
  if (filter === 'age') return state.age !== null;
  if (filter === 'price') return state.from !== null || state.to !== null;
  return state[filter].length > 0;
}

/** The state without one filter, on the first page. */
export function without(state: FinderState, filter: Filter): FinderState {
  if (filter === 'age') return { ...state, age: null, page: 1 };
  if (filter === 'price') return { ...state, from: null, to: null, page: 1 };
  return { ...state, [filter]: [], page: 1 };
}

/** The state with only one of its filters. */
export function onlyFilter(state: FinderState, filter: Filter): FinderState {
  return filters.filter((other) => other !== filter).reduce(without, state);
}

/** The allowed range of each number. */
export const bounds = { age: [1, 99], from: [0, 999_999], to: [0, 999_999] } as const;
export type NumberName = keyof typeof bounds;

/** A typed number; null where it is out of range or no number. */
export function typedNumber(text: string, name: NumberName): number | null {
  const [min, max] = bounds[name];
  return numberOf(text, min, max);
}

/** Whether the minimum exceeds the maximum; they are then swapped. */
export function isSwapped({ from, to }: FinderState): boolean {
  return from !== null && to !== null && from > to;
}

function numberOf(text: string | null, min: number, max = 999_999): number | null {
  if (text === null || !/^\d{1,6}$/.test(text)) return null;
  const number = Number(text);
  return number >= min && number <= max ? number : null;
}
