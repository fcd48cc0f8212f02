import { z } from 'zod';
import { cancelSchedule, scheduleDocument } from '../../repository/commands/schedules.ts';
import { milliseconds, type Operation, operation } from '../operation.ts';
import { releaseAnswer, timeZone } from './releases.ts';

export const scheduleOperations: Operation[] = [
  operation({
    method: 'put',
    path: '/documents/{id}/schedule',
    summary: 'Publish one document by itself at a time, or take it off the site then',
    body: z.object({
      at: milliseconds,
      /** The time zone the time was chosen in. */
      zone: timeZone,
      action: z.enum(['publish', 'unpublish']).default('publish'),
    }),
    status: 200,
    isRepeatable: true,
    answer: releaseAnswer,
    run: (call) => call.do(scheduleDocument(call.parameter('id'), call.body)),
  }),
  operation({
    method: 'delete',
    path: '/documents/{id}/schedule',
    summary: 'Call off what was to happen to a document by itself at a time',
    status: 204,
    isRepeatable: true,
    run: (call) => call.do(cancelSchedule(call.parameter('id'))),
  }),
];
