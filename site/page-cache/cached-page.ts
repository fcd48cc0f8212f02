import { freeBuffer } from '../memory.ts';
import type { Compression, Level } from './encodings.ts';

/** A body in one encoding, ready to be sent. */
export interface Variant {
  readonly body: Buffer<ArrayBuffer>;
  readonly etag: string;
  readonly level: Level;
}

/** A page in memory. Its headers and body never change; a new version is a new page. */
export interface CachedPage {
  readonly key: string;
  /** One of an unlimited number of pages, such as the results of a search. */
  readonly isView: boolean;
  /** The last edition it is known to be right for. */
  edition: number;
  /** Of headers and body, the same in every encoding. */
  readonly hash: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The compressed bodies. */
  readonly variants: Map<Compression, Variant>;
  /** Variants in the making, shared by all requests for them. */
  readonly pending: Map<string, Promise<Variant>>;
  /** The decompressed body, for as long as it is being sent. */
  decompressed: WeakRef<Buffer<ArrayBuffer>> | null;
  /** Null once there is a compressed body. */
  plain: PlainBody | null;
  requests: number;
}

interface PlainBody {
  readonly body: Buffer<ArrayBuffer>;
  /** Compressions in progress. Infinite once it was sent as it is: nothing tells when sending has ended. */
  readers: number;
}

/** Frees a plain body that the page has dropped, once the last compression of it has ended. */
export function freeIfUnused(page: CachedPage, plain: PlainBody): void {
  if (page.plain === null && plain.readers === 0) freeBuffer(plain.body);
}
