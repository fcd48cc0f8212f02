import type { VersionContent } from '../store/store.ts';
import { toSnapshotAsset } from './asset-record.ts';
import { dueReleases } from './commands/releases.ts';
import { type PreviewSession, touchesMaster } from './events.ts';
import type { Commit } from './history.ts';
import type { ReleaseRef, ResolvedRef } from './library.ts';
import type { Models } from './models.ts';
import { openPreviewBy } from './open-preview.ts';
import { unpublishedIn, versionsAt } from './place.ts';
import { PlacedContents } from './placed-contents.ts';
import { previewSecretIn } from './preview-token.ts';
import { Snapshot, type SnapshotAsset, type SnapshotDocument } from './snapshot.ts';
import { asDocument } from './snapshot-document.ts';
import {
  type DocumentState,
  fingerprint,
  placedVersions,
  type State,
  type Version,
  versionOf,
} from './state.ts';
import { WrittenSnapshots } from './written-snapshots.ts';

/** Cached snapshots per kind, releases and previews; they share unchanged documents with the master. */
const maxComposed = 20;

/**
 * All readable snapshots: the latest masters, and those composed of a master and the versions in a release
 * or draft. Follows the state, commit by commit.
 */
export class Snapshots {
  readonly #state: State;
  readonly #keptRefs: number;
  readonly #placed: PlacedContents;
  readonly #masters = new Map<string, Snapshot>();
  /** Ref of each kept master -> sequence of the commit that made it, oldest first. */
  readonly #masterSequences = new Map<string, number>();
  readonly #formerRefs = new Set<string>();
  readonly #releases = new Map<string, Snapshot>();
  readonly #previews = new Map<string, Snapshot>();
  readonly #assets = new Map<string, SnapshotAsset>();
  #models: Models = { types: new Map(), slices: new Map() };
  #assetsCopy: ReadonlyMap<string, SnapshotAsset> | null = null;
  // Must not read the state before `fill`: anything derived from it here would never be freed.
  #master = new Snapshot(
    'empty',
    { models: this.#models, languages: [], assets: new Map<string, SnapshotAsset>() },
    [],
  );

  constructor(state: State, keptRefs: number) {
    this.#state = state;
    this.#placed = new PlacedContents(state);
    this.#keptRefs = keptRefs;
  }

  get master(): Snapshot {
    return this.#master;
  }

  /** Number of readable master refs. */
  get refs(): number {
    return this.#masters.size;
  }

