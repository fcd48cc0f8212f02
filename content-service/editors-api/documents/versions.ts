import { z } from 'zod';
import { authorshipOf } from '../../drafts/authorship.ts';
import { restoreVersion } from '../../drafts/restore.ts';
import { asSaved, withBothTexts } from '../../drafts/saving.ts';
import { listVersions, versionWithContent as readVersion } from '../../drafts/versions.ts';
import { authorName } from '../../people/caller.ts';
import { latestAt, theDocument } from '../../repository/commands/documents.ts';
import { type Operation, operation } from '../operation.ts';
import { saved, version, versionWithContent } from './document-answers.ts';

const listQuery = z.object({
  kind: z.enum(['saved', 'autosave', 'restored', 'published']).optional(),
  /** `next` of the previous page. */
  before: z.string().optional(),
  pageSize: z.coerce.number().int().min(1).max(200).default(50),
});

const restoration = z.object({
  version: z.string(),
  /** `title`, `uid`, `tags`, `data.FIELD` or `data.FIELD.SLICE ID`; everything by default. */
  fields: z.array(z.string()).min(1).max(200).optional(),
  /** The version the caller believes to be current. */
  basedOn: z.string(),
});

export const versionOperations: Operation[] = [
  operation({
    method: 'get',
    path: '/documents/{id}/versions',
    summary: 'The history of a document: who, when, what; newest first',
    query: listQuery,
    status: 200,
    answer: z.object({
      versions: z.array(version),
      total: z.int(),
      next: z.string().nullable(),
    }),
    run: ({ repository, parameter, query }) =>
      listVersions(repository.state, theDocument(repository.state, parameter('id')), query),
  }),
  operation({
    method: 'get',
    path: '/documents/{id}/versions/{version}',
    summary: 'One version with its content',
    status: 200,
    answer: versionWithContent,
    run: ({ repository, parameter }) =>
      readVersion(repository, parameter('id'), parameter('version')),
  }),
  operation({
    method: 'get',
    path: '/documents/{id}/authorship',
    summary: 'Who wrote what: of each field the version it came with, and its words by versions',
    status: 200,
    answer: z.object({
      fields: z.array(
        z.object({
          /** `title`, `uid`, `tags` or `data.FIELD`; in a section `data.FIELD.SECTION ID.primary.FIELD`. */
          field: z.string(),
          version: z.string(),
          pieces: z.array(z.object({ text: z.string(), version: z.string() })),
        }),
      ),
      /** The oldest first; it also stands for earlier ones that are no longer kept. */
      versions: z.array(z.object({ id: z.string(), at: z.number(), by: z.string() })),
    }),
    run: ({ repository, parameter }) => authorshipOf(repository, parameter('id')),
  }),
  operation({
    method: 'post',
    path: '/documents/{id}/restorations',
    summary: 'Write what an earlier version said as the next one, whole or some of its fields',
    body: restoration,
    status: 201,
    answer: saved,
    async run(call) {
      const { repository, body } = call;
      const id = call.parameter('id');
      const earlier = await readVersion(repository, id, body.version);
      return withBothTexts(repository, id, body, async () => {
        const { id: currentId } = latestAt(theDocument(repository.state, id), 'draft');
        const present = await readVersion(repository, id, currentId);
        const by = authorName(call.caller);
        const { basedOn, fields } = body;
        return call.do(asSaved(restoreVersion(id, { earlier, present, basedOn, fields, by })));
      });
    },
  }),
];
