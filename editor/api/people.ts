import { ask } from './client.ts';
import { SignedOut } from './faults.ts';

export interface Me {
  id: string;
  name: string;
  role: 'writer' | 'publisher' | 'administrator';
}

/** Who is signed in in this browser; nobody is an answer. */
export async function readMe(signal: AbortSignal): Promise<Me | null> {
  try {
    return await ask<Me>('/me', { signal });
  } catch (fault) {
    if (fault instanceof SignedOut) return null;
    throw fault;
  }
}

/** How one can sign in here: passkeys need a name and HTTPS. */
export const readSignIn = (signal: AbortSignal) =>
  ask<{ passkeys: boolean }>('/sign-in', { signal });

export const readNames = (signal: AbortSignal) =>
  ask<{ names: { id: string; name: string }[] }>('/names', { signal });

export const signInWithPassword = (name: string, password: string) =>
  ask<unknown>('/sessions', { method: 'POST', body: { name, password } });

export const signInWithCode = (name: string, code: string) =>
  ask<unknown>('/sessions', { method: 'POST', body: { name, recoveryCode: code } });

/** Has the browser ask for a passkey, and signs in with it. */
export async function signInWithPasskey(): Promise<void> {
  const options = await ask<PublicKeyCredentialRequestOptionsJSON>('/sign-in/challenge', {
    method: 'POST',
    body: {},
  });
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await navigator.credentials.get({ publicKey });
  await ask('/sessions', { method: 'POST', body: { passkey: jsonOf(credential) } });
}

export const signOut = () => ask<null>('/me/session', { method: 'DELETE' });

export interface LinkPurpose {
  purpose: 'invitation' | 'reset';
  role: Me['role'];
  /** Of whom the ways in are reset. */
  name: string | null;
}

export const inspectLink = (secret: string) =>
  ask<LinkPurpose>('/one-time-links/inspection', { method: 'POST', body: { secret } });

interface Redeemed {
  recoveryCodes: string[];
}

export const redeemWithPassword = (secret: string, name: string, password: string) =>
  ask<Redeemed>('/one-time-links/redemption', { method: 'POST', body: { secret, name, password } });

/** Makes a passkey on this device and uses the link up with it. */
export async function redeemWithPasskey(secret: string, name: string): Promise<Redeemed> {
  const options = await ask<PublicKeyCredentialCreationOptionsJSON>('/one-time-links/challenge', {
    method: 'POST',
    body: { secret, name },
  });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await navigator.credentials.create({ publicKey });
  const passkey = { label: deviceName(), response: jsonOf(credential) };
  return ask('/one-time-links/redemption', { method: 'POST', body: { secret, name, passkey } });
}

function jsonOf(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('No passkey was chosen.');
  return credential.toJSON();
}

/** What a person will know the passkey by. */
function deviceName(): string {
  const known = ['iPhone', 'iPad', 'Android', 'Mac', 'Windows', 'Linux'];
  return known.find((name) => navigator.userAgent.includes(name)) ?? 'Passkey';
}

export function canUsePasskeys(): boolean {
  return (
    typeof PublicKeyCredential !== 'undefined' &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential
  );
}
