import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../turns/steps.ts';
import type { Facts } from './facts.ts';
import { findingsOf } from './filters.ts';
import {
  choices,
  type FinderState,
  filters,
  isActive,
  isFiltered,
  nothingChosen,
  without,
} from './state.ts';
import { anyPrograms, anyState } from './states.testing.ts';

const allOf = (programs: readonly Facts[], state: FinderState) =>
  atOnce(findingsOf(programs, state));
const found = (programs: readonly Facts[], state: FinderState) => allOf(programs, state).matches;
const nearest = (programs: readonly Facts[], state: FinderState) => allOf(programs, state).near;

/** The same filters once more, written as plainly as can be. */
function naivelyMeets(program: Facts, state: FinderState): boolean {
  for (const choice of choices) {
    let meets = state[choice].length === 0;
    for (const value of state[choice]) if (program[choice].includes(value)) meets = true;
    if (!meets) return false;
  }
  if (state.age !== null && (state.age < program.ages[0] || state.age > program.ages[1]))
    return false;
  if (state.from === null && state.to === null) return true;
  if (program.price === null) return false;
  if (state.from !== null && state.to !== null) {
    const [least, most] = state.from < state.to ? [state.from, state.to] : [state.to, state.from];
    return least <= program.price && program.price <= most;
  }
  if (state.from !== null) return program.price >= state.from;
  return state.to === null || program.price <= state.to;
}

const naivelyFound = (programs: readonly Facts[], state: FinderState) =>
  programs.filter((program) => naivelyMeets(program, state)).map(({ id }) => id);
const ids = (programs: readonly Facts[]) => programs.map(({ id }) => id);

const program = (id: string, facts: Partial<Facts> = {}): Facts => ({
  id,
  kind: ['language_course'],
  destination: ['europe', 'pt'],
  length: ['short'],
  month: ['3'],
  language: ['portuguese'],
  ages: [18, 30],
  price: 1000,
  weeks: 2,
  next: '2027-03-08',
  ...facts,
});

describe('found', () => {
  it('finds what a naive evaluator finds', () => {
    fc.assert(
      fc.property(anyPrograms, anyState, (programs, state) => {
        expect(new Set(ids(found(programs, state)))).toEqual(
          new Set(naivelyFound(programs, state)),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('finds everything when nothing is chosen', () => {
    fc.assert(
      fc.property(anyPrograms, (programs) => {
        expect(found(programs, nothingChosen)).toHaveLength(programs.length);
      }),
    );
  });

  it.each([
    ['start', 'b c a'],
    ['price', 'c b a'],
    ['priceDown', 'b c a'],
    ['length', 'c a b'],
    ['name', 'a b c'],
  ] as const)('sorts by %s, what is not known last', (sort, order) => {
    const programs = [
      program('a', { next: null, price: null, weeks: 5 }),
      program('b', { next: '2026-12-01', price: 3000, weeks: null }),
      program('c', { next: '2027-01-01', price: 2000, weeks: 3 }),
    ];
    expect(ids(found(programs, { ...nothingChosen, sort })).join(' ')).toBe(order);
  });

  it('keeps the order of names among equals', () => {
    const same = [program('a'), program('b'), program('c')];
    expect(ids(found(same, { ...nothingChosen, sort: 'price' }))).toEqual(['a', 'b', 'c']);
  });

  it('finds a country or a continent by one filter', () => {
    const programs = [
      program('pt'),
      program('jp', { destination: ['asia', 'jp'] }),
      program('ar', { destination: ['south_america', 'ar'] }),
    ];
    expect(ids(found(programs, { ...nothingChosen, destination: ['asia', 'pt'] }))).toEqual([
      'pt',
      'jp',
    ]);
  });

  it('takes both ends of ages and prices in', () => {
    for (const age of [18, 30])
      expect(found([program('a')], { ...nothingChosen, age })).toHaveLength(1);
    for (const age of [17, 31])
      expect(found([program('a')], { ...nothingChosen, age })).toHaveLength(0);
    expect(found([program('a')], { ...nothingChosen, from: 1000, to: 1000 })).toHaveLength(1);
  });
});

describe('the counts', () => {
  it('says how many there would be with each value alone, the other filters as they are', () => {
    fc.assert(
      fc.property(anyPrograms, anyState, (programs, state) => {
        const { counts } = allOf(programs, state);
        for (const choice of choices)
          for (const value of new Set(programs.flatMap((each) => each[choice])))
            expect(counts[choice].get(value) ?? 0, `${choice} ${value}`).toBe(
              naivelyFound(programs, { ...state, [choice]: [value] }).length,
            );
      }),
    );
  });
});

describe('the nearest', () => {
  it('puts first what misses the fewest filters, and names them', () => {
    fc.assert(
      fc.property(anyPrograms, anyState, (programs, state) => {
        fc.pre(naivelyFound(programs, state).length === 0);
        const near = nearest(programs, state);
        const numbers = near.map(({ missed }) => missed.length);
        expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
        expect(near).toHaveLength(Math.min(programs.length, 6));
        for (const { program: one, missed } of near) {
          expect(naivelyMeets(one, missed.reduce(without, state))).toBe(true);
          for (const filter of missed) {
            const others = filters.filter((other) => other !== filter);
            expect(naivelyMeets(one, others.reduce(without, state))).toBe(false);
          }
        }
      }),
    );
  });

  it('puts first, of those that miss the same, what is least off', () => {
    const programs = [
      program('october', { month: ['10'] }),
      program('february', { month: ['2'] }),
      program('july', { month: ['7'] }),
    ];
    const state = { ...nothingChosen, month: ['12'] };
    expect(ids(nearest(programs, state).map((near) => near.program))).toEqual([
      'october',
      'february',
      'july',
    ]);
    const dear = [program('dear', { price: 9000 }), program('near', { price: 1100 })];
    expect(nearest(dear, { ...nothingChosen, to: 1000 })[0]?.program.id).toBe('near');
    const old = [program('old', { ages: [25, 35] }), program('near', { ages: [17, 20] })];
    expect(nearest(old, { ...nothingChosen, age: 16 })[0]?.program.id).toBe('near');
    const long = [program('year', { length: ['year'] }), program('near', { length: ['medium'] })];
    expect(nearest(long, { ...nothingChosen, length: ['short'] })[0]?.program.id).toBe('near');
  });

  it('are there only where nothing is found', () => {
    const state = { ...nothingChosen, age: 20 };
    expect(nearest([program('a'), program('b', { ages: [50, 60] })], state)).toEqual([]);
  });

  it('gives a handful', () => {
    const many = Array.from({ length: 20 }, (_, index) => program(`p${index}`));
    expect(nearest(many, { ...nothingChosen, age: 50 })).toHaveLength(6);
  });
});

describe('the relaxations', () => {
  it('names the fewest filters to let go, and how many programs that brings', () => {
    fc.assert(
      fc.property(anyPrograms, anyState, (programs, state) => {
        fc.pre(programs.length > 0 && isFiltered(state));
        fc.pre(naivelyFound(programs, state).length === 0);
        const ways = allOf(programs, state).relaxations;
        expect(ways.length).toBeGreaterThan(0);
        for (const { dropped, found: number } of ways) {
          expect(dropped.every((filter) => isActive(state, filter))).toBe(true);
          expect(naivelyFound(programs, dropped.reduce(without, state))).toHaveLength(number);
        }
      }),
    );
  });

  it('has nothing to say without programs', () => {
    expect(allOf([], { ...nothingChosen, age: 20 }).relaxations).toEqual([]);
  });
});
