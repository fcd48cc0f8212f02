import { z } from 'zod';
import { restoreRelease } from '../../repository/commands/removed-releases.ts';
import { type Operation, operation } from '../operation.ts';
import { releaseAnswer } from './releases.ts';

/** Removed releases, and restoring them. */
export const removedReleaseOperations: Operation[] = [
  operation({
    method: 'get',
    path: '/removed-releases',
    summary: 'Releases that were removed with something in them, the last one first',
    status: 200,
    answer: z.object({
      releases: z.array(
        releaseAnswer.extend({
          removedAt: z.number(),
          removedBy: z.string(),
          /** How many documents were in it. */
          documents: z.int(),
        }),
      ),
    }),
    run: ({ repository: { state } }) => ({
      releases: [...state.removedReleases.values()]
        .toReversed()
        .map(({ contents, ...release }) => ({ ...release, documents: contents.length })),
    }),
  }),
  operation({
    method: 'post',
    path: '/removed-releases/{id}/restoration',
    summary: 'Bring back a release that was removed, with the texts that were in it',
    status: 201,
    answer: z.object({
      release: releaseAnswer,
      /** What could not be restored: archived since, its address taken, or its text no longer kept. */
      left: z.array(z.string()),
    }),
    run: (call) => call.do(restoreRelease(call.parameter('id'))),
  }),
];
