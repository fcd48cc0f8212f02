import type { Command } from '../command.ts';
import { NotFound, Refused } from '../faults.ts';
import { theDocument } from './documents.ts';

/** Asks a person, or anyone who can publish it, to review a document's draft. */
export function askForReview(
  id: string,
  { person, note }: { person: string | null; note: string },
): Command<null> {
  return (state) => {
    const document = theDocument(state, id);
    const version = document.draft ?? [...document.releases.values()][0];
    if (version === undefined || document.archived)
      throw new Refused(`Document ${id} has no draft that could be looked through.`, 409, {
        code: 'nothing_to_publish',
      });
    return {
      events: [{ kind: 'review', document: id, step: 'asked', version, person, note }],
      answer: null,
    };
  };
}

/** Returns it to the author, with the reason. */
export function returnReview(id: string, reason: string): Command<null> {
  return (state) => {
    const { review } = theDocument(state, id);
    if (review?.step !== 'asked') throw new NotFound(`Document ${id} waits for nobody.`);
    const { version, person } = review;
    return {
      events: [{ kind: 'review', document: id, step: 'returned', version, person, note: reason }],
      answer: null,
    };
  };
}

/** Withdraws a review; without one, nothing happens. */
export function withdrawReview(id: string): Command<null> {
  return (state) => {
    const { review } = theDocument(state, id);
    if (!review) return { events: [], answer: null };
    const { version, person } = review;
    return {
      events: [{ kind: 'review', document: id, step: 'withdrawn', version, person, note: '' }],
      answer: null,
    };
  };
}