  /** The sequence of the commit that made the oldest readable master. */
  get oldestRef(): number {
    for (const sequence of this.#masterSequences.values()) return sequence;
    return 0;
  }

  /** Drops the masters made before this commit. */
  forgetBefore(sequence: number): void {
    for (const [ref, madeAt] of this.#masterSequences)
      if (madeAt < sequence) {
        this.#masterSequences.delete(ref);
        this.#masters.delete(ref);
      }
  }

  content(version: string): VersionContent | undefined {
    return this.#placed.get(version);
  }

  /** Builds the first master from the state, before commits are followed one by one. */
  fill(commit: Commit | null, contents: ReadonlyMap<string, VersionContent>): void {
    for (const asset of this.#state.assets.values())
      this.#assets.set(asset.id, toSnapshotAsset(asset));
    this.#models = this.#copyModels();
    const documents: SnapshotDocument[] = [];
    for (const document of this.#state.documents.values()) {
      if (document.published === null) continue;
      documents.push(this.#published(document, contents));
    }
    for (const id of placedVersions(this.#state)) this.#placed.add(id, contents);
    const ref = commit ? fingerprint(commit) : 'empty';
    this.#setMaster(new Snapshot(ref, this.#snapshotContents(), documents), commit?.sequence ?? 0);
  }

  rememberRef(formerRef: string): void {
    this.#formerRefs.add(formerRef);
  }

  /** Follows a commit that was just applied to the state. */
  follow(commit: Commit, contents: ReadonlyMap<string, VersionContent>): void {
    const events = commit.events;
    const changes = new Map<string, SnapshotDocument | null>();
    for (const event of events) {
      if (event.kind === 'version-written') this.#placed.supersede(event.version, contents);
      if (event.kind === 'placed') this.#placed.add(event.version, contents);
      if (event.kind === 'published') {
        if (event.keepsReplaced) this.#keepReplaced(event.document);
        changes.set(event.document, this.#published(this.#document(event.document), contents));
      }
      if (event.kind === 'unpublished') {
        this.#keepReplaced(event.document);
        changes.set(event.document, null);
      }
      if (event.kind === 'asset-stored' || event.kind === 'asset-changed')
        this.#assets.set(event.asset.id, toSnapshotAsset(event.asset));
      if (event.kind === 'asset-removed') this.#assets.delete(event.asset);
    }
    if (events.some(({ kind }) => kind.startsWith('asset-'))) this.#assetsCopy = null;
    if (events.some(({ kind }) => kind.startsWith('type-') || kind.startsWith('slice-')))
      this.#models = this.#copyModels();
    if (events.some(({ kind }) => kind === 'release-removed')) this.#releases.clear();
    this.#placed.forgetUnplaced(events);
    if (touchesMaster(events))
      this.#setMaster(
        this.#master.with(fingerprint(commit), changes, this.#snapshotContents()),
        commit.sequence,
      );
  }

  releases(): ReleaseRef[] {
    return [...this.#state.releases.values()].map((release) => ({
      id: release.id,
      ref: `${release.fingerprint}~${this.#master.ref}`,
      label: release.label,
      scheduledAt: release.scheduledAt,
    }));
  }

  resolve(ref: string, now: number): ResolvedRef {
    const master = this.#masters.get(ref);
    if (master) return { kind: 'master', snapshot: master };
    const secret = previewSecretIn(ref);
    if (secret !== null) return this.#resolvePreview(secret, now);
    const [release, base] = ref.split('~');
    if (release && base !== undefined) return this.#resolveRelease(ref, release, base);
    return { kind: this.#formerRefs.has(ref) ? 'expired' : 'unknown' };
  }

  /** The snapshot that a preview session shows now. */
  preview(session: PreviewSession & { fingerprint: string }): Snapshot {
    const key = `${session.id}:${session.fingerprint}~${this.#master.ref}`;
    const { until } = session;
    if (until !== undefined) return this.#asOf(until, key);
    const versions = versionsAt(this.#state, session.place, session.document);
    const leaving = unpublishedIn(this.#state, session.place);
    return this.#compose(this.#previews, key, this.#master, { versions, leaving });
  }

  /** The master with all releases scheduled up to `until` applied in order of publication. */
  #asOf(until: number, key: string): Snapshot {
    const latest = new Map<string, Version | null>();
    for (const release of dueReleases(this.#state, until)) {
      for (const id of unpublishedIn(this.#state, { release })) latest.set(id, null);
      for (const version of versionsAt(this.#state, { release }, null))
        latest.set(version.document, version);
    }
    return this.#compose(this.#previews, key, this.#master, {
      versions: [...latest.values()].filter((version) => version !== null),
      leaving: [...latest].flatMap(([id, version]) => (version === null ? [id] : [])),
    });
  }

  /** Snapshots of unsaved text, over every draft. */
  readonly written = new WrittenSnapshots({
    state: () => this.#state,
    master: () => this.#master,
    contents: () => this.#snapshotContents(),
    draftOf: (document) => this.#draftOf(document),
  });

  #draftOf(document: DocumentState): SnapshotDocument | null {
    const data = document.draft === null ? undefined : this.#placed.get(document.draft);
    if (!data || document.archived) return null;
    return asDocument(document, versionOf(document, document.draft ?? ''), data);
  }

  #resolvePreview(secret: string, now: number): ResolvedRef {
    const preview = openPreviewBy(this.#state, secret, now);
    return preview
      ? { kind: 'preview', snapshot: this.preview(preview) }
      : { kind: 'preview-expired' };
  }

  #resolveRelease(ref: string, releaseFingerprint: string, base: string): ResolvedRef {
    const cached = this.#releases.get(ref);
    if (cached) return { kind: 'release', snapshot: cached };
    const release = [...this.#state.releases.values()].find(
      (candidate) => candidate.fingerprint === releaseFingerprint,
    );
    const master = this.#masters.get(base);
    if (!release || !master)
      return { kind: master || this.#formerRefs.has(base) ? 'expired' : 'unknown' };
    const place = { release: release.id };
    const versions = versionsAt(this.#state, place, null);
    const changes = { versions, leaving: unpublishedIn(this.#state, place) };
    return { kind: 'release', snapshot: this.#compose(this.#releases, ref, master, changes) };
  }

  #compose(
    cache: Map<string, Snapshot>,
    key: string,
    master: Snapshot,
    { versions, leaving }: { versions: readonly Version[]; leaving: readonly string[] },
  ): Snapshot {
    const cached = cache.get(key);
    if (cached) return cached;
    const changes = new Map<string, SnapshotDocument | null>(leaving.map((id) => [id, null]));
    for (const version of versions) {
      const data = this.#placed.get(version.id);
      const state = this.#document(version.document);
      if (data && !state.archived) changes.set(state.id, asDocument(state, version, data));
    }
    // Drafts may show pictures uploaded after the master was made.
    const snapshot = master.with(key, changes, this.#snapshotContents());
    cache.set(key, snapshot);
    dropOldest(cache, maxComposed);
    return snapshot;
  }

  #published(
    document: DocumentState,
    contents: ReadonlyMap<string, VersionContent>,
  ): SnapshotDocument {
    const version = versionOf(document, document.published ?? '');
    const data = contents.get(version.id) ?? this.#placed.get(version.id);
    if (!data) throw new Error(`The content of version ${version.id} was not loaded.`);
    return asDocument(document, version, data);
  }

  #document(id: string): DocumentState {
    const document = this.#state.documents.get(id);
    if (!document) throw new Error(`There is no document ${id}.`);
    return document;
  }

  /** Keeps the replaced content in memory if it becomes the draft. */
  #keepReplaced(document: string): void {
    const before = this.#master.document(document);
    const { draft } = this.#document(document);
    if (before && draft !== null) this.#placed.addIfMissing(draft, before.data);
  }

  #setMaster(snapshot: Snapshot, madeAt: number): void {
    this.#formerRefs.add(snapshot.ref);
    this.#masters.set(snapshot.ref, snapshot);
    this.#masterSequences.set(snapshot.ref, madeAt);
    dropOldest(this.#masters, this.#keptRefs + 1);
    dropOldest(this.#masterSequences, this.#keptRefs + 1);
    this.#master = snapshot;
  }

  #snapshotContents() {
    return {
      models: this.#models,
      languages: this.#state.languages,
      assets: this.#currentAssets(),
    };
  }

  /** Copied only when a model changes, because query caches are keyed by this object. */
  #copyModels(): Models {
    return { types: new Map(this.#state.types), slices: new Map(this.#state.slices) };
  }

  #currentAssets(): ReadonlyMap<string, SnapshotAsset> {
    this.#assetsCopy ??= new Map(this.#assets);
    return this.#assetsCopy;
  }
}

function dropOldest(map: Map<string, unknown>, limit: number): void {
  for (const key of map.keys()) {
    if (map.size <= limit) return;
    map.delete(key);
  }
}
