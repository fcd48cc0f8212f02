import { type Operations, operations } from './operations.ts';

/** Counts the published documents per tag, to notice a tag's first and last document. */
export class PublishedTags {
  readonly #tagsOfDocument = new Map<string, readonly string[]>();
  readonly #documentCounts = new Map<string, number>();
  /** Tags changed since the last `settle`, and whether they existed before. */
  readonly #existedBefore = new Map<string, boolean>();

  set(document: string, current: readonly string[]): void {
    const former = this.#tagsOfDocument.get(document) ?? [];
    for (const tag of [...former, ...current])
      if (!this.#existedBefore.has(tag))
        this.#existedBefore.set(tag, this.#documentCounts.has(tag));
    for (const tag of former) this.#addToCount(tag, -1);
    for (const tag of current) this.#addToCount(tag, 1);
    if (current.length > 0) this.#tagsOfDocument.set(document, current);
    else this.#tagsOfDocument.delete(document);
  }

  settle(): Operations<{ id: string }> {
    const changed = [...this.#existedBefore].sort(([a], [b]) => (a < b ? -1 : 1));
    this.#existedBefore.clear();
    const tagsThat = (before: boolean, after: boolean) =>
      changed
        .filter(([tag, was]) => was === before && this.#documentCounts.has(tag) === after)
        .map(([id]) => ({ id }));
    return operations({ addition: tagsThat(false, true), deletion: tagsThat(true, false) });
  }

  #addToCount(tag: string, difference: number): void {
    const count = (this.#documentCounts.get(tag) ?? 0) + difference;
    if (count > 0) this.#documentCounts.set(tag, count);
    else this.#documentCounts.delete(tag);
  }
}
