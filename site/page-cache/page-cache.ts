import { setTimeout as pause } from 'node:timers/promises';
import { singleFlight } from '@farol/server/single-flight';
import { free, letHeapGrow } from '../publish/free.ts';
import { notIdle, whenIdle } from '../publish/idle.ts';
import { type Rendered, type Written, written } from '../publish/written.ts';
import { type Lane, TooManyWaiting, WorkQueue } from '../turns/queue.ts';
import type { Steps } from '../turns/steps.ts';
import { type CachedPage, freeUnread, type Plain, type Variant } from './cached-page.ts';
import {
  type Compression,
  type Encoding,
  encodings,
  type Level,
  packedInTurn,
  unpack,
} from './encodings.ts';

/** What is short is rendered at once. */
type Rendering = Rendered | Steps<Rendered>;

export interface PageCacheOptions {
  /** Bytes of memory for bodies. */
  limit: number;
  onFault(key: string, fault: unknown): void;
  onRendered?(milliseconds: number): void;
  /** Every page is as small as it gets. */
  onCompressed?(): void;
}

/**
 * The rendered pages, in memory: rendered on first need in an edition, by one rendering at a time. A rendering
 * that throws leaves the last good page in place.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  /** In the order of use: the first is the one to forget. */
  readonly #pages = new Map<string, CachedPage>();
  readonly #running = new Map<string, Promise<CachedPage>>();
  readonly #toCompress = new Set<CachedPage>();
  #bytes = 0;
  #compressing: Promise<void> | null = null;
  /** Where everything waits that is worked out for visitors. */
  readonly queue = new WorkQueue(letHeapGrow);

  constructor(options: PageCacheOptions) {
    this.#options = options;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** How many pages there are. */
  get size(): number {
    return this.#pages.size;
  }

  has(key: string, edition: number): boolean {
    return this.#pages.get(key)?.edition === edition;
  }

  /** The page as it is in memory in this edition, if it is. */
  cached(key: string, edition: number): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (page?.edition !== edition) return undefined;
    page.requests += 1;
    return this.#used(page);
  }

  /** The page in this edition, or the last good one where rendering it fails or takes long. */
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
    if (newer && newer.edition > edition) return this.#used(newer);
    const running = singleFlight(this.#running, key, () =>
      this.#start(key, edition, render, lane, client),
    );
    const last = this.#pages.get(key);
    const page = last
      ? await Promise.race([running, pause(newVersionWaitMs, last, { ref: false })])
      : await running;
    page.requests += 1;
    return this.#used(page);
  }

  /** The body in an encoding: made now, but not well, where nobody asked for it before. */
  async variant(page: CachedPage, encoding: Encoding): Promise<Variant> {
    if (encoding === 'identity')
      return singleFlight(page.making, encoding, () => this.#plainVariant(page));
    const there = page.variants.get(encoding);
    if (there) return there;
    return singleFlight(page.making, encoding, async () => {
      const body = await this.#compressedWith(page, (plain) =>
        page.isView ? packedInTurn(encoding, plain) : encodings[encoding].fast(plain),
      );
      return page.variants.get(encoding) ?? this.#add(page, encoding, body, 'fast');
    });
  }

  /** The keys that were asked for most. */
  mostRequested(count: number): string[] {
    const all = [...this.#pages.values()].sort((one, other) => other.requests - one.requests);
    return all.slice(0, count).map(({ key }) => key);
  }

  /** Done once every page is as small as it gets. */
  async compressed(): Promise<void> {
    while (this.#compressing) await this.#compressing;
  }

  async #start(
    key: string,
    edition: number,
    render: () => Rendering,
    lane: Lane,
    client: string | null,
  ): Promise<CachedPage> {
    try {
      const written = await this.queue.run(lane, () => this.#rendered(render), client);
      return this.#keep(key, lane === 'view', edition, written);
    } catch (fault) {
      if (fault instanceof TooManyWaiting) throw fault;
      this.#options.onFault(key, fault);
      const last = this.#pages.get(key);
      if (!last) throw fault;
      // Tried again in the next edition, not for every visitor.
      last.edition = edition;
      return last;
    }
  }

  *#rendered(render: () => Rendering): Steps<Written> {
    const began = performance.now();
    const rendering = render();
    const rendered = Symbol.iterator in rendering ? yield* rendering : rendering;
    const page = yield* written(rendered);
    notIdle();
    this.#options.onRendered?.(performance.now() - began);
    return page;
  }

  #keep(
    key: string,
    isView: boolean,
    edition: number,
    { body, hash, headers }: Written,
  ): CachedPage {
    const last = this.#pages.get(key);
    if (last?.hash === hash) {
      free(body);
      last.edition = edition;
      return last;
    }
    if (last) this.#forget(last);
    const requests = last ? last.requests / 2 : 0;
    const plain: Plain = { body, readers: 0 };
    const [variants, making] = [
      new Map<Compression, Variant>(),
      new Map<string, Promise<Variant>>(),
    ];
    const page = {
      key,
      isView,
      edition,
      hash,
      headers,
      variants,
      making,
      decompressed: null,
      plain,
      requests,
    };
    this.#pages.set(key, page);
    this.#bytes += body.length;
    // What is very long is compressed at once: as it comes, it shall not push out half of the others.
    if (body.length <= this.#options.limit / 8) this.#evict(page);
    return page;
  }

  #used(page: CachedPage): CachedPage {
    if (this.#pages.delete(page.key)) this.#pages.set(page.key, page);
    return page;
  }

  #add(page: CachedPage, encoding: Compression, body: Buffer<ArrayBuffer>, level: Level): Variant {
    const suffix = `-${encoding}${level === 'fast' ? '1' : ''}`;
    const variant = { body, level, etag: `"${page.hash}${suffix}"` };
    const isHere = this.#pages.get(page.key) === page;
    if (isHere) this.#bytes += body.length - (page.variants.get(encoding)?.body.length ?? 0);
    page.variants.set(encoding, variant);
    this.#dropPlain(page);
    if (isHere && level === 'fast') this.#compressLater(page);
    this.#evict(page);
    return variant;
  }

  #compressLater(page: CachedPage): void {
    this.#toCompress.add(page);
    this.#compressing ??= this.#compressAll();
  }

  /** To be sent as it is. */
  async #plainVariant(page: CachedPage): Promise<Variant> {
    const { plain } = page;
    if (plain) {
      plain.readers = Number.POSITIVE_INFINITY;
      if (this.#pages.get(page.key) === page) this.#compressLater(page);
    }
    this.#evict(page);
    const body = plain?.body ?? page.decompressed?.deref() ?? (await this.#decompressedBody(page));
    if (!plain) page.decompressed = new WeakRef(body);
    return { body, level: 'best', etag: `"${page.hash}"` };
  }

  async #compressedWith(
    page: CachedPage,
    compress: (body: Buffer) => Promise<Buffer<ArrayBuffer>>,
  ) {
    const { plain } = page;
    if (!plain) {
      const body = await this.#decompressedBody(page);
      return compress(body).finally(() => free(body));
    }
    plain.readers += 1;
    return compress(plain.body).finally(() => {
      plain.readers -= 1;
      freeUnread(page, plain);
    });
  }

  async #decompressedBody(page: CachedPage): Promise<Buffer<ArrayBuffer>> {
    const [packed] = page.variants;
    if (!packed) throw new Error(`The page ${page.key} has no body.`);
    const [encoding, { body }] = packed;
    return unpack[encoding](body);
  }

  /** Makes bodies as small as they get, one after the other, while visitors are served the larger ones. */
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
    const isHere = () => this.#pages.get(page.key) === page;
    for (const [encoding, { level, body: fast }] of page.variants) {
      if (level === 'best' || !isHere()) continue;
      const best = await this.#compressedWith(page, encodings[encoding].best);
      this.#add(page, encoding, best.length < fast.length ? best : fast, 'best');
    }
    // Who never takes it packed would leave the plain one in memory, which is ten times as large.
    if (page.plain && isHere())
      this.#add(page, 'br', await this.#compressedWith(page, encodings.br.best), 'best');
  }

  /** Nearly nobody asks for the plain one, and it can be had from a packed one. */
  #dropPlain(page: CachedPage): void {
    const { plain } = page;
    if (!plain) return;
    page.plain = null;
    if (this.#pages.get(page.key) === page) this.#bytes -= plain.body.length;
    freeUnread(page, plain);
  }

  #evict(except: CachedPage): void {
    for (const page of this.#pages.values()) {
      if (this.#bytes <= this.#options.limit) return;
      if (page !== except) this.#forget(page);
    }
  }

  #forget(page: CachedPage): void {
    this.#pages.delete(page.key);
    this.#toCompress.delete(page);
    for (const { body } of page.variants.values()) this.#bytes -= body.length;
    this.#bytes -= page.plain?.body.length ?? 0;
  }
}

/** Milliseconds after which a page is made small though the site is never idle. */
const compressionWaitMs = 1_000;

/** Milliseconds a visitor waits for the new version before getting the last one. */
const newVersionWaitMs = 250;
