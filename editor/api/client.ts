import { isRecord, type RefusalCode, refusalCodes } from '@farol/content-model';
import { Conflicted, Offline, Refused, SignedOut, SignInAgain } from './faults.ts';
import type { Operations } from './operations.ts';
import { tellSession } from './session.ts';

export const ROOT = '/api/farol/v1';
/** An answer that takes longer will not come. */
const LONGEST_MS = 30_000;

type Path = keyof Operations;
type Method<P extends Path> = keyof Operations[P] & string;

/** What an operation answers. */
export type Answer<P extends Path, M extends Method<P>> = Operations[P][M] extends {
  answer: infer Answered;
}
  ? Answered
  : never;

/** What an operation is given: the parameters of its path, its query, its body. */
export type Given<P extends Path, M extends Method<P>> = Pick<
  Operations[P][M],
  keyof Operations[P][M] & ('parameters' | 'query' | 'body')
> & {
  /** The same key with the same request is carried out once, however often an answer is lost. */
  idempotencyKey?: string;
  signal?: AbortSignal | undefined;
  /** Sent on its way also where the page is gone before there is an answer. */
  keepalive?: boolean;
};

/** Nothing needs to be given to an operation that asks for nothing. */
type Rest<Needed> = Partial<Needed> extends Needed ? [given?: Needed] : [given: Needed];

/** Asks the service, as the person whose session this browser has. */
export async function ask<P extends Path, M extends Method<P>>(
  path: P,
  method: M,
  ...[given]: Rest<Given<P, M>>
): Promise<Answer<P, M>>;
export async function ask(path: string, method: string, asked: Asked = {}): Promise<unknown> {
  const { parameters = {}, query = {}, body, idempotencyKey } = asked;
  const response = await answerTo(addressOf(path, parameters, query), {
    method: method.toUpperCase(),
    signal: AbortSignal.any([
      AbortSignal.timeout(LONGEST_MS),
      ...(asked.signal ? [asked.signal] : []),
    ]),
    headers: {
      // A write declares itself, with a body or without: a form of another page could not.
      ...(method === 'get' ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    keepalive: asked.keepalive ?? false,
  });
  const answer = response.status === 204 ? null : await jsonOf(response);
  asked.signal?.throwIfAborted();
  // The page of a network that wants to be signed in to answers as well, and so does a proxy.
  if (answer === undefined) throw new Offline('Something else answered for the content service.');
  if (response.ok) return answer;
  // A password that was wrong says nothing about the session that stands.
  if (response.status === 401 && path !== '/sessions') tellSession('ended');
  throw faultOf(response.status, answer);
}

interface Asked {
  parameters?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string;
  signal?: AbortSignal | undefined;
  keepalive?: boolean;
}

function addressOf(
  path: string,
  parameters: Record<string, string>,
  query: Record<string, unknown>,
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(parameters[name] ?? ''),
  );
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  );
  return `${ROOT}${filled}${search.size > 0 ? `?${search}` : ''}`;
}

async function answerTo(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request);
  } catch (fault) {
    if (request.signal?.aborted && !isTimeout(request.signal.reason)) throw fault;
    throw new Offline('The content service does not answer.', {}, { cause: fault });
  }
}

/** Undefined where it is none, or broke off. */
const jsonOf = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

function isTimeout(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError';
}

export function faultOf(status: number, answer: unknown): Error {
  const message =
    isRecord(answer) && typeof answer.message === 'string'
      ? answer.message
      : `The content service answered ${status}.`;
  const reason = { code: codeIn(answer), status };
  if (status === 401) return new SignedOut(message, reason);
  if (status === 409) return new Conflicted(message, isRecord(answer) ? answer : {}, reason);
  if (isRecord(answer) && answer.signInAgain === true) return new SignInAgain(message, reason);
  if (status >= 500) return new Offline(message, reason);
  return new Refused(message, reason, faultsIn(answer));
}

function faultsIn(answer: unknown): Refused['faults'] {
  if (!isRecord(answer) || !Array.isArray(answer.faults)) return [];
  return answer.faults.flatMap((each) =>
    isRecord(each)
      ? [{ field: String(each.field), message: String(each.message), code: codeIn(each) }]
      : [],
  );
}

/** A name of another service, perhaps a newer one, has no words here. */
function codeIn(answer: unknown): RefusalCode | null {
  return (isRecord(answer) && refusalCodes.find((each) => each === answer.code)) || null;
}
