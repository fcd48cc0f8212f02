import { dayMs } from '@farol/content-model';
import type { EventOf } from '../events.ts';
import type { Commit } from '../history.ts';
import type { State } from '../state.ts';

/** How long a response is replayed for its idempotency key. */
const answerTtlMs = dayMs;

/** Evicts from the author with the most answers first, so that a bulk import does not evict those of others. */
export function keepAnswer(
  state: State,
  { answer }: EventOf<'answer-kept'>,
  { at: now, by }: Commit,
): void {
  const answersByKey = state.answers.get(by) ?? new Map();
  state.answers.set(by, answersByKey.set(answer.key, { ...answer, at: now }));
  let total = 0;
  for (const [author, answers] of state.answers) {
    for (const [key, { at }] of answers) {
      if (at > now - answerTtlMs) break;
      answers.delete(key);
    }
    if (answers.size === 0) state.answers.delete(author);
    total += answers.size;
  }
  for (; total > state.keptAnswers; total -= 1) {
    const [largest] = [...state.answers.values()].sort((a, b) => b.size - a.size);
    const [oldest] = largest?.keys() ?? [];
    if (oldest !== undefined) largest?.delete(oldest);
  }
}
