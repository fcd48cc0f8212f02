import { type Answer, ask } from './client.ts';
import { newPasskey } from './people.ts';

export type Session = Answer<'/me/sessions', 'get'>['sessions'][number];

export const rename = (name: string) => ask('/me', 'patch', { body: { name } });

/** Ends every other session of the person. */
export const choosePassword = (password: string) =>
  ask('/me/password', 'put', { body: { password } });

export const readPasskeys = (signal: AbortSignal) => ask('/me/passkeys', 'get', { signal });

/** Creates a passkey on this device. */
export async function addPasskey(): Promise<void> {
  const options = await ask('/me/passkeys/challenge', 'post');
  await ask('/me/passkeys', 'post', { body: await newPasskey(options) });
}

export const removePasskey = (id: string) =>
  ask('/me/passkeys/{id}', 'delete', { parameters: { id } });

export const readSessions = (signal: AbortSignal) => ask('/me/sessions', 'get', { signal });

export const endSession = (id: string) =>
  ask('/me/sessions/{id}', 'delete', { parameters: { id } });

export const endOtherSessions = () => ask('/me/sessions', 'delete');

export const renewRecoveryCodes = () => ask('/me/recovery-codes', 'post');
