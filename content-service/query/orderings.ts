import type { Snapshot, SnapshotDocument } from '../repository/snapshot.ts';
import { type FieldValue, valuesAt } from './field-values.ts';
import { fieldAt } from './fields.ts';
import { faultAt } from './query-error.ts';
import { fieldKinds } from './subjects.ts';
import { fold } from './words.ts';

export type Comparison = (a: SnapshotDocument, b: SnapshotDocument) => number;
type Key = string | number | null;

/**
 * `[my.product.price desc, document.first_publication_date]`, brackets optional. Documents without the
 * field go last in either direction.
 */
export function comparisonsOf(orderings: string, snapshot: Snapshot): Comparison[] {
  const list = /^(\s*\[?)([^\]]*)\]?\s*$/.exec(orderings);
  if (!list) throw faultAt('syntax', `\`]' expected`, orderings, orderings.indexOf(']') + 1, place);
  const [, opening = '', inner = ''] = list;
  if (inner.trim() === '') return [];
  let position = opening.length;
  return inner.split(',').map((item) => {
    const at = position + (item.length - item.trimStart().length);
    position += item.length + 1;
    return comparisonOf(item.trim(), snapshot, (what) => {
      throw faultAt('meaning', what, orderings, at, place);
    });
  });
}

const place = 'orderings';

function comparisonOf(
  item: string,
  snapshot: Snapshot,
  refuse: (what: string) => never,
): Comparison {
  const [path = '', direction = 'asc', ...surplus] = item.split(/\s+/);
  if (surplus.length > 0 || !/^(?:asc|desc)$/i.test(direction)) {
    refuse(`unexpected ordering '${item}'`);
  }
  const keyOf = rememberKeys(keyAt(path, snapshot) ?? refuse(`unexpected field '${path}'`));
  const sign = direction.toLowerCase() === 'desc' ? -1 : 1;
  return (a, b) => {
    const first = keyOf(a);
    const second = keyOf(b);
    if (first === second) return 0;
    if (first === null) return 1;
    if (second === null) return -1;
    return (first < second ? -1 : 1) * sign;
  };
}

function keyAt(path: string, snapshot: Snapshot): ((document: SnapshotDocument) => Key) | null {
  const ofDocument = documentKeys[path];
  if (ofDocument) return ofDocument;
  const { models } = snapshot.contents;
  const field = fieldAt(models, path);
  if (!field || !fieldKinds.has(field.kind)) return null;
  return (document) => {
    if (document.type !== field.type) return null;
    const [first] = valuesAt(models, document, field);
    return first === undefined ? null : keyOfValue(first);
  };
}

const documentKeys: Readonly<Record<string, (document: SnapshotDocument) => Key>> = {
  'document.first_publication_date': (document) => document.firstPublished,
  'document.last_publication_date': (document) => document.lastPublished,
  'document.id': (document) => document.id,
  'document.uid': (document) => document.uid,
  'document.type': (document) => document.type,
  'document.lang': (document) => document.lang,
};

function keyOfValue(value: FieldValue): Key {
  if (typeof value === 'string') return fold(value);
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'number' ? value : null;
}

function rememberKeys(keyOf: (document: SnapshotDocument) => Key) {
  const keys = new Map<SnapshotDocument, Key>();
  return (document: SnapshotDocument): Key => {
    const known = keys.get(document);
    if (known !== undefined) return known;
    const key = keyOf(document);
    keys.set(document, key);
    return key;
  };
}
