/** One process answers everybody: what takes long works for so long at a time. */
const SLICE_MS = 5;

/** The turns of work that takes long, between which others are answered. */
export class Turns {
  #end = performance.now() + SLICE_MS;

  get isOver(): boolean {
    return performance.now() >= this.#end;
  }

  /** Comes when it is this work's turn again. */
  async next(): Promise<void> {
    await new Promise(setImmediate);
    this.#end = performance.now() + SLICE_MS;
  }
}
