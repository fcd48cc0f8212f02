import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { performance } from 'node:perf_hooks';
import type { DeliveryFault } from '@farol/content-model';
import { type Address, addressesFor, type Resolve } from './allowed-addresses.ts';
import { deliveryFaultOf, NotDelivered } from './delivery-fault.ts';

export interface Posting {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

export interface PostOptions {
  /** All of it: the name, the connection, the answer. */
  limitMs: number;
  insideAllowed: boolean;
  resolve?: Resolve;
  /** Aborted when the service stops. */
  ending: AbortSignal;
}

export interface ReceiverAnswer {
  status: number;
  /** The beginning of what came back. */
  text: string;
}

export interface Posted {
  answer: ReceiverAnswer | null;
  /** Why there is no answer. */
  fault: string | null;
  code: DeliveryFault | null;
  ms: number;
}

/** Of an answer's body; nobody needs more, and it may be endless. */
const LONGEST_ANSWER = 4096;
const LONGEST_HEADERS = 16 * 1024;

/** One request, without following redirects, to an address that was checked. Never throws. */
export async function post(posting: Posting, options: PostOptions): Promise<Posted> {
  const start = performance.now();
  const ms = () => Math.round(performance.now() - start);
  try {
    const answer = await ask(posting, options);
    return { answer, fault: null, code: null, ms: ms() };
  } catch (fault) {
    return { answer: null, fault: sentenceOf(fault), code: deliveryFaultOf(fault), ms: ms() };
  }
}

async function ask(posting: Posting, options: PostOptions): Promise<ReceiverAnswer> {
  const limit = limits(options);
  try {
    const url = new URL(posting.url);
    limit.next('The name was not resolved and no connection made', 1 / 3);
    const addresses = await limit.within(addressesFor(url, options.insideAllowed, options.resolve));
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method: 'POST',
      agent: false,
      lookup: always(addresses),
      maxHeaderSize: LONGEST_HEADERS,
      signal: limit.signal,
      headers: {
        'user-agent': 'Farol webhooks',
        ...posting.headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(posting.body),
      },
    });
    request.once('socket', (socket) =>
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () =>
        limit.next('There was no answer', 2 / 3),
      ),
    );
    const answered = Promise.withResolvers<http.IncomingMessage>();
    request.on('response', answered.resolve);
    request.on('error', answered.reject);
    request.on('close', () =>
      answered.reject(new Error('The connection ended without an answer.')),
    );
    request.end(posting.body);
    const response = await limit.within(answered.promise);
    limit.next('The answer did not end', 1);
    const text = await beginning(response);
    request.destroy();
    return { status: response.statusCode ?? 0, text };
  } finally {
    limit.end();
  }
}

/** Names were resolved and checked already: the connection gets these addresses and no others. */
function always(addresses: readonly Address[]): LookupFunction {
  return (_hostname, { all }, callback) => {
    const [first] = addresses;
    if (all) callback(null, [...addresses]);
    else callback(null, first?.address ?? '', first?.family);
  };
}

/** The status is the acknowledgement, so that a body cut short is no fault. */
async function beginning(response: http.IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of response) {
      parts.push(part);
      length += part.length;
      if (length >= LONGEST_ANSWER) break;
    }
  } catch {
    // What came until then is the answer.
  }
  return Buffer.concat(parts).subarray(0, LONGEST_ANSWER).toString();
}

/** One clock for the whole request; each part of it has to be over by its share of the time. */
function limits({ limitMs, ending }: PostOptions) {
  const start = performance.now();
  const over = new AbortController();
  const { signal } = over;
  let timer: NodeJS.Timeout | undefined;
  const aborted = new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );
  aborted.catch(() => {});
  // By hand: `AbortSignal.any` would hold on to each request for as long as the service runs.
  const stop = () => over.abort(ending.reason);
  ending.addEventListener('abort', stop);
  if (ending.aborted) stop();
  return {
    signal,
    next(what: string, share: number) {
      clearTimeout(timer);
      const seconds = (limitMs * share) / 1000;
      timer = setTimeout(
        () =>
          over.abort(
            new NotDelivered('too_slow', `${what} within ${Number(seconds.toFixed(1))} seconds.`),
          ),
        limitMs * share - (performance.now() - start),
      );
    },
    within: <Result>(work: Promise<Result>) => Promise.race([work, aborted]),
    end() {
      clearTimeout(timer);
      ending.removeEventListener('abort', stop);
    },
  };
}

function sentenceOf(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  if (fault.name === 'AbortError' && fault.cause instanceof Error) return fault.cause.message;
  const code = 'code' in fault && typeof fault.code === 'string' ? fault.code : null;
  return fault.message === '' ? `The connection failed (${code ?? fault.name}).` : fault.message;
}
