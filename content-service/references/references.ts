import { memoized, type Reference, referencesIn } from '@farol/content-model';
import { DocumentChanges } from '../repository/changed-documents.ts';
import { contentInMemory } from '../repository/published-after.ts';
import type { Repository } from '../repository/repository.ts';
import type { DocumentState } from '../repository/state.ts';
import { Turns } from '../turns.ts';

/** A document that links to another one or shows a file, in one of its current texts. */
interface Referring {
  document: DocumentState;
  version: string;
  /** Where that version is used; the draft and releases may have the same one. */
  isPublished: boolean;
  isDraft: boolean;
  releases: string[];
  /** The fields, such as `data.slices[2].primary.picture`. */
  paths: string[];
}

/**
 * What links to a document or shows a file. All current texts are read on first use; after that only those of changed
 * documents.
 */
class References {
  readonly #repository: Repository;
  readonly #referrers = new Map<string, Set<string>>();
  readonly #targets = new Map<string, ReadonlySet<string>>();
  readonly #changes: DocumentChanges;
  #reading: Promise<void> = Promise.resolve();

  constructor(repository: Repository) {
    this.#repository = repository;
    this.#changes = new DocumentChanges(repository);
  }

  /**
   * The texts that refer to a document or file, except those of archived documents. What changed last comes first, in
   * every process.
   */
  async to(id: string): Promise<Referring[]> {
    await this.#refresh();
    const { documents } = this.#repository.state;
    return [...(this.#referrers.get(id) ?? [])]
      .flatMap((from) => documents.get(from) ?? [])
      .filter(({ archived }) => !archived)
      .sort((one, other) => changedAt(other) - changedAt(one) || (one.id < other.id ? -1 : 1))
      .flatMap((document) => this.#referencesFrom(document, id));
  }

  /** How many documents, including archived ones, refer to a document or file. */
  async counts(): Promise<(id: string) => number> {
    await this.#refresh();
    return (id) => this.#referrers.get(id)?.size ?? 0;
  }

  #referencesFrom(document: DocumentState, id: string): Referring[] {
    return currentVersions(document).flatMap((version) => {
      const paths = this.#references(document, version)
        .filter((reference) => reference.id === id)
        .map(({ path }) => path);
      if (paths.length === 0) return [];
      const releases = [...document.releases].filter(([, each]) => each === version);
      return {
        document,
        version,
        isPublished: document.published === version,
        isDraft: document.draft === version,
        releases: releases.map(([release]) => release),
        paths,
      };
    });
  }

  #refresh(): Promise<void> {
    const reading = this.#reading.then(() => this.#read());
    // What could not be read now is read again on the next call.
    this.#reading = reading.catch(() => {});
    return reading;
  }

  async #read(): Promise<void> {
    const changed = this.#changes.take();
    if (!changed) return;
    try {
      if (changed === 'any') {
        this.#referrers.clear();
        this.#targets.clear();
      }
      // Which documents were in a release that is gone is not known here.
      const isAny = changed === 'any' || changed.goneReleases.size > 0;
      const turns = new Turns();
      for (const id of isAny ? this.#repository.state.documents.keys() : changed.ids) {
        if (turns.isOver) await turns.next();
        this.#readDocument(id);
      }
    } catch (fault) {
      this.#changes.markAll();
      throw fault;
    }
  }

  #readDocument(id: string): void {
    for (const target of this.#targets.get(id) ?? []) this.#referrers.get(target)?.delete(id);
    const document = this.#repository.state.documents.get(id);
    const versions = document ? currentVersions(document) : [];
    const targets = new Set(
      versions.flatMap((version) =>
        document ? this.#references(document, version).map((reference) => reference.id) : [],
      ),
    );
    this.#targets.set(id, targets);
    for (const target of targets) {
      const referring = this.#referrers.get(target) ?? new Set();
      this.#referrers.set(target, referring.add(id));
    }
  }

  #references(document: DocumentState, version: string): readonly Reference[] {
    const content = contentInMemory(this.#repository, document.id, version);
    return content ? referencesIn(content) : [];
  }
}

export const referencesOf = memoized((repository: Repository) => new References(repository));

function changedAt({ versions }: DocumentState): number {
  return versions.at(-1)?.at ?? 0;
}

function currentVersions({ published, draft, releases }: DocumentState): string[] {
  const versions = [published, draft, ...releases.values()];
  return [...new Set(versions.filter((id) => id !== null))];
}
