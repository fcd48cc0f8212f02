import { EditedDocument, editingOf, isSaved } from './edited-document.ts';
import type { Journal } from './journal.ts';
import { Saving } from './saving.ts';
import type { Version } from './written.ts';

export interface OpenDocument {
  document: EditedDocument;
  saving: Saving;
  /** When what is shown was written on this device, where it was not saved then. */
  recoveredAt: number | null;
  close(): void;
}

interface Opening {
  id: string;
  /** What the service has. */
  version: Version;
  journal: Journal;
  save: ConstructorParameters<typeof Saving>[1];
  clock?: () => number;
}

/** Opens a document as this device knows it, brings in what others saved since, and keeps and saves what is written. */
export async function openDocument(opening: Opening): Promise<OpenDocument> {
  const { id, version, journal, save, clock = Date.now } = opening;
  const entry = await journal.read(id).catch(() => null);
  const document = new EditedDocument(entry?.editing ?? editingOf(version), clock);
  const recoveredAt = entry && !isSaved(entry.editing) ? entry.at : null;
  if (document.editing().base.id !== version.id) document.meet(version);
  const stop = document.subscribe(() => {
    void journal.keep({ document: id, editing: document.editing(), at: clock() });
  });
  const saving = new Saving(document, save);
  return {
    document,
    saving,
    recoveredAt: isSaved(document.editing()) ? null : recoveredAt,
    close() {
      stop();
      saving.close();
    },
  };
}
