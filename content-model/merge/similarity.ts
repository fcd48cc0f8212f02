import { own } from '../own.ts';
import { isRecord, keysOf, same } from '../same.ts';
import { identityOf } from './values.ts';

/** The similarity of two values, from 0 to 1. */
export function similarity(one: unknown, other: unknown): number {
  if (same(one, other)) return 1;
  if (typeof one === 'string' && typeof other === 'string') return textSimilarity(one, other);
  if (Array.isArray(one) && Array.isArray(other)) return listSimilarity(one, other);
  if (!isRecord(one) || !isRecord(other) || identityOf(one) !== identityOf(other)) return 0;
  const keys = keysOf(one, other);
  return (
    keys.reduce((sum, key) => sum + similarity(own(one, key), own(other, key)), 0) / keys.length
  );
}

/** The length of the common start and end, as a share of the longer text. */
function textSimilarity(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return (start + end) / Math.max(one.length, other.length);
}

/** Lists with more pairs of items are compared by their items' JSON. */
const maxPairs = 2_500;

function listSimilarity(one: readonly unknown[], other: readonly unknown[]): number {
  const isShort = one.length * other.length <= maxPairs;
  const isShared = isShort
    ? (item: unknown) => other.some((each) => same(item, each))
    : hasSameJson(other);
  return one.filter(isShared).length / Math.max(one.length, other.length);
}

function hasSameJson(list: readonly unknown[]): (item: unknown) => boolean {
  const jsonTexts = new Set(list.map((item) => JSON.stringify(item)));
  return (item) => jsonTexts.has(JSON.stringify(item));
}
