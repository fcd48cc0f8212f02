import { shared } from '../content/shared.ts';
import { type Lane, TooManyWaiting, WorkQueue } from '../turns/queue.ts';
import type { Steps } from '../turns/steps.ts';
import { type Encoding, encodings, type Level, type Packing, unpacked } from './encodings.ts';
import { letGo } from './give-back.ts';
import { notQuiet, quiet } from './quiet.ts';
import { type Written, written } from './written.ts';

/** A page as it was rendered. */
export interface Rendered {
  html: string;
  /** Beside those that every page has. */
  headers: Readonly<Record<string, string>>;
}

/** What is short is rendered at once. */
type Rendering = Rendered | Steps<Rendered>;

/** A body in one encoding, ready to be sent. */
export interface Variant {
  readonly body: Buffer<ArrayBuffer>;
  readonly etag: string;
  readonly level: Level;
}

/** A page in memory. What it says never changes; the next version is another one. */
export interface Kept {
  readonly key: string;
  /** Which edition of the content it shows. */
  edition: number;
  /** Of what it says, in every encoding. */
  readonly hash: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Those that are packed. */
  readonly variants: Map<Packing, Variant>;
  /** Those that are being made, for everybody who asks meanwhile. */
  readonly making: Map<string, Promise<Variant>>;
  /** Unpacked again, while anybody is sent it. */
  unpacked: WeakRef<Buffer<ArrayBuffer>> | null;
  /** Until it is packed. */
  plain: Plain | null;
  asked: number;
}

interface Plain {
  readonly body: Buffer<ArrayBuffer>;
  /** How many are packing it; whoever sends it reads it without an end that we hear of. */
  readers: number;
}

export interface PagesOptions {
  /** Bytes of memory for bodies. */
  limit: number;
  onFault(key: string, fault: unknown): void;
  onRendered?(milliseconds: number): void;
  /** Every page is as small as it gets. */
  onSqueezed?(): void;
}

/**
 * The rendered pages, in memory: rendered on first need in an edition, by one rendering at a time. A rendering
 * that throws leaves the last good page in place.
 */
export class Pages {
  readonly #options: PagesOptions;
  /** In the order of use: the first is the one to forget. */
  readonly #kept = new Map<string, Kept>();
  readonly #running = new Map<string, Promise<Kept>>();
  readonly #toSqueeze = new Set<Kept>();
  #bytes = 0;
  #squeezing: Promise<void> | null = null;
  /** Where everything waits that is worked out for visitors. */
  readonly queue = new WorkQueue();

