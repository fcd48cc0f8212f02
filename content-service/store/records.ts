/**
 * Small records beside the history: people, their sessions and keys, what each of them has arranged. They can be
 * changed and forgotten, which the history cannot.
 */
export interface RecordStore {
  get(kind: string, id: string): Promise<StoredRecord | null>;
  /** All of a kind, or those of one owner, by their ids. */
  list(kind: string, owner?: string): Promise<StoredRecord[]>;
  /** The last ones of a kind below an id, the greatest first. */
  lastBefore(kind: string, id: string, most: number): Promise<StoredRecord[]>;
  /** Makes all of the changes, or, where one of them does not find what it expects, none and answers false. */
  write(changes: readonly RecordChange[]): Promise<boolean>;
  /** Forgets what ended before a time. */
  forget(endedBefore: number): Promise<void>;
}

export interface NewRecord {
  kind: string;
  id: string;
  /** Whose it is. */
  owner: string | null;
  /** Milliseconds; null for what stays. */
  endsAt: number | null;
  content: unknown;
}

export interface StoredRecord extends NewRecord {
  /** 1 for a new one, one more with each change. */
  revision: number;
}

export type RecordChange =
  /** Expects that there is none. */
  | { change: 'add'; record: NewRecord }
  /** Expects the revision that was read. */
  | { change: 'set'; record: NewRecord; revision: number }
  /** Changes nothing, and expects the revision that was read. */
  | { change: 'expect'; kind: string; id: string; revision: number }
  /** Expects that it is there. */
  | { change: 'remove'; kind: string; id: string }
  /** Removes those of one owner, however many there are. */
  | { change: 'clear'; kind: string; owner: string };

/** A record as an engine keeps it. */
export interface RecordRow {
  kind: string;
  id: string;
  owner: string | null;
  ends_at: number | null;
  revision: number;
  content: string;
}

export function readRecord(row: RecordRow): StoredRecord {
  const { kind, id, owner, ends_at: endsAt, revision, content } = row;
  return { kind, id, owner, endsAt, revision, content: JSON.parse(content) };
}
