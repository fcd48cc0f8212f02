import type { SeedDocument } from '@farol/content-model';

/** Fields that steer and are not read: codes, addresses, names of files. */
const steering = new Set([
  'accommodation_kinds',
  'background',
  'closes',
  'code',
  'continents',
  'date',
  'day',
  'departures',
  'from',
  'icon',
  'id',
  'kind',
  'languages',
  'link_type',
  'metaURL',
  'open_days',
  'opens',
  'places',
  'price_currency',
  'side',
  'slice_type',
  'start',
  'tag',
  'target',
  'time_zone',
  'to',
  'type',
  'unit',
  'url',
  'variation',
  'version',
]);

export interface Text {
  /** Where in the document it stands, as in `itinerary.3.text`. */
  path: string;
  text: string;
}

/** Every text of a document that somebody reads, in the order it is written. */
export function textsOf({ data }: Pick<SeedDocument, 'data'>): Text[] {
  return read(data, []);
}

function read(value: unknown, path: readonly string[]): Text[] {
  if (typeof value === 'string') return value === '' ? [] : [{ path: path.join('.'), text: value }];
  return entriesOf(value).flatMap(([name, each]) =>
    steering.has(name) ? [] : read(each, [...path, name]),
  );
}

/** The values of all fields of a name, wherever they stand. */
export function valuesOf(value: unknown, name: string): unknown[] {
  return entriesOf(value).flatMap(([key, each]) => [
    ...(key === name ? [each] : []),
    ...valuesOf(each, name),
  ]);
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
