import { describe, expect, it } from 'vitest';
import { exampleSnapshot } from '../query/snapshot.testing.ts';
import { SecondUseCache, snapshotNumber } from './response-cache.ts';

/** A cache with room for a hundred entries of 1,000 bytes. */
function roomForHundred() {
  const cache = new SecondUseCache<Uint8Array>(120_200, (bytes) => bytes.byteLength);
  const made: string[] = [];
  const ask = (key: string, size = 1000) =>
    cache.getOr(key, () => {
      made.push(key);
      return new Uint8Array(size);
    });
  return { cache, made, ask };
}

const hundred = Array.from({ length: 100 }, (_, n) => String.fromCharCode(200 + n));

describe('SecondUseCache', () => {
  it('stores what is requested again', () => {
    const { cache, made, ask } = roomForHundred();
    ask('a');
    expect(cache.get('a')).toBeUndefined();
    expect(ask('a')).toBe(ask('a'));
    expect(cache.get('a')).toBe(ask('a'));
    expect(made).toEqual(['a', 'a']);
  });

  it('has room for what is asked for often though much is asked for once', () => {
    const { made, ask } = roomForHundred();
    for (let time = 0; time < 2; time += 1) ask('a');
    for (let number = 0; number < 1_000; number += 1) {
      if (number % 300 === 0) ask('a');
      ask(`once ${number}`);
    }
    ask('a');
    expect(made.filter((key) => key === 'a')).toEqual(['a', 'a']);
  });

  it('evicts the least recently used entry when it is full', () => {
    const { cache, made, ask } = roomForHundred();
    for (const key of [...hundred, ...hundred]) ask(key);
    made.length = 0;
    const [first = '', second = '', third = ''] = hundred;
    for (const key of [first, 'n', 'n']) ask(key);
    expect(cache.bytes).toBeLessThanOrEqual(120_200);
    for (const key of [first, third, 'n', second]) ask(key);
    expect(made).toEqual(['n', 'n', second]);
  });

  it('does not keep what would take the room of many', () => {
    const { cache, made, ask } = roomForHundred();
    for (let time = 0; time < 3; time += 1) {
      ask('a');
      ask('large', 2000);
    }
    expect(made).toEqual(['a', 'large', 'a', 'large', 'large']);
    expect(cache.bytes).toBe(1202 + 210);
  });

  it('stores nothing if its size is zero', () => {
    const cache = new SecondUseCache<object>(0, () => 0);
    const values = [1, 2, 3].map(() => cache.getOr('a', () => ({})));
    expect(new Set(values).size).toBe(3);
  });

  it('does not keep a failure', () => {
    const { ask, cache } = roomForHundred();
    const fail = () => {
      throw new Error('no');
    };
    expect(() => cache.getOr('a', fail)).toThrow('no');
    expect(ask('a')).toHaveLength(1000);
  });
});

describe('snapshotNumber', () => {
  it('tells snapshots apart that have the same ref', () => {
    const [one, other] = [exampleSnapshot([]), exampleSnapshot([])];
    expect(snapshotNumber(one)).toBe(snapshotNumber(one));
    expect(snapshotNumber(one)).not.toBe(snapshotNumber(other));
  });
});
