import { describe, expect, it } from 'vitest';
import { exampleSnapshot } from '../query/example-snapshot.ts';
import { Kept, numberOf } from './kept.ts';

/** Room for about three entries of 1,000 bytes. */
function threeEntries() {
  const kept = new Kept<Uint8Array>(4000, (bytes) => bytes.byteLength);
  const made: string[] = [];
  const ask = (key: string, size = 1000) =>
    kept.getOr(key, () => {
      made.push(key);
      return new Uint8Array(size);
    });
  return { kept, made, ask };
}

describe('Kept', () => {
  it('makes each value once', () => {
    const { made, ask } = threeEntries();
    expect(ask('a')).toBe(ask('a'));
    expect(made).toEqual(['a']);
  });

  it('lets go of what was unused for longest when there is no room', () => {
    const { kept, made, ask } = threeEntries();
    for (const key of ['a', 'b', 'c', 'a', 'd']) ask(key);
    expect(kept.bytes).toBeLessThanOrEqual(4000);
    for (const key of ['a', 'c', 'd', 'b']) ask(key);
    expect(made).toEqual(['a', 'b', 'c', 'd', 'b']);
  });

  it('does not keep what is larger than all the room', () => {
    const { kept, made, ask } = threeEntries();
    ask('a');
    ask('large', 5000);
    ask('large', 5000);
    ask('a');
    expect(made).toEqual(['a', 'large', 'large']);
    expect(kept.bytes).toBe(1202);
  });

  it('keeps nothing where there is no room at all', () => {
    const kept = new Kept<object>(0, () => 0);
    expect(kept.getOr('a', () => ({}))).not.toBe(kept.getOr('a', () => ({})));
  });

  it('does not keep a failure', () => {
    const { kept, ask } = threeEntries();
    const fail = () => {
      throw new Error('no');
    };
    expect(() => kept.getOr('a', fail)).toThrow('no');
    expect(ask('a')).toHaveLength(1000);
  });
});

describe('numberOf', () => {
  it('tells snapshots apart that have the same ref', () => {
    const [one, other] = [exampleSnapshot([]), exampleSnapshot([])];
    expect(numberOf(one)).toBe(numberOf(one));
    expect(numberOf(one)).not.toBe(numberOf(other));
  });
});
