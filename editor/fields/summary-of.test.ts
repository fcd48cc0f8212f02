import { expect, it } from 'vitest';
import type { Fields } from '../models/model.ts';
import { detailsIn, summaryIn, summaryOf } from './summary-of.ts';

const fields: Fields = {
  weeks: { type: 'Number', config: { label: 'Weeks' } },
  at: { type: 'GeoPoint' },
  to: { type: 'Link' },
  picture: { type: 'Image' },
  unit: { type: 'Select' },
  from: { type: 'Date' },
  name: { type: 'Text' },
  text: { type: 'StructuredText' },
  facts: { type: 'Group', config: { fields: { fact: { type: 'Text' } } } },
};
const picture = { id: 'tram', alt: null, edit: { background: '#eba578' } };
const paragraph = [{ type: 'paragraph', text: 'By the sea', spans: [] }];
const to = { link_type: 'Document', id: 'sintra' };

it.each<[string, Record<string, unknown>, unknown]>([
  ['a text before a choice', { unit: 'day', name: 'Lisbon' }, 'Lisbon'],
  ['a rich text', { unit: 'day', text: paragraph, from: '2027-03-08' }, paragraph],
  ['a date before a choice', { unit: 'day', from: '2027-03-08' }, '2027-03-08'],
  ['a choice before a picture', { picture, unit: 'day' }, 'day'],
  ['the description of a picture', { picture: { ...picture, alt: 'A tram' } }, 'A tram'],
  ['a picture without one', { picture, to }, picture],
  ['a page', { to }, to],
  ['the text of a link', { to: { ...to, text: 'There' } }, 'There'],
  ['the first item in it', { facts: [{}, { fact: 'Tiles' }] }, 'Tiles'],
  ['a number before a place', { at: { latitude: 1, longitude: 2 }, weeks: 4 }, 4],
  ['a place', { at: { latitude: 1, longitude: 2 } }, { latitude: 1, longitude: 2 }],
  [
    'nothing, not an empty text',
    { name: ' ', other: 'hidden', to: { link_type: 'Any' } },
    undefined,
  ],
])('knows an item by %s', (_, item, value) => {
  expect(summaryOf(item, fields)?.value).toEqual(value);
});

it('says with which model to read it', () => {
  expect(summaryOf({ from: '2027-03-08' }, fields)?.model).toBe(fields.from);
  expect(summaryOf({ weeks: 4 }, fields)).toMatchObject({ model: fields.weeks, label: 'Weeks' });
  expect(summaryIn(to, { type: 'Link' })).toEqual({ value: to, model: { type: 'Link' } });
});

it('says besides what is short, and not again what the item is known by', () => {
  const group = { type: 'Group', config: { fields } };
  const item = { name: 'Lisbon', unit: 'day', weeks: 4, from: '2027-03-08', picture };
  expect(detailsIn(item, group)).toEqual([
    { value: 4, model: fields.weeks, label: 'Weeks' },
    { value: 'day', model: fields.unit },
  ]);
  expect(detailsIn({ unit: 'day', weeks: 4 }, group)).toEqual([
    { value: 4, model: fields.weeks, label: 'Weeks' },
  ]);
  expect(detailsIn({ weeks: 4 }, group)).toEqual([]);
  const numbers = ['name', 'one', 'two', 'three', 'four'].map((key) => [
    key,
    { type: key === 'name' ? 'Text' : 'Number' },
  ]);
  const many = { type: 'Group', config: { fields: Object.fromEntries(numbers) } };
  const values = { name: 'Lisbon', one: 1, two: 2, three: 3, four: 4 };
  expect(detailsIn(values, many).map(({ value }) => value)).toEqual([1, 2, 3]);
  expect(detailsIn(to, { type: 'Link' })).toEqual([]);
});
