import { z } from 'zod';
import { outcomeAnswer } from '../../lists/all-or-none.ts';
import { type MediaAction, type MediaBatchAnswer, mediaBatch } from '../../lists/media-batch.ts';
import { authorName } from '../../people/caller.ts';
import { contentsOf } from '../../repository/asset-record.ts';
import { documentShowing } from '../../repository/assets.ts';
import { theMedia } from '../../repository/commands/media.ts';
import type { Repository } from '../../repository/repository.ts';
import { references, referencesTo } from '../documents/references.ts';
import { type Operation, operation } from '../operation.ts';
import { type MediaSettings, mediaTag } from './media.ts';

/** The maximum size of a page of the list. */
const maxFiles = 200;

const fileId = z.string().min(1).max(64);
const files = z
  .array(fileId)
  .min(1)
  .max(maxFiles)
  .refine((ids) => new Set(ids).size === ids.length, 'each file once');

const batchRequest = z.discriminatedUnion('do', [
  z.strictObject({ do: z.enum(['tag', 'untag']), files, tag: mediaTag }),
  z.strictObject({ do: z.literal('move'), files, from: z.string().max(100), to: mediaTag }),
  z.strictObject({
    do: z.literal('delete'),
    files,
    /** Those of the files that are deleted even if a document shows them. */
    evenIfShown: z.array(fileId).max(maxFiles).default([]),
  }),
]);

/** Operations on many files at once, and the documents that use each of them. */
export function mediaBatchOperations({ contents }: Pick<MediaSettings, 'contents'>): Operation[] {
  return [
    operation({
      method: 'get',
      path: '/media-references',
      summary: 'What shows each of some files or links to it',
      query: z.object({
        /** Separated by commas. */
        ids: z
          .string()
          .transform((ids) => ids.split(',').filter(Boolean))
          .pipe(files),
        /** How many documents are listed for each file. */
        most: z.coerce.number().int().min(1).max(100).default(20),
      }),
      status: 200,
      answer: z.object({ files: z.array(references.extend({ file: z.string() })) }),
      async run({ repository, query }) {
        const ids = query.ids.map((id) => theMedia(repository.state, id).id);
        return {
          files: await Promise.all(
            ids.map(async (file) => ({
              file,
              ...(await referencesTo(repository, file, query.most)),
            })),
          ),
        };
      },
    }),
    operation({
      method: 'post',
      path: '/media-batches',
      summary: 'Do one thing with many files: with all of them or with none, answered row by row',
      body: batchRequest,
      status: 201,
      answer: z.object({
        /** False if one of them was refused, so that nothing was done. */
        isDone: z.boolean(),
        rows: z.array(
          z.object({
            file: z.string(),
            ...outcomeAnswer,
          }),
        ),
      }),
      async run(call) {
        const { repository, body, withinRights } = call;
        const by = authorName(call.caller);
        const shownBy = (state: Repository['state'], file: string) =>
          'evenIfShown' in body && body.evenIfShown.includes(file)
            ? undefined
            : documentShowing(repository, state, file);
        const runBatch = () =>
          call.do(mediaBatch(actionOf(body), body.files, { by, shownBy, withinRights }));
        if (body.do !== 'delete') return withoutContents(await runBatch());
        const hashes = body.files.flatMap((id) => {
          const asset = repository.state.assets.get(id);
          return asset ? contentsOf(asset).map(({ hash }) => hash) : [];
        });
        return withoutContents(await contents.remove(hashes, runBatch));
      },
    }),
  ];
}

function actionOf({ files: _, ...action }: z.infer<typeof batchRequest>): MediaAction {
  return action.do === 'delete' ? { do: 'delete' } : action;
}

/** Which contents were removed is internal. */
function withoutContents({ unused: _, ...answer }: MediaBatchAnswer) {
  return answer;
}
