import { errorOf, isRecord, jsonOrNull } from '@farol/content-model';
import { type FetchFile, fetchFile } from '@farol/server/fetch-file';
import { fileTypeServedAs } from '@farol/server/file-types';
import { readText } from '@farol/server/read-text';
import type { CachedFile, MediaCache } from './media-cache.ts';
import { acceptHeaders, type MediaRequest } from './media-request.ts';
import { signatureOf } from './signature.ts';

/** The file cannot be fetched now, but a later attempt may succeed. */
class Busy extends Error {
  override name = 'Busy';
}

/** The service has no usable version of the file, and retrying will not help. */
export class Unusable extends Error {
  override name = 'Unusable';
}

/** The file is larger than what is kept. */
export class TooLarge extends Unusable {
  override name = 'TooLarge';
}

const maxBytes = 64 * 1024 * 1024;
const timeoutMs = 30_000;

interface Origin {
  service: string;
  cache: MediaCache;
  pictureKey: string;
  fetch?: FetchFile;
}

/** Fetches a file from the service into the cache; null if the service has no such file. */
export async function fetchMedia(origin: Origin, wanted: MediaRequest): Promise<CachedFile | null> {
  const address = `${origin.service}/media/${wanted.id}${wanted.query && `?${wanted.query}`}`;
  try {
    return await fetchFrom(address, origin, wanted);
  } catch (fault) {
    if (fault instanceof Busy || fault instanceof Unusable) throw fault;
    throw new Busy(`${address} could not be taken: ${errorOf(fault).message}`, { cause: fault });
  }
}

async function fetchFrom(
  address: string,
  { cache, pictureKey, fetch = fetchFile }: Origin,
  wanted: MediaRequest,
): Promise<CachedFile | null> {
  const response = await fetch(address, {
    headers: {
      accept: acceptHeaders[wanted.accepts],
      // A service that knows the key gives priority to pictures that the site's pages refer to.
      'farol-picture-signature': signatureOf(pictureKey, wanted),
    },
    signal: AbortSignal.timeout(timeoutMs),
  });
  const type = fileTypeServedAs(response.headers.get('content-type') ?? '');
  if (response.ok && isTemporary(response)) {
    await response.body?.cancel();
    throw new Busy(`${address} cannot be drawn just now.`);
  }
  const isTooLarge = Number(response.headers.get('content-length')) > maxBytes;
  if (response.ok && response.body && type && !isTooLarge)
    return cache.put(wanted, type.extension, response.body.pipeThrough(limited(address)));
  await response.body?.cancel();
  if (response.ok && type && isTooLarge) throw tooLarge(address);
  if (response.status === 404 || response.ok) return null;
  const message = `${address} answered ${response.status}.`;
  // A redirect or a rate limit, of the service or a proxy, is temporary.
  const isPermanent = response.status >= 400 && response.status < 500 && response.status !== 429;
  throw isPermanent ? new Unusable(message) : new Busy(message);
}

/** Whether the service says that it has no such file (any more). */
export async function isDeleted(
  { service, fetch = fetchFile }: { service: string; fetch?: FetchFile | undefined },
  { id }: MediaRequest,
): Promise<boolean> {
  const address = `${service}/media/${id}`;
  const response = await fetch(address, {
    // Of a file that is there, not even the content is looked for.
    headers: { 'if-none-match': '*' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status !== 404) {
    await response.body?.cancel();
    return false;
  }
  // Proxies, too, answer 404 while there is no service behind them.
  const text = await readText(response, 1_000, address);
  const answer = jsonOrNull(text);
  return isRecord(answer) && answer.error === 'not_found';
}

/** Files are immutable; a fallback for one that could not be rendered has another Cache-Control. */
function isTemporary({ headers }: Response): boolean {
  const policy = headers.get('cache-control');
  return policy !== null && !/\bimmutable\b/.test(policy);
}

function limited(address: string): TransformStream<Uint8Array, Uint8Array> {
  let received = 0;
  return new TransformStream({
    transform(chunk, controller) {
      received += chunk.length;
      if (received > maxBytes) controller.error(tooLarge(address));
      else controller.enqueue(chunk);
    },
  });
}

function tooLarge(address: string): TooLarge {
  return new TooLarge(`${address} is larger than ${maxBytes} bytes.`);
}
