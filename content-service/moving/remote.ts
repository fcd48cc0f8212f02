import { setTimeout as pause } from 'node:timers/promises';
import { errorOf, minuteMs } from '@farol/content-model';
import { sentenceOf } from '@farol/server/process';
import { AnswerTooLarge, readText } from '@farol/server/read-text';
import { isNestedDeeper, maxDepthFromElsewhere } from '../repository/json-depth.ts';

/** Another repository: one at Prismic by name, or another Farol by its service's address. */
export interface Remote {
  /** As people call it; never contains a token. */
  name: string;
  /** Reads the Content API: a path with its query. */
  content(path: string, query?: Readonly<Record<string, string>>): Promise<unknown>;
  /** Calls the APIs that need a write token. */
  request(api: Api, method: string, path: string, body?: unknown): Promise<unknown>;
  upload(path: string, form: () => Promise<FormData>): Promise<unknown>;
  /** Whether there is a write token, without which only published content can be read. */
  mayWrite: boolean;
  /** Whether a file is on this repository's own hosts. */
  isOwn(address: string): boolean;
}

type Api = 'models' | 'assets' | 'migration';

interface RemoteOptions {
  /** For models, files and documents; from the environment, never from an address. */
  token?: string | undefined;
  /** For the Content API of a private repository. */
  accessToken?: string | undefined;
  /** Milliseconds between two writes; Prismic accepts one per second. */
  paceMs?: number | undefined;
}

export class RemoteRefused extends Error {
  override name = 'RemoteRefused';
  readonly status: number;
  constructor(what: string, status: number, message: string) {
    super(`${what} answered ${status}: ${message}`);
    this.status = status;
  }
}

class RemoteUnanswered extends Error {
  override name = 'RemoteUnanswered';
  constructor(what: string, cause: Error) {
    const reason = sentenceOf(cause).replace(/\.?$/, '.');
    super(`${what} was not answered. ${reason}`, { cause });
  }
}

const maxAttempts = 6;
const requestTimeoutMs = minuteMs;
/** Enough for a large file on a slow connection. */
const uploadTimeoutMs = 15 * minuteMs;
const maxWaitMs = minuteMs;
/** A hundred documents, each of a megabyte. */
const maxAnswerBytes = 100 * 1024 * 1024;

