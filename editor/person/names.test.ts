import { expect, it } from 'vitest';
import { allWhoLeft, calledApart, isNameless, nameAmong, peopleToChoose } from './names.ts';

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

it('tells those who left not apart', () => {
  const all = ['person/a1', 'person/gone', 'person/gone too', 'our importer'];
  const apart = (known: typeof names | undefined) =>
    new Set(all.map((by) => calledApart(known, by))).size;
  expect(apart(names)).toBe(3);
  expect(apart(undefined)).toBe(4);
});

it.each([
  [null, ['a1']],
  ['a1', ['a1']],
  ['gone', ['a1', 'gone']],
])('lets everybody be chosen where %s is', (chosen, ids) => {
  const people = peopleToChoose(names, chosen, (by) => nameAmong(names, words, by));
  expect(people.map(({ id }) => id)).toEqual(ids);
  expect(people[1]?.name).toBe(ids[1] && 'somebody who left');
});

it('takes all who left for one, also those who were chosen before', () => {
  const all = ['person/rui', 'person/a1', 'Office, Faro', 'person/gone'];
  expect(allWhoLeft(all, undefined, names)).toBe('person/gone,person/rui');
  expect(allWhoLeft(all, 'person/eva,person/rui', names)).toBe('person/eva,person/gone,person/rui');
  expect(allWhoLeft(['person/a1'], 'Office, Faro', names)).toBeUndefined();
  expect(allWhoLeft(all, undefined, undefined)).toBeUndefined();
  expect(nameAmong(names, words, 'person/gone,person/rui')).toBe('somebody who left');
});
