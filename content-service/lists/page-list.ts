import { binarySearch, memoized } from '@farol/content-model';
import { type ChangedDocuments, DocumentChanges } from '../repository/changed-documents.ts';
import type { Repository } from '../repository/repository.ts';
import type { DocumentState, State } from '../repository/state.ts';
import { Turns } from '../turns.ts';
import { Columns } from './columns.ts';
import { isUnchanged, type Row, rowOf, type Source, sourceOf } from './row.ts';
import { mergeInTurns, sortInTurns } from './sort-in-turns.ts';

/** A page: a group of translations, in the order they were created. */
export interface Page {
  readonly group: string;
  readonly type: string;
  /** Its index among all pages, in the order they were first seen. */
  readonly number: number;
  readonly rows: readonly Row[];
  /** When one of its documents was changed last. */
  readonly changedAt: number;
  /** The name in the first of the page's languages, without case and accents, cut to the part that is compared. */
  readonly name: string;
  /** The languages it is in, archived documents excluded. */
  readonly languages: readonly string[];
}

export const sortings = ['changed', 'title'] as const;
export type Sorting = (typeof sortings)[number];

/** The order of pages; the group breaks ties. */
export const comparisons: Readonly<Record<Sorting, (one: PageKey, other: PageKey) => number>> = {
  changed: (one, other) => other.changedAt - one.changedAt || compareTexts(one.group, other.group),
  title: (one, other) => compareTexts(one.name, other.name) || compareTexts(one.group, other.group),
};

export type PageKey = Pick<Page, 'changedAt' | 'name' | 'group'>;

/** The pages of a repository in its present state. */
export async function pagesOf(repository: Repository): Promise<PageList> {
  const list = listOf(repository);
  await list.refresh();
  return list;
}

const listOf = memoized((repository: Repository) => new PageList(repository));

/** The most characters of a name that count for the order, since cursors in addresses contain it. */
const maxNameLength = 500;

/** Up to this many pages are moved to their new places one by one; more are sorted together. */
const maxMoved = 50;

/**
 * All pages, sorted, cached between requests. Commits say which documents changed; rows, names and positions of the
 * others stay. Many changes are processed in turns, and the list is current once all are.
 */
class PageList {
  #columns = new Columns();
  readonly #repository: Repository;
  readonly #changes: DocumentChanges;
  #state: Readonly<State> | null = null;
  #languages: State['languages'] = [];
  readonly #rows = new Map<string, { row: Row; source: Source }>();
  readonly #pages = new Map<string, Page>();
  readonly #sorted: Record<Sorting, Page[]> = { changed: [], title: [] };
  #refreshing: Promise<void> = Promise.resolve();
  #isApplying = false;

  constructor(repository: Repository) {
    this.#repository = repository;
    this.#changes = new DocumentChanges(repository);
  }

  get rows(): readonly Row[] {
    return this.#columns.rows;
  }

  /** The columns of the rows; replaced when another history takes the place of this one. */
  get columns(): Columns {
    return this.#columns;
  }

  /** Whether it includes every change so far. */
  get isCurrent(): boolean {
    return !this.#isApplying && !this.#changes.hasAny;
  }

  sorted(sorting: Sorting): readonly Page[] {
    return this.#sorted[sorting];
  }

  /** Applies all changes made before the call. */
  async refresh(): Promise<void> {
    const refreshing = this.#refreshing.then(() => this.#applyChanges());
    this.#refreshing = refreshing.catch(() => {});
    await refreshing;
  }

