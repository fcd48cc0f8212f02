import { isRecord, own, type Path } from '@farol/content-model';
import { z } from 'zod';
import type { Caller } from '../../people/caller.ts';
import { includes } from '../../people/roles.ts';
import { containsMatch, type SearchOptions } from '../../replacing/matches.ts';
import { replace, undoReplacement } from '../../replacing/replacement.ts';
import { occurrencesIn, pathKey } from '../../replacing/replacing.ts';
import { theDocument } from '../../repository/commands/documents.ts';
import { contentNow } from '../../repository/document-contents.ts';
import { NotFound, VersionDropped } from '../../repository/faults.ts';
import type { Repository } from '../../repository/repository.ts';
import type { DocumentState, State } from '../../repository/state.ts';
import { Turns } from '../../turns.ts';
import { type Operation, operation } from '../operation.ts';

const maxRows = 500;
const maxDocuments = 1000;
const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');

const query = z.object({
  text: z.string().min(2).max(200),
  exact: flag,
  wholeWords: flag,
  lang: z.string().max(20).optional(),
  type: z.string().max(100).optional(),
});

const id = z.string().min(1).max(100);
const request = z.strictObject({
  wanted: z.strictObject({
    text: z.string().min(2).max(200),
    exact: z.boolean(),
    wholeWords: z.boolean(),
  }),
  by: z.string().max(2000),
  documents: z
    .array(
      z.strictObject({
        document: id,
        basedOn: id,
        paths: z.array(z.string().max(500)).min(1).max(maxRows),
      }),
    )
    .min(1)
    .max(maxDocuments)
    .refine(
      (all) => new Set(all.map(({ document }) => document)).size === all.length,
      'each document once',
    ),
});

const replaced = z.object({
  documents: z
    .array(z.object({ document: id, before: id, version: id }))
    .min(1)
    .max(maxDocuments),
});

/** Find and replace across documents and languages. Writes drafts only. */
export const replacementOperations: Operation[] = [
  operation({
    method: 'get',
    path: '/occurrences',
    summary:
      'Where a text stands in drafts and published documents that one may change, row by row',
    query,
    status: 200,
    answer: z.object({
      /** Rows beyond the first 500 are counted, not returned. */
      total: z.int(),
      rows: z.array(
        z.object({
          document: z.string(),
          title: z.string(),
          type: z.string(),
          lang: z.string(),
          version: z.string(),
          path: z.string(),
          /** The section that contains it. */
          section: z.object({ slice_type: z.string(), variation: z.string() }).nullable(),
          text: z.string(),
          /** Then only another number takes its place. */
          isNumber: z.boolean(),
          matches: z.array(z.object({ start: z.int(), end: z.int() })),
        }),
      ),
    }),
    async run({ repository, caller, query: { lang, type, ...wanted } }) {
      const rows = await rowsOf(repository, caller, { lang, type, wanted });
      return { total: rows.length, rows: rows.slice(0, maxRows) };
    },
  }),
  operation({
    method: 'post',
    path: '/replacements',
    summary:
      'Replace a text in drafts: in all of the documents, or in none; 409 where one changed since',
    body: request,
    status: 201,
    answer: replaced,
    run: (call) => call.do(replace(call.body, contentNow(call.repository))),
  }),
  operation({
    method: 'post',
    path: '/replacements/undoing',
    summary: 'Undo a replacement, as it was answered: in all of its documents, or in none',
    body: replaced,
    status: 204,
    isRepeatable: true,
    async run(call) {
      const { repository, body } = call;
      const before = body.documents.map(async ({ document, before: version }) => {
        const head = theDocument(repository.state, document).versions.find(
          ({ id }) => id === version,
        );
        if (!head) throw new NotFound(`Document ${document} has no version ${version}.`);
        if (head.dropped) throw new VersionDropped(document, version);
        return [version, await repository.content(version)] as const;
      });
      const contents = new Map(await Promise.all(before));
      return call.do(undoReplacement(body, (version) => contents.get(version)));
    },
  }),
];

interface Search {
  lang?: string | undefined;
  type?: string | undefined;
  wanted: SearchOptions;
}

/** Searches all documents, yielding to other requests in between. */
async function rowsOf(repository: Repository, caller: Caller, search: Search) {
  const { state } = repository;
  const contentOf = contentNow(repository);
  const mayContain = containsMatch(search.wanted);
  const rows: ReturnType<typeof rowsIn>[number][] = [];
  const turns = new Turns();
  for (const document of state.documents.values()) {
    if (turns.isOver) await turns.next();
    const content = isSearched(document, caller, search) ? contentOf(document) : null;
    if (content && mayContain(content))
      rows.push(...rowsIn(state, document, content, search.wanted));
  }
  return rows;
}

function isSearched(document: DocumentState, caller: Caller, { lang, type }: Search): boolean {
  const { archived, draft, published } = document;
  return (
    !archived &&
    (draft ?? published) !== null &&
    (caller.kind !== 'person' || includes(caller.rights, document)) &&
    (lang === undefined || lang === document.lang) &&
    (type === undefined || type === document.type)
  );
}

function rowsIn(
  state: Readonly<State>,
  { id: document, type, lang, draft, published, versions }: DocumentState,
  content: Readonly<Record<string, unknown>>,
  wanted: SearchOptions,
) {
  const version = draft ?? published ?? '';
  const title = versions.findLast((each) => each.id === version)?.title ?? '';
  return occurrencesIn(state, type, content, wanted).map(({ path, text, isNumber, matches }) => ({
    document,
    title,
    type,
    lang,
    version,
    path: pathKey(path),
    section: sectionAt(content, path),
    text,
    isNumber,
    matches,
  }));
}

function sectionAt(content: Readonly<Record<string, unknown>>, [zone = '', index = '']: Path) {
  const list = own(content, String(zone));
  const section: unknown = Array.isArray(list) ? list[Number(index)] : null;
  if (!isRecord(section) || typeof section.slice_type !== 'string') return null;
  return { slice_type: section.slice_type, variation: String(section.variation ?? '') };
}
