import type { EventOf } from '../events.ts';
import type { Commit } from '../history.ts';
import type { Comment, State } from '../state.ts';
import { existing } from './documents.ts';

export function review(
  state: State,
  { document: id, step, version, person, note }: EventOf<'review'>,
  { at, by }: Commit,
): void {
  const document = existing(state, id);
  const author = step === 'asked' ? by : (document.review?.author ?? by);
  // Where an autosave was handed over that is dropped since, the draft is what it replaced.
  const versions = new Set(
    step === 'asked' ? [document.draft ?? version] : document.review?.versions,
  );
  versions.add(version);
  document.review =
    step === 'withdrawn' ? null : { step, version, person, note, at, by, author, versions };
}

export function comment(
  state: State,
  { document, comment: text }: EventOf<'commented'>,
  { at, by }: Commit,
): void {
  existing(state, document).comments.push({ ...text, at, by, state: 'open', answers: [] });
}

export function answerComment(
  state: State,
  { document, comment: id, text }: EventOf<'comment-answered'>,
  { at, by }: Commit,
): void {
  const found = commentOf(state, document, id);
  if (!found) return;
  found.answers.push({ at, by, text });
  found.state = by === found.by ? 'open' : 'answered';
}

export function setComment(
  state: State,
  { document, comment: id, state: newState }: EventOf<'comment-set'>,
): void {
  const found = commentOf(state, document, id);
  if (found) found.state = newState;
}

function commentOf(state: State, document: string, comment: string): Comment | undefined {
  return existing(state, document).comments.find(({ id }) => id === comment);
}
