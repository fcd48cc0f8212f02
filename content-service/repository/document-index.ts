import type { DocumentState } from './state.ts';

type Kept = Map<string, Set<DocumentState>>;

/**
 * Documents by what they may not share with each other, so that a write looks at a few of them and not at all.
 * It only grows: whoever asks sees for herself what each document found is now.
 */
export class DocumentIndex {
  readonly #byUid: Kept = new Map();
  readonly #byGroup: Kept = new Map();
  readonly #byKind: Kept = new Map();

  add(document: DocumentState): void {
    keep(this.#byGroup, document.group, document);
    keep(this.#byKind, key(document.type, document.lang), document);
  }

  addUid(document: DocumentState, uid: string): void {
    keep(this.#byUid, key(document.type, document.lang, uid), document);
  }

  /** Documents of which some version ever had this uid. */
  everWithUid(type: string, lang: string, uid: string): Iterable<DocumentState> {
    return this.#byUid.get(key(type, lang, uid)) ?? [];
  }

  inGroup(group: string): Iterable<DocumentState> {
    return this.#byGroup.get(group) ?? [];
  }

  ofKind(type: string, lang: string): Iterable<DocumentState> {
    return this.#byKind.get(key(type, lang)) ?? [];
  }
}

function key(...parts: readonly string[]): string {
  return parts.join('\n');
}

function keep(kept: Kept, at: string, document: DocumentState): void {
  const there = kept.get(at);
  if (there) there.add(document);
  else kept.set(at, new Set([document]));
}
