import { Listeners } from '../listeners.ts';
import { type EditedDocument, isSaved } from './edited-document.ts';
import type { Written } from './written.ts';

/** The delay before a failed request is repeated, in milliseconds, unless a keystroke comes first. */
const RETRY_MS = 3000;

/**
 * Sends the newest text with each keystroke, one request at a time, for the preview and other readers. It makes no
 * version and nothing depends on it: what cannot be sent is in the journal, and is saved as a draft.
 */
export class WorkingCopy {
  readonly #document: EditedDocument;
  readonly #send: (written: Written) => Promise<unknown>;
  readonly #listeners = new Listeners();
  readonly #stop: () => void;
  #sent: Written | null;
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
      this.#isSending = true;
      try {
        await this.#send(written);
        this.#sent = written;
      } catch {
        this.#timer = setTimeout(() => void this.#noticed(), RETRY_MS);
        return;
      } finally {
        this.#isSending = false;
      }
      this.#listeners.tell();
    }
  }
}
