import type { CustomTypeModel, SharedSliceModel } from '@prismicio/client';
import { emptyHistory, type Tip } from '../store/store.ts';
import { type AssetRecord, type AssetTag, contentsOf } from './asset-record.ts';
import { DocumentIndex } from './document-index.ts';
import type {
  CommentText,
  DeliveryClaim,
  DeliveryOutcome,
  Event,
  IdempotentAnswer,
  Place,
  PreviewSession,
  PreviewSite,
  Release,
  ReviewStep,
  TokenRecord,
  TranslationSource,
  VersionHead,
  Webhook,
} from './events.ts';
import type { Commit } from './history.ts';
import type { Visibility } from './library.ts';
import type { Language } from './snapshot.ts';
import { sessionId } from './tokens.ts';

/** How long the answer to an idempotency key is given again. */
const ANSWERS_KEPT_MS = 24 * 60 * 60 * 1000;

/** Outcomes that are remembered of each webhook. */
export const MOST_OUTCOMES = 500;

/** A version with who wrote it and when. */
export interface Version extends VersionHead {
  at: number;
  by: string;
  /** Its content is gone, because newer ones took its place. */
  dropped: boolean;
}

export interface DocumentState {
  id: string;
  group: string;
  type: string;
  lang: string;
  versions: Version[];
  published: string | null;
  draft: string | null;
  /** Release id -> version id. */
  releases: Map<string, string>;
  /** Release id -> when the document came into it. */
  inReleaseSince: Map<string, number>;
  /** Releases that take it off the site. */
  unpublishedIn: Set<string>;
  /** Release id -> the version that was published when the document came into it. */
  releaseBases: Map<string, string | null>;
  archived: boolean;
  firstPublished: number | null;
  lastPublished: number | null;
  /** Newest first. */
  slugs: string[];
  uids: string[];
  /** Versions that once were published -> the sequence of the commit with which they left. */
  left: Map<string, number>;
  /** When which version was published, and by whom; the oldest first. */
  publications: VersionPublication[];
  /** What somebody said it was translated from; null while nobody did. */
  translation: TranslationMark | null;
  /** The last step of handing it over; null where there was none since it was published. */
  review: Review | null;
  comments: Comment[];
}

export interface Review extends ReviewStep {
  at: number;
  by: string;
  /** Who handed it over first, to whom it comes back. */
  author: string;
}

export interface Comment extends CommentText {
  at: number;
  by: string;
  /** Answered by somebody else than who asked; done where one of them says so. */
  state: 'open' | 'answered' | 'done';
  answers: { at: number; by: string; text: string }[];
}

export interface VersionPublication {
  version: string;
  at: number;
  by: string;
}

export interface TranslationMark {
  /** Null where somebody said that it is a translation of nothing. */
  from: TranslationSource | null;
  at: number;
  by: string;
}

/** An autosave that a newer one took the place of: readable for a while, then compacted. */
export interface Superseded {
  version: Version;
  /** The commit that did nothing but write it. */
  commit: Tip;
  /** When it was replaced. */
  at: number;
}

export interface ReleaseState extends Release {
  createdAt: number;
  by: string;
  /** Fingerprint of the last commit that touched it. */
  fingerprint: string;
  /** Why it was not published at its time; null once it has another one. */
  failure: ReleaseFailure | null;
}

export interface ReleaseFailure {
  at: number;
  scheduledAt: number | null;
  reason: string;
  /** The documents that were in the way, where it was one of them. */
  documents: string[];
}

/** A release that was published, as it was then. */
export interface PastRelease extends Release {
  createdAt: number;
  by: string;
  publishedAt: number;
  publishedBy: string;
  sequence: number;
  /** The version of each document; null where it left the site. */
  documents: { document: string; version: string | null }[];
}

export interface Publication {
  sequence: number;
  ref: string;
  at: number;
  by: string;
  release: string | null;
  published: string[];
  unpublished: string[];
}

export interface WebhookState extends Webhook {
  createdAt: number;
  /** Commits up to this one are told, given up, or none of its business. */
  through: number;
  claim: DeliveryClaim | null;
  /** The last ones, oldest first. */
  outcomes: DeliveryOutcome[];
}

