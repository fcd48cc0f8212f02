import { z } from 'zod';
import { refusingForbidden } from '../../checks/refuse-forbidden.ts';
import { outcomeAnswer } from '../../lists/all-or-none.ts';
import { type BatchAction, type BatchedDocument, batch } from '../../lists/batch.ts';
import { facetNames } from '../../lists/facets.ts';
import { listPages, pagesTag } from '../../lists/list-pages.ts';
import { sortings } from '../../lists/page-list.ts';
import { documentStates } from '../../lists/row.ts';
import type { Repository } from '../../repository/repository.ts';
import { editableContents } from '../../write-api/editable-contents.ts';
import { type Operation, operation } from '../operation.ts';
import { publishedBefore } from './document-answers.ts';

const maxDocuments = 500;

const listQuery = z.object({
  /** Words from titles, addresses and tags, or whole words of the texts. */
  search: z.string().max(200).optional(),
  /** One, or several separated by commas. */
  type: z.string().optional(),
  lang: z.string().optional(),
  /** By default everything but archived documents; `draft` was never published, `changed` was. */
  state: z.enum(documentStates).optional(),
  tag: z.string().optional(),
  /** Who changed it last, as recorded in the history: one, or several separated by commas. */
  by: z.string().optional(),
  /** When it was changed last. */
  from: z.coerce.number().int().min(0).optional(),
  until: z.coerce.number().int().min(0).optional(),
  release: z.string().optional(),
  /** A language the page does not exist in. */
  missing: z.string().optional(),
  /** Shared by a page in all its languages. */
  group: z.string().optional(),
  sort: z.enum(sortings).default('changed'),
  /** A language: pages with the search in their titles come first, then those in it; all in one part. */
  nearest: z.string().optional(),
  cursor: z.string().max(5000).optional(),
  most: z.coerce.number().int().min(1).max(200).default(50),
});

const rowAnswer = z
  .object({
    id: z.string(),
    type: z.string(),
    lang: z.string(),
    group: z.string(),
    title: z.string(),
    uid: z.string().nullable(),
    tags: z.array(z.string()).readonly(),
    /** Version ids. */
    draft: z.string().nullable(),
    published: z.string().nullable(),
    /** Release ids. */
    releases: z.array(z.string()).readonly(),
    archived: z.boolean(),
    firstPublishedAt: z.number().nullable(),
    lastPublishedAt: z.number().nullable(),
    changedAt: z.number(),
    changedBy: z.string(),
    state: z.enum(documentStates),
    /** Whether it matches the query; the others are its translations. */
    found: z.boolean(),
  })
  .meta({ id: 'PageDocument' });

const pageAnswer = z
  .object({
    group: z.string(),
    type: z.string(),
    changedAt: z.number(),
    documents: z.array(rowAnswer),
  })
  .meta({ id: 'ListedPage' });

const facet = z.array(z.object({ value: z.string(), count: z.int() }));
const facetAnswer = z.record(z.enum(facetNames), facet).meta({ id: 'PageFacets' });

const documents = z
  .array(
    z.union([
      z.string(),
      /** With the version that was looked at: what was changed since is refused. */
      z.strictObject({ document: z.string(), version: z.string() }),
    ]),
  )
  .min(1)
  .max(maxDocuments)
  .transform((all) => all.map((each) => (typeof each === 'string' ? { document: each } : each)))
  .refine(
    (all) => new Set(all.map(({ document }) => document)).size === all.length,
    'each document once',
  );

const tag = z.string().trim().min(1).max(100);
const batchRequest = z.discriminatedUnion('do', [
  z.strictObject({ do: z.enum(['publish', 'unpublish', 'archive', 'restore']), documents }),
  z.strictObject({ do: z.enum(['tag', 'untag']), documents, tag }),
  z.strictObject({ do: z.literal('put into a release'), documents, release: z.string() }),
]);

/** Pages in all their languages, and operations on many of them. */
export const pageOperations: Operation[] = [
  operation({
    method: 'get',
    path: '/pages',
    summary: 'Pages, each with its documents in all languages: filtered, counted, part by part',
    query: listQuery,
    status: 200,
    answer: z.object({
      pages: z.array(pageAnswer),
      /** The cursor of the next page; null on the last one. */
      next: z.string().nullable(),
      /** On the first page only. */
      total: z.int().nullable(),
      facets: facetAnswer.nullable(),
      /** False for a moment after the start: names can be searched already, texts are still being read. */
      areTextsRead: z.boolean(),
    }),
    etagOf: ({ repository }) => pagesTag(repository),
    run: ({ repository, query }) => listPages(repository, query),
  }),
  operation({
    method: 'post',
    path: '/batches',
    summary: 'Do one thing with many documents: with all of them or with none, answered row by row',
    body: batchRequest,
    status: 201,
    answer: z.object({
      /** False if one of them was refused, so that nothing was done. */
      isDone: z.boolean(),
      rows: z.array(
        z.object({
          document: z.string(),
          ...outcomeAnswer,
          ...publishedBefore.shape,
        }),
      ),
    }),
    async run(call) {
      const { repository, withinRights } = call;
      const { documents, ...action } = call.body;
      const contents = await contentsToChange(repository, action, documents);
      const command = batch(action, documents, { contents, withinRights });
      return call.do(refusingForbidden(repository, command));
    },
  }),
];

/** Tagging and adding to a release write another version with the current text. */
async function contentsToChange(
  repository: Repository,
  action: BatchAction,
  documents: readonly BatchedDocument[],
) {
  const contents = new Map<string, Awaited<ReturnType<typeof editableContents>>>();
  if (!('tag' in action || 'release' in action)) return contents;
  for (const { document: id } of documents)
    if (repository.state.documents.has(id))
      contents.set(id, await editableContents(repository, id));
  return contents;
}
