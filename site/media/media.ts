import { shared } from '../content/shared.ts';
import { type Answer, isKnown } from '../http/answer.ts';
import { cachePolicies } from '../http/cache-policies.ts';
import { type Kept, kinds, type Shelf } from './shelf.ts';
import { acceptHeaders, readWish, type Wish } from './wish.ts';

export interface MediaOptions {
  /** The origin of the embedded service. */
  service: string;
  shelf: Shelf;
  fetch?: typeof globalThis.fetch;
  /** How many files are fetched at once, and how many wait for their turn. */
  atOnce?: number;
  waiting?: number;
  onFault(fault: unknown): void;
}

const mostBytes = 64 * 1024 * 1024;
const patience = 30_000;

/** The content service's files, through the site's own disk: they are there when the service is not. */
export function mediaRoute(options: MediaOptions) {
  const { shelf } = options;
  const running = new Map<string, Promise<Kept | null>>();
  const turn = turns(options.atOnce ?? 6, options.waiting ?? 200);

  return async function media(request: Request): Promise<Response | Answer> {
    const url = new URL(request.url);
    const wish = readWish(url.pathname, url.searchParams, request.headers.get('accept') ?? '');
    if (!wish) return missing;
    const there = shelf.find(wish);
    if (there) return hand(shelf, there, wish, request);
    const key = `${wish.path}?${wish.query} ${wish.accepts}`;
    const kept = await shared(running, key, () =>
      turn(() => fetched(options, wish)).catch((fault) => {
        options.onFault(fault);
        return shelf.nearest(wish) ?? null;
      }),
    );
    return kept ? hand(shelf, kept, wish, request) : missing;
  };
}

/** Null where the service has no such file. */
async function fetched(options: MediaOptions, wish: Wish): Promise<Kept | null> {
  const { service, shelf, fetch = globalThis.fetch } = options;
  const address = `${service}${wish.path}${wish.query && `?${wish.query}`}`;
  const response = await fetch(address, {
    headers: { accept: acceptHeaders[wish.accepts] },
    signal: AbortSignal.timeout(patience),
    redirect: 'error',
  });
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  const kind = Object.keys(kinds).find((each) => kinds[each] === type);
  if (response.ok && response.body && kind)
    return shelf.put(wish, kind, response.body.pipeThrough(limited(address)));
  await response.body?.cancel();
  if (response.status === 404 || response.ok) return null;
  throw new Error(`${address} answered ${response.status}.`);
}

function limited(address: string): TransformStream<Uint8Array, Uint8Array> {
  let received = 0;
  return new TransformStream({
    transform(chunk, controller) {
      received += chunk.length;
      if (received > mostBytes)
        controller.error(new Error(`${address} is larger than ${mostBytes} bytes.`));
      else controller.enqueue(chunk);
    },
  });
}

async function hand(
  shelf: Shelf,
  kept: Kept,
  wish: Wish,
  request: Request,
): Promise<Response | Answer> {
  const kind = kept.name.split('.').at(-1) ?? '';
  const isExact = kept.name.split('.')[1] === String(wish.width);
  const headers: Record<string, string> = {
    'content-type': kinds[kind] ?? 'application/octet-stream',
    // Another size than the one asked for is for now only.
    'cache-control': isExact ? cachePolicies.forEver : cachePolicies.never,
    etag: `"${kept.name}"`,
    // Pictures in link previews are shown by others.
    'cross-origin-resource-policy': 'cross-origin',
    'content-disposition': dispositionOf(wish.path, kind),
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

function dispositionOf(path: string, kind: string): string {
  const name = path.slice(path.indexOf('_') + 1).replace(/[^\w.-]/g, '-');
  return `${kind === 'pdf' ? 'attachment' : 'inline'}; filename="${name}"`;
}

const missing: Answer = {
  status: 404,
  headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
  body: 'There is no such file.',
};

/** A few at once, a few more waiting, and no more than that. */
function turns(atOnce: number, waiting: number) {
  const queue: (() => void)[] = [];
  let free = atOnce;
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (free === 0) {
      if (queue.length >= waiting) throw new Error('Too many files are asked for at once.');
      await new Promise<void>((resolve) => queue.push(resolve));
    } else free -= 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
}
