import type { DeliveryFault } from '@farol/content-model';
import type { CustomTypeModel, SharedSliceModel } from '@prismicio/client';
import type { AssetRecord, AssetTag } from './asset-record.ts';
import type { Visibility } from './library.ts';
import type { Obstacle } from './obstacle.ts';
import type { Language } from './snapshot.ts';

/** Prefix that marks a commit's author as a person; token names cannot start with it. */
export const personMark = 'person/';

/** Commits' authors that are parts of the service; no token may be called so. */
export const partsOfService: ReadonlySet<string> = new Set([
  'schedule',
  'webhooks',
  'clean-up',
  'old versions',
  'command line',
  'import',
  'restore',
  'assets',
]);

/** A version without its content, which the store keeps under the version's id. */
export interface VersionHead {
  id: string;
  document: string;
  group: string;
  type: string;
  lang: string;
  uid: string | null;
  tags: string[];
  title: string;
  /** Slug of the document's title, or of its type's label. */
  slug: string | null;
  /** What was changed, in the author's words or the service's. */
  note: string;
  /** A placeholder created by a migration to reserve an id; must not be published before its data arrives. */
  unfilled?: true;
  /** How it was made; absent for a version that somebody saved deliberately. */
  kind?: 'autosave' | 'restored';
  /** For an autosave: when the run of typing it belongs to began. */
  since?: number;
  /** The autosave by the same person that it supersedes and that is no longer listed as a version. */
  replaces?: string;
  /** For a version from another repository: who wrote it there, and when. */
  origin?: { by: string; at: number };
}

/** What a document was ever published under, so that old addresses keep working. */
export interface FormerNames {
  /** Oldest first. */
  uids: string[];
  /** Newest first. */
  slugs: string[];
}

/** Where an unpublished version lives: in the draft, or in a release by its id. */
export type Place = 'draft' | { release: string };

export interface Release {
  id: string;
  label: string;
  scheduledAt: number | null;
  /** The time zone in which `scheduledAt` was chosen: `Europe/Lisbon`. */
  zone?: string | null;
  /** Set on a release that exists only to schedule this one document. */
  only?: string;
}

export interface PreviewSession {
  /** SHA-256 of the session secret in every token. Old histories hold the secret itself. */
  id: string;
  /** What is previewed: a document's draft, or a release. */
  place: Place;
  /** Shows the site as of this time, with every release scheduled up to then. */
  until?: number;
  /** The document the preview opens on. */
  document: string | null;
  expiresAt: number;
  /** Created for somebody without an account. */
  shared: boolean;
  /** The write token it was started with. Old histories have only its name, as the author. */
  tokenId?: string;
}

/** A website that shows previews, by the address of its preview endpoint. */
export interface PreviewSite {
  id: string;
  name: string;
  url: string;
}

/** An access token, stored only as its SHA-256. */
export interface TokenRecord {
  id: string;
  name: string;
  hash: string;
  /** `write` may do everything; the others only read the Content API. */
  scope: 'write' | 'master' | 'master+releases';
}

/** The response to a request with an idempotency key, replayed when the key is sent again. */
export interface IdempotentAnswer {
  key: string;
  /** Hash of method, address and body: reusing the key for a different request is an error. */
  request: string;
  status: number;
  body: unknown;
}

/** Webhook triggers, with Prismic's names. */
export const webhookTriggers = [
  'documentsPublished',
  'documentsUnpublished',
  'releasesCreated',
  'releasesUpdated',
  'tagsCreated',
  'tagsDeleted',
] as const;

export type WebhookTrigger = (typeof webhookTriggers)[number];

/** Secret and headers are stored in plain text, because deliveries have to send them. */
export interface Webhook {
  id: string;
  name: string | null;
  url: string;
  /** Sent in the body of each delivery, as by Prismic. */
  secret: string | null;
  headers: Record<string, string>;
  active: boolean;
  triggers: Record<WebhookTrigger, boolean>;
}

/** The process that currently delivers to a webhook; no other may until the claim expires. */
export interface DeliveryClaim {
  process: string;
  until: number;
  /** Failed attempts of the current delivery, and why the last one failed. */
  attempts: number;
  fault: string | null;
  /** Missing in claims written before fault codes existed. */
  code?: DeliveryFault | null;
}

/** How a delivery ended, without what was sent. */
export interface DeliveryOutcome {
  /** Sequence of the commit that was delivered; null for a test delivery. */
  commit: number | null;
  at: number;
  /** Of the last response; null if there was none. */
  status: number | null;
  /** Why it was given up; null if it was acknowledged. */
  fault: string | null;
  code?: DeliveryFault | null;
  attempts: number;
  ms: number;
}

