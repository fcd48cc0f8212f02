import { type FetchFile, fetchFile } from '@farol/server/fetch-file';
import { fileTypeServedAs } from '@farol/server/file-types';
import { cachePolicies } from '../http/cache-policies.ts';
import type { SiteResponse } from '../http/response.ts';
import type { MediaRequest } from './media-request.ts';
import { busy, mediaHeaders, missing } from './media-response.ts';

interface PassOnOptions {
  service: string;
  fetch?: FetchFile | undefined;
  /** At once; each takes a connection to the service. */
  maxPassed?: number;
  /** For the service to begin. */
  maxWaitMs: number;
  onFault(fault: unknown): void;
}

/** Passes files that are too large to keep from the service to visitors, whole or in parts. */
export function passingOn(options: PassOnOptions) {
  const { maxPassed = 100, onFault } = options;
  let passed = 0;
  const end = () => {
    passed -= 1;
  };
  const counted = { flush: end, cancel: end };

  return async function passOn(
    wanted: MediaRequest,
    request: Request,
  ): Promise<Response | SiteResponse> {
    if (passed >= maxPassed) return busy;
    passed += 1;
    const response = await answerOf(options, wanted, request).catch((fault) => {
      onFault(fault);
      return busy;
    });
    if (response instanceof Response && response.body) {
      const body = response.body.pipeThrough(new TransformStream(counted));
      return new Response(body, response);
    }
    end();
    return response;
  };
}

const asked = ['range', 'if-range', 'if-none-match'];
const answered = ['content-range', 'etag'];

async function answerOf(
  { service, fetch = fetchFile, maxWaitMs }: PassOnOptions,
  wanted: MediaRequest,
  { method, headers }: Request,
): Promise<Response | SiteResponse> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), maxWaitMs);
  const response = await fetch(`${service}/media/${wanted.id}`, {
    method,
    headers: only(asked, headers),
    signal: waiting.signal,
  }).finally(() => clearTimeout(timer));
  const { status } = response;
  const ofFile = only(answered, response.headers);
  const type = fileTypeServedAs(response.headers.get('content-type') ?? '');
  if (response.ok && type) {
    const policy = { 'cache-control': cachePolicies.immutable };
    const length = only(['content-length'], response.headers);
    const all = { ...mediaHeaders(wanted, type), ...ofFile, ...length, ...policy };
    return new Response(response.body, { status, headers: all });
  }
  await response.body?.cancel();
  if (status === 304 || status === 416) {
    const policy = status === 304 ? cachePolicies.immutable : cachePolicies.never;
    return { status, headers: { ...ofFile, 'cache-control': policy }, body: null };
  }
  return status === 404 || response.ok ? missing : busy;
}

function only(names: readonly string[], headers: Headers): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
