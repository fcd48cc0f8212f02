import type { PlaceFault, Unfulfilled } from '../api/faults.ts';
import type { SaveAnswer, Sending, Version } from '../api/written.ts';
import { Listeners } from '../listeners.ts';
import { type EditedDocument, isSaved } from './edited-document.ts';
import { NotSaved } from './not-saved.ts';

/** A draft is saved when nobody has typed for this many milliseconds, */
const restMs = 1000;
/** and at the latest this many milliseconds after the first keystroke. */
const maxWaitMs = 10_000;
/** How often a save is repeated after merging what others saved meanwhile. */
const maxMeetings = 5;
/** How long to wait for this device's journal before the text is sent anyway, in milliseconds. */
const keepingMs = 2000;
/** The delays before a failed save is repeated, in milliseconds. */
const retryMs = [1000, 2000, 5000, 10_000, 30_000] as const;

export type SaveState =
  | { kind: 'saved'; at: number }
  | { kind: 'saving' }
  /** The text is in this device's journal; saving continues by itself. */
  | { kind: 'kept'; why: 'typing' | 'offline' | 'signed-out' }
  /** The service rejects the text; `faults` gives the reason for each place. */
  | { kind: 'refused'; fault: Unfulfilled; faults: readonly PlaceFault[] }
  /** Somebody else wrote in the same place: one of the texts has to be chosen. */
  | { kind: 'clash'; by: string | null };

export interface SavingTo {
  /** Resolves to `offline` when it is aborted. */
  save(sending: Sending, calledOff: AbortSignal): Promise<SaveAnswer>;
  /** Stores a sending on this device before it is sent. */
  keep?(): Promise<void>;
  /** The sending that was unanswered when this device last stored the document. */
  unanswered?: Sending | null;
}

/** Saves the draft of an open document, one request at a time, and reports the state. */
export class Saving {
  #state: SaveState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waitingSince: number | null = null;
  #running: Promise<void> | null = null;
  #failures = 0;
  readonly #stop: () => void;
  readonly #listeners = new Listeners();

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

  readonly subscribe = this.#listeners.subscribe;

  /** Sent without an answer so far: it is repeated before anything else is sent. */
  get unanswered(): Sending | null {
    return this.#unanswered;
  }

  /** Saves at once: on request, back online, or after signing in again. */
  async now(): Promise<void> {
    clearTimeout(this.#timer);
    // Another waiting call may have started a save first.
    while (this.#running) await this.#running;
    const isRepeating = this.#unanswered !== null;
    await this.#run();
    if (isRepeating && this.#unanswered === null) await this.#run();
  }

  /**
   * Saves what is written now and returns its version, or throws `NotSaved`. Actions on the page as it is on the
   * service wait for this.
   */
  async settled(): Promise<Version> {
    for (let meeting = 0; meeting < maxMeetings; meeting += 1) {
      await this.now();
      const editing = this.document.editing();
      if (this.#state.kind === 'saved' && isSaved(editing)) return editing.base;
      const goesOn = this.#state.kind === 'saving' || isBeingTyped(this.#state);
      if (!goesOn || this.#ending.signal.aborted) break;
    }
    throw new NotSaved();
  }

  /** Takes a version the service goes back to. What is typed before it answers stays. */
  async goBack(ask: () => Promise<Version>): Promise<void> {
    await this.#alone(async () => {
      const { written } = this.document;
      const version = await ask();
      this.#unanswered = null;
      this.#wantsVersion = false;
      this.document.wentBack(version, written);
    });
  }

  /** Saves what is written now by another request, such as one that restores a version. */
  async saveBy(ask: () => Promise<Version>): Promise<void> {
    await this.#alone(async () => this.document.saved(await ask()));
  }

  /** Works while no save is running: one would make another draft. */
  async #alone(work: () => Promise<void>): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#running) await this.#running;
    const working = work();
    this.#running = working.catch(() => {});
    this.#say({ kind: 'saving' });
    try {
      await working;
    } finally {
      this.#running = null;
      this.#noticed();
    }
  }

  /** Saves what is written now as a version that is kept. */
  async keepVersion(): Promise<void> {
    this.#wantsVersion = true;
    await this.now();
  }

  /**
   * Ends saving when the page is left: what is not on the service is sent once more; if that fails, it stays in the
   * journal.
   */
  async leave(): Promise<void> {
    this.#stop();
    await this.now();
    // The first call may only have finished an earlier save; this one sends the rest.
    if (this.#failures === 0) await this.now();
    this.close();
  }

  /** Ends saving at once and aborts the running request; what is not saved stays in the journal. */
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
    const left = this.#waitingSince + maxWaitMs - Date.now();
    this.#in(Math.max(0, Math.min(restMs, left)));
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

  /** Resolves once the answer is handled, so that waiting callers see the result. */
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
    // After signing in again, the same key gets the same answer.
    if (answer.kind !== 'offline' && answer.kind !== 'signed-out') this.#unanswered = null;
    return answer;
  }

  async #kept(): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, keepingMs);
    });
    await Promise.race([this.#to.keep?.(), late]);
    clearTimeout(timer);
  }

  #took(answer: SaveAnswer, sending: Sending): void {
    // Nobody needs the answer after closing.
    if (this.#ending.signal.aborted) return;
    this.#failures = answer.kind === 'offline' ? this.#failures + 1 : 0;
    switch (answer.kind) {
      case 'saved':
        if (!sending.isAutosave) this.#wantsVersion = false;
        this.document.saved(answer.version);
        break;
      case 'conflict':
        this.document.meet(answer.theirs, answer.base);
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
        this.#in(retryMs[Math.min(this.#failures, retryMs.length) - 1] ?? retryMs[0]);
    }
  }

  #say(state: SaveState): void {
    if (JSON.stringify(state) === JSON.stringify(this.#state)) return;
    this.#state = state;
    this.#listeners.tell();
  }
}

const noAnswer: SaveAnswer = { kind: 'offline' };

/** An unexpected error counts as offline: the text is kept and sent again. */
function unknown(fault: unknown): SaveAnswer {
  console.error(fault);
  return noAnswer;
}

function isBeingTyped(state: SaveState): boolean {
  return state.kind === 'kept' && state.why === 'typing';
}
