import { describe, expect, it } from 'vitest';
import { largeSnapshot, size, tagOf } from './large-snapshot.testing.ts';
import { union } from './union.ts';

describe('union', () => {
  const snapshot = largeSnapshot(400);

  it.each([0, 1, 2, 3, 20, size.tags])(
    'puts %i lists together in the order of the snapshot',
    (count) => {
      const lists = Array.from({ length: count }, (_, n) => snapshot.withTag(tagOf(n)));
      const expected = snapshot.ordered.filter((document) =>
        lists.some((list) => list.includes(document)),
      );
      expect(union(snapshot, lists)).toEqual(expected);
      expect(expected.length > 0).toBe(count > 0);
    },
  );
});
