import type { Path } from '@farol/content-model';

/** What a person writes in a document; everything else belongs to the service. */
export interface Written {
  title: string;
  uid: string | null;
  tags: readonly string[];
  data: Record<string, unknown>;
}

/** A version on the service, with its text. */
export interface Version extends Written {
  id: string;
  at: number;
  /** Null: the current person, in this tab or another one. */
  by: string | null;
  /** How it was made. */
  kind?: 'saved' | 'autosave' | 'restored';
}

/** Reads a version as the service has it; null where it is gone or nobody answers. */
export type ReadStored = (version: string) => Promise<Version | null>;

/** Where two people wrote in the same place: the text before, and both new ones. */
export interface Clash {
  path: Path;
  base: unknown;
  yours: unknown;
  theirs: unknown;
  /** Null: the current person, in another tab. */
  by: string | null;
  /** Their text was never saved: it exists only here. */
  isUnsaved?: true;
  /** Only the order of a list has to be chosen; its items were merged. */
  isOrder?: true;
}

export function writtenOf({ title, uid, tags, data }: Written): Written {
  return { title, uid, tags, data };
}
