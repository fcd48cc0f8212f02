import type { EventOf } from '../events.ts';
import type { Commit } from '../history.ts';
import type { State } from '../state.ts';

/** How long the answer to an idempotency key is given again. */
const ANSWERS_KEPT_MS = 24 * 60 * 60 * 1000;

/** Whoever asks very often, as an import does, pushes out answers of their own before those of others. */
export function keepAnswer(
  state: State,
  { answer }: EventOf<'answer-kept'>,
  { at: now, by }: Commit,
): void {
  const own = state.answers.get(by) ?? new Map();
  state.answers.set(by, own.set(answer.key, { ...answer, at: now }));
  let kept = 0;
  for (const [author, answers] of state.answers) {
    for (const [key, { at }] of answers) {
      if (at > now - ANSWERS_KEPT_MS) break;
      answers.delete(key);
    }
    if (answers.size === 0) state.answers.delete(author);
    kept += answers.size;
  }
  for (; kept > state.keptAnswers; kept -= 1) {
    const [most] = [...state.answers.values()].sort((one, other) => other.size - one.size);
    const [oldest] = most?.keys() ?? [];
    if (oldest !== undefined) most?.delete(oldest);
  }
}
