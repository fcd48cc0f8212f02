import { isRecord } from '@farol/content-model';
import type { SnapshotDocument } from '../repository/snapshot.ts';

/**
 * A second, naive implementation of searches, only for the models of `models.testing.ts`: no grammar, index or
 * cache. Tests compare the real implementation with it.
 */
export interface NaiveSearch {
  predicates: NaivePredicate[];
  /** `*` or a language. */
  lang: string;
  orderings: { path: string; descending: boolean }[];
  after: string | null;
}

type Value = string | number | boolean;
export type NaivePredicate = [name: string, ...args: (Value | Value[])[]];

type Documents = readonly SnapshotDocument[];

export function naiveSearch(all: Documents, search: NaiveSearch): string[] {
  let found = all.filter((document) => search.lang === '*' || document.lang === search.lang);
  for (const predicate of search.predicates) {
    found = found.filter((document) => matches(document, predicate, all));
  }
  // Sorts are stable, so the most significant order comes last.
  found = found.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  found = sortBy(found, (document) => -(document.lastPublished ?? Infinity));
  for (const predicate of search.predicates.toReversed()) {
    found = sortBy(found, (document) => rankOf(document, predicate, all));
  }
  for (const { path, descending } of search.orderings.toReversed()) {
    const key = (document: SnapshotDocument) => sortKey(document, path);
    const filled = sortBy(
      found.filter((document) => key(document) !== null),
      (document) => key(document) ?? 0,
      descending,
    );
    found = [...filled, ...found.filter((document) => key(document) === null)];
  }
  const ids = found.map(({ id }) => id);
  return search.after === null ? ids : ids.slice(ids.indexOf(search.after) + 1);
}

function sortBy(
  list: Documents,
  key: (document: SnapshotDocument) => string | number,
  descending = false,
): SnapshotDocument[] {
  const sign = descending ? -1 : 1;
  return list.toSorted((a, b) => (key(a) === key(b) ? 0 : key(a) < key(b) ? -sign : sign));
}

function matches(document: SnapshotDocument, predicate: NaivePredicate, all: Documents): boolean {
  const [name, path, ...args] = predicate;
  const [first, second, third] = args;
  if (name === 'similar') return similarity(document, String(path), Number(first), all) > 0;
  const field = String(path);
  const type = field.startsWith('my.') ? field.split('.')[1] : null;
  if (type !== null && document.type !== type) return false;
  const values = valuesAt(document, field);
  const numbers = values.filter((value) => typeof value === 'number');
  switch (name) {
    case 'at':
      return isAt(document, field, first, all);
    case 'not':
      return !(field.endsWith('.uid')
        ? listOf(first).includes(document.uid ?? '')
        : isAt(document, field, first, all));
    case 'any':
    case 'in':
      return listOf(first).some((value) => isAt(document, field, value, all));
    case 'has':
      return values.length > 0;
    case 'missing':
      return field === 'my.home.uid' ? false : values.length === 0;
    case 'fulltext': {
      const words = wordsOf(field === 'document' ? textOf(document) : textAt(document, field));
      const expected = wordsOf(String(first));
      return expected.length > 0 && expected.every((word) => words.includes(word));
    }
    case 'number.lt':
      return numbers.some((value) => value < Number(first));
    case 'number.gt':
      return numbers.some((value) => value > Number(first));
    case 'number.inRange':
      return numbers.some((value) => value >= Number(first) && value <= Number(second));
    case 'date.before':
      return numbers.some((value) => value < time(first));
    case 'date.after':
      return numbers.some((value) => value > time(first));
    case 'date.between':
      return numbers.some((value) => value >= time(first) && value <= time(second));
    case 'geopoint.near':
      return distance(document, field, Number(first), Number(second)) <= Number(third);
  }
  const [, part = '', side] = /^date\.(.*?)(-after|-before)?$/.exec(name) ?? [];
  const expected = partNumber(part, first);
  return numbers.some((value) => {
    const found = partOf(part, new Date(value));
    return side === '-after'
      ? found > expected
      : side === '-before'
        ? found < expected
        : found === expected;
  });
}

function isAt(
  document: SnapshotDocument,
  path: string,
  expected: unknown,
  all: Documents,
): boolean {
  if (path === 'document.tags') {
    return listOf(expected).every((tag) => document.tags.includes(String(tag)));
  }
  return listOf(expected).some((value) => {
    if (path.endsWith('.uid')) return isUid(document, value, all);
    const values = valuesAt(document, path);
    return isDate(path) ? values.includes(time(value)) : values.includes(value);
  });
}

/** A former uid finds a document until another one of its language takes it. */
function isUid(document: SnapshotDocument, uid: unknown, all: Documents): boolean {
  if (document.uid === uid) return true;
  const taken = all.some(
    (other) =>
      other.type === document.type && other.lang === document.lang && other.uid === String(uid),
  );
  return document.uids.includes(String(uid)) && !taken;
}

