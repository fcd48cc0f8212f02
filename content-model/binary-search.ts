/** The first index from which `isTrue` is true; the list's length where it never is. */
export function binarySearch<Item>(list: ArrayLike<Item>, isTrue: (item: Item) => boolean): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = list[middle];
    if (item !== undefined && isTrue(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}
