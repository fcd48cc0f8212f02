import { type Answer, ask, type Input } from './client.ts';
import { SignedOut } from './faults.ts';
import { leaveEveryTab, openedBy } from './session.ts';

export type Me = Answer<'/me', 'get'>;

export type Role = Me['role'];
type SigningIn = Input<'/sessions', 'post'>['body'];

/** The person signed in in this browser, or null. */
export async function readMe(signal: AbortSignal): Promise<Me | null> {
  try {
    const me = await ask('/me', 'get', { signal });
    openedBy(me.id);
    return me;
  } catch (fault) {
    if (fault instanceof SignedOut) return null;
    throw fault;
  }
}

/** The available sign-in methods: passkeys need a host name and HTTPS. */
export const readSignIn = (signal: AbortSignal) => ask('/sign-in', 'get', { signal });

export const readNames = (signal: AbortSignal) => ask('/names', 'get', { signal });

const signIn = (body: SigningIn): Promise<Me> => ask('/sessions', 'post', { body });

export const signInWithPassword = (name: string, password: string) => signIn({ name, password });

export const signInWithCode = (name: string, code: string) => signIn({ name, recoveryCode: code });

/** Signs in with a passkey the browser asks for. */
export async function signInWithPasskey(): Promise<Me> {
  const options = await ask('/sign-in/challenge', 'post');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await navigator.credentials.get({ publicKey });
  return signIn({ passkey: signedBy(credential) });
}

export async function signOut(): Promise<void> {
  try {
    await ask('/me/session', 'delete');
  } catch (fault) {
    // The session had already ended.
    if (!(fault instanceof SignedOut)) throw fault;
  }
  leaveEveryTab();
}

export const inspectLink = (secret: string) =>
  ask('/one-time-links/inspection', 'post', { body: { secret } });

type Redeemed = Answer<'/one-time-links/redemption', 'post'>;

export const redeemWithPassword = (secret: string, name: string, password: string) =>
  ask('/one-time-links/redemption', 'post', { body: { secret, name, password } });

/** Creates a passkey on this device and redeems the link with it. */
export async function redeemWithPasskey(secret: string, name: string): Promise<Redeemed> {
  const options = await ask('/one-time-links/challenge', 'post', { body: { secret, name } });
  const passkey = await newPasskey(options);
  return ask('/one-time-links/redemption', 'post', { body: { secret, name, passkey } });
}

/** Asks the browser to create a passkey on this device. */
export async function newPasskey(options: PublicKeyCredentialCreationOptionsJSON) {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await navigator.credentials.create({ publicKey });
  return { label: deviceName(), response: madeBy(credential) };
}

function signedBy(credential: Credential | null) {
  const { response, ...passkey } = passkeyOf(credential);
  if (!('signature' in response)) throw new Error('The passkey signed nothing.');
  return { ...passkey, response };
}

function madeBy(credential: Credential | null) {
  const { response, ...passkey } = passkeyOf(credential);
  if (!('attestationObject' in response)) throw new Error('No passkey was made.');
  return { ...passkey, response };
}

function passkeyOf(credential: Credential | null) {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('No passkey was chosen.');
  const { id, rawId, response, clientExtensionResults } = credential.toJSON();
  const extensions = { ...clientExtensionResults };
  return { id, rawId, type: 'public-key' as const, clientExtensionResults: extensions, response };
}

/** The label by which the person recognizes the passkey. */
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
