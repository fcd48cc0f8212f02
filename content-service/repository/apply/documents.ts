import type { EventOf, VersionHead } from '../events.ts';
import type { Commit } from '../history.ts';
import { type DocumentState, type Publication, type State, versionOf } from '../state.ts';
import { supersede } from './autosaves.ts';
import { touch } from './previews.ts';

export function write(
  state: State,
  { version, place }: EventOf<'version-written'>,
  commit: Commit,
): void {
  const document = findOrCreate(state, version);
  supersede(state, commit, document, version);
  document.versions.push({ ...version, at: commit.at, by: commit.by, dropped: false });
  if (version.uid !== null) {
    state.index.addUid(document, version.uid);
    archiveReturned(state, commit, document, version.uid);
  }
  const release = place === 'draft' ? undefined : document.releases.get(place.release);
  const { review } = document;
  if (review?.versions.has(release ?? document.draft ?? '')) review.versions.add(version.id);
  if (place === 'draft') document.draft = version.id;
  else {
    const { release } = place;
    const knownBase = document.releaseBases.get(release);
    const base = knownBase === undefined ? document.published : knownBase;
    placeInRelease(document, commit, { release, version: version.id, base });
  }
  touch(state, commit, document.id, place);
}

export function dropVersions(
  state: State,
  { document: id, versions }: EventOf<'versions-dropped'>,
): void {
  const document = existing(state, id);
  const dropped = new Set(versions);
  for (const version of document.versions) if (dropped.has(version.id)) version.dropped = true;
  for (const version of dropped) {
    document.departures.delete(version);
    state.autosaves.delete(version);
  }
}

export function clearPlace(
  state: State,
  { document: id, place }: EventOf<'place-cleared'>,
  commit: Commit,
): void {
  const document = existing(state, id);
  if (place === 'draft') {
    document.draft = null;
    endLostReview(document);
  } else removeFromRelease(document, place.release);
  touch(state, commit, id, place);
}

export function publish(
  state: State,
  event: EventOf<'published'>,
  commit: Commit,
  publication: Publication,
): void {
  const document = existing(state, event.document);
  const version = versionOf(document, event.version);
  const replaced = document.published;
  endPublication(document, commit, publication);
  document.departures.delete(version.id);
  document.published = version.id;
  if (document.draft === version.id) document.draft = null;
  if (event.keepsReplaced) document.draft ??= replaced;
  document.review = null;
  document.firstPublished ??= event.first ?? commit.at;
  document.lastPublished = commit.at;
  if (event.former) {
    document.uids = [...new Set([...event.former.uids, ...document.uids])];
    document.slugs = [...new Set([...event.former.slugs, ...document.slugs])];
  }
  if (version.uid !== null && !document.uids.includes(version.uid)) document.uids.push(version.uid);
  if (version.slug !== null && document.slugs[0] !== version.slug)
    document.slugs = [version.slug, ...document.slugs.filter((slug) => slug !== version.slug)];
  const { sequence, at, by } = commit;
  document.publications.push({ version: version.id, sequence, at, by });
  publication.published.push(document.id);
  touch(state, commit, document.id, 'draft');
}

export function unpublish(
  state: State,
  { document: id }: EventOf<'unpublished'>,
  commit: Commit,
  publication: Publication,
): void {
  const document = existing(state, id);
  endPublication(document, commit, publication);
  document.draft ??= document.published;
  document.published = null;
  publication.unpublished.push(id);
  touch(state, commit, id, 'draft');
}

/** Records that the published version was replaced or unpublished. */
function endPublication(
  { id, published, departures }: DocumentState,
  { sequence }: Commit,
  { replaced }: Publication,
): void {
  if (published === null) return;
  departures.set(published, sequence);
  replaced.push({ document: id, version: published });
}

export function place(state: State, event: EventOf<'placed'>, commit: Commit): void {
  const document = existing(state, event.document);
  placeInRelease(document, commit, event);
  endLostReview(document);
  touch(state, commit, event.document, { release: event.release });
}

export function planUnpublishing(
  state: State,
  { document: id, release, base }: EventOf<'unpublishing-planned'>,
  commit: Commit,
): void {
  const document = existing(state, id);
  removeFromRelease(document, release);
  document.unpublishedIn.add(release);
  document.releaseBases.set(release, base);
  touch(state, commit, id, { release });
}

export function setArchived(state: State, commit: Commit, id: string, archived: boolean): void {
  const document = existing(state, id);
  document.archived = archived;
  touch(state, commit, id, 'draft');
  for (const release of document.releases.keys()) touch(state, commit, id, { release });
}

/**
 * Early histories ignored documents whose release had been removed, and gave their uids to others. As two documents
 * never share a uid, such a document is archived when another takes its uid.
 */
function archiveReturned(state: State, commit: Commit, self: DocumentState, uid: string): void {
  for (const other of state.index.everWithUid(self.type, self.lang, uid)) {
    const { id, draft, cameBack, archived, published, releases } = other;
    if (other === self || archived || draft === null || draft !== cameBack) continue;
    const isOnlyDraft = published === null && releases.size === 0;
    if (isOnlyDraft && versionOf(other, draft).uid === uid) setArchived(state, commit, id, true);
  }
}

export function existing(state: State, id: string): DocumentState {
  const document = state.documents.get(id);
  if (!document) throw new Error(`The history speaks of document ${id}, which it never made.`);
  return document;
}

/** A document that was only in this release gets its version there as draft, so that no text is lost. */
export function removeFromRelease(document: DocumentState, release: string): void {
  const version = document.releases.get(release);
  document.releases.delete(release);
  document.inReleaseSince.delete(release);
  document.unpublishedIn.delete(release);
  document.releaseBases.delete(release);
  const hasNoOtherVersion =
    document.draft === null && document.published === null && document.releases.size === 0;
  if (version !== undefined && hasNoOtherVersion) {
    document.draft = version;
    document.cameBack = version;
  }
  endLostReview(document);
}

/** Ends a review where what was handed over is in no place any more. */
function endLostReview(document: DocumentState): void {
  const { draft, releases, review } = document;
  if (![draft ?? '', ...releases.values()].some((version) => review?.versions.has(version)))
    document.review = null;
}

function placeInRelease(
  document: DocumentState,
  { at }: Commit,
  { release, version, base }: { release: string; version: string; base: string | null },
): void {
  if (!document.releases.has(release)) document.inReleaseSince.set(release, at);
  document.releases.set(release, version);
  document.unpublishedIn.delete(release);
  document.releaseBases.set(release, base);
}

function findOrCreate(state: State, version: VersionHead): DocumentState {
  const known = state.documents.get(version.document);
  if (known) return known;
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
    cameBack: null,
    archived: false,
    firstPublished: null,
    lastPublished: null,
    slugs: [],
    uids: [],
    departures: new Map(),
    publications: [],
    translation: null,
    review: null,
    comments: [],
  };
  state.documents.set(document.id, document);
  state.index.add(document);
  return document;
}
