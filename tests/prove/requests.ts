import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, zstdDecompress } from 'node:zlib';
import { proofTimeoutMs } from '../../testing/limits.ts';

export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  /** As received, still compressed. */
  body: Buffer;
}

export const maxWaitMs = proofTimeoutMs(20_000);

interface Asking {
  method?: string;
  headers?: Record<string, string | string[]>;
  agent?: Agent | false;
}

/** Sends one request with the path exactly as given: nothing normalizes it. */
export function ask(origin: string, path: string, asking: Asking = {}): Promise<Answered> {
  const { method = 'GET', headers = {}, agent = false } = asking;
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({
      hostname,
      port,
      path,
      method,
      headers,
      agent,
      timeout: maxWaitMs,
    });
    sent.once('response', (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('error', reject);
      answer.once('end', () => {
        const { statusCode = 0, headers } = answer;
        resolve({ status: statusCode, headers, body: Buffer.concat(chunks) });
      });
    });
    sent.once('error', reject);
    sent.once('timeout', () =>
      sent.destroy(new Error(`${path}: no answer within ${maxWaitMs / 1000} s`)),
    );
    sent.end();
  });
}

const unpack = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
  zstd: promisify(zstdDecompress),
};

/** Everything an answer contains, body and headers. */
export async function wordsOf({ headers, body }: Answered): Promise<string> {
  const encoding = headers['content-encoding'];
  const isPacked = encoding === 'br' || encoding === 'gzip' || encoding === 'zstd';
  const plain = isPacked && body.length > 0 ? await unpack[encoding](body) : body;
  return `${JSON.stringify(headers)}\n${plain}`;
}
