import { type Answer, ask, type Input } from './client.ts';
import type { PageDocument } from './operations.ts';

export type { ListedPage, PageDocument, PageFacets } from './operations.ts';

export type PageQuery = NonNullable<Input<'/pages', 'get'>['query']>;
export type Batch = Input<'/batches', 'post'>['body'];
export type BatchAnswer = Answer<'/batches', 'post'>;
export type DocumentState = PageDocument['state'];

export const listPages = (query: PageQuery, signal: AbortSignal) =>
  ask('/pages', 'get', { query, signal });

export const sendBatch = (body: Batch, idempotencyKey: string) =>
  ask('/batches', 'post', { body, idempotencyKey });

/** A document with the version that the list shows: if it was changed since, the service refuses it. */
export function asShown({ id, draft, published }: PageDocument): Batch['documents'][number] {
  const version = draft ?? published;
  return version === null ? id : { document: id, version };
}

export const readViews = (signal: AbortSignal) => ask('/me/views', 'get', { signal });

export const saveView = (name: string, filters: Record<string, string>) =>
  ask('/me/views', 'post', { body: { name, filters } });

export const removeView = (id: string) => ask('/me/views/{id}', 'delete', { parameters: { id } });
