import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

describe('editDistance', () => {
  it.each([
    ['lisbon', 'lisbon', 0],
    ['lisbom', 'lisbon', 1],
    ['lisbn', 'lisbon', 1],
    ['lissbon', 'lisbon', 1],
    ['lsibon', 'lisbon', 2],
    ['kitten', 'sitting', 3],
    ['', 'abc', 3],
  ])('counts from %s to %s', (one, other, edits) => {
    expect(editDistance(one, other, 3)).toBe(edits);
    expect(editDistance(other, one, 3)).toBe(edits);
  });

  it('stops counting at too many', () => {
    expect(editDistance('lisbon', 'oslo', 2)).toBe(Number.POSITIVE_INFINITY);
    expect(editDistance('a', 'abcd', 2)).toBe(Number.POSITIVE_INFINITY);
  });

  it('is no more than the changes that were made', () => {
    const changes = fc.array(fc.tuple(fc.nat(9), fc.constantFrom('', 'x', 'yz')), { maxLength: 3 });
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), changes, (word, made) => {
        let changed = word;
        for (const [at, put] of made)
          changed = changed.slice(0, at) + put + changed.slice(at + (put === 'yz' ? 1 : 0));
        const most = made.reduce((sum, [, put]) => sum + put.length, 0);
        expect(editDistance(word, changed, 6)).toBeLessThanOrEqual(most);
      }),
    );
  });
});
