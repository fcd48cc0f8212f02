import { expect, it } from 'vitest';
import { isNameless, nameAmong } from './names.ts';

const names = [{ id: 'a1', name: 'Ana Ribeiro' }];
const words = { programs: { schedule: 'the schedule' }, left: 'somebody who left' };

it.each([
  ['person/a1', 'Ana Ribeiro'],
  ['person/gone', 'somebody who left'],
  ['schedule', 'the schedule'],
  ['our importer', 'our importer'],
  // Whoever makes a token names it.
  ['constructor', 'constructor'],
  ['__proto__', '__proto__'],
])('calls %s %s', (by, name) => {
  expect(nameAmong(names, words, by)).toBe(name);
});

it('calls nobody gone until it knows who is there', () => {
  expect(nameAmong(undefined, words, 'person/a1')).toBe('…');
});

it('misses the names of people only', () => {
  const missed = ['person/a1', 'person/new', 'schedule', 'our importer'];
  expect(missed.filter((by) => isNameless(names, by))).toEqual(['person/new']);
});
