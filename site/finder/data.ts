import type { LanguageCode } from '@farol/content-model';
import { cachedFormatter, countriesOf, memoized } from '@farol/content-model';
import type { PageContext } from '../contract/page.ts';
import type { Messages } from '../messages/en.ts';
import { collator, regionNames } from '../messages/formatters.ts';
import { type ListedProgram, listedOf } from '../programs/program-facts.ts';
import { atOnce, type Steps } from '../turns/steps.ts';
import { type Facts, factsOf, mainCurrency } from './facts.ts';
import { type Choice, type FinderState, queryOf } from './state.ts';
import {
  type Continent,
  continents,
  kinds,
  lengths,
  months,
  spokenLanguages,
} from './vocabulary.ts';
import { type FinderWords, finderWords } from './words.ts';

type FinderContext = Pick<PageContext, 'path' | 'language' | 'today' | 'messages'>;

export interface Option {
  value: string;
  label: string;
}

/** Everything the finder shows besides the posters; embedded in the page as JSON for the browser. */
export interface FinderData {
  path: string;
  /** The query the server rendered. */
  query: string;
  languageCode: LanguageCode;
  currency: string | null;
  programs: readonly Facts[];
  /** All values of each filter, whether or not a program has them. */
  options: Readonly<Record<Choice, readonly Option[]>>;
  countryCodes: readonly string[];
  /** The countries of each continent, by their values. */
  countries: readonly (readonly [continent: string, countries: readonly string[]])[];
  words: FinderWords;
}

export function finderData(
  context: FinderContext,
  programs: readonly ListedProgram[],
  state: FinderState,
): FinderData {
  const { path } = context;
  return { path, query: queryOf(state).toString(), ...atOnce(sharedFinderData(context, programs)) };
}

/** The facts are the largest part, and the same for every view. */
const factsJson = memoized((facts: readonly Facts[]) => JSON.stringify(facts));

/** The JSON for the page. Options are left out: the browser reads them from the form. */
export function finderJson({ options: _, programs, ...rest }: FinderData): string {
  return `${JSON.stringify(rest).slice(0, -1)},"programs":${factsJson(programs)}}`;
}

/** What all views of the same programs share. */
type SharedFinderData = Omit<FinderData, 'path' | 'query'>;

const sharedDataByDay = memoized(
  (_: readonly ListedProgram[]) => new Map<string, SharedFinderData>(),
);

/** Computed once for a list of programs and a day, because it reads every program. */
export function* sharedFinderData(
  { language, today, messages }: Omit<FinderContext, 'path'>,
  programs: readonly ListedProgram[],
): Steps<SharedFinderData> {
  const days = sharedDataByDay(programs);
  const key = `${language.code} ${today}`;
  const cached = days.get(key);
  if (cached) return cached;
  for (const program of programs) {
    listedOf(program);
    yield;
  }
  const facts = yield* factsOf(programs, today, language.code);
  factsJson(facts);
  yield;
  const votes = yield* votesOf(programs);
  const countries = countriesByContinent(votes, language.code);
  yield;
  const shared: SharedFinderData = {
    languageCode: language.code,
    currency: mainCurrency(programs),
    programs: facts,
    options: {
      kind: kinds.map((value) => ({ value, label: messages.kinds[value] })),
      destination: [
        ...continents.map((value) => ({ value, label: messages.continents[value] })),
        ...countries.flatMap(([, options]) => options),
      ],
      length: lengths.map((length) => ({
        value: length.name,
        label: capitalised(lengthName(length, messages), language.code),
      })),
      month: months.map((value) => ({ value, label: monthName(Number(value), language.code) })),
      language: spokenLanguages.map((value) => ({ value, label: messages.spoken[value] })),
    },
    countryCodes: [...votes.keys()].sort(),
    countries: countries.map(([continent, options]) => [
      continent,
      options.map(({ value }) => value),
    ]),
    words: finderWords(messages),
  };
  days.clear();
  days.set(key, shared);
  return shared;
}

/** Groups each country under the continent its programs name. Programs that name two continents count half. */
function countriesByContinent(
  votes: Votes,
  languageCode: LanguageCode,
): readonly (readonly [Continent, readonly Option[]])[] {
  const names = regionNames(languageCode);
  const { compare } = collator(languageCode);
  const placed = [...votes.keys()].sort().map((code) => ({
    value: code,
    label: names.of(code.toUpperCase()) ?? code,
    mainContinent: [...(votes.get(code) ?? [])].sort(([, one], [, other]) => other - one)[0]?.[0],
  }));
  return continents
    .map((continent) => {
      const options = placed
        // Antarctica is a continent with one country of the same name.
        .filter(({ value, mainContinent }) => mainContinent === continent && value !== 'aq')
        .map(({ value, label }) => ({ value, label }));
      return [continent, options.sort((one, other) => compare(one.label, other.label))] as const;
    })
    .filter(([, options]) => options.length > 0);
}

/** For each country by its code, how strongly its programs suggest each continent. */
type Votes = ReadonlyMap<string, ReadonlyMap<Continent, number>>;

function* votesOf(programs: readonly ListedProgram[]): Steps<Votes> {
  const votes = new Map<string, Map<Continent, number>>();
  for (const program of programs) {
    const { continents } = listedOf(program);
    for (const code of codesOf(program)) {
      const continentVotes = votes.get(code) ?? new Map<Continent, number>();
      votes.set(code, continentVotes);
      for (const { continent } of continents)
        if (continent)
          continentVotes.set(
            continent,
            (continentVotes.get(continent) ?? 0) + 1 / continents.length,
          );
    }
    yield;
  }
  return votes;
}

/** The codes of a program’s countries, in lower case. */
function codesOf(program: ListedProgram): readonly string[] {
  return countriesOf(listedOf(program)).map((code) => code.toLowerCase());
}

const monthFormat = cachedFormatter(
  (code) => new Intl.DateTimeFormat(code, { month: 'long', timeZone: 'UTC' }),
);

function monthName(month: number, languageCode: LanguageCode): string {
  const date = new Date(Date.UTC(2000, month - 1));
  return capitalised(monthFormat(languageCode).format(date), languageCode);
}

function lengthName({ from, to }: (typeof lengths)[number], messages: Messages): string {
  if (from === 1) return messages.upTo(messages.weeks(to));
  if (to === Number.POSITIVE_INFINITY) return messages.moreThan(messages.weeks(from - 1));
  return messages.weeksBetween(from, to);
}

function capitalised(text: string, languageCode: LanguageCode): string {
  return text.charAt(0).toLocaleUpperCase(languageCode) + text.slice(1);
}
