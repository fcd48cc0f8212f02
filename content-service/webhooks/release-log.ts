import type { Event } from '../repository/events.ts';
import { type Operations, operations } from './operations.ts';

export interface ReleaseChange {
  id: string;
  ref: string;
  label: string;
  documents: string[];
}

interface Entry {
  label: string;
  /** Fingerprint of the last commit that touched it: the first half of its ref. */
  mark: string;
  documents: Set<string>;
}

/** The releases as the history tells of them, remembered so that one that is gone still has its name. */
export class ReleaseLog {
  readonly #entries = new Map<string, Entry>();
  readonly #created = new Set<string>();
  readonly #touched = new Set<string>();
  readonly #gone: [string, Entry][] = [];

  follow(event: Event, mark: string): void {
    switch (event.kind) {
      case 'release-created':
      case 'release-changed': {
        const { id, label } = event.release;
        const documents = this.#entries.get(id)?.documents ?? new Set<string>();
        this.#entries.set(id, { label, mark, documents });
        if (event.kind === 'release-created') this.#created.add(id);
        else this.#touched.add(id);
        return;
      }
      case 'release-removed':
      case 'release-published': {
        const entry = this.#entries.get(event.release);
        if (entry) this.#gone.push([event.release, entry]);
        this.#entries.delete(event.release);
        return;
      }
      case 'version-written':
        if (event.place !== 'draft')
          this.#touch(event.place.release, mark)?.documents.add(event.version.document);
        return;
      case 'placed':
      case 'unpublishing-planned':
        this.#touch(event.release, mark)?.documents.add(event.document);
        return;
      case 'place-cleared':
        if (event.place !== 'draft')
          this.#touch(event.place.release, mark)?.documents.delete(event.document);
        return;
      case 'document-archived':
      case 'document-restored':
        for (const [id, { documents }] of this.#entries)
          if (documents.has(event.document)) this.#touch(id, mark);
    }
  }

  settle(masterRef: string): Operations<ReleaseChange> {
    const change = ([id, { label, mark, documents }]: [string, Entry]): ReleaseChange => ({
      id,
      ref: `${mark}~${masterRef}`,
      label,
      documents: [...documents],
    });
    const standing = [...this.#entries];
    const settled = operations({
      addition: standing.filter(([id]) => this.#created.has(id)).map(change),
      update: standing
        .filter(([id]) => this.#touched.has(id) && !this.#created.has(id))
        .map(change),
      deletion: this.#gone.map(change),
    });
    this.#created.clear();
    this.#touched.clear();
    this.#gone.length = 0;
    return settled;
  }

  #touch(release: string, mark: string): Entry | undefined {
    const entry = this.#entries.get(release);
    if (!entry) return undefined;
    entry.mark = mark;
    this.#touched.add(release);
    return entry;
  }
}
