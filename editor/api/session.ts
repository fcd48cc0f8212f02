/**
 * What happens to the session of this browser: it ended by itself, the person left on purpose, or somebody signed in.
 */
export type SessionChange = 'ended' | 'left' | 'begun';

const listeners = new Set<(change: SessionChange) => void>();

/** The answer ends the listening. */
export function onSession(listener: (change: SessionChange) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellSession(change: SessionChange): void {
  for (const listener of listeners) listener(change);
}
