import { isRecord, same } from '../same.ts';
import { align } from './align.ts';
import { mergeOrder } from './order.ts';

/** The items of a list, in order, by a key that identifies them in all three lists. */
type Keyed = ReadonlyMap<string, unknown>;

interface Lists {
  base: Keyed;
  yours: Keyed;
  theirs: Keyed;
}

/** The remaining items of a list that two people changed, in order, each with its value in all three lists. */
export function mergeLists(
  base: readonly unknown[],
  yours: readonly unknown[],
  theirs: readonly unknown[],
) {
  const lists = byOwnKeys(base, yours, theirs) ?? byOrigin(base, yours, theirs);
  const keys = new Set([...lists.yours.keys(), ...lists.theirs.keys()]);
  const { order, isAmbiguous } = mergeOrder(
    [...lists.base.keys()],
    [...lists.yours.keys()],
    [...lists.theirs.keys()],
    new Set([...keys].filter((key) => isKept(lists, key))),
  );
  return { items: order.map((key) => itemOf(lists, key)), isAmbiguous };
}

function itemOf({ base, yours, theirs }: Lists, key: string) {
  return { base: base.get(key), yours: yours.get(key), theirs: theirs.get(key) };
}

/** An item that one person removed stays where the other changed it. */
function isKept(lists: Lists, key: string): boolean {
  const { base, yours, theirs } = itemOf(lists, key);
  if (!lists.base.has(key) || (lists.yours.has(key) && lists.theirs.has(key))) return true;
  return !same(base, lists.yours.has(key) ? yours : theirs);
}

function byOwnKeys(
  base: readonly unknown[],
  yours: readonly unknown[],
  theirs: readonly unknown[],
): Lists | null {
  const keyOf = keyFunction(base, yours, theirs);
  if (!keyOf) return null;
  const keyed = (list: readonly unknown[]) => new Map(list.map((item) => [keyOf(item), item]));
  return { base: keyed(base), yours: keyed(yours), theirs: keyed(theirs) };
}

/** Identifies slices by id and tags by their text; null where the items of a list have neither. */
export function keyFunction(
  ...lists: readonly (readonly unknown[])[]
): ((item: unknown) => string) | null {
  const keys = [idOfSlice, textOf];
  return keys.find((keyOf) => lists.every((list) => areDistinct(list.map(keyOf)))) ?? null;
}

function areDistinct(keys: readonly string[]): boolean {
  return !keys.includes('') && new Set(keys).size === keys.length;
}

function idOfSlice(item: unknown): string {
  return isRecord(item) && 'slice_type' in item && typeof item.id === 'string' ? item.id : '';
}

function textOf(item: unknown): string {
  return typeof item === 'string' ? item : '';
}

/** Blocks and group items have no ids: they are matched to those of the base list by content. */
function byOrigin(
  base: readonly unknown[],
  yours: readonly unknown[],
  theirs: readonly unknown[],
): Lists {
  const keyed = (list: readonly unknown[]): Keyed => {
    const origins = align(base, list);
    const items = new Map<string, unknown>();
    for (const [index, item] of list.entries()) {
      const origin = origins[index] ?? null;
      // The same item added by both is one; added twice by one person, it is two.
      const added = `added ${JSON.stringify(item)}`;
      const key = origin === null ? added : `base ${origin}`;
      items.set(items.has(key) ? `${key} again at ${index}` : key, item);
    }
    return items;
  };
  return {
    base: new Map(base.map((item, index) => [`base ${index}`, item])),
    yours: keyed(yours),
    theirs: keyed(theirs),
  };
}
