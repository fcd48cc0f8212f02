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
    if (size > this.#mostBytes) return;
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

/** What keeping one takes besides the value itself, roughly. */
const overhead = 200;

type Bytes = Uint8Array<ArrayBuffer>;

export interface KeptAnswers {
  /** Whole answers. */
  readonly answers: Kept<Bytes>;
  /** Documents as they stand in answers. */
  readonly documents: Kept<Bytes>;
  /** What a search found, for its next pages. */
  readonly finds: Kept<readonly SnapshotDocument[]>;
}

export function keptAnswers(mostBytes: number): KeptAnswers {
  const size = (bytes: Bytes) => bytes.byteLength;
  return {
    answers: new Kept(mostBytes * 0.5, size),
    documents: new Kept(mostBytes * 0.4, size),
    finds: new Kept(mostBytes * 0.1, (found) => found.length * 8),
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
