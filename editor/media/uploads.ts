import { errorOf } from '@farol/content-model';
import { Offline } from '../api/faults.ts';
import type { MediaFile, Sending } from '../api/media.ts';
import { Listeners } from '../listeners.ts';

export interface Upload {
  id: string;
  name: string;
  /** From 0 to 1. */
  sent: number;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  fault: Error | null;
  media: MediaFile | null;
}

export interface UploadsOptions {
  send(file: File, sending: Required<Sending>): Promise<MediaFile>;
  /** How many files are sent at once: a field takes one after the other, so that the one given last stays in it. */
  atOnce?: number | undefined;
  /** Called for each uploaded file. */
  onDone(media: MediaFile): void;
  /** Called with the name of each file that could not be uploaded. */
  onFailed?(filename: string): void;
}

interface Attempt {
  id: string;
  file: File;
  /** The idempotency key. */
  key: string;
  /** With the tags of where it was given: it may wait, and under one key requests have to be the same. */
  send: UploadsOptions['send'];
}

/** More would only slow each of them down. */
const maxUploadsAtOnce = 2;

/** The queue of files to upload, each with its progress. */
export class Uploads {
  readonly #options: UploadsOptions;
  readonly #waiting: Attempt[] = [];
  readonly #failed = new Map<string, Attempt>();
  readonly #listeners = new Listeners();
  readonly #end = new AbortController();
  #list: readonly Upload[] = [];
  #sending = 0;

  constructor(options: UploadsOptions) {
    this.#options = options;
  }

  readonly list = (): readonly Upload[] => this.#list;

  readonly subscribe = this.#listeners.subscribe;

  get isSending(): boolean {
    return this.#sending > 0 && !this.#end.signal.aborted;
  }

  add(files: Iterable<File>): void {
    for (const file of files) {
      const id = crypto.randomUUID();
      const upload: Upload = {
        ...{ id, name: file.name, sent: 0, state: 'waiting', fault: null, media: null },
      };
      this.#list = [...this.#list, upload];
      this.#waiting.push({ id, file, key: crypto.randomUUID(), send: this.#options.send });
    }
    this.#next();
  }

  tryAgain(id: string): void {
    const attempt = this.#failed.get(id);
    if (!attempt) return;
    this.#failed.delete(id);
    this.#set(id, { state: 'waiting', sent: 0, fault: null });
    this.#waiting.push(attempt);
    this.#next();
  }

  dismiss(id: string): void {
    this.#failed.delete(id);
    this.#list = this.#list.filter((each) => each.id !== id);
    this.#tell();
  }

  dismissDone(): void {
    this.#list = this.#list.filter(({ state }) => state !== 'done');
    this.#tell();
  }

  /** Aborts what is on its way: nothing of it is listed, nor is anybody called. */
  end(): void {
    this.#end.abort();
    this.#waiting.length = 0;
    this.#failed.clear();
    this.#list = [];
    this.#tell();
  }

  #next(): void {
    while (this.#sending < (this.#options.atOnce ?? maxUploadsAtOnce)) {
      const next = this.#waiting.shift();
      if (!next) break;
      this.#sending += 1;
      void this.#send(next);
    }
    this.#tell();
  }

  async #send(attempt: Attempt): Promise<void> {
    const { id, file, key, send } = attempt;
    const { signal } = this.#end;
    this.#set(id, { state: 'sending' });
    try {
      const progress = (sent: number) => this.#set(id, { sent });
      const media = await send(file, { key, progress, signal });
      if (signal.aborted) return;
      this.#set(id, { state: 'done', sent: 1, media });
      this.#options.onDone(media);
    } catch (fault) {
      if (signal.aborted) return;
      // Under the same key, a file whose answer was lost is not stored twice; a refused one is another request.
      const isLost = fault instanceof Offline;
      this.#failed.set(id, { ...attempt, key: isLost ? key : crypto.randomUUID() });
      this.#set(id, { state: 'failed', fault: errorOf(fault) });
      this.#options.onFailed?.(file.name);
    } finally {
      this.#sending -= 1;
      this.#next();
    }
  }

  #set(id: string, change: Partial<Upload>): void {
    this.#list = this.#list.map((each) => (each.id === id ? { ...each, ...change } : each));
    this.#tell();
  }

  #tell(): void {
    this.#listeners.tell();
  }
}
