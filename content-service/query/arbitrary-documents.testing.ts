import * as fc from 'fast-check';
import type { SnapshotDocument } from '../repository/snapshot.ts';

/** Small value sets for property tests, so that searches match some documents. */
export const ids = ['d0', 'd1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7', 'd8', 'd9'];
export const uids = ['lisbon', 'été', 'new-york', 'a'];
export const tags = ['sea', 'Sea', 'city', 'with "quotes"'];
export const languages = ['en-us', 'fr-fr', 'pt-br'];
export const types = ['trip', 'guide', 'home'];
export const texts = [
  'Lisbon by the sea',
  'Un été à Lisbonne',
  'Cœur of the CITY',
  'lisbon',
  'sea, sea & "sea"',
  'back\\slash',
  '',
];
export const numbers = [-1, 0, 0.5, 7, 10, 10.5];
export const days = ['2025-12-31', '2026-03-01', '2026-03-02', '2026-11-21'];
export const timestamps = [
  '2025-12-31T23:59:59+0000',
  '2026-03-01T09:30:00Z',
  '2026-03-01T00:00:00+02:00',
  '2026-11-21T08:00:00.500Z',
];
export const points = [
  { latitude: 38.72, longitude: -9.14 },
  { latitude: 41.15, longitude: -8.61 },
  { latitude: -33.9, longitude: 151.2 },
  { latitude: 48.85, longitude: 2.35 },
];
export const instants = [Date.UTC(2025, 11, 31), Date.UTC(2026, 2, 1, 9, 30), Date.UTC(2026, 6, 4)];

const oneOf = <Value>(values: readonly Value[]) => fc.constantFrom(...values);
const text = oneOf(texts);
const blocks = fc.array(
  text.map((words) => ({ type: 'paragraph', text: words, spans: [] })),
  { maxLength: 2 },
);
const link = fc.oneof(
  oneOf(ids).map((id) => ({ link_type: 'Document', id })),
  text.map((words) => ({ link_type: 'Web', url: 'https://example.test', text: words })),
  fc.constant({ link_type: 'Any' }),
);

function some<Fields extends Record<string, fc.Arbitrary<unknown>>>(fields: Fields) {
  return fc.record(fields, { requiredKeys: [] });
}

const stop = some({
  name: text,
  nights: oneOf(numbers),
  arrival: oneOf(days),
  place: oneOf(points),
  host: link,
});

const slice = fc.oneof(
  fc.record({
    slice_type: fc.constant('hero'),
    variation: fc.constant('default'),
    id: fc.constant('hero$1'),
    primary: some({
      words: text,
      action: link,
      facts: fc.array(fc.record({ fact: text }), { maxLength: 2 }),
    }),
    items: fc.array(fc.record({ label: text }), { maxLength: 2 }),
  }),
  fc.record({
    slice_type: fc.constant('quote'),
    slice_label: fc.constant(null),
    primary: some({ words: text }),
    items: fc.array(fc.record({ source: text }), { maxLength: 2 }),
  }),
);

const table = text.map((words) => ({
  body: { rows: [{ key: 'r', cells: [{ key: 'c', type: 'data', content: [{ text: words }] }] }] },
}));

const dataOf: Readonly<Record<string, fc.Arbitrary<Record<string, unknown>>>> = {
  trip: some({
    title: blocks,
    body: blocks,
    summary: text,
    season: oneOf(['summer', 'winter']),
    price: oneOf(numbers),
    bookable: fc.boolean(),
    starts: oneOf(days),
    closes: oneOf(timestamps),
    base: oneOf(points),
    guide: link,
    cover: oneOf([{}, { id: 'beach' }]),
    prices: table,
    stops: fc.array(stop, { maxLength: 2 }),
    slices: fc.array(slice, { maxLength: 2 }),
  }),
  guide: some({ name: blocks, town: text, home: oneOf(points), agency: link }),
  home: some({ heading: text }),
};

function documentWith(id: string): fc.Arbitrary<SnapshotDocument> {
  return oneOf(types).chain((type) =>
    fc.record({
      id: fc.constant(id),
      type: fc.constant(type),
      uid: type === 'home' ? fc.constant(null) : oneOf(uids),
      uids: type === 'home' ? fc.constant([]) : fc.uniqueArray(oneOf(uids), { maxLength: 2 }),
      lang: oneOf(languages),
      tags: fc.uniqueArray(oneOf(tags), { maxLength: 3 }),
      group: fc.constant(id),
      slugs: fc.constant([]),
      firstPublished: oneOf([...instants, null]),
      lastPublished: oneOf([...instants, null]),
      data: dataOf[type] ?? fc.constant({}),
    }),
  );
}

/** Up to ten documents; of those with the same type, language and uid only the first is kept. */
export const someDocuments: fc.Arbitrary<readonly SnapshotDocument[]> = fc
  .tuple(...ids.map((id) => fc.option(documentWith(id), { freq: 5 })))
  .map((generated) => {
    const taken = new Set<string>();
    return generated.filter((document) => {
      if (document === null) return false;
      const key = `${document.type} ${document.lang} ${document.uid ?? document.id}`;
      if (taken.has(key)) return false;
      taken.add(key);
      return true;
    });
  })
  .map((documents) => documents.filter((document) => document !== null));
