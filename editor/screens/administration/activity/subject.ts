import { own } from '@farol/content-model';
import type { Deed } from '../../../api/administration.ts';
import { type NoteWords, noteIn } from './notes.ts';

interface SubjectWords {
  notes: NoteWords;
  obstacles: Readonly<Record<string, string>>;
  /** Roles, and ways of signing in. */
  ofPeople: Readonly<Record<string, string>>;
}

/** What a change was about, in the reader's words; null if that has no name. */
export function subjectIn(
  { what, subject, group, obstacle }: Deed['changes'][number],
  words: SubjectWords,
  nameOf: (by: string) => string,
): string | null {
  if (obstacle) return own(words.obstacles, obstacle) ?? subject;
  // Nobody who was removed has a name.
  if (!subject || what === 'removed') return null;
  return group === 'people' ? named(subject, nameOf, words.ofPeople) : noteIn(subject, words.notes);
}

/** A subject about a person is an id, then a role or a way of signing in. */
function named(
  subject: string,
  nameOf: (by: string) => string,
  words: Readonly<Record<string, string>>,
): string {
  const whole = own(words, subject);
  if (whole) return whole;
  const [first = '', ...others] = subject.split(' ');
  const rest = others.join(' ');
  return [nameOf(`person/${first}`), own(words, rest) ?? rest].join(' ').trim();
}
