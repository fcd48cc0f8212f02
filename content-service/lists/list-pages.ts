import { Refused } from '../repository/faults.ts';
import type { Repository } from '../repository/repository.ts';
import { fingerprint } from '../repository/state.ts';
import { contentWordsOf } from './content-words.ts';
import { countPages, type Facets } from './facets.ts';
import { type Filters, failingOf } from './filters.ts';
import { nearest } from './nearest.ts';
import {
  comparisons,
  indexAfter,
  type Page,
  type PageKey,
  pagesOf,
  type Sorting,
} from './page-list.ts';
import type { Row } from './row.ts';

export interface PageQuery extends Filters {
  sort: Sorting;
  /** The `next` of the previous part. */
  cursor?: string | undefined;
  most: number;
  /** A language: the pages nearest to the search come first, instead of those changed last. There is one part only. */
  nearest?: string | undefined;
}

export interface ListedPage {
  group: string;
  type: string;
  changedAt: number;
  /** All documents of the page; those that match the filters are marked. */
  documents: (Omit<Row, 'names' | 'index'> & { found: boolean })[];
}

interface PageAnswer {
  pages: ListedPage[];
  next: string | null;
  /** Only with the first part: for the whole list. */
  total: number | null;
  facets: Facets | null;
  /** False for a moment after the start, when names are found already but texts are still being read. */
  areTextsRead: boolean;
}

/** A tag for the answers of the present state; null while texts are still being read. */
export async function pagesTag(repository: Repository): Promise<string | null> {
  const tag = fingerprint(repository.state.tip);
  const { areTextsRead } = await currentList(repository);
  return areTextsRead ? tag : null;
}

/** One part of the matching pages, in order, starting after the previous part. */
export async function listPages(repository: Repository, query: PageQuery): Promise<PageAnswer> {
  const { list, words, areTextsRead } = await currentList(repository);
  const sorted = list.sorted(query.sort);
  const failing = failingOf(list.columns, words, query);
  const { found, ...counted } = countPages(list.columns, failing);
  const isFirst = query.cursor === undefined;
  if (query.nearest !== undefined) {
    const inOrder = nearest(
      sorted.filter(({ number }) => found[number] === 1),
      query.search ?? '',
      { lang: query.nearest, isFound: ({ index }) => failing[index] === 0 },
    );
    const pages = inOrder.slice(0, query.most).map((page) => listedPage(page, failing));
    return { pages, next: null, areTextsRead, ...counted };
  }
  const pages: Page[] = [];
  let isMore = false;
  let position = isFirst
    ? 0
    : indexAfter(sorted, readCursor(query.cursor), comparisons[query.sort]);
  for (; position < sorted.length && !isMore; position += 1) {
    const page = sorted[position];
    if (!page || found[page.number] !== 1) continue;
    if (pages.length < query.most) pages.push(page);
    else isMore = true;
  }
  return {
    pages: pages.map((page) => listedPage(page, failing)),
    next: isMore ? cursorOf(pages.at(-1)) : null,
    areTextsRead,
    total: isFirst ? counted.total : null,
    facets: isFirst ? counted.facets : null,
  };
}

/** Reading many texts yields to other work, in which something may be written: then starts over. */
async function currentList(repository: Repository) {
  for (;;) {
    const list = await pagesOf(repository);
    const words = contentWordsOf(list.columns);
    const areTextsRead = await words.areRead(repository);
    if (list.isCurrent) return { list, words, areTextsRead };
  }
}

function listedPage({ group, type, changedAt, rows }: Page, failing: Uint8Array): ListedPage {
  const documents = rows.map(({ names, index, ...document }) => ({
    ...document,
    found: failing[index] === 0,
  }));
  return { group, type, changedAt, documents };
}

function cursorOf(page: Page | undefined): string | null {
  if (!page) return null;
  const { changedAt, name, group } = page;
  return Buffer.from(JSON.stringify([changedAt, name, group])).toString('base64url');
}

function readCursor(cursor = ''): PageKey {
  try {
    const [changedAt, name, group] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return { changedAt: Number(changedAt), name: String(name), group: String(group) };
  } catch {
    throw new Refused('The cursor is none that a list gave as "next".');
  }
}
