import { decoded, minuteMs } from '@farol/content-model';
import { fetchFile } from '@farol/server/fetch-file';
import type { IncomingFile } from './incoming.ts';

export class DownloadFailed extends Error {
  override name = 'DownloadFailed';
}

/** Enough for a large file on a slow connection. */
const downloadMs = 15 * minuteMs;

/** The content of a file on the web; the caller limits its size. */
async function download(address: string): Promise<AsyncIterable<Uint8Array>> {
  const url = URL.parse(address);
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    throw new DownloadFailed(`${JSON.stringify(address)} is no address on the web.`);
  // The query asks for a smaller picture: the original is wanted.
  const file = `${url.origin}${url.pathname}`;
  const request = { signal: AbortSignal.timeout(downloadMs) };
  const { status, body } = await fetchFile(file, request).catch((fault: Error) => {
    throw new DownloadFailed(`${file} does not answer: ${fault.message}.`);
  });
  // The file's address was checked; the target of a redirect was not, so redirects are not followed.
  if (status === 200 && body) return reportBreakOff(body, file);
  await body?.cancel();
  throw new DownloadFailed(`${file} answered ${status}.`);
}

async function* reportBreakOff(
  content: AsyncIterable<Uint8Array>,
  address: string,
): AsyncGenerator<Uint8Array> {
  try {
    yield* content;
  } catch (fault) {
    throw new DownloadFailed(`${address} broke off: ${fault}.`);
  }
}

/** A file known only by its address and the description in a document that shows it. */
export function shownFile(id: string, url: string, alt: string | null): IncomingFile {
  return {
    id,
    filename: filenameIn(url, id),
    alt,
    notes: null,
    credits: null,
    tags: [],
    isDescribed: false,
    hash: null,
    content: () => download(url),
  };
}

/** The last part of an address as a filename, without a leading id. */
function filenameIn(address: string, id: string): string {
  const path = URL.parse(address)?.pathname ?? address;
  const name = decoded(path.split('/').at(-1) ?? '');
  return name.startsWith(`${id}_`) ? name.slice(id.length + 1) : name;
}
