import { type Answer, apiRoot, ask, type Input, refused } from './client.ts';
import { Offline } from './faults.ts';
import type { MediaFile } from './operations.ts';
import { personHeader } from './session.ts';

export type { MediaFile } from './operations.ts';

export type MediaQuery = NonNullable<Input<'/media', 'get'>['query']>;
export type MediaChange = Input<'/media/{id}', 'patch'>['body'];
export type MediaBatch = Input<'/media-batches', 'post'>['body'];
export type MediaBatchAnswer = Answer<'/media-batches', 'post'>;
export type MediaReferences = Answer<'/media/{id}/references', 'get'>;

export const listMedia = (query: MediaQuery, signal: AbortSignal) =>
  ask('/media', 'get', { query, signal });

export const readMedia = (id: string, signal: AbortSignal) =>
  ask('/media/{id}', 'get', { parameters: { id }, signal });

export const changeMedia = (id: string, body: MediaChange) =>
  ask('/media/{id}', 'patch', { parameters: { id }, body });

/** Without `evenIfShown`, a file that a page shows is refused. */
export const deleteMedia = (id: string, evenIfShown: boolean) =>
  ask('/media/{id}', 'delete', {
    parameters: { id },
    query: { evenIfShown: evenIfShown ? 'true' : 'false' },
  });

export const readManyReferences = (ids: readonly string[], signal: AbortSignal) =>
  ask('/media-references', 'get', { query: { ids: ids.join() }, signal });

export const sendMediaBatch = (body: MediaBatch, idempotencyKey: string) =>
  ask('/media-batches', 'post', { body, idempotencyKey });

export const readReferences = (id: string, signal: AbortSignal) =>
  ask('/media/{id}/references', 'get', { parameters: { id }, signal });

/** How a file is sent. */
export interface Sending {
  /** The idempotency key. */
  key: string;
  /** Is called with the part of the file that was sent, from 0 to 1. */
  progress?(sent: number): void;
  signal?: AbortSignal;
}

/** A lost answer is retried under the same key, so that the file is stored once. */
export function uploadMedia(file: File, tags: readonly string[], sending: Sending) {
  const query = new URLSearchParams({ filename: file.name, tags: tags.join(',') });
  return send('POST', `/media?${query}`, file, sending);
}

/** Retried under the same key, so that it does not overwrite a replacement made by somebody else since. */
export function replaceMedia(id: string, file: File, sending: Sending) {
  const query = new URLSearchParams({ filename: file.name });
  return send('PUT', `/media/${encodeURIComponent(id)}/content?${query}`, file, sending);
}

const maxAttempts = 3;

async function send(
  method: string,
  path: string,
  file: File,
  sending: Sending,
): Promise<MediaFile> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await sendOnce(method, path, file, sending);
    } catch (fault) {
      if (!(fault instanceof Offline) || attempt === maxAttempts) throw fault;
    }
  }
}

/** XMLHttpRequest, because only it reports upload progress. */
function sendOnce(
  method: string,
  path: string,
  file: File,
  { key, progress, signal }: Sending,
): Promise<MediaFile> {
  signal?.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<MediaFile>();
  const request = new XMLHttpRequest();
  request.open(method, `${apiRoot}${path}`);
  request.responseType = 'json';
  request.setRequestHeader('content-type', 'application/octet-stream');
  request.setRequestHeader('idempotency-key', key);
  for (const [name, value] of Object.entries(personHeader())) request.setRequestHeader(name, value);
  request.upload.onprogress = ({ loaded, total }) => progress?.(total > 0 ? loaded / total : 0);
  request.onload = () => {
    if (request.status < 300 && request.response) resolve(request.response);
    else reject(refused(request.status, request.response));
  };
  request.onerror = () => reject(new Offline('The content service is not responding.'));
  const abort = () => request.abort();
  signal?.addEventListener('abort', abort);
  request.onabort = () => reject(signal?.reason);
  request.onloadend = () => signal?.removeEventListener('abort', abort);
  request.send(file);
  return promise;
}
