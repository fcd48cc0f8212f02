import { describe, expect, it } from 'vitest';
import { sortedBy } from './sorting.ts';
import { atOnce } from './steps.ts';

const byLetter = (one: string, other: string) => one.charCodeAt(0) - other.charCodeAt(0);

describe('sorting in steps', () => {
  it.each([0, 1, 2, 31, 32, 33, 64, 65, 97, 1_000])(
    'sorts %i as toSorted does, equals too',
    (count) => {
      const things = Array.from(
        { length: count },
        (_, at) => `${'abcdefg'[(at * 7_919) % 7]}${(at * 31) % 5}${at}`,
      );
      expect(atOnce(sortedBy(things, byLetter))).toEqual(things.toSorted(byLetter));
    },
  );

  it('takes as many steps as it needs for each to be short', () => {
    const things = Array.from({ length: 2_000 }, (_, at) => `${(at * 7_919) % 2_000}`);
    const steps = sortedBy(things, (one, other) => Number(one) - Number(other));
    let count = 0;
    while (!steps.next().done) count += 1;
    expect(count).toBeGreaterThan(200);
  });
});
