import type { SaveAnswer } from '../document/saving.ts';
import type { Version, Written } from '../document/written.ts';
import type { SliceModel, TypeModel } from '../fields/model.ts';
import { ask } from './client.ts';
import { Conflicted, Offline, Refused, SignedOut } from './faults.ts';

/** How a page stands in one of its languages. */
export interface Standing {
  id: string;
  lang: string;
  draft: string | null;
  published: string | null;
  archived: boolean;
}

/** A document in a list, with how its page stands in all languages. */
export interface ListedDocument extends DocumentSummary {
  inLanguages: readonly Standing[];
}

export interface DocumentSummary {
  id: string;
  type: string;
  lang: string;
  /** Shared by a page in all its languages. */
  group: string;
  title: string;
  uid: string | null;
  tags: readonly string[];
  draft: string | null;
  published: string | null;
  releases: readonly string[];
  archived: boolean;
  changedAt: number;
  changedBy: string;
}

export interface WholeDocument extends Omit<DocumentSummary, 'draft' | 'published' | 'releases'> {
  draft: Version | null;
  published: Version | null;
}

export interface MediaFile {
  id: string;
  filename: string;
  kind: 'image' | 'video' | 'audio' | 'document' | 'other';
  alt: string | null;
  size: number;
  width: number | null;
  height: number | null;
  createdAt: number;
  /** The path it has at the service. */
  url: string;
}

export interface DocumentQuery {
  search?: string;
  type?: string;
  lang?: string;
  state?: string;
  page?: number;
  pageSize?: number;
}

export const listDocuments = (query: DocumentQuery, signal: AbortSignal) =>
  ask<{ total: number; page: number; pageSize: number; documents: ListedDocument[] }>(
    '/documents',
    { query: { ...query }, signal },
  );

/** How a page stands in all its languages. */
export async function readGroup(
  { group, type }: Pick<DocumentSummary, 'group' | 'type'>,
  signal: AbortSignal,
): Promise<readonly Standing[]> {
  const query = { group, type, pageSize: 1 };
  const { documents } = await ask<{ documents: ListedDocument[] }>('/documents', { query, signal });
  return documents[0]?.inLanguages ?? [];
}

export const openDocument = (id: string, signal?: AbortSignal) =>
  ask<WholeDocument>(`/documents/${id}`, signal ? { signal } : {});

export const readModels = (signal: AbortSignal) =>
  ask<{ types: TypeModel[]; slices: SliceModel[] }>('/types', { signal });

/** A small picture of a picture. */
export const smallOf = ({ kind, url }: MediaFile): string | null =>
  kind === 'image' ? `${url}?w=320&h=240&fit=crop&auto=format` : null;

export const listMedia = (signal: AbortSignal) => ask<{ media: MediaFile[] }>('/media', { signal });

export interface NewDocument {
  type: string;
  lang: string;
  title: string;
  uid?: string | null;
  data?: Record<string, unknown>;
  translationOf?: string;
}

export const createDocument = (body: NewDocument, idempotencyKey: string) =>
  ask<{ document: string; version: string }>('/documents', {
    method: 'POST',
    body,
    idempotencyKey,
  });

export const publishDocuments = (
  documents: { document: string; version?: string }[],
  key: string,
) =>
  ask<{ ref: string }>('/publications', {
    method: 'POST',
    body: { documents },
    idempotencyKey: key,
  });

export const unpublishDocument = (id: string) =>
  ask<null>(`/documents/${id}/publication`, { method: 'DELETE' });

export const discardDraft = (id: string) =>
  ask<null>(`/documents/${id}/draft`, { method: 'DELETE' });

export const archiveDocument = (id: string) =>
  ask<null>(`/documents/${id}/archive`, { method: 'PUT' });

export const restoreDocument = (id: string) =>
  ask<null>(`/documents/${id}/archive`, { method: 'DELETE' });

export const startPreview = (document: string) =>
  ask<{ startUrl: string | null }>('/previews', { method: 'POST', body: { document } });

/** Saves the next version of a draft; whatever goes wrong is an answer, for the text stays on this device. */
export async function saveDraft(
  id: string,
  { title, uid, tags, data }: Written,
  basedOn: string,
): Promise<SaveAnswer> {
  try {
    const { version } = await ask<{ version: string }>(`/documents/${id}/draft`, {
      method: 'PUT',
      body: { title, uid, tags, data, basedOn },
    });
    return {
      kind: 'saved',
      version: { id: version, at: Date.now(), by: '', title, uid, tags, data },
    };
  } catch (fault) {
    if (fault instanceof Offline) return { kind: 'offline' };
    if (fault instanceof SignedOut) return { kind: 'signed-out' };
    if (fault instanceof Refused) return { kind: 'refused', message: fault.message };
    if (!(fault instanceof Conflicted)) throw fault;
    // Our own save may be the one that stands: its answer was lost.
    return { kind: 'conflict', theirs: fault.answer.theirs as Version };
  }
}
