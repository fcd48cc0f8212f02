import type { QueryClient } from '@tanstack/react-query';
import { Unfulfilled } from '../../api/faults.ts';
import { putWorkingCopy, removeWorkingCopy } from '../../api/previews.ts';
import { discardDraft, openDocument as fetchDocument, saveDraft } from '../../api/service.ts';
import { onSession } from '../../api/session.ts';
import { readVersion } from '../../api/versions.ts';
import type { ReadStored, Version } from '../../api/written.ts';
import { Journal } from '../../document/journal.ts';
import { type OpenDocument, openDocument } from '../../document/open.ts';
import { thisTab } from '../../document/tab.ts';
import { documentKey } from './use-fetched-document.ts';

export interface OpenInTab extends OpenDocument {
  /** Goes back to the published version. */
  dropDraft(): Promise<void>;
}

interface Opening {
  id: string;
  person: string;
  /** The version on the service. */
  version: Version;
  queries: QueryClient;
  onJournalFull(): void;
}

/** How often to check for closed tabs with unsaved text, in milliseconds. */
const otherTabsMs = 3_000;

/** Opens a document from this device's journal and the service; keeps and saves it until it is closed. */
export async function openInTab({ id, person, version, queries, onJournalFull }: Opening) {
  const journal = await Journal.open({ service: location.origin, person }, onJournalFull);
  const { id: tab } = await thisTab();
  // The working copy of a tab that ended suddenly would hide in its previews what others saved since.
  const forgotten = removeWorkingCopy(id, tab).catch(() => {});
  const opened = await openDocument({
    id,
    version: seenBy(person, version),
    journal,
    async save(sending, calledOff) {
      const answer = await saveDraft(id, sending, calledOff);
      if (answer.kind !== 'conflict') return answer;
      return { ...answer, theirs: seenBy(person, answer.theirs) };
    },
    readStored: readStored(id),
    say: (written) => forgotten.then(() => putWorkingCopy(id, tab, written)),
  });
  // After signing in again, text that only this device has is saved.
  const stop = onSession((change) => {
    if (change === 'begun') void opened.saving.now();
    if (change !== 'left') return;
    // A retry would store the text on this device again.
    opened.close();
    void journal.forget(id);
  });
  // A working copy that cannot be removed expires by itself.
  const isWrittenNoMore = () => void removeWorkingCopy(id, tab).catch(() => {});
  addEventListener('pagehide', isWrittenNoMore);
  const looking = setInterval(() => void opened.takeOver(), otherTabsMs);

  const dropDraft = () =>
    opened.saving.goBack(async () => {
      await discardDraft(id);
      const found = await fetchDocument(id);
      queries.setQueryData(documentKey(id), found);
      const standing = found.draft ?? found.published;
      if (!standing)
        throw new Unfulfilled('Nothing of this page is published.', { code: 'not_published' });
      return seenBy(person, standing);
    });
  const close = () => {
    stop();
    removeEventListener('pagehide', isWrittenNoMore);
    clearInterval(looking);
    isWrittenNoMore();
    void opened.leave().finally(() => {
      void journal.close();
      void queries.invalidateQueries({ queryKey: ['documents'] });
    });
  };
  return { open: { ...opened, dropDraft }, close };
}

export const readStored =
  (id: string): ReadStored =>
  (version) =>
    readVersion(id, version).catch(() => null);

/** The person's own versions have no author. */
export function seenBy(person: string, version: Version): Version {
  return version.by === `person/${person}` ? { ...version, by: null } : version;
}
