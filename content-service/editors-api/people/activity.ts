import { z } from 'zod';
import { activity } from '../../activity/activity.ts';
import { deedsOfCommits, groups } from '../../activity/changes.ts';
import { deedsOfPeople } from '../../people/records.ts';
import { obstacleKinds } from '../../repository/obstacle.ts';
import { type Operation, operation } from '../operation.ts';

export const activityOperations: Operation[] = [
  operation({
    method: 'get',
    path: '/activity',
    summary:
      'Everything that was done, by whom, newest first; what people did about sign-in and rights, for administrators',
    query: z.object({
      /** The id of a person, or the name of a program. */
      by: z.string().max(200).optional(),
      document: z.string().max(100).optional(),
      group: z.enum(groups).optional(),
      /** In milliseconds. */
      from: z.coerce.number().int().min(0).optional(),
      until: z.coerce.number().int().min(0).optional(),
      before: z
        .string()
        .regex(/^\d{1,15}\.[\w-]{0,60}$/, 'what the page before gave as next')
        .optional(),
      most: z.coerce.number().int().min(1).max(200).default(50),
    }),
    status: 200,
    answer: z.object({
      deeds: z.array(
        z.object({
          id: z.string(),
          at: z.int(),
          person: z.string().nullable(),
          program: z.string(),
          changes: z.array(
            z.object({
              group: z.enum(groups),
              what: z.enum([...deedsOfCommits, ...deedsOfPeople]),
              document: z.string().nullable(),
              version: z.string().nullable(),
              release: z.string().nullable(),
              subject: z.string().nullable(),
              /** Why it failed, in a form that can be translated. */
              obstacle: z.enum(obstacleKinds).nullable(),
            }),
          ),
        }),
      ),
      /** A page may be short if filters match little; only null marks the last one. */
      next: z.string().nullable(),
    }),
    run({ repository, people, caller, query }) {
      const seesPeople = caller.kind === 'person' && caller.rights.role === 'administrator';
      return activity(repository, people.records, query, seesPeople);
    },
  }),
];
