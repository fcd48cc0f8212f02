import { fetchFile } from '@farol/server/fetch-file';
import type { IncomingFile } from './incoming.ts';

export class DownloadFailed extends Error {
  override name = 'DownloadFailed';
}

/** For a large file on a slow line. */
const DOWNLOAD_MS = 15 * 60_000;

/** The content of a file on the web; how much of it is taken is for the reader to limit. */
async function download(address: string): Promise<AsyncIterable<Uint8Array>> {
  const { origin, pathname, protocol } = new URL(address);
  // What follows the path asks for a smaller picture: the whole one is wanted.
  const file = `${origin}${pathname}`;
  if (protocol !== 'http:' && protocol !== 'https:')
    throw new DownloadFailed(`${file} is no address on the web.`);
  const request = { signal: AbortSignal.timeout(DOWNLOAD_MS) };
  const { status, body } = await fetchFile(file, request).catch((fault: Error) => {
    throw new DownloadFailed(`${file} does not answer: ${fault.message}.`);
  });
  // Where a file lies was checked; the place another one is sent to was not.
  if (status === 200 && body) return whole(body, file);
  await body?.cancel();
  throw new DownloadFailed(`${file} answered ${status}.`);
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
