import type { Misfit } from '../content/snapshot.ts';
import type { Publisher } from '../publish/publisher.ts';
import type { Answer } from './answer.ts';
import { cachePolicies } from './cache-policies.ts';

export interface HealthOptions {
  publisher: Publisher;
  clock: () => number;
  version: string;
  misfits: () => readonly Misfit[];
}

/** Ready or not, how old the content is, and what is wrong with it. */
export function health({ publisher, clock, version, misfits }: HealthOptions): Answer {
  const edition = publisher.edition();
  const seenAt = publisher.seenAt();
  const about = {
    ready: edition !== null,
    version,
    content: edition && {
      ref: edition.content.ref,
      documents: edition.content.documents.length,
      /** Since it was last known to be the newest. */
      ageSeconds: seenAt === null ? null : Math.max(0, Math.round((clock() - seenAt) / 1000)),
      notShown: misfits(),
    },
  };
  return {
    status: edition ? 200 : 503,
    headers: { 'content-type': 'application/json', 'cache-control': cachePolicies.never },
    body: JSON.stringify(about),
  };
}
