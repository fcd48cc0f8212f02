/** A change of this browser's session: it expired, the person signed out, or somebody signed in. */
export type SessionChange = 'ended' | 'left' | 'begun';

const listeners = new Set<(change: SessionChange) => void>();

/** Returns a function that removes the listener. */
export function onSession(listener: (change: SessionChange) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellSession(change: SessionChange): void {
  for (const listener of listeners) listener(change);
}

const CHANNEL = 'farol-session';

/**
 * Signing out in one tab signs out in all tabs of this browser; otherwise what is typed there would stay on the device.
 */
export function leaveEveryTab(): void {
  tellSession('left');
  const tabs = new BroadcastChannel(CHANNEL);
  tabs.postMessage('left' satisfies SessionChange);
  tabs.close();
}

/** Returns a function that stops listening. */
export function hearOtherTabs(): () => void {
  const tabs = new BroadcastChannel(CHANNEL);
  tabs.onmessage = () => tellSession('left');
  return () => tabs.close();
}
