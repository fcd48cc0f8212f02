import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { openDocument as fetchDocument, type WholeDocument } from '../../api/service.ts';
import type { Change } from '../../live/connection.ts';
import { useLive } from '../../live/live-provider.tsx';
import { mergeNewer, whateverStands } from '../../live/merge-newer.ts';
import { type OpenInTab, openInTab, readStored, seenBy } from './open-in-tab.ts';
import { useFetchedDocument } from './use-fetched-document.ts';

export interface Opened extends OpenInTab {
  whole: WholeDocument;
  /** Whether this device can keep no more of what is written. */
  isJournalFull: boolean;
  /** Whether the service does not answer: what others have saved since may be missing here. */
  isUnanswered: boolean;
}

type Opening =
  | { kind: 'loading' }
  | { kind: 'failed'; fault: Error; again(): void }
  | { kind: 'open'; open: Opened };

/** Opens a document, and keeps it up to date with what others do while it is open. */
export function useOpenDocument(id: string, person: string): Opening {
  const queries = useQueryClient();
  const [open, setOpen] = useState<OpenInTab | null>(null);
  const [fault, setFault] = useState<Error | null>(null);
  const [isJournalFull, setJournalFull] = useState(false);
  const fetched = useFetchedDocument(id, open !== null);
  const { whole, dataUpdatedAt, isUnanswered, refetch } = fetched;
  const latest = useRef({ whole, dataUpdatedAt });
  latest.current = { whole, dataUpdatedAt };
  /** When the service answered what the open document was last compared with. */
  const comparedWith = useRef(0);
  const isFetched = whole !== undefined;

  // Later changes of the loaded document, such as its publication, leave the open form as it is.
  useEffect(() => {
    const known = latest.current;
    const version = known.whole?.draft ?? known.whole?.published;
    if (!isFetched || !version) return;
    comparedWith.current = known.dataUpdatedAt;
    let isGone = false;
    let close = () => {};
    const onJournalFull = () => setJournalFull(true);
    openInTab({ id, person, version, queries, onJournalFull })
      .then((opened) => {
        if (isGone) return opened.close();
        close = opened.close;
        setOpen(opened.open);
      })
      .catch(setFault);
    return () => {
      isGone = true;
      close();
      setOpen(null);
    };
  }, [isFetched, id, person, queries]);

  const isArchived = whole?.archived;
  useEffect(() => {
    if (!open || !isArchived) return;
    // Text that was not saved before it came into the archive is saved once it is out.
    return () => void open.saving.now();
  }, [open, isArchived]);

  const live = useLive();
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

  const opened = useMemo(
    () => open && whole && { ...open, whole, isJournalFull, isUnanswered },
    [open, whole, isJournalFull, isUnanswered],
  );
  if (fetched.fault) return { kind: 'failed', fault: fetched.fault, again: () => void refetch() };
  if (fault) return { kind: 'failed', fault, again: () => location.reload() };
  return opened ? { kind: 'open', open: opened } : { kind: 'loading' };
}

/** Whether somebody published the document, took it off the site or archived it. */
function standsOtherwise({ published, unpublished, archive }: Change, id: string): boolean {
  return [...published, ...unpublished, ...archive].includes(id);
}
