import { describe, expect, it } from 'vitest';
import { exampleSnapshot } from '../query/example-snapshot.ts';
import { Kept, numberOf } from './kept.ts';

/** Room for a hundred entries of 1,000 bytes. */
function roomForHundred() {
  const kept = new Kept<Uint8Array>(120_200, (bytes) => bytes.byteLength);
  const made: string[] = [];
  const ask = (key: string, size = 1000) =>
    kept.getOr(key, () => {
      made.push(key);
      return new Uint8Array(size);
    });
  return { kept, made, ask };
}

const hundred = Array.from({ length: 100 }, (_, n) => String.fromCharCode(200 + n));

describe('Kept', () => {
  it('makes each value once', () => {
    const { made, ask } = roomForHundred();
    expect(ask('a')).toBe(ask('a'));
    expect(made).toEqual(['a']);
  });

  it('lets go of what was unused for longest when there is no room', () => {
    const { kept, made, ask } = roomForHundred();
    for (const key of hundred) ask(key);
    const [first = '', second = '', third = ''] = hundred;
    for (const key of [first, 'n']) ask(key);
    expect(kept.bytes).toBeLessThanOrEqual(120_200);
    for (const key of [first, third, 'n', second]) ask(key);
    expect(made).toEqual([...hundred, 'n', second]);
  });

  it('does not keep what would take the room of many', () => {
    const { kept, made, ask } = roomForHundred();
    ask('a');
    ask('large', 2000);
    ask('large', 2000);
    ask('a');
    expect(made).toEqual(['a', 'large', 'large']);
    expect(kept.bytes).toBe(1202);
  });

  it('keeps nothing where there is no room at all', () => {
    const kept = new Kept<object>(0, () => 0);
    expect(kept.getOr('a', () => ({}))).not.toBe(kept.getOr('a', () => ({})));
  });

  it('does not keep a failure', () => {
    const { ask, kept } = roomForHundred();
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
