import { filter } from '@prismicio/client';
import { turn } from '../turns/steps.ts';
import type { ContentClient } from './client.ts';
import type { Content } from './content.ts';
import { isSame, type StoredDocument } from './document.ts';
import { type Validated, validate } from './validate.ts';
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

/** What is wrong with a document, or with a field of it. */
export interface Fault {
  readonly id: string;
  readonly fault: string;
}

export interface Copied {
  readonly content: Content;
  /** Documents that the site cannot show; where an earlier version of one could be shown, it still is. */
  readonly invalid: readonly Fault[];
  /** Documents that are shown without a field that is wrong. */
  readonly mended: readonly Fault[];
}

/** The answer was complete in form, but cannot be the whole content. */
class IncompleteCopy extends Error {
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
export async function copyAll(source: Source, ref: string, before: Content): Promise<Copied> {
  const client = source.client();
  const all = new Map<string, Validated>();
  let total = 0;
  for (let page = 1, pages = 1; page <= pages; page++) {
    if (page > 1) await pause(source.pause, source.signal);
    const answer = await client.get({ ref, lang: '*', page, pageSize, ...optionsOf(source) });
    if (page === 1) total = answer.total_results_size;
    pages = Math.ceil(total / pageSize);
    if (answer.total_results_size !== total || answer.page !== page)
      throw new IncompleteCopy(`Page ${page} of ref ${ref} belongs to another answer than page 1.`);
    for (const each of await validated(answer.results, before)) all.set(idOf(each), each);
  }
  if (all.size !== total)
    throw new IncompleteCopy(`Ref ${ref} has ${total} documents, but ${all.size} came.`);
  const isShowable = [...all.values()].some(({ kind }) => kind === 'document');
  if (before.documents.length > 0 && !isShowable)
    throw new IncompleteCopy(`Ref ${ref} has no document that can be shown.`);
  const gone = [...idsOf(before)].filter((id) => !all.has(id));
  return copied(before, ref, all.values(), gone);
}

/** Milliseconds of work between two turns of the event loop: visitors are answered meanwhile. */
const holdMs = 1;

/** Documents from outside; one that is as it was before is the same one. */
export async function validated(
  documents: Iterable<unknown>,
  before: Content,
): Promise<Validated[]> {
  const all: Validated[] = [];
  let end = performance.now() + holdMs;
  for (const raw of documents) {
    const each = validate(raw);
    const last = before.byId(idOf(each));
    const isSameAsLast = each.kind === 'document' && last && isSame(last, each.document);
    all.push(isSameAsLast ? { ...each, document: last } : each);
    if (performance.now() < end) continue;
    await turn();
    end = performance.now() + holdMs;
  }
  return all;
}

function idOf(each: Validated): string {
  return each.kind === 'document' ? each.document.id : each.id;
}

function* idsOf({ documents, others }: Content): Iterable<string> {
  for (const { id } of documents) yield id;
  yield* others;
}

/** The content before with what came of its documents; what came as it was stays the same. */
export function copied(
  before: Content,
  ref: string,
  all: Iterable<Validated>,
  gone: readonly string[],
): Copied {
  const changed: StoredDocument[] = [];
  const others: string[] = [];
  const invalid: Fault[] = [];
  const mended: Fault[] = [];
  for (const each of all) {
    if (each.kind === 'document') {
      const { document, faults } = each;
      if (before.byId(document.id) !== document) changed.push(document);
      for (const fault of faults) mended.push({ id: document.id, fault });
    } else {
      const { id } = each;
      if (each.kind === 'invalid') invalid.push({ id, fault: each.fault });
      if (each.kind === 'other' || !before.byId(id)) others.push(id);
    }
  }
  return { content: before.with({ ref, changed, gone, others }), invalid, mended };
}

/**
 * The documents a publication names, at its ref; everything where documents are missing that it does not say
 * have left.
 */
export async function copyPublication(
  source: Source,
  publication: { ref: string; published: readonly string[]; unpublished: readonly string[] },
  before: Content,
): Promise<Copied> {
  const { ref, published, unpublished } = publication;
  const client = source.client();
  const wanted = withTranslations([...published, ...unpublished], before);
  const found = await byIds(client, ref, wanted, source);
  const more = new Set<string>();
  for (const document of found.values())
    for (const { id } of document.alternate_languages ?? []) if (!wanted.has(id)) more.add(id);
  for (const [id, document] of await byIds(client, ref, more, source)) found.set(id, document);
  const gone = [...wanted].filter((id) => !found.has(id));
  const expected = (id: string) => published.includes(id) || before.byId(id) !== undefined;
  if (gone.some((id) => expected(id) && !unpublished.includes(id)))
    return copyAll(source, ref, before);
  return copied(before, ref, await validated(found.values(), before), gone);
}

/**
 * What changed up to a ref nothing else is known of: by the dates of publication. Documents that left have no
 * date any more; where the numbers do not agree, or nobody knows of which ref the content before is, everything is copied.
 */
export async function copyChanges(source: Source, ref: string, before: Content): Promise<Copied> {
  if (before.documents.length === 0 || before.ref === '' || source.wanted.by !== 'master')
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
  return next.content.size === total_results_size ? next : copyAll(source, ref, before);
}

/** When the newest publication in a content was. */
function newestPublication({ documents }: Content): number {
  let newest = 0;
  for (const { last_publication_date } of documents)
    newest = Math.max(newest, Date.parse(last_publication_date ?? '') || 0);
  return newest;
}

/** The documents and their translations: each of them names the others, so they change together. */
function withTranslations(ids: Iterable<string>, content: Content): Set<string> {
  const all = new Set(ids);
  for (const id of [...all])
    for (const each of content.byId(id)?.alternate_languages ?? []) all.add(each.id);
  return all;
}

/** The documents with these ids at a ref, as far as they are there. */
export async function byIds(
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
