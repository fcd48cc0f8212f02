import type { VersionContent } from '../store/store.ts';
import { toSnapshotAsset } from './asset-record.ts';
import { type PreviewSession, touchesMaster } from './events.ts';
import type { Commit } from './history.ts';
import type { ReleaseRef, ResolvedRef } from './library.ts';
import type { Models } from './models.ts';
import { leavingWith, versionsAt } from './place.ts';
import { PlacedContents } from './placed-contents.ts';
import { previewWordIn } from './preview-token.ts';
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
import { hashToken } from './tokens.ts';
import { WrittenSnapshots } from './written-snapshots.ts';

/** Composed snapshots (releases, previews) kept ready; each shares its documents with the master's. */
const COMPOSED_KEPT = 20;

/**
 * The snapshots one can ask for: the master's last ones, and those composed of a master and what lies in a
 * release or draft. It follows the state, commit by commit.
 */
export class Snapshots {
  readonly #state: State;
  readonly #keptRefs: number;
  readonly #placed: PlacedContents;
  readonly #masters = new Map<string, Snapshot>();
  /** Of each kept master, the sequence of the commit that made it; the oldest first. */
  readonly #madeBy = new Map<string, number>();
  readonly #formerRefs = new Set<string>();
  readonly #releases = new Map<string, Snapshot>();
  readonly #previews = new Map<string, Snapshot>();
  readonly #assets = new Map<string, SnapshotAsset>();
  #models: Models = { types: new Map(), slices: new Map() };
  #assetsShown: ReadonlyMap<string, SnapshotAsset> | null = null;
  // Nothing is made of the state before `fill`: what is kept of it here would be kept for ever.
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

  /** How many published contents are readable. */
  get refs(): number {
    return this.#masters.size;
  }

