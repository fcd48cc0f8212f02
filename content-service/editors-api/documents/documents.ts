import { plainLetters } from '@farol/content-model';
import { z } from 'zod';
import { withAdvice } from '../../checks/advice.ts';
import { asSaved, withBothTexts } from '../../drafts/saving.ts';
import { versionWithContent } from '../../drafts/versions.ts';
import { pagesOf } from '../../lists/page-list.ts';
import { authorName } from '../../people/caller.ts';
import {
  archiveDocument,
  discardDraft,
  editDocument,
  latestAt,
  restoreDocument,
  theDocument,
} from '../../repository/commands/documents.ts';
import { unpublish } from '../../repository/commands/publications.ts';
import { createTranslated, keepingSource } from '../../repository/commands/translations.ts';
import type { Repository } from '../../repository/repository.ts';
import type { DocumentState } from '../../repository/state.ts';
import { editableContents } from '../../write-api/editable-contents.ts';
import { type Operation, operation } from '../operation.ts';
import { findingOfText, publishChecked } from './checks.ts';
import {
  listedDocument,
  published,
  publishedBefore,
  saved,
  wholeDocument as wholeDocumentAnswer,
  written,
} from './document-answers.ts';
import { newRedirect } from './redirects.ts';

const place = z.union([z.literal('draft'), z.object({ release: z.string() })]);
const data = z.record(z.string(), z.unknown());

const listQuery = z.object({
  /** Words from the title, uid or tags. */
  search: z.string().max(200).optional(),
  type: z.string().optional(),
  lang: z.string().optional(),
  /** Shared by a page in all its languages. */
  group: z.string().optional(),
  tag: z.string().optional(),
  state: z.enum(['draft', 'published', 'archived', 'release']).optional(),
  release: z.string().optional(),
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
});

const creation = z.object({
  id: z
    .string()
    .regex(/^[\w-]{16}$/, '16 letters, digits, - and _')
    .optional(),
  type: z.string(),
  lang: z.string(),
  title: z.string(),
  uid: z.string().nullish(),
  tags: z.array(z.string()).optional(),
  data: data.optional(),
  translationOf: z.string().optional(),
  /** The version that is translated; the latest one by default. */
  translatedVersion: z.string().optional(),
  place: place.optional(),
  note: z.string().max(500).optional(),
});

const edit = z.object({
  title: z.string().optional(),
  uid: z.string().nullish(),
  tags: z.array(z.string()).optional(),
  data: data.optional(),
  place: place.optional(),
  note: z.string().max(500).optional(),
  /** The version that was edited; required, so that nobody overwrites changes they have not seen. */
  basedOn: z.string(),
  /** Saved automatically while somebody writes; replaces their last autosave. */
  autosave: z.boolean().optional(),
});

const maxPublished = 20_000;

const publicationRequest = z.object({
  documents: z
    .array(z.object({ document: z.string(), version: z.string().optional() }))
    .min(1)
    .max(maxPublished)
    .refine(
      (all) => new Set(all.map(({ document }) => document)).size === all.length,
      'each document once',
    ),
  /** Redirects from old addresses to new ones, published together with the documents. */
  redirects: z.array(newRedirect).max(100).default([]),
});

