import fc from 'fast-check';
import type { Facts } from './facts.ts';
import { type FinderState, sorts } from './state.ts';
import { continents, kinds, lengths, months, spokenLanguages } from './vocabulary.ts';

export const countries = ['ar', 'jp', 'nz', 'pt'];
const destinations = [...continents.slice(2, 5), ...countries];
const lengthNames = lengths.map(({ name }) => name);

const some = (values: readonly string[]) =>
  fc.subarray([...values], { minLength: 0, maxLength: 3 });
const maybe = (most: number) => fc.option(fc.integer({ min: 0, max: most }), { freq: 2 });

/** Any state a visitor can select. */
export const anyState: fc.Arbitrary<FinderState> = fc.record({
  kind: some(kinds),
  destination: some(destinations),
  length: some(lengthNames),
  month: some(months),
  language: some(spokenLanguages.slice(0, 4)),
  age: fc.option(fc.integer({ min: 1, max: 99 }), { freq: 2 }),
  from: maybe(20_000),
  to: maybe(20_000),
  sort: fc.constantFrom(...sorts),
  page: fc.integer({ min: 1, max: 4 }),
});

const anyFacts: fc.Arbitrary<Omit<Facts, 'id'>> = fc.record({
  kind: some(kinds),
  destination: some(destinations),
  length: some(lengthNames),
  month: some(months),
  language: some(spokenLanguages.slice(0, 4)),
  ages: fc
    .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 59 }))
    .map(([least, more]): [number, number] => [least, least + more]),
  price: maybe(20_000),
  weeks: maybe(50),
  next: fc.option(fc.constantFrom('2026-12-01', '2027-01-11', '2027-09-06')),
});

/** Any list of programs, sorted by name. */
export const anyPrograms: fc.Arbitrary<readonly Facts[]> = fc
  .array(anyFacts, { maxLength: 12 })
  .map((all) => all.map((facts, index) => ({ ...facts, id: `p${index}` })));
