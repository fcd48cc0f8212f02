import { expect, it } from 'vitest';
import type { BatchAnswer, PageDocument } from '../../api/pages.ts';
import { changedBy } from './archived.ts';

const listed = (id: string, published: string | null): PageDocument =>
  JSON.parse(JSON.stringify({ id, published }));

it('undoes what was done: what was published by then, and only where something changed', () => {
  const row = { message: null, code: null };
  const answer: BatchAnswer = {
    isDone: true,
    rows: [
      { ...row, document: 'a', outcome: 'done', publishedBefore: 'newer' },
      { ...row, document: 'b', outcome: 'done', publishedBefore: null },
      { ...row, document: 'c', outcome: 'unchanged', publishedBefore: null },
    ],
  };
  const shown = [listed('a', 'shown'), listed('b', 'shown'), listed('c', null)];
  const changed = changedBy(answer, shown).map(({ id, published }) => [id, published]);
  expect(changed).toEqual([
    ['a', 'newer'],
    ['b', null],
  ]);
});
