import type { CommentText } from '../events.ts';
import { NotFound, Refused } from '../faults.ts';
import type { Command } from '../repository.ts';
import type { State } from '../state.ts';
import { newId } from '../tokens.ts';
import { theDocument } from './documents.ts';

/** So many comments of a document stay open at most, and so many answers of one. */
const MOST_COMMENTS = 500;
const MOST_ANSWERS = 100;

export function comment(
  id: string,
  { field, text, person }: Omit<CommentText, 'id'>,
): Command<string> {
  return (state) => {
    const { comments } = theDocument(state, id);
    if (comments.length >= MOST_COMMENTS)
      throw new Refused(`Document ${id} has ${MOST_COMMENTS} comments, which is the most.`, 409, {
        code: 'too_many',
      });
    const made = { id: newId(), field, text, person };
    return { events: [{ kind: 'commented', document: id, comment: made }], answer: made.id };
  };
}

export function answerComment(document: string, id: string, text: string): Command<null> {
  return (state) => {
    const { answers } = theComment(state, document, id);
    if (answers.length >= MOST_ANSWERS)
      throw new Refused(`The comment has ${MOST_ANSWERS} answers, which is the most.`, 409, {
        code: 'too_many',
      });
    return {
      events: [{ kind: 'comment-answered', document, comment: id, text }],
      answer: null,
    };
  };
}

export function setComment(document: string, id: string, to: 'open' | 'done'): Command<null> {
  return (state) => {
    const isDone = theComment(state, document, id).state === 'done';
    if (isDone === (to === 'done')) return { events: [], answer: null };
    return {
      events: [{ kind: 'comment-set', document, comment: id, state: to }],
      answer: null,
    };
  };
}

function theComment(state: State, document: string, id: string) {
  const found = theDocument(state, document).comments.find((each) => each.id === id);
  if (!found) throw new NotFound(`Document ${document} has no comment ${id}.`);
  return found;
}
