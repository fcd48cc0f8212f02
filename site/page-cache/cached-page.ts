import { free } from '../publish/free.ts';
import type { Compression, Level } from './encodings.ts';

/** A body in one encoding, ready to be sent. */
export interface Variant {
  readonly body: Buffer<ArrayBuffer>;
  readonly etag: string;
  readonly level: Level;
}

/** A page in memory. What it says never changes; the next version is another one. */
export interface CachedPage {
  readonly key: string;
  /** Whether there is no end to pages like this. */
  readonly isView: boolean;
  /** Which edition of the content it shows. */
  edition: number;
  /** Of what it says, in every encoding. */
  readonly hash: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Those that are compressed. */
  readonly variants: Map<Compression, Variant>;
  /** Those that are being made, for everybody who asks meanwhile. */
  readonly making: Map<string, Promise<Variant>>;
  /** Unpacked again, while anybody is sent it. */
  decompressed: WeakRef<Buffer<ArrayBuffer>> | null;
  /** Until it is compressed. */
  plain: Plain | null;
  requests: number;
}

export interface Plain {
  readonly body: Buffer<ArrayBuffer>;
  /** How many are compressing it; whoever sends it reads it without an end that we hear of. */
  readers: number;
}

/** Where it was dropped, and the last who compressed it is done. */
export function freeUnread(page: CachedPage, plain: Plain): void {
  if (page.plain === null && plain.readers === 0) free(plain.body);
}
