import { errorOf } from '@farol/content-model';
import { Offline, SignedOut } from '../api/faults.ts';
import { Listeners } from '../listeners.ts';

/** The pause after which a value is saved, in milliseconds. */
const restMs = 800;
/** The delay before an unanswered save is repeated, in milliseconds. */
const retryMs = 5_000;

export interface AutosavedState<Value> {
  /** Null while it is the service's value. */
  written: { value: Value } | null;
  /** Why it is not saved. */
  fault: Error | null;
  wasSaved: boolean;
}

/** Saves a value once nobody changes it any more, or at once when its field is removed before that. */
export class AutosavedValue<Value> {
  /** Replaced by each field that shows the value. */
  save: (value: Value) => Promise<unknown>;
  #state: AutosavedState<Value> = { written: null, fault: null, wasSaved: false };
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** One save after the other: the service would keep the one that arrives last. */
  #sent: Promise<void> = Promise.resolve();
  readonly #listeners = new Listeners();

  constructor(save: (value: Value) => Promise<unknown>) {
    this.save = save;
  }

  readonly state = (): AutosavedState<Value> => this.#state;

  readonly subscribe = this.#listeners.subscribe;

  write(value: Value): void {
    this.#become({ written: { value }, fault: null, wasSaved: false });
    this.#sendAfter(restMs);
  }

  now(): void {
    const { written } = this.#state;
    if (this.#timer === undefined || !written) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#sent = this.#sent.then(() => this.#send(written));
  }

  /** Nobody wants it saved any more. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#become({ written: null, fault: null, wasSaved: false });
  }

  /** Somebody signed in again. */
  signedIn(): void {
    if (this.#state.fault instanceof SignedOut) this.#sendAfter(0);
  }

  #sendAfter(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.now(), milliseconds);
  }

  async #send(written: { value: Value }): Promise<void> {
    let fault: Error | null = null;
    try {
      await this.save(written.value);
    } catch (thrown) {
      fault = errorOf(thrown);
    }
    // Something newer is waiting.
    if (this.#state.written !== written) return;
    this.#become({ written: fault && written, fault, wasSaved: !fault });
    if (fault instanceof Offline) this.#sendAfter(retryMs);
  }

  #become(state: AutosavedState<Value>): void {
    this.#state = state;
    this.#listeners.tell();
  }
}
