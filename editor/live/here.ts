import { ask } from '../api/client.ts';

/** A sign of life, well before the service takes somebody for gone. */
const SIGN_MS = 20_000;
/** Moving and typing are told at most this often. */
const REST_MS = 700;

const tab = crypto.randomUUID();
/** A page that is open is in one place at a time. */
let present: Here | null = null;

/** Says where this person is while a document, a release or a file is open, and that they left. */
export class Here {
  readonly #place: string;
  readonly #signs: ReturnType<typeof setInterval>;
  #field: string | null = null;
  #isTyping = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(place: string) {
    present = this;
    this.#place = place;
    // Who looks at something else gives no sign, and is gone after a while.
    this.#signs = setInterval(() => {
      if (globalThis.document.visibilityState === 'visible') this.#say();
    }, SIGN_MS);
    addEventListener('pagehide', this.#leave);
    this.#say();
  }

  at(field: string | null): void {
    if (field === this.#field) return;
    this.#field = field;
    this.#sayRested();
  }

  typed(): void {
    this.#isTyping = true;
    this.#sayRested();
  }

  close(): void {
    clearInterval(this.#signs);
    clearTimeout(this.#timer);
    removeEventListener('pagehide', this.#leave);
    if (present !== this) return;
    present = null;
    // Who goes from one place to the next has not left, and shall not seem to where the answers cross.
    queueMicrotask(() => {
      if (present === null) this.#leave();
    });
  }

  readonly #leave = () => {
    ask('/presence/{tab}', 'delete', { parameters: { tab }, keepalive: true }).catch(() => {});
  };

  #sayRested(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#say();
    }, REST_MS);
  }

  #say(): void {
    const where = { document: this.#place, field: this.#field };
    const body = { ...where, ...(this.#isTyping ? { isTyping: true } : {}) };
    this.#isTyping = false;
    // What is lost is said again with the next sign.
    ask('/presence/{tab}', 'put', { parameters: { tab }, body }).catch(() => {});
  }
}

/** The page of this person itself is nobody else. */
export const isHere = (each: { tab: string }): boolean => each.tab === tab;
