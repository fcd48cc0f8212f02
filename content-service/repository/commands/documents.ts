import { same } from '@farol/content-model';
import { replacedAutosave } from '../autosaves.ts';
import { Faults, InvalidDocument } from '../check/fault.ts';
import { type CheckContext, checkFields, type Fields } from '../check/fields.ts';
import type { Place, VersionHead } from '../events.ts';
import { Conflict, NotFound, Refused } from '../faults.ts';
import { fieldsOf } from '../models.ts';
import type { Command } from '../repository.ts';
import { type DocumentState, type State, type Version, versionOf } from '../state.ts';
import { newId } from '../tokens.ts';
import { checkPlaceIn, firstTitle, slugOf } from './document-parts.ts';
import { refuseTakenUid, uidOf } from './uids.ts';

export interface NewDocument {
  /** For documents that come with an id of their own; a new one otherwise. */
  id?: string | undefined;
  type: string;
  lang: string;
  title: string;
  uid?: string | null | undefined;
  tags?: readonly string[] | undefined;
  data?: unknown;
  /** A document this one is a translation of. */
  translationOf?: string | undefined;
  place?: Place | undefined;
  note?: string | undefined;
  /** Whether the data are to follow; of no weight where some are there, or the type has none. */
  dataFollows?: boolean | undefined;
}

/** What is left out stays as it is. */
export interface DocumentEdit {
  title?: string | undefined;
  uid?: string | null | undefined;
  tags?: readonly string[] | undefined;
  data?: unknown;
  place?: Place | undefined;
  note?: string | undefined;
  /** The version the editor had before her; another one standing there is a conflict. */
  basedOn?: string | undefined;
  /** What makes it, where nobody saves it on purpose. */
  kind?: VersionHead['kind'];
  /** Who writes, as the history names it: whose autosave the version takes the place of. */
  by?: string | undefined;
}

export interface Written {
  document: string;
  version: Version;
}

export function createDocument(input: NewDocument): Command<Written> {
  return (state, now) => {
    const model = state.types.get(input.type);
    if (!model)
      throw new InvalidDocument('type', `there is no type ${JSON.stringify(input.type)}.`);
    if (!state.languages.some(({ id }) => id === input.lang))
      throw new InvalidDocument(
        'lang',
        `the repository has ${state.languages.map(({ id }) => id).join(', ')}; got ${JSON.stringify(input.lang)}.`,
      );
    const id = input.id ?? newId();
    if (state.documents.has(id))
      throw new Refused(`There is a document with the id ${id} already.`, 409);
    const group = groupOf(state, input, id);
    if (!model.repeatable) refuseSecond(state, input.type, input.lang);
    return write(state, now, { id, group, type: input.type, lang: input.lang }, input, {});
  };
}

/** Writes the next version of a document into its draft or a release. */
export function editDocument(
  id: string,
  edit: DocumentEdit,
  contentOf: (version: string) => Readonly<Record<string, unknown>> | undefined,
): Command<Written> {
  return (state, now) => {
    const document = theDocument(state, id);
    const present = latestAt(document, edit.place ?? 'draft');
    if (edit.basedOn !== undefined && present.id !== edit.basedOn) throw new Conflict(present.id);
    const content = contentOf(present.id);
    const data = edit.data === undefined ? content : edit.data;
    if (data === undefined) throw new Conflict(present.id);
    const change = write(
      state,
      now,
      document,
      {
        title: edit.title ?? present.title,
        uid: edit.uid === undefined ? present.uid : edit.uid,
        tags: edit.tags ?? present.tags,
        data,
        place: edit.place,
        note: edit.note,
      },
      { known: document, kind: edit.kind, by: edit.by },
    );
    const isNews = edit.kind !== 'autosave' || !saysTheSame(present, content, change);
    return isNews ? change : { events: [], answer: { document: id, version: present } };
  };
}

export function discardDraft(id: string, place: Place = 'draft'): Command<null> {
  return (state) => {
    const document = theDocument(state, id);
    const stands = place === 'draft' ? document.draft : document.releases.get(place.release);
    if (!stands) throw new NotFound(`Document ${id} has nothing to discard there.`);
    if (place === 'draft' && !document.published && document.releases.size === 0)
      throw new Refused(
        `Document ${id} was never published, so its draft is all of it. Archive the document instead.`,
        409,
        { code: 'never_published' },
      );
    return { events: [{ kind: 'place-cleared', document: id, place }], answer: null };
  };
}

/** Takes a document out of everything, without losing its history. */
export function archiveDocument(id: string): Command<null> {
  return (state) => {
    const document = theDocument(state, id);
    if (document.archived) return { events: [], answer: null };
    return {
      events: [
        ...(document.published ? [{ kind: 'unpublished' as const, document: id }] : []),
        { kind: 'document-archived', document: id },
      ],
      answer: null,
    };
  };
}

export function restoreDocument(id: string): Command<null> {
  return (state) => {
    const document = theDocument(state, id);
    if (!document.archived) return { events: [], answer: null };
    if (!state.types.get(document.type)?.repeatable)
      refuseSecond(state, document.type, document.lang);
    if (
      !state.types.has(document.type) ||
      !state.languages.some(({ id: code }) => code === document.lang)
    )
      throw new Refused(
        `The type ${document.type} or the language ${document.lang} is gone.`,
        409,
        { code: 'type_gone' },
      );
    for (const each of state.index.inGroup(document.group))
      if (each.lang === document.lang && each.id !== id && !each.archived)
        throw new Refused(`Its translation group has ${each.id} in ${document.lang} by now.`, 409, {
          code: 'translated_already',
        });
    for (const version of [document.draft, ...document.releases.values()]) {
      const uid = version === null ? null : versionOf(document, version).uid;
      if (uid !== null) refuseTakenUid(state, document, uid);
    }
    return { events: [{ kind: 'document-restored', document: id }], answer: null };
  };
}

