import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workedMs } from '../../testing/processor-time.ts';
import {
  containsMatch,
  matchesIn,
  positionMapper,
  type SearchOptions,
  withReplacements,
} from './matches.ts';

const wanted = (text: string, more: Partial<SearchOptions> = {}): SearchOptions => ({
  text,
  exact: false,
  wholeWords: false,
  ...more,
});
const found = (text: string, looked: SearchOptions) =>
  matchesIn(text, looked).map(({ start, end }) => text.slice(start, end));

describe('what is found', () => {
  it('is the text as it is written, signs and all', () => {
    expect(found('+351 210 000 000 (new)', wanted('+351 210 000 000'))).toHaveLength(1);
    expect(found('a.c abc', wanted('a.c'))).toEqual(['a.c']);
    expect(found('anything', wanted(''))).toEqual([]);
  });

  it('heeds capitals and whole words where that is asked', () => {
    expect(found('Lisbon lisbon', wanted('lisbon'))).toEqual(['Lisbon', 'lisbon']);
    expect(found('Lisbon lisbon', wanted('lisbon', { exact: true }))).toEqual(['lisbon']);
    expect(found('€90, €900 and 1€90', wanted('€90', { wholeWords: true }))).toEqual(['€90']);
    expect(found('Évora évorana', wanted('évora', { wholeWords: true }))).toEqual(['Évora']);
  });
});

it('leaves everything but the matches as it is', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ minLength: 1 }), fc.string(), (text, looked, by) => {
      const matches = matchesIn(text, wanted(looked, { exact: true }));
      expect(withReplacements(text, matches, by)).toBe(text.split(looked).join(by));
      const kept = matches.reduce((sum, { start, end }) => sum + (end - start), 0);
      expect(positionMapper(matches, by)(text.length)).toBe(
        text.length - kept + matches.length * by.length,
      );
    }),
  );
});

it('moves positions along with the text', () => {
  const text = 'call 210 now';
  const matches = matchesIn(text, wanted('210'));
  const after = withReplacements(text, matches, '707 100');
  const placeOf = positionMapper(matches, '707 100');
  expect(after.slice(placeOf(5), placeOf(8))).toBe('707 100');
  expect(after.slice(placeOf(9))).toBe('now');
  expect([0, 5, 6, 8].map(placeOf)).toEqual([0, 5, 12, 12]);
});

it('looks quickly whether a content could hold it', () => {
  const content = { title: 'Lisbon', price: 210, groups: [{ phone: 'call 707' }] };
  const isIn = (text: string) => containsMatch(wanted(text, { wholeWords: true }))(content);
  expect(['lisbon', '210', '707'].map(isIn)).toEqual([true, true, true]);
  expect(['lis', '21', 'phone'].map(isIn)).toEqual([false, false, false]);
});

it('moves many positions in time that grows with them', () => {
  const matches = matchesIn('ab'.repeat(100_000), wanted('a'));
  const began = workedMs();
  const placeOf = positionMapper(matches, 'long');
  expect(placeOf(200_000)).toBe(500_000);
  for (let position = 0; position < 200_000; position += 1) placeOf(position);
  expect(workedMs() - began).toBeLessThan(1_000);
  expect(matchesIn('aaaa', wanted('a'), 3)).toHaveLength(3);
});
