import type { Repository } from '../repository/repository.ts';
import type { State } from '../repository/state.ts';
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

const lists = new WeakMap<Readonly<State>, PageList>();

/** The pages of a repository as they stand now. */
export function pagesOf(repository: Repository): PageList {
  const { state } = repository;
  const list = lists.get(state) ?? new PageList(state);
  lists.set(state, list);
  list.refresh();
  return list;
}

/**
 * All pages, sorted, kept from one question to the next. After a commit the documents are looked through for what
 * changed, which is quick; rows, names and orders of the others stay.
 */
export class PageList {
  readonly values = new FacetValues();
  readonly #state: Readonly<State>;
  readonly #rows = new Map<string, { row: Row; source: Source }>();
  readonly #pages = new Map<string, Page>();
  readonly #sorted: Record<Sorting, Page[]> = { changed: [], title: [] };
  #tip: State['tip'] | null = null;
  #revision = 0;

  constructor(state: Readonly<State>) {
    this.#state = state;
  }

  /** Another one whenever something in it is. */
  get revision(): number {
    return this.#revision;
  }

  *rows(): Iterable<Row> {
    for (const { row } of this.#rows.values()) yield row;
  }

  sorted(sorting: Sorting): readonly Page[] {
    return this.#sorted[sorting];
  }

  refresh(): void {
    const { tip, documents } = this.#state;
    if (this.#tip?.sequence === tip.sequence && this.#tip.checksum === tip.checksum) return;
    this.#tip = tip;
    const changed = new Set<string>();
    for (const document of documents.values()) {
      const known = this.#rows.get(document.id);
      if (known && isFrom(known.source, document)) continue;
      this.#rows.set(document.id, { row: rowOf(document), source: sourceOf(document) });
      changed.add(document.group);
    }
    if (changed.size === 0) return;
    this.#revision += 1;
    for (const group of changed) this.#readPage(group);
    // Nearly sorted already, which is what this sort is quick at.
    for (const sorting of sortings) this.#sorted[sorting].sort(comparisons[sorting]);
  }

  #readPage(group: string): void {
    const rows = this.#state.index
      .inGroup(group)
      .flatMap(({ id }) => this.#rows.get(id)?.row ?? []);
    const [first] = rows;
    if (!first) return;
    const present = rows.filter(({ archived }) => !archived);
    const named = this.#state.languages
      .map(({ id }) => present.find(({ lang }) => lang === id))
      .find((row) => row !== undefined);
    const read = {
      rows,
      counted: rows.map((row) => this.values.numbersOf(row)),
      changedAt: Math.max(...rows.map(({ changedAt }) => changedAt)),
      name: (named ?? first).names,
      languages: present.map(({ lang }) => lang),
    };
    const known = this.#pages.get(group);
    if (known) {
      Object.assign(known, read);
      return;
    }
    const page = { group, type: first.type, ...read };
    this.#pages.set(group, page);
    for (const sorting of sortings) this.#sorted[sorting].push(page);
  }
}

function order(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
