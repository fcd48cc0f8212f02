import { NotFound, Refused } from '../faults.ts';
import type { Command } from '../repository.ts';
import { theDocument } from './documents.ts';

/** Hands the draft of a document over to somebody, or to whoever can publish it. */
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

/** Gives it back to who handed it over, with the reason. */
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

/** Nobody needs to look at it any more; of what nobody was asked about this says nothing. */
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
