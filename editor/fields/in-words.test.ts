import { expect, it } from 'vitest';
import type { FieldModel } from '../models/model.ts';
import { inWords, type ValueWords } from './in-words.ts';

const say: FieldModel = { type: 'Text', config: { label: 'Name' } };
const flag: FieldModel = { type: 'Boolean', config: { label: 'Breakfast' } };
const link: FieldModel = { type: 'Link' };
const group: FieldModel = {
  type: 'Group',
  config: { fields: { name: say, from: { type: 'Date' }, breakfast: flag } },
};
const slice = {
  id: 'hero',
  name: 'Hero',
  variations: [
    { id: 'default', primary: { title: say, picture: { type: 'Image' } }, items: { to: link } },
  ],
};
const wording: ValueWords = {
  ...{ code: 'en-us', yes: 'Yes', no: 'No' },
  labelled: (label, text) => `${label}: ${text}`,
  choice: (value) => value.replaceAll('_', ' '),
  page: (id) => `the page ${id}`,
  file: (id) => `${id}.jpg`,
  slices: new Map([['hero', slice]]),
};
const cut = { edit: { x: 2400, y: 1350, zoom: 1 }, dimensions: { width: 600, height: 600 } };
const picture = {
  id: 'tram',
  alt: 'A tram',
  ...cut,
  square: { id: 'tram', alt: 'A tram', ...cut },
};
const words = (text: string) => [{ type: 'paragraph', text, spans: [] }];

it.each<[string, string, unknown, string]>([
  ['Text', 'a text', 'Lisbon', 'Lisbon'],
  ['StructuredText', 'a rich text', [...words('One'), ...words('Two')], 'One\nTwo'],
  ['Number', 'a number', 12_500.5, '12,500.5'],
  ['Number', 'a year', 2027, '2027'],
  ['Boolean', 'a tick', true, 'Yes'],
  ['Boolean', 'no tick', false, 'No'],
  ['Select', 'a choice', 'language_course', 'language course'],
  ['Date', 'a date', '2027-03-08', 'Mar 8, 2027'],
  ['GeoPoint', 'a place', { latitude: 38.79, longitude: -9.39 }, '38.79, -9.39'],
  ['Embed', 'a film', { embed_url: 'https://a.org/1', type: 'video' }, 'https://a.org/1'],
  ['Image', 'a picture', picture, 'tram.jpg\nA tram'],
  ['Image', 'a picture without a description', { id: 'tram', alt: null }, 'tram.jpg'],
  ['Link', 'a page', { link_type: 'Document', id: 'sintra' }, 'the page sintra'],
  ['Link', 'a file', { link_type: 'Media', id: 'list' }, 'list.jpg'],
  [
    'Link',
    'an address with a text',
    { link_type: 'Web', url: 'https://a.org', text: 'There', key: 'k' },
    'There → https://a.org',
  ],
  ['Link', 'a telephone', { link_type: 'Web', url: 'tel:+351210' }, '+351210'],
  [
    'Link',
    'a list of pages',
    ['a', 'b'].map((id) => ({ link_type: 'Document', id, key: id })),
    'the page a\nthe page b',
  ],
  ['Image', 'nothing', undefined, ''],
  ['Boolean', 'nothing said', null, ''],
])('%s: %s', (type, _, value, text) => {
  expect(inWords({ value, model: { type } }, wording)).toBe(text);
});

it('says the time of a timestamp', () => {
  const text = inWords(
    { value: '2027-03-08T12:00:00+0000', model: { type: 'Timestamp' } },
    wording,
  );
  expect(text).toMatch(/^Mar \d, 2027, \d/);
});

it.each([
  ['fr-fr', '1er mars 2027'],
  ['pt-br', '1º mar. 2027'],
])('says the first of a month as one writes it in %s', (code, date) => {
  const model = { type: 'Date' };
  expect(inWords({ value: '2027-03-01', model }, { ...wording, code })).toBe(date);
});

it('says the label of a value that says nothing alone, unless there is none', () => {
  const model = { type: 'Number' };
  expect(inWords({ value: 4, model, label: 'Weeks' }, wording)).toBe('Weeks: 4');
  expect(inWords({ value: null, model, label: 'Weeks' }, wording)).toBe('');
});

it('says an item of a group field by field, and all of them', () => {
  const item = { breakfast: true, from: '2027-03-08', name: 'Family' };
  expect(inWords({ value: item, model: group }, wording)).toBe(
    'Family\nMar 8, 2027\nBreakfast: Yes',
  );
  expect(inWords({ value: [item, { name: 'Flat' }], model: group }, wording)).toBe(
    'Family\nMar 8, 2027\nBreakfast: Yes\nFlat',
  );
});

it('says a section by its model', () => {
  const value = {
    ...{ id: 'hero$1', slice_type: 'hero', variation: 'default' },
    primary: { title: 'Come', picture },
    items: [{ to: { link_type: 'Document', id: 'sintra' } }],
  };
  expect(inWords({ value, model: undefined }, wording)).toBe(
    'Come\ntram.jpg\nA tram\nthe page sintra',
  );
});

it('says a table row by row', () => {
  const row = (...cells: string[]) => ({
    key: 'r',
    cells: cells.map((text) => ({ key: 'c', type: 'data', content: words(text) })),
  });
  const value = { head: { rows: [row('Week', 'Price')] }, body: { rows: [row('1', '300')] } };
  expect(inWords({ value, model: { type: 'Table' } }, wording)).toBe('Week | Price\n1 | 300');
});
