type CodeState<Part> =
  | { kind: 'waiting' }
  | { kind: 'here'; part: Part }
  | { kind: 'failed'; fault: Error };

/** Code that is read once it is needed, and what is known of it. */
export class Code<Part> {
  #state: CodeState<Part> = { kind: 'waiting' };
  #isReading = false;
  readonly #read: () => Promise<Part>;
  readonly #listeners = new Set<() => void>();

  constructor(read: () => Promise<Part>) {
    this.#read = read;
  }

  readonly state = (): CodeState<Part> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.load();
    return () => this.#listeners.delete(listener);
  };

  /** What failed is read once more where it is asked for again. */
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

  #become(state: CodeState<Part>): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
