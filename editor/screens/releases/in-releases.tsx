import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button } from 'react-aria-components';
import { Link } from 'wouter';
import { changeContents, listReleases } from '../../api/publishing.ts';
import { useEditing } from '../../document/use-editing.ts';
import { useWords } from '../../messages/messages.tsx';
import { Fault } from '../../parts/fault.tsx';
import { lazyComponent } from '../../parts/lazy-component.tsx';
import { useAction } from '../../parts/use-action.ts';
import { useEver } from '../../parts/use-ever.ts';
import { useMayPublish } from '../../person/use-may-publish.ts';
import type { Opened } from '../open-document/use-open-document.ts';
import { textInRelease } from './text-in-release.ts';

const Planned = lazyComponent(
  async () => (await import('../publishing/planned.tsx')).Planned,
  null,
);

/** When the page goes out by itself, the releases it is in, and whether each has the present text. */
export function InReleases({ open }: { open: Opened }) {
  const { whole, document } = open;
  const words = useWords(textInRelease);
  const publishes = useMayPublish(whole);
  const queries = useQueryClient();
  const base = useEditing(document, ({ base }) => base.id);
  const { fault, isRunning, runAction } = useAction();
  const taken = useRef<HTMLDivElement>(null);
  const releases = useQuery({
    queryKey: ['releases'],
    queryFn: ({ signal }) => listReleases(signal),
  });
  const all = releases.data?.releases ?? [];
  // Until their names are there, each has its line: nothing below moves when they come.
  const unnamed = Object.keys(whole.releases).map((id) => ({ id, label: '', only: undefined }));
  const known = (releases.data ? all : unnamed).filter(({ only }) => only === undefined);
  const isOrWasPlanned = useEver(all.some(({ only }) => only === whole.id));
  const takeNewest = async (release: string) => {
    await open.saving.settled();
    await changeContents(release, { put: [whole.id] });
    await queries.invalidateQueries();
    // The pressed button disappears, so focus moves to the link.
    taken.current?.querySelector<HTMLElement>(`a[href$="${release}"]`)?.focus();
  };
  return (
    <div ref={taken}>
      <div role="status">
        {isOrWasPlanned && (
          <Planned
            id={whole.id}
            mayCallOff={publishes}
            isRunning={isRunning}
            runAction={runAction}
          />
        )}
      </div>
      {known.map(({ id, label }) => {
        const version = whole.releases[id];
        if (version === undefined) return null;
        // What is published is no newer text: a release may have been written to follow it.
        const isEarlier = version !== base && base !== whole.published?.id;
        const isIn = version === base ? words.isIn : words.isInOther;
        return (
          <p key={id} className="row in-release" data-earlier={isEarlier && label !== ''}>
            <span className="with-room">
              {[words.isIn, words.isInOther, words.isInEarlier].map((text) => (
                <span key={text} aria-hidden data-text={`${text} ${label}`} />
              ))}
              {label && (
                <span>
                  {isEarlier ? words.isInEarlier : isIn}{' '}
                  <Link href={`/releases/${id}`}>{label}</Link>
                </span>
              )}
            </span>{' '}
            {publishes && (
              <Button
                className="quiet"
                aria-disabled={isRunning}
                onPress={() => void runAction(() => takeNewest(id))}
              >
                {words.takeNewest}
              </Button>
            )}
          </p>
        );
      })}
      <Fault fault={fault} />
    </div>
  );
}
