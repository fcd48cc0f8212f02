import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errorOf } from '@farol/content-model';
import { type MediaFiles, MediaUnavailable } from './files.ts';
import { avifEffort, mimeOfOutput } from './formats.ts';
import { defaultLimits } from './intake.ts';
import { openMediaCache } from './media-cache.ts';
import { boundedQueue, TooBusy } from './queue.ts';
import { mostAtOnce, renderInChild } from './render-process.ts';
import { keyOf, type PictureRequest } from './transform.ts';

export interface TransformedOptions {
  readonly files: MediaFiles;
  /** Where results are kept: `<data>/transformed`. */
  readonly folder: string;
  readonly limitBytes?: number;
  /** How many pictures are drawn at once, and how many may wait for it. */
  readonly width?: number;
  readonly queueLength?: number;
  readonly pixels?: number;
  readonly seconds?: number;
  /** What is spent on an AVIF, 0 to 9. */
  readonly effort?: number;
  /** Hears of what went wrong without the visitor noticing: a full disk, a damaged picture. */
  readonly report: (fault: Error) => void;
  readonly now?: () => number;
}

export interface TransformedPicture {
  readonly mime: string;
  readonly size: number;
  readonly body: Buffer | Readable;
}

export type RequestedTransformation = NonNullable<PictureRequest['transformation']>;
export type RenderRequest = PictureRequest & { readonly transformation: RequestedTransformation };

export interface TransformedPictures {
  /**
   * The picture as wished; 'original' where the original serves better, 'failed' where it has to serve for now.
   * Throws `TooBusy` when too many are waiting, `OriginalMissing` when there is nothing to draw from, and
   * `MediaUnavailable` when that cannot be told now.
   */
  get(
    original: { hash: string; size: number },
    request: RenderRequest,
    /** For a page of the site: before what strangers ask for. */
    isUrgent?: boolean,
    /** Aborted when whoever asked is gone: what nobody waits for any more is not drawn. */
    signal?: AbortSignal,
  ): Promise<TransformedPicture | 'original' | 'failed'>;
  /** What those kept on disk take. */
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

const remembered = 10_000;

interface UnderWay {
  /** How many wait for it. */
  asking: number;
  work: Promise<Buffer | 'original' | 'failed'>;
}

function wait(order: UnderWay, signal: AbortSignal | undefined): void {
  if (signal?.aborted) return;
  order.asking += 1;
  const leave = () => {
    order.asking -= 1;
  };
  signal?.addEventListener('abort', leave, { once: true });
}

export async function transformedPictures(
  options: TransformedOptions,
): Promise<TransformedPictures> {
  const { files, folder, report } = options;
  const mediaCache = await openMediaCache(
    folder,
    options.limitBytes ?? 2 * 1024 ** 3,
    options.now ?? Date.now,
  );
  const queue = boundedQueue({
    width: options.width ?? mostAtOnce,
    length: options.queueLength ?? 64,
  });
  const limits = {
    pixels: options.pixels ?? defaultLimits.pixels,
    seconds: options.seconds ?? 30,
    effort: options.effort ?? avifEffort,
  };
  const underWay = new Map<string, UnderWay>();
  const insteadOf = new Map<string, 'original' | 'failed'>();

  function remember(key: string, answer: 'original' | 'failed'): 'original' | 'failed' {
    if (insteadOf.size >= remembered) insteadOf.clear();
    insteadOf.set(key, answer);
    return answer;
  }

  async function rendered(
    key: string,
    original: { hash: string; size: number },
    request: RenderRequest,
  ) {
    const aside = join(folder, `${randomUUID()}.part`);
    try {
      await copyAside(original.hash, aside);
      const picture = await renderInChild(aside, request.transformation, limits).catch((cause) => {
        report(new RenderFailed(original.hash, cause));
        return remember(key, 'failed');
      });
      if (picture === 'failed' || picture === 'original') return picture;
      if (request.originalWillDo && picture.length >= original.size)
        return remember(key, 'original');
      // A result that cannot be kept is drawn again the next time: the visitor gets it all the same.
      await mediaCache.keep(nameOf(key, request.transformation), picture).catch(report);
      return picture;
    } finally {
      await rm(aside, { force: true }).catch(report);
    }
  }

  async function copyAside(hash: string, aside: string): Promise<void> {
    await mkdir(folder, { recursive: true });
    const content = await files.read(hash);
    if (!content) throw new OriginalMissing(hash);
    await pipeline(content, createWriteStream(aside));
  }

  /** A fault of the disk is not the picture's: it is tried again the next time. */
  function reported(fault: unknown): 'failed' {
    if (fault instanceof TooBusy || fault instanceof OriginalMissing) throw fault;
    // The original could not be shown either, now.
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
      const instead = insteadOf.get(key);
      if (instead) return instead;
      const found = await mediaCache.open(nameOf(key, request.transformation));
      if (found) return { mime, size: found.size, body: found.file.createReadStream() };
      const there = underWay.get(key);
      const order: UnderWay = there ?? { asking: 0, work: Promise.resolve('failed') };
      wait(order, signal);
      if (!there) {
        underWay.set(key, order);
        order.work = queue
          .run(
            async () => {
              if (order.asking === 0) throw new TooBusy(1);
              return rendered(key, original, request);
            },
            { key, isUrgent },
          )
          .catch(reported)
          .finally(() => underWay.delete(key));
      } else if (isUrgent) queue.hurry(key);
      const body = await order.work;
      return Buffer.isBuffer(body) ? { mime, size: body.length, body } : body;
    },
  };
}

function nameOf(key: string, wished: RequestedTransformation): string {
  return `${key}.${wished.format}`;
}
