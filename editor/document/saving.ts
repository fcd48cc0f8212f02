import type { PlaceFault, Unfulfilled } from '../api/faults.ts';
import { type EditedDocument, isSaved } from './edited-document.ts';
import { NotSaved } from './not-saved.ts';
import type { Version, Written } from './written.ts';

/** A draft is saved once nobody has typed for this long, */
const REST_MS = 1000;
/** and at the latest so long after the first key. */
const LONGEST_WAIT_MS = 10_000;
/** What others save meanwhile is brought in, and the save tried anew, so many times. */
const MOST_MEETINGS = 5;
/** A device that does not answer is waited for so long before the text goes out all the same. */
const KEEPING_MS = 2000;
/** What could not be sent is tried again after so long; longer each time. */
const RETRY_MS = [1000, 2000, 5000, 10_000, 30_000] as const;

export type SaveState =
  | { kind: 'saved'; at: number }
  | { kind: 'saving' }
  /** It is in the journal of this device; it goes on by itself. */
  | { kind: 'kept'; why: 'typing' | 'offline' | 'signed-out' }
  /** The service does not take it as it is; `faults` says why, place by place. */
  | { kind: 'refused'; fault: Unfulfilled; faults: readonly PlaceFault[] }
  /** Somebody else wrote in the same place: one of the texts is to be chosen. */
  | { kind: 'clash'; by: string | null };

/** A text on its way to the service. */
export interface Sending {
  written: Written;
  basedOn: string;
  /** Saved by itself; without it the version is one that stays. */
  isAutosave: boolean;
  /** The same sending is carried out once, however often it is sent. */
  key: string;
}

export type SaveAnswer =
  | { kind: 'saved'; version: Version }
  | { kind: 'conflict'; theirs: Version }
  | { kind: 'offline' }
  | { kind: 'signed-out' }
  | { kind: 'refused'; fault: Unfulfilled; faults: readonly PlaceFault[] };

export interface SavingTo {
  /** Ends with `offline` where it is called off. */
  save(sending: Sending, calledOff: AbortSignal): Promise<SaveAnswer>;
  /** Keeps on this device what is on its way, before it goes. */
  keep?(): Promise<void>;
  /** What was on its way when this device last kept the document. */
  unanswered?: Sending | null;
}

/** Saves the draft of a document that is open, one request at a time, and says how things stand. */
export class Saving {
  #state: SaveState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waitingSince: number | null = null;
  #running: Promise<void> | null = null;
  #failures = 0;
  readonly #stop: () => void;
  readonly #listeners = new Set<() => void>();

  #unanswered: Sending | null;
  #wantsVersion = false;
  readonly #ending = new AbortController();

  readonly document: EditedDocument;
  readonly #to: SavingTo;

  constructor(document: EditedDocument, to: SavingTo) {
    this.document = document;
    this.#to = to;
    this.#unanswered = to.unanswered ?? null;
    this.#state = { kind: 'saved', at: document.editing().base.at };
    this.#stop = document.subscribe(() => this.#noticed());
    this.#noticed();
  }

  readonly state = (): SaveState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sent, and nobody knows whether it arrived: it is sent once more before anything else. */
  get unanswered(): Sending | null {
    return this.#unanswered;
  }

