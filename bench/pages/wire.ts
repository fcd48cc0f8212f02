import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** An answer as received, still compressed. */
export interface Wire {
  status: number;
  etag: string | undefined;
  encoding: string | undefined;
  /** Alternating names and values, as received. */
  headers: readonly string[];
  body: Buffer;
}

export function wire(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<Wire> {
  return new Promise((resolve, reject) => {
    get(origin + path, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          etag: answer.headers.etag,
          encoding: answer.headers['content-encoding'],
          headers: answer.rawHeaders,
          body: Buffer.concat(chunks),
        }),
      );
    }).on('error', reject);
  });
}

/** Every page in brotli, once it is at its smallest: the site compresses fast at first and well a moment later. */
export async function squeezedPages(site: string, paths: readonly string[]) {
  const pages = new Map<string, Wire>();
  for (const path of paths) pages.set(path, await squeezed(site, path));
  return pages;
}

async function squeezed(site: string, path: string): Promise<Wire> {
  const end = performance.now() + 120_000;
  while (performance.now() < end) {
    const answer = await wire(site, path, { 'accept-encoding': 'br' });
    const { status, etag, encoding } = answer;
    if (status !== 200 || encoding !== 'br')
      throw new Error(`${path} answered ${status} in ${encoding ?? 'plain'} instead of brotli.`);
    if (etag?.endsWith('-br"')) return answer;
    await pause(200);
  }
  throw new Error(`${path} is not as small as it gets after two minutes.`);
}
