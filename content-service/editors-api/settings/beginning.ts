import { z } from 'zod';
import { begin } from '../../beginning/begin.ts';
import { foreseenIn } from '../../beginning/contents.ts';
import type { MediaSettings } from '../media/media.ts';
import { type Operation, operation } from '../operation.ts';

const beginning = z.object({
  archived: z.int(),
  changedByPeople: z.int(),
  emptied: z.int(),
  created: z.array(z.string()),
  releases: z.int(),
  files: z.int(),
  left: z.int(),
});

export function beginningOperations({ contents }: Pick<MediaSettings, 'contents'>): Operation[] {
  return [
    operation({
      method: 'get',
      path: '/beginning',
      summary: 'What beginning for real would do: how much of the sample goes, and what stays',
      status: 200,
      answer: beginning,
      run: ({ repository }) => foreseenIn(repository),
    }),
    operation({
      method: 'post',
      path: '/beginning',
      summary:
        'Begin for real: the sample goes, navigation, models and an empty page of each kind stay',
      body: z.strictObject({
        /** The counts the caller was shown; 409 if one has changed since. */
        archived: z.int().min(0),
        changedByPeople: z.int().min(0).optional(),
        files: z.int().min(0).optional(),
        releases: z.int().min(0).optional(),
      }),
      status: 201,
      answer: beginning,
      run: (call) => begin(call.repository, contents, call.body, (command) => call.do(command)),
    }),
  ];
}