  constructor(options: PagesOptions) {
    this.#options = options;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** How many pages there are. */
  get size(): number {
    return this.#kept.size;
  }

  isPresent(key: string, edition: number): boolean {
    return this.#kept.get(key)?.edition === edition;
  }

  /** The page as it is in memory in this edition, if it is. */
  present(key: string, edition: number): Kept | undefined {
    const kept = this.#kept.get(key);
    if (kept?.edition !== edition) return undefined;
    kept.asked += 1;
    return this.#used(kept);
  }

  /** The page in this edition, or the last good one where rendering it fails or takes long. */
  async page(
    key: string,
    edition: number,
    render: () => Rendering,
    lane: Lane = 'page',
    client: string | null = null,
  ): Promise<Kept> {
    const present = this.present(key, edition);
    if (present) return present;
    const newer = this.#kept.get(key);
    if (newer && newer.edition > edition) return this.#used(newer);
    const running = this.#running.get(key) ?? this.#start(key, edition, render, lane, client);
    const last = this.#kept.get(key);
    const kept = last ? await Promise.race([running, after(patience, last)]) : await running;
    kept.asked += 1;
    return this.#used(kept);
  }

  /** The body in an encoding: made now, but not well, where nobody asked for it before. */
  async variant(kept: Kept, encoding: Encoding): Promise<Variant> {
    if (encoding === 'identity') return shared(kept.making, encoding, () => this.#unpacked(kept));
    const there = kept.variants.get(encoding);
    if (there) return there;
    return shared(kept.making, encoding, async () => {
      const body = await this.#packed(kept, encodings[encoding].fast);
      return kept.variants.get(encoding) ?? this.#add(kept, encoding, body, 'fast');
    });
  }

  /** The keys that were asked for most. */
  mostAsked(count: number): string[] {
    const all = [...this.#kept.values()].sort((one, other) => other.asked - one.asked);
    return all.slice(0, count).map(({ key }) => key);
  }

  /** Done once every page is as small as it gets. */
  async squeezed(): Promise<void> {
    while (this.#squeezing) await this.#squeezing;
  }

  #start(
    key: string,
    edition: number,
    render: () => Rendering,
    lane: Lane,
    client: string | null,
  ): Promise<Kept> {
    const running = this.queue
      .run(lane, () => this.#rendered(render), client)
      .then((written) => this.#keep(key, edition, written))
      .catch((fault) => {
        if (fault instanceof TooManyWaiting) throw fault;
        this.#options.onFault(key, fault);
        const last = this.#kept.get(key);
        if (!last) throw fault;
        // Tried again in the next edition, not for every visitor.
        last.edition = edition;
        return last;
      })
      .finally(() => this.#running.delete(key));
    this.#running.set(key, running);
    return running;
  }

  *#rendered(render: () => Rendering): Steps<Written> {
    const began = performance.now();
    const rendering = render();
    const rendered = Symbol.iterator in rendering ? yield* rendering : rendering;
    const page = yield* written(rendered);
    notQuiet();
    this.#options.onRendered?.(performance.now() - began);
    return page;
  }

  #keep(key: string, edition: number, { body, hash, headers }: Written): Kept {
    const last = this.#kept.get(key);
    if (last?.hash === hash) {
      letGo(body);
      last.edition = edition;
      return last;
    }
    if (last) this.#forget(last);
    const asked = last ? last.asked / 2 : 0;
    const plain: Plain = { body, readers: 0 };
    const [variants, making] = [new Map<Packing, Variant>(), new Map<string, Promise<Variant>>()];
    const kept = { key, edition, hash, headers, variants, making, unpacked: null, plain, asked };
    this.#kept.set(key, kept);
    this.#bytes += body.length;
    // What is very long is packed at once: as it comes, it shall not push out half of the others.
    if (body.length <= this.#options.limit / 8) this.#makeRoom(kept);
    return kept;
  }

  #used(kept: Kept): Kept {
    if (this.#kept.delete(kept.key)) this.#kept.set(kept.key, kept);
    return kept;
  }

  #add(kept: Kept, encoding: Packing, body: Buffer<ArrayBuffer>, level: Level): Variant {
    const suffix = `-${encoding}${level === 'fast' ? '1' : ''}`;
    const variant = { body, level, etag: `"${kept.hash}${suffix}"` };
    const isKept = this.#kept.get(kept.key) === kept;
    if (isKept) this.#bytes += body.length - (kept.variants.get(encoding)?.body.length ?? 0);
    kept.variants.set(encoding, variant);
    if (encoding === 'br') this.#dropPlain(kept);
    if (isKept && level === 'fast') this.#squeezeLater(kept);
    this.#makeRoom(kept);
    return variant;
  }

  #squeezeLater(kept: Kept): void {
    this.#toSqueeze.add(kept);
    this.#squeezing ??= this.#squeeze();
  }

  /** To be sent as it is. */
  async #unpacked(kept: Kept): Promise<Variant> {
    const { plain } = kept;
    if (plain) {
      plain.readers = Number.POSITIVE_INFINITY;
      if (this.#kept.get(kept.key) === kept) this.#squeezeLater(kept);
    }
    this.#makeRoom(kept);
    const body = plain?.body ?? kept.unpacked?.deref() ?? (await this.#fromBrotli(kept));
    if (!plain) kept.unpacked = new WeakRef(body);
    return { body, level: 'best', etag: `"${kept.hash}"` };
  }

  async #packed(kept: Kept, pack: (body: Buffer) => Promise<Buffer<ArrayBuffer>>) {
    const { plain } = kept;
    if (!plain) {
      const body = await this.#fromBrotli(kept);
      return pack(body).finally(() => letGo(body));
    }
    plain.readers += 1;
    return pack(plain.body).finally(() => {
      plain.readers -= 1;
      letGoUnread(kept, plain);
    });
  }

  async #fromBrotli(kept: Kept): Promise<Buffer<ArrayBuffer>> {
    const packed = kept.variants.get('br');
    if (!packed) throw new Error(`The page ${kept.key} has no body.`);
    return unpacked(packed.body);
  }

  /** Makes bodies as small as they get, one after the other, while visitors are served the larger ones. */
  async #squeeze(): Promise<void> {
    for (const kept of this.#toSqueeze) {
      await quiet(longestWait);
      this.#toSqueeze.delete(kept);
      await this.#squeezePage(kept).catch((fault) => this.#options.onFault(kept.key, fault));
    }
    this.#squeezing = null;
    this.#options.onSqueezed?.();
  }

  async #squeezePage(kept: Kept): Promise<void> {
    const isKept = () => this.#kept.get(kept.key) === kept;
    for (const [encoding, { level, body: fast }] of kept.variants) {
      if (level === 'best' || !isKept()) continue;
      const best = await this.#packed(kept, encodings[encoding].best);
      this.#add(kept, encoding, best.length < fast.length ? best : fast, 'best');
    }
    // Whoever never takes brotli would leave the plain one in memory, which is ten times as large.
    if (kept.plain && isKept())
      this.#add(kept, 'br', await this.#packed(kept, encodings.br.best), 'best');
  }

  /** Nearly nobody asks for the plain one, and it can be had from the brotli one. */
  #dropPlain(kept: Kept): void {
    const { plain } = kept;
    if (!plain) return;
    kept.plain = null;
    if (this.#kept.get(kept.key) === kept) this.#bytes -= plain.body.length;
    letGoUnread(kept, plain);
  }

  #makeRoom(spared: Kept): void {
    for (const kept of this.#kept.values()) {
      if (this.#bytes <= this.#options.limit) return;
      if (kept !== spared) this.#forget(kept);
    }
  }

  #forget(kept: Kept): void {
    this.#kept.delete(kept.key);
    this.#toSqueeze.delete(kept);
    for (const { body } of kept.variants.values()) this.#bytes -= body.length;
    this.#bytes -= kept.plain?.body.length ?? 0;
  }
}

/** Where it was dropped, and the last who packed it is done. */
function letGoUnread(kept: Kept, plain: Plain): void {
  if (kept.plain === null && plain.readers === 0) letGo(plain.body);
}

/** Milliseconds after which a page is made small though it is never quiet. */
const longestWait = 1_000;

/** Milliseconds a visitor waits for the new version before getting the last one. */
const patience = 250;

function after<Value>(milliseconds: number, value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, value).unref());
}
