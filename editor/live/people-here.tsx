import { type Path, pathText } from '@farol/content-model';
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { EditedDocument } from '../document/edited-document.ts';
import { useMessages, useWords } from '../messages/messages.tsx';
import { useNames } from '../person/names.ts';
import { useLive } from './live-provider.tsx';
import { isThisTab, PresenceSigns } from './presence-signs.ts';
import './people-here.css';
import { liveWords } from './words.ts';

/** The id of the document that contains these components. */
const DocumentId = createContext('');
export const WithinDocument = DocumentId;

/** Reports where this person is in an open document: at which field, and whether they type. */
export function usePresence(id: string, document: EditedDocument): void {
  useEffect(() => {
    const here = new PresenceSigns(id);
    const moved = ({ target }: FocusEvent) => {
      const field = target instanceof Element ? target.closest('[data-path]') : null;
      here.at(field?.getAttribute('data-path') ?? null);
    };
    // Changes by others come in without an undo step of this person's.
    let { done } = document.editing().history;
    const stop = document.subscribe(() => {
      const { history } = document.editing();
      if (history.done !== done) here.typed();
      done = history.done;
    });
    addEventListener('focusin', moved);
    return () => {
      removeEventListener('focusin', moved);
      stop();
      here.close();
    };
  }, [id, document]);
}

/** Reports that this person has something other than a document open: `release/ID` or `media/ID`. */
export function usePresenceAt(place: string): void {
  useEffect(() => {
    const here = new PresenceSigns(place);
    return () => here.close();
  }, [place]);
}

function useOthers(id: string) {
  const { presence } = useLive();
  const found = useSyncExternalStore(presence.subscribe, () => presence.at(id));
  return found.people.filter((each) => !isThisTab(each));
}

/** The other people who have this document, or the given place, open. */
export function PeopleHere({ place }: { place?: string }) {
  const words = useWords(liveWords);
  const nameOf = useNames();
  const document = useContext(DocumentId);
  const others = useOthers(place ?? document);
  const names = new Set(others.map(({ person }) => nameOf(`person/${person}`)));
  if (names.size === 0) return null;
  return (
    <ul className="people-here" aria-label={words.here}>
      {[...names].map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

/** The other people at a field. */
export function PeopleAt({ path }: { path: Path }) {
  const words = useWords(liveWords);
  const nameOf = useNames();
  const place = pathText(path);
  const at = useOthers(useContext(DocumentId)).filter(({ field }) => field === place);
  if (at.length === 0) return null;
  const names = new Set(at.map(({ person }) => nameOf(`person/${person}`)));
  return <small className="people-at">{words.areHere([...names])}</small>;
}

/** The other people who have one of a list row's documents open. */
export function PeopleIn({ places }: { places: readonly string[] }) {
  const { presence } = useLive();
  // A single string, so that a row renders again only when somebody came or left.
  const ids = useSyncExternalStore(presence.subscribe, () => presence.others(places).join());
  return ids === '' ? null : <NamesIn ids={ids} />;
}

function NamesIn({ ids }: { ids: string }) {
  const messages = useMessages();
  const words = useWords(liveWords);
  const nameOf = useNames();
  const names = ids.split(',').map((id) => nameOf(`person/${id}`));
  return (
    <small className="people-in" title={words.here}>
      <span className="unseen">{messages.labelled(words.here, '')}</span>
      {names.join(', ')}
    </small>
  );
}
