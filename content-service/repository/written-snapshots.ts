import {
  isNamedAlike,
  type Snapshot,
  type SnapshotContents,
  type SnapshotDocument,
} from './snapshot.ts';
import { asDocument, type ShownVersion } from './snapshot-document.ts';
import type { DocumentState, State } from './state.ts';
import { asIfSaved, type WrittenText } from './written-text.ts';

/** What somebody who writes sees: what is published, every draft over it, and over these the texts being written. */
export interface WrittenSnapshot {
  snapshot: Snapshot;
  /** Of each document that is another one than the published one, what changes with it. */
  marks: ReadonlyMap<string, string>;
  /** Why a text is not shown, by its document. */
  faults: ReadonlyMap<string, string>;
}

interface Parts {
  state(): State;
  master(): Snapshot;
  contents(): SnapshotContents;
  /** Null where there is none, or it is archived. */
  draftOf(document: DocumentState): SnapshotDocument | null;
}

type Drafts = Pick<WrittenSnapshot, 'snapshot' | 'marks'> & { key: string };

/** The drafts are laid over what is published once for each commit, the texts anew for each word. */
export class WrittenSnapshots {
  readonly #parts: Parts;
  #drafts: Drafts | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  with(texts: readonly WrittenText[], now: number): WrittenSnapshot {
    const drafts = this.#present();
    const state = this.#parts.state();
    const marks = new Map(drafts.marks);
    const faults = new Map<string, string>();
    const changes = new Map<string, SnapshotDocument>();
    for (const text of texts) {
      const document = state.documents.get(text.document);
      if (!document || document.archived) continue;
      const fitted = asIfSaved(state, text, now);
      if (fitted.kind === 'fault') {
        faults.set(text.document, fitted.fault);
        continue;
      }
      changes.set(document.id, asDocument(document, fitted.version, fitted.data));
      marks.set(document.id, text.mark);
    }
    if (changes.size === 0) return { ...drafts, marks, faults };
    const snapshot = drafts.snapshot.with(drafts.key, changes);
    return { snapshot, marks: withNaming(marks, this.#parts.master(), snapshot), faults };
  }

  /** What is published, and over it one document as an earlier version had it. */
  asItWas(
    document: DocumentState,
    { data, ...version }: ShownVersion & { data: SnapshotDocument['data'] },
  ): WrittenSnapshot {
    const master = this.#parts.master();
    const shown = asDocument(document, version, data);
    const key = `${master.ref}@${version.id}`;
    const snapshot = master.with(key, new Map([[document.id, shown]]), this.#parts.contents());
    const marks = withNaming(new Map([[document.id, version.id]]), master, snapshot);
    return { snapshot, marks, faults: new Map() };
  }

  #present(): Drafts {
    const state = this.#parts.state();
    const master = this.#parts.master();
    const key = `${master.ref}@${state.tip.checksum}`;
    if (this.#drafts?.key === key) return this.#drafts;
    const marks = new Map<string, string>();
    const changes = new Map<string, SnapshotDocument>();
    for (const document of state.documents.values()) {
      const draft = this.#parts.draftOf(document);
      if (!draft) continue;
      changes.set(document.id, draft);
      marks.set(document.id, document.draft ?? '');
    }
    // What finds translations is made once for what is published, and goes on from there.
    const [first] = master.ordered;
    if (first) master.alternates(first);
    const snapshot = master.with(key, changes, this.#parts.contents());
    this.#drafts = { key, snapshot, marks: withNaming(marks, master, snapshot) };
    return this.#drafts;
  }
}

/** Documents name their translations, so these change with one that comes or gets another address. */
function withNaming(
  marks: ReadonlyMap<string, string>,
  master: Snapshot,
  snapshot: Snapshot,
): ReadonlyMap<string, string> {
  const all = new Map(marks);
  for (const [id, mark] of marks) {
    const document = snapshot.document(id);
    const before = master.document(id);
    if (!document || (before && isNamedAlike(before, document))) continue;
    for (const other of snapshot.alternates(document))
      all.set(other.id, `${marks.get(other.id) ?? ''}+${mark}`);
  }
  return all;
}
