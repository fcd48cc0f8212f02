import { type Answer, ask } from './client.ts';

export type Finding = Answer<'/checks', 'post'>['findings'][number];
export type Redirect = { from: string; to: string };
export type ListedRedirect = Answer<'/redirects', 'get'>['redirects'][number];
export type Release = Answer<'/releases', 'get'>['releases'][number];
export type ReleaseRow = Answer<'/releases/{id}/contents', 'get'>['rows'][number];

export const checkDocument = (document: string, version: string, signal: AbortSignal) =>
  ask('/checks', 'post', { body: { documents: [{ document, version }] }, signal });

export const publishWithRedirects = (
  documents: readonly { document: string; version: string }[],
  redirects: readonly Redirect[],
  idempotencyKey: string,
) => ask('/publications', 'post', { body: { documents, redirects }, idempotencyKey });

export const scheduleDocument = (
  id: string,
  body: { at: number; zone: string; action?: 'publish' | 'unpublish' },
) => ask('/documents/{id}/schedule', 'put', { parameters: { id }, body });

export const cancelSchedule = (id: string) =>
  ask('/documents/{id}/schedule', 'delete', { parameters: { id } });

export const listReleases = (signal: AbortSignal) => ask('/releases', 'get', { signal });

export const createRelease = (
  body: { label: string; scheduledAt?: number | null; zone?: string },
  idempotencyKey: string,
) => ask('/releases', 'post', { body, idempotencyKey });

export const changeRelease = (
  id: string,
  body: { label?: string; scheduledAt?: number | null; zone?: string | null },
) => ask('/releases/{id}', 'patch', { parameters: { id }, body });

export const listRemovedReleases = (signal: AbortSignal) =>
  ask('/removed-releases', 'get', { signal });

export const restoreRemovedRelease = (id: string) =>
  ask('/removed-releases/{id}/restoration', 'post', { parameters: { id } });

export const removeRelease = (id: string) =>
  ask('/releases/{id}', 'delete', { parameters: { id } });

export const readContents = (id: string, signal: AbortSignal) =>
  ask('/releases/{id}/contents', 'get', { parameters: { id }, signal });

export const checkRelease = (id: string, signal: AbortSignal) =>
  ask('/releases/{id}/checks', 'get', { parameters: { id }, signal });

export const changeContents = (
  id: string,
  body: {
    put?: string[];
    unpublish?: string[];
    takeOut?: string[];
    move?: { document: string; from: string }[];
  },
) => ask('/releases/{id}/contents', 'patch', { parameters: { id }, body });

export const resolveConflict = (
  id: string,
  document: string,
  keep: 'release' | 'published' | 'both',
) =>
  ask('/releases/{id}/documents/{document}/resolution', 'put', {
    parameters: { id, document },
    body: { keep },
  });

export const publishRelease = (id: string, idempotencyKey: string) =>
  ask('/releases/{id}/publication', 'post', { parameters: { id }, idempotencyKey });

/** The site with one release published, or with all releases scheduled until a time. */
export const previewSite = (body: { release: string } | { until: number }) =>
  ask('/previews', 'post', { body });

export const listPastReleases = (before: number | undefined, signal: AbortSignal) =>
  ask('/past-releases', 'get', { query: { before }, signal });

export const listRedirects = (signal: AbortSignal) => ask('/redirects', 'get', { signal });

export const addRedirect = (body: Redirect, idempotencyKey: string) =>
  ask('/redirects', 'post', { body, idempotencyKey });

export const removeRedirect = (from: string, idempotencyKey: string) =>
  ask('/redirects', 'delete', { body: { from }, idempotencyKey });

export const readAddresses = (id: string, signal: AbortSignal) =>
  ask('/documents/{id}/addresses', 'get', { parameters: { id }, signal });
