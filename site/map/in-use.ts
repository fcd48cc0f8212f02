import type { Steps } from '../turns/steps.ts';

/** How long map data, some ten megabytes, stays in memory after the last map was drawn, in milliseconds. */
const kept = 5_000;

/** A value that is loaded when needed and released once unused. */
export class InUse<Value> {
  readonly #read: () => Steps<Value>;
  #there: { value: Value; forget: NodeJS.Timeout } | undefined;

  constructor(read: () => Steps<Value>) {
    this.#read = read;
  }

  *get(): Steps<Value> {
    if (this.#there) {
      this.#there.forget.refresh();
      return this.#there.value;
    }
    const value = yield* this.#read();
    const forget = setTimeout(() => {
      this.#there = undefined;
    }, kept).unref();
    this.#there = { value, forget };
    return value;
  }
}
