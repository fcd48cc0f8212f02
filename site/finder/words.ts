import type { Messages } from '../messages/en.ts';
import type { Filter, Sort } from './state.ts';

export interface Plural {
  one: string;
  other: string;
}

/** The finder's texts, with `{…}` to fill in. Plain strings, so that they can be embedded in the page. */
export interface FinderWords {
  filters: string;
  filter: Record<Filter, string>;
  yourAge: string;
  from: string;
  to: string;
  age: string;
  priceFrom: string;
  priceTo: string;
  show: Plural;
  apply: string;
  programs: Plural;
  chosenFilters: Plural;
  wrongAge: string;
  wrongPrice: string;
  swappedPrices: string;
  clear: string;
  remove: string;
  sort: string;
  sorts: Record<Sort, string>;
  found: Plural;
  nothingText: string;
  nearest: string;
  differs: string;
  without: Plural;
  more: string;
  all: Plural;
  chosen: string;
}

export function finderWords(messages: Messages): FinderWords {
  const { start, price, priceDown, length, name } = messages.sorts;
  return {
    filters: messages.filters,
    filter: {
      kind: messages.kind,
      destination: messages.destination,
      length: messages.length,
      month: messages.startMonth,
      language: messages.spokenLanguage,
      age: messages.age,
      price: messages.price,
    },
    yourAge: messages.yourAge,
    from: messages.lowestPrice,
    to: messages.highestPrice,
    priceFrom: `${messages.from} {price}`,
    priceTo: messages.upTo('{price}'),
    show: pluralOf(messages.showPrograms),
    apply: messages.apply,
    programs: pluralOf(messages.programCount),
    chosenFilters: pluralOf(messages.chosenFilters),
    wrongAge: messages.wrongAge,
    wrongPrice: messages.wrongPrice,
    swappedPrices: messages.swappedPrices,
    clear: messages.clear,
    remove: messages.removeFilter('{name}'),
    sort: messages.sort,
    sorts: { start, price, priceDown, length, name },
    found: pluralOf(messages.programsFound),
    nothingText: messages.nothingFoundText,
    nearest: messages.nearest,
    age: messages.ageOf('{age}'),
    differs: messages.nearestDiffer('{filters}'),
    without: pluralOf(messages.withoutFilters('{filters}')),
    more: messages.showMorePrograms,
    all: pluralOf(messages.showAllPrograms),
    chosen: messages.yourChoice,
  };
}

/** Both plural forms of a noun, for the browser to choose from. */
function pluralOf(counted: (count: number) => string): Plural {
  return { one: counted(1).replace('1', '{count}'), other: counted(2).replace('2', '{count}') };
}
