import { Listeners } from '../listeners.ts';

/**
 * A change of this browser's session: it expired, the person signed out, somebody signed in, or somebody else did in
 * another tab.
 */
export type SessionChange = 'ended' | 'left' | 'begun' | 'somebody else';

const listeners = new Listeners<[SessionChange]>();

/** Returns a function that removes the listener. */
export const onSession = listeners.subscribe;

/** To forget what was theirs: the person is not here any more, or somebody else is. Returns a function that removes it. */
export const onLeft = (forget: () => void): (() => void) =>
  onSession((change) => {
    if (change === 'left' || change === 'somebody else') forget();
  });

export function tellSession(change: SessionChange): void {
  listeners.tell(change);
}

const waiting = new Listeners<[goOn: (isIn: boolean) => void]>();

/** Returns a function that removes the listener. */
export const onSignInAgain = waiting.subscribe;

/** Asks the person to sign in again; whether she did. */
export function signInAgain(): Promise<boolean> {
  return new Promise((resolve) => waiting.tell(resolve));
}

/** The first person who was signed in on this page. All it holds and sends is theirs until it is loaded again. */
let person: string | null = null;

export function openedBy(id: string): void {
  person ??= id;
}

export const isSomebodyElse = (id: string): boolean => person !== null && person !== id;

/** Tabs share their session: the service refuses what this page sends after somebody else signed in in another one. */
export const personHeader = (): { 'farol-person'?: string } =>
  person === null ? {} : { 'farol-person': person };

const channelName = 'farol-session';

/**
 * Signing out in one tab signs out in all tabs of this browser; otherwise what is typed there would stay on the device.
 */
export function leaveEveryTab(): void {
  tellSession('left');
  const tabs = new BroadcastChannel(channelName);
  tabs.postMessage(person);
  tabs.close();
}

/** Returns a function that stops listening. */
export function hearOtherTabs(): () => void {
  const tabs = new BroadcastChannel(channelName);
  // Somebody else who signs out takes nothing along of what is written here.
  tabs.onmessage = ({ data }: MessageEvent<string | null>) =>
    tellSession(person === null || data === person ? 'left' : 'somebody else');
  return () => tabs.close();
}
