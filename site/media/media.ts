import { setTimeout as pause } from 'node:timers/promises';
import type { FetchFile } from '@farol/server/fetch-file';
import { shared } from '../content/shared.ts';
import { cachePolicies } from '../http/cache-policies.ts';
import { isKnown, redirect, type SiteResponse } from '../http/response.ts';
import { fetched, Unusable } from './fetched.ts';
import { type Kept, kinds, type Shelf } from './shelf.ts';
import { isSigned } from './signature.ts';
import { turns } from './turns.ts';
import { asItIs, readWish, type Wish } from './wish.ts';

export interface MediaOptions {
  /** The origin of the embedded service. */
  service: string;
  shelf: Shelf;
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
  const { shelf, pictureKey, atOnce = 6, waiting = 200, inTime = 5_000 } = options;
  const running = new Map<string, Promise<Kept | 'late' | null>>();
  const drawing = turns(atOnce, waiting);
  // Files as they are cost nothing to make, and never wait for one that does.
  const reading = turns(atOnce, waiting);

  return async function media(request: Request): Promise<Response | SiteResponse> {
    const url = new URL(request.url);
    const wish = readWish(url.pathname, url.searchParams, request.headers.get('accept') ?? '');
    if (!wish) return missing;
    const there = shelf.find(wish);
    if (there) return hand(shelf, there, wish, request);
    if (wish.query && !isSigned(pictureKey, wish))
      return redirect(`/media/${wish.id}`, 302, 'never');
    const found = await soon(wish, wish.query ? drawing : reading);
    const kept = found === 'late' && wish.query ? await instead(wish) : found;
    if (kept === 'late') return busy;
    return kept ? hand(shelf, kept, wish, request) : missing;
  };

  /** In another size, or else as it is. */
  async function instead(wish: Wish): Promise<Kept | 'late' | null> {
    const original = asItIs(wish);
    return shelf.nearest(wish) ?? shelf.find(original) ?? soon(original, reading);
  }

  /** What comes too late for this visitor is there for the next one. */
  async function soon(wish: Wish, turn: typeof drawing): Promise<Kept | 'late' | null> {
    const key = `${wish.id}?${wish.query} ${wish.accepts}`;
    const coming = shared(running, key, () =>
      turn(() => fetched(options, wish)).catch((fault) => {
        options.onFault(fault);
        // A service that is away, or a disk that is full, has not lost the picture.
        return fault instanceof Unusable ? (shelf.nearest(wish) ?? null) : 'late';
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
  shelf: Shelf,
  kept: Kept,
  wish: Wish,
  request: Request,
): Promise<Response | SiteResponse> {
  const kind = kept.name.split('.').at(-1) ?? '';
  const headers: Record<string, string> = {
    'content-type': kinds[kind] ?? 'application/octet-stream',
    // Another size than the one asked for is for now only.
    'cache-control': shelf.find(wish) === kept ? cachePolicies.forEver : cachePolicies.never,
    etag: `"${kept.name}"`,
    // Pictures in link previews are shown by others.
    'cross-origin-resource-policy': 'cross-origin',
    'content-disposition': dispositionOf(wish, kind),
    ...(wish.variesByAccept ? { vary: 'Accept' } : {}),
    ...(kind === 'svg' ? { 'content-security-policy': drawingPolicy } : {}),
  };
  if (isKnown(request.headers.get('if-none-match') ?? undefined, kept.name))
    return { status: 304, headers, body: null };
  headers['content-length'] = String(kept.size);
  const isHead = request.method === 'HEAD';
  return new Response(isHead ? null : await shelf.open(kept), { headers });
}

/** A drawing opened by itself is a page: this one may run nothing and load nothing. */
const drawingPolicy = "default-src 'none'; sandbox";

function dispositionOf({ id, name }: Wish, kind: string): string {
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
