import { merge } from '@farol/content-model';
import type { VersionContent } from '../../store/store.ts';
import type { Command } from '../command.ts';
import type { Event } from '../events.ts';
import { NotFound, Refused, VersionDropped } from '../faults.ts';
import { type DocumentState, type State, versionOf } from '../state.ts';
import { editDocument, theDocument } from './documents.ts';
import { theRelease } from './releases.ts';
import { refuseTakenUid } from './uids.ts';

/** A change of a release's contents, applied in one commit. */
interface ContentsChange {
  /** Documents whose drafts are added. */
  put?: readonly string[] | undefined;
  /** Documents that it will unpublish. */
  unpublish?: readonly string[] | undefined;
  takeOut?: readonly string[] | undefined;
  /** Documents moved here from another release, with their versions there. */
  move?: readonly { document: string; from: string }[] | undefined;
}

/** A version that a draft replaced in the release; it stays in its document's history. */
export interface Replaced {
  document: string;
  version: string;
}

/** Applies the whole change, or refuses it. */
export function changeReleaseContents(
  release: string,
  change: ContentsChange,
): Command<{ replaced: Replaced[] }> {
  return (state) => {
    theRelease(state, release);
    const { put = [], unpublish = [], takeOut = [], move = [] } = change;
    return {
      events: [
        ...put.map((id) => putEvent(state, theDocument(state, id), release)),
        ...unpublish.map((id) => unpublishEvent(theDocument(state, id), release)),
        ...takeOut.map((id) => takeOutEvent(theDocument(state, id), release)),
        ...move.flatMap(({ document, from }) =>
          moveEvents(theDocument(state, document), { from, to: release }),
        ),
      ],
      answer: { replaced: put.flatMap((id) => replacedBy(theDocument(state, id), release)) },
    };
  };
}

function replacedBy({ id, draft, releases }: DocumentState, release: string): Replaced[] {
  const version = releases.get(release);
  return version === undefined || version === draft ? [] : [{ document: id, version }];
}

function putEvent(state: State, document: DocumentState, release: string): Event {
  const { id, draft, published, archived } = document;
  const { title, uid } = versionOf(document, draft ?? document.versions.at(-1)?.id ?? '');
  if (archived)
    throw new Refused(`“${title}” (${id}) is archived. Restore it first.`, 409, {
      code: 'archived',
    });
  if (draft === null)
    throw new Refused(`“${title}” (${id}) has no draft that a release could publish.`, 409, {
      code: 'nothing_to_publish',
    });
  if (uid !== null) refuseTakenUid(state, document, uid);
  return { kind: 'placed', document: id, version: draft, release, base: published };
}

function unpublishEvent({ id, published }: DocumentState, release: string): Event {
  if (published === null)
    throw new Refused(`Document ${id} is not published, so it cannot be unpublished.`, 409, {
      code: 'not_published',
    });
  return { kind: 'unpublishing-planned', document: id, release, base: published };
}

function takeOutEvent(document: DocumentState, release: string): Event {
  if (!isIn(document, release)) throw notIn(document.id, release);
  return { kind: 'place-cleared', document: document.id, place: { release } };
}

function moveEvents(document: DocumentState, { from, to }: { from: string; to: string }): Event[] {
  const { id } = document;
  const out = takeOutEvent(document, from);
  if (from === to) return [];
  const base = document.releaseBases.get(from) ?? null;
  const version = document.releases.get(from);
  return version === undefined
    ? [{ kind: 'unpublishing-planned', document: id, release: to, base }, out]
    : [{ kind: 'placed', document: id, version, release: to, base }, out];
}

function isIn({ releases, unpublishedIn }: DocumentState, release: string): boolean {
  return releases.has(release) || unpublishedIn.has(release);
}

function notIn(document: string, release: string): NotFound {
  return new NotFound(`Document ${document} is not in the release ${release}.`);
}

type Resolution = 'release' | 'published' | 'both';

/**
 * Resolves a conflict: the release overrides what was published since, the document leaves the release, or both are
 * merged. In a merge the release wins fields that both changed; these are returned.
 */
export function resolveConflict(
  release: string,
  id: string,
  resolution: Resolution,
  contents: ReadonlyMap<string, VersionContent>,
): Command<{ both: string[] }> {
  return (state, now) => {
    theRelease(state, release);
    const document = theDocument(state, id);
    if (!isIn(document, release)) throw notIn(id, release);
    const { published } = document;
    const rebase: Event = { kind: 'release-rebased', document: id, release, base: published };
    if (resolution === 'release') return { events: [rebase], answer: { both: [] } };
    if (resolution === 'published')
      return { events: [takeOutEvent(document, release)], answer: { both: [] } };
    const base = document.releaseBases.get(release) ?? null;
    const version = document.releases.get(release);
    if (version === undefined || published === null || base === null)
      throw new Refused('Nothing was written on both sides that could be brought together.', 409);
    const [before, ours, theirs] = [base, version, published].map((id) =>
      textOf(document, id, contents),
    );
    const { merged, conflicts } = merge(before, ours, theirs);
    if (!merged) throw new VersionDropped(id, base);
    const edit = { ...merged, place: { release }, note: 'Brought together with what is published' };
    const change = editDocument(id, edit, () => undefined)(state, now);
    return {
      ...change,
      events: [...change.events, rebase],
      answer: { both: conflicts.map(({ path }) => path.join('.')) },
    };
  };
}

function textOf(
  document: DocumentState,
  id: string,
  contents: ReadonlyMap<string, VersionContent>,
) {
  const { title, uid, tags, dropped } = versionOf(document, id);
  const data = contents.get(id);
  if (dropped || !data) throw new VersionDropped(document.id, id);
  return { title, uid, tags, data };
}
