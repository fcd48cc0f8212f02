import { memoized } from '@farol/content-model';
import { LRUCache } from 'lru-cache';
import type { Snapshot, SnapshotDocument } from '../repository/snapshot.ts';

/**
 * Values by what they answer, from the second time on that somebody asks: much is asked once, and its coming and
 * going would keep the garbage collector busy. Those unused for longest leave when there is no room.
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

  get(key: string): Value | null {
    return this.#entries.get(key)?.value ?? null;
  }

  /** Whether the value is kept, so that others are given this very one. */
  add(key: string, value: Value): boolean {
    const size = key.length * 2 + entryOverheadBytes;
    const whole = size + this.#sizeOf(value);
    const isKept = this.#entries.has(key) && whole <= this.#maxBytes / leastEntries;
    this.#entries.set(key, { value: isKept ? value : null }, { size: isKept ? whole : size });
    return isKept;
  }

  /** The kept value, or one that is made now. */
  getOr(key: string, make: () => Value): Value {
    const kept = this.get(key);
    if (kept) return kept;
    const value = make();
    this.add(key, value);
    return value;
  }
}

interface Entry<Value> {
  /** Null where it was asked for, and not again yet. */
  readonly value: Value | null;
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
