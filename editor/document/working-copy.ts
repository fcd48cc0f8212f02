import { type EditedDocument, isSaved } from './edited-document.ts';
import type { Written } from './written.ts';

/** What could not be sent is tried again after so long, unless another word comes first. */
const RETRY_MS = 3000;

/**
 * Sends the newest text with each word, one request at a time, so that the preview and others follow. It makes no
 * version, and nothing depends on it: what cannot be sent lies in the journal, and is saved as a draft.
 */
export class WorkingCopy {
  readonly #document: EditedDocument;
  readonly #send: (written: Written) => Promise<unknown>;
  readonly #listeners = new Set<() => void>();
  readonly #stop: () => void;
  #sent: Written | null;
  #isSending = false;
  #isClosed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(document: EditedDocument, send: (written: Written) => Promise<unknown>) {
    this.#document = document;
    this.#send = send;
    // What only this device has is worth a word.
    this.#sent = isSaved(document.editing()) ? document.written : null;
    this.#stop = document.subscribe(() => void this.#noticed());
    void this.#noticed();
  }

  /** Tells each time that another text has arrived. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

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
      for (const listener of this.#listeners) listener();
    }
  }
}
