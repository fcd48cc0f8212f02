import { own } from '@farol/content-model';
import type { PageContext } from '../contract/page.ts';
import type { Destination } from '../destinations/destinations.ts';
import { formatDate } from '../messages/format.ts';
import {
  agesOf,
  canApply,
  departuresFrom,
  lengthOf,
  listedOf,
  pricedStayOf,
  priceOf,
} from '../programs/program-facts.ts';
import { capitalizedList } from './capitalized-list.ts';

interface Fact {
  name: string;
  value: string;
}

/** A summary of its programs: types, languages, lengths, ages, the lowest price and the next start. */
export function destinationFacts(destination: Destination, context: PageContext): Fact[] {
  const { language, messages, today } = context;
  const listed = destination.programs.map(listedOf);
  const kinds = listed.flatMap(
    ({ kind }) => (kind && own(messages.kinds, kind)?.toLowerCase()) ?? [],
  );
  const spoken = listed.flatMap(({ languages }) =>
    languages.flatMap(({ language }) => (language && own(messages.spoken, language)) ?? []),
  );
  const lengths = {
    weeks_min: lowest(listed.map(({ weeks_min }) => weeks_min)),
    weeks_max: highest(listed.map(({ weeks_max, weeks_min }) => weeks_max ?? weeks_min)),
  };
  const ages = {
    age_min: lowest(listed.map(({ age_min }) => age_min)),
    age_max: highest(listed.map(({ age_max }) => age_max)),
  };
  const starts = listed
    .flatMap((data) => departuresFrom({ data }, today).filter(canApply))
    .map(({ start }) => start)
    .sort();
  const facts: readonly [string, string | null | undefined][] = [
    [messages.kind, capitalizedList([...new Set(kinds)], language)],
    [messages.spokenLanguage, capitalizedList([...new Set(spoken)], language)],
    [messages.length, lengthOf(lengths, context)],
    [messages.age, agesOf({ data: ages }, context)],
    [messages.priceFrom, lowestPrice(listed, context)],
    [messages.nextStart, starts[0] && formatDate(starts[0], language)],
  ];
  return facts.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

type OptionalNumbers = readonly (number | null)[];

function lowest(numbers: OptionalNumbers): number | null {
  const given = numbers.filter((number) => number !== null);
  return given.length > 0 ? Math.min(...given) : null;
}

function highest(numbers: OptionalNumbers): number | null {
  const given = numbers.filter((number) => number !== null);
  return given.length > 0 ? Math.max(...given) : null;
}

/** The lowest price and its length of stay. Only prices in the currency of the first priced program are compared. */
function lowestPrice(
  listed: readonly ReturnType<typeof listedOf>[],
  context: PageContext,
): string | null {
  const [first, ...others] = listed.filter(({ price_from }) => price_from);
  if (!first) return null;
  const cheapest = others
    .filter(({ price_currency }) => price_currency === first.price_currency)
    .reduce((one, other) => ((other.price_from ?? 0) < (one.price_from ?? 0) ? other : one), first);
  const price = priceOf(cheapest, context);
  const stay = pricedStayOf(cheapest, context);
  return price && stay ? `${price} ${context.messages.forStay(stay)}` : price;
}
