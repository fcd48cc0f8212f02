import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { fetchFile } from '@farol/server/fetch-file';
import type { ByteRange } from '@farol/server/range';
import { readText } from '@farol/server/read-text';
import { AwsClient } from 'aws4fetch';
import {
  asideOf,
  deleteUnlessUsed,
  isContentOf,
  type MediaFiles,
  MediaUnavailable,
  nameOfHash,
} from './files.ts';

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

const maxAttempts = 3;
/** Uploads get more time by their size: the slowest acceptable rate, in bytes per millisecond. */
const minUploadRate = 128;
/** A store copies a large file before it answers. */
const maxCopyMs = 60_000;
const maxReasonBytes = 64 * 1024;

interface S3Request {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly name: string;
  readonly headers?: Record<string, string>;
  readonly body?: Blob;
  readonly signal?: AbortSignal;
  /** How long the response may take; by default `timeoutMs`, and longer for a body. */
  readonly limitMs?: number;
}

/** Media in an S3-compatible store: `<prefix><first two of the hash>/<hash>`. May be shared by several processes. */
export function s3Files(options: S3Options): MediaFiles {
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
    // The body of an unexpected success may be as long as a file.
    const content = response.ok
      ? Promise.resolve('')
      : readText(response, maxReasonBytes, endpoint);
    const text = await withTimeout(timeoutMs, abort, content).catch(() => '');
    const code = /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1];
    return `it answered ${response.status}${code === undefined ? '' : ` ${code}`}`;
  }

  /**
   * Requests a part of a file, and refuses one that begins elsewhere or ends earlier. The whole file is requested as a
   * range, too, so that no proxy compresses it and its length is always known.
   */
  async function openRange(name: string, range?: ByteRange, signal?: AbortSignal) {
    const headers = { range: `bytes=${range?.start ?? 0}-${range?.end ?? ''}` };
    const opened = await send({ method: 'GET', name, headers, ...(signal ? { signal } : {}) });
    const { response, abort } = opened;
    const sent = sentRange(response);
    const { start = 0, end = (sent?.size ?? 0) - 1 } = range ?? {};
    // Some stores send more than they were asked for.
    if (sent?.start === start && sent.end >= end) return { ...opened, range: { start, end } };
    const reason = sent ? 'it answered another part of a file' : await reasonOf(opened);
    abort.abort();
    if (response.status === 404 && !reason.includes('NoSuchBucket')) return undefined;
    throw new MediaUnavailable(reason);
  }

  /** Streams a file, and resumes after a lost connection: the content of a hash never changes. */
  async function* streamRange(first: RangeResponse, name: string, signal: AbortSignal) {
    const { range } = first;
    let opened: S3Response = first;
    let position = range.start;
    try {
      for (let failures = 0; position <= range.end; ) {
        const reader = opened.response.body?.getReader();
        try {
          for (;;) {
            const chunk = await withTimeout(timeoutMs, opened.abort, reader?.read() ?? noContent);
            if (chunk.value === undefined) break;
            const wanted = chunk.value.subarray(0, range.end + 1 - position);
            position += wanted.byteLength;
            failures = 0;
            if (wanted.byteLength > 0) yield wanted;
            if (wanted.byteLength < chunk.value.byteLength) break;
          }
          if (position <= range.end) throw new Error('the content ended too early');
        } catch (fault) {
          opened.abort.abort();
          // More was to come than was asked for.
          if (position > range.end) break;
          failures += 1;
          if (signal.aborted) throw fault;
          if (failures === maxAttempts)
            throw new MediaUnavailable(messageOf(fault), { cause: fault });
          const resumed = await openRange(name, { start: position, end: range.end }, signal);
          if (!resumed)
            throw new MediaUnavailable(`the file ${name} was deleted while it was read`);
          opened = resumed;
        }
      }
    } finally {
      opened.abort.abort();
    }
  }

  async function read(name: string, range?: ByteRange): Promise<Readable | undefined> {
    const closed = new AbortController();
    const first = await openRange(name, range, closed.signal);
    if (!first) return undefined;
    const content = streamRange(first, name, closed.signal);
    const stream = Readable.from(content, { objectMode: false, highWaterMark: 256 * 1024 });
    return stream.once('close', () => closed.abort());
  }

  /** Returns false if there is nothing with the name to delete or to copy. */
  async function change(request: S3Request): Promise<boolean> {
    const sent = await send(request);
    const reason = sent.response.ok ? null : await reasonOf(sent);
    sent.abort.abort();
    if (reason === null) return true;
    const isMissing = sent.response.status === 404 && !reason.includes('NoSuchBucket');
    if (request.body === undefined && isMissing) return false;
    throw new MediaUnavailable(reason);
  }

  async function isThere(name: string): Promise<boolean> {
    // Every file has a first byte: empty uploads are refused.
    const opened = await openRange(name, { start: 0, end: 0 });
    opened?.abort.abort();
    return opened !== undefined;
  }

  /** For a moment, both names have the content. */
  async function move(from: string, to: string): Promise<boolean> {
    const headers = { 'x-amz-copy-source': pathOf(from) };
    const copy: S3Request = { method: 'PUT', name: to, headers, limitMs: maxCopyMs };
    if (!(await change(copy))) return false;
    // A store may say that it copies before it has, and fail then.
    if (!(await isThere(to))) throw new MediaUnavailable(`it did not copy ${from}`);
    await change({ method: 'DELETE', name: from });
    return true;
  }

  const files: MediaFiles = {
    async put(hash, temporaryPath) {
      const body = await openAsBlob(temporaryPath);
      // The store verifies the hash, and refuses content that was corrupted in transit.
      const headers = { 'x-amz-content-sha256': hash };
      await change({ method: 'PUT', name: nameOfHash(hash), headers, body });
      await rm(temporaryPath, { force: true });
    },

    async read(hash, range) {
      const name = nameOfHash(hash);
      return (await read(name, range)) ?? read(asideOf(name), range);
    },

    has: (hash) => isThere(nameOfHash(hash)),

    async verify(hash) {
      return isContentOf(hash, await files.read(hash));
    },

    delete: (hash, isUsed) =>
      deleteUnlessUsed(hash, isUsed, {
        move,
        remove: (name) => change({ method: 'DELETE', name }),
        has: files.has,
      }),
  };
  return files;
}

function sentRange({ status, headers }: Response) {
  const [, start, end, size] =
    /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? [];
  if (status !== 206 || size === undefined) return undefined;
  return { start: Number(start), end: Number(end), size: Number(size) };
}

/** Also encodes the characters that `encodeURIComponent` leaves alone but S3's signature encodes. */
function encodeForSignature(part: string): string {
  const code = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(part).replace(/[!'()*]/g, code);
}

interface S3Response {
  readonly response: Response;
  /** Closes the connection. */
  readonly abort: AbortController;
}

interface RangeResponse extends S3Response {
  readonly range: ByteRange;
}

const noContent = Promise.resolve({ done: true, value: undefined } as const);

/** Aborts the request after a time, so that the promise rejects. */
async function withTimeout<Result>(
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

function messageOf(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  return fault.cause instanceof Error ? fault.cause.message || fault.message : fault.message;
}
