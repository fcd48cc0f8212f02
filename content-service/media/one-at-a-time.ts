/** Runs work with the same key sequentially, and with different keys concurrently. */
export function oneAtATime() {
  const last = new Map<string, Promise<unknown>>();

  return async function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const previous = last.get(key) ?? Promise.resolve();
    const current = previous.then(work, work);
    last.set(key, current);
    try {
      return await current;
    } finally {
      if (last.get(key) === current) last.delete(key);
    }
  };
}
