import type { EventOf } from '../events.ts';
import type { Commit } from '../history.ts';
import type { State } from '../state.ts';

/** How long the answer to an idempotency key is given again. */
const ANSWERS_KEPT_MS = 24 * 60 * 60 * 1000;

export function keepAnswer(
  state: State,
  { answer }: EventOf<'answer-kept'>,
  { at: now }: Commit,
): void {
  state.answers.set(answer.key, { ...answer, at: now });
  for (const [key, { at }] of state.answers) {
    if (at > now - ANSWERS_KEPT_MS && state.answers.size <= state.keptAnswers) break;
    state.answers.delete(key);
  }
}
