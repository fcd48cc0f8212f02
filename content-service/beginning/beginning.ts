import type { Command } from '../repository/command.ts';
import { slugOf } from '../repository/commands/document-parts.ts';
import { latestAt } from '../repository/commands/documents.ts';
import { hashesOnlyIn } from '../repository/commands/media.ts';
import type { Event, VersionHead } from '../repository/events.ts';
import { Refused } from '../repository/faults.ts';
import { isOpen } from '../repository/open-preview.ts';
import type { DocumentState, State } from '../repository/state.ts';
import { containedIds } from '../repository/stored-data.ts';
import { newId } from '../repository/tokens.ts';
import { whatStays } from './what-stays.ts';

/** The note of the first version of each sample document. */
const sampleNote = 'From the sample';
/** The note of an emptied document, which from then on no longer counts as sample. */
const emptiedNote = 'Emptied to begin';

/** The effects of removing the sample, shown before it is done. */
export interface Beginning {
  /** Sample pages that are archived, and how many of them people have changed. */
  archived: number;
  changedByPeople: number;
  /** Sample documents of types with one per language: they stay, emptied. */
  emptied: number;
  /** Types of which an empty page is created as a draft. */
  created: string[];
  releases: number;
  files: number;
  /** Documents that are not from the sample; they are left alone. */
  left: number;
}

type ContentOf = (document: DocumentState) => Readonly<Record<string, unknown>>;

export interface Contents {
  now: ContentOf;
  /** The contents that are published, in the draft and in releases. */
  standing(document: DocumentState): Iterable<Readonly<Record<string, unknown>>>;
}

/** Counts what would happen, without doing it. */
export function foreseen(state: Readonly<State>, contents: Contents): Beginning {
  const { repeated, single, left } = sorted(state);
  return {
    archived: repeated.length,
    changedByPeople: repeated.filter(({ versions: [first, ...later] }) =>
      later.some(({ by }) => by !== first?.by),
    ).length,
    emptied: single.length,
    created: typesWithoutPage(state, left).map(({ id }) => id),
    releases: state.releases.size,
    files: filesToRemove(state, contents).length,
    left: left.length,
  };
}

/** The counts that were shown to the person who agreed. */
const counted = ['archived', 'changedByPeople', 'files', 'releases'] as const;
export type Seen = { readonly [Count in (typeof counted)[number]]?: number | undefined };

/** The counts have changed since they were agreed to, so they have to be looked at again. */
class NotAsSeen extends Refused {
  override name = 'NotAsSeen';
  constructor() {
    super('This is not what you were shown: something has changed meanwhile. Look again.', 409, {
      code: 'changed_meanwhile',
    });
  }
}

/**
 * Removes the sample in one commit: its pages are archived, its files and releases deleted for good. Navigation, models
 * and one empty page of each type stay, so that the site works. Returns the hashes of contents that no file uses any
 * more, too.
 */
export function beginForReal(
  seen: Seen,
  contents: Contents,
): Command<Beginning & { unused: string[] }> {
  return (state, now) => {
    const answer = foreseen(state, contents);
    if (counted.some((each) => seen[each] !== undefined && seen[each] !== answer[each]))
      throw new NotAsSeen();
    if (answer.archived + answer.emptied === 0)
      throw new Refused('There is nothing of the sample here.', 409);
    const { repeated, single, left } = sorted(state);
    const gone = new Set(repeated.map(({ id }) => id));
    const emptied = single.flatMap((document) => {
      const content = remainingContent(state, document, { contentOf: contents.now, gone });
      const head = headOf(document, latestAt(document, 'draft').title, emptiedNote);
      return [{ head, content, isPublished: document.published !== null }];
    });
    const created = typesWithoutPage(state, left).flatMap((model) => {
      const [master] = state.languages;
      if (!master) return [];
      const id = newId();
      const identity = { id, group: id, type: model.id, lang: master.id };
      const head = headOf(identity, model.label ?? model.id, 'An empty page to begin with');
      return [{ head: { ...head, slug: slugOf(model, null) }, content: {}, isPublished: false }];
    });
    const written = [...emptied, ...created];
    const events: Event[] = [
      ...[...state.releases.keys()].map((release): Event => ({ kind: 'release-removed', release })),
      ...repeated.flatMap(({ id, published }): Event[] => [
        ...(published === null ? [] : [{ kind: 'unpublished', document: id } as const]),
        { kind: 'document-archived', document: id },
      ]),
      ...written.flatMap(({ head, isPublished }): Event[] => [
        { kind: 'version-written', version: head, place: 'draft' },
        ...(isPublished
          ? [{ kind: 'published', document: head.document, version: head.id } as const]
          : []),
      ]),
      ...filesToRemove(state, contents).map((asset): Event => ({ kind: 'asset-removed', asset })),
      ...[...state.previews.values()]
        .filter((each) => isOpen(each, now))
        .map(({ id }): Event => ({ kind: 'preview-revoked', preview: id })),
    ];
    const versions = written.map(({ head, content }) => ({ id: head.id, content }));
    return { events, versions, answer: { ...answer, unused: hashesToRemove(state, contents) } };
  };
}

function sorted(state: Readonly<State>) {
  const standing = [...state.documents.values()].filter(({ archived }) => !archived);
  const isOfSample = ({ versions }: DocumentState) =>
    versions[0]?.note === sampleNote && versions.every(({ note }) => note !== emptiedNote);
  const isSingle = ({ type }: DocumentState) => state.types.get(type)?.repeatable === false;
  return {
    repeated: standing.filter((each) => isOfSample(each) && !isSingle(each)),
    single: standing.filter((each) => isOfSample(each) && isSingle(each)),
    left: standing.filter((each) => !isOfSample(each)),
  };
}

function remainingContent(
  state: Readonly<State>,
  document: DocumentState,
  { contentOf, gone }: { contentOf: ContentOf; gone: ReadonlySet<string> },
): Readonly<Record<string, unknown>> {
  const model = state.types.get(document.type);
  if (!model) return {};
  const [layout] = state.index.ofKind('layout', document.lang).filter(({ archived }) => !archived);
  const siteName = layout && contentOf(layout).metaTitle;
  return whatStays(model, contentOf(document), { gone, siteName });
}

/** Files that only the sample shows: neither what stays of it, nor the current texts of other documents. */
function filesToRemove(state: Readonly<State>, { now, standing }: Contents): string[] {
  const { repeated, single, left } = sorted(state);
  const gone = new Set(repeated.map(({ id }) => id));
  const shown = containedIds(state.assets, [
    ...single.map((document) => remainingContent(state, document, { contentOf: now, gone })),
    ...left.flatMap((document) => [...standing(document)]),
  ]);
  const ofSample = [...repeated, ...single].flatMap((document) => [...standing(document)]);
  return [...containedIds(state.assets, ofSample).difference(shown)];
}

/** The hashes of contents that only the files to remove have. */
export function hashesToRemove(state: Readonly<State>, contents: Contents): string[] {
  return hashesOnlyIn(state, new Set(filesToRemove(state, contents)));
}

function typesWithoutPage(state: Readonly<State>, left: readonly DocumentState[]) {
  return [...state.types.values()].filter(
    ({ id, repeatable, status }) => repeatable && status && left.every(({ type }) => type !== id),
  );
}

function headOf(
  { id, group, type, lang }: Pick<DocumentState, 'id' | 'group' | 'type' | 'lang'>,
  title: string,
  note: string,
): VersionHead {
  return {
    id: newId(),
    document: id,
    group,
    type,
    lang,
    uid: null,
    tags: [],
    title,
    slug: null,
    note,
  };
}
