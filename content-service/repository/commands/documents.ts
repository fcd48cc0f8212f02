import { InvalidDocument } from '../check/fault.ts';
import type { Command } from '../command.ts';
import type { Place } from '../events.ts';
import { Conflict, NotFound, Refused } from '../faults.ts';
import { type DocumentState, type State, type Version, versionOf } from '../state.ts';
import { newId } from '../tokens.ts';
import { refuseTakenUid } from './uids.ts';
import {
  isUnchanged,
  type VersionInput,
  type VersionOrigin,
  type Written,
  writeVersion,
} from './write-version.ts';

export interface NewDocument extends VersionInput {
  /** For documents that already have an id elsewhere; a new one by default. */
  id?: string | undefined;
  type: string;
  lang: string;
  /** A document this one is a translation of. */
  translationOf?: string | undefined;
}

/** Omitted properties stay as they are. */
interface DocumentEdit extends Omit<VersionInput, 'title' | 'dataFollows'>, VersionOrigin {
  title?: string | undefined;
  /** The version that the editor started from; if another one is current, that is a conflict. */
  basedOn?: string | undefined;
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
    if (!model.repeatable) refuseSecondOfType(state, input.type, input.lang);
    return writeVersion(state, now, { id, group, type: input.type, lang: input.lang }, input);
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
    const current = latestAt(document, edit.place ?? 'draft');
    if (edit.basedOn !== undefined && current.id !== edit.basedOn) throw new Conflict(current.id);
    const content = contentOf(current.id);
    const data = edit.data === undefined ? content : edit.data;
    if (data === undefined) throw new Conflict(current.id);
    const change = writeVersion(
      state,
      now,
      document,
      {
        title: edit.title ?? current.title,
        uid: edit.uid === undefined ? current.uid : edit.uid,
        tags: edit.tags ?? current.tags,
        data,
        place: edit.place,
        note: edit.note,
      },
      { existing: document, kind: edit.kind, by: edit.by },
    );
    if (edit.kind === 'autosave' && isUnchanged(current, content, change))
      return { events: [], answer: { document: id, version: current } };
    return change;
  };
}

export function discardDraft(id: string, place: Place = 'draft'): Command<null> {
  return (state) => {
    const document = theDocument(state, id);
    const version = place === 'draft' ? document.draft : document.releases.get(place.release);
    if (!version) throw new NotFound(`Document ${id} has nothing to discard there.`);
    if (place === 'draft' && !document.published && document.releases.size === 0)
      throw new Refused(
        `Document ${id} was never published, so its draft is all of it. Archive the document instead.`,
        409,
        { code: 'never_published' },
      );
    return { events: [{ kind: 'place-cleared', document: id, place }], answer: null };
  };
}

/** For undoing it: what visitors saw until then may be newer than what was shown to whoever asked for it. */
export interface PublishedBefore {
  /** A version; null if none was published. */
  publishedBefore: string | null;
}

/** Unpublishes and hides a document, without losing its history. */
export function archiveDocument(id: string): Command<PublishedBefore> {
  return (state) => {
    const document = theDocument(state, id);
    const answer = { publishedBefore: document.published };
    if (document.archived) return { events: [], answer };
    return {
      events: [
        ...(document.published ? [{ kind: 'unpublished' as const, document: id }] : []),
        { kind: 'document-archived', document: id },
      ],
      answer,
    };
  };
}

export function restoreDocument(id: string): Command<null> {
  return (state) => {
    const document = theDocument(state, id);
    if (!document.archived) return { events: [], answer: null };
    if (!state.types.get(document.type)?.repeatable)
      refuseSecondOfType(state, document.type, document.lang);
    if (
      !state.types.has(document.type) ||
      !state.languages.some(({ id: code }) => code === document.lang)
    )
      throw new Refused(
        `The type ${document.type} or the language ${document.lang} is gone.`,
        409,
        { code: 'type_gone' },
      );
    for (const other of state.index.inGroup(document.group))
      if (other.lang === document.lang && other.id !== id && !other.archived)
        throw new Refused(
          `Its translation group has ${other.id} in ${document.lang} by now.`,
          409,
          {
            code: 'translated_already',
          },
        );
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

/** The version that an edit in a place is based on: the one there, else the draft, else the published one. */
export function latestAt(document: DocumentState, place: Place): Version {
  const inRelease = place === 'draft' ? undefined : document.releases.get(place.release);
  const id =
    inRelease ?? document.draft ?? document.published ?? document.versions.at(-1)?.id ?? '';
  return versionOf(document, id);
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
  for (const other of state.index.inGroup(original.group))
    if (other.lang === input.lang && !other.archived)
      throw new InvalidDocument(
        'lang',
        `${original.id} has a translation in ${input.lang} already: ${other.id}.`,
        [],
        'translated_already',
      );
  return original.group;
}

function refuseSecondOfType(state: State, type: string, lang: string): void {
  for (const other of state.index.ofKind(type, lang))
    if (!other.archived)
      throw new InvalidDocument(
        'type',
        `the type ${type} holds one document per language, and ${lang} has ${other.id}.`,
        [],
        'one_per_language',
      );
}
