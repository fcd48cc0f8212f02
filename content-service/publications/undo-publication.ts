import type { RefusalCode } from '@farol/content-model';
import { takeBackRedirects } from '../redirects/take-back-redirects.ts';
import type { Command } from '../repository/command.ts';
import { refuseTakenUid } from '../repository/commands/uids.ts';
import type { Event } from '../repository/events.ts';
import { NotFound, Refused, refusedFor, VersionDropped } from '../repository/faults.ts';
import type { Repository } from '../repository/repository.ts';
import {
  type DocumentState,
  type Publication,
  type State,
  versionOf,
} from '../repository/state.ts';
import type { VersionContent } from '../store/store.ts';

/** How many documents a message names at most. */
const maxNamed = 5;

/** What undoing a publication makes of a document. */
interface UndoEffect {
  document: string;
  becomes: 'as it was' | 'unpublished' | 'published';
  /** The version on the site afterwards. */
  version: string | null;
}

/** What undoing a publication does to each of its documents. */
export function undoEffects(state: Readonly<State>, publication: Publication): UndoEffect[] {
  const { published, unpublished } = publication;
  const before = replacedIn(publication);
  return [
    ...published.map((document): UndoEffect => {
      const version = before.get(document) ?? null;
      const stays = version !== null || isRedirectList(publication, documentOf(state, document));
      return { document, becomes: stays ? 'as it was' : 'unpublished', version };
    }),
    ...unpublished.map((document): UndoEffect => {
      return { document, becomes: 'published', version: before.get(document) ?? null };
    }),
  ];
}

/**
 * Undoes a publication, entirely or not at all: each document gets back what it had on the site before. The replaced
 * text becomes the draft again if there is no other. This is a publication too, and can itself be undone.
 */
export function undoPublication(
  repository: Repository,
  sequence: number,
  contents: ReadonlyMap<string, VersionContent>,
): Command<{ documents: string[] }> {
  return (state, now) => {
    const publication = thePublication(state, sequence);
    const obstacle = undoObstacle(state, publication);
    if (obstacle) throw obstacle;
    const effects = undoEffects(state, publication);
    const changes = effects.map(({ document: id, version }) => {
      const document = documentOf(state, id);
      if (isRedirectList(publication, document)) {
        const before = contents.get(version ?? '') ?? {};
        const after = contents.get(shownBy(publication, document) ?? '') ?? {};
        return takeBackRedirects(repository, document.lang, { before, after })(state, now);
      }
      return { events: [restoreEvent(state, document, version)], versions: [] };
    });
    return {
      events: [
        { kind: 'publication-undone', publication: sequence },
        ...changes.flatMap(({ events }) => events),
      ],
      versions: changes.flatMap(({ versions }) => versions),
      answer: { documents: effects.map(({ document }) => document) },
    };
  };
}

/** The versions whose contents are needed to undo it, except dropped ones. */
export function versionsToUndo(state: Readonly<State>, publication: Publication): string[] {
  const before = replacedIn(publication);
  return [...publication.published, ...publication.unpublished].flatMap((id) => {
    const document = documentOf(state, id);
    return [before.get(id), shownBy(publication, document)].flatMap((version) =>
      version === undefined || versionOf(document, version).dropped ? [] : [version],
    );
  });
}

export function thePublication(state: Readonly<State>, sequence: number): Publication {
  const publication = state.publications.find((each) => each.sequence === sequence);
  if (!publication) throw new NotFound(`There is no publication ${sequence}.`);
  return publication;
}

function replacedIn({ replaced }: Publication): ReadonlyMap<string, string> {
  return new Map(replaced.map(({ document, version }) => [document, version]));
}

/** The version of a document that a publication put on the site. */
function shownBy({ sequence }: Publication, { publications }: DocumentState): string | undefined {
  return publications.find((each) => each.sequence === sequence)?.version;
}

function restoreEvent(state: State, document: DocumentState, version: string | null): Event {
  const { id, published, versions } = document;
  if (version === null) return { kind: 'unpublished', document: id };
  const { uid } = versionOf(document, version);
  if (uid !== null) refuseTakenUid(state, document, uid);
  const indexOf = (versionId: string | null) => versions.findIndex((each) => each.id === versionId);
  const isOlder = indexOf(version) < indexOf(published);
  const event = { kind: 'published', document: id, version } as const;
  return isOlder ? { ...event, keepsReplaced: true } : event;
}

/** Redirects are one list for the whole site, so only the rows this publication added are taken back. */
function isRedirectList({ published }: Publication, { id, type }: DocumentState): boolean {
  return type === 'redirects' && published.includes(id);
}

/** Why it cannot be undone; null if it can, unless a check of its texts forbids it. */
export function undoObstacle(state: Readonly<State>, publication: Publication): Refused | null {
  const documents = [...publication.published, ...publication.unpublished].map((id) =>
    documentOf(state, id),
  );
  if (isUndone(state, publication))
    return new Refused('This publication was undone already.', 409, { code: 'undone_already' });
  const changedIds = changedSince(state, publication);
  const changed = documents.filter(
    (document) => changedIds.has(document.id) && !isRedirectList(publication, document),
  );
  if (changed.length > 0)
    return refusal(changed, 'published_since', 'Published or taken off the site again since');
  const archived = documents.filter((document) => document.archived);
  if (archived.length > 0)
    return refusal(archived, 'archived', 'In the archive by now, to be taken out of it first');
  const shownLists = documents
    .filter((document) => isRedirectList(publication, document))
    .map((list) => ({ document: list.id, version: shownBy(publication, list) ?? '' }));
  const dropped = [...publication.replaced, ...shownLists].find(
    ({ document, version }) => versionOf(documentOf(state, document), version).dropped,
  );
  return dropped ? new VersionDropped(dropped.document, dropped.version) : null;
}

function isUndone({ publications }: Readonly<State>, { sequence }: Publication): boolean {
  const last = publications.findLast(({ undoes }) => undoes === sequence);
  return last !== undefined && !publications.some(({ undoes }) => undoes === last.sequence);
}

function changedSince({ publications }: Readonly<State>, { sequence }: Publication): Set<string> {
  const later = publications.filter((each) => each.sequence > sequence);
  return new Set(later.flatMap(({ published, unpublished }) => [...published, ...unpublished]));
}

function refusal(documents: readonly DocumentState[], code: RefusalCode, reason: string): Refused {
  const names = documents
    .slice(0, maxNamed)
    .map(({ id, versions }) => `“${versions.at(-1)?.title ?? ''}” (${id})`);
  const rest = documents.length - names.length;
  return refusedFor(
    documents.map(({ id }) => id),
    `${reason}: ${names.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}. Nothing was undone.`,
    { code },
  );
}

function documentOf({ documents }: Readonly<State>, id: string): DocumentState {
  const document = documents.get(id);
  if (!document) throw new NotFound(`There is no document with the id ${id}.`);
  return document;
}
