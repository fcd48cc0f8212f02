import { once } from 'node:events';
import { type IncomingMessage, get as plainly } from 'node:http';
import { get as overTls } from 'node:https';
import type { IncomingFile } from './incoming.ts';

export class DownloadFailed extends Error {
  override name = 'DownloadFailed';
}

/** For a large file on a slow line. */
const PATIENCE_MS = 15 * 60_000;

/**
 * The content of a file on the web; how much of it is taken is for the reader to limit. Not by `fetch`: where a
 * server closes the connection while somebody still reads, an assertion in it ends the whole process (Node 24).
 */
async function download(address: string): Promise<AsyncIterable<Uint8Array>> {
  const { origin, pathname, protocol } = new URL(address);
  // What follows the path asks for a smaller picture: the whole one is wanted.
  const file = `${origin}${pathname}`;
  if (protocol !== 'http:' && protocol !== 'https:')
    throw new DownloadFailed(`${file} is no address on the web.`);
  const ask = protocol === 'https:' ? overTls : plainly;
  const request = ask(file, { agent: false, signal: AbortSignal.timeout(PATIENCE_MS) });
  // What breaks while the content is read is told to whoever reads it.
  request.on('error', () => {});
  const answered: Promise<IncomingMessage[]> = once(request, 'response');
  const [response] = await answered.catch((fault: Error) => {
    throw new DownloadFailed(`${file} does not answer: ${fault.message}.`);
  });
  // Where a file lies was checked; the place another one is sent to was not.
  if (response?.statusCode === 200) return whole(response, file);
  request.destroy();
  throw new DownloadFailed(`${file} answered ${response?.statusCode}.`);
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
