import { z } from 'zod';
import { me } from '../../people/account.ts';
import { challengeForLink, inspect, redeem } from '../../people/one-time-links.ts';
import { assertionJson, attestationJson } from '../../people/passkey-schemas.ts';
import { signInOptions } from '../../people/passkeys.ts';
import { arePasswordsSupported } from '../../people/passwords.ts';
import { list } from '../../people/records.ts';
import { roles } from '../../people/roles.ts';
import { endSessionByToken } from '../../people/sessions.ts';
import {
  type SignInResult,
  signInWithCode,
  signInWithPasskey,
  signInWithPassword,
} from '../../people/sign-in.ts';
import { type Call, type Operation, operation } from '../operation.ts';

const name = z.string().min(1).max(200);
const password = z.string().min(1).max(1000);
const secret = z.string().min(1).max(200);

const signingIn = z.union([
  z.strictObject({ name, password }),
  z.strictObject({ name, recoveryCode: z.string().min(1).max(100) }),
  z.strictObject({ passkey: assertionJson }),
]);

export const newPasskey = z.strictObject({
  label: z.string().trim().min(1).max(80),
  response: attestationJson,
});

const redemption = z.strictObject({
  secret,
  name: name.optional(),
  password: password.optional(),
  passkey: newPasskey.optional(),
});

export const rightsAnswer = {
  role: z.enum(roles),
  languages: z.array(z.string()).readonly().nullable(),
  types: z.array(z.string()).readonly().nullable(),
};

export const meAnswer = z.object({
  id: z.string(),
  name: z.string(),
  ...rightsAnswer,
  waysIn: z.object({ password: z.boolean(), passkeys: z.int(), recoveryCodes: z.int() }),
  session: z.object({ id: z.string(), startedAt: z.int() }),
});

/** WebAuthn options for signing in with a passkey, as the browser expects them. */
const requestOptions = z.looseObject({ challenge: z.string() });

/** WebAuthn options for creating a passkey. */
export const creationOptions = z.looseObject({
  challenge: z.string(),
  rp: z.looseObject({ id: z.string().optional(), name: z.string() }),
  user: z.looseObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
});

/** Operations for those who are not signed in. */
export const signInOperations: Operation[] = [
  operation({
    method: 'get',
    path: '/sign-in',
    summary: 'Which ways there are to sign in here',
    status: 200,
    answer: z.object({
      passwords: z.boolean(),
      passkeys: z.boolean(),
      /** Hosts that passkeys were created for before this one; they do not work here. */
      passkeysOfOtherHosts: z.array(z.string()),
    }),
    async run({ people }) {
      const { passkeyHost } = people.origin();
      const hosts = await list(people.records, 'passkey-host');
      return {
        passwords: arePasswordsSupported,
        passkeys: passkeyHost !== null,
        passkeysOfOtherHosts: hosts.map(({ id }) => id).filter((host) => host !== passkeyHost),
      };
    },
  }),
  operation({
    method: 'post',
    path: '/sign-in/challenge',
    summary: 'What a passkey signs to sign in',
    status: 200,
    answer: requestOptions,
    run: ({ people }) => signInOptions(people),
  }),
  operation({
    method: 'post',
    path: '/sessions',
    summary: 'Sign in by password, recovery code or passkey; the session is a cookie',
    body: signingIn,
    status: 201,
    isRepeatable: false,
    answer: meAnswer,
    async run(call) {
      const { people, body, browser } = call;
      if ('passkey' in body)
        return startSession(call, await signInWithPasskey(people, body.passkey, browser.from));
      if ('password' in body)
        return startSession(call, await signInWithPassword(people, body, browser.from));
      const credentials = { name: body.name, code: body.recoveryCode };
      return startSession(call, await signInWithCode(people, credentials, browser.from));
    },
  }),
  operation({
    method: 'post',
    path: '/one-time-links/inspection',
    summary: 'What a one-time link is for; it is not used up by this',
    body: z.strictObject({ secret }),
    status: 200,
    answer: z.object({
      purpose: z.enum(['invitation', 'reset']),
      ...rightsAnswer,
      endsAt: z.int().nullable(),
      name: z.string().nullable(),
    }),
    run: ({ people, body, browser }) => inspect(people, body.secret, browser.from),
  }),
  operation({
    method: 'post',
    path: '/one-time-links/challenge',
    summary: 'What a passkey is made with, before a one-time link is used',
    body: z.strictObject({ secret, name }),
    status: 200,
    answer: creationOptions,
    run: ({ people, body, browser }) => challengeForLink(people, body, browser.from),
  }),
  operation({
    method: 'post',
    path: '/one-time-links/redemption',
    summary: 'Use a one-time link: with a password or a passkey one is there, and signed in',
    body: redemption,
    status: 201,
    isRepeatable: false,
    answer: z.object({ me: meAnswer, recoveryCodes: z.array(z.string()) }),
    async run(call) {
      const { recoveryCodes, ...signedIn } = await redeem(
        call.people,
        call.body,
        call.browser.from,
      );
      return { me: await startSession(call, signedIn), recoveryCodes };
    },
  }),
];

/** Signing in again ends the browser's previous session. */
export async function startSession({ people, browser }: Call, signedIn: SignInResult) {
  if (browser.sessionToken !== undefined) await endSessionByToken(people, browser.sessionToken);
  browser.setSession(signedIn);
  return me(people, { id: signedIn.person, session: signedIn.session });
}
