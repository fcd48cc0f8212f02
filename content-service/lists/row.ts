import { plainLetters } from '@farol/content-model';
import type { DocumentState, Version } from '../repository/state.ts';

export const documentStates = ['draft', 'changed', 'published', 'release', 'archived'] as const;
export type DocumentStateName = (typeof documentStates)[number];

/** A document as shown and filtered in lists. */
export interface Row {
  readonly id: string;
  readonly type: string;
  readonly lang: string;
  readonly group: string;
  readonly title: string;
  readonly uid: string | null;
  readonly tags: readonly string[];
  readonly draft: string | null;
  readonly published: string | null;
  readonly releases: readonly string[];
  readonly archived: boolean;
  readonly firstPublishedAt: number | null;
  readonly lastPublishedAt: number | null;
  readonly changedAt: number;
  readonly changedBy: string;
  readonly state: DocumentStateName;
  /** Title, uid and tags, without case and accents. */
  readonly names: string;
  /** Its index among all documents, in the order they were created. */
  readonly index: number;
}

/** The state of a document in bits: one for each state, and one for being in a release. */
export const inReleaseBit = 1 << documentStates.length;

export function bitOfState(state: DocumentStateName): number {
  return 1 << documentStates.indexOf(state);
}

export function stateBitsOf({ state, archived, releases }: Row): number {
  return bitOfState(state) | (!archived && releases.length > 0 ? inReleaseBit : 0);
}

export function rowOf(document: DocumentState, index: number): Row {
  const latest = document.versions.at(-1);
  const title = latest?.title ?? '';
  const uid = latest?.uid ?? null;
  const tags = latest?.tags ?? [];
  const { id, type, lang, group, draft, published, archived } = document;
  return {
    ...{ id, type, lang, group, title, uid, tags, draft, published, archived },
    releases: [...document.releases.keys()],
    firstPublishedAt: document.firstPublished,
    lastPublishedAt: document.lastPublished,
    changedAt: latest?.at ?? 0,
    changedBy: latest?.by ?? '',
    state: stateOf(document),
    names: plainLetters([title, uid ?? '', ...tags].join('\n')),
    index,
  };
}

function stateOf({ archived, draft, published }: DocumentState): DocumentStateName {
  if (archived) return 'archived';
  if (published !== null) return draft === null ? 'published' : 'changed';
  return draft === null ? 'release' : 'draft';
}

/** What a row was computed from. While this is unchanged, the row is valid. */
export interface Source {
  readonly latest: Version | undefined;
  readonly draft: string | null;
  readonly published: string | null;
  readonly lastPublished: number | null;
  readonly archived: boolean;
  readonly releases: string;
}

export function sourceOf(document: DocumentState): Source {
  const { draft, published, lastPublished, archived, releases } = document;
  return {
    ...{ latest: document.versions.at(-1), draft, published, lastPublished, archived },
    releases: releasesKey(releases),
  };
}

export function isUnchanged(source: Source, document: DocumentState): boolean {
  return (
    source.latest === document.versions.at(-1) &&
    source.draft === document.draft &&
    source.published === document.published &&
    source.lastPublished === document.lastPublished &&
    source.archived === document.archived &&
    source.releases === releasesKey(document.releases)
  );
}

function releasesKey(releases: ReadonlyMap<string, string>): string {
  return releases.size === 0 ? '' : [...releases].flat().join();
}
