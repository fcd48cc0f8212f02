/** The pause after which a value is saved, in milliseconds. */
const REST_MS = 800;

/** Saves a value once nobody changes it any more, or at once when its field is removed before that. */
export class RestingValue<Value> {
  readonly #save: (value: Value) => Promise<unknown>;
  #waiting: { value: Value } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** One save after the other: the service would keep the one that arrives last. */
  #saved: Promise<unknown> = Promise.resolve();

  /** `save` does not reject. */
  constructor(save: (value: Value) => Promise<unknown>) {
    this.#save = save;
  }

  write(value: Value): void {
    this.#waiting = { value };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.now(), REST_MS);
  }

  now(): void {
    clearTimeout(this.#timer);
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting) this.#saved = this.#saved.then(() => this.#save(waiting.value));
  }
}
