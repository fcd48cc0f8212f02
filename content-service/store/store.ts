import { createHash } from 'node:crypto';
import { errorOf } from '@farol/content-model';
import type { NewRecord, RecordStore } from './records.ts';
import type { Signals } from './signals.ts';
import type { WorkingCopies } from './working-copies.ts';

/**
 * The store is an append-only history. A commit is one atomic change: who, when, and the events it consists of.
 * Commits form a chain of checksums, so that a changed, missing or reordered one is detected. The contents of
 * documents are stored beside the history, as immutable versions; old ones are deleted entirely.
 */
export interface Store<Event = unknown> {
  readonly engine: string;
  /** Mutable records beside the history. */
  readonly records: RecordStore;
  /** Unsaved text that editors are typing. */
  readonly workingCopies: WorkingCopies;
  /** Messages between processes. */
  readonly signals: Signals;
  /** The commits after a sequence, oldest first. A damaged one throws `DamagedStore`. */
  history(after: number): AsyncIterable<Commit<Event>>;
  /** The same for a damaged store: yields a sentence in place of each damaged commit. */
  salvage(after: number): AsyncIterable<Commit<Event> | string>;
  /** The contents of versions by id; a missing or damaged one throws `DamagedStore`. */
  versions(ids: readonly string[]): Promise<ReadonlyMap<string, VersionContent>>;
  /** Appends a commit with its new versions. Throws `HistoryMoved` if `after` is not the last commit. */
  append(
    after: Tip,
    commit: NewCommit<Event>,
    versions: readonly NewVersion[],
  ): Promise<Commit<Event>>;
  /**
   * Deletes the contents of versions, and ignores missing ones. The commit `tip` or an earlier one has recorded
   * the deletion, so that a deliberately deleted content can be told from a lost one. Does nothing if `tip` is not
   * in the history any more because a backup was restored.
   */
  drop(tip: Tip, ids: readonly string[]): Promise<void>;
  /**
   * Removes superseded commits from the history, with the contents of their versions. The next commit keeps the
   * checksum of the last one removed, so that the chain can still be verified and a commit that is missing for
   * another reason is detected. Does nothing if `tip` is not in the history; never removes the last commit.
   */
  compact(tip: Tip, commits: readonly Tip[], versions: readonly string[]): Promise<void>;
  /**
   * Replaces the history by that of a backup, atomically and with its checksums; throws `DamagedStore` if they do
   * not match. `records` replace all records; without them the present ones are kept.
   */
  replace(
    history: AsyncIterable<CommitWithVersions<Event>>,
    records?: readonly NewRecord[],
  ): Promise<void>;
  /** Whether commits can be appended now: not on a read-only disk, or while the database is down. */
  writable(): Promise<boolean>;
  /** Calls back when another process may have appended commits. Returns how to unsubscribe. */
  follow(moved: () => void): () => void;
  /** Checks every commit and version; yields a sentence for each fault. */
  verify(): AsyncIterable<string>;
  close(): Promise<void>;
}

/** The last commit of a history. */
export interface Tip {
  sequence: number;
  checksum: string;
}

export const emptyHistory: Tip = { sequence: 0, checksum: '' };

export interface NewCommit<Event = unknown> {
  /** Milliseconds. */
  at: number;
  /** The author: a person, a token by its name, or a part of the service. */
  by: string;
  events: readonly Event[];
}

export interface Commit<Event = unknown> extends Tip, NewCommit<Event> {
  /** If the commits before this one were compacted: the first one's sequence and the last one's checksum. */
  compacted?: { from: number; checksum: string };
}

export type VersionContent = Readonly<Record<string, unknown>>;

export interface NewVersion {
  id: string;
  content: VersionContent;
}

/** A commit with the contents of its versions, except those dropped since. */
export interface CommitWithVersions<Event = unknown> {
  commit: Commit<Event>;
  versions: readonly NewVersion[];
}

export class HistoryMoved extends Error {
  override name = 'HistoryMoved';
  constructor() {
    super('Another commit was appended in the meantime. Read the history and try again.');
  }
}

export class DamagedStore extends Error {
  override name = 'DamagedStore';
  /** The sentence that says what is damaged. */
  readonly damage: string;
  /** `canOpen`: whether the store can be opened in spite of the damage. */
  constructor(damage: string, place?: string, canOpen = true) {
    const where = place === undefined ? '' : ` It lies in ${place}.`;
    super(
      `${damage} Restore the data folder from a backup.${where}${place && canOpen ? hint : ''}`,
    );
    this.damage = damage;
  }
}

