import { Refused } from '../repository/faults.ts';
import type { Repository } from '../repository/repository.ts';
import { fingerprint } from '../repository/state.ts';
import { contentWordsOf } from './content-words.ts';
import { bitOf, FacetCounts, type Facets } from './facets.ts';
import { type Filter, type Filters, failingOf, filtersOf } from './filters.ts';
import {
  comparisons,
  type Page,
  type PageKey,
  pagesOf,
  placeAfter,
  type Sorting,
} from './page-list.ts';
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
  documents: (Omit<Row, 'names' | 'words'> & { found: boolean })[];
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
export async function pagesTag(repository: Repository): Promise<string | null> {
  const tag = fingerprint(repository.state.tip);
  const list = await pagesOf(repository);
  return (await contentWordsOf(repository, list).areRead()) ? tag : null;
}

/** A part of the pages that fit, in their order, from where the part before ended. */
export async function listPages(repository: Repository, query: PageQuery): Promise<PageAnswer> {
  const list = await pagesOf(repository);
  const areTextsRead = await contentWordsOf(repository, list).areRead();
  const filters = filtersOf(query);
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
  const counts = new FacetCounts(list.values);
  const found: Page[] = [];
  let total = 0;
  for (let place = 0; place < sorted.length; place += 1) {
    const page = sorted[place];
    if (!page || !count(page, place, filters, counts)) continue;
    total += 1;
    if (found.length < query.most) found.push(page);
  }
  const next = total > found.length ? cursorOf(found.at(-1)) : null;
  return { ...answer(found, next), total, facets: counts.facets };
}

const MISSING = bitOf('missing');

/** Whether a page fits; what it says is counted, also where the filter of one facet alone does not take it. */
function count(
  page: Page,
  place: number,
  filters: readonly Filter[],
  counts: FacetCounts,
): boolean {
  let isFound = false;
  let isMissed = false;
  for (let index = 0; index < page.rows.length; index += 1) {
    const row = page.rows[index];
    const failing = row ? failingOf(row, page, filters) : 0;
    if (failing === 0) isFound = true;
    if (failing === 0 || failing === MISSING) isMissed = true;
    counts.see(page.counted[index] ?? [], place, failing);
  }
  if (isMissed) counts.see(page.missing, place, 0);
  return isFound;
}

function fits(page: Page, filters: readonly Filter[]): boolean {
  return page.rows.some((row) => filters.every(({ holds }) => holds(row, page)));
}

function shown(page: Page, filters: readonly Filter[]): ListedPage {
  const { group, type, changedAt, rows } = page;
  const documents = rows.map((row) => {
    const { names, words, ...document } = row;
    return { ...document, found: filters.every(({ holds }) => holds(row, page)) };
  });
  return { group, type, changedAt, documents };
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
