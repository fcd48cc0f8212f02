import { z } from 'zod';
import { textList } from '../content/texts.ts';
import { answerIn, askService, type ServiceAccess } from './ask-service.ts';

export type PreviewChanges =
  /** Ids of the documents that differ in the preview, and of those that are missing from it. */
  | { kind: 'changes'; fingerprint: string; changed: string[]; gone: string[] }
  /** The preview has expired, was revoked, or never existed. */
  | { kind: 'ended' }
  /** The service cannot compare it with that content: everything has to be fetched. */
  | { kind: 'incomparable' };

const changes = z.object({
  fingerprint: z.string(),
  changed: textList,
  gone: textList,
});
const ended = z.object({ type: z.literal('api_security_error') });

/** Fetches how a session's preview differs from the content published at a ref. */
export async function fetchChanges(
  access: ServiceAccess,
  session: string,
  published: string,
): Promise<PreviewChanges> {
  const query = new URLSearchParams({ published });
  const response = await askService(access, session, `changes?${query}`);
  if (response.status >= 500) {
    await response.body?.cancel();
    throw new Error(`The service answered ${response.status} to what a preview shows.`);
  }
  const body = await answerIn(response);
  if (response.ok) return { kind: 'changes', ...changes.parse(body) };
  return ended.safeParse(body).success ? { kind: 'ended' } : { kind: 'incomparable' };
}
