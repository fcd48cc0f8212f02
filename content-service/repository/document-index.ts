import type { DocumentState } from './state.ts';

type Groups = Map<string, DocumentState[]>;

/**
 * Documents by what they may not share with each other, so that a write looks at a few of them and not at all.
 * It only grows: whoever asks sees for herself what each document found is now.
 */
export class DocumentIndex {
  readonly #byUid: Groups = new Map();
  readonly #byGroup: Groups = new Map();
  readonly #byKind: Groups = new Map();

  add(document: DocumentState): void {
    addTo(this.#byGroup, document.group, document);
    addTo(this.#byKind, key(document.type, document.lang), document);
  }

  addUid(document: DocumentState, uid: string): void {
    const at = key(document.type, document.lang, uid);
    if (!this.#byUid.get(at)?.includes(document)) addTo(this.#byUid, at, document);
  }

  /** Documents of which some version ever had this uid. */
  everWithUid(type: string, lang: string, uid: string): readonly DocumentState[] {
    return this.#byUid.get(key(type, lang, uid)) ?? [];
  }

  inGroup(group: string): readonly DocumentState[] {
    return this.#byGroup.get(group) ?? [];
  }

  ofKind(type: string, lang: string): readonly DocumentState[] {
    return this.#byKind.get(key(type, lang)) ?? [];
  }
}

function key(...parts: readonly string[]): string {
  return parts.join('\n');
}

function addTo(groups: Groups, at: string, document: DocumentState): void {
  const there = groups.get(at);
  if (there) there.push(document);
  else groups.set(at, [document]);
}
