/** How long a long task may block the event loop at a time. */
const maxTurnMs = 5;

/** Splits a long task into time slices, between which the event loop handles other requests. */
export class Turns {
  readonly #sliceMs: number;
  #sliceEnd: number;

  constructor(sliceMs = maxTurnMs) {
    this.#sliceMs = sliceMs;
    this.#sliceEnd = performance.now() + sliceMs;
  }

  get isOver(): boolean {
    return performance.now() >= this.#sliceEnd;
  }

  /** Yields to the event loop, and starts the next time slice. */
  async next(): Promise<void> {
    await new Promise(setImmediate);
    this.#sliceEnd = performance.now() + this.#sliceMs;
  }
}
