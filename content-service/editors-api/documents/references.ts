import { isPageType } from '@farol/content-model';
import { z } from 'zod';
import { addressBookOf } from '../../addresses/address-book.ts';
import { referencesOf } from '../../references/references.ts';
import { theDocument } from '../../repository/commands/documents.ts';
import { NotFound } from '../../repository/faults.ts';
import { draftsOf, publishedAfter } from '../../repository/published-after.ts';
import type { Repository } from '../../repository/repository.ts';
import { versionOf } from '../../repository/state.ts';
import { type Operation, operation } from '../operation.ts';

const page = z.object({ most: z.coerce.number().int().min(1).max(500).default(100) });

const reference = z.object({
  document: z.string(),
  type: z.string(),
  lang: z.string(),
  title: z.string(),
  published: z.boolean(),
  draft: z.boolean(),
  releases: z.array(z.string()),
  /** The fields that refer to it. */
  paths: z.array(z.string()),
});
export const references = z.object({
  /** All documents, even if fewer are listed. */
  total: z.int(),
  references: z.array(reference),
});

const addresses = z.object({
  /** The website's address. */
  site: z.string(),
  addresses: z.array(
    z.object({
      lang: z.string(),
      document: z.string(),
      /** Its path on the site; null if it is not published or has no page. */
      now: z.string().nullable(),
      /** Its path if the drafts of this page were published in all languages. */
      afterPublishing: z.string().nullable(),
    }),
  ),
});

export function referenceOperations(settings: { siteUrl: string }): Operation[] {
  return [
    operation({
      method: 'get',
      path: '/documents/{id}/references',
      summary: 'What links to a document: published, in drafts and in releases',
      query: page,
      status: 200,
      answer: references,
      run({ repository, parameter, query }) {
        const { id } = theDocument(repository.state, parameter('id'));
        return referencesTo(repository, id, query.most);
      },
    }),
    operation({
      method: 'get',
      path: '/media/{id}/references',
      summary: 'What shows a file or links to it: published, in drafts and in releases',
      query: page,
      status: 200,
      answer: references,
      run({ repository, parameter, query }) {
        const id = parameter('id');
        if (!repository.state.assets.has(id))
          throw new NotFound(`There is no file with the id ${id}.`);
        return referencesTo(repository, id, query.most);
      },
    }),
    operation({
      method: 'get',
      path: '/documents/{id}/addresses',
      summary: 'The address of a page in each of its languages, now and after publishing',
      status: 200,
      answer: addresses,
      run: ({ repository, parameter }) => ({
        site: settings.siteUrl,
        addresses: addressesOfPage(repository, parameter('id')),
      }),
    }),
  ];
}

export async function referencesTo(repository: Repository, id: string, most: number) {
  const found = await referencesOf(repository).to(id);
  return {
    total: new Set(found.map(({ document }) => document)).size,
    references: found.slice(0, most).map((each) => {
      const { title } = versionOf(each.document, each.version);
      const { id: document, type, lang } = each.document;
      const { isPublished: published, isDraft: draft, releases, paths } = each;
      return { document, type, lang, title, published, draft, releases, paths };
    }),
  };
}

function addressesOfPage(
  repository: Repository,
  id: string,
): z.infer<typeof addresses>['addresses'] {
  const { state } = repository;
  const { group, type } = theDocument(state, id);
  if (!isPageType(type)) return [];
  const now = addressBookOf(repository.master()).addresses;
  const after = addressBookOf(publishedAfter(repository, draftsOf(state, group))).addresses;
  return state.index.inGroup(group).flatMap(({ id: document, lang, archived }) =>
    archived
      ? []
      : {
          lang,
          document,
          now: now.get(document) ?? null,
          afterPublishing: after.get(document) ?? null,
        },
  );
}
