import { z } from 'zod';

/** What the service says of a preview of what somebody is writing. */
export type PersonalChanges =
  | ({ kind: 'changes' } & z.output<typeof changes>)
  /** Its session is over, or there never was one. */
  | { kind: 'ended' };

const changes = z.object({
  /** Of each document that is another one than the published one, what changes with it. */
  changed: z.record(z.string(), z.string()),
  gone: z.array(z.string()),
  /** Those that were not known. */
  documents: z.array(z.unknown()),
  /** Why what is being written of a document is not shown. */
  faults: z.record(z.string(), z.string()),
});

const timeoutMs = 10_000;

export interface PersonalAsk {
  published: string;
  known: Readonly<Record<string, string>>;
}

/** Asks the embedded service what the preview of a key shows otherwise than the content published at a ref. */
export async function askPersonalChanges(
  { service, accessToken }: { service: string; accessToken: string | null },
  key: string,
  asked: PersonalAsk,
): Promise<PersonalChanges> {
  const address = `${service}/api/farol/v1/previews/${encodeURIComponent(key)}/overlay`;
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
    },
    body: JSON.stringify(asked),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.ok) return { kind: 'changes', ...changes.parse(await response.json()) };
  await response.body?.cancel();
  if (response.status === 404) return { kind: 'ended' };
  throw new Error(`The service answered ${response.status} to what somebody is writing.`);
}
