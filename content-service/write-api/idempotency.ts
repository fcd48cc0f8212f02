import { createHash } from 'node:crypto';
import type { HonoRequest } from 'hono';
import { Refused } from '../repository/faults.ts';
import type { Command } from '../repository/repository.ts';

export const LONGEST_KEY = 255;

/**
 * The command, carried out at most once where the request has an idempotency key. The answer is kept in the
 * commit that did the work: both are there, or neither.
 */
export function atMostOnce<Answer>(
  request: HonoRequest,
  by: string,
  body: unknown,
  command: Command<Answer>,
): Command<Answer> {
  const key = request.header('idempotency-key');
  if (key === undefined) return command;
  if (key === '' || key.length > LONGEST_KEY)
    throw new Refused(`An idempotency key has 1 to ${LONGEST_KEY} characters.`);
  const mark = createHash('sha256')
    .update(JSON.stringify([by, request.method, request.path, body]))
    .digest('hex');
  return (state, now) => {
    const earlier = state.answers.get(key);
    if (earlier && earlier.request !== mark)
      throw new Refused('This idempotency key was used for another request.', 422);
    if (earlier) return { events: [], answer: earlier.body as Answer };
    const change = command(state, now);
    // Where nothing was done, asking once more does nothing again.
    if (change.events.length === 0) return change;
    const answer = { key, request: mark, status: 201, body: withoutSecret(change.answer) };
    return { ...change, events: [...change.events, { kind: 'answer-kept', answer }] };
  };
}

/** A secret is shown once and kept nowhere; a repeated request gets the rest. */
function withoutSecret(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('token' in answer)) return answer;
  return { ...answer, token: null };
}
