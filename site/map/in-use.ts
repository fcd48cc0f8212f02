import type { Steps } from '../turns/steps.ts';

/** Milliseconds after the last map in which what maps are drawn from, some ten megabytes, is kept for the next one. */
const kept = 5_000;

/** Read when a map is drawn, and kept as long as more are. */
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
