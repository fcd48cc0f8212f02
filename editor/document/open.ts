import { same } from '@farol/content-model';
import { bringTogether } from './bring-together.ts';
import { EditedDocument, editingOf, isSaved } from './edited-document.ts';
import type { Journal } from './journal.ts';
import { Saving, type SavingTo } from './saving.ts';
import { WorkingCopy } from './working-copy.ts';
import type { Version, Written } from './written.ts';

export interface OpenDocument {
  document: EditedDocument;
  saving: Saving;
  /** Follows each word; the preview follows it. */
  workingCopy: WorkingCopy;
  /** What is shown was written on this device and not saved then: when, and in how many tabs. */
  recovered: { at: number; tabs: number } | null;
  /** Puts back what the service had instead; what was written since then stays, and it can be undone. */
  dropRecovered(): void;
  /** Takes in what tabs left unsaved that are gone for as long as from one look to the next. */
  takeOver(): Promise<void>;
  /** Ends it; what is not on the service yet is sent. */
  leave(): Promise<void>;
  /** Ends it at once. */
  close(): void;
}

interface Opening {
  id: string;
  /** What the service has. */
  version: Version;
  journal: Journal;
  save: SavingTo['save'];
  /** Says what is being written, before it is saved. */
  say(written: Written): Promise<unknown>;
  clock?: () => number;
}

/** Opens a document as this device knows it, brings in what others saved since, and keeps and saves what is written. */
export async function openDocument(opening: Opening): Promise<OpenDocument> {
  const { id, version, journal, save, say, clock = Date.now } = opening;
  const own = await journal.read(id);
  const left = await journal.left(id);
  // A new tab goes on where the last one ended.
  const [first, ...others] = own ? [own, ...left] : left;
  const document = new EditedDocument(first?.editing ?? editingOf(version), clock);
  const unsaved = [...(first ? [first] : []), ...others].filter((each) => !isSaved(each.editing));
  const unanswered = await bringTogether(
    document,
    { unanswered: first?.unanswered ?? null, left: others },
    { version, save, clock },
  );
  const asOpened = document.editing();
  let isEnding = false;
  /** Tabs that were not there at the last look: one that is reloaded is away for a moment. */
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
  return {
    document,
    saving,
    workingCopy,
    recovered:
      unsaved.length === 0 || isSaved(document.editing())
        ? null
        : { at: Math.max(...unsaved.map(({ at }) => at)), tabs: unsaved.length },
    dropRecovered: () => document.takeBack(asOpened),
    async takeOver() {
      const left = await journal.left(id);
      const more = left.filter(({ tab }) => missing.has(tab));
      missing = new Set(left.map(({ tab }) => tab));
      // While a save is on its way nobody knows what it came to.
      if (more.length === 0 || saving.unanswered || isEnding) return;
      const { base } = document.editing();
      const rest = { unanswered: null, left: more };
      await bringTogether(document, rest, { version: base, save, clock });
      await journal.takeOver(entry(), more);
    },
    async leave() {
      end();
      const last = document.written;
      const wasSaved = isSaved(document.editing());
      await saving.leave();
      if (wasSaved || !isSaved(document.editing())) return;
      // Where it was signed out meanwhile nothing is to be kept; opened again, what is written there is.
      const kept = await journal.read(id);
      if (kept && same(kept.editing.history.present, last)) await journal.keep(entry());
    },
    close() {
      end();
      saving.close();
    },
  };
}
