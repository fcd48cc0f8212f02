/** Binary search for the first index from which `holds` is true; the list's length where it never is. */
export function firstIndex<Item>(list: ArrayLike<Item>, holds: (item: Item) => boolean): number {
  let [from, until] = [0, list.length];
  while (from < until) {
    const middle = (from + until) >> 1;
    const item = list[middle];
    if (item !== undefined && holds(item)) until = middle;
    else from = middle + 1;
  }
  return from;
}
