import { languages } from '@farol/content-model';
import { expect, it } from 'vitest';
import type { Deed } from '../../../api/administration.ts';
import { noteWords } from './notes.ts';
import { subjectIn } from './subject.ts';
import { activityWords } from './words.ts';

const change: Deed['changes'][number] = {
  group: 'releases',
  what: 'schedule failed',
  ...{ document: null, version: null, release: 'spring', obstacle: null },
  subject: 'Document one in this release is archived.',
};
const inFrench = (more: Partial<typeof change>) =>
  subjectIn(
    { ...change, ...more },
    {
      notes: noteWords.fr,
      obstacles: activityWords.fr.obstacles,
      ofPeople: { ...activityWords.fr.ways, writer: 'rédaction' },
    },
    (by) => (by === 'person/a1' ? 'Ana Ribeiro' : by),
  );

it.each([
  [{ obstacle: 'archived' }, 'une de ses pages était aux archives'],
  // Stored before reasons had a kind.
  [{}, 'Document one in this release is archived.'],
  [{ group: 'documents', what: 'saved', subject: 'Changed' }, 'Modifié'],
  [{ group: 'people', what: 'signed in', subject: 'a1 passkey' }, 'Ana Ribeiro par clé d’accès'],
  [{ group: 'people', what: 'invited', subject: 'writer' }, 'rédaction'],
  [{ group: 'people', what: 'removed', subject: 'a1' }, null],
  [{ subject: null }, null],
] as const)('says what %o was about in French', (more, said) => {
  expect(inFrench(more)).toBe(said);
});

it.each(languages.map(({ key }) => key))('has a reason in %s for each obstacle', (key) => {
  const said = Object.values(activityWords[key].obstacles);
  expect(new Set(said).size).toBe(4);
  if (key !== 'en')
    for (const each of said) expect(Object.values(activityWords.en.obstacles)).not.toContain(each);
});
