import { type Answer, ask } from './client.ts';
import { SignedOut } from './faults.ts';

export type Me = Answer<'/me', 'get'>;

/** Who is signed in in this browser; nobody is an answer. */
export async function readMe(signal: AbortSignal): Promise<Me | null> {
  try {
    return await ask('/me', 'get', { signal });
  } catch (fault) {
    if (fault instanceof SignedOut) return null;
    throw fault;
  }
}

/** How one can sign in here: passkeys need a name and HTTPS. */
export const readSignIn = (signal: AbortSignal) => ask('/sign-in', 'get', { signal });

export const readNames = (signal: AbortSignal) => ask('/names', 'get', { signal });

export const signInWithPassword = (name: string, password: string) =>
  ask('/sessions', 'post', { body: { name, password } });

export const signInWithCode = (name: string, code: string) =>
  ask('/sessions', 'post', { body: { name, recoveryCode: code } });

/** Has the browser ask for a passkey, and signs in with it. */
export async function signInWithPasskey(): Promise<void> {
  const options = await ask('/sign-in/challenge', 'post');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await navigator.credentials.get({ publicKey });
  await ask('/sessions', 'post', { body: { passkey: signedBy(credential) } });
}

export const signOut = () => ask('/me/session', 'delete');

export type LinkPurpose = Answer<'/one-time-links/inspection', 'post'>;

export const inspectLink = (secret: string) =>
  ask('/one-time-links/inspection', 'post', { body: { secret } });

type Redeemed = Answer<'/one-time-links/redemption', 'post'>;

export const redeemWithPassword = (secret: string, name: string, password: string) =>
  ask('/one-time-links/redemption', 'post', { body: { secret, name, password } });

/** Makes a passkey on this device and uses the link up with it. */
export async function redeemWithPasskey(secret: string, name: string): Promise<Redeemed> {
  const options = await ask('/one-time-links/challenge', 'post', { body: { secret, name } });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await navigator.credentials.create({ publicKey });
  const passkey = { label: deviceName(), response: madeBy(credential) };
  return ask('/one-time-links/redemption', 'post', { body: { secret, name, passkey } });
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
