import { ask } from '../api/client.ts';

/**
 * The interval of signs of life in milliseconds, well below the time after which the service considers somebody gone.
 */
const signMs = 20_000;
/** Moving and typing are reported at most this often, in milliseconds. */
const restMs = 700;

const tab = crypto.randomUUID();
/** An open page is in one place at a time. */
let present: PresenceSigns | null = null;

/** Reports where this person is while a document, a release or a file is open, and when they leave. */
export class PresenceSigns {
  readonly #place: string;
  readonly #signs: ReturnType<typeof setInterval>;
  #field: string | null = null;
  #isTyping = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(place: string) {
    present = this;
    this.#place = place;
    // A hidden page gives no signs, so its person counts as gone after a while.
    this.#signs = setInterval(() => {
      if (globalThis.document.visibilityState === 'visible') this.#say();
    }, signMs);
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
    // Moving to another place is not leaving, and must not look like it if the requests cross.
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
    }, restMs);
  }

  #say(): void {
    const where = { document: this.#place, field: this.#field };
    const body = { ...where, ...(this.#isTyping ? { isTyping: true } : {}) };
    this.#isTyping = false;
    // A lost report is repeated with the next sign.
    ask('/presence/{tab}', 'put', { parameters: { tab }, body }).catch(() => {});
  }
}

/** Whether a presence is that of this page itself. */
export const isThisTab = (each: { tab: string }): boolean => each.tab === tab;
