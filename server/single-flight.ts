/** Runs a task at most once at a time per key: calls made while it runs share its result. */
export function singleFlight<Key, Value>(
  running: Map<Key, Promise<Value>>,
  key: Key,
  task: () => Promise<Value>,
): Promise<Value> {
  const existing = running.get(key);
  if (existing) return existing;
  const started = task().finally(() => running.delete(key));
  running.set(key, started);
  return started;
}
