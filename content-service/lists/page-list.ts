import { memoized } from '@farol/content-model';
import { documentsChangedBy } from '../repository/changed-documents.ts';
import type { Repository } from '../repository/repository.ts';
import type { DocumentState, State } from '../repository/state.ts';
import { FacetValues } from './facets.ts';
import { isFrom, type Row, rowOf, type Source, sourceOf } from './row.ts';

/** A page: a group of translations, in the order they came. */
export interface Page {
  readonly group: string;
  readonly type: string;
  rows: Row[];
  /** Of each row, what it is counted for. */
  counted: (readonly number[])[];
  /** Of the document that was changed last. */
  changedAt: number;
  /** In the first of the languages it has, without case and accents. */
  name: string;
  /** The languages it is in, archived documents left out. */
  languages: readonly string[];
}

export const sortings = ['changed', 'title'] as const;
export type Sorting = (typeof sortings)[number];

/** How two pages stand to each other; the group decides where nothing else does. */
export const comparisons: Readonly<Record<Sorting, (one: PageKey, other: PageKey) => number>> = {
  changed: (one, other) => other.changedAt - one.changedAt || order(one.group, other.group),
  title: (one, other) => order(one.name, other.name) || order(one.group, other.group),
};

export type PageKey = Pick<Page, 'changedAt' | 'name' | 'group'>;

/** The pages of a repository as they stand now. */
export function pagesOf(repository: Repository): PageList {
  const list = listOf(repository);
  list.refresh();
  return list;
}

const listOf = memoized((repository: Repository) => new PageList(repository));

/** So many pages are put into their new places one by one; more are sorted with all the others. */
const FEW = 500;

/**
 * All pages, sorted, kept from one question to the next. Commits say which documents changed; rows, names and orders
 * of the others stay.
 */
export class PageList {
  readonly values = new FacetValues();
  readonly #repository: Repository;
  #state: Readonly<State> | null = null;
  #languages: State['languages'] = [];
  readonly #rows = new Map<string, { row: Row; source: Source }>();
  readonly #unread = new Set<Row>();
  readonly #pages = new Map<string, Page>();
  readonly #sorted: Record<Sorting, Page[]> = { changed: [], title: [] };
  /** Documents that may stand otherwise than their rows say. */
  #changed: Set<string> | 'any' = 'any';

  constructor(repository: Repository) {
    this.#repository = repository;
    repository.onCommit(({ events }) => {
      const changed = documentsChangedBy(events);
      if (changed === 'any') this.#changed = 'any';
      else if (this.#changed !== 'any') for (const id of changed) this.#changed.add(id);
    });
  }

  *rows(): Iterable<Row> {
    for (const { row } of this.#rows.values()) yield row;
  }

  /** The rows whose texts nobody has read yet; whoever reads one takes it out. */
  get unread(): Set<Row> {
    return this.#unread;
  }

  sorted(sorting: Sorting): readonly Page[] {
    return this.#sorted[sorting];
  }

  refresh(): void {
    const { state } = this.#repository;
    if (this.#state !== state) this.#forget(state);
    const groups = new Set<string>();
    for (const document of this.#takeChanged(state)) {
      const known = this.#rows.get(document.id);
      if (known && isFrom(known.source, document)) continue;
      if (known) this.#unread.delete(known.row);
      const row = rowOf(document);
      this.#rows.set(document.id, { row, source: sourceOf(document) });
      this.#unread.add(row);
      groups.add(document.group);
    }
    if (this.#languages !== state.languages) {
      this.#languages = state.languages;
      for (const group of this.#pages.keys()) groups.add(group);
    }
    if (groups.size <= FEW) for (const group of groups) this.#move(group, state);
    else this.#sortAnew(groups, state);
  }

  /** Another history took the place of the one before. */
  #forget(state: Readonly<State>): void {
    this.#state = state;
    this.#changed = 'any';
    for (const known of [this.#rows, this.#unread, this.#pages]) known.clear();
    for (const sorting of sortings) this.#sorted[sorting].length = 0;
  }

  #takeChanged({ documents }: Readonly<State>): Iterable<DocumentState> {
    const changed = this.#changed;
    this.#changed = new Set();
    if (changed === 'any') return documents.values();
    return [...changed].flatMap((id) => documents.get(id) ?? []);
  }

  /** Takes a page from its place, and puts it where it belongs now. */
  #move(group: string, state: Readonly<State>): void {
    const read = this.#readPage(group, state);
    if (!read) return;
    const known = this.#pages.get(group);
    if (known)
      for (const sorting of sortings)
        this.#sorted[sorting].splice(this.#placeAfter(known, sorting) - 1, 1);
    const page = Object.assign(known ?? {}, read);
    this.#pages.set(group, page);
    for (const sorting of sortings)
      this.#sorted[sorting].splice(this.#placeAfter(page, sorting), 0, page);
  }

  #placeAfter(page: PageKey, sorting: Sorting): number {
    return placeAfter(this.#sorted[sorting], page, comparisons[sorting]);
  }

  #sortAnew(groups: Iterable<string>, state: Readonly<State>): void {
    for (const group of groups) {
      const read = this.#readPage(group, state);
      if (read) this.#pages.set(group, read);
    }
    for (const sorting of sortings)
      this.#sorted[sorting] = [...this.#pages.values()].sort(comparisons[sorting]);
  }

  #readPage(group: string, { index, languages }: Readonly<State>): Page | null {
    const rows = index.inGroup(group).flatMap(({ id }) => this.#rows.get(id)?.row ?? []);
    const [first] = rows;
    if (!first) return null;
    const present = rows.filter(({ archived }) => !archived);
    const named = languages
      .map(({ id }) => present.find(({ lang }) => lang === id))
      .find((row) => row !== undefined);
    return {
      group,
      type: first.type,
      rows,
      counted: rows.map((row) => this.values.numbersOf(row)),
      changedAt: Math.max(...rows.map(({ changedAt }) => changedAt)),
      name: (named ?? first).names,
      languages: present.map(({ lang }) => lang),
    };
  }
}

/** The first place behind a page that may have moved or gone since. */
export function placeAfter(
  pages: readonly Page[],
  after: PageKey,
  compare: (one: PageKey, other: PageKey) => number,
): number {
  let low = 0;
  let high = pages.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const page = pages[middle];
    if (page && compare(page, after) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function order(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
