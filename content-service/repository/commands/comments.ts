import type { Command } from '../command.ts';
import type { CommentText } from '../events.ts';
import { NotFound, Refused } from '../faults.ts';
import type { State } from '../state.ts';
import { newId } from '../tokens.ts';
import { theDocument } from './documents.ts';

/** Limits per document, and per comment. */
const maxComments = 500;
const maxAnswers = 100;

export function comment(
  id: string,
  { field, text, person }: Omit<CommentText, 'id'>,
): Command<string> {
  return (state) => {
    const { comments } = theDocument(state, id);
    if (comments.length >= maxComments)
      throw new Refused(`Document ${id} has ${maxComments} comments, which is the most.`, 409, {
        code: 'too_many',
      });
    const created = { id: newId(), field, text, person };
    return { events: [{ kind: 'commented', document: id, comment: created }], answer: created.id };
  };
}

export function answerComment(document: string, id: string, text: string): Command<null> {
  return (state) => {
    const { answers } = theComment(state, document, id);
    if (answers.length >= maxAnswers)
      throw new Refused(`The comment has ${maxAnswers} answers, which is the most.`, 409, {
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
  const found = theDocument(state, document).comments.find((candidate) => candidate.id === id);
  if (!found) throw new NotFound(`Document ${document} has no comment ${id}.`);
  return found;
}