/** The rank of a document by a predicate that defines an order. */
function rankOf(document: SnapshotDocument, predicate: NaivePredicate, all: Documents): number {
  const [name, path, ...args] = predicate;
  const field = String(path);
  if (name === 'similar') return -similarity(document, field, Number(args[0]), all);
  if (name === 'geopoint.near') return distance(document, field, Number(args[0]), Number(args[1]));
  if (name === 'in') {
    const requested = listOf(args[0]);
    if (field === 'document.id') return requested.indexOf(document.id);
    const index = requested.findIndex((uid) => isUid(document, uid, all));
    return requested[index] === document.uid ? index : index + 0.5;
  }
  if ((name === 'at' || name === 'any') && field.endsWith('.uid')) {
    return listOf(args[0]).includes(document.uid ?? '') ? 0 : 1;
  }
  return 0;
}

function valuesAt(document: SnapshotDocument, path: string): unknown[] {
  if (path === 'document.id') return [document.id];
  if (path === 'document.type') return [document.type];
  if (path === 'document.tags') return [...document.tags];
  if (path === 'document.first_publication_date') return present([document.firstPublished]);
  if (path === 'document.last_publication_date') return present([document.lastPublished]);
  const [, , name = '', inner] = path.split('.');
  if (name === 'uid') return present([document.uid]);
  const stored = document.data[name];
  if (inner !== undefined) {
    const items = Array.isArray(stored) ? stored : [];
    return items.flatMap((item) => comparableOf(item[inner], inner));
  }
  if (name === 'bookable') return [stored ?? true];
  return comparableOf(stored, name);
}

function comparableOf(stored: unknown, name: string): unknown[] {
  if (stored === undefined || stored === null || stored === '') return [];
  if (['starts', 'closes', 'arrival'].includes(name)) return [time(stored)];
  if (['title', 'body', 'name', 'biography'].includes(name) && Array.isArray(stored)) {
    const text = stored.map((block) => block.text).join(' ');
    return text === '' ? [] : [text];
  }
  if (!isRecord(stored)) return [stored];
  if (stored.link_type === 'Any') return [];
  if (stored.link_type === 'Web') return [stored.url];
  if (typeof stored.latitude === 'number') return [stored];
  return Object.keys(stored).length === 0 ? [] : [stored.id ?? 'something'];
}

function isDate(path: string): boolean {
  return /_date$|\.(starts|closes|arrival)$/.test(path);
}

function time(value: unknown): number {
  if (typeof value === 'number') return value;
  return Date.parse(String(value).replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
}

const dayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

function partNumber(part: string, value: unknown): number {
  if (typeof value !== 'string') return Number(value);
  const short = value.toLowerCase().slice(0, 3);
  return part === 'month' ? monthNames.indexOf(short) + 1 : dayNames.indexOf(short) || 7;
}

function partOf(part: string, date: Date): number {
  if (part === 'day-of-month') return date.getUTCDate();
  if (part === 'day-of-week') return date.getUTCDay() === 0 ? 7 : date.getUTCDay();
  if (part === 'month') return date.getUTCMonth() + 1;
  return part === 'year' ? date.getUTCFullYear() : date.getUTCHours();
}

function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('œ', 'oe');
  return plain
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

function textAt(document: SnapshotDocument, path: string): string {
  const [, , name = '', inner] = path.split('.');
  if (name === 'uid') return document.uid ?? '';
  const stored = document.data[name];
  if (inner !== undefined && Array.isArray(stored)) {
    return stored.map((item) => item[inner] ?? '').join(' ');
  }
  return visibleText(stored, name);
}

function textOf(document: SnapshotDocument): string {
  return `${document.uid ?? ''} ${visibleText(document.data, '')}`;
}

const visibleKeys = 'text summary season name words fact label source heading town language'.split(
  ' ',
);

/** The visible text: strings under the keys that hold such. */
function visibleText(value: unknown, key: string): string {
  if (typeof value === 'string') return visibleKeys.includes(key) ? value : '';
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([inner, each]) => visibleText(each, Array.isArray(value) ? key : inner))
    .join(' ');
}

function similarity(document: SnapshotDocument, id: string, most: number, all: Documents): number {
  const original = all.find((each) => each.id === id);
  if (!original || original === document) return 0;
  const own = wordsOf(textOf(document));
  const words = [...new Set(wordsOf(textOf(original)))];
  return words.filter(
    (word) =>
      own.includes(word) &&
      all.filter((each) => wordsOf(textOf(each)).includes(word)).length <= most,
  ).length;
}

/** By the law of cosines. */
function distance(document: SnapshotDocument, path: string, latitude: number, longitude: number) {
  const rad = Math.PI / 180;
  const points = valuesAt(document, path).filter(isRecord);
  const all = points.map((point) => {
    const there = Number(point.latitude) * rad;
    const turned = (Number(point.longitude) - longitude) * rad;
    const here = latitude * rad;
    const cosine =
      Math.sin(here) * Math.sin(there) + Math.cos(here) * Math.cos(there) * Math.cos(turned);
    return 6371.0088 * Math.acos(Math.max(-1, Math.min(1, cosine)));
  });
  return Math.min(...all);
}

function sortKey(document: SnapshotDocument, path: string): string | number | null {
  if (path.startsWith('my.') && document.type !== path.split('.')[1]) return null;
  const [value] = valuesAt(document, path);
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string') return foldText(value);
  return typeof value === 'number' ? value : null;
}

function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('œ', 'oe')
    .toLowerCase();
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

function present(values: (string | number | null)[]): (string | number)[] {
  return values.filter((value) => value !== null);
}
