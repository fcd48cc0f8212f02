import { type Answer, ask } from './client.ts';
import type { Written } from './written.ts';

/** Sends the unsaved text of a tab. Previews of it show that text; no version is made. */
export const putWorkingCopy = (id: string, tab: string, { title, uid, tags, data }: Written) =>
  ask('/documents/{id}/working-copy', 'put', {
    parameters: { id },
    query: { tab },
    body: { title, uid, tags: [...tags], data },
  });

export const removeWorkingCopy = (id: string, tab: string) =>
  ask('/documents/{id}/working-copy', 'delete', {
    parameters: { id },
    query: { tab },
    keepalive: true,
  });

/** The address gives access to unsaved text, so it is never shared. */
export const startPersonalPreview = (document: string, tab: string, version?: string) =>
  ask('/me/previews', 'post', { body: { document, tab, version } });

export const endPersonalPreview = (id: string) =>
  ask('/me/previews/{id}', 'delete', { parameters: { id } });

/** A link to one document as it was saved, for people without an account. */
export type SharedLink = Answer<'/previews', 'get'>['previews'][number];

export async function listSharedLinks(
  document: string,
  signal: AbortSignal,
): Promise<SharedLink[]> {
  const { previews } = await ask('/previews', 'get', { signal });
  return previews.filter((each) => each.shared && each.document === document);
}

export const shareLink = (document: string, lastsMs: number, idempotencyKey: string) =>
  ask('/previews', 'post', { body: { document, lastsMs, shared: true }, idempotencyKey });

export const revokePreview = (id: string) =>
  ask('/previews/{id}', 'delete', { parameters: { id } });
