import type { ProgramsDetailsDocument } from '@farol/content-model';
import { memoized, own } from '@farol/content-model';
import { asText } from '@prismicio/client';
import { read, type StoredDocument } from '../content/document.ts';
import type { PageContext } from '../contract/page.ts';
import { endOf, formatDayAhead, nonBreaking } from '../messages/format.ts';
import { formatPrice } from '../messages/money.ts';
import { placesOf } from './places.ts';

export type Program = ProgramsDetailsDocument;
export type ListedProgram = StoredDocument<'programs_details'>;
type Data = Program['data'];
type Words = Pick<PageContext, 'language' | 'messages'>;

/** What posters, lists, filters and maps need of a program: all but its long texts and its gallery. */
export const listedOf = memoized((program: ListedProgram) => {
  const { data } = read(program);
  const { age_max, age_min, continents, countries, cover, departures, kind, languages } = data;
  const { place, price_currency, price_from, weeks_max, weeks_min } = data;
  return {
    ...{ age_max, age_min, continents, countries, cover, departures, kind, languages },
    ...{ place, price_currency, price_from, weeks_max, weeks_min },
    name: asText(data.title),
    places: placesOf(data.stops),
  };
});

export interface Departure {
  start: string;
  end: string | null;
  /** The application deadline. */
  applyBy: string | null;
  weeks: number | null;
  /** `closed` where the deadline has passed. */
  places: 'open' | 'few' | 'full' | 'closed' | null;
}

export function lengthOf(
  { weeks_min: min, weeks_max: max }: Pick<Data, 'weeks_min' | 'weeks_max'>,
  { messages }: Words,
): string | null {
  if (min && max && min !== max) return messages.weeksBetween(min, max);
  const weeks = min ?? max;
  return weeks ? messages.weeks(weeks) : null;
}

export function agesOf(
  { data }: { data: Pick<Data, 'age_min' | 'age_max'> },
  { messages }: Words,
): string | null {
  const { age_min: min, age_max: max } = data;
  if (min && min === max) return messages.oneAge(min);
  if (min && max) return messages.agesBetween(min, max);
  if (min) return messages.agesFrom(min);
  return max ? messages.agesUpTo(max) : null;
}

export function groupOf({ data }: Program, { messages }: Words): string | null {
  const { group_min: min, group_max: max } = data;
  if (min && max && min !== max) return messages.peopleBetween(min, max);
  if (max && !min) return messages.groupUpTo(max);
  return min ? messages.people(min) : null;
}

/** The lowest price: that of the shortest stay. */
export function priceOf(
  { price_from: price, price_currency: currency }: Pick<Data, 'price_from' | 'price_currency'>,
  { language }: Words,
): string | null {
  return price && currency ? formatPrice(price, currency, language) : null;
}

/** The length of stay that the lowest price is for. */
export function pricedStayOf(
  { weeks_min: min, weeks_max: max }: Pick<Data, 'weeks_min' | 'weeks_max'>,
  { messages }: Words,
): string | null {
  const weeks = min ?? max;
  return weeks ? messages.weeks(weeks) : null;
}

/** The price for each length of stay, shortest first. */
export function pricesOf({ data }: Program): { weeks: number; amount: number }[] {
  const { longer_stays, price_from, weeks_min } = data;
  const stays = [{ weeks: weeks_min, amount: price_from }, ...longer_stays];
  return stays.flatMap(({ weeks, amount }) => (weeks && amount ? [{ weeks, amount }] : []));
}

interface HasDepartures {
  data: Pick<Data, 'departures'>;
}

/** All with a start, soonest first. */
const departuresOf = memoized((departures: Data['departures']): readonly Departure[] =>
  departures
    .flatMap(({ start, apply_by: applyBy, weeks, places }) =>
      start ? [{ start, applyBy, weeks, places, end: weeks ? endOf(start, weeks) : null }] : [],
    )
    .sort((one, other) => one.start.localeCompare(other.start)),
);

/** Departures from a day on, soonest first. */
export function departuresFrom({ data }: HasDepartures, today: string): Departure[] {
  return departuresOf(data.departures)
    .filter(({ start }) => start >= today)
    .map((departure) => {
      const { applyBy, places } = departure;
      const isClosed = applyBy && applyBy < today && places !== 'full';
      return isClosed ? { ...departure, places: 'closed' } : departure;
    });
}

export function canApply({ places }: Departure): boolean {
  return places !== 'full' && places !== 'closed';
}

/** How many places are left, in words. */
export function placesLeftOf({ places }: Departure, { messages }: Words): string | null {
  if (places === 'closed') return messages.applicationsClosed;
  return (places && own(messages.placesLeft, places)) ?? null;
}

/** Why nobody can apply for a departure any more; null where one can. */
export function whyClosed(departure: Departure, words: Words): string | null {
  return canApply(departure) ? null : placesLeftOf(departure, words);
}

/** The next departure to apply for, else the next one. */
export function nextDeparture(program: HasDepartures, today: string): Departure | undefined {
  const departures = departuresFrom(program, today);
  return departures.find(canApply) ?? departures[0];
}

type ShortFacts = readonly (string | false | null | undefined)[];

/** What visitors choose by, in few words: when and for whom, and how long and for how much. */
export function factsInShort(
  listed: ReturnType<typeof listedOf>,
  context: Words & Pick<PageContext, 'today'>,
): { times: ShortFacts; prices: ShortFacts } {
  const { messages } = context;
  const next = nextDeparture({ data: listed }, context.today);
  const start = next && formatDayAhead(next.start, context.today, context.language);
  const hasSeveralLengths = listed.weeks_min !== (listed.weeks_max ?? listed.weeks_min);
  return {
    times: [
      start && messages.starts(nonBreaking(start)),
      next && whyClosed(next, context),
      agesInShort(listed, context),
    ],
    prices: [hasSeveralLengths && lengthOf(listed, context), priceInShort(listed, context)],
  };
}

function agesInShort(listed: ReturnType<typeof listedOf>, words: Words): string | null {
  const { age_min: min, age_max: max } = listed;
  return min && max && min !== max
    ? words.messages.agesInShort(min, max)
    : agesOf({ data: listed }, words);
}

/** The lowest price with the length of stay it is for. */
function priceInShort(listed: ReturnType<typeof listedOf>, words: Words): string {
  const { messages } = words;
  const price = priceOf(listed, words);
  const stay = pricedStayOf(listed, words);
  if (!price) return messages.noPrice;
  return stay ? messages.fromFor(price, stay) : `${messages.from} ${price}`;
}
