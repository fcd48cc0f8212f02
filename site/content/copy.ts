import { setTimeout as pause } from 'node:timers/promises';
import { minuteMs } from '@farol/content-model';
import { filter } from '@prismicio/client';
import { turn } from '../turns/steps.ts';
import type { ContentClient } from './client.ts';
import type { Content } from './content.ts';
import { isSame, type StoredDocument } from './document.ts';
import { isQueryable } from './queryable.ts';
import { type Validated, validate } from './validate.ts';
import type { WantedContent } from './wanted-content.ts';

/** As many as fit in a URL. */
const idsPerRequest = 50;
const pageSize = 100;
/** Ten times the documents that the site is measured with; a list without an end would fill its memory. */
const maxPages = 1000;
const maxDocuments = maxPages * pageSize;
const defaultMaxBytes = 1024 ** 3;
/** For clocks that differ, and for the time a publication takes. */
const dateMarginMs = 10 * minuteMs;

/** Where content is copied from. */
export interface Source {
  /** Shared, because it caches the repository info. */
  client(): ContentClient;
  /** Replaces the client, when its repository info is outdated. */
  renew(): void;
  wanted: WantedContent;
  /** Between the pages of a full copy. */
  pauseMs: number;
  /** Of all documents together. */
  maxBytes?: number;
  signal?: AbortSignal;
}

/** What is wrong with a document, or with one of its fields. */
export interface DocumentFault {
  readonly id: string;
  readonly fault: string;
}

export interface Copy {
  readonly content: Content;
  /** The ids of the documents that were looked at, or are gone. */
  readonly checked: ReadonlySet<string>;
  /** Documents that the site cannot show; the last valid version of such a document stays. */
  readonly invalid: readonly DocumentFault[];
  /** Documents that are shown without an invalid field. */
  readonly mended: readonly DocumentFault[];
  /** Why there may be more that the service does not list. */
  readonly fault: string | null;
}

/** Each response was well-formed, but together they cannot be the whole content. */
class IncompleteCopy extends Error {
  override name = 'IncompleteCopy';
}

