import { expect, it } from 'vitest';
import { dateInWords } from './date-in-words.ts';

const first = new Date('2027-02-01T09:00Z');
const long = { dateStyle: 'long' } as const;
const medium = { dateStyle: 'medium' } as const;
const withTime = { timeStyle: 'short' } as const;
const ahead = { day: 'numeric', month: 'short' } as const;
const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;

it.each<[string, Intl.DateTimeFormatOptions, string]>([
  ['en-us', long, 'February 1, 2027'],
  ['en-us', { ...medium, ...withTime }, 'Feb 1, 2027, 9:00 AM'],
  ['pt-br', long, '1º de fevereiro de 2027'],
  ['pt-br', { ...long, ...withTime }, '1º de fevereiro de 2027 às 09:00'],
  ['pt-br', medium, '1º fev. 2027'],
  ['pt-br', { ...medium, ...withTime }, '1º fev. 2027, 09:00'],
  ['pt-br', ahead, '1º fev.'],
  ['pt-br', day, 'segunda-feira, 1º de fevereiro'],
  ['pt-br', { month: 'long', year: 'numeric' }, 'fevereiro de 2027'],
  ['es-es', long, '1 de febrero de 2027'],
  ['es-es', medium, '1 feb 2027'],
  ['fr-fr', long, '1er février 2027'],
  ['fr-fr', { ...long, ...withTime }, '1er février 2027 à 09:00'],
  ['fr-fr', { ...medium, ...withTime }, '1er févr. 2027, 09:00'],
  ['fr-fr', day, 'lundi 1er février'],
  ['fr-fr', { day: 'numeric' }, '1'],
])('writes the first of a month in %s with %o', (code, options, date) => {
  const written = dateInWords(first, code, { ...options, timeZone: 'UTC' });
  expect(written.replace(/\p{Zs}/gu, ' ')).toBe(date);
});

it.each([
  ['pt-br', '11 fev. 2027'],
  ['fr-fr', '11 févr. 2027'],
])('writes other days in %s with their number', (code, date) => {
  expect(dateInWords(Date.UTC(2027, 1, 11), code, { ...medium, timeZone: 'UTC' })).toBe(date);
});
