import { own } from '@farol/content-model';
import type { PageContext } from '../contract/page.ts';
import type { Destination } from '../destinations/destinations.ts';
import { formatDate } from '../messages/format.ts';
import { formatPrice } from '../messages/money.ts';
import { agesOf, lengthOf, listedOf, nextDeparture } from '../programs/program-facts.ts';

interface Fact {
  name: string;
  value: string;
}

/** A summary of its programs: types, languages, lengths, ages, the lowest price and the next start. */
export function destinationFacts(destination: Destination, context: PageContext): Fact[] {
  const { language, messages, today } = context;
  const listed = destination.programs.map(listedOf);
  const kinds = listed.flatMap(({ kind }) => (kind && own(messages.kinds, kind)) ?? []);
  const spoken = listed.flatMap(({ languages }) =>
    languages.flatMap((each) => (each.language && own(messages.spoken, each.language)) ?? []),
  );
  const lengths = {
    weeks_min: least(listed.map(({ weeks_min }) => weeks_min)),
    weeks_max: most(listed.map(({ weeks_max, weeks_min }) => weeks_max ?? weeks_min)),
  };
  const ages = {
    age_min: least(listed.map(({ age_min }) => age_min)),
    age_max: most(listed.map(({ age_max }) => age_max)),
  };
  const starts = listed.flatMap((data) => nextDeparture({ data }, today)?.start ?? []).sort();
  const facts: readonly [string, string | null | undefined][] = [
    [messages.kind, listOf(kinds, language.code)],
    [messages.spokenLanguage, listOf(spoken, language.code)],
    [messages.length, lengthOf(lengths, context)],
    [messages.age, agesOf({ data: ages }, context)],
    [messages.priceFrom, lowestPrice(listed, context)],
    [messages.nextStart, starts[0] && formatDate(starts[0], language)],
  ];
  return facts.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

/** Without duplicates, the first with a capital letter; English capitalizes languages everywhere. */
function listOf(words: readonly string[], code: string): string {
  const [first = '', ...rest] = new Set(words);
  const later = code === 'en-us' ? rest : rest.map((word) => word.toLocaleLowerCase(code));
  return [first.charAt(0).toLocaleUpperCase(code) + first.slice(1), ...later].join(', ');
}

type Numbers = readonly (number | null)[];

function least(numbers: Numbers): number | null {
  const given = numbers.filter((each) => each !== null);
  return given.length > 0 ? Math.min(...given) : null;
}

function most(numbers: Numbers): number | null {
  const given = numbers.filter((each) => each !== null);
  return given.length > 0 ? Math.max(...given) : null;
}

/** Only prices in the currency of the first priced program are compared. */
function lowestPrice(
  listed: readonly ReturnType<typeof listedOf>[],
  { language }: PageContext,
): string | null {
  const currency = listed.find(({ price_from }) => price_from)?.price_currency;
  if (!currency) return null;
  const price = least(
    listed.map((each) => (each.price_currency === currency ? each.price_from || null : null)),
  );
  return price === null ? null : formatPrice(price, currency, language);
}
