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

const CHANNEL = 'farol-session';

/** Who leaves in one tab leaves in all of this browser: what they write would stay on the device. */
export function leaveEveryTab(): void {
  tellSession('left');
  const tabs = new BroadcastChannel(CHANNEL);
  tabs.postMessage('left' satisfies SessionChange);
  tabs.close();
}

/** The answer ends the listening. */
export function hearOtherTabs(): () => void {
  const tabs = new BroadcastChannel(CHANNEL);
  tabs.onmessage = () => tellSession('left');
  return () => tabs.close();
}
