import type { Command } from '../repository/command.ts';
import {
  archiveDocument,
  editDocument,
  type PublishedBefore,
  restoreDocument,
} from '../repository/commands/documents.ts';
import { publish, unpublish } from '../repository/commands/publications.ts';
import { NotFound, Refused } from '../repository/faults.ts';
import { type DocumentState, type State, versionOf } from '../repository/state.ts';
import { allOrNone, type Outcome } from './all-or-none.ts';

/** An action on many documents at once. */
export type BatchAction =
  | { do: 'publish' | 'unpublish' | 'archive' | 'restore' }
  | { do: 'tag' | 'untag'; tag: string }
  | { do: 'put into a release'; release: string };

export interface BatchedDocument {
  document: string;
  /** The version that was looked at: what was changed since is refused. */
  version?: string | undefined;
}

interface BatchRow extends Outcome, PublishedBefore {
  document: string;
}

export interface BatchAnswer {
  isDone: boolean;
  rows: BatchRow[];
}

type ContentOf = (version: string) => Readonly<Record<string, unknown>> | undefined;
const noContents: ContentOf = () => undefined;

/** Applies an action to all of the documents or to none; either way each has a result. */
export function batch(
  action: BatchAction,
  documents: readonly BatchedDocument[],
  {
    contents,
    withinRights,
  }: {
    /** By document; needed where a new version is written. */
    contents: ReadonlyMap<string, ContentOf>;
    /** Wraps the command so that it is refused where the caller lacks the permission. */
    withinRights: (command: Command<unknown>) => Command<unknown>;
  },
): Command<BatchAnswer> {
  return (state, now) => {
    const claimed = new Set<string>();
    const versions = new Map(documents.map(({ document, version }) => [document, version]));
    const { isDone, outcomes, changes } = allOrNone([...versions.keys()], (document) => {
      refuseChanged(state, document, versions.get(document));
      const command = commandFor(state, action, document, contents.get(document) ?? noContents);
      if (command && action.do === 'restore') refuseConflictingRestores(state, document, claimed);
      return command && withinRights(command)(state, now);
    });
    return {
      events: changes.flatMap(({ events }) => events),
      versions: changes.flatMap(({ versions }) => versions ?? []),
      answer: {
        isDone,
        rows: outcomes.map(({ id, ...row }) => ({
          document: id,
          ...row,
          publishedBefore: state.documents.get(id)?.published ?? null,
        })),
      },
    };
  };
}

function refuseChanged(state: State, id: string, seen: string | undefined): void {
  const document = state.documents.get(id);
  if (!document || seen === undefined || seen === (document.draft ?? document.published)) return;
  throw new Refused(`Document ${id} was changed since version ${seen}.`, 409, {
    code: 'changed_meanwhile',
  });
}

/** Null where nothing needs to be done. */
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
      const newTags = action.do === 'tag' ? [...others, action.tag] : others;
      return newTags.length === tags.length ? null : editDocument(id, { tags: newTags }, contentOf);
    }
    case 'put into a release': {
      const { release } = action;
      const isInRelease = document.releases.has(release);
      return isInRelease ? null : editDocument(id, { place: { release } }, contentOf);
    }
  }
}

function tagsOf(document: DocumentState): readonly string[] {
  const current = document.draft ?? document.published ?? document.versions.at(-1)?.id;
  return current === undefined ? [] : versionOf(document, current).tags;
}

/** Refuses documents that could be restored one by one, but not together. */
function refuseConflictingRestores(state: State, id: string, claimed: Set<string>): void {
  const document = state.documents.get(id);
  if (!document) return;
  const { group, type, lang } = document;
  const versions = [document.draft, ...document.releases.values()];
  const uids = versions.flatMap((version) =>
    version === null ? [] : (versionOf(document, version).uid ?? []),
  );
  const claims = [
    `group ${group} ${lang}`,
    ...(state.types.get(type)?.repeatable ? [] : [`type ${type} ${lang}`]),
    ...new Set(uids.map((uid) => `uid ${type} ${lang} ${uid}`)),
  ];
  if (claims.some((claim) => claimed.has(claim)))
    throw new Refused('Another one of these takes its place. Restore one of them alone.', 409);
  for (const claim of claims) claimed.add(claim);
}
