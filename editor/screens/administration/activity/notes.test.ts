import { languages } from '@farol/content-model';
import { expect, it } from 'vitest';
import { noteIn, noteWords } from './notes.ts';
import { activityWords } from './words.ts';

it.each([
  ['Changed', 'Modifié'],
  ['Brought together with what is published', 'Réuni avec ce qui est publié'],
  ['Restored of 2026-11-27T09:00:00.000Z', 'Un texte antérieur repris'],
  ['Restored title, data.lead of 2026-11-27T09:00:00.000Z', 'Un texte antérieur repris'],
  ['Replaced "a \\"b\\"" by "c"', '«\u00a0a "b"\u00a0» remplacé par «\u00a0c\u00a0»'],
  // What people and programs noted.
  ['Restored the old lead', 'Restored the old lead'],
  ['constructor', 'constructor'],
])('says the note %s in French', (note, said) => {
  expect(noteIn(note, noteWords.fr)).toBe(said);
});

it('has the same notes in every other language', () => {
  const notesIn = ({ plain }: (typeof noteWords)['en']) => Object.keys(plain);
  expect(notesIn(noteWords.pt)).toEqual(notesIn(noteWords.fr));
  expect(notesIn(noteWords.es)).toEqual(notesIn(noteWords.fr));
});

it.each(languages.map(({ key }) => key).filter((key) => key !== 'en'))(
  'says every action in %s',
  (key) => {
    const same = Object.entries(activityWords[key].actions).filter(
      ([action, said]) =>
        said === activityWords.en.actions[action as keyof typeof activityWords.en.actions],
    );
    expect(same).toEqual([]);
  },
);
