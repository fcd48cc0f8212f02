import { Unfulfilled } from '../api/faults.ts';
import type { Written } from '../api/written.ts';
import { Listeners } from '../listeners.ts';
import { type EditedDocument, isSaved } from './edited-document.ts';

/** The delay before a failed request is repeated, in milliseconds, unless a keystroke comes first. */
const retryMs = 3000;

/**
 * Sends the newest text with each keystroke, one request at a time, for the preview and other readers. It makes no
 * version and nothing depends on it: what cannot be sent is in the journal, and is saved as a draft.
 */
export class WorkingCopy {
  readonly #document: EditedDocument;
  readonly #send: (written: Written) => Promise<unknown>;
  readonly #listeners = new Listeners();
  readonly #stop: () => void;
  /** The text that the service has, or refused. */
  #sent: Written | null;
  /** Whether the service may have a text other than the saved one. */
  #isThere = false;
  #isSending = false;
  #isClosed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(document: EditedDocument, send: (written: Written) => Promise<unknown>) {
    this.#document = document;
    this.#send = send;
    // Text that only this device has is sent at once.
    this.#sent = isSaved(document.editing()) ? document.written : null;
    this.#stop = document.subscribe(() => void this.#noticed());
    void this.#noticed();
  }

  /** Notifies each time a text has arrived. */
  readonly subscribe = this.#listeners.subscribe;

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#stop();
  }

  async #noticed(): Promise<void> {
    clearTimeout(this.#timer);
    while (!this.#isSending && !this.#isClosed && this.#document.written !== this.#sent) {
      const written = this.#document.written;
      const wasThere = this.#isThere;
      // A text that was refused and then dropped has left nothing to be replaced.
      if (!wasThere && isSaved(this.#document.editing())) {
        this.#sent = written;
        return;
      }
      this.#isSending = true;
      this.#isThere = true;
      try {
        await this.#send(written);
        this.#sent = written;
      } catch (fault) {
        if (mayPass(fault)) {
          this.#timer = setTimeout(() => void this.#noticed(), retryMs);
          return;
        }
        this.#isThere = wasThere;
        this.#sent = written;
        continue;
      } finally {
        this.#isSending = false;
      }
      this.#listeners.tell();
    }
  }
}

/** Whether the same request may succeed later: without an answer, or after one that was not about the text. */
function mayPass(fault: unknown): boolean {
  const status = fault instanceof Unfulfilled ? fault.reason.status : undefined;
  return status === undefined || status >= 500 || status === 401 || status === 429;
}