export function theDocument(state: State, id: string): DocumentState {
  const document = state.documents.get(id);
  if (!document) throw new NotFound(`There is no document with the id ${id}.`);
  return document;
}

/** The version an editor would go on from: the one in that place, else the draft, else the published one. */
export function latestAt(document: DocumentState, place: Place): Version {
  const inRelease = place === 'draft' ? undefined : document.releases.get(place.release);
  const id =
    inRelease ?? document.draft ?? document.published ?? document.versions.at(-1)?.id ?? '';
  return versionOf(document, id);
}

function write(
  state: State,
  now: number,
  identity: Pick<DocumentState, 'id' | 'group' | 'type' | 'lang'>,
  input: Omit<NewDocument, 'id' | 'type' | 'lang' | 'translationOf'>,
  { known, kind, by }: { known?: DocumentState } & Pick<DocumentEdit, 'kind' | 'by'>,
) {
  const model = state.types.get(identity.type);
  if (!model) throw new InvalidDocument('type', `the type ${identity.type} is gone.`);
  if (known?.archived)
    throw new Refused(`Document ${known.id} is archived. Restore it before changing it.`, 409, {
      code: 'archived',
    });
  const fields = fieldsOf(model);
  const faults = new Faults();
  const hasUid = [...fields.values()].some(({ type }) => type === 'UID');
  const uid = faults.in(() => uidOf(input.uid, hasUid)) ?? null;
  faults.in(() => uid !== null && refuseTakenUid(state, identity, uid));
  const title = faults.in(() => titleOf(input.title)) ?? '';
  const tags = faults.in(() => tagsOf(input.tags)) ?? [];
  const data =
    faults.in(() => checkFields(fields, input.data ?? {}, 'data', surroundings(state))) ?? {};
  faults.refuse();
  const place = checkPlaceIn(state, input.place ?? 'draft');
  const replaced =
    known && by !== undefined && place === 'draft'
      ? replacedAutosave(state, known, { by, now })
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
    note: input.note ?? (known ? 'Changed' : 'Created'),
    ...(kind ? { kind } : {}),
    ...(kind === 'autosave' ? { since: replaced?.since ?? now } : {}),
    ...(replaced ? { replaces: replaced.id } : {}),
    ...(input.dataFollows && isUnfilled(fields, data) ? { unfilled: true } : {}),
  };
  return {
    events: [{ kind: 'version-written' as const, version, place }],
    versions: [{ id: version.id, content: data }],
    // A commit names its author; the answer does not need to.
    answer: { document: identity.id, version: { ...version, at: now, by: '', dropped: false } },
  };
}

/** Whether a change would only repeat what stands. */
function saysTheSame(
  { title, uid, tags }: Version,
  content: Readonly<Record<string, unknown>> | undefined,
  { answer, versions }: ReturnType<typeof write>,
): boolean {
  const { version } = answer;
  return (
    title === version.title &&
    uid === version.uid &&
    same(tags, version.tags) &&
    same(content, versions[0]?.content)
  );
}

function isUnfilled(fields: Fields, data: Readonly<Record<string, unknown>>): boolean {
  const holdsData = [...fields.values()].some(({ type }) => type !== 'UID');
  return holdsData && Object.keys(data).length === 0;
}

function surroundings(state: State): CheckContext {
  return {
    asset: (id) => state.assets.get(id),
    wasRemoved: (id) => state.removedAssets.has(id),
    slice: (id) => state.slices.get(id),
  };
}

function groupOf(state: State, input: NewDocument, id: string): string {
  if (input.translationOf === undefined) return id;
  const original = state.documents.get(input.translationOf);
  if (!original)
    throw new InvalidDocument(
      'alternate_language_id',
      `there is no document with the id ${input.translationOf}.`,
    );
  if (original.type !== input.type)
    throw new InvalidDocument(
      'alternate_language_id',
      `${original.id} is of the type ${original.type}; translations share one type.`,
    );
  for (const each of state.index.inGroup(original.group))
    if (each.lang === input.lang && !each.archived)
      throw new InvalidDocument(
        'lang',
        `${original.id} has a translation in ${input.lang} already: ${each.id}.`,
        [],
        'translated_already',
      );
  return original.group;
}

function refuseSecond(state: State, type: string, lang: string): void {
  for (const each of state.index.ofKind(type, lang))
    if (!each.archived)
      throw new InvalidDocument(
        'type',
        `the type ${type} holds one document per language, and ${lang} has ${each.id}.`,
        [],
        'one_per_language',
      );
}

/** Lists show names and tags of many documents at once. */
const LONGEST_NAME = 1_000;
const MOST_TAGS = 200;

function tagsOf(tags: readonly string[] | undefined): string[] {
  const given = tags ?? [];
  if (!Array.isArray(given) || given.some((tag) => typeof tag !== 'string' || tag.length > 200))
    throw new InvalidDocument('tags', 'expected a list of short texts.');
  const different = [...new Set(given)];
  if (different.length > MOST_TAGS)
    throw new InvalidDocument('tags', `expected at most ${MOST_TAGS} of them.`);
  return different;
}

function titleOf(title: unknown): string {
  if (typeof title !== 'string' || title.trim() === '')
    throw new InvalidDocument(
      'title',
      'expected the name editors know the document by.',
      [],
      'no_title',
    );
  if (title.length <= LONGEST_NAME) return title;
  throw new InvalidDocument('title', `expected at most ${LONGEST_NAME} characters.`);
}
