import { memoized } from '@farol/content-model';
import { DocumentChanges } from '../repository/changed-documents.ts';
import type { Repository } from '../repository/repository.ts';
import type { DocumentState, State } from '../repository/state.ts';
import { latestOf } from '../repository/translation-source.ts';
import { Turns } from '../turns.ts';
import { type Outdated, translationStatuses } from './standing.ts';

/** The state of a page in one of its languages. */
interface PageInLanguage {
  id: string;
  lang: string;
  title: string;
  isDraft: boolean;
  isPublished: boolean;
  releases: string[];
  changedAt: number;
  changedBy: string;
  /** The document it was translated from. */
  source: string | null;
  outdated: Outdated | null;
}

export interface PageInLanguages {
  group: string;
  type: string;
  documents: PageInLanguage[];
}

/** The number of pages read together. */
const batchSize = 50;

/**
 * All pages in all their languages, cached between requests, since finding the outdated ones requires reading and
 * comparing texts. After a commit only the pages it names are read again.
 */
export class PagesInLanguages {
  readonly #repository: Repository;
  #state: Readonly<State> | null = null;
  readonly #changes: DocumentChanges;
  /** By group; groups with only archived documents are kept too, so that a page keeps its place. */
  readonly #pages = new Map<string, PageInLanguages>();
  #reading: Promise<void> = Promise.resolve();

  constructor(repository: Repository) {
    this.#repository = repository;
    this.#changes = new DocumentChanges(repository);
  }

  /** The pages with documents that are not archived. */
  async all(): Promise<PageInLanguages[]> {
    const reading = this.#reading.then(() => this.#read());
    this.#reading = reading.catch(() => {});
    await reading;
    return [...this.#pages.values()].filter(({ documents }) => documents.length > 0);
  }

  async #read(): Promise<void> {
    const turns = new Turns();
    for (;;) {
      const groups = await this.#takeChanged(turns);
      if (groups.length === 0) return;
      for (let start = 0; start < groups.length; start += batchSize) {
        if (turns.isOver) await turns.next();
        try {
          await this.#readPages(groups.slice(start, start + batchSize));
        } catch (fault) {
          this.#changes.markAll();
          throw fault;
        }
      }
    }
  }

  async #takeChanged(turns: Turns): Promise<string[]> {
    const { state } = this.#repository;
    if (this.#state !== state) {
      // The first request, or another history has replaced the one before.
      this.#pages.clear();
      this.#changes.markAll();
      this.#state = state;
    }
    const changed = this.#changes.take();
    if (!changed) return [];
    const groups = new Set<string>();
    if (changed === 'any')
      for (const { group } of state.documents.values()) {
        groups.add(group);
        if (turns.isOver) await turns.next();
      }
    else {
      for (const id of changed.ids) {
        const document = state.documents.get(id);
        if (document) groups.add(document.group);
      }
      for (const group of this.#pagesIn(changed.goneReleases)) groups.add(group);
    }
    return [...groups];
  }

  #pagesIn(releases: ReadonlySet<string>): string[] {
    if (releases.size === 0) return [];
    const isInReleases = (document: PageInLanguage) =>
      document.releases.some((each) => releases.has(each));
    return [...this.#pages.values()]
      .filter(({ documents }) => documents.some(isInReleases))
      .map(({ group }) => group);
  }

  async #readPages(groups: readonly string[]): Promise<void> {
    const { index } = this.#repository.state;
    const inGroups = groups.map((group) => ({ group, documents: index.inGroup(group) }));
    const present = inGroups.flatMap(({ documents }) =>
      documents.filter(({ archived }) => !archived),
    );
    const statuses = await translationStatuses(this.#repository, present);
    for (const { group, documents } of inGroups) {
      const [first] = documents;
      if (!first) continue;
      const pageDocuments = documents.flatMap((document) => {
        const status = statuses.get(document.id);
        if (!status) return [];
        const { source, outdated } = status;
        return { ...inLanguage(document), source: source?.document ?? null, outdated };
      });
      this.#pages.set(group, { group, type: first.type, documents: pageDocuments });
    }
  }
}

export const pagesInLanguagesOf = memoized(
  (repository: Repository) => new PagesInLanguages(repository),
);

function inLanguage(document: DocumentState) {
  const latest = latestOf(document);
  return {
    id: document.id,
    lang: document.lang,
    title: latest?.title ?? '',
    isDraft: document.draft !== null,
    isPublished: document.published !== null,
    releases: [...document.releases.keys()],
    changedAt: latest?.at ?? 0,
    changedBy: latest?.by ?? '',
  };
}
