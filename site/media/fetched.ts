import { type FetchFile, fetchFile } from '@farol/server/fetch-file';
import { type Kept, kinds, type Shelf } from './shelf.ts';
import { signatureOf } from './signature.ts';
import { acceptHeaders, type Wish } from './wish.ts';

/** It is there, but not to be had now: whoever asks should come back in a moment. */
export class Busy extends Error {
  override name = 'Busy';
}

/** What the service has is nothing that could be shown, now or later. */
export class Unusable extends Error {
  override name = 'Unusable';
}

const mostBytes = 64 * 1024 * 1024;
const patience = 30_000;

/** Takes a file from the service to the shelf; null where the service has no such file. */
export async function fetched(
  {
    service,
    shelf,
    pictureKey,
    fetch = fetchFile,
  }: { service: string; shelf: Shelf; pictureKey: string; fetch?: FetchFile },
  wish: Wish,
): Promise<Kept | null> {
  const address = `${service}/media/${wish.id}${wish.query && `?${wish.query}`}`;
  const response = await fetch(address, {
    headers: {
      accept: acceptHeaders[wish.accepts],
      // A service that knows the key draws what the site's pages name before what strangers ask for.
      'farol-picture-signature': signatureOf(pictureKey, wish),
    },
    signal: AbortSignal.timeout(patience),
  });
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  const kind = Object.keys(kinds).find((each) => kinds[each] === type);
  if (response.ok && response.body && kind)
    return shelf.put(wish, kind, response.body.pipeThrough(limited(address)));
  await response.body?.cancel();
  if (response.status === 404 || response.ok) return null;
  const said = `${address} answered ${response.status}.`;
  // Led elsewhere or asked to wait, by the service or what stands before it: that passes.
  const isForGood = response.status >= 400 && response.status < 500 && response.status !== 429;
  throw isForGood ? new Unusable(said) : new Busy(said);
}

function limited(address: string): TransformStream<Uint8Array, Uint8Array> {
  let received = 0;
  return new TransformStream({
    transform(chunk, controller) {
      received += chunk.length;
      if (received > mostBytes)
        controller.error(new Unusable(`${address} is larger than ${mostBytes} bytes.`));
      else controller.enqueue(chunk);
    },
  });
}
