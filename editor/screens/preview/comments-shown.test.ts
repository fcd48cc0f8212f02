import { expect, it } from 'vitest';
import { commentedPlaces } from './comments-shown.ts';

const written = {
  data: {
    title: [{ type: 'heading1', text: 'Lisbon', spans: [] }],
    slices: [
      { id: 'text$1', slice_type: 'text', primary: { title: 'Sea' }, items: [] },
      { id: 'text$2', slice_type: 'text', primary: { title: 'Sand' }, items: [] },
    ],
  },
};
const label = (count: number) => `${count} open`;
const marks = (comments: readonly (readonly [string, 'open' | 'answered' | 'done'])[]) =>
  commentedPlaces(
    comments.map(([field, state]) => ({ field, state })),
    { id: 'page', written, label },
  );

it('marks a field, a place in a section, and the page itself, each once', () => {
  const found = marks([
    ['data/title', 'open'],
    ['data/slices/#text$2/primary/title', 'open'],
    ['data/title', 'answered'],
    ['', 'open'],
  ]);
  expect(found.map(({ slice, field, count }) => [slice, field, count])).toEqual([
    [null, 'data.title', 2],
    ['text$2', 'primary.title', 1],
    [null, '', 1],
  ]);
  expect(found.map(({ document, about, label: said }) => [document, about, said])).toEqual([
    ['page', 'data/title', '2 open'],
    ['page', 'data/slices/#text$2/primary/title', '1 open'],
    ['page', '', '1 open'],
  ]);
});

it('marks nothing that is done, and no field that is gone', () => {
  expect(
    marks([
      ['data/title', 'done'],
      ['data/slices/#text$9/primary/title', 'open'],
    ]),
  ).toEqual([]);
});
