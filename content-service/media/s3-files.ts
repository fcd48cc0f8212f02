import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { fetchFile } from '@farol/server/fetch-file';
import { AwsClient } from 'aws4fetch';
import {
  type ByteRange,
  digestOf,
  type MediaFiles,
  MediaUnavailable,
  nameOfHash,
} from './files.ts';

export interface S3Options {
  /** `https://s3.eu-west-1.amazonaws.com`, `http://minio:9000`: the bucket stands in the path. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Stands in front of every name. */
  readonly prefix?: string;
  readonly attempts?: number;
  /** Milliseconds an answer, or the next part of one, may take. */
  readonly timeoutMs?: number;
  /** Milliseconds before the second attempt; twice as long before each further one. */
  readonly pauseMs?: number;
}

/** Uploads get more time by their size: so many bytes a millisecond at least. */
const slowestUpload = 128;

interface Ask {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly hash: string;
  readonly headers?: Record<string, string>;
  readonly body?: Blob;
  readonly ending?: AbortSignal;
}

/** Media in an S3-compatible store: `<prefix><first two of the hash>/<hash>`. Several processes may share it. */
export function s3Files(options: S3Options): MediaFiles {
  const { attempts = 3, timeoutMs = 5_000, pauseMs = 100, prefix = '' } = options;
  const { accessKeyId, secretAccessKey, region } = options;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const bucket = `${options.endpoint.replace(/\/+$/, '')}/${options.bucket}`;
  const addressOf = (hash: string) =>
    [bucket, ...`${prefix}${nameOfHash(hash)}`.split('/').map(asInSignature)].join('/');

  /** An answer of any status below 500; the store had its chances otherwise. */
  async function ask(wanted: Ask): Promise<S3Answer> {
    const { method, hash, headers = {}, body, ending } = wanted;
    const address = addressOf(hash);
    for (let attempt = 1; ; attempt += 1) {
      const cut = new AbortController();
      const signal = ending ? AbortSignal.any([cut.signal, ending]) : cut.signal;
      try {
        const signed = await client.sign(address, { method, headers, ...(body ? { body } : {}) });
        const limit = timeoutMs + (body ? body.size / slowestUpload : 0);
        const sent = fetchFile(address, { method, headers: signed.headers, body, signal });
        const response = await within(limit, cut, sent);
        if (response.status < 500 && response.status !== 429) return { response, cut };
        throw new Error(await reasonOf({ response, cut }));
      } catch (fault) {
        cut.abort();
        if (ending?.aborted) throw fault;
        if (attempt === attempts) throw new MediaUnavailable(sentenceOf(fault), { cause: fault });
        await pause(pauseMs * 2 ** (attempt - 1));
      }
    }
  }

  /** `it answered 403 SignatureDoesNotMatch`: the status, and the code of an answer in S3's XML. */
  async function reasonOf({ response, cut }: S3Answer): Promise<string> {
    // A success of another kind than asked for may be as long as a file.
    const content = response.ok ? Promise.resolve('') : response.text();
    const text = await within(timeoutMs, cut, content).catch(() => '');
    const code = /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1];
    return `it answered ${response.status}${code === undefined ? '' : ` ${code}`}`;
  }

  /**
   * The part of a file that was asked for, with where it lies. The whole is asked for as a part too: so nobody on
   * the way compresses it, and its length is always told.
   */
  async function opened(hash: string, range?: ByteRange, ending?: AbortSignal) {
    const headers = { range: `bytes=${range?.start ?? 0}-${range?.end ?? ''}` };
    const answer = await ask({ method: 'GET', hash, headers, ...(ending ? { ending } : {}) });
    const { response, cut } = answer;
    const told = /^bytes (\d+)-(\d+)\//.exec(response.headers.get('content-range') ?? '');
    if (response.status === 206 && told)
      return { ...answer, range: { start: Number(told[1]), end: Number(told[2]) } };
    const reason = await reasonOf(answer);
    cut.abort();
    if (response.status === 404 && !reason.includes('NoSuchBucket')) return undefined;
    throw new MediaUnavailable(reason);
  }

  /** Goes on from where it was when the connection is lost: content never changes under its hash. */
  async function* contentOf(first: Part, hash: string, ending: AbortSignal) {
    const { range } = first;
    let answer: S3Answer = first;
    let position = range.start;
    try {
      for (let lost = 0; position <= range.end; ) {
        const reader = answer.response.body?.getReader();
        try {
          for (;;) {
            const part = await within(timeoutMs, answer.cut, reader?.read() ?? endOfContent);
            if (part.value === undefined) break;
            position += part.value.byteLength;
            lost = 0;
            yield part.value;
          }
          if (position <= range.end) throw new Error('the content ended too early');
        } catch (fault) {
          answer.cut.abort();
          lost += 1;
          if (ending.aborted) throw fault;
          if (lost === attempts) throw new MediaUnavailable(sentenceOf(fault), { cause: fault });
          const again = await opened(hash, { start: position, end: range.end }, ending);
          if (!again) throw new MediaUnavailable(`the file ${hash} was deleted while it was read`);
          answer = again;
        }
      }
    } finally {
      answer.cut.abort();
    }
  }

  const files: MediaFiles = {
    async put(hash, temporaryPath) {
      const body = await openAsBlob(temporaryPath);
      // The store itself compares the content with its hash, and refuses what was changed on the way.
      const headers = { 'x-amz-content-sha256': hash };
      const answer = await ask({ method: 'PUT', hash, headers, body });
      const reason = answer.response.ok ? null : await reasonOf(answer);
      answer.cut.abort();
      if (reason !== null) throw new MediaUnavailable(reason);
      await rm(temporaryPath, { force: true });
    },

    async read(hash, range) {
      const ending = new AbortController();
      const first = await opened(hash, range, ending.signal);
      if (!first) return undefined;
      const content = contentOf(first, hash, ending.signal);
      const stream = Readable.from(content, { objectMode: false, highWaterMark: 256 * 1024 });
      return stream.once('close', () => ending.abort());
    },

    async has(hash) {
      // A file has a first byte: empty ones are not taken in.
      const found = await opened(hash, { start: 0, end: 0 });
      found?.cut.abort();
      return found !== undefined;
    },

    async verify(hash) {
      const content = await files.read(hash);
      return content !== undefined && (await digestOf(content)) === hash;
    },

    async delete(hash) {
      const answer = await ask({ method: 'DELETE', hash });
      const reason = answer.response.ok ? null : await reasonOf(answer);
      answer.cut.abort();
      const isGone = answer.response.status === 404 && !reason?.includes('NoSuchBucket');
      if (reason !== null && !isGone) throw new MediaUnavailable(reason);
    },
  };
  return files;
}

/** Letters that `encodeURIComponent` leaves as they are, the store's signature does not. */
function asInSignature(part: string): string {
  const code = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(part).replace(/[!'()*]/g, code);
}

interface S3Answer {
  readonly response: Response;
  /** Ends the connection. */
  readonly cut: AbortController;
}

interface Part extends S3Answer {
  readonly range: ByteRange;
}

const endOfContent = Promise.resolve({ done: true, value: undefined } as const);

/** Waits so long and no longer; what was waited for is given up. */
async function within<Result>(
  milliseconds: number,
  cut: AbortController,
  work: Promise<Result>,
): Promise<Result> {
  const late = new Error(`no answer came within ${Math.ceil(milliseconds / 1000)} seconds`);
  const timer = setTimeout(() => cut.abort(late), milliseconds);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}

function sentenceOf(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  return fault.cause instanceof Error ? fault.cause.message || fault.message : fault.message;
}
