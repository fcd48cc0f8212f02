import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errorOf, minuteMs } from '@farol/content-model';
import { LRUCache } from 'lru-cache';
import { type MediaFiles, MediaUnavailable } from './files.ts';
import { defaultAvifEffort, mimeOfOutput } from './formats.ts';
import { defaultLimits } from './intake.ts';
import { openMediaCache } from './media-cache.ts';
import { boundedQueue, TooBusy } from './queue.ts';
import { maxConcurrentRenders, renderInChild } from './render-process.ts';
import { keyOf, type PictureRequest } from './transform.ts';

export interface TransformedOptions {
  readonly files: MediaFiles;
  /** Folder of the cached results: `<data>/transformed`. */
  readonly folder: string;
  readonly maxBytes?: number;
  /** How many pictures are rendered at the same time, and how many may wait. */
  readonly concurrency?: number;
  readonly maxWaiting?: number;
  readonly pixels?: number;
  readonly seconds?: number;
  /** Effort for AVIF, 0 to 9. */
  readonly effort?: number;
  /** Receives errors that visitors do not notice: a full disk, a damaged picture. */
  readonly report: (fault: Error) => void;
  readonly now?: () => number;
}

interface TransformedPicture {
  readonly mime: string;
  readonly size: number;
  readonly body: Buffer | Readable;
}

type RequestedTransformation = NonNullable<PictureRequest['transformation']>;
type RenderRequest = PictureRequest & { readonly transformation: RequestedTransformation };

export interface TransformedPictures {
  /**
   * The transformed picture; 'original' if the original serves better, 'failed' if it has to serve as a fallback.
   * Throws `TooBusy` if too many requests are waiting, `OriginalMissing` if the file does not exist, and
   * `MediaUnavailable` if the storage cannot be reached.
   */
  get(
    original: { hash: string; size: number },
    request: RenderRequest,
    /** For pictures on pages of the site, which have priority over arbitrary requests. */
    isUrgent?: boolean,
    /** Aborted when the client disconnects: pictures that nobody waits for any more are not rendered. */
    signal?: AbortSignal,
  ): Promise<TransformedPicture | 'original' | 'failed'>;
  /** Size of the cached results on disk. */
  readonly bytes: number;
}

export class OriginalMissing extends Error {
  constructor(hash: string) {
    super(`The content ${hash} is not among the media files. Restore it from a backup.`);
  }
}

class RenderFailed extends Error {
  constructor(hash: string, cause: unknown) {
    super(`The picture ${hash} could not be transformed; its original is shown.`, { cause });
  }
}

const maxFallbacks = 10_000;
/** Until a failed picture is tried again: the machine may have been busy, or the process that draws was killed. */
const failedMs = 5 * minuteMs;

interface InFlight {
  /** Number of requests waiting for it. */
  waiting: number;
  work: Promise<Buffer | 'original' | 'failed'>;
}

export async function transformedPictures(
  options: TransformedOptions,
): Promise<TransformedPictures> {
  const { files, folder, report, now = Date.now } = options;
  const mediaCache = await openMediaCache(folder, options.maxBytes ?? 2 * 1024 ** 3, now);
  const queue = boundedQueue({
    concurrency: options.concurrency ?? maxConcurrentRenders,
    maxWaiting: options.maxWaiting ?? 64,
  });
  const limits = {
    pixels: options.pixels ?? defaultLimits.pixels,
    seconds: options.seconds ?? 30,
    effort: options.effort ?? defaultAvifEffort,
  };
  const inFlight = new Map<string, InFlight>();
  const fallbacks = new LRUCache<string, 'original' | 'failed'>({
    max: maxFallbacks,
    ttlResolution: 0,
    perf: { now },
  });

  function remember(key: string, fallback: 'original' | 'failed'): 'original' | 'failed' {
    fallbacks.set(key, fallback, fallback === 'failed' ? { ttl: failedMs } : {});
    return fallback;
  }

  async function render(
    key: string,
    original: { hash: string; size: number },
    request: RenderRequest,
  ) {
    const temporaryPath = join(folder, `${randomUUID()}.part`);
    try {
      await copyOriginal(original.hash, temporaryPath);
      const picture = await renderInChild(temporaryPath, request.transformation, limits).catch(
        (cause) => {
          report(new RenderFailed(original.hash, cause));
          return remember(key, 'failed');
        },
      );
      if (picture === 'failed' || picture === 'original') return picture;
      if (request.mayUseOriginal && picture.length >= original.size)
        return remember(key, 'original');
      // A result that cannot be cached is sent all the same, and rendered again the next time.
      await mediaCache.put(nameOf(key, request.transformation), picture).catch(report);
      return picture;
    } finally {
      await rm(temporaryPath, { force: true }).catch(report);
    }
  }

  async function copyOriginal(hash: string, temporaryPath: string): Promise<void> {
    await mkdir(folder, { recursive: true });
    const content = await files.read(hash);
    if (!content) throw new OriginalMissing(hash);
    await pipeline(content, createWriteStream(temporaryPath));
  }

  /** Disk errors are not remembered as a failure of the picture: the next request tries again. */
  function handleFault(fault: unknown): 'failed' {
    if (fault instanceof TooBusy || fault instanceof OriginalMissing) throw fault;
    // Then the original cannot be sent either.
    if (fault instanceof MediaUnavailable) throw fault;
    report(errorOf(fault));
    return 'failed';
  }

  return {
    get bytes() {
      return mediaCache.bytes;
    },

    async get(original, request, isUrgent = false, signal) {
      const key = keyOf(original.hash, request.transformation);
      const mime = mimeOfOutput[request.transformation.format];
      const fallback = fallbacks.get(key);
      if (fallback) return fallback;
      const cached = await mediaCache.open(nameOf(key, request.transformation));
      if (cached) return { mime, size: cached.size, body: cached.file.createReadStream() };
      const existing = inFlight.get(key);
      const job: InFlight = existing ?? { waiting: 0, work: Promise.resolve('failed') };
      if (!signal?.aborted) {
        job.waiting += 1;
        const leave = () => {
          job.waiting -= 1;
        };
        signal?.addEventListener('abort', leave, { once: true });
      }
      if (!existing) {
        inFlight.set(key, job);
        job.work = queue
          .run(
            async () => {
              if (job.waiting === 0) throw new TooBusy(1);
              return render(key, original, request);
            },
            { key, isUrgent },
          )
          .catch(handleFault)
          .finally(() => inFlight.delete(key));
      } else if (isUrgent) queue.prioritize(key);
      const body = await job.work;
      return Buffer.isBuffer(body) ? { mime, size: body.length, body } : body;
    },
  };
}

function nameOf(key: string, { format }: RequestedTransformation): string {
  return `${key}.${format}`;
}
