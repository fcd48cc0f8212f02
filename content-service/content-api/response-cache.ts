import { memoized } from '@farol/content-model';
import { LRUCache } from 'lru-cache';
import type { Snapshot, SnapshotDocument } from '../repository/snapshot.ts';

/**
 * An LRU cache that stores a value only when its key is requested for the second time: many requests occur only
 * once, and caching and evicting their values would keep the garbage collector busy.
 */
export class SecondUseCache<Value extends object> {
  readonly #maxBytes: number;
  readonly #sizeOf: (value: Value) => number;
  readonly #entries: LRUCache<string, Entry<Value>>;

  constructor(maxBytes: number, sizeOf: (value: Value) => number) {
    this.#maxBytes = maxBytes;
    this.#sizeOf = sizeOf;
    this.#entries = new LRUCache({ maxSize: Math.max(1, maxBytes) });
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  get(key: string): Value | undefined {
    return this.#entries.get(key)?.value ?? undefined;
  }

  /** Returns whether the value is cached, and thus shared with other requests. */
  set(key: string, value: Value): boolean {
    const size = key.length * 2 + entryOverheadBytes;
    const sizeWithValue = size + this.#sizeOf(value);
    const isCached = this.#entries.has(key) && sizeWithValue <= this.#maxBytes / minEntries;
    this.#entries.set(
      key,
      { value: isCached ? value : null },
      { size: isCached ? sizeWithValue : size },
    );
    return isCached;
  }

  /** The cached value, or a newly made one. */
  getOr(key: string, make: () => Value): Value {
    const cached = this.get(key);
    if (cached) return cached;
    const value = make();
    this.set(key, value);
    return value;
  }
}

interface Entry<Value> {
  /** Null if the key was requested only once so far. */
  readonly value: Value | null;
}

/** The cache has room for at least this many: larger values are not cached, as a few would evict all others. */
const minEntries = 64;

/** Approximate size of an entry without its value. */
const entryOverheadBytes = 200;

export interface ResponseCache {
  /** Complete response bodies. */
  readonly responses: SecondUseCache<Uint8Array<ArrayBuffer>>;
  /** Results of searches, for their next pages. */
  readonly results: SecondUseCache<readonly SnapshotDocument[]>;
}

export function responseCache(maxBytes: number): ResponseCache {
  return {
    responses: new SecondUseCache(maxBytes * 0.75, (body) => body.byteLength),
    results: new SecondUseCache(maxBytes * 0.25, (documents) => documents.length * 8),
  };
}

let lastNumber = 0;

/** A number per snapshot object for cache keys, because the same ref may stand for different snapshots. */
export const snapshotNumber = memoized((_: Snapshot): number => {
  lastNumber += 1;
  return lastNumber;
});
