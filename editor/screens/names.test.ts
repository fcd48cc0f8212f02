import { expect, it } from 'vitest';
import { nameAmong } from './names.ts';

const names = [{ id: 'a1', name: 'Ana Ribeiro' }];
const known = { schedule: 'the schedule' };

it.each([
  ['person/a1', 'Ana Ribeiro'],
  ['person/gone', 'person/gone'],
  ['schedule', 'the schedule'],
  ['our importer', 'our importer'],
  // Whoever makes a token names it.
  ['constructor', 'constructor'],
  ['__proto__', '__proto__'],
])('calls %s %s', (by, name) => {
  expect(nameAmong(names, known, by)).toBe(name);
});
