/** Work that can be suspended at each `yield`, so that it does not hold up the event loop. */
export type Steps<Value> = Generator<void, Value>;

/** Runs all steps without suspending. */
export function atOnce<Value>(steps: Steps<Value>): Value {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * Resolves after a turn of the event loop that has handled all incoming requests. One `setImmediate` is not enough: it
 * may run before the loop polls for them.
 */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
}

export function* mapInSteps<From, To>(
  items: readonly From[],
  make: (item: From) => To,
): Steps<To[]> {
  const results: To[] = [];
  for (const item of items) {
    results.push(make(item));
    if (results.length % 4 === 0) yield;
  }
  return results;
}

/** Computes a value in steps, once per object; as `memoized`, for what takes longer. */
export function memoizedSteps<Key extends object, Value>(
  compute: (key: Key) => Steps<Value>,
): (key: Key) => Steps<Value> {
  const cache = new WeakMap<Key, { value: Value }>();
  return function* (key) {
    const entry = cache.get(key) ?? { value: yield* compute(key) };
    cache.set(key, entry);
    return entry.value;
  };
}
