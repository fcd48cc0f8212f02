import { type Answer, ask } from './client.ts';

export type ListedVersion = Answer<'/documents/{id}/versions', 'get'>['versions'][number];

export const listVersions = (id: string, before: string | undefined, signal: AbortSignal) =>
  ask('/documents/{id}/versions', 'get', {
    parameters: { id },
    query: { pageSize: 50, before },
    signal,
  });

export const readVersion = (id: string, version: string, signal?: AbortSignal) =>
  ask('/documents/{id}/versions/{version}', 'get', { parameters: { id, version }, signal });

export type Authorship = Answer<'/documents/{id}/authorship', 'get'>;

export const readAuthorship = (id: string, signal: AbortSignal) =>
  ask('/documents/{id}/authorship', 'get', { parameters: { id }, signal });

export const restoreVersion = (
  id: string,
  body: { version: string; basedOn: string; fields?: string[] },
  idempotencyKey: string,
) => ask('/documents/{id}/restorations', 'post', { parameters: { id }, body, idempotencyKey });
