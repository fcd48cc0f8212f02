import { InvalidDocument } from '../repository/check/fault.ts';
import {
  archiveDocument,
  editDocument,
  restoreDocument,
} from '../repository/commands/documents.ts';
import { publish, unpublish } from '../repository/commands/publications.ts';
import { Conflict, NotFound, Refused } from '../repository/faults.ts';
import type { Change, Command } from '../repository/repository.ts';
import { type DocumentState, type State, versionOf } from '../repository/state.ts';

/** What is done with many documents at once. */
export type BatchAction =
  | { do: 'publish' | 'unpublish' | 'archive' | 'restore' }
  | { do: 'tag' | 'untag'; tag: string }
  | { do: 'put into a release'; release: string };

export const outcomes = ['done', 'unchanged', 'refused', 'left'] as const;

export interface BatchRow {
  document: string;
  /** Where one is refused nothing is done, and the others are left. */
  outcome: (typeof outcomes)[number];
  /** Why it was refused. */
  message: string | null;
}

export interface BatchAnswer {
  isDone: boolean;
  rows: BatchRow[];
}

type ContentOf = (version: string) => Readonly<Record<string, unknown>> | undefined;
const nothing: ContentOf = () => undefined;
type Deciding = { row: BatchRow; change: Change<unknown> | null };

/** Does one thing with all of the documents, or nothing with any; either way each has its answer. */
export function batch(
  action: BatchAction,
  documents: readonly string[],
  {
    contents,
    allowed,
  }: {
    /** By document; of those that get another version. */
    contents: ReadonlyMap<string, ContentOf>;
    /** The command, refused where the caller may not. */
    allowed: (command: Command<unknown>) => Command<unknown>;
  },
): Command<BatchAnswer> {
  return (state, now) => {
    const taken = new Set<string>();
    const decided = documents.map((document): Deciding => {
      try {
        const command = commandFor(state, action, document, contents.get(document) ?? nothing);
        if (!command)
          return { row: { document, outcome: 'unchanged', message: null }, change: null };
        if (action.do === 'restore') refuseRivals(state, document, taken);
        const change = allowed(command)(state, now);
        return { row: { document, outcome: 'done', message: null }, change };
      } catch (fault) {
        if (!isRefusal(fault)) throw fault;
        const { message } = fault;
        return { row: { document, outcome: 'refused', message }, change: null };
      }
    });
    const rows = decided.map(({ row }) => row);
    if (rows.some(({ outcome }) => outcome === 'refused')) {
      const left = rows.map(
        (row): BatchRow => (row.outcome === 'done' ? { ...row, outcome: 'left' } : row),
      );
      return { events: [], answer: { isDone: false, rows: left } };
    }
    return {
      events: decided.flatMap(({ change }) => change?.events ?? []),
      versions: decided.flatMap(({ change }) => change?.versions ?? []),
      answer: { isDone: true, rows },
    };
  };
}

function isRefusal(fault: unknown): fault is Error {
  return [Refused, NotFound, Conflict, InvalidDocument].some((each) => fault instanceof each);
}

/** Null where the document is so already. */
function commandFor(
  state: State,
  action: BatchAction,
  id: string,
  contentOf: ContentOf,
): Command<unknown> | null {
  const document = state.documents.get(id);
  if (!document) throw new NotFound(`There is no document with the id ${id}.`);
  switch (action.do) {
    case 'publish':
      return document.draft === null && document.published !== null && !document.archived
        ? null
        : publish([{ document: id }]);
    case 'unpublish':
      return document.published === null ? null : unpublish(id);
    case 'archive':
      return document.archived ? null : archiveDocument(id);
    case 'restore':
      return document.archived ? restoreDocument(id) : null;
    case 'tag':
    case 'untag': {
      const tags = tagsOf(document);
      const others = tags.filter((tag) => tag !== action.tag);
      const wanted = action.do === 'tag' ? [...others, action.tag] : others;
      return wanted.length === tags.length ? null : editDocument(id, { tags: wanted }, contentOf);
    }
    case 'put into a release': {
      const { release } = action;
      const isThere = document.releases.has(release);
      return isThere ? null : editDocument(id, { place: { release } }, contentOf);
    }
  }
}

function tagsOf(document: DocumentState): readonly string[] {
  const standing = document.draft ?? document.published ?? document.versions.at(-1)?.id;
  return standing === undefined ? [] : versionOf(document, standing).tags;
}

/** Each may come back by itself, and two of them not together. */
function refuseRivals(state: State, id: string, taken: Set<string>): void {
  const document = state.documents.get(id);
  if (!document) return;
  const { group, type, lang } = document;
  const standing = [document.draft, ...document.releases.values()];
  const uids = standing.flatMap((version) =>
    version === null ? [] : (versionOf(document, version).uid ?? []),
  );
  const places = [
    `group ${group} ${lang}`,
    ...(state.types.get(type)?.repeatable ? [] : [`type ${type} ${lang}`]),
    ...new Set(uids.map((uid) => `uid ${type} ${lang} ${uid}`)),
  ];
  if (places.some((place) => taken.has(place)))
    throw new Refused('Another one of these takes its place. Restore one of them alone.', 409);
  for (const place of places) taken.add(place);
}