/** The history folded: what holds now. Only `apply` changes it. */
export interface State {
  tip: Tip;
  documents: Map<string, DocumentState>;
  /** Autosaves that stand -> the commits that did nothing but write them. */
  autosaves: Map<string, Tip>;
  /** By the id of the version, those replaced first in front. */
  superseded: Map<string, Superseded>;
  index: DocumentIndex;
  releases: Map<string, ReleaseState>;
  /** The oldest first. */
  pastReleases: PastRelease[];
  previews: Map<string, PreviewSession & { fingerprint: string }>;
  previewSites: Map<string, PreviewSite>;
  /** Where editors' tools show slices; null while nobody has said. */
  simulator: string | null;
  /** What people call the repository. */
  name: string | null;
  /** Null while nobody has chosen one. */
  visibility: Visibility | null;
  tokens: Map<string, TokenRecord & { createdAt: number }>;
  types: Map<string, CustomTypeModel>;
  slices: Map<string, SharedSliceModel>;
  languages: Language[];
  assets: Map<string, AssetRecord>;
  removedAssets: Set<string>;
  /** The id in an address -> the asset that has or had its content there, where these are two. */
  mediaAddresses: Map<string, string>;
  assetTags: Map<string, AssetTag>;
  webhooks: Map<string, WebhookState>;
  answers: Map<string, IdempotentAnswer & { at: number }>;
  keptAnswers: number;
  publications: Publication[];
}

export function emptyState(keptAnswers = 10_000): State {
  return {
    keptAnswers,
    tip: emptyHistory,
    documents: new Map(),
    autosaves: new Map(),
    superseded: new Map(),
    index: new DocumentIndex(),
    releases: new Map(),
    pastReleases: [],
    previews: new Map(),
    previewSites: new Map(),
    simulator: null,
    name: null,
    visibility: null,
    tokens: new Map(),
    types: new Map(),
    slices: new Map(),
    languages: [],
    assets: new Map(),
    removedAssets: new Set(),
    mediaAddresses: new Map(),
    assetTags: new Map(),
    webhooks: new Map(),
    answers: new Map(),
    publications: [],
  };
}

/** 16 url-safe characters that name the history up to and with a commit. */
export function fingerprint(commit: Tip): string {
  return Buffer.from(commit.checksum.slice(0, 24), 'hex').toString('base64url');
}

export function sameAs(a: Place, b: Place): boolean {
  return a === 'draft' || b === 'draft' ? a === b : a.release === b.release;
}

/** Brings the state one commit further. */
export function apply(state: State, commit: Commit): void {
  const publication: Publication = {
    sequence: commit.sequence,
    ref: fingerprint(commit),
    at: commit.at,
    by: commit.by,
    release: null,
    published: [],
    unpublished: [],
  };
  for (const event of commit.events) applyEvent(state, commit, event, publication);
  if (commit.events.some(({ kind }) => kind.startsWith('release-')))
    for (const preview of state.previews.values())
      if (preview.until !== undefined) preview.fingerprint = fingerprint(commit);
  if (publication.published.length + publication.unpublished.length > 0)
    state.publications.push(publication);
  state.tip = { sequence: commit.sequence, checksum: commit.checksum };
}

