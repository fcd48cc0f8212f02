import { expect, test } from 'vitest';
import { idsOnMap, mapRule } from './map-of-view.ts';

test('leaves out of the map what a view does not show', () => {
  expect(mapRule(['a', 'b-1'])).toBe(
    '.map-of-view [data-programs]:not([data-programs~="a"],[data-programs~="b-1"]){display:none}',
  );
});

test('writes no rule of many programs, of none, and of an id that could end it', () => {
  expect(mapRule([])).toBeNull();
  expect(mapRule(['a"]{}'])).toBeNull();
  expect(mapRule(Array.from({ length: 61 }, (_, index) => `p${index}`))).toBeNull();
});

test('shows the nearest where nothing is found, as the list does', () => {
  const facts = { kind: [], destination: [], length: [], month: [], language: [] };
  const program = {
    ...facts,
    id: 'near',
    ages: [0, 99],
    price: null,
    weeks: null,
    next: null,
  } as const;
  expect(idsOnMap({ matches: [], near: [{ program, missed: ['age'] }] })).toEqual(['near']);
  expect(idsOnMap({ matches: [{ ...program, id: 'found' }], near: [] })).toEqual(['found']);
});
