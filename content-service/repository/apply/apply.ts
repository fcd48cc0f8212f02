import type { Event, EventOf } from '../events.ts';
import type { Commit } from '../history.ts';
import { fingerprint, keepName, type Publication, type State } from '../state.ts';
import { keepAnswer } from './answers.ts';
import { removeAsset, storeAsset } from './assets.ts';
import {
  clearPlace,
  dropVersions,
  existing,
  place,
  planUnpublishing,
  publish,
  setArchived,
  unpublish,
  write,
} from './documents.ts';
import { removeSlice, removeType, saveSlice, saveType } from './models.ts';
import { endPreview, startPreview, touchTimePreviews } from './previews.ts';
import { failRelease, publishRelease, removeRelease, saveRelease } from './releases.ts';
import { answerComment, comment, review, setComment } from './reviews.ts';
import { claimWebhook, deliverWebhook, saveWebhook } from './webhooks.ts';

type Kind = Event['kind'];

type Appliers = {
  [K in Kind]: (state: State, event: EventOf<K>, commit: Commit, publication: Publication) => void;
};

/** What each event does to the state. */
const appliers: Appliers = {
  'version-written': write,
  'versions-dropped': dropVersions,
  'place-cleared': clearPlace,
  published: publish,
  unpublished: unpublish,
  'publication-undone': (_, { publication: undone }, __, publication) => {
    publication.undoes = undone;
  },
  translated: (state, { document, from }, { at, by }) => {
    existing(state, document).translation = { from, at, by };
  },
  'document-archived': (state, { document }, commit) => setArchived(state, commit, document, true),
  'document-restored': (state, { document }, commit) => setArchived(state, commit, document, false),
  review,
  commented: comment,
  'comment-answered': answerComment,
  'comment-set': setComment,

  'release-created': saveRelease,
  'release-changed': saveRelease,
  placed: place,
  'unpublishing-planned': planUnpublishing,
  'release-rebased': (state, { document, release, base }) =>
    existing(state, document).releaseBases.set(release, base),
  'release-failed': failRelease,
  'release-removed': removeRelease,
  'release-published': publishRelease,

  'preview-started': startPreview,
  'preview-revoked': endPreview,
  'preview-site-added': (state, { site }) => state.previewSites.set(site.id, site),
  'preview-site-removed': (state, { site }) => state.previewSites.delete(site),
  'simulator-set': (state, { url }) => {
    state.simulator = url;
  },

  'name-set': (state, { name }) => {
    state.name = name;
  },
  'visibility-set': (state, { visibility }) => {
    state.visibility = visibility;
  },
  'languages-set': (state, { languages }) => {
    state.languages = languages;
  },
  'token-created': (state, { token }, { at }) =>
    state.tokens.set(token.id, { ...token, createdAt: at }),
  'token-revoked': (state, { token }) => {
    keepName(state, token, state.tokens.get(token)?.name);
    state.tokens.delete(token);
  },
  'type-saved': saveType,
  'type-removed': removeType,
  'slice-saved': saveSlice,
  'slice-removed': removeSlice,

  'asset-stored': storeAsset,
  'asset-changed': storeAsset,
  'asset-removed': removeAsset,
  'asset-tag-created': (state, { tag }) => state.assetTags.set(tag.id, tag),

  'webhook-saved': saveWebhook,
  'webhook-removed': (state, { webhook }) => {
    keepName(state, webhook, state.webhooks.get(webhook)?.name);
    state.webhooks.delete(webhook);
  },
  'webhook-claimed': claimWebhook,
  'webhook-delivered': deliverWebhook,

  'answer-kept': keepAnswer,
};

/** Applies a commit to the state. */
export function apply(state: State, commit: Commit): void {
  const publication: Publication = {
    sequence: commit.sequence,
    ref: fingerprint(commit),
    at: commit.at,
    by: commit.by,
    release: null,
    published: [],
    unpublished: [],
    replaced: [],
    undoes: null,
  };
  for (const event of commit.events) applyEvent(event.kind, event, state, commit, publication);
  if (commit.events.some(({ kind }) => kind.startsWith('release-')))
    touchTimePreviews(state, commit);
  if (publication.published.length + publication.unpublished.length > 0)
    state.publications.push(publication);
  state.tip = { sequence: commit.sequence, checksum: commit.checksum };
}

function applyEvent<K extends Kind>(
  kind: K,
  event: EventOf<K>,
  state: State,
  commit: Commit,
  publication: Publication,
): void {
  // Events written by a newer version of Farol are ignored.
  const applier: Appliers[K] | undefined = Object.hasOwn(appliers, kind)
    ? appliers[kind]
    : undefined;
  applier?.(state, event, commit, publication);
}
