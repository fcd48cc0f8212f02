/**
 * Works something out once for each document, however many pages ask: lists look at every document there is, and to
 * read the fields of them all takes long.
 */
export function memoized<Key extends object, Value>(
  workOut: (of: Key) => Value,
): (of: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (of) => {
    const there = known.get(of) ?? { value: workOut(of) };
    known.set(of, there);
    return there.value;
  };
}
