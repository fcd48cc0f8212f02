/** Work in steps: between two of them it may wait, so that others have their turn. */
export type Steps<Value> = Generator<void, Value>;

export function atOnce<Value>(steps: Steps<Value>): Value {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * A turn of the event loop in which all that came is answered. One `setImmediate` is none: it may still run before the
 * loop looks for what came.
 */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
}
