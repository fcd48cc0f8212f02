import { merge, type Path, pathText, same, withValueAt } from '@farol/content-model';
import { type Version, type Written, writtenOf } from '../api/written.ts';
import { Listeners } from '../listeners.ts';
import {
  type Clash,
  clashesAfterMerge,
  clashesAfterTyping,
  clashesOfTabs,
  withChosen,
} from './clashes.ts';
import { change, type History, historyOf, joinHistories, redo, undo } from './history.ts';

/** The state of an open document. It is immutable; each change makes a new one. */
export interface Editing {
  history: History<Written>;
  /** The version on the service that this text is based on. */
  base: Version;
  /** Places where somebody else wrote too, until one of the two texts is chosen. */
  clashes: readonly Clash[];
}

export function editingOf(base: Version): Editing {
  return { history: historyOf(writtenOf(base)), base, clashes: [] };
}

export function isSaved({ history, base }: Editing): boolean {
  return same(writtenOf(base), history.present);
}

/** The service stores some values in another form than they were sent in, such as crops: nobody changed these. */
function asStored(editing: Editing, stored: Version | null): Editing {
  const { history, base } = editing;
  if (stored?.id !== base.id) return editing;
  const { merged, conflicts } = merge(writtenOf(base), history.present, writtenOf(stored));
  const present = conflicts.reduceRight((text, each) => withChosen(text, each, 'yours'), merged);
  return { ...editing, history: { ...history, present }, base: stored };
}

/** The open document, used by forms, undo, journal, saving and preview. */
export class EditedDocument {
  #editing: Editing;
  readonly #clock: () => number;
  readonly #listeners = new Listeners();

  constructor(editing: Editing, clock: () => number) {
    this.#editing = editing;
    this.#clock = clock;
  }

  /** With `subscribe`, the arguments of `useSyncExternalStore`. */
  readonly editing = (): Editing => this.#editing;

  readonly subscribe = this.#listeners.subscribe;

  get written(): Written {
    return this.#editing.history.present;
  }

  /** Writes a value at a path; typing in one place becomes one undo step. */
  write(path: Path, value: unknown, { isTyping = false } = {}): void {
    this.#change(withValueAt(this.written, path, value), path, isTyping);
  }

  undo(): void {
    this.#wrote(undo(this.#editing.history));
  }

  redo(): void {
    this.#wrote(redo(this.#editing.history));
  }

  /** Makes the saved version the new base; what was written meanwhile is still unsaved. */
  saved(version: Version): void {
    this.#set({ base: version });
  }

  /**
   * Merges what somebody else saved; where both wrote in the same place, there is a clash. `stored` is the base as the
   * service has it.
   */
  meet(theirs: Version, stored: Version | null = null): void {
    const { history, base, clashes } = asStored(this.#editing, stored);
    const before = history.present;
    const { merged, conflicts } = merge(writtenOf(base), before, writtenOf(theirs));
    this.#set({
      history: { ...history, present: merged },
      base: theirs,
      clashes: clashesAfterMerge(clashes, conflicts, { before, after: merged, theirs, base }),
    });
  }

  /** Merges what the same person wrote in another tab on the same version, with its undo steps. */
  join(other: Editing): void {
    const { history, base, clashes } = this.#editing;
    const { present } = other.history;
    const { merged, conflicts } = merge(writtenOf(base), history.present, present);
    const here = { clashes, before: history.present };
    const there = { clashes: other.clashes, before: present };
    this.#set({
      history: { ...joinHistories(history, other.history), present: merged },
      clashes: clashesOfTabs([here, there], conflicts, { merged, base }),
    });
  }

  /** Chooses one of two texts; the choice can be undone like any change. */
  choose(clash: Clash, side: 'yours' | 'theirs'): void {
    const clashes = this.#editing.clashes.filter((each) => each !== clash);
    // A newer clash replaced it while the button was pressed: the choice is between those texts now.
    if (clashes.length === this.#editing.clashes.length) return;
    this.#set({ clashes });
    this.#change(withChosen(this.written, clash, side), clash.path, false);
  }

  /** Restores what the service had in place of unsaved text, as one step; what was written since then stays. */
  takeBack({ history: { present }, base, clashes }: Editing): void {
    const { merged } = merge(present, this.written, writtenOf(base));
    const dropped = clashes.filter(({ isUnsaved }) => isUnsaved).map(({ theirs }) => theirs);
    const isDropped = ({ isUnsaved, theirs }: Clash) =>
      isUnsaved && dropped.some((each) => same(each, theirs));
    this.#set({ clashes: this.#editing.clashes.filter((clash) => !isDropped(clash)) });
    this.#change(merged, [], false);
  }

  /** Takes a version the service went back to, as one undo step; what was written after `before` stays. */
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
    this.#set({ history, clashes: clashesAfterTyping(clashes, texts) });
  }

  #set(changed: Partial<Editing>): void {
    this.#editing = { ...this.#editing, ...changed };
    this.#listeners.tell();
  }
}
