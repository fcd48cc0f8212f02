import { isRecord } from '@farol/content-model';
import { Conflicted, Offline, Refused, SignedOut } from './faults.ts';

const ROOT = '/api/farol/v1';
/** An answer that takes longer will not come. */
const LONGEST_MS = 30_000;

export interface Asked {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  /** The same key with the same request is carried out once, however often an answer is lost. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** Asks the service, as the person whose session this browser has. */
export async function ask<Answer>(path: string, asked: Asked = {}): Promise<Answer> {
  const { method = 'GET', query = {}, body, idempotencyKey } = asked;
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const parameters = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  const address = `${ROOT}${path}${given.length > 0 ? `?${parameters}` : ''}`;
  const response = await answerTo(address, {
    method,
    signal: AbortSignal.any([
      AbortSignal.timeout(LONGEST_MS),
      ...(asked.signal ? [asked.signal] : []),
    ]),
    headers: {
      // A write declares itself, with a body or without: a form of another page could not.
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer: unknown = response.status === 204 ? null : await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  throw faultOf(response.status, answer);
}

async function answerTo(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request);
  } catch (fault) {
    if (request.signal?.aborted && !isTimeout(request.signal.reason)) throw fault;
    throw new Offline('The content service does not answer.', { cause: fault });
  }
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError';
}

function faultOf(status: number, answer: unknown): Error {
  const message =
    isRecord(answer) && typeof answer.message === 'string'
      ? answer.message
      : `The content service answered ${status}.`;
  if (status === 401) return new SignedOut(message);
  if (status === 409) return new Conflicted(message, isRecord(answer) ? answer : {});
  if (status >= 500) return new Offline(message);
  return new Refused(message, status);
}
