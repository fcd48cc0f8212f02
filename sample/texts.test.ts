import { expect, it } from 'vitest';
import { textsOf, valuesOf } from './texts.ts';

const data = {
  tagline: 'A quay',
  kind: 'language_course',
  cover: { id: 'media:quay-wide', alt: 'Boats', edit: { background: '#123456' } },
  overview: [{ type: 'paragraph', text: 'Rain.', spans: [{ type: 'em', start: 0, end: 4 }] }],
  stops: [{ name: 'Galway', location: { latitude: 53 } }, { name: '' }],
  departures: [{ start: '2027-01-11', weeks: 2, places: 'open' }],
};

it('reads what people read, in order, and says where it stood', () => {
  expect(textsOf({ data })).toEqual([
    { path: 'tagline', text: 'A quay' },
    { path: 'cover.alt', text: 'Boats' },
    { path: 'overview.0.text', text: 'Rain.' },
    { path: 'stops.0.name', text: 'Galway' },
  ]);
});

it('gathers the values of a field from any depth', () => {
  expect(valuesOf(data, 'type')).toEqual(['paragraph', 'em']);
  expect(valuesOf(data, 'id')).toEqual(['media:quay-wide']);
  expect(valuesOf(data, 'price')).toEqual([]);
});
