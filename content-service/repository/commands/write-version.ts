import { same } from '@farol/content-model';
import { replacedAutosave } from '../autosaves.ts';
import { Faults, InvalidDocument } from '../check/fault.ts';
import { type CheckContext, checkFields, type Fields, withoutIndexes } from '../check/fields.ts';
import type { Place, VersionHead } from '../events.ts';
import { Refused } from '../faults.ts';
import { fieldsOf, isUidField } from '../models.ts';
import type { DocumentState, State, Version } from '../state.ts';
import { newId } from '../tokens.ts';
import { firstTitle, slugOf } from './document-parts.ts';
import { refuseTakenUid, uidOf } from './uids.ts';

/** What a version holds. */
export interface VersionInput {
  title: string;
  uid?: string | null | undefined;
  tags?: readonly string[] | undefined;
  data?: unknown;
  place?: Place | undefined;
  note?: string | undefined;
  /** Whether the data will be written later. Ignored if there are data, or the type has no fields for them. */
  dataFollows?: boolean | undefined;
}

/** How a version is made. */
export interface VersionOrigin {
  /** Absent for a version that somebody saves deliberately. */
  kind?: VersionHead['kind'];
  /** The author as named in the history, whose autosave the version may replace. */
  by?: string | undefined;
}

export interface Written {
  document: string;
  version: Version;
}

/** Writes a version: the first one of a document, unless `existing` is given. */
export function writeVersion(
  state: State,
  now: number,
  identity: Pick<DocumentState, 'id' | 'group' | 'type' | 'lang'>,
  input: VersionInput,
  { existing, kind, by }: { existing?: DocumentState } & VersionOrigin = {},
) {
  const model = state.types.get(identity.type);
  if (!model) throw new InvalidDocument('type', `the type ${identity.type} is gone.`);
  if (existing?.archived)
    throw new Refused(`Document ${existing.id} is archived. Restore it before changing it.`, 409, {
      code: 'archived',
    });
  const fields = fieldsOf(model);
  const faults = new Faults();
  const hasUid = [...fields.values()].some(isUidField);
  const lostUid = !hasUid && hadUid(state, identity.type);
  const uid = faults.collect(() => (lostUid ? null : uidOf(input.uid, hasUid))) ?? null;
  faults.collect(() => uid !== null && refuseTakenUid(state, identity, uid));
  const title = faults.collect(() => titleOf(input.title)) ?? '';
  const tags = faults.collect(() => tagsOf(input.tags)) ?? [];
  const data =
    faults.collect(() =>
      checkFields(fields, input.data ?? {}, 'data', checkContext(state, identity.type)),
    ) ?? {};
  faults.throwIfAny();
  const place = input.place ?? 'draft';
  refuseUnknownRelease(state, place);
  const replaced =
    existing && by !== undefined && place === 'draft'
      ? replacedAutosave(state, existing, { by, now })
      : null;
  const version: VersionHead = {
    id: newId(),
    document: identity.id,
    group: identity.group,
    type: identity.type,
    lang: identity.lang,
    uid,
    tags,
    title,
    slug: slugOf(model, firstTitle(fields, data)),
    note: input.note ?? (existing ? 'Changed' : 'Created'),
    ...(kind ? { kind } : {}),
    ...(kind === 'autosave' ? { since: replaced?.since ?? now } : {}),
    ...(replaced ? { replaces: replaced.id } : {}),
    ...(input.dataFollows && isUnfilled(fields, data) ? { unfilled: true } : {}),
  };
  return {
    events: [{ kind: 'version-written' as const, version, place }],
    versions: [{ id: version.id, content: data }],
    // The commit names the author, so the answer does not need to.
    answer: { document: identity.id, version: { ...version, at: now, by: '', dropped: false } },
  };
}

/** Whether a written version equals the one it is based on. */
export function isUnchanged(
  { title, uid, tags }: Version,
  content: Readonly<Record<string, unknown>> | undefined,
  { answer, versions }: ReturnType<typeof writeVersion>,
): boolean {
  const { version } = answer;
  return (
    title === version.title &&
    uid === version.uid &&
    same(tags, version.tags) &&
    same(content, versions[0]?.content)
  );
}

function refuseUnknownRelease(state: State, place: Place): void {
  if (place !== 'draft' && !state.releases.has(place.release))
    throw new Refused(`There is no release with the id ${place.release}.`, 404, {
      code: 'not_there',
    });
}

function isUnfilled(fields: Fields, data: Readonly<Record<string, unknown>>): boolean {
  const holdsData = [...fields.values()].some((field) => !isUidField(field));
  return holdsData && Object.keys(data).length === 0;
}

function checkContext(state: State, type: string): CheckContext {
  const former = state.formerFields.get(type);
  return {
    asset: (id) => state.assets.get(id),
    wasRemoved: (id) => state.removedAssets.has(id),
    slice: (id) => state.slices.get(id),
    former: (path) => former?.get(withoutIndexes(path.slice('data.'.length))) ?? [],
    formerSlice: (id, variation) => state.formerSlices.get(id)?.get(variation),
  };
}

function hadUid({ formerFields }: State, type: string): boolean {
  return [...(formerFields.get(type)?.values() ?? [])].flat().some(isUidField);
}

/** Bounded, because lists load the titles and tags of many documents at once. */
const maxTitleLength = 1_000;
const maxTags = 200;
const maxTagLength = 200;

function tagsOf(input: readonly string[] | undefined): string[] {
  const tags = input ?? [];
  if (
    !Array.isArray(tags) ||
    tags.some((tag) => typeof tag !== 'string' || tag.length > maxTagLength)
  )
    throw new InvalidDocument('tags', 'expected a list of short texts.');
  const unique = [...new Set(tags)];
  if (unique.length > maxTags)
    throw new InvalidDocument('tags', `expected at most ${maxTags} of them.`);
  return unique;
}

function titleOf(title: unknown): string {
  if (typeof title !== 'string' || title.trim() === '')
    throw new InvalidDocument(
      'title',
      'expected the name editors know the document by.',
      [],
      'no_title',
    );
  if (title.length <= maxTitleLength) return title;
  throw new InvalidDocument('title', `expected at most ${maxTitleLength} characters.`);
}