export const documentOperations: Operation[] = [
  operation({
    method: 'get',
    path: '/documents',
    summary: 'List and search documents, drafts included',
    query: listQuery,
    status: 200,
    answer: z.object({
      page: z.int(),
      pageSize: z.int(),
      total: z.int(),
      documents: z.array(listedDocument),
    }),
    run: ({ repository, query }) => listDocuments(repository, query),
  }),
  operation({
    method: 'post',
    path: '/documents',
    summary: 'Create a document as a draft, or in a release',
    body: creation,
    status: 201,
    answer: written,
    async run(call) {
      const { document, version } = await call.do(createTranslated(call.body));
      return { document, version: version.id };
    },
  }),
  operation({
    method: 'get',
    path: '/documents/{id}',
    summary: 'One document with the contents of its draft and its published version',
    status: 200,
    answer: wholeDocumentAnswer,
    run: ({ repository, parameter }) => wholeDocument(repository, parameter('id')),
  }),
  operation({
    method: 'put',
    path: '/documents/{id}/draft',
    summary:
      'Save the next version; 409 with both texts and the one they began with when somebody else saved first',
    body: edit,
    status: 200,
    answer: saved.extend({
      /** What would be found if it were published as it is now. */
      advice: z.array(z.object(findingOfText)),
    }),
    isRepeatable: true,
    async run(call) {
      const id = call.parameter('id');
      const { autosave, ...input } = call.body;
      const contentOf = await editableContents(call.repository, id);
      const { type, lang } = theDocument(call.repository.state, id);
      const current = latestAt(theDocument(call.repository.state, id), input.place ?? 'draft');
      const { uid = current.uid, data = contentOf(current.id) } = input;
      const text = { type, lang, uid, data };
      const kind = autosave ? ('autosave' as const) : undefined;
      const by = authorName(call.caller);
      return withAdvice(call.repository, text, () =>
        withBothTexts(call.repository, id, call.body, () =>
          call.do(asSaved(keepingSource(id, editDocument(id, { ...input, kind, by }, contentOf)))),
        ),
      );
    },
  }),
  operation({
    method: 'delete',
    path: '/documents/{id}/draft',
    summary: 'Discard the draft and go back to what is published',
    status: 204,
    isRepeatable: true,
    run: (call) => call.do(discardDraft(call.parameter('id'))),
  }),
  operation({
    method: 'put',
    path: '/documents/{id}/archive',
    summary: 'Archive a document; it leaves the published content at once',
    status: 200,
    answer: publishedBefore,
    isRepeatable: true,
    run: (call) => call.do(archiveDocument(call.parameter('id'))),
  }),
  operation({
    method: 'delete',
    path: '/documents/{id}/archive',
    summary: 'Restore an archived document as a draft',
    status: 204,
    run: (call) => call.do(restoreDocument(call.parameter('id'))),
  }),
  operation({
    method: 'delete',
    path: '/documents/{id}/publication',
    summary: 'Unpublish a document; what was published becomes its draft',
    status: 200,
    answer: publishedBefore,
    isRepeatable: true,
    run: (call) => call.do(unpublish(call.parameter('id'))),
  }),
  operation({
    method: 'post',
    path: '/publications',
    summary: 'Publish documents: all of them or none',
    body: publicationRequest,
    status: 201,
    answer: published,
    async run(call) {
      const answer = await publishChecked(call, call.body.documents, call.body.redirects);
      return { ...answer, ref: call.repository.master().ref };
    },
  }),
];

async function listDocuments(repository: Repository, query: z.infer<typeof listQuery>) {
  const words = [...new Set(plainLetters(query.search ?? '').split(/\s+/))];
  const rows = (await pagesOf(repository)).rows
    .filter(
      (each) =>
        (query.state === 'archived') === each.archived &&
        (query.state !== 'draft' || each.draft !== null) &&
        (query.state !== 'published' || each.published !== null) &&
        (query.state !== 'release' || each.releases.length > 0) &&
        (query.release === undefined || each.releases.includes(query.release)) &&
        (query.type === undefined || each.type === query.type) &&
        (query.lang === undefined || each.lang === query.lang) &&
        (query.group === undefined || each.group === query.group) &&
        (query.tag === undefined || each.tags.includes(query.tag)) &&
        words.every((word) => each.names.includes(word)),
    )
    .sort((a, b) => b.changedAt - a.changedAt || (a.id < b.id ? -1 : 1));
  const start = (query.page - 1) * query.pageSize;
  return {
    page: query.page,
    pageSize: query.pageSize,
    total: rows.length,
    documents: rows
      .slice(start, start + query.pageSize)
      .map(({ names, index: _, state, ...each }) => ({
        ...each,
        inLanguages: repository.state.index.inGroup(each.group).map(languageState),
      })),
  };
}

/** The state of a page in one of its languages. */
function languageState({ id, lang, draft, published, archived }: DocumentState) {
  return { id, lang, draft, published, archived };
}

function summary(document: DocumentState) {
  const latest = document.versions.at(-1);
  return {
    id: document.id,
    type: document.type,
    lang: document.lang,
    group: document.group,
    title: latest?.title ?? '',
    uid: latest?.uid ?? null,
    tags: latest?.tags ?? [],
    draft: document.draft,
    published: document.published,
    releases: [...document.releases.keys()],
    archived: document.archived,
    firstPublishedAt: document.firstPublished,
    lastPublishedAt: document.lastPublished,
    changedAt: latest?.at ?? 0,
    changedBy: latest?.by ?? '',
  };
}

async function wholeDocument(repository: Repository, id: string) {
  const document = theDocument(repository.state, id);
  const content = (version: string | null) =>
    version === null ? null : versionWithContent(repository, id, version);
  return {
    ...summary(document),
    draft: await content(document.draft),
    published: await content(document.published),
    releases: Object.fromEntries(document.releases),
  };
}