  /** Saves at once: the person asked, came back to the net or signed in again. */
  async now(): Promise<void> {
    clearTimeout(this.#timer);
    // Another one who waited may have been quicker.
    while (this.#running) await this.#running;
    const isRepeating = this.#unanswered !== null;
    await this.#run();
    if (isRepeating && this.#unanswered === null) await this.#run();
  }

  /**
   * The version that what is written now has become; without one it says so. Whatever acts on the page as it stands on
   * the service waits for this.
   */
  async settled(): Promise<Version> {
    for (let meeting = 0; meeting < MOST_MEETINGS; meeting += 1) {
      await this.now();
      const editing = this.document.editing();
      if (this.#state.kind === 'saved' && isSaved(editing)) return editing.base;
      const goesOn = this.#state.kind === 'saving' || isBeingTyped(this.#state);
      if (!goesOn || this.#ending.signal.aborted) break;
    }
    throw new NotSaved();
  }

  /** Takes what the service goes back to instead of what is here. What is typed until it has answered stays. */
  async goBack(ask: () => Promise<Version>): Promise<void> {
    clearTimeout(this.#timer);
    // What is on its way would make another draft.
    while (this.#running) await this.#running;
    const { written } = this.document;
    const asked = ask();
    this.#running = asked.then(
      () => {},
      () => {},
    );
    this.#say({ kind: 'saving' });
    try {
      const version = await asked;
      this.#unanswered = null;
      this.#wantsVersion = false;
      this.document.wentBack(version, written);
    } finally {
      this.#running = null;
      this.#noticed();
    }
  }

  /** Makes a version that stays, of what is written now. */
  async keepVersion(): Promise<void> {
    this.#wantsVersion = true;
    await this.now();
  }

  /** Ends it where the page is left: what is not on the service yet is sent once more; what fails stays in the journal. */
  async leave(): Promise<void> {
    this.#stop();
    await this.now();
    // What was on its way is there; now the rest.
    if (this.#failures === 0) await this.now();
    this.close();
  }

  /** Ends it at once, and calls off what is on its way; what is not saved stays in the journal. */
  close(): void {
    clearTimeout(this.#timer);
    this.#stop();
    this.#ending.abort();
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
    if (editing.clashes.length > 0 || this.#ending.signal.aborted) return false;
    const isOnlyAutosaved = this.#wantsVersion && editing.base.kind === 'autosave';
    return this.#unanswered !== null || isOnlyAutosaved || !isSaved(editing);
  }

  #in(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#run(), ms);
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    if (!this.#isToSave()) {
      this.#wantsVersion = false;
      return;
    }
    this.#say({ kind: 'saving' });
    this.#waitingSince = null;
    this.#running = this.#carryOut(this.#unanswered ?? this.#next());
    await this.#running;
  }

  /** Whoever waits for it goes on once it is known what it came to. */
  async #carryOut(sending: Sending): Promise<void> {
    const answer = await this.#send(sending).finally(() => {
      this.#running = null;
    });
    this.#took(answer, sending);
  }

  #next(): Sending {
    return {
      written: this.document.written,
      basedOn: this.document.editing().base.id,
      isAutosave: !this.#wantsVersion,
      key: crypto.randomUUID(),
    };
  }

  async #send(sending: Sending): Promise<SaveAnswer> {
    this.#unanswered = sending;
    await this.#kept();
    const { signal } = this.#ending;
    const answer = signal.aborted ? noAnswer : await this.#to.save(sending, signal).catch(unknown);
    // Whoever signs in again asks for the same answer by the same key.
    if (answer.kind !== 'offline' && answer.kind !== 'signed-out') this.#unanswered = null;
    return answer;
  }

  async #kept(): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, KEEPING_MS);
    });
    await Promise.race([this.#to.keep?.(), late]);
    clearTimeout(timer);
  }

  #took(answer: SaveAnswer, sending: Sending): void {
    // Whoever closed it wants to hear no more of it.
    if (this.#ending.signal.aborted) return;
    this.#failures = answer.kind === 'offline' ? this.#failures + 1 : 0;
    switch (answer.kind) {
      case 'saved':
        if (!sending.isAutosave) this.#wantsVersion = false;
        this.document.saved(answer.version);
        break;
      case 'conflict':
        this.document.meet(answer.theirs);
        break;
      case 'refused':
        this.#wantsVersion = false;
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

const noAnswer: SaveAnswer = { kind: 'offline' };

/** Whatever went wrong, the text is here and is sent once more. */
function unknown(fault: unknown): SaveAnswer {
  console.error(fault);
  return noAnswer;
}

function isBeingTyped(state: SaveState): boolean {
  return state.kind === 'kept' && state.why === 'typing';
}
