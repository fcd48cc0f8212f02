import type { PlaceFault, Unfulfilled } from './faults.ts';

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

/** A text on its way to the service. */
export interface Sending {
  written: Written;
  basedOn: string;
  /** Saved automatically; otherwise the version is one that is kept. */
  isAutosave: boolean;
  /** The idempotency key: the sending is carried out once, however often it is repeated. */
  key: string;
}

export type SaveAnswer =
  | { kind: 'saved'; version: Version }
  /** `base` is the version this text is based on, as the service has it; null where it is gone. */
  | { kind: 'conflict'; theirs: Version; base: Version | null }
  | { kind: 'offline' }
  | { kind: 'signed-out' }
  | { kind: 'refused'; fault: Unfulfilled; faults: readonly PlaceFault[] };

export function writtenOf({ title, uid, tags, data }: Written): Written {
  return { title, uid, tags, data };
}
