import { filter } from '@prismicio/client';
import type { ContentClient } from './client.ts';
import { type Fitted, fit } from './fit.ts';
import {
  newestPublication,
  type Snapshot,
  sizeOf,
  type Taken,
  takeAll,
  takeChanges,
  withTranslations,
} from './snapshot.ts';
import type { WantedContent } from './wanted-content.ts';

/** An address has room for this many ids. */
const idsAtOnce = 50;
const pageSize = 100;
/** Clocks differ, and a publication takes a moment. */
const margin = 10 * 60_000;

/** What a copy is made of. */
export interface Source {
  /** One for all who ask: what one of them was told of the repository, the others need not ask. */
  client(): ContentClient;
  /** Forgets what the client was told, for it changed. */
  renew(): void;
  wanted: WantedContent;
  /** Milliseconds between the pages of a whole copy. */
  pause: number;
  signal?: AbortSignal;
}

/** The answer was complete in form, but cannot be the whole content. */
export class IncompleteCopy extends Error {
  override name = 'IncompleteCopy';
}

/** The ref of the content that shall be shown now. */
export async function shownRef({ client, wanted, ...source }: Source): Promise<string> {
  const options = optionsOf(source);
  switch (wanted.by) {
    case 'release id':
      return (await client().getReleaseByID(wanted.value, options)).ref;
    case 'release label':
      return (await client().getReleaseByLabel(wanted.value, options)).ref;
    case 'ref':
      return wanted.value;
    default:
      return (await client().getMasterRef(options)).ref;
  }
}

/** Every document in every language at a ref. */
export async function copyAll(source: Source, ref: string, before: Snapshot): Promise<Taken> {
  const client = source.client();
  const all = new Map<string, Fitted>();
  let total = 0;
  for (let page = 1, pages = 1; page <= pages; page++) {
    if (page > 1) await pause(source.pause, source.signal);
    const answer = await client.get({ ref, lang: '*', page, pageSize, ...optionsOf(source) });
    if (page === 1) total = answer.total_results_size;
    pages = Math.ceil(total / pageSize);
    if (answer.total_results_size !== total || answer.page !== page)
      throw new IncompleteCopy(`Page ${page} of ref ${ref} belongs to another answer than page 1.`);
    for (const document of answer.results) all.set(document.id, fit(document));
  }
  if (all.size !== total)
    throw new IncompleteCopy(`Ref ${ref} has ${total} documents, but ${all.size} came.`);
  const taken = takeAll(ref, all.values(), before);
  if (before.documents.size > 0 && !hasSound(taken))
    throw new IncompleteCopy(`Ref ${ref} has no document that can be shown.`);
  return taken;
}

/** Whether any document is sound by itself, not only by its last good version. */
function hasSound({ snapshot, misfits }: Taken): boolean {
  const unfit = new Set(misfits.map(({ id }) => id));
  return [...snapshot.documents.keys()].some((id) => !unfit.has(id));
}

/**
 * The documents a publication names, at its ref; everything where documents are missing that it does not say
 * have left.
 */
export async function copyPublication(
  source: Source,
  publication: { ref: string; published: readonly string[]; unpublished: readonly string[] },
  before: Snapshot,
): Promise<Taken> {
  const { ref, published, unpublished } = publication;
  const client = source.client();
  const wished = withTranslations([...published, ...unpublished], before);
  const found = await byIds(client, ref, wished, source);
  const more = new Set<string>();
  for (const document of found.values())
    for (const { id } of document.alternate_languages ?? []) if (!wished.has(id)) more.add(id);
  for (const [id, document] of await byIds(client, ref, more, source)) found.set(id, document);
  const gone = [...wished].filter((id) => !found.has(id));
  const expected = (id: string) => published.includes(id) || before.documents.has(id);
  if (gone.some((id) => expected(id) && !unpublished.includes(id)))
    return copyAll(source, ref, before);
  return takeChanges(ref, [...found.values()].map(fit), gone, before);
}

/**
 * What changed up to a ref nothing else is known of: by the dates of publication. Documents that left have no
 * date any more; where the numbers do not agree, everything is copied.
 */
export async function copyChanges(source: Source, ref: string, before: Snapshot): Promise<Taken> {
  if (before.documents.size === 0 || source.wanted.by !== 'master')
    return copyAll(source, ref, before);
  const client = source.client();
  const options = optionsOf(source);
  const since = new Date(newestPublication(before) - margin);
  const changed = await client.get({
    ref,
    lang: '*',
    pageSize,
    filters: [filter.dateAfter('document.last_publication_date', since)],
    ...options,
  });
  if (changed.next_page) return copyAll(source, ref, before);
  const published = changed.results.map(({ id }) => id);
  const next = await copyPublication(source, { ref, published, unpublished: [] }, before);
  const { total_results_size } = await client.get({ ref, lang: '*', pageSize: 1, ...options });
  return sizeOf(next.snapshot) === total_results_size ? next : copyAll(source, ref, before);
}

async function byIds(
  client: ContentClient,
  ref: string,
  ids: ReadonlySet<string>,
  source: Pick<Source, 'signal'>,
) {
  const found = new Map<string, Awaited<ReturnType<ContentClient['get']>>['results'][number]>();
  const all = [...ids];
  for (let start = 0; start < all.length; start += idsAtOnce) {
    const filters = [filter.in('document.id', all.slice(start, start + idsAtOnce))];
    const answer = await client.get({ ref, lang: '*', pageSize, filters, ...optionsOf(source) });
    for (const document of answer.results) found.set(document.id, document);
  }
  return found;
}

function optionsOf({ signal }: Pick<Source, 'signal'>) {
  return signal ? { signal } : {};
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
