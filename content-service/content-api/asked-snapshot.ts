import { previewExpired, refExpired, refMissing, refNeedsAccess, refUnknown } from '../errors.ts';
import type { Snapshot } from '../repository/snapshot.ts';
import type { Access, Shown } from './access.ts';
import { cachePolicies } from './cache-policies.ts';
import type { Question } from './question.ts';
import { readRef } from './ref-parameter.ts';

export interface AskedSnapshot {
  readonly snapshot: Snapshot;
  readonly shown: Shown;
  /** The ref that addresses in the answer name. */
  readonly ref: string;
  /** The ref was named as it is, so that the same address always shows the same. */
  readonly fixed: boolean;
}

/** What the `ref` parameter names, if the asker may see it. */
export function askedSnapshot(question: Question): AskedSnapshot {
  const { library, access, origin, now, parameters } = question;
  if (!access.mayRead('master')) throw refNeedsAccess(origin);
  const asked = readRef(parameters.get('ref'), library.repositoryName);
  if (asked.kind === 'none') throw refMissing();
  const master = library.master();
  if (asked.kind === 'master') {
    return { snapshot: master, shown: 'master', ref: master.ref, fixed: false };
  }
  const resolved = library.resolve(asked.ref, now);
  switch (resolved.kind) {
    case 'unknown':
      throw refUnknown(master.ref);
    case 'expired':
      throw refExpired(master.ref);
    case 'preview-expired':
      throw previewExpired(origin);
  }
  const { kind: shown, snapshot } = resolved;
  if (!access.mayRead(shown)) throw refNeedsAccess(origin);
  const ref = shown === 'preview' ? asked.ref : snapshot.ref;
  return { snapshot, shown, ref, fixed: parameters.get('ref') === snapshot.ref };
}

export function cachePolicyOf(access: Access, { shown, fixed }: AskedSnapshot): string {
  if (shown === 'preview' || !access.isPublic(shown)) return cachePolicies.secret;
  // A release changes until it is published.
  return fixed && shown === 'master' ? cachePolicies.fixed : cachePolicies.changing;
}
