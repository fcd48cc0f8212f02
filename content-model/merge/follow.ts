import { listOf } from '../list-of.ts';
import { own } from '../own.ts';
import { isRecord } from '../same.ts';
import type { Path } from '../value-path.ts';
import { align } from './align.ts';
import { keyFunction } from './lists.ts';
import { withMissing } from './order.ts';

/** The path of a value after the document was changed; null where it is gone. */
export function placeAfter(path: Path, before: unknown, after: unknown): Path | null {
  const [step, ...rest] = path;
  if (step === undefined) return [];
  if (typeof step === 'string') {
    const inner = placeAfter(rest, partOf(before, step), partOf(after, step));
    return inner && [step, ...inner];
  }
  const [list, changed] = [listOf(before), listOf(after)];
  const newIndex = originsOf(list, changed).indexOf(step);
  if (newIndex < 0) return null;
  const inner = placeAfter(rest, list[step], changed[newIndex]);
  return inner && [newIndex, ...inner];
}

/** The items of a list in the order of another one; those it lacks stay behind their predecessor. */
export function inOrderOf(items: readonly unknown[], order: readonly unknown[]): unknown[] {
  const keyOf = keyFunction(items, order);
  if (!keyOf) return [...items];
  const itemByKey = new Map(items.map((item) => [keyOf(item), item]));
  const sharedKeys = order.map(keyOf).filter((key) => itemByKey.has(key));
  return withMissing(sharedKeys, items.map(keyOf)).map((key) => itemByKey.get(key));
}

/** For each item of a changed list its earlier index, or null where it is new. */
function originsOf(list: readonly unknown[], changed: readonly unknown[]): (number | null)[] {
  const keyOf = keyFunction(list, changed);
  if (!keyOf) return align(list, changed);
  const places = new Map(list.map((item, place) => [keyOf(item), place]));
  return changed.map((item) => places.get(keyOf(item)) ?? null);
}

function partOf(value: unknown, name: string): unknown {
  return isRecord(value) ? own(value, name) : undefined;
}
