import type { PersonEvent } from '../people/activity.ts';
import type { Event, Place } from '../repository/events.ts';
import type { Obstacle } from '../repository/obstacle.ts';
import type { State } from '../repository/state.ts';

export const groups = [
  'documents',
  'publications',
  'releases',
  'media',
  'settings',
  'people',
] as const;
export type Group = (typeof groups)[number];

/** All that a commit can do. */
export const deedsOfCommits = [
  'saved',
  'draft discarded',
  'left a release',
  'handed over',
  'returned',
  'taken back',
  'commented',
  'comment answered',
  'comment done',
  'comment opened again',
  'translation looked through',
  'archived',
  'restored',
  'preview shared',
  'preview started',
  'preview revoked',
  'published',
  'unpublished',
  'publication undone',
  'put into a release',
  'planned to be unpublished',
  'release goes over what was published since',
  'schedule failed',
  'release created',
  'release changed',
  'release removed',
  'release published',
  'file uploaded',
  'file changed',
  'file removed',
  'tag of files created',
  'token made',
  'token revoked',
  'webhook saved',
  'webhook removed',
  'model type saved',
  'model slice saved',
  'model type removed',
  'model slice removed',
  'languages set',
  'repository named',
  'visibility set',
  'website for previews added',
  'website for previews removed',
  'slice simulator set',
] as const;
type DeedOfCommit = (typeof deedsOfCommits)[number];

/** One thing that a commit did, in presentable form: never a secret, a hash or a key. */
export interface Change {
  group: Group;
  what: DeedOfCommit | PersonEvent['what'];
  document: string | null;
  version: string | null;
  release: string | null;
  /** The name of anything else it was about, or in English why it failed. */
  subject: string | null;
  /** Why it failed, in a form that can be translated. */
  obstacle: Obstacle['kind'] | null;
}

const about = (group: Group, what: DeedOfCommit, more: Partial<Change> = {}): Change => ({
  group,
  what,
  document: null,
  version: null,
  release: null,
  subject: null,
  obstacle: null,
  ...more,
});

const inPlace = (place: Place) => (place === 'draft' ? null : place.release);

/** Null for what the service does on its own account. */
export function changeOf(event: Event, { removedNames }: Readonly<State>): Change | null {
  const nameOf = (id: string) => removedNames.get(id) ?? null;
  switch (event.kind) {
    case 'version-written': {
      const { document, id, note } = event.version;
      const release = inPlace(event.place);
      return about('documents', 'saved', { document, version: id, release, subject: note });
    }
    case 'place-cleared':
      return about('documents', event.place === 'draft' ? 'draft discarded' : 'left a release', {
        document: event.document,
        release: inPlace(event.place),
      });
    case 'review': {
      const { document, version, note, step } = event;
      const what = (
        { asked: 'handed over', returned: 'returned', withdrawn: 'taken back' } as const
      )[step];
      return about('documents', what, { document, version, subject: note });
    }
    case 'commented':
      return about('documents', 'commented', { document: event.document });
    case 'comment-answered':
      return about('documents', 'comment answered', { document: event.document });
    case 'comment-set':
      return about('documents', event.state === 'done' ? 'comment done' : 'comment opened again', {
        document: event.document,
      });
    case 'translated':
      return about('documents', 'translation looked through', { document: event.document });
    case 'placed':
    case 'unpublishing-planned': {
      const what = event.kind === 'placed' ? 'put into a release' : 'planned to be unpublished';
      return about('releases', what, {
        document: event.document,
        version: event.kind === 'placed' ? event.version : null,
        release: event.release,
      });
    }
    case 'release-rebased':
      return about('releases', 'release goes over what was published since', {
        document: event.document,
        release: event.release,
      });
    case 'release-failed':
      return about('releases', 'schedule failed', {
        release: event.release,
        subject: event.reason,
        obstacle: event.obstacle?.kind ?? null,
      });
    case 'document-archived':
      return about('documents', 'archived', { document: event.document });
    case 'document-restored':
      return about('documents', 'restored', { document: event.document });
    case 'published':
      return about('publications', 'published', {
        document: event.document,
        version: event.version,
      });
    case 'unpublished':
      return about('publications', 'unpublished', { document: event.document });
    case 'publication-undone':
      return about('publications', 'publication undone');
    case 'release-created':
    case 'release-changed': {
      const { id, label } = event.release;
      const what = event.kind === 'release-created' ? 'release created' : 'release changed';
      return about('releases', what, { release: id, subject: label });
    }
    case 'release-removed':
    case 'release-published': {
      const what = event.kind === 'release-removed' ? 'release removed' : 'release published';
      return about('releases', what, { release: event.release, subject: nameOf(event.release) });
    }
    case 'asset-stored':
      return about('media', 'file uploaded', { subject: event.asset.filename });
    case 'asset-changed':
      return about('media', 'file changed', { subject: event.asset.filename });
    case 'asset-removed':
      return about('media', 'file removed', { subject: nameOf(event.asset) });
    case 'asset-tag-created':
      return about('media', 'tag of files created', { subject: event.tag.name });
    case 'preview-started':
      return about('documents', event.preview.shared ? 'preview shared' : 'preview started', {
        document: event.preview.document,
        release: inPlace(event.preview.place),
      });
    case 'preview-revoked':
      return about('documents', 'preview revoked');
    case 'token-created':
      return about('settings', 'token made', { subject: event.token.name });
    case 'token-revoked':
      return about('settings', 'token revoked', { subject: nameOf(event.token) });
    case 'webhook-saved':
      return about('settings', 'webhook saved', { subject: event.webhook.name });
    case 'webhook-removed':
      return about('settings', 'webhook removed', { subject: nameOf(event.webhook) });
    case 'type-saved':
      return about('settings', 'model type saved', { subject: event.model.id });
    case 'slice-saved':
      return about('settings', 'model slice saved', { subject: event.model.id });
    case 'type-removed':
      return about('settings', 'model type removed', { subject: event.id });
    case 'slice-removed':
      return about('settings', 'model slice removed', { subject: event.id });
    case 'languages-set':
      return about('settings', 'languages set', {
        subject: event.languages.map(({ id }) => id).join(' '),
      });
    case 'name-set':
      return about('settings', 'repository named', { subject: event.name });
    case 'visibility-set':
      return about('settings', 'visibility set', { subject: event.visibility });
    case 'preview-site-added':
      return about('settings', 'website for previews added', { subject: event.site.name });
    case 'preview-site-removed':
      return about('settings', 'website for previews removed');
    case 'simulator-set':
      return about('settings', 'slice simulator set');
    case 'versions-dropped':
    case 'webhook-claimed':
    case 'webhook-delivered':
    case 'answer-kept':
      return null;
  }
}
