import {
  hasSameLink,
  type Snapshot,
  type SnapshotContents,
  type SnapshotDocument,
} from './snapshot.ts';
import { asDocument, type ShownVersion } from './snapshot-document.ts';
import type { DocumentState, State } from './state.ts';
import { asIfSaved, type WrittenText } from './written-text.ts';

/** What an editor's preview shows: published documents, overlaid by all drafts, overlaid by unsaved texts. */
export interface WrittenSnapshot {
  snapshot: Snapshot;
  /** For each document that differs from the published one, a mark that changes with its content. */
  marks: ReadonlyMap<string, string>;
  /** Document id -> why its unsaved text cannot be shown. */
  faults: ReadonlyMap<string, string>;
}

interface Sources {
  state(): State;
  master(): Snapshot;
  contents(): SnapshotContents;
  /** Null if there is none or the document is archived. */
  draftOf(document: DocumentState): SnapshotDocument | null;
}

type Drafts = Pick<WrittenSnapshot, 'snapshot' | 'marks'> & { key: string };

/** Drafts are applied once per commit, unsaved texts on every change. */
export class WrittenSnapshots {
  readonly #sources: Sources;
  #drafts: Drafts | null = null;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  with(texts: readonly WrittenText[], now: number): WrittenSnapshot {
    const drafts = this.#currentDrafts();
    const state = this.#sources.state();
    const marks = new Map(drafts.marks);
    const faults = new Map<string, string>();
    const changes = new Map<string, SnapshotDocument>();
    for (const text of texts) {
      const document = state.documents.get(text.document);
      if (!document || document.archived) continue;
      const result = asIfSaved(state, text, now);
      if (result.kind === 'fault') {
        faults.set(text.document, result.fault);
        continue;
      }
      changes.set(document.id, asDocument(document, result.version, result.data));
      marks.set(document.id, text.mark);
    }
    if (changes.size === 0) return { ...drafts, marks, faults };
    const snapshot = drafts.snapshot.with(drafts.key, changes);
    return { snapshot, marks: withTranslations(marks, this.#sources.master(), snapshot), faults };
  }

  /** The published documents, with one document shown in an earlier version. */
  withVersion(
    document: DocumentState,
    { data, ...version }: ShownVersion & { data: SnapshotDocument['data'] },
  ): WrittenSnapshot {
    const master = this.#sources.master();
    const shown = asDocument(document, version, data);
    const key = `${master.ref}@${version.id}`;
    const snapshot = master.with(key, new Map([[document.id, shown]]), this.#sources.contents());
    const marks = withTranslations(new Map([[document.id, version.id]]), master, snapshot);
    return { snapshot, marks, faults: new Map() };
  }

  #currentDrafts(): Drafts {
    const state = this.#sources.state();
    const master = this.#sources.master();
    const key = `${master.ref}@${state.tip.checksum}`;
    if (this.#drafts?.key === key) return this.#drafts;
    const marks = new Map<string, string>();
    const changes = new Map<string, SnapshotDocument>();
    for (const document of state.documents.values()) {
      const draft = this.#sources.draftOf(document);
      if (!draft) continue;
      changes.set(document.id, draft);
      marks.set(document.id, document.draft ?? '');
    }
    // Builds the master's index of translations, which derived snapshots then share.
    const [first] = master.ordered;
    if (first) master.alternates(first);
    const snapshot = master.with(key, changes, this.#sources.contents());
    this.#drafts = { key, snapshot, marks: withTranslations(marks, master, snapshot) };
    return this.#drafts;
  }
}

/** Documents list their translations, so they change when one appears or gets another address. */
function withTranslations(
  marks: ReadonlyMap<string, string>,
  master: Snapshot,
  snapshot: Snapshot,
): ReadonlyMap<string, string> {
  const all = new Map(marks);
  for (const [id, mark] of marks) {
    const document = snapshot.document(id);
    const before = master.document(id);
    if (!document || (before && hasSameLink(before, document))) continue;
    for (const other of snapshot.alternates(document))
      all.set(other.id, `${marks.get(other.id) ?? ''}+${mark}`);
  }
  return all;
}
