import { type FetchFile, fetchFile } from '@farol/server/fetch-file';
import { type CachedFile, kinds, type MediaCache } from './media-cache.ts';
import { acceptHeaders, type MediaRequest } from './media-request.ts';
import { signatureOf } from './signature.ts';

/** It is there, but not to be had now: whoever asks should come back in a moment. */
export class Busy extends Error {
  override name = 'Busy';
}

/** What the service has is nothing that could be shown, now or later. */
export class Unusable extends Error {
  override name = 'Unusable';
}

const maxBytes = 64 * 1024 * 1024;
const timeoutMs = 30_000;

/** Takes a file from the service into the cache; null where the service has no such file. */
export async function fetched(
  {
    service,
    cache,
    pictureKey,
    fetch = fetchFile,
  }: { service: string; cache: MediaCache; pictureKey: string; fetch?: FetchFile },
  wanted: MediaRequest,
): Promise<CachedFile | null> {
  const address = `${service}/media/${wanted.id}${wanted.query && `?${wanted.query}`}`;
  const response = await fetch(address, {
    headers: {
      accept: acceptHeaders[wanted.accepts],
      // A service that knows the key draws what the site's pages name before what strangers ask for.
      'farol-picture-signature': signatureOf(pictureKey, wanted),
    },
    signal: AbortSignal.timeout(timeoutMs),
  });
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  const kind = Object.keys(kinds).find((each) => kinds[each] === type);
  if (response.ok && isForNow(response)) {
    await response.body?.cancel();
    throw new Busy(`${address} cannot be drawn just now.`);
  }
  if (response.ok && response.body && kind)
    return cache.put(wanted, kind, response.body.pipeThrough(limited(address)));
  await response.body?.cancel();
  if (response.status === 404 || response.ok) return null;
  const said = `${address} answered ${response.status}.`;
  // Led elsewhere or asked to wait, by the service or what stands before it: that passes.
  const isForGood = response.status >= 400 && response.status < 500 && response.status !== 429;
  throw isForGood ? new Unusable(said) : new Busy(said);
}

/** The service's files never change; of what stands in for one that could not be made, it says how long it may rest. */
function isForNow({ headers }: Response): boolean {
  const lasts = headers.get('cache-control');
  return lasts !== null && !/\bimmutable\b/.test(lasts);
}

function limited(address: string): TransformStream<Uint8Array, Uint8Array> {
  let received = 0;
  return new TransformStream({
    transform(chunk, controller) {
      received += chunk.length;
      if (received > maxBytes)
        controller.error(new Unusable(`${address} is larger than ${maxBytes} bytes.`));
      else controller.enqueue(chunk);
    },
  });
}
