import type { Snapshot } from '../repository/snapshot.ts';

/** Final answers by what was asked; the ones unused for longest leave when there is no room. */
export class AnswerCache {
  readonly #mostBytes: number;
  readonly #answers = new Map<string, Uint8Array<ArrayBuffer>>();
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): Uint8Array<ArrayBuffer> | undefined {
    const found = this.#answers.get(key);
    if (found) {
      this.#answers.delete(key);
      this.#answers.set(key, found);
    }
    return found;
  }

  set(key: string, answer: Uint8Array<ArrayBuffer>): void {
    this.#forget(key);
    const size = sizeOf(key, answer);
    if (size > this.#mostBytes) return;
    this.#answers.set(key, answer);
    this.#bytes += size;
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    const answer = this.#answers.get(key);
    if (!answer) return;
    this.#answers.delete(key);
    this.#bytes -= sizeOf(key, answer);
  }
}

/** What keeping one takes besides its bytes, roughly. */
const overhead = 200;

function sizeOf(key: string, answer: Uint8Array): number {
  return answer.byteLength + key.length * 2 + overhead;
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
