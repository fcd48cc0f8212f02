import type { Command } from '../repository/command.ts';
import type { Event } from '../repository/events.ts';
import type { State } from '../repository/state.ts';
import type { Caller } from './caller.ts';
import { mediaRefusal, type Showing } from './media-rights.ts';
import { NotAllowed, roleRequired } from './rights.ts';
import { includes, isAtLeast, type Rights, type Role } from './roles.ts';

/**
 * Wraps a command so that it fails if any of its events exceeds the person's rights: in whatever way it is called,
 * nothing is written that the table of events does not allow.
 */
export function limitToRights<Answer>(
  caller: Caller,
  command: Command<Answer>,
  showing: Showing,
): Command<Answer> {
  if (caller.kind !== 'person') return command;
  const { rights } = caller;
  return (state, now) => {
    const change = command(state, now);
    for (const event of change.events) refuseWithoutRight(rights, state, event, showing);
    return change;
  };
}

/** The lowest role that may cause each kind of event. */
export const eventRights: Readonly<Record<Event['kind'], Role>> = {
  'version-written': 'writer',
  'versions-dropped': 'administrator',
  'place-cleared': 'writer',
  published: 'publisher',
  unpublished: 'publisher',
  'publication-undone': 'publisher',
  translated: 'writer',
  review: 'writer',
  commented: 'writer',
  'comment-answered': 'writer',
  'comment-set': 'writer',
  'document-archived': 'writer',
  'document-restored': 'writer',
  'release-created': 'publisher',
  'release-changed': 'publisher',
  'release-removed': 'publisher',
  'release-published': 'publisher',
  placed: 'publisher',
  'unpublishing-planned': 'publisher',
  'release-rebased': 'publisher',
  'release-failed': 'publisher',
  'preview-started': 'writer',
  'preview-revoked': 'writer',
  'preview-site-added': 'administrator',
  'preview-site-removed': 'administrator',
  'simulator-set': 'administrator',
  'name-set': 'administrator',
  'visibility-set': 'administrator',
  'token-created': 'administrator',
  'token-revoked': 'administrator',
  'type-saved': 'administrator',
  'type-removed': 'administrator',
  'slice-saved': 'administrator',
  'slice-removed': 'administrator',
  'languages-set': 'administrator',
  'asset-stored': 'publisher',
  'asset-changed': 'publisher',
  'asset-removed': 'publisher',
  'asset-tag-created': 'publisher',
  'webhook-saved': 'administrator',
  'webhook-removed': 'administrator',
  'webhook-claimed': 'administrator',
  'webhook-delivered': 'administrator',
  'answer-kept': 'writer',
};

function refuseWithoutRight(rights: Rights, state: State, event: Event, showing: Showing): void {
  const requiredRole = touchesRelease(state, event) ? 'publisher' : eventRights[event.kind];
  if (!isAtLeast(rights.role, requiredRole)) throw roleRequired(requiredRole);
  for (const document of documentsOf(state, event))
    if (!includes(rights, document))
      throw new NotAllowed(
        `You may not change documents of the type ${document.type} in ${document.lang}. Ask an administrator.`,
      );
  const refusal = mediaRefusal(rights, state, event, showing);
  if (refusal !== null) throw new NotAllowed(refusal);
}

/** A release publishes its contents by itself, so adding to one requires the right to publish. */
function touchesRelease(state: State, event: Event): boolean {
  switch (event.kind) {
    case 'version-written':
    case 'place-cleared':
      return event.place !== 'draft';
    case 'document-archived':
    case 'document-restored':
      return (state.documents.get(event.document)?.releases.size ?? 0) > 0;
    default:
      return false;
  }
}

/** The documents an event concerns; for a release, all documents in it. */
function documentsOf(state: State, event: Event): { type: string; lang: string }[] {
  if (event.kind === 'version-written') return [event.version];
  // Translators may comment on the source document too.
  if (event.kind.startsWith('comment')) return [];
  if ('document' in event) {
    const document = state.documents.get(event.document);
    return document ? [document] : [];
  }
  const release = releaseIn(event);
  return release === null
    ? []
    : [...state.documents.values()].filter(
        ({ releases, unpublishedIn }) => releases.has(release) || unpublishedIn.has(release),
      );
}

function releaseIn(event: Event): string | null {
  switch (event.kind) {
    case 'release-changed':
      return event.release.id;
    case 'release-removed':
    case 'release-published':
      return event.release;
    default:
      return null;
  }
}
