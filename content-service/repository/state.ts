import type { CustomTypeModel, CustomTypeModelField, SharedSliceModel } from '@prismicio/client';
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

/** A version with its author and date. */
export interface Version extends VersionHead {
  at: number;
  by: string;
  /** Its content was deleted because newer versions exist. */
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
  /** Release id -> when the document entered it. */
  inReleaseSince: Map<string, number>;
  /** Ids of releases that unpublish it. */
  unpublishedIn: Set<string>;
  /** Release id -> the version that was published when the document entered it. */
  releaseBases: Map<string, string | null>;
  /** The version that became the draft only because its release was removed. */
  cameBack: string | null;
  archived: boolean;
  firstPublished: number | null;
  lastPublished: number | null;
  /** Newest first. */
  slugs: string[];
  uids: string[];
  /** Formerly published versions -> the sequence of the commit that replaced or unpublished them. */
  departures: Map<string, number>;
  /** Oldest first. */
  publications: VersionPublication[];
  /** What it was declared to be translated from; null while nobody did. */
  translation: TranslationMark | null;
  /** The latest review step; null if there was none since it was published. */
  review: Review | null;
  comments: Comment[];
}

interface Review extends ReviewStep {
  at: number;
  by: string;
  /** Who asked for the review, and gets the text back. */
  author: string;
  /** The version that was handed over, and those written on from it. */
  versions: Set<string>;
}

export interface Comment extends CommentText {
  at: number;
  by: string;
  /** `answered` when somebody other than its author replied last; `done` when marked so. */
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

interface TranslationMark {
  /** Null when it was declared not to be a translation. */
  from: TranslationSource | null;
  at: number;
  by: string;
}

/** An autosave that a newer one replaced: readable for a while, then compacted. */
export interface Superseded {
  version: Version;
  /** The commit that only wrote this autosave. */
  commit: Tip;
  /** When it was replaced. */
  at: number;
}

export interface ReleaseState extends Release {
  createdAt: number;
  by: string;
  /** Fingerprint of the last commit that touched it. */
  fingerprint: string;
  /** Why its scheduled publication failed; null once it is rescheduled. */
  failure: ReleaseFailure | null;
}

interface ReleaseFailure {
  at: number;
  scheduledAt: number | null;
  reason: string;
  /** Documents that prevented the publication, if any. */
  documents: string[];
  /** The reason in a translatable form, where known. */
  obstacle?: Obstacle;
}

/** A removed release, as it was at that time, so that it can be restored. */
export interface RemovedRelease extends Release {
  removedAt: number;
  removedBy: string;
  /** Its documents; `version` is null for one it would have unpublished. */
  contents: { document: string; version: string | null; base: string | null }[];
}

/** A published release, as it was at that time. */
interface PastRelease extends Release {
  createdAt: number;
  by: string;
  publishedAt: number;
  publishedBy: string;
  sequence: number;
  /** `version` is null for a document that was unpublished. */
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
  /** The previously published versions; newly published documents have none. */
  replaced: { document: string; version: string }[];
  /** The sequence of the publication that it undid. */
  undoes: number | null;
}

export interface WebhookState extends Webhook {
  createdAt: number;
  /** Commits up to this sequence need no delivery any more: delivered, given up or irrelevant. */
  through: number;
  claim: DeliveryClaim | null;
  /** The most recent ones, oldest first. */
  outcomes: DeliveryOutcome[];
}

/** What fields at a path of a model were, the path without the numbers of items; a field may still be so. */
export type FormerFields = Map<string, readonly CustomTypeModelField[]>;

export interface StartedPreview extends PreviewSession {
  /** The author's name in the history. */
  by: string;
  startedAt: number;
  fingerprint: string;
}

/** The history folded into the current state. Only `apply/` changes it. */
export interface State {
  tip: Tip;
  documents: Map<string, DocumentState>;
  /** Ids of current autosaves -> the commits that only wrote them. */
  autosaves: Map<string, Tip>;
  /** By version id, in the order they were replaced. */
  superseded: Map<string, Superseded>;
  index: DocumentIndex;
  releases: Map<string, ReleaseState>;
  /** Oldest first. */
  pastReleases: PastRelease[];
  /** By id, most recently removed last. */
  removedReleases: Map<string, RemovedRelease>;
  previews: Map<string, StartedPreview>;
  previewSites: Map<string, PreviewSite>;
  /** Address of the slice simulator; null while unset. */
  simulator: string | null;
  /** Display name of the repository. */
  name: string | null;
  /** Null while unset. */
  visibility: Visibility | null;
  tokens: Map<string, TokenRecord & { createdAt: number }>;
  types: Map<string, CustomTypeModel>;
  slices: Map<string, SharedSliceModel>;
  /** The fields that earlier models of each type had, and of each slice in each variation. */
  formerFields: Map<string, FormerFields>;
  formerSlices: Map<string, Map<string, FormerFields>>;
  languages: Language[];
  assets: Map<string, AssetRecord>;
  removedAssets: Set<string>;
  /** The names of files, releases, tokens and webhooks that are gone, by id, for the activity. */
  removedNames: Map<string, string>;
  /** The id in a media address -> the asset, for assets whose content was replaced. */
  mediaAddresses: Map<string, string>;
  assetTags: Map<string, AssetTag>;
  webhooks: Map<string, WebhookState>;
  /** Responses to replay for idempotency keys, by author and key, oldest first. */
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
    formerFields: new Map(),
    formerSlices: new Map(),
    languages: [],
    assets: new Map(),
    removedAssets: new Set(),
    removedNames: new Map(),
    mediaAddresses: new Map(),
    assetTags: new Map(),
    webhooks: new Map(),
    answers: new Map(),
    publications: [],
  };
}

/** 16 URL-safe characters that identify the history up to and including a commit. */
export function fingerprint(commit: Tip): string {
  return Buffer.from(commit.checksum.slice(0, 24), 'hex').toString('base64url');
}

export function versionOf(document: DocumentState, id: string): Version {
  const version = document.versions.findLast((candidate) => candidate.id === id);
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

export function keepName(
  { removedNames }: State,
  id: string,
  name: string | null | undefined,
): void {
  if (name) removedNames.set(id, name);
}
