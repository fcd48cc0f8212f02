import { expect, it } from 'vitest';
import { fieldChanges } from './field-changes.ts';

const type = {
  id: 'page',
  label: 'Page',
  repeatable: true,
  status: true,
  json: {
    Main: {
      tagline: { type: 'Text', config: { label: 'One line' } },
      parts: { type: 'Slices' },
      stays: {
        type: 'Group',
        config: {
          label: 'Stays',
          fields: { weeks: { type: 'Number', config: { label: 'Weeks' } } },
        },
      },
    },
  },
};
const slice = (id: string, text: string) => ({
  ...{ id, slice_type: 'words', variation: 'default', items: [] },
  primary: { text },
});
const text = (data: Record<string, unknown>, title = 'Lisbon') => ({
  ...{ title, uid: null, tags: [], data },
});
const models = {
  type,
  slices: new Map([
    [
      'words',
      {
        ...{ id: 'words', name: 'Words' },
        variations: [
          { id: 'default', primary: { text: { type: 'Text', config: { label: 'Said' } } } },
        ],
      },
    ],
  ]),
  heads: { title: 'Name', uid: 'Address', tags: 'Tags' },
  labelled: (label: string, text: string) => `${label}: ${text}`,
  itemName: (_: unknown, __: unknown, index: number) => `Item ${index + 1}`,
};
const changes = (before: object, after: object) =>
  fieldChanges(text({ ...before }), text({ ...after }), models);

it('names fields by their labels, and what was said', () => {
  expect(changes({ tagline: 'Trams' }, { tagline: 'Tiles' })).toEqual([
    {
      ...{ field: 'data.tagline', label: 'One line', hasMoved: false },
      places: [
        {
          ...{ at: 'changed tagline', label: '', isInItem: false, model: type.json.Main.tagline },
          ...{ before: 'Trams', after: 'Tiles' },
        },
      ],
    },
  ]);
  expect(fieldChanges(text({}, 'Lisbon'), text({}, 'Lisboa'), models)).toMatchObject([
    { field: 'title', label: 'Name' },
  ]);
});

it('says in which item of a list something changed, and nothing twice', () => {
  const before = { stays: [{ weeks: 2 }, { weeks: 4 }] };
  expect(changes(before, { stays: [{ weeks: 2 }, { weeks: 5 }] })).toMatchObject([
    { label: 'Stays', places: [{ label: 'Item 2: Weeks', isInItem: true, before: 4, after: 5 }] },
  ]);
  expect(changes(before, { stays: [{ weeks: 2 }] })).toMatchObject([
    { label: 'Stays', places: [{ label: '', isInItem: false, before: { weeks: 4 } }] },
  ]);
});

it('knows a section by its id: changed, moved, come and gone', () => {
  const before = { parts: [slice('a', 'one'), slice('b', 'two'), slice('c', 'three')] };
  const after = { parts: [slice('b', 'two'), slice('a', 'other'), slice('d', 'four')] };
  const found = changes(before, after);
  const told = Object.fromEntries(
    found.map(({ field, hasMoved, places }) => [
      field,
      [hasMoved, ...places.map(({ before: one, after: other }) => [one, other])],
    ]),
  );
  expect(told).toMatchObject({
    'data.parts.a': [true, ['one', 'other']],
    'data.parts.b': [true],
    'data.parts.c': [false, [slice('c', 'three'), undefined]],
    'data.parts.d': [false, [undefined, slice('d', 'four')]],
  });
  expect(found.every(({ label }) => label === 'Words')).toBe(true);
  const added = found.find(({ field }) => field === 'data.parts.d');
  expect(added?.places).toMatchObject([{ label: '', isInItem: false }]);
});

it('names the places in a section by their labels, wherever the section stands', () => {
  const before = { parts: [slice('a', 'one'), slice('b', 'two')] };
  const after = { parts: [slice('b', 'two'), { ...slice('a', 'one'), primary: {} }] };
  const [change] = changes(before, after).filter(({ field }) => field === 'data.parts.a');
  expect(change?.places).toMatchObject([{ label: 'Said', model: { type: 'Text' }, before: 'one' }]);
});
