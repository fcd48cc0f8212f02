import { setTimeout as pause } from 'node:timers/promises';
import { fetchFile } from '@farol/server/fetch-file';
import { AwsClient } from 'aws4fetch';
import { MediaUnavailable } from './files.ts';

export interface S3Options {
  /** `https://s3.eu-west-1.amazonaws.com`, `http://minio:9000`: the bucket is part of the path. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Prefix of every name. */
  readonly prefix?: string;
  /** How long a response, or its next chunk, may take. */
  readonly timeoutMs?: number;
  /** The delay before the second attempt; doubled before each further one. */
  readonly retryDelayMs?: number;
}

export const maxAttempts = 3;
/** Uploads get more time by their size: the slowest acceptable rate, in bytes per millisecond. */
const minUploadRate = 128;
/** How much of a refusal is read for its code. */
const maxReasonLength = 64 * 1024;

export interface S3Request {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly name: string;
  readonly headers?: Record<string, string>;
  readonly body?: Blob;
  readonly signal?: AbortSignal;
  /** How long the response may take; by default `timeoutMs`, and longer for a body. */
  readonly limitMs?: number;
}

export interface S3Response {
  readonly response: Response;
  /** Closes the connection. */
  readonly abort: AbortController;
}

export type S3Client = ReturnType<typeof s3Client>;

/** Sends signed requests to an S3-compatible store, and repeats those that failed. */
export function s3Client(options: S3Options) {
  const { timeoutMs = 5_000, retryDelayMs = 100, prefix = '' } = options;
  const { accessKeyId, secretAccessKey, region } = options;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const endpoint = options.endpoint.replace(/\/+$/, '');
  const pathOf = (name: string) =>
    [`/${options.bucket}`, ...`${prefix}${name}`.split('/').map(encodeForSignature)].join('/');

  /** The response, with a status below 500; other failures are retried, then thrown. */
  async function send(request: S3Request): Promise<S3Response> {
    const { method, name, headers = {}, body } = request;
    const address = `${endpoint}${pathOf(name)}`;
    for (let attempt = 1; ; attempt += 1) {
      const abort = new AbortController();
      const signal = request.signal
        ? AbortSignal.any([abort.signal, request.signal])
        : abort.signal;
      try {
        const signed = await client.sign(address, { method, headers, ...(body ? { body } : {}) });
        const limitMs = request.limitMs ?? timeoutMs + (body ? body.size / minUploadRate : 0);
        const pending = fetchFile(address, { method, headers: signed.headers, body, signal });
        const response = await withTimeout(limitMs, abort, pending);
        if (response.status < 500 && response.status !== 429) return { response, abort };
        throw new Error(await reasonOf({ response, abort }));
      } catch (fault) {
        abort.abort();
        if (request.signal?.aborted) throw fault;
        if (attempt === maxAttempts) throw new MediaUnavailable(messageOf(fault), { cause: fault });
        await pause(retryDelayMs * 2 ** (attempt - 1));
      }
    }
  }

  /** `it answered 403 SignatureDoesNotMatch`: the status, and the code in S3's XML. */
  async function reasonOf({ response, abort }: S3Response): Promise<string> {
    let text = '';
    const read = async () => {
      const decoder = new TextDecoder();
      for await (const chunk of response.body ?? []) {
        text += decoder.decode(chunk, { stream: true });
        if (text.length > maxReasonLength) return;
      }
    };
    // The body of an unexpected success may be as long as a file. The code comes early, whatever becomes of the rest.
    if (!response.ok) await withTimeout(timeoutMs, abort, read()).catch(() => {});
    const code = /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1];
    return `it answered ${response.status}${code === undefined ? '' : ` ${code}`}`;
  }

  return { timeoutMs, pathOf, send, reasonOf };
}

/** Also encodes the characters that `encodeURIComponent` leaves alone but S3's signature encodes. */
function encodeForSignature(part: string): string {
  const code = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(part).replace(/[!'()*]/g, code);
}

/** Aborts the request after a time, so that the promise rejects. */
export async function withTimeout<Result>(
  milliseconds: number,
  abort: AbortController,
  promise: Promise<Result>,
): Promise<Result> {
  const timeout = new Error(`no answer came within ${Math.ceil(milliseconds / 1000)} seconds`);
  const timer = setTimeout(() => abort.abort(timeout), milliseconds);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
  }
}

export function messageOf(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  return fault.cause instanceof Error ? fault.cause.message || fault.message : fault.message;
}
