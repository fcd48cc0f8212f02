import { DamagedStore } from './store.ts';

/**
 * Small records beside the history: people, their sessions, passkeys and preferences. Unlike the history, they can
 * be changed and deleted.
 */
export interface RecordStore {
  get(kind: string, id: string): Promise<StoredRecord | null>;
  /** All of a kind, or of one owner, ordered by id. */
  list(kind: string, owner?: string): Promise<StoredRecord[]>;
  /** The last `limit` records of a kind with smaller ids, in descending order. */
  lastBefore(kind: string, id: string, limit: number): Promise<StoredRecord[]>;
  /** Applies all changes, or none and returns false if one of them does not find what it expects. */
  write(changes: readonly RecordChange[]): Promise<boolean>;
  /** Deletes records that ended before a time. */
  forget(endedBefore: number): Promise<void>;
}

export interface NewRecord {
  kind: string;
  id: string;
  /** Id of the person it belongs to. */
  owner: string | null;
  /** Milliseconds; null for records that never end. */
  endsAt: number | null;
  content: unknown;
}

export interface StoredRecord extends NewRecord {
  /** 1 for a new record, incremented by each change. */
  revision: number;
}

export type RecordChange =
  /** Expects that it does not exist. */
  | { change: 'add'; record: NewRecord }
  /** Expects this revision. */
  | { change: 'set'; record: NewRecord; revision: number }
  /** Changes nothing, but expects that it exists and, if given, this revision. */
  | { change: 'expect'; kind: string; id: string; revision?: number }
  /** Expects that it exists. */
  | { change: 'remove'; kind: string; id: string }
  /** Removes all of one owner, if any. */
  | { change: 'clear'; kind: string; owner: string };

/** Rolls back a transaction in which a change did not find what it expects. */
export class UnexpectedRecord extends Error {
  override name = 'UnexpectedRecord';
}

/** A record as the engines store it. */
export interface RecordRow {
  kind: string;
  id: string;
  owner: string | null;
  ends_at: number | null;
  revision: number;
  content: string;
}

export function readRecord(row: RecordRow): StoredRecord {
  const { kind, id, owner, ends_at: endsAt, revision } = row;
  return { kind, id, owner, endsAt, revision, content: contentOf(row) };
}

/** Of a damaged one nothing is told but its name: it may hold a secret. */
function contentOf({ kind, id, content }: RecordRow): unknown {
  try {
    return JSON.parse(content);
  } catch {
    throw new DamagedStore(`The record ${id} (${kind}) is damaged.`);
  }
}
