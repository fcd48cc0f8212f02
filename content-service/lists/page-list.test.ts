import { expect, it } from 'vitest';
import { workAtRandom } from '../repository/work-at-random.testing.ts';
import { contentWordsOf } from './content-words.ts';
import { PageList, pagesOf, sortings } from './page-list.ts';

/** What a list shows, in each order; texts are read by others. */
function shown(list: PageList) {
  list.refresh();
  return sortings.map((sorting) =>
    list.sorted(sorting).map(({ rows, counted: _, ...page }) => ({
      ...page,
      rows: rows.map(({ words: __, ...row }) => row),
    })),
  );
}

it('stays what a list that is made anew would be, whatever is done', async () => {
  const left = await workAtRandom(async (repository) => {
    expect(shown(pagesOf(repository))).toEqual(shown(new PageList(repository)));
    const list = pagesOf(repository);
    expect(contentWordsOf(repository, list).areRead).toBe(true);
    expect([...list.rows()].every(({ words }) => words !== null)).toBe(true);
  });
  expect(left).toEqual([]);
});
