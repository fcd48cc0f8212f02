import type { Fault } from '../content/copy.ts';
import type { Publisher } from '../publish/publisher.ts';
import { cachePolicies } from './cache-policies.ts';
import type { SiteResponse } from './response.ts';

export interface HealthOptions {
  publisher: Publisher;
  clock: () => number;
}

export interface HealthDetails {
  publisher: Publisher;
  version: string;
  invalid: () => readonly Fault[];
}

/** Ready or not, and how old the content is: for whoever asks. */
export function health({ publisher, clock }: HealthOptions): SiteResponse {
  const edition = publisher.edition();
  const seenAt = publisher.seenAt();
  const content = edition && {
    documents: edition.content.documents.length,
    /** Since it was last known to be the newest. */
    ageSeconds: seenAt === null ? null : Math.max(0, Math.round((clock() - seenAt) / 1000)),
  };
  return {
    status: edition ? 200 : 503,
    headers: { 'content-type': 'application/json', 'cache-control': cachePolicies.never },
    body: JSON.stringify({ ready: edition !== null, content }),
  };
}

/** Also which content it is, and what of it is not shown and why: for operators. */
export function healthInDetail({ publisher, version, invalid }: HealthDetails): object {
  const edition = publisher.edition();
  return { version, ref: edition?.content.ref ?? null, notShown: invalid() };
}
