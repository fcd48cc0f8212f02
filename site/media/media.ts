import { setTimeout as pause } from 'node:timers/promises';
import { hourMs } from '@farol/content-model';
import { ageOf } from '@farol/server/age-of';
import type { FetchFile } from '@farol/server/fetch-file';
import { fileTypeOf } from '@farol/server/file-types';
import { partOf } from '@farol/server/range';
import { singleFlight } from '@farol/server/single-flight';
import { LRUCache } from 'lru-cache';
import { cachePolicies } from '../http/cache-policies.ts';
import { matchesEtag, redirect, type SiteResponse } from '../http/response.ts';
import { concurrencyLimit } from '../turns/concurrency-limit.ts';
import { fetchMedia, isDeleted, TooLarge, Unusable } from './fetch-media.ts';
import type { CachedFile, MediaCache } from './media-cache.ts';
import { type MediaRequest, originalOf, readMediaRequest } from './media-request.ts';
import { busy, mediaHeaders, missing } from './media-response.ts';
import { passingOn } from './pass-on.ts';
import { isSigned } from './signature.ts';

interface MediaOptions {
  /** The origin of the embedded service. */
  service: string;
  cache: MediaCache;
  /** Signs the addresses of pictures in the site's pages. */
  pictureKey: string;
  fetch?: FetchFile;
  /** Of requests to the service. */
  maxConcurrent?: number;
  maxWaiting?: number;
  /** How long a request waits for its file. */
  maxWaitMs?: number;
  clock?: () => number;
  onFault(fault: unknown): void;
}

/** How often the service is asked whether a file is still there. */
const askAgainMs = hourMs;

/** Serves the content service's files through a cache on disk, also while the service is down. */
export function mediaRoute(options: MediaOptions) {
  const { cache, pictureKey, maxConcurrent = 6, maxWaiting = 200, maxWaitMs = 5_000 } = options;
  const { clock = Date.now } = options;
  const running = new Map<string, Promise<CachedFile | 'late' | null>>();
  /** The ids of files that are too large for the cache. */
  const large = new LRUCache<string, true>({ max: 1_000 });
  const passOn = passingOn({ ...options, maxWaitMs });
  const renditions = concurrencyLimit(maxConcurrent, maxWaiting);
  // Original files are cheap to serve, so they never wait behind pictures that have to be rendered.
  const originals = concurrencyLimit(maxConcurrent, maxWaiting);
  const questions = concurrencyLimit(1, maxWaiting);
  const asking = new Map<string, Promise<{ askedAt: number; isGone: boolean }>>();

  return async function media(request: Request): Promise<Response | SiteResponse> {
    const url = new URL(request.url);
    const wanted = readMediaRequest(
      url.pathname,
      url.searchParams,
      request.headers.get('accept') ?? '',
    );
    if (!wanted) return missing;
    const cached = cache.find(wanted);
    const response = cached && (await fileResponse(cache, cached, wanted, request));
    if (cached && ageOf(cached.askedAt, clock()) >= askAgainMs)
      void forgetIfDeleted(wanted, cached).catch(options.onFault);
    if (response) return response;
    if (wanted.query && !isSigned(pictureKey, wanted))
      return redirect(`/media/${wanted.id}`, 302, 'never');
    const isLarge = () => !wanted.query && large.has(wanted.id);
    if (isLarge()) return passOn(wanted, request);
    const fetched = await fetchInTime(wanted, wanted.query ? renditions : originals);
    if (isLarge()) return passOn(wanted, request);
    const file = fetched === 'late' && wanted.query ? await fallbackFor(wanted) : fetched;
    if (file === null) return missing;
    return (file !== 'late' && (await fileResponse(cache, file, wanted, request))) || busy;
  };

  /** In the background: neither does a visitor wait for it, nor does an outage remove a file. */
  async function forgetIfDeleted(wanted: MediaRequest, cached: CachedFile): Promise<void> {
    const question = singleFlight(asking, wanted.id, () =>
      questions(async () => {
        const askedAt = clock();
        // Where nobody answers, others tell of it.
        return { askedAt, isGone: await isDeleted(options, wanted).catch(() => false) };
      }),
    );
    // What has no turn is asked at a later visit.
    const answer = await question.catch(() => null);
    if (!answer) return;
    cached.askedAt = answer.askedAt;
    if (answer.isGone) await cache.forget(wanted);
  }

  /** Another size, or else the original. */
  async function fallbackFor(wanted: MediaRequest): Promise<CachedFile | 'late' | null> {
    const original = originalOf(wanted);
    return cache.nearest(wanted) ?? cache.find(original) ?? fetchInTime(original, originals);
  }

  /** A file that is too late for this request is cached for the next one. */
  async function fetchInTime(
    wanted: MediaRequest,
    limit: typeof originals,
  ): Promise<CachedFile | 'late' | null> {
    const key = `${wanted.id}?${wanted.query} ${wanted.accepts}`;
    const fetching = singleFlight(running, key, () =>
      limit(() => fetchMedia(options, wanted)).catch((fault) => {
        if (fault instanceof TooLarge && !wanted.query) {
          large.set(wanted.id, true);
          return 'late';
        }
        options.onFault(fault);
        // If the service is down or the disk full, the picture still exists.
        return fault instanceof Unusable ? (cache.nearest(wanted) ?? null) : 'late';
      }),
    );
    const timer = new AbortController();
    const late = pause(maxWaitMs, 'late' as const, { signal: timer.signal, ref: false });
    try {
      return await Promise.race([fetching, late.catch(() => 'late' as const)]);
    } finally {
      timer.abort();
    }
  }
}

/** Null where the file is not on the disk any more. */
async function fileResponse(
  cache: MediaCache,
  file: CachedFile,
  wanted: MediaRequest,
  request: Request,
): Promise<Response | SiteResponse | null> {
  const content = await cache.open(file);
  if (!content) return null;
  const extension = file.name.split('.').at(-1) ?? '';
  const mime = fileTypeOf(extension)?.mime ?? 'application/octet-stream';
  const etag = `"${file.name}"`;
  const headers: Record<string, string> = {
    ...mediaHeaders(wanted, { extension, mime }),
    // A fallback must not be cached.
    'cache-control': cache.find(wanted) === file ? cachePolicies.immutable : cachePolicies.never,
    etag,
  };
  if (matchesEtag(request.headers.get('if-none-match') ?? undefined, file.name))
    return { status: 304, headers, body: null };
  const isHead = request.method === 'HEAD';
  const asked = {
    range: isHead ? null : request.headers.get('range'),
    ifRange: request.headers.get('if-range'),
  };
  const { status, range, headers: ofPart } = partOf(asked, file.size, etag);
  if (status === 416)
    return { status, headers: { ...ofPart, 'cache-control': cachePolicies.never }, body: null };
  const part = range ? content.slice(range.start, range.end + 1) : content;
  return new Response(isHead ? null : part, { status, headers: { ...headers, ...ofPart } });
}
