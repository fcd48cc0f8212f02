import { previewExpired, refExpired, refMissing, refNeedsAccess, refUnknown } from '../errors.ts';
import { cachePolicies } from '../http/cache-policies.ts';
import type { Snapshot } from '../repository/snapshot.ts';
import type { Access, RefKind } from './access.ts';
import type { EndpointRequest } from './endpoint.ts';
import { readRef } from './ref-parameter.ts';

export interface RequestedSnapshot {
  readonly snapshot: Snapshot;
  readonly kind: RefKind;
  /** The ref for URLs in the response. */
  readonly ref: string;
  /** Whether the request has the exact ref, so that its URL always returns the same. */
  readonly isFixed: boolean;
}

/** The snapshot of the `ref` parameter; throws if it does not exist or access is missing. */
export function requestedSnapshot(request: EndpointRequest): RequestedSnapshot {
  const { library, access, origin, now, parameters } = request;
  if (!access.mayRead('master')) throw refNeedsAccess(origin);
  const requested = readRef(parameters.get('ref'), library.repositoryName);
  if (requested.kind === 'none') throw refMissing();
  const master = library.master();
  if (requested.kind === 'master') {
    return { snapshot: master, kind: 'master', ref: master.ref, isFixed: false };
  }
  const resolved = library.resolve(requested.ref, now);
  switch (resolved.kind) {
    case 'unknown':
      throw refUnknown(master.ref);
    case 'expired':
      throw refExpired(master.ref);
    case 'preview-expired':
      throw previewExpired(origin);
  }
  const { kind, snapshot } = resolved;
  if (!access.mayRead(kind)) throw refNeedsAccess(origin);
  const ref = kind === 'preview' ? requested.ref : snapshot.ref;
  return { snapshot, kind, ref, isFixed: parameters.get('ref') === snapshot.ref };
}

export function cachePolicyOf(access: Access, { kind, isFixed }: RequestedSnapshot): string {
  if (kind === 'preview' || !access.isPublic(kind)) return cachePolicies.never;
  // A release changes until it is published.
  return isFixed && kind === 'master' ? cachePolicies.fixed : cachePolicies.changing;
}
