import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { type ListedVersion, listVersions } from '../../api/versions.ts';
import { useMessages, useWords } from '../../messages/messages.tsx';
import type { TypeModel } from '../../models/model.ts';
import { Failed, Loading } from '../../parts/failed.tsx';
import { useTimeFormat, useTimeSpanFormat } from '../../parts/time-format.ts';
import { useNames } from '../../person/names.ts';
import type { Opened } from '../open-document/use-open-document.ts';
import { UndoPublication } from '../publications/undo-publication.tsx';
import { Comparison } from './comparison.tsx';
import './history.css';
import { PastPage } from './past-page.tsx';
import { timelineOf } from './timeline.ts';
import { WhoWrote } from './who-wrote.tsx';
import { historyWords } from './words.ts';

/** The versions of a page: who wrote what and when, comparing any two, and restoring. */
export function HistoryPanel({ open, type }: { open: Opened; type: TypeModel }) {
  const words = useWords(historyWords);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isAsked, setAsked] = useState(false);
  const span = useTimeSpanFormat();
  const { id } = open.whole;
  const found = useInfiniteQuery({
    queryKey: ['versions', id],
    queryFn: ({ signal, pageParam }) => listVersions(id, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  if (found.isPending) return <Loading />;
  if (found.isLoadingError)
    return <Failed fault={found.error} again={() => void found.refetch()} />;
  const versions = found.data.pages.flatMap((page) => page.versions);
  return (
    <div className="history">
      <Button
        className="quiet"
        aria-expanded={isAsked}
        onPress={() => setAsked((before) => !before)}
      >
        {words.whoWrote}
      </Button>
      {isAsked && <WhoWrote open={open} type={type} />}
      {versions.length === 1 && <p>{words.alone}</p>}
      <ol>
        {timelineOf(versions).map(({ version, folded }) => (
          <li key={version.id}>
            <Row version={version} chosen={chosen} choose={setChosen} />
            {folded.length > 0 && (
              <details>
                <summary>
                  {words.folded(folded.length)}{' '}
                  <small>{span(folded.at(-1)?.at ?? version.at, version.at)}</small>
                </summary>
                <ol>
                  {folded.map((each) => (
                    <li key={each.id}>
                      <Row version={each} chosen={chosen} choose={setChosen} />
                    </li>
                  ))}
                </ol>
              </details>
            )}
            {chosen && [version, ...folded].some(({ id }) => id === chosen.version.id) && (
              <Looked open={open} type={type} chosen={chosen} others={versions} />
            )}
          </li>
        ))}
      </ol>
      {found.hasNextPage && (
        <Button className="quiet" onPress={() => void found.fetchNextPage()}>
          {words.older}
        </Button>
      )}
    </div>
  );
}

/** A version, and what is shown of it. */
interface Chosen {
  version: ListedVersion;
  what: 'differences' | 'page';
}

interface LookedProps {
  open: Opened;
  type: TypeModel;
  chosen: Chosen;
  others: readonly ListedVersion[];
}

function Looked({ open, type, chosen: { version, what }, others }: LookedProps) {
  if (what === 'page') return <PastPage key={version.id} version={version} />;
  return <Comparison key={version.id} open={open} type={type} earlier={version} others={others} />;
}

interface RowProps {
  version: ListedVersion;
  chosen: Chosen | null;
  choose(chosen: Chosen | null): void;
}

function Row({ version, chosen, choose }: RowProps) {
  const messages = useMessages();
  const words = useWords(historyWords);
  const when = useTimeFormat();
  const nameOf = useNames();
  const { at, by, kind, dropped, publications } = version;
  const toggle = (what: Chosen['what'], label: string) => {
    const isChosen = chosen?.version.id === version.id && chosen.what === what;
    return (
      <Button
        className="quiet"
        aria-expanded={isChosen}
        aria-label={messages.labelled(label, `${when(at)}, ${nameOf(by)}`)}
        onPress={() => choose(isChosen ? null : { version, what })}
      >
        {label}
      </Button>
    );
  };
  return (
    <div className="version" data-kind={kind}>
      <span>
        <b>{when(at)}</b> {nameOf(by)}
        <small>{words.kinds[kind]}</small>
        {publications.map((publication) => (
          <small key={publication.sequence} className="on-site">
            {words.onSite(when(publication.at), publication.documents)}
          </small>
        ))}
        {publications.slice(-1).map(({ sequence }) => (
          <UndoPublication key={sequence} sequence={sequence} />
        ))}
      </span>
      {dropped ? (
        <small>{words.gone}</small>
      ) : (
        <span className="ways">
          {toggle('page', words.page)}
          {toggle('differences', words.compare)}
        </span>
      )}
    </div>
  );
}
