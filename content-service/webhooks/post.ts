import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { performance } from 'node:perf_hooks';
import type { DeliveryFault } from '@farol/content-model';
import { type Address, addressesFor, type Resolve } from './allowed-addresses.ts';
import { deliveryFaultOf, NotDelivered } from './delivery-fault.ts';

interface PostRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

export interface PostOptions {
  /** Limit for the whole request: DNS, connection and response. */
  limitMs: number;
  allowInternal: boolean;
  resolve?: Resolve;
  /** Aborted when the service stops. */
  ending: AbortSignal;
}

interface ReceiverResponse {
  status: number;
  /** The start of the response body. */
  text: string;
}

export interface Posted {
  answer: ReceiverResponse | null;
  /** Why there is no response. */
  fault: string | null;
  code: DeliveryFault | null;
  ms: number;
}

/** Bytes read of a response body, which may be endless. */
const maxResponseBytes = 4096;
const maxHeaderBytes = 16 * 1024;

/** Sends one request to a checked address, without following redirects. Never throws. */
export async function post(request: PostRequest, options: PostOptions): Promise<Posted> {
  const start = performance.now();
  const ms = () => Math.round(performance.now() - start);
  try {
    const answer = await send(request, options);
    return { answer, fault: null, code: null, ms: ms() };
  } catch (fault) {
    return { answer: null, fault: messageOf(fault), code: deliveryFaultOf(fault), ms: ms() };
  }
}

async function send(
  { url: address, headers, body }: PostRequest,
  options: PostOptions,
): Promise<ReceiverResponse> {
  const deadline = startDeadline(options);
  try {
    const url = new URL(address);
    deadline.phase('The name was not resolved and no connection made', 1 / 3);
    const addresses = await deadline.race(
      addressesFor(url, options.allowInternal, options.resolve),
    );
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method: 'POST',
      agent: false,
      lookup: fixedLookup(addresses),
      maxHeaderSize: maxHeaderBytes,
      signal: deadline.signal,
      headers: {
        'user-agent': 'Farol webhooks',
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      },
    });
    request.once('socket', (socket) =>
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () =>
        deadline.phase('There was no answer', 2 / 3),
      ),
    );
    const responded = Promise.withResolvers<http.IncomingMessage>();
    request.on('response', responded.resolve);
    request.on('error', responded.reject);
    request.on('close', () =>
      responded.reject(new Error('The connection ended without an answer.')),
    );
    request.end(body);
    const response = await deadline.race(responded.promise);
    deadline.phase('The answer did not end', 1);
    const text = await startOf(response);
    request.destroy();
    return { status: response.statusCode ?? 0, text };
  } finally {
    deadline.end();
  }
}

/** The name was already resolved and checked: the connection must use these addresses and no others. */
function fixedLookup(addresses: readonly Address[]): LookupFunction {
  return (_hostname, { all }, callback) => {
    const [first] = addresses;
    if (all) callback(null, [...addresses]);
    else callback(null, first?.address ?? '', first?.family);
  };
}

/** A truncated body is not a fault, because the status is the acknowledgement. */
async function startOf(response: http.IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of response) {
      parts.push(part);
      length += part.length;
      if (length >= maxResponseBytes) break;
    }
  } catch {
    // Use what was received.
  }
  return Buffer.concat(parts).subarray(0, maxResponseBytes).toString();
}

/** A deadline for the whole request; each phase must end within its share of the time. */
function startDeadline({ limitMs, ending }: PostOptions) {
  const start = performance.now();
  const controller = new AbortController();
  const { signal } = controller;
  let timer: NodeJS.Timeout | undefined;
  const aborted = new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );
  aborted.catch(() => {});
  // `AbortSignal.any` would keep each request in memory for as long as the service runs.
  const stop = () => controller.abort(ending.reason);
  ending.addEventListener('abort', stop);
  if (ending.aborted) stop();
  return {
    signal,
    phase(problem: string, share: number) {
      clearTimeout(timer);
      const seconds = (limitMs * share) / 1000;
      timer = setTimeout(
        () =>
          controller.abort(
            new NotDelivered(
              'too_slow',
              `${problem} within ${Number(seconds.toFixed(1))} seconds.`,
            ),
          ),
        limitMs * share - (performance.now() - start),
      );
    },
    race: <Result>(work: Promise<Result>) => Promise.race([work, aborted]),
    end() {
      clearTimeout(timer);
      ending.removeEventListener('abort', stop);
    },
  };
}

function messageOf(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  if (fault.name === 'AbortError' && fault.cause instanceof Error) return fault.cause.message;
  const code = 'code' in fault && typeof fault.code === 'string' ? fault.code : null;
  return fault.message === '' ? `The connection failed (${code ?? fault.name}).` : fault.message;
}
