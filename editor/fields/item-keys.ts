import { placeAfter } from '@farol/content-model';

/** The items of a list, each with a React key that follows it when it is moved. */
export interface KeyedItems {
  items: readonly unknown[];
  keys: readonly number[];
}

/**
 * Items have no ids. Unchanged items are recognized by identity, edited ones by their content, so that somebody typing
 * in an item stays in it while another person adds or removes one above.
 */
export function keysAfter(before: KeyedItems, items: readonly unknown[]): KeyedItems {
  if (before.items === items) return before;
  const keys: (number | undefined)[] = items.map(() => undefined);
  const changed = before.items.filter((item, index) => {
    const place = items.findIndex((each, at) => each === item && keys[at] === undefined);
    if (place >= 0) keys[place] = before.keys[index];
    return place < 0;
  });
  for (const item of changed) {
    const index = before.items.indexOf(item);
    const place = placeAfter([index], before.items, items)?.[0];
    if (typeof place === 'number' && keys[place] === undefined) keys[place] = before.keys[index];
  }
  let next = Math.max(-1, ...before.keys);
  const all = keys.map((key) => {
    if (key === undefined) next += 1;
    return key ?? next;
  });
  return { items, keys: all };
}