  async #applyChanges(): Promise<void> {
    const turns = new Turns();
    this.#isApplying = true;
    try {
      for (
        let groups = await this.#updateRows(turns);
        groups;
        groups = await this.#updateRows(turns)
      )
        if (groups.size > maxMoved) await this.#resort(groups, turns);
        else for (const group of groups) this.#move(group);
    } catch (fault) {
      // Some rows may be updated without their pages: the next request starts over.
      this.#state = null;
      this.#changes.markAll();
      throw fault;
    } finally {
      this.#isApplying = false;
    }
  }

  /** Updates the rows of changed documents and answers the groups of changed pages; null where nothing changed. */
  async #updateRows(turns: Turns): Promise<Set<string> | null> {
    const { state } = this.#repository;
    if (this.#state !== state) this.#reset(state);
    const changed = this.#changes.take();
    if (!changed) return null;
    const groups = new Set<string>();
    for (const document of this.#documentsOf(changed, state)) {
      if (turns.isOver) await turns.next();
      const existing = this.#rows.get(document.id);
      if (existing && isUnchanged(existing.source, document)) continue;
      const row = rowOf(document, existing?.row.index ?? this.#columns.rows.length);
      this.#rows.set(document.id, { row, source: sourceOf(document) });
      this.#columns.setRow(row);
      groups.add(document.group);
    }
    if (this.#languages !== state.languages) {
      this.#languages = state.languages;
      for (const group of this.#pages.keys()) groups.add(group);
    }
    return groups;
  }

  /** Another history has replaced the one before. */
  #reset(state: Readonly<State>): void {
    this.#state = state;
    this.#changes.markAll();
    this.#columns = new Columns();
    this.#rows.clear();
    this.#pages.clear();
    for (const sorting of sortings) this.#sorted[sorting] = [];
  }

  #documentsOf(
    changed: ChangedDocuments | 'any',
    { documents }: Readonly<State>,
  ): Iterable<DocumentState> {
    if (changed === 'any') return documents.values();
    const ids = new Set(changed.ids);
    if (changed.goneReleases.size > 0)
      for (const { id, releases } of this.rows)
        if (releases.some((release) => changed.goneReleases.has(release))) ids.add(id);
    return [...ids].flatMap((id) => documents.get(id) ?? []);
  }

  /** Moves a page to its new place. */
  #move(group: string): void {
    const page = this.#readPage(group);
    if (!page) return;
    const existing = this.#pages.get(group);
    for (const sorting of sortings) {
      const sorted = this.#sorted[sorting];
      const compare = comparisons[sorting];
      if (existing) sorted.splice(indexAfter(sorted, existing, compare) - 1, 1);
      sorted.splice(indexAfter(sorted, page, compare), 0, page);
    }
    this.#pages.set(group, page);
  }

  async #resort(groups: ReadonlySet<string>, turns: Turns): Promise<void> {
    const pages: Page[] = [];
    for (const group of groups) {
      if (turns.isOver) await turns.next();
      const page = this.#readPage(group);
      if (page) pages.push(page);
    }
    for (const sorting of sortings) {
      const compare = comparisons[sorting];
      const others = this.#sorted[sorting].filter(({ group }) => !groups.has(group));
      const sorted = await sortInTurns(pages, compare, turns);
      this.#sorted[sorting] = await mergeInTurns(others, sorted, compare, turns);
    }
    for (const page of pages) this.#pages.set(page.group, page);
  }

  #readPage(group: string): Page | null {
    const { index, languages } = this.#repository.state;
    const rows = index.inGroup(group).flatMap(({ id }) => this.#rows.get(id)?.row ?? []);
    const [first] = rows;
    if (!first) return null;
    const present = rows.filter(({ archived }) => !archived);
    const mainRow = languages
      .map(({ id }) => present.find(({ lang }) => lang === id))
      .find((row) => row !== undefined);
    const page: Page = {
      group,
      type: first.type,
      number: this.#pages.get(group)?.number ?? this.#columns.first.length,
      rows,
      changedAt: Math.max(...rows.map(({ changedAt }) => changedAt)),
      name: (mainRow ?? first).names.slice(0, maxNameLength),
      languages: present.map(({ lang }) => lang),
    };
    this.#columns.setPage(page, languages);
    return page;
  }
}

/** The index after the position of a page, which may have moved or gone since. */
export function indexAfter(
  pages: readonly Page[],
  key: PageKey,
  compare: (one: PageKey, other: PageKey) => number,
): number {
  return binarySearch(pages, (page) => compare(page, key) > 0);
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
