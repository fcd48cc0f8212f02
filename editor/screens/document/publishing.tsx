import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { Button } from 'react-aria-components';
import { publishDocuments } from '../../api/service.ts';
import { writtenOf } from '../../document/written.ts';
import { useMessages } from '../../messages/messages.tsx';
import { Choosing } from '../choosing.tsx';
import { changesOf } from './changes.ts';
import { useDoing } from './use-doing.ts';
import type { Opened } from './use-open-document.ts';
import { WordDifferences } from './word-differences.tsx';

/** Shows what changes, and publishes it. */
export function Publishing({ open }: { open: Opened }) {
  const messages = useMessages();
  return (
    <Choosing title={messages.publishTitle} label={messages.publish} className="loud">
      {(close) => <PublishForm open={open} close={close} />}
    </Choosing>
  );
}

function PublishForm({ open, close }: { open: Opened; close(): void }) {
  const messages = useMessages();
  const queries = useQueryClient();
  const { document, saving, whole } = open;
  const { history } = useSyncExternalStore(document.subscribe, document.editing);
  // The same press, however often it is repeated, publishes once.
  const [key] = useState(() => crypto.randomUUID());
  const { fault, isDoing, doing } = useDoing();
  const published = whole.published && writtenOf(whole.published);
  const changes = published ? changesOf(published, history.present) : [];
  const hasNothing = published !== null && changes.length === 0;
  const publish = async () => {
    await saving.now();
    const state = saving.state();
    if (state.kind !== 'saved') throw new Error(messages.saveFirst);
    await publishDocuments([{ document: whole.id, version: document.editing().base.id }], key);
  };
  return (
    <form
      onSubmit={async (event) => {
        event.preventDefault();
        if (!(await doing(publish))) return;
        void queries.invalidateQueries();
        close();
      }}
    >
      <p>{hasNothing ? messages.publishNothing : messages.publishText}</p>
      {!published && <p>{messages.newOnSite}</p>}
      {changes.length > 0 && (
        <>
          <h3>{messages.whatChanges}</h3>
          <ul className="changes">
            {changes.map(({ place, before, after }) => (
              <li key={place}>
                <b>{place}</b>
                <WordDifferences before={before} after={after} />
              </li>
            ))}
          </ul>
        </>
      )}
      {fault && (
        <p className="fault" role="alert">
          {fault.message}
        </p>
      )}
      <Button type="submit" className="loud" isDisabled={isDoing || hasNothing}>
        {messages.publish}
      </Button>
    </form>
  );
}
