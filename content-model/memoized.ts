/**
 * Computes a value once per object, however often it is needed: lists look at every document, and reading the fields of
 * all of them is slow.
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