  /** The sequence of the commit that made the oldest published content still readable. */
  get oldestRef(): number {
    for (const sequence of this.#madeBy.values()) return sequence;
    return 0;
  }

  /** Lets go of the published contents before this one. */
  forgetBefore(sequence: number): void {
    for (const [ref, made] of this.#madeBy)
      if (made < sequence) {
        this.#madeBy.delete(ref);
        this.#masters.delete(ref);
      }
  }

  content(version: string): VersionContent | undefined {
    return this.#placed.get(version);
  }

  /** Builds the master from the state as it stands: the start, before commits are followed one by one. */
  fill(commit: Commit | null, contents: ReadonlyMap<string, VersionContent>): void {
    for (const asset of this.#state.assets.values())
      this.#assets.set(asset.id, toSnapshotAsset(asset));
    this.#models = this.#presentModels();
    const documents: SnapshotDocument[] = [];
    for (const document of this.#state.documents.values()) {
      if (document.published === null) continue;
      documents.push(this.#published(document, contents));
    }
    for (const id of placedVersions(this.#state)) this.#placed.take(id, contents);
    const ref = commit ? fingerprint(commit) : 'empty';
    this.#put(new Snapshot(ref, this.#contents(), documents), commit?.sequence ?? 0);
  }

  remember(formerRef: string): void {
    this.#formerRefs.add(formerRef);
  }

  /** Follows a commit that the state has just taken in. */
  follow(commit: Commit, contents: ReadonlyMap<string, VersionContent>): void {
    const events = commit.events;
    const changes = new Map<string, SnapshotDocument | null>();
    for (const event of events) {
      if (event.kind === 'version-written') this.#placed.write(event.version, contents);
      if (event.kind === 'placed') this.#placed.take(event.version, contents);
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
    if (events.some(({ kind }) => kind.startsWith('asset-'))) this.#assetsShown = null;
    if (events.some(({ kind }) => kind.startsWith('type-') || kind.startsWith('slice-')))
      this.#models = this.#presentModels();
    if (events.some(({ kind }) => kind === 'release-removed')) this.#releases.clear();
    this.#placed.forgetUnplaced(events);
    if (touchesMaster(events))
      this.#put(this.#master.with(fingerprint(commit), changes, this.#contents()), commit.sequence);
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
    const word = previewWordIn(ref);
    if (word !== null) return this.#resolvePreview(word, now);
    const [release, base] = ref.split('~');
    if (release && base !== undefined) return this.#resolveRelease(ref, release, base);
    return { kind: this.#formerRefs.has(ref) ? 'expired' : 'unknown' };
  }

  /** The snapshot a preview session shows now. */
  preview(session: PreviewSession & { fingerprint: string }): Snapshot {
    const key = `${session.id}:${session.fingerprint}~${this.#master.ref}`;
    const { until } = session;
    if (until !== undefined) return this.#at(until, key);
    const versions = versionsAt(this.#state, session.place, session.document);
    const leaving = leavingWith(this.#state, session.place);
    return this.#compose(this.#previews, key, this.#master, { versions, leaving });
  }

  /** The releases that are scheduled until then, one over the other as they will be published. */
  #at(until: number, key: string): Snapshot {
    const due = [...this.#state.releases.values()]
      .filter(({ scheduledAt }) => scheduledAt !== null && scheduledAt <= until)
      .sort((a, b) => (a.scheduledAt ?? 0) - (b.scheduledAt ?? 0));
    const last = new Map<string, Version | null>();
    for (const { id: release } of due) {
      for (const id of leavingWith(this.#state, { release })) last.set(id, null);
      for (const version of versionsAt(this.#state, { release }, null))
        last.set(version.document, version);
    }
    return this.#compose(this.#previews, key, this.#master, {
      versions: [...last.values()].filter((version) => version !== null),
      leaving: [...last].flatMap(([id, version]) => (version === null ? [id] : [])),
    });
  }

  /** What is being written, over every draft. */
  readonly written = new WrittenSnapshots({
    state: () => this.#state,
    master: () => this.#master,
    contents: () => this.#contents(),
    draftOf: (document) => this.#draftOf(document),
  });

  #draftOf(document: DocumentState): SnapshotDocument | null {
    const data = document.draft === null ? undefined : this.#placed.get(document.draft);
    if (!data || document.archived) return null;
    return asDocument(document, versionOf(document, document.draft ?? ''), data);
  }

  #resolvePreview(word: string, now: number): ResolvedRef {
    const session = this.#state.previews.get(hashToken(word));
    if (!session || session.expiresAt <= now) return { kind: 'preview-expired' };
    return { kind: 'preview', snapshot: this.preview(session) };
  }

  #resolveRelease(ref: string, mark: string, base: string): ResolvedRef {
    const ready = this.#releases.get(ref);
    if (ready) return { kind: 'release', snapshot: ready };
    const release = [...this.#state.releases.values()].find((each) => each.fingerprint === mark);
    const master = this.#masters.get(base);
    if (!release || !master)
      return { kind: master || this.#formerRefs.has(base) ? 'expired' : 'unknown' };
    const place = { release: release.id };
    const versions = versionsAt(this.#state, place, null);
    const shown = { versions, leaving: leavingWith(this.#state, place) };
    return { kind: 'release', snapshot: this.#compose(this.#releases, ref, master, shown) };
  }

  #compose(
    kept: Map<string, Snapshot>,
    key: string,
    master: Snapshot,
    { versions, leaving }: { versions: readonly Version[]; leaving: readonly string[] },
  ): Snapshot {
    const ready = kept.get(key);
    if (ready) return ready;
    const changes = new Map<string, SnapshotDocument | null>(leaving.map((id) => [id, null]));
    for (const version of versions) {
      const data = this.#placed.get(version.id);
      const state = this.#document(version.document);
      if (data && !state.archived) changes.set(state.id, asDocument(state, version, data));
    }
    // A working copy may show pictures that came after the master was made.
    const snapshot = master.with(key, changes, this.#contents());
    kept.set(key, snapshot);
    dropOldest(kept, COMPOSED_KEPT);
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

  /** What leaves the site may be the draft from then on. */
  #keepReplaced(document: string): void {
    const before = this.#master.document(document);
    const { draft } = this.#document(document);
    if (before && draft !== null) this.#placed.keep(draft, before.data);
  }

  #put(snapshot: Snapshot, madeBy: number): void {
    this.#formerRefs.add(snapshot.ref);
    this.#masters.set(snapshot.ref, snapshot);
    this.#madeBy.set(snapshot.ref, madeBy);
    dropOldest(this.#masters, this.#keptRefs + 1);
    dropOldest(this.#madeBy, this.#keptRefs + 1);
    this.#master = snapshot;
  }

  #contents() {
    return {
      models: this.#models,
      languages: this.#state.languages,
      assets: this.#presentAssets(),
    };
  }

  /** One object as long as no model changes: what queries remember of documents hangs on it. */
  #presentModels(): Models {
    return { types: new Map(this.#state.types), slices: new Map(this.#state.slices) };
  }

  #presentAssets(): ReadonlyMap<string, SnapshotAsset> {
    this.#assetsShown ??= new Map(this.#assets);
    return this.#assetsShown;
  }
}

function dropOldest(map: Map<string, unknown>, kept: number): void {
  for (const key of map.keys()) {
    if (map.size <= kept) return;
    map.delete(key);
  }
}
