import { plainLetters } from '@farol/content-model';
import type { Page } from './page-list.ts';
import type { Row } from './row.ts';

/**
 * Of the pages that were found, those with every word of the search in the title of a found document come first, then
 * those found in the language; else in the given order.
 */
export function nearest(
  pages: readonly Page[],
  search: string,
  { lang, isFound }: { lang: string; isFound(row: Row): boolean },
): Page[] {
  const words = plainLetters(search).split(/\s+/);
  const rank = (row: Row) => (isNamed(row, words) ? 0 : 2) + (row.lang === lang ? 0 : 1);
  const byRank = Map.groupBy(pages, ({ rows }) => Math.min(...rows.filter(isFound).map(rank)));
  return [0, 1, 2, 3].flatMap((each) => byRank.get(each) ?? []);
}

function isNamed({ names }: Row, words: readonly string[]): boolean {
  const [title = ''] = names.split('\n', 1);
  return words.every((word) => title.includes(word));
}
