import { redactUrl } from '@farol/server/process';
import { singleFlight } from '@farol/server/single-flight';
import {
  ForbiddenError,
  NotFoundError,
  ParsingError,
  PreviewTokenExpiredError,
  PrismicError,
  RefExpiredError,
  RefNotFoundError,
  RepositoryNotFoundError,
} from '@prismicio/client';
import { z } from 'zod';

export interface Limits {
  /** Milliseconds until the headers of an answer are there, connecting included. */
  headers: number;
  /** Milliseconds for its body. */
  body: number;
  /** Bytes of a body. */
  size: number;
}

export const usualLimits: Limits = { headers: 10_000, body: 30_000, size: 50 * 1024 * 1024 };

/** Milliseconds to wait after 429 where the answer does not say how long. */
const rateLimitRetry = 1000;

/** The part of `fetch` that the client uses. */
type Options = Pick<RequestInit, 'method' | 'headers' | 'body'> & {
  signal?: AbortSignal | null | undefined;
};

/**
 * A `fetch` for the client that answers as the specification's error catalogue says: only an answer with JSON
 * comes back, everything else is thrown as the error it stands for. So the client never asks again with another
 * ref than the one it was given.
 */
export function specifiedFetch(fetch: typeof globalThis.fetch, limits: Limits) {
  return async function ask(address: string, options: Options = {}): Promise<Response> {
    for (;;) {
      const answer = await readOnce(fetch, address, options, limits);
      if (answer.status === 429) {
        await pause(retryAfter(answer.headers), options.signal);
        continue;
      }
      const json = parsed(answer.text);
      if ((answer.status === 200 || answer.status === 201) && json !== undefined)
        return new Response(answer.text, { status: answer.status, headers: answer.headers });
      throw errorFor(answer.status, json, address, answer.text);
    }
  };
}

const message = z.looseObject({ message: z.string().optional(), error: z.string().optional() });

/** The error catalogue, row by row. */
function errorFor(status: number, json: unknown, address: string, text: string): Error {
  const url = redactUrl(address);
  const read = message.safeParse(json);
  const said = read.success ? read.data : {};
  const invalid = new PrismicError('An invalid API response was returned', url, text);
  switch (status) {
    case 400:
      return read.success ? new ParsingError(said.message, url, json) : invalid;
    case 401:
    case 403:
      return new ForbiddenError(said.error ?? said.message, url, json);
    case 404:
      return json === undefined
        ? new RepositoryNotFoundError(
            `Prismic repository not found, check the endpoint: ${endpointOf(url)}`,
            url,
            undefined,
          )
        : notFound(json, said.message, url);
    case 410:
      return new RefExpiredError(said.message, url, json);
    default:
      return invalid;
  }
}

function notFound(json: unknown, said: string | undefined, url: string): Error {
  const kind = z.looseObject({ type: z.string() }).safeParse(json).data?.type;
  if (kind === 'api_notfound_error') return new RefNotFoundError(said, url, json);
  if (kind === 'api_security_error' && /preview token.*expired/i.test(said ?? ''))
    return new PreviewTokenExpiredError(said, url, json);
  return new NotFoundError(said, url, json);
}

/** Timers end at once where they are asked to wait longer. */
const longestWait = 2 ** 31 - 1;

/** Seconds, as HTTP says; a date or nothing at all is the default. */
function retryAfter(headers: Headers): number {
  const value = headers.get('retry-after')?.trim() ?? '';
  return /^\d+(\.\d+)?$/.test(value) ? Math.min(Number(value) * 1000, longestWait) : rateLimitRetry;
}

function pause(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

interface Whole {
  status: number;
  headers: Headers;
  text: string;
}

/** What is being read just now, by address. */
const reading = new WeakMap<typeof globalThis.fetch, Map<string, Promise<Whole>>>();

/** Whoever asks what somebody is being told already listens to that answer, as long as he wants to. */
async function readOnce(
  fetch: typeof globalThis.fetch,
  address: string,
  { signal, ...options }: Options,
  limits: Limits,
): Promise<Whole> {
  if (options.body || (options.method ?? 'GET') !== 'GET')
    return readWhole(fetch, address, { ...options, signal }, limits);
  signal?.throwIfAborted();
  const running = reading.get(fetch) ?? new Map<string, Promise<Whole>>();
  reading.set(fetch, running);
  const whole = singleFlight(running, address, () => readWhole(fetch, address, options, limits));
  if (!signal) return whole;
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop);
  return Promise.race([whole, stopped]).finally(() => signal.removeEventListener('abort', stop));
}

async function readWhole(
  fetch: typeof globalThis.fetch,
  address: string,
  options: Options,
  limits: Limits,
): Promise<Whole> {
  const stop = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, stop.signal]) : stop.signal;
  const late = (what: string, milliseconds: number) =>
    setTimeout(
      () => stop.abort(new Error(`${redactUrl(address)}: no ${what} within ${milliseconds} ms.`)),
      milliseconds,
    );
  let timer = late('answer', limits.headers);
  try {
    const response = await fetch(address, { ...options, signal, redirect: 'follow' });
    clearTimeout(timer);
    timer = late('complete answer', limits.body);
    const text = await readText(response, limits.size, address);
    return { status: response.status, headers: headersOf(response), text };
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
}

async function readText(response: Response, size: number, address: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let read = 0;
  for await (const chunk of response.body ?? []) {
    read += chunk.length;
    if (read > size)
      throw new Error(`${redactUrl(address)}: the answer is larger than ${size} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Length and encoding were those of the wire, not of the text that was read. */
function headersOf(response: Response): Headers {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  headers.delete('content-encoding');
  return headers;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Addresses in errors end up in logs, where tokens do not belong. */
function endpointOf(url: string): string {
  return url.replace(/(\/api\/v2).*$/, '$1');
}
