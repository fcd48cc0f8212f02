import type { DocumentState } from './state.ts';

type Groups = Map<string, DocumentState[]>;

/**
 * Finds documents that may conflict with a write, without a scan of all documents. Entries are never removed,
 * so callers check whether a document they find still matches.
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
    const uidKey = key(document.type, document.lang, uid);
    if (!this.#byUid.get(uidKey)?.includes(document)) addTo(this.#byUid, uidKey, document);
  }

  /** Documents with a version that had or has this uid. */
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

function addTo(groups: Groups, groupKey: string, document: DocumentState): void {
  const group = groups.get(groupKey);
  if (group) group.push(document);
  else groups.set(groupKey, [document]);
}
