import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { Turns } from '../turns.ts';
import { sortInTurns } from './sort-in-turns.ts';

const byKey = (one: { key: number }, other: { key: number }) => one.key - other.key;

it('sorts as an array sorts itself, equals in the order they came', async () => {
  const values = fc.array(fc.record({ key: fc.nat({ max: 50 }), came: fc.nat() }), {
    maxLength: 2000,
    size: 'max',
  });
  const property = fc.asyncProperty(values, async (given) => {
    expect(await sortInTurns(given, byKey, new Turns())).toEqual(given.toSorted(byKey));
  });
  await fc.assert(property, { numRuns: 30 });
});

it('lets others go while it sorts', async () => {
  const values = Array.from({ length: 200_000 }, (_, came) => ({
    key: (came * 7919) % 65_537,
    came,
  }));
  let turnsOfOthers = 0;
  let isSorting = true;
  const others = () => {
    turnsOfOthers += 1;
    if (isSorting) setImmediate(others);
  };
  setImmediate(others);
  expect(await sortInTurns(values, byKey, new Turns())).toEqual(values.toSorted(byKey));
  isSorting = false;
  expect(turnsOfOthers).toBeGreaterThan(5);
});
