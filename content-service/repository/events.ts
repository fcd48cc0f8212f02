import type { DeliveryFault } from '@farol/content-model';
import type { CustomTypeModel, SharedSliceModel } from '@prismicio/client';
import type { AssetRecord, AssetTag } from './asset-record.ts';
import type { Visibility } from './library.ts';
import type { Obstacle } from './obstacle.ts';
import type { Language } from './snapshot.ts';

/** Before the id of a person who did something; a token cannot have such a name. */
export const personMark = 'person/';

/** What a version says besides its content; the content lies in the store under the version's id. */
export interface VersionHead {
  id: string;
  document: string;
  group: string;
  type: string;
  lang: string;
  uid: string | null;
  tags: string[];
  title: string;
  /** The address words of the document's title, or of what its type is called. */
  slug: string | null;
  /** What was done, in the author's words or the service's. */
  note: string;
  /** Made to have an id, by a program that brings the data afterwards: not to be published as it is. */
  unfilled?: true;
  /** What made it; nothing of one that somebody saved on purpose. */
  kind?: 'autosave' | 'restored';
  /** Of an autosave: when the writing began whose newest text it is. */
  since?: number;
  /** The autosave of the same person that it took the place of, which is no version of the document any more. */
  replaces?: string;
  /** Of a version that came from another repository: who wrote it there, and when. */
  origin?: { by: string; at: number };
}

/** Where a version that is not published lies: in the working copy, or in a release by its id. */
export type Place = 'draft' | { release: string };

export interface Release {
  id: string;
  label: string;
  scheduledAt: number | null;
  /** The zone in which its time was chosen: `Europe/Lisbon`. */
  zone?: string | null;
  /** The one document that it was made for, to be published by itself at a time. */
  only?: string;
}

export interface PreviewSession {
  /** SHA-256 of the word in every token of the session. Before, the word itself was kept here. */
  id: string;
  /** What is previewed: the draft of a document, or a release. */
  place: Place;
  /** Shows the site as it will be at this time, with all releases that are scheduled until then. */
  until?: number;
  /** The document the preview opens with. */
  document: string | null;
  expiresAt: number;
  /** Made for somebody without an account. */
  shared: boolean;
}

/** A website that shows previews: where its preview endpoint is. */
export interface PreviewSite {
  id: string;
  name: string;
  url: string;
}

/** A token is kept as its SHA-256 only. */
export interface TokenRecord {
  id: string;
  name: string;
  hash: string;
  /** `write` may do everything; the others read the Content API. */
  scope: 'write' | 'master' | 'master+releases';
}

/** The answer to a request that carried an idempotency key, to be given again. */
export interface IdempotentAnswer {
  key: string;
  /** Of method, address and body: the same key with another request is a mistake. */
  request: string;
  status: number;
  body: unknown;
}

/** What a webhook may be called for; Prismic's own names. */
export const webhookTriggers = [
  'documentsPublished',
  'documentsUnpublished',
  'releasesCreated',
  'releasesUpdated',
  'tagsCreated',
  'tagsDeleted',
] as const;

export type WebhookTrigger = (typeof webhookTriggers)[number];

/** Secret and headers are kept as they are sent, so that they can be sent. */
export interface Webhook {
  id: string;
  name: string | null;
  url: string;
  /** Sent in the body of each delivery, as Prismic does. */
  secret: string | null;
  headers: Record<string, string>;
  active: boolean;
  triggers: Record<WebhookTrigger, boolean>;
}

/** The process that delivers to a webhook for now. Until the time is over no other may. */
export interface DeliveryClaim {
  process: string;
  until: number;
  /** Tries of the delivery at hand that failed, and why the last one did. */
  attempts: number;
  fault: string | null;
  /** Missing in what was written before there were names of faults. */
  code?: DeliveryFault | null;
}

/** How a delivery ended. Never holds what was sent. */
export interface DeliveryOutcome {
  /** The commit that was told of; null for a test. */
  commit: number | null;
  at: number;
  /** Of the last answer; null where there was none. */
  status: number | null;
  /** Why it was given up; null where it was acknowledged. */
  fault: string | null;
  code?: DeliveryFault | null;
  attempts: number;
  ms: number;
}

/** The version of another document of its page that a text was translated from. */
export interface TranslationSource {
  document: string;
  version: string;
}

/** A step of handing a text over to who publishes it. */
export interface ReviewStep {
  step: 'asked' | 'returned' | 'withdrawn';
  /** The version that was handed over. */
  version: string;
  /** Who is asked, by id; null for whoever can publish it. */
  person: string | null;
  /** What to look at, or why it comes back. */
  note: string;
}

/** What somebody says of a field. */
export interface CommentText {
  id: string;
  /** The field, as the editor names it; empty for the whole page. */
  field: string;
  text: string;
  /** For whom, by id; null for everybody. */
  person: string | null;
}

/** Everything that can happen in a repository. */
export type Event =
  | { kind: 'version-written'; version: VersionHead; place: Place }
  /** Their contents are gone on purpose; that they were, by whom and when, stays. */
  | { kind: 'versions-dropped'; document: string; versions: string[] }
  | { kind: 'place-cleared'; document: string; place: Place }
  /** `first` is when it was first published in the repository it came from. */
  | {
      kind: 'published';
      document: string;
      version: string;
      first?: number;
      /** The version that leaves the site is the draft from then on, where there is no other. */
      keepsReplaced?: true;
    }
  /** By making it, or by saying that the text is still right; null where it is a translation of nothing. */
  | { kind: 'translated'; document: string; from: TranslationSource | null }
  | { kind: 'unpublished'; document: string }
  /** What else happens in the commit sets back what the one of this sequence published. */
  | { kind: 'publication-undone'; publication: number }
  | ({ kind: 'review'; document: string } & ReviewStep)
  | { kind: 'commented'; document: string; comment: CommentText }
  | { kind: 'comment-answered'; document: string; comment: string; text: string }
  | { kind: 'comment-set'; document: string; comment: string; state: 'open' | 'done' }
  | { kind: 'document-archived'; document: string }
  | { kind: 'document-restored'; document: string }
  | { kind: 'release-created'; release: Release }
  | { kind: 'release-changed'; release: Release }
  /** A version that stands already comes into a release; `base` is what was published then. */
  | { kind: 'placed'; document: string; version: string; release: string; base: string | null }
  | { kind: 'unpublishing-planned'; document: string; release: string; base: string | null }
  /** What was published since is known, and the release goes over it. */
  | { kind: 'release-rebased'; document: string; release: string; base: string | null }
  /** Its time came, and something was against it: it is not scheduled any more. */
  | {
      kind: 'release-failed';
      release: string;
      /** In English, for programs and for what has no kind. */
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

/** Whether a commit changes what the published content answers, and so makes a new master ref. */
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
