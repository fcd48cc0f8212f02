import { createHash } from 'node:crypto';
import type { HonoRequest } from 'hono';
import { Refused } from '../repository/faults.ts';
import type { Command } from '../repository/repository.ts';

export const LONGEST_KEY = 255;

/**
 * The command, carried out at most once where the request has an idempotency key. The answer is kept in the
 * commit that did the work: both are there, or neither. A request that is carried out in several commits names the
 * part of each, and whoever repeats it goes on where it was broken off.
 */
export function atMostOnce<Answer>(
  request: HonoRequest,
  by: string,
  body: unknown,
  command: Command<Answer>,
  part?: string,
): Command<Answer> {
  const given = request.header('idempotency-key');
  if (given === undefined) return command;
  if (given === '' || given.length > LONGEST_KEY)
    throw new Refused(`An idempotency key has 1 to ${LONGEST_KEY} characters.`);
  const key = part === undefined ? given : hashOf([given, part]);
  const mark = hashOf([by, request.method, request.path, body]);
  return (state, now) => {
    const earlier = state.answers.get(by)?.get(key);
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

function hashOf(values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}

/** A secret is shown once and kept nowhere; a repeated request gets the rest. */
function withoutSecret(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('token' in answer)) return answer;
  return { ...answer, token: null };
}
