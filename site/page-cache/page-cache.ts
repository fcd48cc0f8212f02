import { setTimeout as pause } from 'node:timers/promises';
import { singleFlight } from '@farol/server/single-flight';
import { freeBuffer, letHeapGrow } from '../memory.ts';
import { notIdle, whenIdle } from '../turns/idle.ts';
import { type Lane, TooManyWaiting, WorkQueue } from '../turns/queue.ts';
import type { Steps } from '../turns/steps.ts';
import { type CachedPage, freeIfUnused, type Variant } from './cached-page.ts';
import {
  type Compression,
  compressInSequence,
  decompress,
  type Encoding,
  encodings,
  type Level,
} from './encodings.ts';
import { type HashedPage, hashPage, type Rendered } from './hashed-page.ts';

/** Short pages are rendered in one go. */
type Rendering = Rendered | Steps<Rendered>;

interface PageCacheOptions {
  /** Of all bodies together. */
  maxBytes: number;
  onFault(key: string, fault: unknown): void;
  onRendered?(milliseconds: number): void;
  /** Called when every page is compressed at the best level. */
  onCompressed?(): void;
}

/**
 * The rendered pages, in memory. Each is rendered on its first request in an edition, once for all concurrent requests;
 * if that throws, the last good version stays.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  /** The least recently used first. */
  readonly #pages = new Map<string, CachedPage>();
  readonly #running = new Map<string, Promise<CachedPage>>();
  readonly #toCompress = new Set<CachedPage>();
  #bytes = 0;
  #compressing: Promise<void> | null = null;
  /** All rendering goes through it. */
  readonly queue = new WorkQueue(letHeapGrow);

  constructor(options: PageCacheOptions) {
    this.#options = options;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#pages.size;
  }

  has(key: string, edition: number): boolean {
    return this.#pages.get(key)?.edition === edition;
  }

  cached(key: string, edition: number): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (page?.edition !== edition) return undefined;
    page.requests += 1;
    return this.#touch(page);
  }

  /** The page in this edition, or its last good version if rendering fails or takes long. */
  async page(
    key: string,
    edition: number,
    render: () => Rendering,
    lane: Lane = 'page',
    client: string | null = null,
  ): Promise<CachedPage> {
    const cached = this.cached(key, edition);
    if (cached) return cached;
    const newer = this.#pages.get(key);
    if (newer && newer.edition > edition) return this.#touch(newer);
    const running = singleFlight(this.#running, key, () =>
      this.#renderAndStore(key, edition, render, lane, client),
    );
    const last = this.#pages.get(key);
    const page = last
      ? await Promise.race([running, pause(newVersionWaitMs, last, { ref: false })])
      : await running;
    page.requests += 1;
    return this.#touch(page);
  }

  /** The body in an encoding; on its first request, compressed at the fast level. */
  async variant(page: CachedPage, encoding: Encoding): Promise<Variant> {
    if (encoding === 'identity')
      return singleFlight(page.pending, encoding, () => this.#plainVariant(page));
    const existing = page.variants.get(encoding);
    if (existing) return existing;
    return singleFlight(page.pending, encoding, async () => {
      const body = await this.#compress(page, (plain) =>
        page.isView ? compressInSequence(encoding, plain) : encodings[encoding].fast(plain),
      );
      return page.variants.get(encoding) ?? this.#addVariant(page, encoding, body, 'fast');
    });
  }

  /** The keys of the most requested pages. */
  mostRequested(count: number): string[] {
    return [...this.#pages.values()]
      .sort((one, other) => other.requests - one.requests)
      .slice(0, count)
      .map(({ key }) => key);
  }

  /** Resolves once every page is compressed at the best level. */
  async compressed(): Promise<void> {
    while (this.#compressing) await this.#compressing;
  }

  async #renderAndStore(
    key: string,
    edition: number,
    render: () => Rendering,
    lane: Lane,
    client: string | null,
  ): Promise<CachedPage> {
    try {
      const page = await this.queue.run(lane, () => this.#render(render), client);
      return this.#store(key, lane === 'view', edition, page);
    } catch (fault) {
      if (fault instanceof TooManyWaiting) throw fault;
      this.#options.onFault(key, fault);
      const last = this.#pages.get(key);
      if (!last) throw fault;
      // Rendered again in the next edition, not on each request.
      last.edition = edition;
      return last;
    }
  }

  *#render(render: () => Rendering): Steps<HashedPage> {
    const start = performance.now();
    const rendering = render();
    const rendered = Symbol.iterator in rendering ? yield* rendering : rendering;
    const page = yield* hashPage(rendered);
    notIdle();
    this.#options.onRendered?.(performance.now() - start);
    return page;
  }

  #store(
    key: string,
    isView: boolean,
    edition: number,
    { body, hash, headers }: HashedPage,
  ): CachedPage {
    const last = this.#pages.get(key);
    if (last?.hash === hash) {
      freeBuffer(body);
      last.edition = edition;
      return last;
    }
    if (last) this.#remove(last);
    const page: CachedPage = {
      key,
      isView,
      edition,
      hash,
      headers,
      variants: new Map(),
      pending: new Map(),
      decompressed: null,
      plain: { body, readers: 0 },
      requests: last ? last.requests / 2 : 0,
    };
    this.#pages.set(key, page);
    this.#bytes += body.length;
    // A very long page is about to be compressed: in its plain form it must not push out half of the others.
    if (body.length <= this.#options.maxBytes / 8) this.#evict(page);
    return page;
  }

  /** Makes it the most recently used. */
  #touch(page: CachedPage): CachedPage {
    if (this.#pages.delete(page.key)) this.#pages.set(page.key, page);
    return page;
  }

  #isCached(page: CachedPage): boolean {
    return this.#pages.get(page.key) === page;
  }

  #addVariant(
    page: CachedPage,
    encoding: Compression,
    body: Buffer<ArrayBuffer>,
    level: Level,
  ): Variant {
    const suffix = `-${encoding}${level === 'fast' ? '1' : ''}`;
    const variant = { body, level, etag: `"${page.hash}${suffix}"` };
    const isCached = this.#isCached(page);
    if (isCached) this.#bytes += body.length - (page.variants.get(encoding)?.body.length ?? 0);
    page.variants.set(encoding, variant);
    this.#dropPlain(page);
    if (isCached && level === 'fast') this.#compressLater(page);
    this.#evict(page);
    return variant;
  }

  #compressLater(page: CachedPage): void {
    this.#toCompress.add(page);
    this.#compressing ??= this.#compressAll();
  }

  async #plainVariant(page: CachedPage): Promise<Variant> {
    const { plain } = page;
    if (plain) {
      plain.readers = Number.POSITIVE_INFINITY;
      if (this.#isCached(page)) this.#compressLater(page);
    }
    this.#evict(page);
    const body = plain?.body ?? page.decompressed?.deref() ?? (await this.#decompressedBody(page));
    if (!plain) page.decompressed = new WeakRef(body);
    return { body, level: 'best', etag: `"${page.hash}"` };
  }

  async #compress(page: CachedPage, compress: (body: Buffer) => Promise<Buffer<ArrayBuffer>>) {
    const { plain } = page;
    if (!plain) {
      const body = await this.#decompressedBody(page);
      return compress(body).finally(() => freeBuffer(body));
    }
    plain.readers += 1;
    return compress(plain.body).finally(() => {
      plain.readers -= 1;
      freeIfUnused(page, plain);
    });
  }

  async #decompressedBody(page: CachedPage): Promise<Buffer<ArrayBuffer>> {
    const [first] = page.variants;
    if (!first) throw new Error(`The page ${page.key} has no body.`);
    const [encoding, { body }] = first;
    return decompress[encoding](body);
  }

  /** Compresses pages at the best level, one by one, while requests get the larger bodies. */
  async #compressAll(): Promise<void> {
    for (const page of this.#toCompress) {
      await whenIdle(compressionWaitMs);
      this.#toCompress.delete(page);
      await this.#compressPage(page).catch((fault) => this.#options.onFault(page.key, fault));
    }
    this.#compressing = null;
    this.#options.onCompressed?.();
  }

  async #compressPage(page: CachedPage): Promise<void> {
    for (const [encoding, { level, body: fast }] of page.variants) {
      if (level === 'best' || !this.#isCached(page)) continue;
      const best = await this.#compress(page, encodings[encoding].best);
      this.#addVariant(page, encoding, best.length < fast.length ? best : fast, 'best');
    }
    // Without this, a page that was only ever sent plain would stay in memory so, ten times as large.
    if (page.plain && this.#isCached(page))
      this.#addVariant(page, 'br', await this.#compress(page, encodings.br.best), 'best');
  }

  /** The plain body is rarely requested, and can be decompressed from a variant. */
  #dropPlain(page: CachedPage): void {
    const { plain } = page;
    if (!plain) return;
    page.plain = null;
    if (this.#isCached(page)) this.#bytes -= plain.body.length;
    freeIfUnused(page, plain);
  }

  #evict(except: CachedPage): void {
    for (const page of this.#pages.values()) {
      if (this.#bytes <= this.#options.maxBytes) return;
      if (page !== except) this.#remove(page);
    }
  }

  #remove(page: CachedPage): void {
    this.#pages.delete(page.key);
    this.#toCompress.delete(page);
    for (const { body } of page.variants.values()) this.#bytes -= body.length;
    this.#bytes -= page.plain?.body.length ?? 0;
  }
}

/** How long the best compression is put off while the site is not idle. */
const compressionWaitMs = 1_000;

/** How long a request waits for the new version of a page before it gets the last one. */
const newVersionWaitMs = 250;
