import { align } from './align.ts';
import { mergeOrder } from './order.ts';
import { isRecord, same } from './same.ts';

/** The items of a list by a key that says which is which in all three lists, in the order they stand. */
type Keyed = ReadonlyMap<string, unknown>;

interface Lists {
  base: Keyed;
  yours: Keyed;
  theirs: Keyed;
}

/** The items that stay of a list that two people changed, in order, each as all three have it. */
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

/** What one took away stays where the other one changed it. */
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
  const keyOf = ownKey(base, yours, theirs);
  if (!keyOf) return null;
  const keyed = (list: readonly unknown[]) => new Map(list.map((item) => [keyOf(item), item]));
  return { base: keyed(base), yours: keyed(yours), theirs: keyed(theirs) };
}

/** Slices have ids, and tags are their own names; null where the items of one of the lists have neither. */
export function ownKey(
  ...lists: readonly (readonly unknown[])[]
): ((item: unknown) => string) | null {
  const keys = [idOfSlice, wordOf];
  return keys.find((keyOf) => lists.every((list) => areDistinct(list.map(keyOf)))) ?? null;
}

function areDistinct(keys: readonly string[]): boolean {
  return !keys.includes('') && new Set(keys).size === keys.length;
}

function idOfSlice(item: unknown): string {
  return isRecord(item) && 'slice_type' in item && typeof item.id === 'string' ? item.id : '';
}

function wordOf(item: unknown): string {
  return typeof item === 'string' ? item : '';
}

/** Blocks and items of a group have no names: those of the list before are known again by what they hold. */
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
      // What both added is one; what somebody added twice is two.
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
