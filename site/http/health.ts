import type { DocumentFault } from '../content/copy.ts';
import type { Publisher } from '../publish/publisher.ts';
import { cachePolicies } from './cache-policies.ts';
import type { SiteResponse } from './response.ts';

/** For the public: whether the site is ready, and how old its content is. */
export function health(publisher: Publisher, clock: () => number): SiteResponse {
  const edition = publisher.edition();
  const seenAt = publisher.seenAt();
  const content = edition && {
    documents: edition.content.documents.length,
    /** Since it was last confirmed to be the newest. */
    ageSeconds: seenAt === null ? null : Math.max(0, Math.round((clock() - seenAt) / 1000)),
  };
  return {
    status: edition ? 200 : 503,
    headers: { 'content-type': 'application/json', 'cache-control': cachePolicies.never },
    body: JSON.stringify({ ready: edition !== null, content }),
  };
}

/** For operators: the version, the ref, and which documents are not shown and why. */
export function healthInDetail(
  publisher: Publisher,
  version: string,
  notShown: readonly DocumentFault[],
): object {
  return { version, ref: publisher.edition()?.content.ref ?? null, notShown };
}
