import { expect, it } from 'vitest';
import { workAtRandom } from '../repository/work-at-random.testing.ts';
import { contentWordsOf } from './content-words.ts';
import { PageList, pagesOf, sortings } from './page-list.ts';

/** What a list shows, in each order; texts are read by others. */
async function shown(list: PageList) {
  await list.refresh();
  return sortings.map((sorting) =>
    list.sorted(sorting).map(({ rows, counted: _, missing: __, ...page }) => ({
      ...page,
      rows: rows.map(({ words: ___, ...row }) => row),
    })),
  );
}

it('stays what a list that is made anew would be, whatever is done', async () => {
  const left = await workAtRandom(async (repository) => {
    const list = await pagesOf(repository);
    expect(await shown(list)).toEqual(await shown(new PageList(repository)));
    expect(await contentWordsOf(repository, list).areRead()).toBe(true);
    expect([...list.rows()].every(({ words }) => words !== null)).toBe(true);
  });
  expect(left).toEqual([]);
});