/** The version, in another language of the same page, that a text was translated from. */
export interface TranslationSource {
  document: string;
  version: string;
}

/** A step in the review of a text before publication. */
export interface ReviewStep {
  step: 'asked' | 'returned' | 'withdrawn';
  /** The version under review. */
  version: string;
  /** Id of the reviewer; null for anyone who can publish it. */
  person: string | null;
  /** What to look at, or why it was returned. */
  note: string;
}

/** A comment on a field. */
export interface CommentText {
  id: string;
  /** The field's path in the editor; empty for the whole page. */
  field: string;
  text: string;
  /** Id of the person it is addressed to; null for everybody. */
  person: string | null;
}

/** Everything that can happen in a repository. */
export type Event =
  | { kind: 'version-written'; version: VersionHead; place: Place }
  /** Their contents were dropped deliberately; who wrote them and when is kept. */
  | { kind: 'versions-dropped'; document: string; versions: string[] }
  | { kind: 'place-cleared'; document: string; place: Place }
  /** `first`: when it was first published in the repository it was imported from. */
  | {
      kind: 'published';
      document: string;
      version: string;
      first?: number;
      /** In the repository it was imported from. */
      former?: FormerNames;
      /** The replaced version becomes the draft, unless there is one. */
      keepsReplaced?: true;
    }
  /** Created as a translation, or confirmed as up to date; null if it is not a translation. */
  | { kind: 'translated'; document: string; from: TranslationSource | null }
  | { kind: 'unpublished'; document: string }
  /** The commit's other events undo the publication with this sequence. */
  | { kind: 'publication-undone'; publication: number }
  | ({ kind: 'review'; document: string } & ReviewStep)
  | { kind: 'commented'; document: string; comment: CommentText }
  | { kind: 'comment-answered'; document: string; comment: string; text: string }
  | { kind: 'comment-set'; document: string; comment: string; state: 'open' | 'done' }
  | { kind: 'document-archived'; document: string }
  | { kind: 'document-restored'; document: string }
  | { kind: 'release-created'; release: Release }
  | { kind: 'release-changed'; release: Release }
  /** An existing version enters a release; `base` is the version published at that time. */
  | { kind: 'placed'; document: string; version: string; release: string; base: string | null }
  | { kind: 'unpublishing-planned'; document: string; release: string; base: string | null }
  /** The release overrides what was published in the meantime. */
  | { kind: 'release-rebased'; document: string; release: string; base: string | null }
  /** It could not be published when due, and is no longer scheduled. */
  | {
      kind: 'release-failed';
      release: string;
      /** In English, for programs and for reasons without an `obstacle`. */
      reason: string;
      documents: string[];
      obstacle?: Obstacle;
    }
  | { kind: 'release-removed'; release: string }
  | { kind: 'release-published'; release: string }
  | { kind: 'preview-started'; preview: PreviewSession }
  | { kind: 'preview-revoked'; preview: string }
  | { kind: 'preview-site-added'; site: PreviewSite }
  | { kind: 'preview-site-removed'; site: string }
  | { kind: 'simulator-set'; url: string }
  | { kind: 'name-set'; name: string }
  | { kind: 'visibility-set'; visibility: Visibility }
  | { kind: 'token-created'; token: TokenRecord }
  | { kind: 'token-revoked'; token: string }
  | { kind: 'type-saved'; model: CustomTypeModel }
  | { kind: 'type-removed'; id: string }
  | { kind: 'slice-saved'; model: SharedSliceModel }
  | { kind: 'slice-removed'; id: string }
  | { kind: 'languages-set'; languages: Language[] }
  | { kind: 'asset-stored'; asset: AssetRecord }
  | { kind: 'asset-changed'; asset: AssetRecord }
  | { kind: 'asset-removed'; asset: string }
  | { kind: 'asset-tag-created'; tag: AssetTag }
  | { kind: 'webhook-saved'; webhook: Webhook }
  | { kind: 'webhook-removed'; webhook: string }
  | { kind: 'webhook-claimed'; webhook: string; claim: DeliveryClaim }
  | { kind: 'webhook-delivered'; webhook: string; outcomes: DeliveryOutcome[] }
  | { kind: 'answer-kept'; answer: IdempotentAnswer };

export type EventOf<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

/** Whether a commit changes what the Content API returns for the published content, and so needs a new master ref. */
export function touchesMaster(events: readonly Event[]): boolean {
  return events.some(
    ({ kind }) =>
      kind === 'published' ||
      kind === 'unpublished' ||
      kind === 'languages-set' ||
      kind.startsWith('type-') ||
      kind.startsWith('slice-') ||
      kind === 'asset-changed' ||
      kind === 'asset-removed',
  );
}
