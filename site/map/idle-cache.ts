import type { Steps } from '../turns/steps.ts';

/** How long map data, some ten megabytes, stays in memory after the last map was drawn, in milliseconds. */
const idleMs = 5_000;

/** A value that is loaded when needed and released once unused. */
export class IdleCache<Value> {
  readonly #read: () => Steps<Value>;
  #loaded: { value: Value; timer: NodeJS.Timeout } | undefined;

  constructor(read: () => Steps<Value>) {
    this.#read = read;
  }

  *get(): Steps<Value> {
    if (this.#loaded) {
      this.#loaded.timer.refresh();
      return this.#loaded.value;
    }
    const value = yield* this.#read();
    const timer = setTimeout(() => {
      this.#loaded = undefined;
    }, idleMs).unref();
    this.#loaded = { value, timer };
    return value;
  }
}
