import { expect, it } from 'vitest';
import { sharedDifferences, sharedValue } from './shared-fields.ts';

const fields = {
  title: { type: 'Text' },
  weeks: { type: 'Number', config: { label: 'Weeks' } },
  open: { type: 'Boolean' },
  cover: { type: 'Image', config: { label: 'Picture' } },
  dates: { type: 'Group', config: { fields: { start: { type: 'Date' }, note: { type: 'Text' } } } },
  slices: { type: 'Slices' },
};
const slices = new Map([
  ['team', { id: 'team', variations: [{ id: 'default', primary: { side: { type: 'Select' } } }] }],
]);
const differences = (mine: unknown, theirs: unknown) =>
  sharedDifferences(fields, mine, theirs, slices);
const paths = (mine: unknown, theirs: unknown) =>
  differences(mine, theirs).map(({ path, theirPath }) => [path.join('.'), theirPath.join('.')]);

it('asks nothing of words, nor of what is nothing in both', () => {
  expect(paths({ title: 'Lisbon', open: false }, { title: 'Lisboa', cover: {} })).toEqual([]);
});

it('names numbers, switches and dates that differ', () => {
  expect(differences({ weeks: 2 }, { weeks: 4 })).toEqual([
    { path: ['weeks'], theirPath: ['weeks'], label: 'Weeks', type: 'Number', mine: 2, theirs: 4 },
  ]);
  expect(paths({ open: true }, {})).toEqual([['open', 'open']]);
  expect(paths({ dates: [{ start: '2027-01-01' }] }, { dates: [{ start: '2027-01-02' }] })).toEqual(
    [['dates.0.start', 'dates.0.start']],
  );
});

it('leaves lists that were written by themselves', () => {
  expect(paths({ dates: [{ start: '2027-01-01' }] }, { dates: [] })).toEqual([]);
});

it('knows sections by their ids, wherever they stand', () => {
  const team = (id: string, side: string) => ({
    id,
    slice_type: 'team',
    variation: 'default',
    primary: { side },
  });
  expect(
    paths({ slices: [team('a', 'left')] }, { slices: [team('b', 'left'), team('a', 'right')] }),
  ).toEqual([['slices.0.primary.side', 'slices.1.primary.side']]);
});

it('compares pictures by their file, and leaves each language its description', () => {
  const mine = { id: 'new', alt: 'A boat', square: { id: 'new', alt: 'A boat' } };
  expect(paths({ cover: mine }, { cover: { id: 'new', alt: 'Um barco' } })).toEqual([]);
  const [found] = differences({ cover: mine }, { cover: { id: 'old', alt: 'Uma ponte' } });
  expect(found && sharedValue(found)).toEqual({
    id: 'new',
    alt: null,
    square: { id: 'new', alt: null },
  });
});
