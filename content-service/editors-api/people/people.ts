import { z } from 'zod';
import {
  changeRights,
  endLeftPreviews,
  everybody,
  names,
  removePerson,
} from '../../people/administration.ts';
import { authorName } from '../../people/caller.ts';
import {
  beginReset,
  invitations,
  invite,
  linkAddress,
  type NewLink,
  withdrawInvitation,
} from '../../people/one-time-links.ts';
import { thePerson } from '../../people/records.ts';
import { roles } from '../../people/roles.ts';
import { endSessions, sessionsOf } from '../../people/sessions.ts';
import { type Call, type Operation, operation, signedInPerson } from '../operation.ts';
import { languageCode } from '../settings/settings.ts';
import { sessionsAnswer } from './account.ts';
import { rightsAnswer } from './sign-in.ts';

const restrictions = {
  /** Null for all. */
  languages: z.array(languageCode).min(1).max(100).nullable(),
  types: z.array(z.string().min(1).max(100)).min(1).max(500).nullable(),
};
const rights = z.strictObject({
  role: z.enum(roles),
  languages: restrictions.languages.default(null),
  types: restrictions.types.default(null),
});
const change = z.strictObject({
  role: z.enum(roles).optional(),
  languages: restrictions.languages.optional(),
  types: restrictions.types.optional(),
});

const linkAnswer = z.object({ id: z.string(), address: z.string(), endsAt: z.int() });

/** How administrators manage people. */
export const peopleOperations: Operation[] = [
  operation({
    method: 'get',
    path: '/names',
    summary: 'The names of all people by the ids that the history has',
    status: 200,
    answer: z.object({ names: z.array(z.object({ id: z.string(), name: z.string() })) }),
    run: async ({ people }) => ({ names: await names(people) }),
  }),
  operation({
    method: 'get',
    path: '/people',
    summary: 'Everybody, with rights, ways in and when last seen',
    status: 200,
    answer: z.object({
      people: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          ...rightsAnswer,
          createdAt: z.int(),
          invitedBy: z.string().nullable(),
          waysIn: z.object({ password: z.boolean(), passkeys: z.int(), recoveryCodes: z.int() }),
          sessions: z.int(),
          seenAt: z.int().nullable(),
        }),
      ),
    }),
    run: async ({ people }) => ({ people: await everybody(people) }),
  }),
  operation({
    method: 'patch',
    path: '/people/{id}',
    summary: 'Change the role of a person, or the languages and types it is narrowed to',
    body: change,
    status: 204,
    run(call) {
      const changes = Object.fromEntries(
        Object.entries(call.body).filter(([, value]) => value !== undefined),
      );
      return changeRights(call.people, call.parameter('id'), changes, signedInPerson(call));
    },
  }),
  operation({
    method: 'delete',
    path: '/people/{id}',
    summary: 'Forget a person and end the previews she started; what she wrote stays, under her id',
    status: 204,
    async run(call) {
      await removePerson(call.people, call.parameter('id'), signedInPerson(call));
      await endLeftPreviews(call.people, call.repository, authorName(call.caller));
    },
  }),
  operation({
    method: 'get',
    path: '/people/{id}/sessions',
    summary: 'Where a person is signed in',
    status: 200,
    answer: sessionsAnswer,
    run: async ({ people, parameter }) => ({
      sessions: await sessionsOf(people, parameter('id')),
    }),
  }),
  operation({
    method: 'delete',
    path: '/people/{id}/sessions',
    summary: 'Sign a person out everywhere',
    status: 204,
    async run(call) {
      const { id } = await thePerson(call.people.records, call.parameter('id'));
      return endSessions(call.people, id, signedInPerson(call));
    },
  }),
  operation({
    method: 'post',
    path: '/people/{id}/reset',
    summary: 'A one-time address with which a person finds new ways in, to hand over',
    status: 201,
    isRepeatable: false,
    answer: linkAnswer,
    run: async (call) =>
      linkAnswerOf(call, await beginReset(call.people, call.parameter('id'), signedInPerson(call))),
  }),
  operation({
    method: 'get',
    path: '/invitations',
    summary: 'The invitations that are open; never their addresses',
    status: 200,
    answer: z.object({
      invitations: z.array(
        z.object({
          id: z.string(),
          ...rightsAnswer,
          createdAt: z.int(),
          endsAt: z.int(),
          by: z.string().nullable(),
        }),
      ),
    }),
    run: async ({ people }) => ({ invitations: await invitations(people) }),
  }),
  operation({
    method: 'post',
    path: '/invitations',
    summary: 'A one-time address for somebody new, to hand over; it lasts an hour',
    body: rights,
    status: 201,
    isRepeatable: false,
    answer: linkAnswer,
    run: async (call) =>
      linkAnswerOf(call, await invite(call.people, call.body, signedInPerson(call))),
  }),
  operation({
    method: 'delete',
    path: '/invitations/{id}',
    summary: 'Withdraw an invitation',
    status: 204,
    run: (call) => withdrawInvitation(call.people, call.parameter('id'), signedInPerson(call)),
  }),
];

function linkAnswerOf({ people }: Pick<Call, 'people'>, { id, secret, endsAt }: NewLink) {
  return { id, address: linkAddress(people.origin().origin, secret), endsAt };
}
