import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  filters,
  finderAddress,
  finderParameters,
  isActive,
  isFiltered,
  nothingChosen,
  queryOf,
  stateOf,
  without,
} from './state.ts';
import { anyState, countries } from './states.testing.ts';

const read = (query: string) => stateOf(new URLSearchParams(query), countries);

describe('stateOf and queryOf', () => {
  it('read what they wrote, whatever was chosen', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const again = read(`${queryOf(state)}`);
        expect(`${queryOf(again)}`).toBe(`${queryOf(state)}`);
        expect(new Set(again.kind)).toEqual(new Set(state.kind));
        expect(again).toMatchObject({ age: state.age, from: state.from, to: state.to });
      }),
    );
  });

  it('write one address for one choice, in whichever order it was asked', () => {
    fc.assert(
      fc.property(anyState, fc.infiniteStream(fc.nat()), (state, numbers) => {
        const pairs = [...queryOf(state)].map((pair) => ({ pair, at: numbers.next().value }));
        const shuffled = pairs.sort((one, other) => one.at - other.at).map(({ pair }) => pair);
        expect(`${queryOf(read(`${new URLSearchParams(shuffled)}`))}`).toBe(`${queryOf(state)}`);
      }),
    );
  });

  it('never fail, and write only what is declared, whatever they are asked', () => {
    const name = fc.oneof(fc.constantFrom(...finderParameters), fc.string());
    const value = fc.oneof(fc.string(), fc.constantFrom('europe', 'pt', '12', '-1', '1e9', 'NaN'));
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
        const query = queryOf(stateOf(new URLSearchParams(pairs), countries));
        for (const [each] of query) expect(finderParameters).toContain(each);
      }),
    );
  });

  it('take several values of a filter by repeating it, each once, in one order', () => {
    const state = read(
      'kind=au_pair&kind=language_course&kind=au_pair&destination=pt&destination=asia',
    );
    expect(state.kind).toEqual(['language_course', 'au_pair']);
    expect(state.destination).toEqual(['asia', 'pt']);
  });

  it.each([
    ['an unknown kind', 'kind=cruise'],
    ['a country without programs', 'destination=xx'],
    ['a country in capitals', 'destination=PT'],
    ['a month there is not', 'month=13&month=0&month=01'],
    ['an age that is none', 'age=0&age=12'],
    ['an age in words', 'age=nineteen'],
    ['a price below nothing', 'from=-5'],
    ['a price with cents', 'to=99.50'],
    ['an empty field of the form', 'age=&from=&to='],
    ['a sort there is not', 'sort=luck'],
    ['a page there is not', 'page=0'],
  ])('pass over %s', (_, query) => {
    expect(read(query)).toEqual(nothingChosen);
  });

  it('leave out what is so by itself', () => {
    expect(`${queryOf(nothingChosen)}`).toBe('');
    expect(`${queryOf(read('sort=start&page=1'))}`).toBe('');
  });
});

describe('finderAddress', () => {
  it('leads to the list', () => {
    expect(finderAddress('/programs', nothingChosen)).toBe('/programs#found');
    expect(finderAddress('/pt/programs', { ...nothingChosen, kind: ['au_pair'], age: 19 })).toBe(
      '/pt/programs?kind=au_pair&age=19#found',
    );
  });
});

describe('without', () => {
  it('lets one filter go and keeps the others', () => {
    fc.assert(
      fc.property(anyState, fc.constantFrom(...filters), (state, filter) => {
        const next = without(state, filter);
        expect(isActive(next, filter)).toBe(false);
        expect(next.page).toBe(1);
        for (const other of filters)
          if (other !== filter) expect(isActive(next, other)).toBe(isActive(state, other));
      }),
    );
  });
});

describe('isFiltered', () => {
  it('does not count how the list is sorted', () => {
    expect(isFiltered({ ...nothingChosen, sort: 'price', page: 2 })).toBe(false);
    expect(isFiltered({ ...nothingChosen, to: 0 })).toBe(true);
  });
});