/** The current ref of the content that the settings ask for. */
export async function wantedRef({ client, wanted, ...source }: Source): Promise<string> {
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

/** Copies every document in every language at a ref. */
export async function copyAll(source: Source, ref: string, previous: Content): Promise<Copy> {
  let { all, fault } = await readAll(source, ref, previous);
  if (fault) {
    // Pages that belong to different answers differ the next time; what stays is all that the service has to give.
    await pause(source.pauseMs, undefined, optionsOf(source));
    const again = await readAll(source, ref, previous);
    if (again.fault !== fault || [...all.keys()].some((id) => !again.all.has(id)))
      throw new IncompleteCopy(fault);
    ({ all, fault } = again);
  }
  const previousIds = [...previous.documents.map(({ id }) => id), ...previous.others];
  let gone = previousIds.filter((id) => !all.has(id));
  if (fault) {
    const found = await fetchByIds(source, ref, new Set(gone.filter(isQueryable)), previous);
    for (const [id, document] of found) all.set(id, document);
    gone = gone.filter((id) => !found.has(id));
  }
  const isShowable = [...all.values()].some(({ kind }) => kind === 'document');
  if ((previous.documents.length > 0 || fault) && !isShowable)
    throw new IncompleteCopy(`Ref ${ref} has no document that can be shown.`);
  return { ...applyDocuments(previous, ref, all.values(), gone), fault };
}

/** Everything a service lists, by id, and what shows that this is not the whole content. */
async function readAll(source: Source, ref: string, previous: Content) {
  const client = source.client();
  const { maxBytes = defaultMaxBytes } = source;
  const all = new Map<string, Validated>();
  let bytes = 0;
  for (let page = 1; page <= maxPages; page++) {
    if (page > 1) await pause(source.pauseMs, undefined, optionsOf(source));
    const response = await client.get({ ref, lang: '*', page, pageSize, ...optionsOf(source) });
    const known = all.size;
    const validated = await validateAll(response.results, previous);
    const named = validated.filter((each) => isQueryable(idOf(each)));
    // Documents without an id show nothing new where those beside them are known.
    const isRepeated = named.length > 0 && named.every((each) => all.has(idOf(each)));
    addById(all, isRepeated ? named : validated);
    for (const each of validated) bytes += each.kind === 'document' ? each.document.json.length : 0;
    if (all.size > maxDocuments || bytes > maxBytes)
      throw new IncompleteCopy(`Ref ${ref} has more documents than this site can hold.`);
    const { total_results_size: total, next_page } = response;
    const isMore = next_page || !Number.isSafeInteger(total) || all.size < total;
    if (isMore && all.size > known) continue;
    const isWhole = all.size === total;
    const fault = `The service says that ref ${ref} has ${total} documents, but lists ${all.size}.`;
    return { all, fault: isWhole ? null : fault };
  }
  throw new IncompleteCopy(`Ref ${ref} has more than ${maxPages} pages of documents.`);
}

/** Of several with one id the first counts that can be shown; those without an id stay apart. */
function addById(all: Map<string, Validated>, documents: readonly Validated[]): void {
  for (const document of documents) {
    const id = idOf(document);
    const first = all.get(id);
    if (first && !isQueryable(id)) all.set(`${id} ${all.size}`, document);
    else if (!first || (first.kind !== 'document' && document.kind === 'document'))
      all.set(id, document);
  }
}

/** How long validation may run between two turns of the event loop, in which requests are served. */
const maxHoldMs = 1;

/** Validates documents from a service; an unchanged one becomes the object of the previous content. */
export async function validateAll(
  documents: Iterable<unknown>,
  previous: Content,
): Promise<Validated[]> {
  const all: Validated[] = [];
  let end = performance.now() + maxHoldMs;
  for (const raw of documents) {
    const result = validate(raw);
    const last = previous.byId(idOf(result));
    const isUnchanged = result.kind === 'document' && last && isSame(last, result.document);
    all.push(isUnchanged ? { ...result, document: last } : result);
    if (performance.now() < end) continue;
    await turn();
    end = performance.now() + maxHoldMs;
  }
  return all;
}

function idOf(result: Validated): string {
  return result.kind === 'document' ? result.document.id : result.id;
}

/** The previous content with these documents replaced or added; unchanged ones stay the same objects. */
export function applyDocuments(
  previous: Content,
  ref: string,
  documents: Iterable<Validated>,
  gone: readonly string[],
): Copy {
  const changed: StoredDocument[] = [];
  const others: string[] = [];
  const invalid: DocumentFault[] = [];
  const mended: DocumentFault[] = [];
  const checked = new Set(gone);
  for (const result of documents) {
    checked.add(idOf(result));
    if (result.kind === 'document') {
      const { document, faults } = result;
      if (previous.byId(document.id) !== document) changed.push(document);
      for (const fault of faults) mended.push({ id: document.id, fault });
    } else {
      const { id } = result;
      if (result.kind === 'invalid') invalid.push({ id, fault: result.fault });
      if (result.kind === 'other' || !previous.byId(id)) others.push(id);
    }
  }
  const content = previous.with({ ref, changed, gone, others });
  return { content, checked, invalid, mended, fault: null };
}

/** Copies the documents a publication names; everything if others turn out to be missing. */
export async function copyPublication(
  source: Source,
  publication: { ref: string; published: readonly string[]; unpublished: readonly string[] },
  previous: Content,
): Promise<Copy> {
  const { ref, published, unpublished } = publication;
  const wanted = withTranslations([...published, ...unpublished], previous);
  const found = await fetchByIds(source, ref, wanted, previous);
  const more = new Set<string>();
  for (const result of found.values())
    if (result.kind === 'document')
      for (const { id } of result.document.alternate_languages) if (!wanted.has(id)) more.add(id);
  for (const [id, result] of await fetchByIds(source, ref, more, previous)) found.set(id, result);
  const gone = [...wanted].filter((id) => !found.has(id));
  const isExpected = (id: string) => published.includes(id) || previous.byId(id) !== undefined;
  if (gone.some((id) => isExpected(id) && !unpublished.includes(id)))
    return copyAll(source, ref, previous);
  return applyDocuments(previous, ref, found.values(), gone);
}

/**
 * Copies what changed up to a ref, by the dates of publication. They do not show removed documents: if the totals differ,
 * or the ref of the previous content is unknown, everything is copied.
 */
export async function copyChanges(source: Source, ref: string, previous: Content): Promise<Copy> {
  const newest = newestPublication(previous);
  if (newest === null || previous.ref === '' || source.wanted.by !== 'master')
    return copyAll(source, ref, previous);
  const client = source.client();
  const options = optionsOf(source);
  const changed = await client.get({
    ref,
    lang: '*',
    pageSize,
    filters: [filter.dateAfter('document.last_publication_date', new Date(newest - dateMarginMs))],
    ...options,
  });
  if (changed.next_page) return copyAll(source, ref, previous);
  const published = (await validateAll(changed.results, previous)).map(idOf).filter(isQueryable);
  const next = await copyPublication(source, { ref, published, unpublished: [] }, previous);
  const { total_results_size } = await client.get({ ref, lang: '*', pageSize: 1, ...options });
  return next.content.size === total_results_size ? next : copyAll(source, ref, previous);
}

/** Null where nothing shows what came later: without documents, or with one that has no date. */
function newestPublication({ documents }: Content): number | null {
  const latest = Date.now() + dateMarginMs;
  let newest: number | null = null;
  for (const { last_publication_date } of documents) {
    const date = Date.parse(last_publication_date ?? '');
    if (Number.isNaN(date)) return null;
    if (date < latest) newest = Math.max(newest ?? 0, date);
  }
  return newest;
}

/** With their translations: these refer to each other, so they change together. */
function withTranslations(ids: Iterable<string>, content: Content): Set<string> {
  const all = new Set(ids);
  for (const id of [...all])
    for (const translation of content.byId(id)?.alternate_languages ?? []) all.add(translation.id);
  return all;
}

/** The documents with these ids that exist at a ref. */
export async function fetchByIds(
  source: Pick<Source, 'client' | 'signal'>,
  ref: string,
  ids: ReadonlySet<string>,
  previous: Content,
): Promise<Map<string, Validated>> {
  const found = new Map<string, Validated>();
  const all = [...ids].filter(isQueryable);
  for (let start = 0; start < all.length; start += idsPerRequest) {
    const filters = [filter.in('document.id', all.slice(start, start + idsPerRequest))];
    const query = { ref, lang: '*', pageSize, filters, ...optionsOf(source) };
    const response = await source.client().get(query);
    addById(found, await validateAll(response.results, previous));
  }
  const others = [...found.keys()].filter((id) => !ids.has(id));
  // Whoever gives others instead does not show that what is missing is not there.
  if (others.length > 0 && all.some((id) => !found.has(id)))
    throw new IncompleteCopy(`Ref ${ref} was asked for documents by their ids, and gave others.`);
  for (const id of others) found.delete(id);
  return found;
}

function optionsOf({ signal }: Pick<Source, 'signal'>) {
  return signal ? { signal } : {};
}
