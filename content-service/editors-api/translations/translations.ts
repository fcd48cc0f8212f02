import { createHash } from 'node:crypto';
import { refusalCodes } from '@farol/content-model';
import { z } from 'zod';
import { theDocument } from '../../repository/commands/documents.ts';
import { setTranslationSource } from '../../repository/commands/translations.ts';
import { fingerprint } from '../../repository/state.ts';
import { beginTranslation } from '../../translations/begin.ts';
import { comparedWithSource } from '../../translations/compared.ts';
import { exportTexts } from '../../translations/export-texts.ts';
import { importTexts } from '../../translations/import-texts.ts';
import { pagesInLanguagesOf } from '../../translations/pages.ts';
import { milliseconds, type Operation, operation } from '../operation.ts';

const data = z.record(z.string(), z.unknown());
const outdated = z
  .object({
    /** When the source first changed after it was translated. */
    since: milliseconds,
    /** Missing if the text it was translated from is no longer kept. */
    fields: z.number().optional(),
    words: z.number().optional(),
  })
  .nullable();

const pages = z.object({
  languages: z.array(z.string()),
  pages: z.array(
    z.object({
      group: z.string(),
      type: z.string(),
      documents: z.array(
        z.object({
          id: z.string(),
          lang: z.string(),
          title: z.string(),
          isDraft: z.boolean(),
          isPublished: z.boolean(),
          releases: z.array(z.string()),
          changedAt: milliseconds,
          changedBy: z.string(),
          source: z.string().nullable(),
          outdated,
        }),
      ),
    }),
  ),
});

const compared = z.object({
  source: z
    .object({
      document: z.string(),
      lang: z.string(),
      version: z.string(),
      at: milliseconds,
      by: z.string(),
      title: z.string(),
      uid: z.string().nullable(),
      data,
      led: data,
    })
    .nullable(),
  translated: z
    .object({
      document: z.string(),
      version: z.string(),
      present: z.string(),
      at: milliseconds,
      by: z.string(),
      isGuessed: z.boolean(),
    })
    .nullable(),
  outdated,
  base: data.nullable(),
  changes: z.array(
    z.object({
      path: z.array(z.union([z.string(), z.number()])),
      kind: z.enum(['changed', 'added', 'removed', 'moved']),
      before: z.unknown(),
      after: z.unknown(),
    }),
  ),
});

export const translationOperations: Operation[] = [
  operation({
    method: 'get',
    path: '/translations',
    summary: 'How all pages stand in all languages, and which translations are outdated',
    answer: pages,
    status: 200,
    etagOf: ({ repository }) => fingerprint(repository.state.tip),
    run: async ({ repository }) => ({
      languages: repository.state.languages.map(({ id }) => id),
      pages: await pagesInLanguagesOf(repository).all(),
    }),
  }),
  operation({
    method: 'get',
    path: '/documents/{id}/translation',
    summary: 'What a document was translated from, and what became of that since, by field',
    /** `of` is the same page in another language, to translate from. */
    query: z.object({ of: z.string().optional() }),
    answer: compared,
    status: 200,
    run: ({ repository, parameter, query }) =>
      comparedWithSource(repository, theDocument(repository.state, parameter('id')), query.of),
  }),
  operation({
    method: 'put',
    path: '/documents/{id}/translation',
    summary: 'Say that a text is right as the translation of a version, or of nothing',
    body: z.object({
      from: z.object({ document: z.string(), version: z.string() }).nullable(),
    }),
    status: 204,
    run: (call) => call.do(setTranslationSource(call.parameter('id'), call.body.from)),
  }),
  operation({
    method: 'post',
    path: '/documents/{id}/translations',
    summary: 'Begin a translation: the text, or its form without words, with links led over',
    body: z.object({ lang: z.string(), words: z.boolean().default(true) }),
    answer: z.object({ document: z.string(), version: z.string() }),
    status: 201,
    async run(call) {
      const { lang, words } = call.body;
      const command = await beginTranslation(call.repository, call.parameter('id'), {
        lang,
        words,
      });
      const { document, version } = await call.do(command);
      return { document, version: version.id };
    },
  }),
  operation({
    method: 'post',
    path: '/translation-exports',
    summary: 'The texts of documents of one language for a translation office, as XLIFF 2.1',
    body: z.object({ documents: z.array(z.string()).min(1).max(2000), to: z.string() }),
    answer: z.object({ xliff: z.string() }),
    status: 200,
    run: async ({ repository, body }) => ({ xliff: await exportTexts(repository, body) }),
  }),
  operation({
    method: 'post',
    path: '/translation-imports',
    summary: 'Take in a translated XLIFF file: each page becomes a draft, told row by row',
    body: z.object({ xliff: z.string() }),
    answer: z.object({
      rows: z.array(
        z.object({
          title: z.string(),
          document: z.string().nullable(),
          result: z.enum(['created', 'saved', 'unchanged', 'conflict', 'refused']),
          message: z.string(),
          code: z.enum(refusalCodes).nullable(),
        }),
      ),
    }),
    status: 200,
    isRepeatable: true,
    async run(call) {
      const { xliff } = call.body;
      const about = createHash('sha256').update(xliff).digest('hex');
      const rows = await importTexts(call.repository, xliff, (command, page) =>
        call.do(command, about, String(page)),
      );
      return { rows };
    },
  }),
];
