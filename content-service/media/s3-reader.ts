import { Readable } from 'node:stream';
import type { ByteRange } from '@farol/server/range';
import { MediaUnavailable } from './files.ts';
import {
  maxAttempts,
  messageOf,
  type S3Client,
  type S3Response,
  withTimeout,
} from './s3-client.ts';

interface RangeResponse extends S3Response {
  readonly range: ByteRange;
}

/** Reads files of an S3-compatible store, by their names. */
export function s3Reader({ timeoutMs, send, reasonOf }: S3Client) {
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

  async function isThere(name: string): Promise<boolean> {
    // Every file has a first byte: empty uploads are refused.
    const opened = await openRange(name, { start: 0, end: 0 });
    opened?.abort.abort();
    return opened !== undefined;
  }

  return { read, isThere };
}

function sentRange({ status, headers }: Response) {
  const [, start, end, size] =
    /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? [];
  if (status !== 206 || size === undefined) return undefined;
  return { start: Number(start), end: Number(end), size: Number(size) };
}

const noContent = Promise.resolve({ done: true, value: undefined } as const);