function applyEvent(state: State, commit: Commit, event: Event, publication: Publication): void {
  switch (event.kind) {
    case 'version-written': {
      const document = documentOf(state, event.version);
      supersede(state, commit, document, event.version);
      document.versions.push({ ...event.version, at: commit.at, by: commit.by, dropped: false });
      if (event.version.uid !== null) state.index.addUid(document, event.version.uid);
      if (event.place === 'draft') document.draft = event.version.id;
      else {
        const { release } = event.place;
        const before = document.releaseBases.get(release);
        const base = before === undefined ? document.published : before;
        placeIn(document, commit, { release, version: event.version.id, base });
      }
      touch(state, commit, document.id, event.place);
      return;
    }
    case 'versions-dropped': {
      const document = existing(state, event.document);
      const dropped = new Set(event.versions);
      for (const version of document.versions) if (dropped.has(version.id)) version.dropped = true;
      for (const id of dropped) {
        document.left.delete(id);
        state.autosaves.delete(id);
      }
      return;
    }
    case 'place-cleared': {
      const document = existing(state, event.document);
      if (event.place === 'draft') document.draft = null;
      else {
        takeOut(document, event.place.release);
      }
      touch(state, commit, document.id, event.place);
      return;
    }
    case 'published': {
      const document = existing(state, event.document);
      const version = versionOf(document, event.version);
      if (document.published !== null) document.left.set(document.published, commit.sequence);
      document.left.delete(version.id);
      document.published = version.id;
      if (document.draft === version.id) document.draft = null;
      document.review = null;
      document.firstPublished ??= event.first ?? commit.at;
      document.lastPublished = commit.at;
      if (version.uid !== null && !document.uids.includes(version.uid))
        document.uids.push(version.uid);
      if (version.slug !== null && document.slugs[0] !== version.slug)
        document.slugs = [version.slug, ...document.slugs.filter((slug) => slug !== version.slug)];
      document.publications.push({ version: version.id, at: commit.at, by: commit.by });
      publication.published.push(document.id);
      touch(state, commit, document.id, 'draft');
      return;
    }
    case 'unpublished': {
      const document = existing(state, event.document);
      if (document.published !== null) document.left.set(document.published, commit.sequence);
      document.draft ??= document.published;
      document.published = null;
      publication.unpublished.push(document.id);
      touch(state, commit, document.id, 'draft');
      return;
    }
    case 'translated': {
      const document = existing(state, event.document);
      document.translation = { from: event.from, at: commit.at, by: commit.by };
      return;
    }
    case 'placed': {
      const document = existing(state, event.document);
      placeIn(document, commit, event);
      touch(state, commit, document.id, { release: event.release });
      return;
    }
    case 'unpublishing-planned': {
      const document = existing(state, event.document);
      takeOut(document, event.release);
      document.unpublishedIn.add(event.release);
      document.releaseBases.set(event.release, event.base);
      touch(state, commit, document.id, { release: event.release });
      return;
    }
    case 'release-rebased':
      existing(state, event.document).releaseBases.set(event.release, event.base);
      return;
    case 'review': {
      const document = existing(state, event.document);
      const { step, version, person, note } = event;
      const author = step === 'asked' ? commit.by : (document.review?.author ?? commit.by);
      document.review =
        step === 'withdrawn'
          ? null
          : { step, version, person, note, at: commit.at, by: commit.by, author };
      return;
    }
    case 'commented':
    case 'comment-answered':
    case 'comment-set':
      applyComment(existing(state, event.document), commit, event);
      return;
    case 'document-archived':
      setArchived(state, commit, event.document, true);
      return;
    case 'document-restored':
      setArchived(state, commit, event.document, false);
      return;
    case 'release-created':
    case 'release-changed': {
      const before = state.releases.get(event.release.id);
      state.releases.set(event.release.id, {
        ...event.release,
        createdAt: before?.createdAt ?? commit.at,
        by: before?.by ?? commit.by,
        fingerprint: fingerprint(commit),
        failure: event.release.scheduledAt === null ? (before?.failure ?? null) : null,
      });
      return;
    }
    case 'release-failed': {
      const { release: id, reason, documents } = event;
      const release = state.releases.get(id);
      if (!release) return;
      const { scheduledAt } = release;
      release.failure = { at: commit.at, scheduledAt, reason, documents };
      release.scheduledAt = null;
      release.fingerprint = fingerprint(commit);
      return;
    }
    case 'release-published':
      publication.release = event.release;
      remember(state, publication);
      removeRelease(state, event.release);
      return;
    case 'release-removed':
      removeRelease(state, event.release);
      return;
    case 'preview-started':
      startPreview(state, commit, event.preview);
      return;
    case 'preview-revoked':
      state.previews.delete(sessionId(event.preview));
      return;
    case 'preview-site-added':
      state.previewSites.set(event.site.id, event.site);
      return;
    case 'preview-site-removed':
      state.previewSites.delete(event.site);
      return;
    case 'simulator-set':
      state.simulator = event.url;
      return;
    case 'name-set':
      state.name = event.name;
      return;
    case 'visibility-set':
      state.visibility = event.visibility;
      return;
    case 'token-created':
      state.tokens.set(event.token.id, { ...event.token, createdAt: commit.at });
      return;
    case 'token-revoked':
      state.tokens.delete(event.token);
      return;
    case 'type-saved':
      state.types.set(event.model.id, event.model);
      return;
    case 'type-removed':
      state.types.delete(event.id);
      return;
    case 'slice-saved':
      state.slices.set(event.model.id, event.model);
      return;
    case 'slice-removed':
      state.slices.delete(event.id);
      return;
    case 'languages-set':
      state.languages = event.languages;
      return;
    case 'asset-stored':
    case 'asset-changed':
      state.assets.set(event.asset.id, event.asset);
      state.removedAssets.delete(event.asset.id);
      for (const { address } of contentsOf(event.asset))
        if (address !== event.asset.id) state.mediaAddresses.set(address, event.asset.id);
      return;
    case 'asset-removed': {
      const asset = state.assets.get(event.asset);
      for (const { address } of asset ? contentsOf(asset) : [])
        state.mediaAddresses.delete(address);
      state.assets.delete(event.asset);
      state.removedAssets.add(event.asset);
      return;
    }
    case 'asset-tag-created':
      state.assetTags.set(event.tag.id, event.tag);
      return;
    case 'webhook-saved': {
      const before = state.webhooks.get(event.webhook.id);
      state.webhooks.set(event.webhook.id, {
        createdAt: before?.createdAt ?? commit.at,
        outcomes: before?.outcomes ?? [],
        ...event.webhook,
        // What happened while it was off is not told afterwards.
        through: before?.active ? before.through : commit.sequence,
        claim: before?.active ? before.claim : null,
      });
      return;
    }
    case 'webhook-removed':
      state.webhooks.delete(event.webhook);
      return;
    case 'webhook-claimed': {
      const webhook = state.webhooks.get(event.webhook);
      if (webhook) webhook.claim = event.claim;
      return;
    }
    case 'webhook-delivered': {
      const webhook = state.webhooks.get(event.webhook);
      if (!webhook) return;
      for (const { commit: told } of event.outcomes) {
        if (told === null || told <= webhook.through) continue;
        webhook.through = told;
        if (webhook.claim) webhook.claim = { ...webhook.claim, attempts: 0, fault: null };
      }
      webhook.outcomes = [...webhook.outcomes, ...event.outcomes].slice(-MOST_OUTCOMES);
      return;
    }
    case 'answer-kept':
      state.answers.set(event.answer.key, { ...event.answer, at: commit.at });
      for (const [key, { at }] of state.answers) {
        if (at > commit.at - ANSWERS_KEPT_MS && state.answers.size <= state.keptAnswers) break;
        state.answers.delete(key);
      }
      return;
  }
}

