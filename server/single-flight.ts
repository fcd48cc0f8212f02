/** One run of a work at a time for each key: whoever asks meanwhile gets what comes of it. */
export function singleFlight<Key, Value>(
  running: Map<Key, Promise<Value>>,
  key: Key,
  work: () => Promise<Value>,
): Promise<Value> {
  const there = running.get(key);
  if (there) return there;
  const started = work().finally(() => running.delete(key));
  running.set(key, started);
  return started;
}
