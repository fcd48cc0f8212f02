import { defaultLanguage, type Language, languageNamed } from '@farol/content-model';
import { expect, test } from 'vitest';
import { endOf, formatDate, formatDayAhead, formatPosition, formatShortDate } from './format.ts';

const speak = (key: string): Language => languageNamed(key) ?? defaultLanguage;
/** Spaces that do not break look like others in a failing test. */
const plain = (text: string | null) => text?.replace(/[\u00a0\u202f]/g, ' ');

test('writes days as each language does', () => {
  expect(formatDate('2027-05-03', speak('en'))).toBe('May 3, 2027');
  expect(formatDate('2027-05-03', speak('pt'))).toBe('3 de maio de 2027');
  expect(formatDate('2027-05-03', speak('es'))).toBe('3 de mayo de 2027');
  expect(formatDate('2027-05-03', speak('fr'))).toBe('3 mai 2027');
  expect(formatDate('2027-02-01', speak('fr'))).toBe('1er février 2027');
  expect(formatShortDate('2027-02-01', speak('fr'))).toBe('1er févr. 2027');
  expect(formatDate('2027-02-01', speak('pt'))).toBe('1º de fevereiro de 2027');
  expect(formatShortDate('2027-02-01', speak('pt'))).toBe('1º fev. 2027');
  expect(formatDate('2027-02-01', speak('es'))).toBe('1 de febrero de 2027');
  expect(formatDate('2027-02-11', speak('pt'))).toBe('11 de fevereiro de 2027');
  expect(formatDate('2027-02-11', speak('fr'))).toBe('11 février 2027');
  expect(formatShortDate('2027-01-11', speak('en'))).toBe('Jan 11, 2027');
});

test('leaves out the year of a day within the next months', () => {
  const ahead = (day: string, key: string) => formatDayAhead(day, '2026-11-28', speak(key));
  expect(ahead('2027-02-01', 'en')).toBe('Feb 1');
  expect(ahead('2027-02-01', 'pt')).toBe('1º fev.');
  expect(ahead('2027-02-11', 'pt')).toBe('11 fev.');
  expect(ahead('2027-12-11', 'pt')).toBe('11 dez. 2027');
  expect(ahead('2027-02-01', 'fr')).toBe('1er févr.');
});

test('takes a moment of the service as its day, and nothing for a day', () => {
  expect(formatDate('2026-11-18T23:30:00+0000', speak('en'))).toBe('November 18, 2026');
  expect(formatDate('soon', speak('en'))).toBeNull();
});

test('works out the last day of a stay, over the end of a year too', () => {
  expect(endOf('2027-01-11', 2)).toBe('2027-01-24');
  expect(endOf('2026-12-28', 1)).toBe('2027-01-03');
  for (const weeks of [20_000_000, -20_000_000, 1e308])
    expect(endOf('2026-12-28', weeks)).toBeNull();
});

test('writes positions as charts do', () => {
  expect(plain(formatPosition(38.7166, -9.1311, speak('en')))).toBe('38.7° N, 9.1° W');
  expect(plain(formatPosition(-41.27, 173.28, speak('pt')))).toBe('41,3° S, 173,3° L');
  expect(plain(formatPosition(38.7166, -9.1311, speak('fr')))).toBe('38,7° N, 9,1° O');
  expect(plain(formatPosition(-0.0489, -78.77, speak('es')))).toBe('0,0°, 78,8° O');
});