function applyComment(
  document: DocumentState,
  { at, by }: Commit,
  event: Extract<Event, { kind: 'commented' | 'comment-answered' | 'comment-set' }>,
): void {
  if (event.kind === 'commented') {
    document.comments.push({ ...event.comment, at, by, state: 'open', answers: [] });
    return;
  }
  const comment = document.comments.find(({ id }) => id === event.comment);
  if (!comment) return;
  if (event.kind === 'comment-set') {
    comment.state = event.state;
    return;
  }
  comment.answers.push({ at, by, text: event.text });
  comment.state = by === comment.by ? 'open' : 'answered';
}

/** An autosave takes the place of the one before it, which is kept aside until its commit is compacted. */
function supersede(
  state: State,
  commit: Commit,
  document: DocumentState,
  { id, kind, replaces }: VersionHead,
): void {
  if (kind === 'autosave' && commit.events.every(isOfSaving))
    state.autosaves.set(id, { sequence: commit.sequence, checksum: commit.checksum });
  if (replaces === undefined) return;
  const before = state.autosaves.get(replaces);
  const version = document.versions.find((each) => each.id === replaces);
  // Both are gone where it was compacted before this was read.
  if (!before || !version) return;
  document.versions = document.versions.filter((each) => each !== version);
  state.autosaves.delete(replaces);
  state.superseded.set(replaces, { version, commit: before, at: commit.at });
}

