import { expect, it } from 'vitest';
import { pathOfPlace, placeOfPath, tabOf } from './place.ts';

const data = {
  title: 'x',
  dates: [{ day: '2027-05-03' }],
  slices: [
    { id: 'text$1', slice_type: 'text', primary: {} },
    { id: 'hero$2', slice_type: 'hero', primary: {} },
  ],
};

it.each([
  [null, 'data.title', 'data.title'],
  [null, 'data.dates[0].day', 'data.dates[0].day'],
  ['hero$2', 'primary.title', 'data.slices[1].primary.title'],
  ['hero$2', '', 'data.slices[1]'],
])('names %s %s in the form, and back', (slice, field, path) => {
  const place = { document: 'doc', slice, field };
  expect(pathOfPlace(place, data)).toBe(path);
  expect(placeOfPath(path, 'doc', data)).toEqual(place);
});

it('finds no slice that is not there any more', () => {
  expect(pathOfPlace({ document: 'doc', slice: 'gone', field: 'primary.title' }, data)).toBeNull();
});

it('knows the tab', () => {
  const json = { Main: { title: { type: 'Text' } }, Page: { slices: { type: 'Slices' } } };
  expect(tabOf('data.slices[1].primary.title', { json })).toBe(1);
  expect(tabOf('data.nowhere', { json })).toBe(0);
});
