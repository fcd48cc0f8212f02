import { memoized } from '@farol/content-model';
import type { Snapshot, SnapshotDocument } from '../repository/snapshot.ts';

/**
 * Values by what they answer, from the second time on that somebody asks: much is asked once, and its coming and
 * going would keep the garbage collector busy. Those unused for longest leave when there is no room.
 */
export class SecondUseCache<Value extends object> {
  readonly #maxBytes: number;
  readonly #sizeOf: (value: Value) => number;
  /** Null where it was asked for, and not again yet. */
  readonly #values = new Map<string, Value | null>();
  #bytes = 0;

  constructor(maxBytes: number, sizeOf: (value: Value) => number) {
    this.#maxBytes = maxBytes;
    this.#sizeOf = sizeOf;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Whether others are given this very value. */
  holds(key: string): boolean {
    return Boolean(this.#values.get(key));
  }

  /** The kept value, or one that is made now. */
  getOr(key: string, make: () => Value): Value {
    const cached = this.#values.get(key);
    const value = cached ?? make();
    if (cached !== undefined) this.#forget(key, cached);
    const hasRoom =
      cached !== undefined && this.#sizeWith(key, value) <= this.#maxBytes / leastEntries;
    this.#put(key, hasRoom ? value : null);
    return value;
  }

  #put(key: string, value: Value | null): void {
    this.#values.set(key, value);
    this.#bytes += this.#sizeWith(key, value);
    for (const [oldest, leaving] of this.#values) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#forget(oldest, leaving);
    }
  }

  #forget(key: string, value: Value | null): void {
    this.#values.delete(key);
    this.#bytes -= this.#sizeWith(key, value);
  }

  #sizeWith(key: string, value: Value | null): number {
    return (value ? this.#sizeOf(value) : 0) + key.length * 2 + entryOverheadBytes;
  }
}

/** So many have room at least: a few large ones would push out all others, so that they are never kept. */
const leastEntries = 64;

/** What keeping one takes besides the value itself, roughly. */
const entryOverheadBytes = 200;

export interface AnswerCache {
  /** Whole answers. */
  readonly answers: SecondUseCache<Uint8Array<ArrayBuffer>>;
  /** What a search found, for its next pages. */
  readonly finds: SecondUseCache<readonly SnapshotDocument[]>;
}

export function answerCache(maxBytes: number): AnswerCache {
  return {
    answers: new SecondUseCache(maxBytes * 0.75, (answer) => answer.byteLength),
    finds: new SecondUseCache(maxBytes * 0.25, (found) => found.length * 8),
  };
}

let last = 0;

/** Snapshots are told apart by themselves, not by what their refs say. */
export const numberOf = memoized((_: Snapshot): number => {
  last += 1;
  return last;
});
