import { continents, kinds, lengths, months, spokenLanguages } from './vocabulary.ts';

/** The filters of which a visitor chooses among values, one or several. */
export const choices = ['kind', 'destination', 'length', 'month', 'language'] as const;
export type Choice = (typeof choices)[number];

/** Every filter a program can fail. */
export const filters = [...choices, 'age', 'price'] as const;
export type Filter = (typeof filters)[number];

export const sorts = ['start', 'price', 'priceDown', 'length', 'name'] as const;
export type Sort = (typeof sorts)[number];

/** What the visitor asked for. Nothing chosen in a filter means any. */
export type FinderState = Readonly<Record<Choice, readonly string[]>> & {
  readonly age: number | null;
  /** Two prices, in whichever order they were typed. */
  readonly from: number | null;
  readonly to: number | null;
  readonly sort: Sort;
  /** How many pages of the list are open. */
  readonly page: number;
};

/** The query parameters, in the order an address has them. */
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

/** What the query asks for. What no visitor could have chosen is passed over. `countries` are in small letters. */
export function stateOf(query: URLSearchParams, countries: readonly string[]): FinderState {
  const chosen = (name: Choice, known: readonly string[]) => {
    const asked = new Set(query.getAll(name));
    return known.filter((value) => asked.has(value));
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

/** The query of a state: one way to write each, nothing in it that is not chosen. */
export function queryOf(state: FinderState): URLSearchParams {
  const query = new URLSearchParams();
  for (const choice of choices) for (const value of state[choice]) query.append(choice, value);
  for (const name of ['age', 'from', 'to'] as const)
    if (state[name] !== null) query.set(name, `${state[name]}`);
  if (state.sort !== 'start') query.set('sort', state.sort);
  if (state.page > 1) query.set('page', `${state.page}`);
  return query;
}

/** The address of a state; the fragment leads a browser without script to the list. */
export function finderAddress(path: string, state: FinderState): string {
  const query = queryOf(state).toString();
  return query ? `${path}?${query}#found` : `${path}#found`;
}

/** Whether anything is filtered: how the list is sorted does not count. */
export function isFiltered(state: FinderState): boolean {
  return filters.some((filter) => isActive(state, filter));
}

export function isActive(state: FinderState, filter: Filter): boolean {
  if (filter === 'age') return state.age !== null;
  if (filter === 'price') return state.from !== null || state.to !== null;
  return state[filter].length > 0;
}

/** The state without one filter, on the first page of the list. */
export function without(state: FinderState, filter: Filter): FinderState {
  if (filter === 'age') return { ...state, age: null, page: 1 };
  if (filter === 'price') return { ...state, from: null, to: null, page: 1 };
  return { ...state, [filter]: [], page: 1 };
}

/** The state with one filter alone. */
export function onlyFilter(state: FinderState, filter: Filter): FinderState {
  return filters.filter((other) => other !== filter).reduce(without, state);
}

/** What each number may be. */
export const bounds = { age: [1, 99], from: [0, 999_999], to: [0, 999_999] } as const;
export type NumberName = keyof typeof bounds;

/** A number as it was typed; null where it is none that can be asked for. */
export function typedNumber(text: string, name: NumberName): number | null {
  const [least, most] = bounds[name];
  return numberOf(text, least, most);
}

/** Whether the least price is above the most: they are taken the other way round. */
export function isSwapped({ from, to }: FinderState): boolean {
  return from !== null && to !== null && from > to;
}

function numberOf(text: string | null, least: number, most = 999_999): number | null {
  if (text === null || !/^\d{1,6}$/.test(text)) return null;
  const number = Number(text);
  return number >= least && number <= most ? number : null;
}
