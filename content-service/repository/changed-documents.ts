import type { Event } from './events.ts';
import type { Repository } from './repository.ts';

/** Documents changed since the last `take()`. */
export interface ChangedDocuments {
  ids: ReadonlySet<string>;
  /** Removed or published releases; the documents in them count as changed, too. */
  goneReleases: ReadonlySet<string>;
}

/** Collects changed documents until they are taken; 'any' if the events do not name all of them. */
export class DocumentChanges {
  #ids = new Set<string>();
  #goneReleases = new Set<string>();
  #isAny = true;

  constructor(repository: Repository) {
    repository.onCommit(({ events }) => {
      for (const event of events) this.#note(event);
    });
  }

  get hasAny(): boolean {
    return this.#isAny || this.#ids.size + this.#goneReleases.size > 0;
  }

  /** Null if nothing changed. */
  take(): ChangedDocuments | 'any' | null {
    const [isAny, ids, goneReleases] = [this.#isAny, this.#ids, this.#goneReleases];
    this.#isAny = false;
    this.#ids = new Set();
    this.#goneReleases = new Set();
    if (isAny) return 'any';
    return ids.size + goneReleases.size > 0 ? { ids, goneReleases } : null;
  }

  /** For a failure after `take()`, or a history that was replaced. */
  markAll(): void {
    this.#isAny = true;
  }

  #note(event: Event): void {
    // A restored history is announced by this event, too.
    if (event.kind === 'languages-set') this.#isAny = true;
    else if (event.kind === 'release-published' || event.kind === 'release-removed')
      this.#goneReleases.add(event.release);
    else if (event.kind === 'version-written') this.#ids.add(event.version.document);
    else if ('document' in event && typeof event.document === 'string')
      this.#ids.add(event.document);
  }
}
