import { createHash } from 'node:crypto';
import type { HonoRequest } from 'hono';
import type { Command } from '../repository/command.ts';
import { Refused } from '../repository/faults.ts';

export const maxKeyLength = 255;

/**
 * Executes a command at most once if the request has an idempotency key. The answer is kept in the commit that did the
 * work, so both exist or neither. A request with several commits names the part of each, so that a repeated request
 * resumes where it broke off.
 */
export function atMostOnce<Answer>(
  request: HonoRequest,
  by: string,
  body: unknown,
  command: Command<Answer>,
  part?: string,
): Command<Answer> {
  const requestKey = request.header('idempotency-key');
  if (requestKey === undefined) return command;
  if (requestKey === '' || requestKey.length > maxKeyLength)
    throw new Refused(`An idempotency key has 1 to ${maxKeyLength} characters.`);
  const key = part === undefined ? requestKey : hashOf([requestKey, part]);
  const requestHash = hashOf([by, request.method, request.path, body]);
  return (state, now) => {
    const earlier = state.answers.get(by)?.get(key);
    if (earlier && earlier.request !== requestHash)
      throw new Refused('This idempotency key was used for another request.', 422);
    if (earlier) return { events: [], answer: earlier.body as Answer };
    const change = command(state, now);
    // If nothing was done, repeating the request does nothing again.
    if (change.events.length === 0) return change;
    const answer = { key, request: requestHash, status: 201, body: withoutSecret(change.answer) };
    return { ...change, events: [...change.events, { kind: 'answer-kept', answer }] };
  };
}

function hashOf(values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}

/** A secret is returned once and never stored; a repeated request gets the rest. */
function withoutSecret(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('token' in answer)) return answer;
  return { ...answer, token: null };
}
