import { z } from 'zod';

/** What the service says of a preview. */
export type PreviewChanges =
  /** Ids of the documents that are other ones in the preview, and of those that are not in it. */
  | { kind: 'changes'; fingerprint: string; changed: string[]; gone: string[] }
  /** Expired, revoked or never given out. */
  | { kind: 'ended' }
  /** It cannot say what differs from that content: everything has to be compared. */
  | { kind: 'untold' };

const changes = z.object({
  fingerprint: z.string(),
  changed: z.array(z.string()),
  gone: z.array(z.string()),
});
const ended = z.object({ type: z.literal('api_security_error') });

/** Milliseconds for the answer. */
const timeoutMs = 10_000;

export interface ChangesOptions {
  /** The origin of the embedded service. */
  service: string;
  accessToken: string | null;
}

/** Asks the embedded service what a session's preview shows otherwise than the content published at a ref. */
export async function askChanges(
  { service, accessToken }: ChangesOptions,
  session: string,
  published: string,
): Promise<PreviewChanges> {
  const query = new URLSearchParams({ published });
  const address = `${service}/api/farol/v1/previews/${encodeURIComponent(session)}/changes?${query}`;
  const response = await fetch(address, {
    headers: accessToken ? { authorization: `Bearer ${accessToken}` } : {},
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status >= 500) {
    await response.body?.cancel();
    throw new Error(`The service answered ${response.status} to what a preview shows.`);
  }
  const said: unknown = await response.json();
  if (response.ok) return { kind: 'changes', ...changes.parse(said) };
  return ended.safeParse(said).success ? { kind: 'ended' } : { kind: 'untold' };
}
