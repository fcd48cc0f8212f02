import { isRecord, type RefusalCode, refusalCodes } from '@farol/content-model';
import { Conflicted, Offline, Refused, SignedOut, SignInAgain, SomebodyElse } from './faults.ts';
import type { Operations } from './operations.ts';
import { personHeader, signInAgain, tellSession } from './session.ts';

export const apiRoot = '/api/farol/v1';
/** The timeout of a request, in milliseconds. */
const timeoutMs = 30_000;

type Path = keyof Operations;
type Method<P extends Path> = keyof Operations[P] & string;

/** The answer of an operation. */
export type Answer<P extends Path, M extends Method<P>> = Operations[P][M] extends {
  answer: infer Answered;
}
  ? Answered
  : never;

/** The input of an operation: path parameters, query and body. */
export type Input<P extends Path, M extends Method<P>> = Pick<
  Operations[P][M],
  keyof Operations[P][M] & ('parameters' | 'query' | 'body')
> & {
  /** A request with the same key is carried out once, however often it is repeated after a lost answer. */
  idempotencyKey?: string;
  signal?: AbortSignal | undefined;
  /** The request is sent even if the page is closed before there is an answer. */
  keepalive?: boolean;
};

/** Operations without required input can be called without an argument. */
type Rest<Needed> = Partial<Needed> extends Needed ? [given?: Needed] : [given: Needed];

/** Sends a request to the service with the session of this browser; if it takes a recent sign-in, again after one. */
export async function ask<P extends Path, M extends Method<P>>(
  path: P,
  method: M,
  ...[given]: Rest<Input<P, M>>
): Promise<Answer<P, M>>;
export async function ask(path: string, method: string, asked: Asked = {}): Promise<unknown> {
  try {
    return await send(path, method, asked);
  } catch (fault) {
    if (fault instanceof SignInAgain && (await signInAgain())) return send(path, method, asked);
    throw fault;
  }
}

async function send(path: string, method: string, asked: Asked): Promise<unknown> {
  const { parameters = {}, query = {}, body, idempotencyKey } = asked;
  const response = await answerTo(addressOf(path, parameters, query), {
    method: method.toUpperCase(),
    signal: AbortSignal.any([
      AbortSignal.timeout(timeoutMs),
      ...(asked.signal ? [asked.signal] : []),
    ]),
    headers: {
      // Every write sends the JSON content type, even without a body: a form of another page cannot send it.
      ...(method === 'get' ? {} : { 'content-type': 'application/json', ...personHeader() }),
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    keepalive: asked.keepalive ?? false,
  });
  const answer = response.status === 204 ? null : await jsonOf(response);
  asked.signal?.throwIfAborted();
  // A network's sign-in page or a proxy may answer in place of the service.
  if (answer === undefined) throw new Offline('Something else answered for the content service.');
  if (response.ok) return answer;
  throw refused(response.status, answer);
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
  return `${apiRoot}${filled}${search.size > 0 ? `?${search}` : ''}`;
}

async function answerTo(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request);
  } catch (fault) {
    if (request.signal?.aborted && !isTimeout(request.signal.reason)) throw fault;
    throw new Offline('The content service is not responding.', {}, { cause: fault });
  }
}

/** Undefined for an answer that is not JSON or broke off. */
const jsonOf = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

function isTimeout(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError';
}

/** The error for a refusal; one that is about the session is told to the whole page. */
export function refused(status: number, answer: unknown): Error {
  const fault = faultOf(status, answer);
  if (fault instanceof SignedOut) tellSession('ended');
  if (fault instanceof SomebodyElse) tellSession('somebody else');
  return fault;
}

function faultOf(status: number, answer: unknown): Error {
  const message =
    isRecord(answer) && typeof answer.message === 'string'
      ? answer.message
      : `The content service answered ${status}.`;
  const reason = { code: codeIn(answer), status };
  if (reason.code === 'somebody_else') return new SomebodyElse(message, reason);
  // With a code, such as that of a wrong passkey, it says nothing about the existing session.
  if (status === 401 && isRecord(answer) && !('code' in answer))
    return new SignedOut(message, reason);
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

/** A code of another service, perhaps a newer one, has no words here. */
function codeIn(answer: unknown): RefusalCode | null {
  return (isRecord(answer) && refusalCodes.find((each) => each === answer.code)) || null;
}
