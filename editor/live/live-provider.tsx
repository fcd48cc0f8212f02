import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { ask } from '../api/client.ts';
import { isNameless, type Names } from '../person/names.ts';
import { type Change, LiveConnection, type LiveEvent } from './connection.ts';
import { PresenceStore } from './presence-store.ts';

export interface Live {
  /** The listener is called with every event. */
  subscribe(listener: (message: LiveEvent) => void): () => void;
  presence: PresenceStore;
}

const quiet: Live = { subscribe: () => () => {}, presence: new PresenceStore() };
const Context = createContext<Live>(quiet);

export const useLive = (): Live => useContext(Context);

/** Queries are refetched at most this often, in milliseconds, however fast people type. */
const restMs = 1_000;

/** Follows the service's events for the components inside, and refetches queries that a change made stale. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const presence = useMemo(() => new PresenceStore(), []);
  const [live, setLive] = useState<Live>(quiet);
  useEffect(() => {
    const connection = new LiveConnection();
    const waiting = new Map<string, QueryKey>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = (keys: readonly QueryKey[]) => {
      for (const key of keys) waiting.set(JSON.stringify(key), key);
      timer ??= setTimeout(() => {
        timer = undefined;
        for (const queryKey of waiting.values()) void queries.invalidateQueries({ queryKey });
        waiting.clear();
      }, restMs);
    };
    const stop = connection.subscribe((message) => {
      presence.take(message);
      if (message.event === 'change') refresh(staleAfter(message.data));
      if (message.event === 'state' && !message.data.replayed) refresh(everything);
      const known = queries.getQueryData<{ names: Names }>(names);
      if (known && isFromNewcomer(message, known.names)) refresh([names]);
    });
    // A page that receives events from another page missed the initial presence.
    ask('/presence', 'get')
      .then(({ documents }) => presence.all(documents))
      .catch(() => {});
    setLive({ subscribe: (listener) => connection.subscribe(listener), presence });
    return () => {
      stop();
      clearTimeout(timer);
      connection.close();
      setLive(quiet);
    };
  }, [queries, presence]);
  return <Context value={live}>{children}</Context>;
}

const ofDocuments: readonly QueryKey[] = [
  ['documents'],
  ['document'],
  ['versions'],
  ['translations'],
  ['translation'],
];
/** The contents of releases, and their conflicts with later publications. */
const ofReleases: readonly QueryKey[] = [['releases'], ['release'], ['past-releases']];
const ofMedia: readonly QueryKey[] = [
  ['media', 'list'],
  ['media', 'references'],
];
/** Where files are used, and those that are not. */
const ofUses: readonly QueryKey[] = [
  ['media', 'references'],
  ['media', 'list', { unused: 'true' }],
];
const oneFile: QueryKey = ['media', 'one'];
/** The state of open pages: what of them is published, and the releases they are in. */
const open: QueryKey = ['open'];
/** The addresses of open pages, now and after publishing. */
const addresses: QueryKey = ['addresses'];
/** What undoing a publication would do. */
const publications: QueryKey = ['publications'];
/** The names of all people. */
const names: QueryKey = ['names'];
const everything: readonly QueryKey[] = [
  ...ofDocuments,
  ...ofReleases,
  open,
  addresses,
  publications,
  ['media'],
  ['models'],
  names,
];

/** Whether an event comes from somebody who came in after the names were read. */
export function isFromNewcomer(message: LiveEvent, known: Names): boolean {
  switch (message.event) {
    case 'change':
      return isNameless(known, message.data.by);
    case 'presence':
      return message.data.people.some(({ person }) => isNameless(known, `person/${person}`));
    case 'state':
      return false;
  }
}

/** The keys of the queries that are stale after a change. */
export function staleAfter(change: Change): readonly QueryKey[] {
  const { drafts, archive, published, unpublished, releases, media, types, languages } = change;
  const stood = [...archive, ...published, ...unpublished];
  return [
    ...(drafts.length + stood.length > 0 ? ofDocuments : []),
    ...(drafts.length + stood.length + releases.length > 0 ? ofUses : []),
    ...(releases.length + published.length + unpublished.length > 0 ? ofReleases : []),
    ...(releases.length > 0 ? [open] : stood.map((id) => [...open, id])),
    // An address that one page leaves or takes may be that of another.
    ...(stood.length > 0 ? [addresses, publications] : []),
    ...(media.length > 0 ? ofMedia : []),
    ...media.map((id) => [...oneFile, id]),
    ...(types || languages ? [['models'], ['languages']] : []),
  ];
}
