import type { IncomingFile } from './incoming.ts';

export class DownloadFailed extends Error {
  override name = 'DownloadFailed';
}

/** For a large file on a slow line. */
const PATIENCE_MS = 15 * 60_000;

/** The content of a file on the web; how much of it is taken is for the reader to limit. */
async function download(address: string): Promise<AsyncIterable<Uint8Array>> {
  const { origin, pathname } = new URL(address);
  // What follows the path asks for a smaller picture: the whole one is wanted.
  const response = await fetch(`${origin}${pathname}`, {
    // Where a file lies was checked; another place was not.
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((fault: Error) => {
    throw new DownloadFailed(`${origin}${pathname} does not answer: ${fault.message}.`);
  });
  if (response.ok && response.body) return whole(response.body, `${origin}${pathname}`);
  await response.body?.cancel();
  throw new DownloadFailed(`${origin}${pathname} answered ${response.status}.`);
}

async function* whole(
  content: AsyncIterable<Uint8Array>,
  address: string,
): AsyncGenerator<Uint8Array> {
  try {
    yield* content;
  } catch (fault) {
    throw new DownloadFailed(`${address} broke off: ${fault}.`);
  }
}

/** A file of which only the address is known, and what a document that shows it says. */
export function shownFile(id: string, url: string, alt: string | null): IncomingFile {
  return {
    id,
    filename: nameIn(url, id),
    alt,
    notes: null,
    credits: null,
    tags: [],
    isDescribed: false,
    hash: null,
    content: () => download(url),
  };
}

/** The last part of an address as a name, without the id that stands before it. */
function nameIn(address: string, id: string): string {
  const name = decoded(new URL(address).pathname.split('/').at(-1) ?? '');
  return name.startsWith(`${id}_`) ? name.slice(id.length + 1) : name;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
