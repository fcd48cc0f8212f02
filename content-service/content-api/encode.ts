import { Turns } from '../turns.ts';

const encoder = new TextEncoder();

const initialBufferBytes = 256 * 1024;
const maxReusedBytes = 4 * 1024 * 1024;

/** Short, because visitors' requests wait meanwhile. */
const turnMs = 1;

/** The buffers in which responses are assembled, reused by each; empty while in use. */
const buffers = { short: new Uint8Array(), long: new Uint8Array() };

/** Encodes texts one by one, so that each can be garbage collected before the next one is made. */
export function encode(pieces: Iterable<string>): Uint8Array<ArrayBuffer> {
  const text = new Assembly('short');
  for (const piece of pieces) text.add(piece);
  return text.finish();
}

/** The same in several turns of the event loop. */
export async function encodeInTurns(pieces: Iterable<string>): Promise<Uint8Array<ArrayBuffer>> {
  const text = new Assembly('long');
  const turns = new Turns(turnMs);
  for (const piece of pieces) {
    text.add(piece);
    if (turns.isOver) await turns.next();
  }
  return text.finish();
}

export function encodeJson(value: unknown): Uint8Array<ArrayBuffer> {
  return encode([JSON.stringify(value)]);
}

class Assembly {
  readonly #reused: keyof typeof buffers;
  #buffer: Uint8Array<ArrayBuffer>;
  #used = 0;

  constructor(reused: keyof typeof buffers) {
    this.#reused = reused;
    this.#buffer =
      buffers[reused].length > 0 ? buffers[reused] : new Uint8Array(initialBufferBytes);
    buffers[reused] = new Uint8Array();
  }

  add(piece: string): void {
    const required = this.#used + piece.length * 3;
    if (required > this.#buffer.length) {
      const larger = new Uint8Array(Math.max(required, this.#buffer.length * 2));
      larger.set(this.#buffer.subarray(0, this.#used));
      this.#buffer = larger;
    }
    this.#used += encoder.encodeInto(piece, this.#buffer.subarray(this.#used)).written;
  }

  finish(): Uint8Array<ArrayBuffer> {
    if (this.#buffer.length <= maxReusedBytes) buffers[this.#reused] = this.#buffer;
    return this.#buffer.slice(0, this.#used);
  }
}
