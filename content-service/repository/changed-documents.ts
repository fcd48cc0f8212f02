import type { Event } from './events.ts';
import type { Repository } from './repository.ts';

/** Which documents look different since somebody looked last. */
export interface ChangedDocuments {
  ids: ReadonlySet<string>;
  /** Releases that are gone: whatever was in them looks different, too. */
  goneReleases: ReadonlySet<string>;
}

/** Collects what commits change until it is taken; 'any' where their events do not name it all. */
export class DocumentChanges {
  #ids = new Set<string>();
  #goneReleases = new Set<string>();
  #isAny = true;

  constructor(repository: Repository) {
    repository.onCommit(({ events }) => {
      for (const event of events) this.#note(event);
    });
  }

  get areThere(): boolean {
    return this.#isAny || this.#ids.size + this.#goneReleases.size > 0;
  }

  /** Null where nothing changed. */
  take(): ChangedDocuments | 'any' | null {
    const [isAny, ids, goneReleases] = [this.#isAny, this.#ids, this.#goneReleases];
    this.#isAny = false;
    this.#ids = new Set();
    this.#goneReleases = new Set();
    if (isAny) return 'any';
    return ids.size + goneReleases.size > 0 ? { ids, goneReleases } : null;
  }

  /** What was taken was of no use, or another history took the place of the one before. */
  markAll(): void {
    this.#isAny = true;
  }

  #note(event: Event): void {
    // Languages come with a history that was restored, too.
    if (event.kind === 'languages-set') this.#isAny = true;
    else if (event.kind === 'release-published' || event.kind === 'release-removed')
      this.#goneReleases.add(event.release);
    else if (event.kind === 'version-written') this.#ids.add(event.version.document);
    else if ('document' in event && typeof event.document === 'string')
      this.#ids.add(event.document);
  }
}
