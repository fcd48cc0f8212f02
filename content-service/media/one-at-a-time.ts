/** Work under the same key is done one after the other; under different keys, side by side. */
export function oneAtATime() {
  const last = new Map<string, Promise<unknown>>();

  return async function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
