/** The pause after which a text is saved, in milliseconds. */
const REST_MS = 800;

/** Saves a text once nobody types any more, or at once when its field is removed before that. */
export class RestingText {
  readonly #save: (text: string) => void;
  #waiting: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(save: (text: string) => void) {
    this.#save = save;
  }

  write(text: string): void {
    this.#waiting = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.now(), REST_MS);
  }

  now(): void {
    clearTimeout(this.#timer);
    const text = this.#waiting;
    this.#waiting = null;
    if (text !== null) this.#save(text);
  }
}
