import type { Command } from '../repository/command.ts';
import { discardDraft, editDocument, theDocument } from '../repository/commands/documents.ts';
import { Refused } from '../repository/faults.ts';
import type { DocumentState, State } from '../repository/state.ts';
import type { SearchOptions } from './matches.ts';
import { replacedIn } from './replacing.ts';

type ContentOf = (document: DocumentState) => Readonly<Record<string, unknown>>;

interface ReplacementRequest {
  wanted: SearchOptions;
  by: string;
  documents: readonly {
    document: string;
    /** The version the person looked at. */
    basedOn: string;
    /** The texts to change; `title` is the name in lists. */
    paths: readonly string[];
  }[];
}

/** What was replaced; enough to undo it. */
export interface Replaced {
  documents: { document: string; before: string; version: string }[];
}

/** Somebody edited one of the documents meanwhile; nothing was changed. */
class ChangedSince extends Refused {
  override name = 'ChangedSince';
  constructor(titles: readonly string[]) {
    super(`Changed meanwhile: ${titles.join(', ')}. Nothing was changed. Look again.`, 409, {
      code: 'changed_meanwhile',
    });
  }
}

/** Writes the drafts of all documents, or of none. */
export function replace(request: ReplacementRequest, contentOf: ContentOf): Command<Replaced> {
  return (state, now) => {
    refuseChanged(state, request.documents);
    const { wanted, by } = request;
    const note = `Replaced ${JSON.stringify(wanted.text)} by ${JSON.stringify(by)}`.slice(0, 500);
    const changes = request.documents.map(({ document: id, basedOn, paths }) => {
      const document = theDocument(state, id);
      const options = { wanted, by, paths: new Set(paths) };
      const data = replacedIn(state, document.type, contentOf(document), options);
      const change = editDocument(id, { data, basedOn, note }, () => undefined)(state, now);
      return { change, before: basedOn };
    });
    return {
      events: changes.flatMap(({ change }) => change.events),
      versions: changes.flatMap(({ change }) => change.versions ?? []),
      answer: {
        documents: changes.map(({ change: { answer }, before }) => ({
          document: answer.document,
          before,
          version: answer.version.id,
        })),
      },
    };
  };
}

/** Restores the texts from before a replacement, in all documents or in none. */
export function undoReplacement(
  { documents }: Replaced,
  contentOfVersion: (version: string) => Readonly<Record<string, unknown>> | undefined,
): Command<null> {
  return (state, now) => {
    refuseChanged(
      state,
      documents.map(({ document, version }) => ({ document, basedOn: version })),
    );
    const changes = documents.map(({ document: id, before, version }) => {
      // Where the text before was the published one, there was no draft.
      if (theDocument(state, id).published === before) return discardDraft(id)(state, now);
      const edit = { data: contentOfVersion(before), basedOn: version, note: 'Replacement undone' };
      return editDocument(id, edit, contentOfVersion)(state, now);
    });
    return {
      events: changes.flatMap(({ events }) => events),
      versions: changes.flatMap(({ versions = [] }) => versions),
      answer: null,
    };
  };
}

function refuseChanged(
  state: Readonly<State>,
  bases: readonly { document: string; basedOn: string }[],
): void {
  const changed = bases.flatMap(({ document: id, basedOn }) => {
    const { draft, published, versions } = theDocument(state, id);
    return (draft ?? published) === basedOn ? [] : [versions.at(-1)?.title ?? id];
  });
  if (changed.length > 0) throw new ChangedSince(changed);
}
