import type { Path } from './path.ts';

/** What a person writes of a document; everything else is the service's. */
export interface Written {
  title: string;
  uid: string | null;
  tags: readonly string[];
  data: Record<string, unknown>;
}

/** A version as the service keeps it, with what was written. */
export interface Version extends Written {
  id: string;
  at: number;
  /** Null: the person who is here, in this tab or another one. */
  by: string | null;
  /** What made it. */
  kind?: 'saved' | 'autosave' | 'restored';
}

/** Where two people wrote in the same place: what it was, and what each made of it. */
export interface Clash {
  path: Path;
  base: unknown;
  yours: unknown;
  theirs: unknown;
  /** Null: the person who is here, in another tab. */
  by: string | null;
  /** Nobody saved their text: it is here and nowhere else. */
  isUnsaved?: true;
  /** Only the order of a list is to be chosen; what stands in it came together. */
  isOrder?: true;
}

export function writtenOf({ title, uid, tags, data }: Written): Written {
  return { title, uid, tags, data };
}
