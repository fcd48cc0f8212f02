import { Refused } from '../repository/faults.ts';
import type { Repository } from '../repository/repository.ts';
import { fingerprint } from '../repository/state.ts';
import { contentWordsOf } from './content-words.ts';
import { FacetCounts, type Facets } from './facets.ts';
import { type Filter, type Filters, filtersOf } from './filters.ts';
import { comparisons, type Page, type PageKey, pagesOf, type Sorting } from './page-list.ts';
import type { Row } from './row.ts';

export interface PageQuery extends Filters {
  sort: Sorting;
  /** What the part before gave as `next`. */
  cursor?: string | undefined;
  most: number;
}

export interface ListedPage {
  group: string;
  type: string;
  changedAt: number;
  /** All of them; those that the filters took are marked. */
  documents: (Omit<Row, 'names'> & { found: boolean })[];
}

export interface PageAnswer {
  pages: ListedPage[];
  next: string | null;
  /** With the first part alone: of all of them. */
  total: number | null;
  facets: Facets | null;
  /** False for a moment after the start, while names are found already and texts are being read. */
  areTextsRead: boolean;
}

/** Names the answers that the present state gives; null while texts are still being read. */
export function pagesTag(repository: Repository): string | null {
  const words = contentWordsOf(repository, pagesOf(repository));
  return words.areRead ? fingerprint(repository.state.tip) : null;
}

/** A part of the pages that fit, in their order, from where the part before ended. */
export function listPages(repository: Repository, query: PageQuery): PageAnswer {
  const list = pagesOf(repository);
  const words = contentWordsOf(repository, list);
  const areTextsRead = words.areRead;
  const filters = filtersOf(query, words);
  const compare = comparisons[query.sort];
  const sorted = list.sorted(query.sort);
  const answer = (pages: readonly Page[], next: string | null) => ({
    pages: pages.map((page) => shown(page, filters)),
    next,
    areTextsRead,
  });
  if (query.cursor !== undefined) {
    const after = readCursor(query.cursor);
    const found: Page[] = [];
    for (let place = placeAfter(sorted, after, compare); place < sorted.length; place += 1) {
      const page = sorted[place];
      if (!page || !fits(page, filters)) continue;
      if (found.length === query.most)
        return { ...answer(found, cursorOf(found.at(-1))), total: null, facets: null };
      found.push(page);
    }
    return { ...answer(found, null), total: null, facets: null };
  }
  const counts = new FacetCounts(repository.state.languages.map(({ id }) => id));
  const found: Page[] = [];
  let total = 0;
  for (const page of sorted) {
    if (!count(page, filters, counts)) continue;
    total += 1;
    if (found.length < query.most) found.push(page);
  }
  const next = total > found.length ? cursorOf(found.at(-1)) : null;
  return { ...answer(found, next), total, facets: counts.facets };
}

/** Whether a page fits; what it says is counted, also where one filter alone does not take it. */
function count(page: Page, filters: readonly Filter[], counts: FacetCounts): boolean {
  let isFound = false;
  for (const row of page.rows) {
    let failing: keyof Filters | null = null;
    let isOut = false;
    for (const filter of filters) {
      if (filter.holds(row, page)) continue;
      if (failing !== null && failing !== filter.name) {
        isOut = true;
        break;
      }
      failing = filter.name;
    }
    if (isOut) continue;
    if (failing === null) isFound = true;
    counts.see(row, page, failing);
  }
  return isFound;
}

function fits(page: Page, filters: readonly Filter[]): boolean {
  return page.rows.some((row) => filters.every(({ holds }) => holds(row, page)));
}

function shown(page: Page, filters: readonly Filter[]): ListedPage {
  const { group, type, changedAt, rows } = page;
  const documents = rows.map((row) => {
    const { names, ...document } = row;
    return { ...document, found: filters.every(({ holds }) => holds(row, page)) };
  });
  return { group, type, changedAt, documents };
}

/** The first place behind a page that may have moved or gone since. */
function placeAfter(
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

function cursorOf(page: Page | undefined): string | null {
  if (!page) return null;
  const { changedAt, name, group } = page;
  return Buffer.from(JSON.stringify([changedAt, name, group])).toString('base64url');
}

function readCursor(cursor: string): PageKey {
  try {
    const [changedAt, name, group] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return { changedAt: Number(changedAt), name: String(name), group: String(group) };
  } catch {
    throw new Refused('The cursor is none that a list gave as "next".');
  }
}
