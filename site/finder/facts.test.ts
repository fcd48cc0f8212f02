import { describe, expect, it } from 'vitest';
import { stored } from '../content/document.ts';
import { bare, exampleProgram, lisbon } from '../examples/examples.ts';
import type { Program } from '../programs/program-facts.ts';
import { atOnce } from '../turns/steps.ts';
import { factsOf as factsInSteps, mainCurrency } from './facts.ts';
import { examplePrograms, nelson, patagonia } from './programs.testing.ts';

const today = '2026-11-21';
const factsOf = (programs: readonly Program[], day: string, code: string) =>
  atOnce(factsInSteps(programs.map(stored), day, code));
const factOf = (id: string) =>
  factsOf(examplePrograms, today, 'en-us').find((facts) => facts.id === id);

describe('factsOf', () => {
  it('puts programs in the order of their names', () => {
    const ids = factsOf([patagonia, lisbon, nelson], today, 'en-us').map(({ id }) => id);
    expect(ids).toEqual(['nelson', 'patagonia', 'lisbon']);
  });

  it('says what a program is and where it goes', () => {
    expect(factOf('lisbon')).toEqual({
      id: 'lisbon',
      kind: ['language_course'],
      destination: ['europe', 'pt'],
      // Two to twelve weeks are short and medium.
      length: ['short', 'medium'],
      // January 2027 is full, January 2026 has passed.
      month: ['5', '9'],
      language: ['portuguese'],
      ages: [18, 30],
      price: 1490,
      weeks: 2,
      next: '2027-05-10',
    });
    expect(factOf('patagonia')?.destination).toEqual([
      'south_america',
      'antarctica',
      'cl',
      'ar',
      'aq',
    ]);
  });

  it('takes a stay of one length from whichever end is written', () => {
    expect(factOf('patagonia')).toMatchObject({ weeks: 10, length: ['medium'] });
    const most = exampleProgram('most', { weeks_max: 30 });
    expect(factsOf([most], today, 'en-us')[0]).toMatchObject({ weeks: 30, length: ['year'] });
  });

  it('compares no prices of other currencies', () => {
    expect(factOf('patagonia')?.price).toBeNull();
  });

  it('knows nothing of a program of which nothing is written', () => {
    expect(factsOf([bare], today, 'en-us')[0]).toEqual({
      id: 'bare',
      kind: [],
      destination: [],
      length: [],
      month: [],
      language: [],
      ages: [0, 99],
      price: null,
      weeks: null,
      next: null,
    });
  });

  it('counts a departure of today as one that can be joined', () => {
    const leaving = exampleProgram('leaving', {
      departures: [{ start: today, apply_by: null, weeks: 2, places: 'open' }],
    });
    expect(factsOf([leaving], today, 'en-us')[0]?.next).toBe(today);
  });

  it('leaves out departures whose deadline has passed', () => {
    const late = exampleProgram('late', {
      departures: [
        { start: '2027-03-01', apply_by: '2026-01-01', weeks: 2, places: 'open' },
        { start: '2027-05-03', apply_by: '2027-04-01', weeks: 2, places: 'open' },
      ],
    });
    expect(factsOf([late], today, 'en-us')[0]).toMatchObject({ month: ['5'], next: '2027-05-03' });
  });
});

describe('mainCurrency', () => {
  it('is the one most prices are in', () => {
    expect(mainCurrency([patagonia, lisbon, nelson].map(stored))).toBe('EUR');
  });

  it('is the first by name among equals, and none without prices', () => {
    expect(mainCurrency([patagonia, lisbon].map(stored))).toBe('EUR');
    expect(mainCurrency([stored(bare)])).toBeNull();
  });
});
