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
