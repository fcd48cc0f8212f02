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
  /** Fingerprint of the last commit that changed it: the first half of its ref. */
  fingerprint: string;
  documents: Set<string>;
}

/** Follows the releases, so that the label of a removed one is still known. */
export class ReleaseLog {
  readonly #entries = new Map<string, Entry>();
  readonly #created = new Set<string>();
  readonly #touched = new Set<string>();
  readonly #removed: [string, Entry][] = [];

  follow(event: Event, fingerprint: string): void {
    switch (event.kind) {
      case 'release-created':
      case 'release-changed': {
        const { id, label } = event.release;
        const documents = this.#entries.get(id)?.documents ?? new Set<string>();
        this.#entries.set(id, { label, fingerprint, documents });
        if (event.kind === 'release-created') this.#created.add(id);
        else this.#touched.add(id);
        return;
      }
      case 'release-removed':
      case 'release-published': {
        const entry = this.#entries.get(event.release);
        if (entry) this.#removed.push([event.release, entry]);
        this.#entries.delete(event.release);
        return;
      }
      case 'version-written':
        if (event.place !== 'draft')
          this.#touch(event.place.release, fingerprint)?.documents.add(event.version.document);
        return;
      case 'placed':
      case 'unpublishing-planned':
        this.#touch(event.release, fingerprint)?.documents.add(event.document);
        return;
      case 'place-cleared':
        if (event.place !== 'draft')
          this.#touch(event.place.release, fingerprint)?.documents.delete(event.document);
        return;
      case 'document-archived':
      case 'document-restored':
        for (const [id, { documents }] of this.#entries)
          if (documents.has(event.document)) this.#touch(id, fingerprint);
    }
  }

  settle(masterRef: string): Operations<ReleaseChange> {
    const change = ([id, { label, fingerprint, documents }]: [string, Entry]): ReleaseChange => ({
      id,
      ref: `${fingerprint}~${masterRef}`,
      label,
      documents: [...documents],
    });
    const existing = [...this.#entries];
    const result = operations({
      addition: existing.filter(([id]) => this.#created.has(id)).map(change),
      update: existing
        .filter(([id]) => this.#touched.has(id) && !this.#created.has(id))
        .map(change),
      deletion: this.#removed.map(change),
    });
    this.#created.clear();
    this.#touched.clear();
    this.#removed.length = 0;
    return result;
  }

  #touch(release: string, fingerprint: string): Entry | undefined {
    const entry = this.#entries.get(release);
    if (!entry) return undefined;
    entry.fingerprint = fingerprint;
    this.#touched.add(release);
    return entry;
  }
}
