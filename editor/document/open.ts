import { EditedDocument, editingOf, isSaved } from './edited-document.ts';
import type { Journal } from './journal.ts';
import { Saving, type SavingTo, type Sending } from './saving.ts';
import { WorkingCopy } from './working-copy.ts';
import type { Version, Written } from './written.ts';

export interface OpenDocument {
  document: EditedDocument;
  saving: Saving;
  /** Follows each word; the preview follows it. */
  workingCopy: WorkingCopy;
  /** When what is shown was written on this device, where it was not saved then. */
  recoveredAt: number | null;
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
  const entry = await journal.read(id).catch(() => null);
  const document = new EditedDocument(entry?.editing ?? editingOf(version), clock);
  const recoveredAt = entry && !isSaved(entry.editing) ? entry.at : null;
  const unanswered = await arrived(entry?.unanswered ?? null, { document, save });
  // What was on its way may stand now, or lie below what somebody else made of it.
  const isKnown = [document.editing().base.id, unanswered?.basedOn].includes(version.id);
  if (!isKnown && !isOlder(version, document.editing().base)) document.meet(version);
  const keep = () =>
    journal.keep({
      ...{ document: id, editing: document.editing(), at: clock() },
      unanswered: saving.unanswered,
    });
  const saving = new Saving(document, { save, keep, unanswered });
  const stop = document.subscribe(() => void keep());
  const workingCopy = new WorkingCopy(document, say);
  return {
    document,
    saving,
    workingCopy,
    recoveredAt: isSaved(document.editing()) ? null : recoveredAt,
    close() {
      stop();
      saving.close();
      workingCopy.close();
    },
  };
}

/** Asks for the answer that was lost with the page; what is still not known stays to be asked. */
async function arrived(
  sending: Sending | null,
  { document, save }: { document: EditedDocument; save: SavingTo['save'] },
): Promise<Sending | null> {
  if (!sending) return null;
  const answer = await save(sending);
  if (answer.kind === 'saved') document.saved(answer.version);
  return answer.kind === 'offline' || answer.kind === 'signed-out' ? sending : null;
}

/** Whether the service was asked for it before it took what was on its way. */
function isOlder(version: Version, base: Version): boolean {
  return version.at < base.at;
}
