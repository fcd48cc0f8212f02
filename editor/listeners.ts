/** Those who want to hear of changes. Without words, `subscribe` is an argument of `useSyncExternalStore`. */
export class Listeners<Words extends unknown[] = []> {
  readonly #all = new Set<(...words: Words) => void>();

  /** Returns a function that removes the listener. */
  readonly subscribe = (listener: (...words: Words) => void): (() => void) => {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  };

  tell(...words: Words): void {
    for (const listener of this.#all) listener(...words);
  }
}
