import { isRecord } from '@farol/content-model';
import { ask, type Input } from './client.ts';
import { Conflicted, Offline, Refused, SignedOut, SomebodyElse } from './faults.ts';
import type { ListedDocument, MediaFile, Standing } from './operations.ts';
import type { SaveAnswer, Sending, Version } from './written.ts';

export type { ListedDocument, MediaFile, Standing, WholeDocument } from './operations.ts';

export type DocumentQuery = NonNullable<Input<'/documents', 'get'>['query']>;

export const listDocuments = (query: DocumentQuery, signal: AbortSignal) =>
  ask('/documents', 'get', { query, signal });

/** The state of a page in each of its languages. */
export async function readGroup(
  { group, type }: Pick<ListedDocument, 'group' | 'type'>,
  signal: AbortSignal,
): Promise<readonly Standing[]> {
  const query = { group, type, pageSize: 1 };
  const { documents } = await ask('/documents', 'get', { query, signal });
  return documents[0]?.inLanguages ?? [];
}

export const openDocument = (id: string, signal?: AbortSignal) =>
  ask('/documents/{id}', 'get', { parameters: { id }, signal });

export const readModels = (signal: AbortSignal) => ask('/types', 'get', { signal });

/** A thumbnail of a picture, in a format that decodes quickly. */
export const thumbnailOf = ({ kind, url }: MediaFile): string | null =>
  kind === 'image' ? `${url}?w=320&h=240&fit=crop&fm=webp` : null;

export type NewDocument = Input<'/documents', 'post'>['body'];

export const createDocument = (body: NewDocument, idempotencyKey: string) =>
  ask('/documents', 'post', { body, idempotencyKey });

export const unpublishDocument = (id: string, idempotencyKey: string) =>
  ask('/documents/{id}/publication', 'delete', { parameters: { id }, idempotencyKey });

export const discardDraft = (id: string) =>
  ask('/documents/{id}/draft', 'delete', { parameters: { id } });

export const archiveDocument = (id: string, idempotencyKey: string) =>
  ask('/documents/{id}/archive', 'put', { parameters: { id }, idempotencyKey });

export const restoreDocument = (id: string) =>
  ask('/documents/{id}/archive', 'delete', { parameters: { id } });

/**
 * Saves the next version of a draft. Expected failures are returned as answers, because the text is kept on this
 * device.
 */
export async function saveDraft(
  id: string,
  { written, basedOn, isAutosave, key }: Sending,
  signal?: AbortSignal,
): Promise<SaveAnswer> {
  const { title, uid, data } = written;
  const tags = [...written.tags];
  try {
    const { version, at, kind } = await ask('/documents/{id}/draft', 'put', {
      parameters: { id },
      body: { title, uid, tags, data, basedOn, ...(isAutosave ? { autosave: true } : {}) },
      idempotencyKey: key,
      signal,
    });
    return { kind: 'saved', version: { id: version, at, by: null, kind, title, uid, tags, data } };
  } catch (fault) {
    if (fault instanceof Offline || signal?.aborted) return { kind: 'offline' };
    if (fault instanceof SignedOut || fault instanceof SomebodyElse) return { kind: 'signed-out' };
    if (fault instanceof Refused) return { kind: 'refused', fault, faults: fault.faults };
    if (!(fault instanceof Conflicted)) throw fault;
    const { theirs, base } = fault.answer;
    // Not every conflict has another text: the page may have been archived.
    if (!isRecord(theirs)) return { kind: 'refused', fault, faults: [] };
    return { kind: 'conflict', theirs: theirs as unknown as Version, base: base as Version | null };
  }
}
