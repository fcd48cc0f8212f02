import type { Snapshot, SnapshotDocument } from '../repository/snapshot.ts';

/** Values by what they answer; those unused for longest leave when there is no room. */
export class Kept<Value extends object> {
  readonly #mostBytes: number;
  readonly #sizeOf: (value: Value) => number;
  readonly #values = new Map<string, Value>();
  #bytes = 0;

  constructor(mostBytes: number, sizeOf: (value: Value) => number) {
    this.#mostBytes = mostBytes;
    this.#sizeOf = sizeOf;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** The kept value, or one that is made now and kept. */
  getOr(key: string, make: () => Value): Value {
    const known = this.#values.get(key);
    if (known) {
      this.#values.delete(key);
      this.#values.set(key, known);
      return known;
    }
    const made = make();
    this.#keep(key, made);
    return made;
  }

  #keep(key: string, value: Value): void {
    const size = this.#sizeWith(key, value);
    if (size > this.#mostBytes / fewest) return;
    this.#values.set(key, value);
    this.#bytes += size;
    for (const [oldest, leaving] of this.#values) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#values.delete(oldest);
      this.#bytes -= this.#sizeWith(oldest, leaving);
    }
  }

  #sizeWith(key: string, value: Value): number {
    return this.#sizeOf(value) + key.length * 2 + overhead;
  }
}

/**
 * So many have room at least. A few large ones would push out all others, and their coming and going keeps the
 * garbage collector busy: pages of a hundred documents took twice as long while they were kept.
 */
const fewest = 64;

/** What keeping one takes besides the value itself, roughly. */
const overhead = 200;

export interface KeptAnswers {
  /** Whole answers. */
  readonly answers: Kept<Uint8Array<ArrayBuffer>>;
  /** What a search found, for its next pages. */
  readonly finds: Kept<readonly SnapshotDocument[]>;
}

export function keptAnswers(mostBytes: number): KeptAnswers {
  return {
    answers: new Kept(mostBytes * 0.75, (answer) => answer.byteLength),
    finds: new Kept(mostBytes * 0.25, (found) => found.length * 8),
  };
}

const numbers = new WeakMap<Snapshot, number>();
let last = 0;

/** Snapshots are told apart by themselves, not by what their refs say. */
export function numberOf(snapshot: Snapshot): number {
  const known = numbers.get(snapshot);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(snapshot, last);
  return last;
}
