import { expect, it } from 'vitest';
import { foldedName, nameOf } from './names.ts';

it.each([
  ['  Inês \t Faria ', 'Inês Faria'],
  ['I\u0302nes', 'Înes'],
  ['O’Brien-Łukasz', 'O’Brien-Łukasz'],
  ['李小龍', '李小龍'],
  ['Inês \u2764\ufe0f', 'Inês \u2764\ufe0f'],
  ['Rui 👩\u200d💻 1\ufe0f\u20e3 🇵🇹', 'Rui 👩\u200d💻 1\ufe0f\u20e3 🇵🇹'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
])('%j is shown as %j', (given, name) => {
  expect(nameOf(given)).toBe(name);
});

it.each([
  '',
  '  ',
  'a\u0000b',
  'a\u202eb',
  'a\u200bb',
  'a\u3164',
  'a\ufe0f',
  'a\u034fb',
  'Rui 👩\u200d',
  'Rui \u2764\ufe0f\ufe0f',
  'x'.repeat(81),
  '\ud800',
])('%j is no name', (given) => {
  expect(() => nameOf(given)).toThrow('all of them visible');
});

it('takes for one what nobody would tell apart when typing', () => {
  const same = ['Inês Faria', ' inês  FARIA', 'INE\u0302S faria', 'Ｉnês Faria'];
  expect(new Set(same.map(foldedName)).size).toBe(1);
  // Not every keyboard sends what only chooses the look of a character.
  expect(foldedName('Inês \u2764\ufe0f')).toBe(foldedName('inês \u2764'));
  expect(foldedName('Ana ©\ufe0f')).toBe(foldedName('Ana ©'));
  expect(foldedName('Ines Faria')).not.toBe(foldedName('Inês Faria'));
});
