import { expect, it } from 'vitest';
import { newTextOf, piecesOf } from './pieces.ts';

it('cuts a text at its matches', () => {
  const pieces = piecesOf('call 210 or 210', [
    { start: 5, end: 8 },
    { start: 12, end: 15 },
  ]);
  expect(pieces.map(({ text }) => text)).toEqual(['call ', '210', ' or ', '210']);
  expect(pieces.map(({ isMatch }) => isMatch)).toEqual([false, true, false, true]);
});

it('shortens what lies far from a match', () => {
  const text = `${'a'.repeat(100)}210${'b'.repeat(100)}`;
  const pieces = piecesOf(text, [{ start: 100, end: 103 }]);
  expect(pieces.map((piece) => piece.text)).toEqual([
    `…${'a'.repeat(40)}`,
    '210',
    `${'b'.repeat(40)}…`,
  ]);
});

it('shows a number as it will be stored, and no text in its place', () => {
  const number = { isNumber: true };
  expect([' 220', '2.50', '1e3', '', 'many'].map((by) => newTextOf(number, by))).toEqual([
    ...['220', '2.5', '1000', null, null],
  ]);
  expect(newTextOf({ isNumber: false }, '2.50')).toBe('2.50');
});
