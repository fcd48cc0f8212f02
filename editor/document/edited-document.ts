import { merge, same } from '@farol/content-model';
import { change, type History, historyOf, redo, undo } from './history.ts';
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
    const { history, clashes } = this.#editing;
    const written = withValueAt(history.present, path, value);
    if (same(written, history.present)) return;
    const step = { place: pathText(path), now: this.#clock(), isTyping };
    this.#set({ history: change(history, written, step), clashes: without(clashes, path) });
  }

  undo(): void {
    this.#set({ history: undo(this.#editing.history) });
  }

  redo(): void {
    this.#set({ history: redo(this.#editing.history) });
  }

  /** What was sent is on the service now; what was written meanwhile is still to be sent. */
  saved(version: Version): void {
    this.#set({ base: version });
  }

  /** Brings in what somebody else saved: other places merge, the same place is put side by side. */
  meet(theirs: Version): void {
    const { history, base, clashes } = this.#editing;
    const { merged, conflicts } = merge(writtenOf(base), history.present, writtenOf(theirs));
    const met = conflicts.map((conflict): Clash => ({ ...conflict, by: theirs.by }));
    this.#set({
      history: { ...history, present: merged },
      base: theirs,
      clashes: [
        ...clashes.filter(({ path }) => !met.some((each) => same(each.path, path))),
        ...met,
      ],
    });
  }

  /** Chooses one of two texts; the choice can be undone as every change. */
  choose({ path, yours, theirs }: Clash, side: 'yours' | 'theirs'): void {
    this.write(path, side === 'yours' ? yours : theirs);
    this.#set({ clashes: without(this.#editing.clashes, path) });
  }

  #set(changed: Partial<Editing>): void {
    this.#editing = { ...this.#editing, ...changed };
    for (const listener of this.#listeners) listener();
  }
}

/** What was written over by hand needs no choice any more. */
function without(clashes: readonly Clash[], path: Path): readonly Clash[] {
  return clashes.filter((clash) => !same(clash.path, path));
}
