import { countriesOf } from '@farol/content-model';
import { collator } from '../messages/formatters.ts';
import {
  canApply,
  departuresFrom,
  type ListedProgram,
  listedOf,
} from '../programs/program-facts.ts';
import { sortedBy } from '../turns/sorting.ts';
import type { Steps } from '../turns/steps.ts';
import type { Choice } from './state.ts';
import { lengths } from './vocabulary.ts';

/** What the finder needs to know of a program: small, because it is embedded in the page. */
export type Facts = Readonly<Record<Choice, readonly string[]>> & {
  readonly id: string;
  readonly ages: readonly [number, number];
  /** In the provider's main currency; null without a price, or with one in another currency. */
  readonly price: number | null;
  readonly weeks: number | null;
  /** The next departure with spaces left. */
  readonly next: string | null;
};

const maxAge = 99;

/** The facts of all programs, sorted by name. */
export function* factsOf(
  programs: readonly ListedProgram[],
  today: string,
  languageCode: string,
): Steps<readonly Facts[]> {
  const currency = mainCurrency(programs);
  const { compare } = collator(languageCode);
  const named = programs.map((program) => ({ program, name: listedOf(program).name }));
  const facts: Facts[] = [];
  for (const { program } of yield* sortedBy(named, (one, other) => compare(one.name, other.name))) {
    facts.push(factsOfProgram(program, today, currency));
    yield;
  }
  return facts;
}

function factsOfProgram(program: ListedProgram, today: string, currency: string | null): Facts {
  const data = listedOf(program);
  const starts = departuresFrom({ data }, today)
    .filter(canApply)
    .map(({ start }) => start);
  const weeks = [data.weeks_min ?? data.weeks_max, data.weeks_max ?? data.weeks_min] as const;
  return {
    id: program.id,
    kind: data.kind ? [data.kind] : [],
    destination: [
      ...present(data.continents.map(({ continent }) => continent)),
      ...countriesOf(data).map((code) => code.toLowerCase()),
    ],
    length: lengths
      .filter(
        ({ from, to }) =>
          weeks[0] !== null && weeks[1] !== null && weeks[0] <= to && weeks[1] >= from,
      )
      .map(({ name }) => name),
    month: present(starts.map((start) => `${Number(start.slice(5, 7))}`)),
    language: present(data.languages.map(({ language }) => language)),
    ages: [data.age_min ?? 0, data.age_max ?? maxAge],
    price: data.price_currency === currency ? data.price_from : null,
    weeks: weeks[0],
    next: starts[0] ?? null,
  };
}

/** The currency most prices are in: only prices in the same currency can be compared. */
export function mainCurrency(programs: readonly ListedProgram[]): string | null {
  const uses = new Map<string, number>();
  for (const { price_currency: currency, price_from: price } of programs.map(listedOf))
    if (price !== null && currency) uses.set(currency, (uses.get(currency) ?? 0) + 1);
  const [mostUsed] = [...uses].sort(
    ([one, times], [other, otherTimes]) => otherTimes - times || one.localeCompare(other),
  );
  return mostUsed?.[0] ?? null;
}

function present(values: readonly (string | null)[]): string[] {
  return [...new Set(values.filter((value) => value !== null && value !== ''))].filter(
    (value) => value !== null,
  );
}
