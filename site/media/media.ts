import { setTimeout as pause } from 'node:timers/promises';
import type { FetchFile } from '@farol/server/fetch-file';
import { singleFlight } from '@farol/server/single-flight';
import { cachePolicies } from '../http/cache-policies.ts';
import { isKnown, redirect, type SiteResponse } from '../http/response.ts';
import { fetched, Unusable } from './fetched.ts';
import { type CachedFile, kinds, type MediaCache } from './media-cache.ts';
import { asItIs, type MediaRequest, readMediaRequest } from './media-request.ts';
import { isSigned } from './signature.ts';
import { turns } from './turns.ts';

export interface MediaOptions {
  /** The origin of the embedded service. */
  service: string;
  cache: MediaCache;
  /** What the pages of this site sign the pictures with that they name. */
  pictureKey: string;
  fetch?: FetchFile;
  /** How many files are fetched at once, and how many wait for their turn. */
  atOnce?: number;
  waiting?: number;
  /** Milliseconds a visitor waits for a picture to be drawn. */
  inTime?: number;
  onFault(fault: unknown): void;
}

/** The content service's files, through the site's own disk: they are there when the service is not. */
export function mediaRoute(options: MediaOptions) {
  const { cache, pictureKey, atOnce = 6, waiting = 200, inTime = 5_000 } = options;
  const running = new Map<string, Promise<CachedFile | 'late' | null>>();
  const drawing = turns(atOnce, waiting);
  // Files as they are cost nothing to make, and never wait for one that does.
  const reading = turns(atOnce, waiting);

  return async function media(request: Request): Promise<Response | SiteResponse> {
    const url = new URL(request.url);
    const wanted = readMediaRequest(
      url.pathname,
      url.searchParams,
      request.headers.get('accept') ?? '',
    );
    if (!wanted) return missing;
    const there = cache.find(wanted);
    if (there) return hand(cache, there, wanted, request);
    if (wanted.query && !isSigned(pictureKey, wanted))
      return redirect(`/media/${wanted.id}`, 302, 'never');
    const found = await soon(wanted, wanted.query ? drawing : reading);
    const file = found === 'late' && wanted.query ? await instead(wanted) : found;
    if (file === 'late') return busy;
    return file ? hand(cache, file, wanted, request) : missing;
  };

  /** In another size, or else as it is. */
  async function instead(wanted: MediaRequest): Promise<CachedFile | 'late' | null> {
    const original = asItIs(wanted);
    return cache.nearest(wanted) ?? cache.find(original) ?? soon(original, reading);
  }

  /** What comes too late for this visitor is there for the next one. */
  async function soon(
    wanted: MediaRequest,
    turn: typeof drawing,
  ): Promise<CachedFile | 'late' | null> {
    const key = `${wanted.id}?${wanted.query} ${wanted.accepts}`;
    const coming = singleFlight(running, key, () =>
      turn(() => fetched(options, wanted)).catch((fault) => {
        options.onFault(fault);
        // A service that is away, or a disk that is full, has not lost the picture.
        return fault instanceof Unusable ? (cache.nearest(wanted) ?? null) : 'late';
      }),
    );
    const enough = new AbortController();
    const late = pause(inTime, 'late' as const, { signal: enough.signal, ref: false });
    try {
      return await Promise.race([coming, late.catch(() => 'late' as const)]);
    } finally {
      enough.abort();
    }
  }
}

async function hand(
  cache: MediaCache,
  file: CachedFile,
  wanted: MediaRequest,
  request: Request,
): Promise<Response | SiteResponse> {
  const kind = file.name.split('.').at(-1) ?? '';
  const headers: Record<string, string> = {
    'content-type': kinds[kind] ?? 'application/octet-stream',
    // Another size than the one asked for is for now only.
    'cache-control': cache.find(wanted) === file ? cachePolicies.forEver : cachePolicies.never,
    etag: `"${file.name}"`,
    // Pictures in link previews are shown by others.
    'cross-origin-resource-policy': 'cross-origin',
    'content-disposition': dispositionOf(wanted, kind),
    ...(wanted.variesByAccept ? { vary: 'Accept' } : {}),
    ...(kind === 'svg' ? { 'content-security-policy': drawingPolicy } : {}),
  };
  if (isKnown(request.headers.get('if-none-match') ?? undefined, file.name))
    return { status: 304, headers, body: null };
  headers['content-length'] = String(file.size);
  const isHead = request.method === 'HEAD';
  return new Response(isHead ? null : await cache.open(file), { headers });
}

/** A drawing opened by itself is a page: this one may run nothing and load nothing. */
const drawingPolicy = "default-src 'none'; sandbox";

function dispositionOf({ id, name }: MediaRequest, kind: string): string {
  const safe = (name || `${id}.${kind}`).replace(/[^\w.-]/g, '-');
  return `${kind === 'pdf' ? 'attachment' : 'inline'}; filename="${safe}"`;
}

const missing: SiteResponse = {
  status: 404,
  headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
  body: 'There is no such file.',
};

const busy: SiteResponse = {
  status: 503,
  headers: { 'content-type': 'text/plain', 'cache-control': 'no-store', 'retry-after': '5' },
  body: 'This file cannot be had just now. Try again in a moment.',
};
