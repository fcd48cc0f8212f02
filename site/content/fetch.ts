import { redactUrl } from '@farol/server/process';
import { readText } from '@farol/server/read-text';
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
import { hasMoreValues, maxValues } from './value-count.ts';

export interface FetchLimits {
  /** Until the headers of a response, connecting included. */
  headersMs: number;
  /** For its body. */
  bodyMs: number;
  /** Of its body. */
  maxBytes: number;
}

export interface FetchRules {
  limits: FetchLimits;
  /** Whether a redirect may lead there. */
  mayFollow(target: URL): boolean;
}

export const defaultLimits: FetchLimits = {
  headersMs: 10_000,
  bodyMs: 30_000,
  maxBytes: 50 * 1024 * 1024,
};

/** Of what a service says of a fault. */
const maxFaultLength = 10_000;

const invalidResponse = 'An invalid API response was returned';

/** The wait after a 429 without a usable Retry-After. */
const rateLimitRetryMs = 1000;

/** The part of `fetch` that the client uses. */
type Options = Pick<RequestInit, 'method' | 'headers' | 'body'> & {
  signal?: AbortSignal | null | undefined;
};

/**
 * A `fetch` for Prismic's client that follows the specification's error catalogue: it returns only JSON, and throws
 * everything else as the error it stands for. Otherwise the client would retry with another ref than it was given.
 */
export function prismicFetch(fetch: typeof globalThis.fetch, rules: FetchRules) {
  return async (address: string, options: Options = {}): Promise<Response> => {
    // The first wait is as short as the service says; it may say so again and again.
    for (let minMs = 0; ; minMs = rateLimitRetryMs) {
      const answer = await fetchShared(fetch, address, options, rules);
      if (answer.status === 429) {
        await pause(Math.max(minMs, retryAfterMs(answer.headers)), options.signal);
        continue;
      }
      const { status, headers, text } = answer;
      const isGood = status === 200 || status === 201;
      if (isGood && hasMoreValues(text, maxValues)) {
        const fault = `${invalidResponse} (more than ${maxValues} values)`;
        throw new PrismicError(fault, redactUrl(address), undefined);
      }
      const json = isGood || text.length <= maxFaultLength ? parsed(text) : undefined;
      if (isGood && json !== undefined) return new Response(text, { status, headers });
      // The log has what the error has.
      throw errorFor(status, json, address, text.slice(0, maxFaultLength));
    }
  };
}

const message = z.looseObject({ message: z.string().optional(), error: z.string().optional() });

/** The error catalogue, row by row. */
function errorFor(status: number, json: unknown, address: string, text: string): Error {
  const url = redactUrl(address);
  const body = message.safeParse(json).data;
  const invalid = new PrismicError(invalidResponse, url, text);
  switch (status) {
    case 400:
      return body ? new ParsingError(body.message, url, json) : invalid;
    case 401:
    case 403:
      return new ForbiddenError(body?.error ?? body?.message, url, json);
    case 404:
      return json === undefined
        ? new RepositoryNotFoundError(
            `Prismic repository not found, check the endpoint: ${endpointOf(url)}`,
            url,
            undefined,
          )
        : notFound(json, body?.message, url);
    case 410:
      return new RefExpiredError(body?.message, url, json);
    default:
      return invalid;
  }
}

function notFound(json: unknown, message: string | undefined, url: string): Error {
  const type = z.looseObject({ type: z.string() }).safeParse(json).data?.type;
  if (type === 'api_notfound_error') return new RefNotFoundError(message, url, json);
  if (type === 'api_security_error' && /preview token.*expired/i.test(message ?? ''))
    return new PreviewTokenExpiredError(message, url, json);
  return new NotFoundError(message, url, json);
}

/** A timer with a longer delay fires at once. */
const maxTimerMs = 2 ** 31 - 1;

/** The header in seconds; anything else, also a date, means the default. */
function retryAfterMs(headers: Headers): number {
  const value = headers.get('retry-after')?.trim() ?? '';
  return /^\d+(\.\d+)?$/.test(value)
    ? Math.min(Number(value) * 1000, maxTimerMs)
    : rateLimitRetryMs;
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

interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** Requests in flight, by address. */
const inFlight = new WeakMap<typeof globalThis.fetch, Map<string, Promise<Answer>>>();

/** Identical GETs share one request; aborting one of them does not abort that request. */
async function fetchShared(
  fetch: typeof globalThis.fetch,
  address: string,
  { signal, ...options }: Options,
  rules: FetchRules,
): Promise<Answer> {
  if (options.body || (options.method ?? 'GET') !== 'GET')
    return fetchWhole(fetch, address, { ...options, signal }, rules);
  signal?.throwIfAborted();
  const running = inFlight.get(fetch) ?? new Map<string, Promise<Answer>>();
  inFlight.set(fetch, running);
  const answer = singleFlight(running, address, () => fetchWhole(fetch, address, options, rules));
  if (!signal) return answer;
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort);
  return Promise.race([answer, aborted]).finally(() => signal.removeEventListener('abort', abort));
}

async function fetchWhole(
  fetch: typeof globalThis.fetch,
  address: string,
  options: Options,
  { limits, mayFollow }: FetchRules,
): Promise<Answer> {
  const controller = new AbortController();
  const signal = options.signal
    ? AbortSignal.any([options.signal, controller.signal])
    : controller.signal;
  const abortAfter = (milliseconds: number, what: string) =>
    setTimeout(
      () =>
        controller.abort(new Error(`${redactUrl(address)}: no ${what} within ${milliseconds} ms.`)),
      milliseconds,
    );
  let timer = abortAfter(limits.headersMs, 'answer');
  try {
    const response = await fetchWithin(fetch, mayFollow, address, { ...options, signal });
    clearTimeout(timer);
    timer = abortAfter(limits.bodyMs, 'complete answer');
    const text = await readText(response, limits.maxBytes, redactUrl(address));
    return { status: response.status, headers: headersOf(response), text };
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
}

const maxRedirects = 5;

/** Follows redirects where they may lead, and nowhere else: the address has the access token in it. */
async function fetchWithin(
  fetch: typeof globalThis.fetch,
  mayFollow: FetchRules['mayFollow'],
  address: string,
  options: RequestInit,
): Promise<Response> {
  let asked = address;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await fetch(asked, { ...options, redirect: 'manual' });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || location === null) return response;
    await response.body?.cancel();
    const target = URL.parse(location, asked);
    if (!target || !mayFollow(target))
      throw new Error(
        `${redactUrl(address)} led to ${target?.origin ?? 'no address'}, where it is not followed.`,
      );
    asked = target.href;
  }
  throw new Error(`${redactUrl(address)} led on more than ${maxRedirects} times.`);
}

/** Without length and encoding, which do not apply to the decoded text. */
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

/** Without the query, as tokens must not get into logs. */
function endpointOf(url: string): string {
  return url.replace(/(\/api\/v2).*$/, '$1');
}
