import { type EditedDocument, isSaved } from './edited-document.ts';
import type { Version, Written } from './written.ts';

/** A draft is saved once nobody has typed for this long, */
const REST_MS = 1000;
/** and at the latest so long after the first key. */
const LONGEST_WAIT_MS = 10_000;
/** What could not be sent is tried again after so long; longer each time. */
const RETRY_MS = [1000, 2000, 5000, 10_000, 30_000] as const;

export type SaveState =
  | { kind: 'saved'; at: number }
  | { kind: 'saving' }
  /** It is in the journal of this device; it goes on by itself. */
  | { kind: 'kept'; why: 'typing' | 'offline' | 'signed-out' }
  /** The service does not take it as it is. */
  | { kind: 'refused'; message: string }
  /** Somebody else wrote in the same place: one of the texts is to be chosen. */
  | { kind: 'clash'; by: string };

export type SaveAnswer =
  | { kind: 'saved'; version: Version }
  | { kind: 'conflict'; theirs: Version }
  | { kind: 'offline' }
  | { kind: 'signed-out' }
  | { kind: 'refused'; message: string };

type Save = (written: Written, basedOn: string) => Promise<SaveAnswer>;

/** Saves the draft of a document that is open, one request at a time, and says how things stand. */
export class Saving {
  #state: SaveState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waitingSince: number | null = null;
  #running: Promise<void> | null = null;
  #failures = 0;
  readonly #stop: () => void;
  readonly #listeners = new Set<() => void>();

  readonly document: EditedDocument;
  readonly #save: Save;

  constructor(document: EditedDocument, save: Save) {
    this.document = document;
    this.#save = save;
    this.#state = { kind: 'saved', at: document.editing().base.at };
    this.#stop = document.subscribe(() => this.#noticed());
    this.#noticed();
  }

  readonly state = (): SaveState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Saves at once: the person asked, came back to the net or signed in again. */
  async now(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#running) await this.#running;
    await this.#run();
  }

  /** Ends it; what is not saved stays in the journal. */
  close(): void {
    clearTimeout(this.#timer);
    this.#stop();
  }

  #noticed(): void {
    const { clashes } = this.document.editing();
    const [clash] = clashes;
    if (clash) this.#say({ kind: 'clash', by: clash.by });
    else if (this.#running) return;
    else if (this.#isToSave()) this.#wait();
    else {
      clearTimeout(this.#timer);
      this.#waitingSince = null;
      this.#say({ kind: 'saved', at: this.document.editing().base.at });
    }
  }

  #wait(): void {
    this.#waitingSince ??= Date.now();
    const left = this.#waitingSince + LONGEST_WAIT_MS - Date.now();
    this.#in(Math.max(0, Math.min(REST_MS, left)));
    if (this.#state.kind === 'saved' || this.#state.kind === 'clash')
      this.#say({ kind: 'kept', why: 'typing' });
  }

  #isToSave(): boolean {
    const editing = this.document.editing();
    return editing.clashes.length === 0 && !isSaved(editing);
  }

  #in(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#run(), ms);
  }

  async #run(): Promise<void> {
    if (this.#running || !this.#isToSave()) return;
    this.#say({ kind: 'saving' });
    this.#waitingSince = null;
    const { base } = this.document.editing();
    const answered = this.#save(this.document.written, base.id);
    this.#running = answered.then(() => {});
    const answer = await answered.finally(() => {
      this.#running = null;
    });
    this.#took(answer);
  }

  #took(answer: SaveAnswer): void {
    this.#failures = answer.kind === 'offline' ? this.#failures + 1 : 0;
    switch (answer.kind) {
      case 'saved':
        this.document.saved(answer.version);
        break;
      case 'conflict':
        this.document.meet(answer.theirs);
        break;
      case 'refused':
        this.#say(answer);
        break;
      case 'signed-out':
        this.#say({ kind: 'kept', why: 'signed-out' });
        break;
      case 'offline':
        this.#say({ kind: 'kept', why: 'offline' });
        this.#in(RETRY_MS[Math.min(this.#failures, RETRY_MS.length) - 1] ?? RETRY_MS[0]);
    }
  }

  #say(state: SaveState): void {
    if (JSON.stringify(state) === JSON.stringify(this.#state)) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
