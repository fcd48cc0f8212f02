import type { Snapshot } from './snapshot.ts';

/**
 * What the Content API needs to know of the repository: which refs there are, what each of them shows,
 * and who may see it. The repository provides it; tests provide a plain object.
 */
export interface Library {
  readonly repositoryName: string;
  readonly visibility: Visibility;
  master(): Snapshot;
  /** The releases in the order they were made. */
  releases(): readonly ReleaseRef[];
  /** What a `ref` parameter names, in any of its forms. `now` decides what has expired. */
  resolve(ref: string, now: number): ResolvedRef;
  /** Takes in what other processes wrote until now; soon over, whatever becomes of the store. */
  catchUp(): Promise<void>;
  /** The scope of an access token, or null for a token that is not (or no longer) valid. */
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
