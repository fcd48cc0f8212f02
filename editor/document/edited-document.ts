import { merge, same } from '@farol/content-model';
import { afterJoining, afterMeeting, afterWriting, withChosen } from './clashes.ts';
import { change, type History, historyOf, joined, redo, undo } from './history.ts';
import { type Path, pathText, withValueAt } from './path.ts';
import { type Clash, type Version, type Written, writtenOf } from './written.ts';

/** All that is known of a document that is open. It never changes; a change makes another one. */
export interface Editing {
  history: History<Written>;
  /** The version on the service that everything here goes out from. */
  base: Version;
  /** Where somebody else wrote in the same place, until one of the two texts is chosen. */
  clashes: readonly Clash[];
}

export function editingOf(base: Version): Editing {
  return { history: historyOf(writtenOf(base)), base, clashes: [] };
}

export function isSaved({ history, base }: Editing): boolean {
  return same(writtenOf(base), history.present);
}

/** The document that is open: forms, undo, journal, saving and preview hang on it. */
export class EditedDocument {
  #editing: Editing;
  readonly #clock: () => number;
  readonly #listeners = new Set<() => void>();

  constructor(editing: Editing, clock: () => number) {
    this.#editing = editing;
    this.#clock = clock;
  }

  /** With `subscribe` what `useSyncExternalStore` asks for. */
  readonly editing = (): Editing => this.#editing;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get written(): Written {
    return this.#editing.history.present;
  }

  /** Writes a value at a path; typing in one place becomes one step of undo. */
  write(path: Path, value: unknown, { isTyping = false } = {}): void {
    this.#change(withValueAt(this.written, path, value), path, isTyping);
  }

  undo(): void {
    this.#wrote(undo(this.#editing.history));
  }

  redo(): void {
    this.#wrote(redo(this.#editing.history));
  }

  /** What was sent is on the service now; what was written meanwhile is still to be sent. */
  saved(version: Version): void {
    this.#set({ base: version });
  }

  /** Brings in what somebody else saved: other places merge, the same place is put side by side. */
  meet(theirs: Version): void {
    const { history, base, clashes } = this.#editing;
    const before = history.present;
    const { merged, conflicts } = merge(writtenOf(base), before, writtenOf(theirs));
    this.#set({
      history: { ...history, present: merged },
      base: theirs,
      clashes: afterMeeting(clashes, conflicts, { before, after: merged, theirs, base }),
    });
  }

  /** Takes in what the same person wrote in another tab on the same version, with what can be undone there. */
  join(other: Editing): void {
    const { history, base, clashes } = this.#editing;
    const { present } = other.history;
    const { merged, conflicts } = merge(writtenOf(base), history.present, present);
    const here = { clashes, before: history.present };
    const there = { clashes: other.clashes, before: present };
    this.#set({
      history: { ...joined(history, other.history), present: merged },
      clashes: afterJoining([here, there], conflicts, { merged, base }),
    });
  }

  /** Chooses one of two texts; the choice can be undone as every change. */
  choose(clash: Clash, side: 'yours' | 'theirs'): void {
    const clashes = this.#editing.clashes.filter((each) => each !== clash);
    // Pressed while something newer came: that is what is to be chosen from.
    if (clashes.length === this.#editing.clashes.length) return;
    this.#set({ clashes });
    this.#change(withChosen(this.written, clash, side), clash.path, false);
  }

  /** Puts back what the service had instead of what was here, as one step; what was written since then stays. */
  takeBack({ history: { present }, base, clashes }: Editing): void {
    const { merged } = merge(present, this.written, writtenOf(base));
    const dropped = clashes.filter(({ isUnsaved }) => isUnsaved).map(({ theirs }) => theirs);
    const isDropped = ({ isUnsaved, theirs }: Clash) =>
      isUnsaved && dropped.some((each) => same(each, theirs));
    this.#set({ clashes: this.#editing.clashes.filter((clash) => !isDropped(clash)) });
    this.#change(merged, [], false);
  }

  /** Takes what the service went back to, as one step that can be undone; what was written after `before` stays. */
  wentBack(version: Version, before: Written): void {
    const { merged } = merge(before, this.written, writtenOf(version));
    this.#set({ base: version, clashes: [] });
    this.#change(merged, [], false);
  }

  #change(written: Written, path: Path, isTyping: boolean): void {
    const { history } = this.#editing;
    if (same(written, history.present)) return;
    const step = { place: pathText(path), now: this.#clock(), isTyping };
    this.#wrote(change(history, written, step));
  }

  #wrote(history: History<Written>): void {
    const { history: before, clashes, base } = this.#editing;
    const texts = { before: before.present, after: history.present, theirs: base };
    this.#set({ history, clashes: afterWriting(clashes, texts) });
  }

  #set(changed: Partial<Editing>): void {
    this.#editing = { ...this.#editing, ...changed };
    for (const listener of this.#listeners) listener();
  }
}
