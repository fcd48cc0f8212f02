import { expect, it } from 'vitest';
import { EditedDocument, editingOf } from '../../document/edited-document.ts';
import { actOnSection, askedAct, placeOfSection, sectionsWithId } from './section-acts.ts';
import { copyOf } from './slice-value.ts';

const slice = (id: string) => ({ id, slice_type: 'text', variation: 'default', primary: { id } });

function opened(...ids: string[]) {
  const data = { questions: [{ id: 'an item' }], slices: ids.map(slice) };
  const base = { id: 'v', at: 0, by: null, title: 'Home', uid: null, tags: [], data };
  const document = new EditedDocument(editingOf(base), () => 0);
  const order = () => sectionsWithId(document.written.data).map(({ id }) => id);
  return { document, order };
}

it.each([
  [{ act: 'up' }, ['b', 'a', 'c']],
  [{ act: 'down' }, ['a', 'c', 'b']],
  [{ act: 'remove' }, ['a', 'c']],
  [{ act: 'insert', slice: slice('new') }, ['a', 'b', 'new', 'c']],
  [{ act: 'move', beside: { id: 'a', position: 'before' } }, ['b', 'a', 'c']],
  [{ act: 'move', beside: { id: 'c', position: 'after' } }, ['a', 'c', 'b']],
] as const)('does %j to a section, as one step', (act, wanted) => {
  const { document, order } = opened('a', 'b', 'c');
  actOnSection(document, 'b', act);
  expect(order()).toEqual(wanted);
  document.undo();
  expect(order()).toEqual(['a', 'b', 'c']);
});

it('leaves the first and the last where they are', () => {
  const { document, order } = opened('a', 'b');
  actOnSection(document, 'a', { act: 'up' });
  actOnSection(document, 'b', { act: 'down' });
  expect(order()).toEqual(['a', 'b']);
});

it('gives a copy an id of its own, below the first', () => {
  const { document, order } = opened('a', 'b');
  actOnSection(document, 'a', { act: 'insert', slice: copyOf(slice('a')) });
  const [first, copy, last] = order();
  expect([first, last]).toEqual(['a', 'b']);
  expect(copy).toMatch(/^text\$/);
  expect(placeOfSection(document.written.data, String(copy))).toMatchObject({
    zone: 'slices',
    index: 1,
    slices: [{}, { primary: { id: 'a' } }, {}],
  });
});

it('adds to what somebody else has saved meanwhile', () => {
  const { document, order } = opened('a', 'b');
  const theirs = { ...slice('a'), primary: { id: 'theirs' } };
  const data = { questions: [{ id: 'an item' }], slices: [theirs, slice('b')] };
  document.meet({ id: 'w', at: 1, by: 'bia', title: 'Home', uid: null, tags: [], data });
  actOnSection(document, 'a', { act: 'insert', slice: slice('new') });
  expect(order()).toEqual(['a', 'new', 'b']);
  expect(document.written.data).toMatchObject({ slices: [{ primary: { id: 'theirs' } }, {}, {}] });
});

it('does nothing to a section that is gone, or to an item that is none', () => {
  const { document } = opened('a');
  const { written } = document;
  actOnSection(document, 'gone', { act: 'remove' });
  actOnSection(document, 'an item', { act: 'remove' });
  actOnSection(document, 'a', { act: 'move', beside: { id: 'gone', position: 'after' } });
  expect(document.written).toBe(written);
});

it.each([
  [{ act: 'up' }, { act: 'up' }],
  [{ act: 'duplicate' }, { act: 'duplicate' }],
  [
    { act: 'move', beside: { id: 'a', position: 'before', more: 1 } },
    { act: 'move', beside: { id: 'a', position: 'before' } },
  ],
  [{ act: 'move', beside: { id: 1, position: 'before' } }, null],
  [{ act: 'move' }, null],
  [{ act: 'publish' }, null],
  [{}, null],
])('reads %j from the page', (said, act) => {
  expect(askedAct(said)).toEqual(act);
});
