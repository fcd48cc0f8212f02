import { placeAfter } from '@farol/content-model';

/** The items of a list, each with a key that follows it when it is moved. */
export interface KeyedItems {
  items: readonly unknown[];
  keys: readonly number[];
  /** Those that were removed: undoing brings them back, and no other one gets their keys. */
  gone: readonly Keyed[];
}

interface Keyed {
  item: unknown;
  key: number;
}

/**
 * Items have no ids. Unchanged items are recognized by identity, edited ones by their content, so that somebody typing
 * in an item stays in it while another person adds or removes one above.
 */
export function keysAfter(before: KeyedItems, items: readonly unknown[]): KeyedItems {
  if (before.items === items) return before;
  const keys: (number | undefined)[] = items.map(() => undefined);
  const there = before.keys.map((key, index) => ({ item: before.items[index], key }));
  const isElsewhere = ({ item, key }: Keyed) => {
    const place = items.findIndex((each, at) => each === item && keys[at] === undefined);
    if (place >= 0) keys[place] = key;
    return place < 0;
  };
  const changed = there.filter(isElsewhere);
  const stillGone = before.gone.filter(isElsewhere);
  for (const { item, key } of changed) {
    const index = before.items.indexOf(item);
    const place = placeAfter([index], before.items, items)?.[0];
    if (typeof place === 'number' && keys[place] === undefined) keys[place] = key;
  }
  let next = Math.max(-1, ...[...there, ...before.gone].map(({ key }) => key));
  const all = keys.map((key) => {
    if (key === undefined) next += 1;
    return key ?? next;
  });
  const gone = [...changed, ...stillGone].filter(({ key }) => !keys.includes(key));
  return { items, keys: all, gone };
}

/** The items of each list of each document as last seen. */
const seen = new Map<string, KeyedItems>();

/** The keys of the items of a document's lists, for where they are shown and where uploads are written. */
export function keysIn(document: string) {
  return (list: string, items: readonly unknown[]): readonly number[] => {
    const place = `${document}/${list}`;
    const keyed = keysAfter(seen.get(place) ?? { items: [], keys: [], gone: [] }, items);
    seen.set(place, keyed);
    return keyed.keys;
  };
}
