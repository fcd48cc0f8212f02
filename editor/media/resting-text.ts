/** How long somebody rests before what was written is saved. */
const REST_MS = 800;

/** Has a text saved once nobody types any more, and at once where its field goes before that. */
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