function isOfSaving({ kind }: Event): boolean {
  return kind === 'version-written' || kind === 'answer-kept';
}

function documentOf(state: State, version: VersionHead): DocumentState {
  const present = state.documents.get(version.document);
  if (present) return present;
  const document: DocumentState = {
    id: version.document,
    group: version.group,
    type: version.type,
    lang: version.lang,
    versions: [],
    published: null,
    draft: null,
    releases: new Map(),
    inReleaseSince: new Map(),
    unpublishedIn: new Set(),
    releaseBases: new Map(),
    archived: false,
    firstPublished: null,
    lastPublished: null,
    slugs: [],
    uids: [],
    left: new Map(),
    publications: [],
    translation: null,
    review: null,
    comments: [],
  };
  state.documents.set(document.id, document);
  state.index.add(document);
  return document;
}

function existing(state: State, id: string): DocumentState {
  const document = state.documents.get(id);
  if (!document) throw new Error(`The history speaks of document ${id}, which it never made.`);
  return document;
}

export function versionOf(document: DocumentState, id: string): Version {
  const version = document.versions.findLast((each) => each.id === id);
  if (!version) throw new Error(`Document ${document.id} has no version ${id}.`);
  return version;
}

/** Releases and previews that show this document look different from now on. */
function touch(state: State, commit: Commit, document: string, place: Place): void {
  const mark = fingerprint(commit);
  if (place !== 'draft') {
    const release = state.releases.get(place.release);
    if (release) release.fingerprint = mark;
  }
  for (const preview of state.previews.values()) {
    if (preview.until !== undefined && place !== 'draft') preview.fingerprint = mark;
    if (preview.until !== undefined || !sameAs(preview.place, place)) continue;
    if (place !== 'draft' || preview.document === document) preview.fingerprint = mark;
  }
}

function startPreview(state: State, commit: Commit, preview: PreviewSession): void {
  for (const [id, { expiresAt }] of state.previews)
    if (expiresAt < commit.at) state.previews.delete(id);
  const id = sessionId(preview.id);
  state.previews.set(id, { ...preview, id, fingerprint: fingerprint(commit) });
}

function setArchived(state: State, commit: Commit, id: string, archived: boolean): void {
  const document = existing(state, id);
  document.archived = archived;
  touch(state, commit, id, 'draft');
  for (const release of document.releases.keys()) touch(state, commit, id, { release });
}

function placeIn(
  document: DocumentState,
  { at }: Commit,
  { release, version, base }: { release: string; version: string; base: string | null },
): void {
  if (!document.releases.has(release)) document.inReleaseSince.set(release, at);
  document.releases.set(release, version);
  document.unpublishedIn.delete(release);
  document.releaseBases.set(release, base);
}

/** A document that lived in the release alone goes on as a draft, so that its text is not lost. */
function takeOut(document: DocumentState, release: string): void {
  const version = document.releases.get(release);
  document.releases.delete(release);
  document.inReleaseSince.delete(release);
  document.unpublishedIn.delete(release);
  document.releaseBases.delete(release);
  const isHomeless =
    document.draft === null && document.published === null && document.releases.size === 0;
  if (version !== undefined && isHomeless) document.draft = version;
}

function removeRelease(state: State, release: string): void {
  state.releases.delete(release);
  for (const document of state.documents.values()) takeOut(document, release);
}

function remember(state: State, publication: Publication): void {
  const release = state.releases.get(publication.release ?? '');
  if (!release) return;
  const { fingerprint: _, failure: __, ...kept } = release;
  state.pastReleases.push({
    ...kept,
    publishedAt: publication.at,
    publishedBy: publication.by,
    sequence: publication.sequence,
    documents: [
      ...publication.published.map((document) => ({
        document,
        version: existing(state, document).published,
      })),
      ...publication.unpublished.map((document) => ({ document, version: null })),
    ],
  });
}
