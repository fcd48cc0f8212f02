import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Link } from 'wouter';
import { listRemovedReleases, restoreRemovedRelease } from '../../api/publishing.ts';
import { useMessages, useWords } from '../../messages/messages.tsx';
import { Failed } from '../../parts/failed.tsx';
import { Fault } from '../../parts/fault.tsx';
import { useTimeFormat } from '../../parts/time-format.ts';
import { useAction } from '../../parts/use-action.ts';
import { useNames } from '../../person/names.ts';
import { useMayPublish } from '../../person/use-may-publish.ts';
import { removedWords } from './removed-words.ts';
import { releaseWords } from './words.ts';

function useRestoring() {
  const queries = useQueryClient();
  const { fault, isRunning, runAction } = useAction();
  const [restored, setRestored] = useState<Restored | null>(null);
  const restore = (id: string) =>
    runAction(async () => {
      const { release, left } = await restoreRemovedRelease(id);
      await queries.invalidateQueries();
      setRestored({ id, label: release.label, left: left.length });
    });
  return { fault, isRunning, restored, restore };
}

interface Restored {
  id: string;
  label: string;
  left: number;
}

function useRemoved() {
  return useQuery({
    queryKey: ['releases', 'removed'],
    queryFn: ({ signal }) => listRemovedReleases(signal),
  });
}

/** A notice right after a release was removed, with a button to undo it. */
export function JustRemoved({ id, close }: { id: string | null; close(): void }) {
  const messages = useMessages();
  const words = useWords(removedWords);
  const removed = useRemoved().data?.releases.find((each) => each.id === id);
  const { fault, isRunning, restored, restore } = useRestoring();
  const back = restored?.id === id ? restored : null;
  return (
    <>
      <div role="status">
        {(removed || back) && (
          <div className="notice row">
            {back && <Back restored={back} />}
            {removed && !back && (
              <>
                <span>{words.removed(removed.label)}</span>
                <Button
                  className="quiet"
                  aria-disabled={isRunning}
                  onPress={() => void restore(removed.id)}
                >
                  {messages.undo}
                </Button>
              </>
            )}
            <Button className="quiet" onPress={close}>
              {messages.close}
            </Button>
          </div>
        )}
      </div>
      {id && <Fault fault={fault} />}
    </>
  );
}

/** Removed releases, which are kept for a while and can be restored. */
export function RemovedReleases() {
  const messages = useMessages();
  const words = useWords(removedWords);
  const { documents } = useWords(releaseWords);
  const nameOf = useNames();
  const when = useTimeFormat();
  const { fault, isRunning, restored, restore } = useRestoring();
  const publishes = useMayPublish();
  const removed = useRemoved();
  const releases = removed.data?.releases ?? [];
  if (removed.isLoadingError)
    return <Failed fault={removed.error} again={() => void removed.refetch()} />;
  if (releases.length === 0 && !restored) return null;
  return (
    <details className="removed">
      <summary>{words.title(releases.length)}</summary>
      <div role="status">
        {restored && (
          <p className="notice">
            <Back restored={restored} />
          </p>
        )}
      </div>
      <Fault fault={fault} />
      <ul className="lines">
        {releases.map((release) => (
          <li key={release.id}>
            <span>
              <b>{release.label}</b> {documents(release.documents)}{' '}
              <small>{words.by(nameOf(release.removedBy), when(release.removedAt))}</small>
            </span>
            {publishes && (
              <Button
                className="quiet"
                aria-disabled={isRunning}
                onPress={() => void restore(release.id)}
              >
                {words.bringBack}
                <span className="unseen">{messages.labelled('', release.label)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Moves the focus to the link, because the pressed button is gone. */
const takeFocus = (link: HTMLAnchorElement | null) => link?.focus();

function Back({ restored: { id, label, left } }: { restored: Restored }) {
  const words = useWords(removedWords);
  return (
    <span>
      <Link href={`/releases/${id}`} ref={takeFocus}>
        {label}
      </Link>{' '}
      {words.back}
      {left > 0 && ` ${words.left(left)}`}
    </span>
  );
}
