import { type Operations, operations } from './operations.ts';

/** The tags of what is published, followed so that the first and the last document of a tag are noticed. */
export class PublishedTags {
  readonly #ofDocument = new Map<string, readonly string[]>();
  readonly #carriers = new Map<string, number>();
  /** Whether the tags that were touched since the last `settle` were there before. */
  readonly #before = new Map<string, boolean>();

  set(document: string, present: readonly string[]): void {
    const former = this.#ofDocument.get(document) ?? [];
    for (const tag of [...former, ...present])
      if (!this.#before.has(tag)) this.#before.set(tag, this.#carriers.has(tag));
    for (const tag of former) this.#carry(tag, -1);
    for (const tag of present) this.#carry(tag, 1);
    if (present.length > 0) this.#ofDocument.set(document, present);
    else this.#ofDocument.delete(document);
  }

  settle(): Operations<{ id: string }> {
    const touched = [...this.#before].sort(([a], [b]) => (a < b ? -1 : 1));
    this.#before.clear();
    const where = (before: boolean, after: boolean) =>
      touched
        .filter(([tag, was]) => was === before && this.#carriers.has(tag) === after)
        .map(([id]) => ({ id }));
    return operations({ addition: where(false, true), deletion: where(true, false) });
  }

  #carry(tag: string, more: number): void {
    const count = (this.#carriers.get(tag) ?? 0) + more;
    if (count > 0) this.#carriers.set(tag, count);
    else this.#carriers.delete(tag);
  }
}