export function remoteAt(repository: string, options: RemoteOptions): Remote {
  const isAddress = /^https?:\/\//.test(repository);
  if (!isAddress && !/^[a-zA-Z0-9][-a-zA-Z0-9]{2,}[a-zA-Z0-9]$/.test(repository))
    throw new Error(
      `${JSON.stringify(repository)} is neither the name of a repository nor an address such as http://localhost:3010.`,
    );
  if (isAddress) refuseExtras(repository);
  const { hosts, isOwn, headers, paceMs } = isAddress
    ? farolEndpoints(repository.replace(/\/$/, ''))
    : prismicEndpoints(repository);
  const { token, accessToken = isAddress ? token : undefined } = options;
  const pace = pacer(options.paceMs ?? paceMs);
  const authorized: Record<string, string> = token
    ? { ...headers, authorization: `Bearer ${token}` }
    : headers;

  async function request(api: Api, method: string, path: string, body?: unknown): Promise<unknown> {
    const init = (): RequestInit => ({
      method,
      headers: { ...authorized, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    if (method !== 'GET') await pace();
    return requestJson(`${method} ${path} at ${repository}`, `${hosts[api]}${path}`, init);
  }

  return {
    name: repository,
    mayWrite: token !== undefined,
    isOwn,
    request,
    content(path, query = {}) {
      // Prismic accepts the Content API's token only in the query; error messages never contain it.
      const inQuery = accessToken && !isAddress ? { access_token: accessToken } : {};
      const search = new URLSearchParams({ ...query, ...inQuery });
      const inHeader: Record<string, string> =
        accessToken && isAddress ? { authorization: `Bearer ${accessToken}` } : {};
      const what = `GET /api/v2${path} at ${repository}`;
      return requestJson(what, `${hosts.content}${path}?${search}`, () => ({ headers: inHeader }));
    },
    async upload(path, form) {
      await pace();
      const what = `POST ${path} at ${repository}`;
      return requestJson(what, `${hosts.assets}${path}`, async () => ({
        method: 'POST',
        headers: authorized,
        body: await form(),
        signal: AbortSignal.timeout(uploadTimeoutMs),
      }));
    },
  };
}

/** Credentials and tokens in the address would end up in error messages and the journal. */
function refuseExtras(repository: string): void {
  const { username, password, search, hash } = new URL(repository);
  if (username + password + search + hash !== '')
    throw new Error(
      'The address of a repository is host, port and path, such as http://localhost:3010. Tokens are taken from the environment.',
    );
}

function farolEndpoints(address: string) {
  const { origin } = new URL(address);
  return {
    hosts: {
      content: `${address}/api/v2`,
      models: `${address}/api/models`,
      assets: `${address}/api/assets`,
      migration: `${address}/api/migration`,
    },
    isOwn: (url: string) => new URL(url).origin === origin,
    headers: {},
    paceMs: 0,
  };
}

function prismicEndpoints(name: string) {
  return {
    hosts: {
      content: `https://${name}.cdn.prismic.io/api/v2`,
      models: 'https://customtypes.prismic.io',
      assets: 'https://asset-api.prismic.io',
      migration: 'https://migration.prismic.io',
    },
    isOwn: (url: string) => /^https:\/\/([\w-]+\.)*prismic\.io\//.test(url),
    headers: { repository: name },
    paceMs: 1000,
  };
}

function pacer(intervalMs: number): () => Promise<void> {
  let nextAt = 0;
  return async () => {
    const now = Date.now();
    const startAt = Math.max(now, nextAt);
    nextAt = startAt + intervalMs;
    if (startAt > now) await pause(startAt - now);
  };
}

/** Retries while the other side is busy or unreachable, after the delay it asks for. */
async function requestJson(
  what: string,
  address: string,
  init: () => RequestInit | Promise<RequestInit>,
): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    const request = await init();
    const response = await tryFetch(what, address, request);
    // A POST whose answer was lost may have created something, and must not be repeated.
    const isRepeatable = request.method !== 'POST' && attempt < maxAttempts;
    if (response instanceof Error) {
      if (response instanceof AnswerTooLarge) throw response;
      if (!isRepeatable) throw new RemoteUnanswered(what, response);
      await pause(Math.min(maxWaitMs, 500 * 2 ** attempt));
      continue;
    }
    const { status, text, retryAfter, location } = response;
    if (location !== null && status >= 300 && status < 400) {
      const { origin, pathname } = new URL(location, address);
      const message = `it is at ${origin}${pathname}. Say that address instead.`;
      throw new RemoteRefused(what, status, message);
    }
    if (status >= 200 && status < 300) return parseJson(what, status, text);
    const isRefusedForNow = (status === 429 || status === 503) && attempt < maxAttempts;
    const isUnreachable = (status === 502 || status === 504) && isRepeatable;
    if (!isRefusedForNow && !isUnreachable) throw new RemoteRefused(what, status, messageIn(text));
    const seconds = Number(retryAfter);
    const waitMs = retryAfter && seconds >= 0 ? seconds * 1000 : 500 * 2 ** attempt;
    await pause(Math.min(maxWaitMs, waitMs));
  }
}

async function tryFetch(what: string, address: string, init: RequestInit) {
  try {
    const response = await fetch(address, {
      signal: AbortSignal.timeout(requestTimeoutMs),
      ...init,
      // Neither a token nor unpublished content is sent to an address nobody named.
      redirect: 'manual',
    });
    return {
      status: response.status,
      text: await readText(response, maxAnswerBytes, what),
      retryAfter: response.headers.get('retry-after'),
      location: response.headers.get('location'),
    };
  } catch (fault) {
    return errorOf(fault);
  }
}

function parseJson(what: string, status: number, text: string): unknown {
  if (text === '') return null;
  if (isNestedDeeper(text, maxDepthFromElsewhere))
    throw new RemoteRefused(what, status, 'something that is nested too deeply.');
  try {
    return JSON.parse(text);
  } catch {
    throw new RemoteRefused(what, status, 'something that is not JSON.');
  }
}

function messageIn(text: string): string {
  try {
    const { message, Message, error } = JSON.parse(text);
    return String(message ?? Message ?? error ?? text).slice(0, 500);
  } catch {
    return text.slice(0, 200);
  }
}
