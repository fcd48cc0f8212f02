import type { CustomTypeModel, SharedSliceModel } from '@prismicio/client';
import { emptyHistory, type Tip } from '../store/store.ts';
import type { AssetRecord, AssetTag } from './asset-record.ts';
import { DocumentIndex } from './document-index.ts';
import type {
  CommentText,
  DeliveryClaim,
  DeliveryOutcome,
  IdempotentAnswer,
  PreviewSession,
  PreviewSite,
  Release,
  ReviewStep,
  TokenRecord,
  TranslationSource,
  VersionHead,
  Webhook,
} from './events.ts';
import type { Visibility } from './library.ts';
import type { Obstacle } from './obstacle.ts';
import type { Language } from './snapshot.ts';

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
  /** The version that stands as the draft only because the release it lived in is gone. */
  cameBack: string | null;
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
  /** Of the commit that published it. */
  sequence: number;
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
  /** The same in a form that can be said in any language, where that is known. */
  obstacle?: Obstacle;
}

/** A release that was removed, as it was then: it can be brought back. */
export interface RemovedRelease extends Release {
  removedAt: number;
  removedBy: string;
  /** The texts that were in it; null is for a document that it would take off the site. */
  contents: { document: string; version: string | null; base: string | null }[];
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
  /** The version that was on the site before; nothing of a document that came there. */
  replaced: { document: string; version: string }[];
  /** The sequence of the publication that it set back. */
  undoes: number | null;
}

export interface WebhookState extends Webhook {
  createdAt: number;
  /** Commits up to this one are told, given up, or none of its business. */
  through: number;
  claim: DeliveryClaim | null;
  /** The last ones, oldest first. */
  outcomes: DeliveryOutcome[];
}

/** The history folded: what holds now. Only what is in `apply/` changes it. */
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
  /** By id, the last one at the end. */
  removedReleases: Map<string, RemovedRelease>;
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
  /** To idempotency keys, by who asked and by key, the oldest first. */
  answers: Map<string, Map<string, IdempotentAnswer & { at: number }>>;
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
    removedReleases: new Map(),
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

export function versionOf(document: DocumentState, id: string): Version {
  const version = document.versions.findLast((each) => each.id === id);
  if (!version) throw new Error(`Document ${document.id} has no version ${id}.`);
  return version;
}

/** Ids of the versions in drafts and releases. */
export function placedVersions(state: State): string[] {
  return [...state.documents.values()].flatMap(({ draft, releases }) => [
    ...(draft === null ? [] : [draft]),
    ...releases.values(),
  ]);
}
