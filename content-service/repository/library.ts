import type { Snapshot } from './snapshot.ts';

/**
 * What the Content API needs from the repository: which refs exist, what each of them shows,
 * and who may see it. An interface, so that tests can provide a plain object.
 */
export interface Library {
  readonly repositoryName: string;
  readonly visibility: Visibility;
  master(): Snapshot;
  /** Releases in order of creation. */
  releases(): readonly ReleaseRef[];
  /** Resolves a `ref` parameter in any of its forms. `now` decides what has expired. */
  resolve(ref: string, now: number): ResolvedRef;
  /** Applies what other processes have written; gives up soon if the store does not respond. */
  catchUp(): Promise<void>;
  /** The scope of an access token, or null if it is invalid or revoked. */
  scopeOf(accessToken: string): Scope | null;
}

export type Visibility = 'open' | 'public' | 'private';
export type Scope = 'master' | 'master+releases';

export interface ReleaseRef {
  id: string;
  /** `<release ref>~<master ref>` */
  ref: string;
  label: string;
  scheduledAt: number | null;
}

export type ResolvedRef =
  | { kind: 'master' | 'release' | 'preview'; snapshot: Snapshot }
  | { kind: 'unknown' | 'expired' | 'preview-expired' };
