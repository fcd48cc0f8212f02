import { same } from '@farol/content-model';
import type { ReadStored, Version, Written } from '../api/written.ts';
import { EditedDocument, editingOf, isSaved } from './edited-document.ts';
import type { Journal } from './journal.ts';
import { mergeUnsaved } from './merge-unsaved.ts';
import { Saving, type SavingTo } from './saving.ts';
import { WorkingCopy } from './working-copy.ts';

export interface OpenDocument {
  document: EditedDocument;
  saving: Saving;
  /** Sends each keystroke to the service, where the preview follows it. */
  workingCopy: WorkingCopy;
  /** For a text that was written on this device and not saved then: when, and in how many tabs. Else null. */
  recovered: { at: number; tabs: number } | null;
  /** Restores what the service had; what was written since then stays, and it can be undone. */
  dropRecovered(): void;
  /** Merges the unsaved text of tabs that were gone at two checks in a row. */
  takeOver(): Promise<void>;
  /** Closes the document after sending what is not saved. */
  leave(): Promise<void>;
  /** Closes the document at once. */
  close(): void;
}

interface Opening {
  id: string;
  /** The version on the service. */
  version: Version;
  journal: Journal;
  save: SavingTo['save'];
  readStored: ReadStored;
  /** Sends the text while it is being written, before it is saved. */
  say(written: Written): Promise<unknown>;
  clock?: () => number;
}

/** Opens a document from this device's journal, merges what others saved since, and keeps and saves what is written. */
export async function openDocument(opening: Opening): Promise<OpenDocument> {
  const { id, version, journal, save, readStored, say, clock = Date.now } = opening;
  const own = await journal.read(id);
  const left = await journal.left(id);
  // A new tab continues where the last one ended.
  const [first, ...others] = own ? [own, ...left] : left;
  const document = new EditedDocument(first?.editing ?? editingOf(version), clock);
  const unsaved = [...(first ? [first] : []), ...others].filter((each) => !isSaved(each.editing));
  const unanswered = await mergeUnsaved(
    document,
    { unanswered: first?.unanswered ?? null, left: others },
    { version, save, readStored, clock },
  );
  const asOpened = document.editing();
  let isEnding = false;
  /** Tabs that were gone at the last check: a tab that reloads is gone for a moment. */
  let missing: ReadonlySet<string> = new Set();
  const keep = async () => {
    if (!isEnding) await journal.keep(entry());
  };
  const saving = new Saving(document, { save, keep, unanswered });
  const entry = () => ({
    ...{ document: id, editing: document.editing(), at: clock() },
    unanswered: saving.unanswered,
  });
  if (left.length > 0) await journal.takeOver(entry(), left);
  const stop = document.subscribe(() => void keep());
  const workingCopy = new WorkingCopy(document, say);
  const end = () => {
    isEnding = true;
    stop();
    workingCopy.close();
  };
  /** Repeating what a tab was sending may take longer than until the next check. */
  let takingOver: Promise<void> | null = null;
  const takeOverMissing = async () => {
    const left = await journal.left(id);
    const more = left.filter(({ tab }) => missing.has(tab));
    missing = new Set(left.map(({ tab }) => tab));
    // While a save is unanswered, its result is unknown.
    if (more.length === 0 || saving.unanswered || isEnding) return;
    const { base } = document.editing();
    const rest = { unanswered: null, left: more };
    await mergeUnsaved(document, rest, { version: base, save, readStored, clock });
    await journal.takeOver(entry(), more);
  };
  return {
    document,
    saving,
    workingCopy,
    recovered:
      unsaved.length === 0 || isSaved(document.editing())
        ? null
        : { at: Math.max(...unsaved.map(({ at }) => at)), tabs: unsaved.length },
    dropRecovered: () => document.takeBack(asOpened),
    takeOver() {
      takingOver ??= takeOverMissing().finally(() => {
        takingOver = null;
      });
      return takingOver;
    },
    async leave() {
      end();
      const last = document.written;
      const wasSaved = isSaved(document.editing());
      await saving.leave();
      if (wasSaved || !isSaved(document.editing())) return;
      // Marks the entry as saved, but only if it still has this text: signing out deletes it, and a page that opened
      // the document again may have written more.
      const kept = await journal.read(id);
      if (kept && same(kept.editing.history.present, last)) await journal.keep(entry());
    },
    close() {
      end();
      saving.close();
    },
  };
}
