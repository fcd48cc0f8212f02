import { z } from 'zod';
import { readSlices, readTypes } from './foreign-models.ts';
import type { Remote } from './remote.ts';

/** The answers of another repository, as far as a move reads them. */
const about = z.object({
  refs: z.array(z.object({ ref: z.string(), isMasterRef: z.boolean().optional() })),
  languages: z.array(z.object({ id: z.string(), name: z.string() })),
});

const document = z.object({
  id: z.string(),
  uid: z.string().nullish(),
  type: z.string(),
  lang: z.string(),
  tags: z.array(z.string()),
  first_publication_date: z.string().nullable(),
  last_publication_date: z.string().nullable(),
  alternate_languages: z.array(z.object({ id: z.string() })).default([]),
  data: z.record(z.string(), z.unknown()),
});
export type RemoteDocument = z.infer<typeof document>;

const search = z.object({ total_pages: z.number(), results: z.array(document) });

const text = z.string().nullish();
const asset = z.object({
  id: z.string(),
  url: z.string(),
  filename: z.string(),
  alt: text,
  notes: text,
  credits: text,
  tags: z.array(z.object({ id: z.string(), name: z.string() })).default([]),
});
export type RemoteAsset = z.infer<typeof asset>;

const assets = z.object({ items: z.array(asset), cursor: z.string().nullish() });
const tags = z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) });
export const created = z.object({ id: z.string() });

const pageSize = '100';
/** So that a list without an end ends: many more documents than a site can show, and ten files for each. */
const maxPages = { documents: 1_000, files: 10_000 };

function assertFewEnough({ name }: Remote, what: keyof typeof maxPages, pages: number): void {
  const most = maxPages[what] * Number(pageSize);
  if (pages > maxPages[what]) throw new Error(`${name} lists more than ${most} ${what}.`);
}

export async function readAbout(remote: Remote) {
  const { refs, languages } = about.parse(await remote.content(''));
  const master = refs.find(({ isMasterRef }) => isMasterRef) ?? refs[0];
  if (!master) throw new Error(`${remote.name} has nothing to read without an access token.`);
  return { ref: master.ref, languages };
}

/** All published documents that match a query, in all languages, at one ref. */
export async function readDocuments(
  remote: Remote,
  { ref, q }: { ref: string; q?: string },
  progress: (done: number, of: number) => void = () => {},
): Promise<RemoteDocument[]> {
  const documents: RemoteDocument[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = { ref, ...(q && { q }), lang: '*', pageSize, page: String(page) };
    const answer = search.parse(await remote.content('/documents/search', query));
    for (const each of answer.results) documents.push(each);
    pages = answer.total_pages;
    assertFewEnough(remote, 'documents', pages);
    progress(page, pages);
  }
  return documents;
}

export async function readModels(remote: Remote) {
  return {
    types: readTypes(await remote.request('models', 'GET', '/customtypes'), remote.name),
    slices: readSlices(await remote.request('models', 'GET', '/slices'), remote.name),
  };
}

export async function readAssets(remote: Remote): Promise<RemoteAsset[]> {
  const found: RemoteAsset[] = [];
  let pages = 0;
  for (let cursor: string | null | undefined = ''; cursor !== undefined && cursor !== null; ) {
    pages += 1;
    assertFewEnough(remote, 'files', pages);
    const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const page: z.infer<typeof assets> = assets.parse(
      await remote.request('assets', 'GET', `/assets?limit=${pageSize}${query}`),
    );
    for (const each of page.items) found.push(each);
    cursor = page.items.length === 0 ? undefined : page.cursor;
  }
  return found;
}

export async function readTags(remote: Remote) {
  return tags.parse(await remote.request('assets', 'GET', '/tags')).items;
}
