import { Listeners } from '../listeners.ts';

type LazyModuleState<Part> =
  | { kind: 'waiting' }
  | { kind: 'here'; part: Part }
  | { kind: 'failed'; fault: Error };

/** A module that is loaded on demand, and its loading state. */
export class LazyModule<Part> {
  #state: LazyModuleState<Part> = { kind: 'waiting' };
  #isReading = false;
  readonly #read: () => Promise<Part>;
  readonly #listeners = new Listeners();

  constructor(read: () => Promise<Part>) {
    this.#read = read;
  }

  readonly state = (): LazyModuleState<Part> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    const unsubscribe = this.#listeners.subscribe(listener);
    this.load();
    return unsubscribe;
  };

  /** A failed import is tried again. */
  readonly load = (): void => {
    if (this.#isReading || this.#state.kind === 'here') return;
    this.#isReading = true;
    if (this.#state.kind === 'failed') this.#become({ kind: 'waiting' });
    this.#read()
      .then(
        (part) => this.#become({ kind: 'here', part }),
        (fault: Error) => this.#become({ kind: 'failed', fault }),
      )
      .finally(() => {
        this.#isReading = false;
      });
  };

  #become(state: LazyModuleState<Part>): void {
    this.#state = state;
    this.#listeners.tell();
  }
}
