import { z } from 'zod';
import { defaultLimits, type IntakeOptions, type TakenFile, takeIn } from '../../media/intake.ts';
import type { ContentKeeper } from '../../media/keeping.ts';
import { authorName } from '../../people/caller.ts';
import { referencesOf } from '../../references/references.ts';
import { type AssetContent, contentsOf } from '../../repository/asset-record.ts';
import { documentShowing } from '../../repository/assets.ts';
import type { Command } from '../../repository/command.ts';
import {
  changeMedia,
  removeMedia,
  replaceMedia,
  storeMedia,
  theMedia,
} from '../../repository/commands/media.ts';
import { Refused } from '../../repository/faults.ts';
import type { Repository } from '../../repository/repository.ts';
import { type Call, type Operation, operation } from '../operation.ts';
import { asMediaFile, listMedia, mediaFile, mediaPage, mediaQuery } from './media-list.ts';

export interface MediaSettings {
  contents: ContentKeeper;
  intake: IntakeOptions;
}

const maxTextLength = 500;
const text = z.string().max(maxTextLength);
/** The same limits as Prismic's, so that tags can be taken along to it. */
export const mediaTag = z.string().trim().min(3).max(20);
const tags = z.array(mediaTag).max(100);
const fraction = z.number().min(0).max(1);
const filename = z.string().trim().min(1).max(300);

const change = z.object({
  filename: filename.optional(),
  /** By language; null removes one, languages left out stay unchanged. */
  descriptions: z.record(z.string().max(20), text.nullable()).optional(),
  credits: text.nullish(),
  notes: text.nullish(),
  /** Names; new ones are created. */
  tags: tags.optional(),
  /** The point that views are cropped around, as fractions of width and height; null is the center. */
  focus: z.object({ x: fraction, y: fraction }).nullish(),
});

const upload = z.object({
  filename,
  /** Names, separated by commas. */
  tags: z
    .string()
    .max(1000)
    .default('')
    .transform((names) => names.split(',').filter((name) => name.trim() !== ''))
    .pipe(tags),
});

/** Pictures and files: their metadata and their contents. */
export function mediaOperations({ contents, intake }: MediaSettings): Operation[] {
  const largest = intake.limits?.bytes ?? defaultLimits.bytes;
  return [
    operation({
      method: 'get',
      path: '/media',
      summary: 'The files, newest first, with the tags there are and what is not described',
      query: mediaQuery,
      status: 200,
      answer: mediaPage,
      async run({ repository, query }) {
        const usesOf = await referencesOf(repository).counts();
        return { ...listMedia(repository.state, query, usesOf), largest };
      },
    }),
    operation({
      method: 'post',
      path: '/media',
      summary: 'Upload a file; the place where a photo was taken is left out',
      query: upload,
      takesFile: true,
      status: 201,
      answer: mediaFile,
      async run(call) {
        const by = authorName(call.caller);
        const { file, content } = await receiveFile(call, intake);
        const { id } = await contents.store(
          file,
          () => call.do(storeMedia(content, call.query, by), { ...call.query, hash: content.hash }),
          (made) => call.repository.do(by, removeMedia(made.id, notShown)),
        );
        return answerOf(call.repository, id);
      },
    }),
    operation({
      method: 'get',
      path: '/media/{id}',
      summary: 'One file',
      status: 200,
      answer: mediaFile,
      run: ({ repository, parameter }) => answerOf(repository, parameter('id')),
    }),
    operation({
      method: 'patch',
      path: '/media/{id}',
      summary: 'Describe, credit, tag or rename a file, or say what matters most in a picture',
      body: change,
      status: 200,
      answer: mediaFile,
      async run(call) {
        const by = authorName(call.caller);
        const { id } = await call.do(changeMedia(call.parameter('id'), call.body, by));
        return answerOf(call.repository, id);
      },
    }),
    operation({
      method: 'put',
      path: '/media/{id}/content',
      summary: 'Put another content in the place of a file’s; it gets an address of its own',
      query: z.object({ filename }),
      takesFile: true,
      status: 200,
      isRepeatable: true,
      answer: mediaFile,
      async run(call) {
        const current = theMedia(call.repository.state, call.parameter('id'));
        const { file, content } = await receiveFile(call, intake);
        const about = { ...call.query, hash: content.hash };
        const restore: Command<null> = () => ({
          events: [{ kind: 'asset-changed', asset: current }],
          answer: null,
        });
        await contents.store(
          file,
          () => call.do(replaceMedia(current.id, content), about),
          () => call.repository.do(authorName(call.caller), restore),
        );
        return answerOf(call.repository, current.id);
      },
    }),
    operation({
      method: 'delete',
      path: '/media/{id}',
      summary: 'Delete a file; one that a document shows only when told to',
      query: z.object({ evenIfShown: z.enum(['true', 'false']).default('false') }),
      status: 204,
      async run(call) {
        const asset = theMedia(call.repository.state, call.parameter('id'));
        const hashes = contentsOf(asset).map(({ hash }) => hash);
        const shownBy: Parameters<typeof removeMedia>[1] = (state) =>
          call.query.evenIfShown === 'true'
            ? undefined
            : documentShowing(call.repository, state, asset.id);
        await contents.remove(hashes, () => call.do(removeMedia(asset.id, shownBy)));
      },
    }),
  ];
}

const notShown = () => undefined;

async function answerOf(repository: Repository, id: string) {
  const usesOf = await referencesOf(repository).counts();
  return asMediaFile(repository.state, theMedia(repository.state, id), usesOf(id));
}

async function receiveFile(
  { file, query }: Call<{ filename: string }, undefined>,
  intake: IntakeOptions,
): Promise<{ file: TakenFile; content: AssetContent }> {
  if (!file) throw new Refused('The request has no body. Send the file as it is.');
  const received = await takeIn(file, query.filename, intake);
  const { temporaryPath: _, discard: __, ...content } = received;
  return { file: received, content };
}
