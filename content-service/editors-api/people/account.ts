import { z } from 'zod';
import {
  addPasskey,
  changePassword,
  me,
  passkeyChallenge,
  passkeysOf,
  removePasskey,
  rename,
  renewRecoveryCodes,
} from '../../people/account.ts';
import { endOtherSessions, endSession, sessionsOf, signOut } from '../../people/sessions.ts';
import { type Operation, operation, signedInPerson } from '../operation.ts';
import { creationOptions, meAnswer, newPasskey, startSession } from './sign-in.ts';

export const sessionsAnswer = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      startedAt: z.int(),
      seenAt: z.int(),
      endsAt: z.int(),
      way: z.enum(['password', 'passkey', 'recovery code', 'one-time link']),
      agent: z.string(),
    }),
  ),
});

/** What people do with their own account. */
export const accountOperations: Operation[] = [
  operation({
    method: 'get',
    path: '/me',
    summary: 'Who is signed in, with her rights and ways in',
    status: 200,
    answer: meAnswer,
    run: (call) => me(call.people, signedInPerson(call)),
  }),
  operation({
    method: 'patch',
    path: '/me',
    summary: 'Change the name one is shown and signs in by',
    body: z.strictObject({ name: z.string().min(1).max(200) }),
    status: 204,
    run: (call) => rename(call.people, signedInPerson(call), call.body.name),
  }),
  operation({
    method: 'delete',
    path: '/me/session',
    summary: 'Sign out',
    status: 204,
    async run(call) {
      await signOut(call.people, signedInPerson(call));
      call.browser.clearSession();
    },
  }),
  operation({
    method: 'get',
    path: '/me/sessions',
    summary: 'Where one is signed in, the latest first',
    status: 200,
    answer: sessionsAnswer,
    run: async (call) => ({ sessions: await sessionsOf(call.people, signedInPerson(call).id) }),
  }),
  operation({
    method: 'delete',
    path: '/me/sessions',
    summary: 'Sign out everywhere but here',
    status: 204,
    run: (call) => endOtherSessions(call.people, signedInPerson(call)),
  }),
  operation({
    method: 'delete',
    path: '/me/sessions/{id}',
    summary: 'Sign out somewhere',
    status: 204,
    run: (call) => endSession(call.people, call.parameter('id'), signedInPerson(call)),
  }),
  operation({
    method: 'put',
    path: '/me/password',
    summary: 'Choose a password; every other session ends',
    body: z.strictObject({ password: z.string().min(1).max(1000) }),
    status: 200,
    answer: meAnswer,
    async run(call) {
      const { people, body, browser } = call;
      return startSession(
        call,
        await changePassword(people, signedInPerson(call), body.password, browser.from),
      );
    },
  }),
  operation({
    method: 'get',
    path: '/me/passkeys',
    summary: 'The passkeys one has, and which hosts they were made for',
    status: 200,
    answer: z.object({
      passkeys: z.array(
        z.object({
          id: z.string(),
          label: z.string(),
          host: z.string(),
          createdAt: z.int(),
          usedAt: z.int().nullable(),
        }),
      ),
    }),
    run: async (call) => ({ passkeys: await passkeysOf(call.people, signedInPerson(call).id) }),
  }),
  operation({
    method: 'post',
    path: '/me/passkeys/challenge',
    summary: 'What another passkey is made with',
    status: 200,
    answer: creationOptions,
    run: (call) => passkeyChallenge(call.people, signedInPerson(call)),
  }),
  operation({
    method: 'post',
    path: '/me/passkeys',
    summary: 'Add a passkey',
    body: newPasskey,
    status: 204,
    run: (call) => addPasskey(call.people, signedInPerson(call), call.body),
  }),
  operation({
    method: 'delete',
    path: '/me/passkeys/{id}',
    summary: 'Remove a passkey; other sessions that passkeys opened end, the last way in stays',
    status: 204,
    run: (call) => removePasskey(call.people, signedInPerson(call), call.parameter('id')),
  }),
  operation({
    method: 'post',
    path: '/me/recovery-codes',
    summary:
      'Ten new recovery codes, answered this once; those before open nothing any more, and what they opened elsewhere ends',
    status: 200,
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
    run: async (call) => ({
      recoveryCodes: await renewRecoveryCodes(call.people, signedInPerson(call)),
    }),
  }),
];
