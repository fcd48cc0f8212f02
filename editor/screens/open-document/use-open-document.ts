import { hourMs } from '@farol/content-model';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Offline, SignedOut, Unfulfilled } from '../../api/faults.ts';
import { putWorkingCopy, removeWorkingCopy } from '../../api/previews.ts';
import {
  discardDraft,
  openDocument as fetchDocument,
  saveDraft,
  type WholeDocument,
} from '../../api/service.ts';
import { onSession } from '../../api/session.ts';
import { readVersion } from '../../api/versions.ts';
import type { ReadStored, Version } from '../../api/written.ts';
import { Journal } from '../../document/journal.ts';
import { type OpenDocument, openDocument } from '../../document/open.ts';
import { thisTab } from '../../document/tab.ts';
import type { Change } from '../../live/connection.ts';
import { useLive } from '../../live/live-provider.tsx';
import { mergeNewer, whateverStands } from '../../live/merge-newer.ts';

export interface Opened extends OpenDocument {
  whole: WholeDocument;
  /** Goes back to the published version. */
  dropDraft(): Promise<void>;
  /** Whether this device can keep no more of what is written. */
  isJournalFull: boolean;
  /** Whether the service does not answer: what others have saved since may be missing here. */
  isUnanswered: boolean;
}

type Opening =
  | { kind: 'loading' }
  | { kind: 'failed'; fault: Error; again(): void }
  | { kind: 'open'; open: Opened };

/** How often to check for closed tabs with unsaved text, in milliseconds. */
const otherTabsMs = 3_000;
/** The delay before an unanswered request is repeated, in milliseconds. */
const retryMs = 5_000;
/** How long a page that was left can be opened again where nothing answers, in milliseconds: a working day. */
const knownForMs = 12 * hourMs;

/** Opens a document from this device's journal and the service; keeps and saves it while it is open. */
export function useOpenDocument(id: string, person: string): Opening {
  const queries = useQueryClient();
  const [open, setOpen] = useState<Omit<Opened, 'whole' | 'isJournalFull' | 'isUnanswered'> | null>(
    null,
  );
  const [fault, setFault] = useState<Error | null>(null);
  const [isJournalFull, setJournalFull] = useState(false);
  const queryKey = ['open', id];
  const loaded = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchDocument(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    gcTime: knownForMs,
    retry: (failures, fault) =>
      fault instanceof Offline && failures < 3 && queries.getQueryData(queryKey) === undefined,
    refetchInterval: ({ state: { error, data } }) =>
      error instanceof Offline && data !== undefined && retryMs,
  });
  const isUnanswered = loaded.error instanceof Offline;
  const isRefused = loaded.isError && !isUnanswered && !(loaded.error instanceof SignedOut);
  // What is open stays whatever the answer is; what was open before is opened again unless that is refused.
  const isToShow = loaded.isFetchedAfterMount && (open !== null || !isRefused);
  const whole = isToShow ? loaded.data : undefined;
  const { dataUpdatedAt } = loaded;
  const latest = useRef({ whole, dataUpdatedAt, isRefused });
  latest.current = { whole, dataUpdatedAt, isRefused };
  /** When the service answered what the open document was last compared with. */
  const comparedWith = useRef(0);
  const isLoaded = whole !== undefined;

  // What was refused is not shown again where nothing answers.
  useEffect(
    () => () => {
      if (latest.current.isRefused) queries.removeQueries({ queryKey: ['open', id], exact: true });
    },
    [queries, id],
  );

  // Later changes of the loaded document, such as its publication, leave the open form as it is.
  useEffect(() => {
    const known = latest.current;
    const version = known.whole?.draft ?? known.whole?.published;
    if (!isLoaded || !version) return;
    comparedWith.current = known.dataUpdatedAt;
    let isGone = false;
    let close = () => {};
    const begin = async () => {
      const journal = await Journal.open({ service: location.origin, person }, () =>
        setJournalFull(true),
      );
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
      close = () => {
        stop();
        removeEventListener('pagehide', isWrittenNoMore);
        clearInterval(looking);
        isWrittenNoMore();
        void opened.leave().finally(() => {
          void journal.close();
          void queries.invalidateQueries({ queryKey: ['documents'] });
        });
      };
      if (isGone) return close();
      const dropDraft = () =>
        opened.saving.goBack(async () => {
          await discardDraft(id);
          const found = await fetchDocument(id);
          queries.setQueryData(['open', id], found);
          const standing = found.draft ?? found.published;
          if (!standing)
            throw new Unfulfilled('Nothing of this page is published.', { code: 'not_published' });
          return seenBy(person, standing);
        });
      setOpen({ ...opened, dropDraft });
    };
    begin().catch(setFault);
    return () => {
      isGone = true;
      close();
      setOpen(null);
    };
  }, [isLoaded, id, person, queries]);

  const opened = useMemo(
    () => open && whole && { ...open, whole, isJournalFull, isUnanswered },
    [open, whole, isJournalFull, isUnanswered],
  );

  const isArchived = whole?.archived;
  useEffect(() => {
    if (!open || !isArchived) return;
    // Text that was not saved before it came into the archive is saved once it is out.
    return () => void open.saving.now();
  }, [open, isArchived]);

  const live = useLive();
  const { refetch } = loaded;
  useEffect(() => {
    if (!open) return;
    const newer = mergeNewer(
      open,
      async () => {
        const { draft, published } = await fetchDocument(id);
        const version = draft ?? published;
        return version && seenBy(person, version);
      },
      readStored(id),
    );
    // No event tells what others did before this page was opened with what was known.
    if (comparedWith.current !== dataUpdatedAt) newer.told(whateverStands);
    comparedWith.current = dataUpdatedAt;
    const stop = live.subscribe((said) => {
      const told =
        said.event === 'change' && said.data.drafts.findLast((each) => each.document === id);
      if (told) newer.told(told.version);
      if (said.event === 'state' && !said.data.replayed) newer.told(whateverStands);
      if (said.event === 'change' && standsOtherwise(said.data, id)) void refetch();
    });
    return () => {
      stop();
      newer.close();
    };
  }, [open, live, id, person, refetch, dataUpdatedAt]);

  if (loaded.isError && loaded.isFetchedAfterMount && !whole)
    return { kind: 'failed', fault: loaded.error, again: () => void loaded.refetch() };
  if (fault) return { kind: 'failed', fault, again: () => location.reload() };
  return opened ? { kind: 'open', open: opened } : { kind: 'loading' };
}

const readStored =
  (id: string): ReadStored =>
  (version) =>
    readVersion(id, version).catch(() => null);

/** The person's own versions have no author. */
function seenBy(person: string, version: Version): Version {
  return version.by === `person/${person}` ? { ...version, by: null } : version;
}

/** Whether somebody published the document, took it off the site or archived it. */
function standsOtherwise({ published, unpublished, archive }: Change, id: string): boolean {
  return [...published, ...unpublished, ...archive].includes(id);
}