/** Not a damage if the version was dropped. */
export class MissingVersion extends DamagedStore {}

const hint =
  ' Until then DAMAGED_STORE=read starts the service all the same: it shows what is whole, names what is not, and writes nothing.';

export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  constructor(cause: unknown, what = 'Nothing was written, because the store cannot write') {
    super(`${what}: ${reasonOf(cause)}.`, { cause });
  }
}

/** A failed connection to several addresses has an empty message; its parts have the reasons. */
function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join(', ');
  return errorOf(cause).message;
}

export class NewerStore extends Error {
  override name = 'NewerStore';
  constructor(what: string, found: number, known: number) {
    super(
      `The ${what} was written by a newer Farol (store version ${found}, this one knows ${known}). Start that one, or restore an older backup.`,
    );
  }
}

/** A name that every engine returns unchanged: PostgreSQL rejects NUL, and no engine stores lone surrogates. */
export function storableName(name: string): string {
  return name.replaceAll('\0', '').toWellFormed();
}

export function commitChecksum(
  previous: string,
  sequence: number,
  at: number,
  by: string,
  events: string,
) {
  return createHash('sha256')
    .update(`${previous}\n${sequence}\n${at}\n${JSON.stringify(by)}\n${events}`)
    .digest('hex');
}

/** The checksum that a commit from elsewhere must have after `previous`. */
export function expectedChecksum(previous: Tip, { at, by, events }: NewCommit): string {
  return commitChecksum(previous.checksum, previous.sequence + 1, at, by, JSON.stringify(events));
}

/** A history from elsewhere, with every commit verified against the previous one. */
export async function* verifiedChain<Event>(
  history: AsyncIterable<CommitWithVersions<Event>>,
): AsyncGenerator<CommitWithVersions<Event>> {
  let previous: Tip = emptyHistory;
  for await (const entry of history) {
    const { commit } = entry;
    const before = commitBefore(commit, previous);
    if (!before)
      throw new DamagedStore(`Commit ${previous.sequence + 1} is missing from the history.`);
    if (commit.checksum !== expectedChecksum(before, commit))
      throw new DamagedStore(`Commit ${commit.sequence} does not match its checksum.`);
    previous = commit;
    yield entry;
  }
}

/** The predecessor of a commit in the chain: the previous one, or the last one compacted. */
function commitBefore(
  { sequence, compacted }: Pick<Commit, 'sequence' | 'compacted'>,
  previous: Tip,
): Tip | null {
  if (sequence === previous.sequence + 1) return previous;
  return compacted && compacted.from <= previous.sequence + 1
    ? { sequence: sequence - 1, checksum: compacted.checksum }
    : null;
}

export function versionChecksum(id: string, content: string): string {
  return createHash('sha256').update(`${id}\n${content}`).digest('hex');
}

/** A commit as the engines store it. */
export interface CommitRow {
  sequence: number;
  at: number;
  by: string;
  events: string;
  checksum: string;
  compacted_from: number | null;
  compacted_checksum: string | null;
}

/** The commit of a row, or a sentence about what is wrong with it. */
export function readCommit<Event>(row: CommitRow, previous: Tip): Commit<Event> | string {
  const { sequence, at, by, checksum } = row;
  const compacted = compactedBefore(row);
  const before = commitBefore({ sequence, ...compacted }, previous);
  if (!before) return `Commit ${previous.sequence + 1} is missing from the history.`;
  if (commitChecksum(before.checksum, sequence, at, by, row.events) !== checksum)
    return `Commit ${sequence} does not match its checksum.`;
  return { sequence, at, by, checksum, events: JSON.parse(row.events), ...compacted };
}

function compactedBefore(row: CommitRow): Pick<Commit, 'compacted'> {
  const { compacted_from: from, compacted_checksum: checksum } = row;
  return from === null || checksum === null ? {} : { compacted: { from, checksum } };
}

/** A version as the engines store it. */
export interface VersionRow {
  id: string;
  content: string;
  checksum: string;
}

/** The content of a version; throws if it is missing or damaged. */
export function verifiedVersion(
  id: string,
  row: VersionRow | undefined,
  place: string,
): VersionContent {
  if (!row) throw new MissingVersion(`Version ${id} is missing.`, place);
  const content = readVersion(id, row.content, row.checksum);
  if (typeof content === 'string') throw new DamagedStore(content, place);
  return content;
}

export function readVersion(
  id: string,
  content: string,
  checksum: string,
): VersionContent | string {
  if (versionChecksum(id, content) !== checksum)
    return `Version ${id} does not match its checksum.`;
  return JSON.parse(content);
}
