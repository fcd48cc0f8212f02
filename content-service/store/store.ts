import { createHash } from 'node:crypto';
import type { NewRecord, RecordStore } from './records.ts';
import type { Signals } from './signals.ts';
import type { WorkingCopies } from './working-copies.ts';

/**
 * The store is an append-only history. A commit is one thing that happened, whole or not at all: who, when,
 * and the events it consists of. Commits form a chain of checksums, so a changed, missing or reordered one shows.
 * What documents say lies beside the history, as versions that are never changed once written; old ones are
 * dropped whole.
 */
export interface Store<Event = unknown> {
  readonly engine: string;
  /** What lies beside the history. */
  readonly records: RecordStore;
  /** What is being written, and is no version yet. */
  readonly workingCopies: WorkingCopies;
  /** What processes tell each other. */
  readonly signals: Signals;
  /** Every commit after the given sequence, oldest first. A damaged one throws `DamagedStore`. */
  history(after: number): AsyncIterable<Commit<Event>>;
  /** The same where some are damaged: in the place of each of these a sentence. */
  salvage(after: number): AsyncIterable<Commit<Event> | string>;
  /** The contents of versions by their id; a missing or damaged one throws `DamagedStore`. */
  versions(ids: readonly string[]): Promise<ReadonlyMap<string, VersionContent>>;
  /** Appends one commit with the versions it speaks of. Throws `HistoryMoved` if `after` is not the last one. */
  append(
    after: Tip,
    commit: NewCommit<Event>,
    versions: readonly NewVersion[],
  ): Promise<Commit<Event>>;
  /**
   * Forgets the contents of versions; one that is not there is passed over. The history has said so before, in
   * the commit `said` or an earlier one, so that a content which is missing on purpose can be told from one that
   * was lost. Where that commit is not in the history, because a backup took its place, nothing is forgotten.
   */
  drop(said: Tip, ids: readonly string[]): Promise<void>;
  /**
   * Takes commits that newer ones replaced out of the history, with the contents they brought. The commit after
   * them keeps the checksum they ended with, so that the chain goes on to be checked, and a commit that is missing
   * for another reason still shows. Where the commit `said` is not in the history, nothing is taken out; the last
   * commit stays in any case.
   */
  compact(said: Tip, commits: readonly Tip[], versions: readonly string[]): Promise<void>;
  /**
   * Puts another history in the place of this one: a backup that is restored. All of it or nothing, with the
   * checksums it came with; throws `DamagedStore` where they do not fit. Where records came with it, they take the
   * place of all there are; else these stay.
   */
  replace(
    history: AsyncIterable<WholeCommit<Event>>,
    records?: readonly NewRecord[],
  ): Promise<void>;
  /** Whether it takes commits now: on a read-only disk, or while its database is away, it does not. */
  writable(): Promise<boolean>;
  /** Calls when commits may have been appended by another process. Returns a function that ends it. */
  follow(moved: () => void): () => void;
  /** Looks at every commit and version; yields a sentence for each fault. */
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
  /** Who: the name of the token, or the part of the service that did it. */
  by: string;
  events: readonly Event[];
}

export interface Commit<Event = unknown> extends Tip, NewCommit<Event> {
  /** Where commits before this one were compacted: the first of them, and the checksum of the last. */
  compacted?: { from: number; checksum: string };
}

export type VersionContent = Readonly<Record<string, unknown>>;

export interface NewVersion {
  id: string;
  content: VersionContent;
}

/** A commit with the contents it brought; those that were dropped since are not among them. */
export interface WholeCommit<Event = unknown> {
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
  /** The first sentence: what is damaged. */
  readonly what: string;
  constructor(what: string, place?: string, opens = true) {
    const where = place === undefined ? '' : ` It lies in ${place}.`;
    super(
      `${what} Restore the data folder from a backup.${where}${place && opens ? meanwhile : ''}`,
    );
    this.what = what;
  }
}

/** Damage only where the version was not let go of. */
export class MissingVersion extends DamagedStore {}

const meanwhile =
  ' Until then DAMAGED_STORE=read starts the service all the same: it shows what is whole, names what is not, and writes nothing.';

export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  constructor(cause: unknown, what = 'Nothing was written, because the store cannot write') {
    super(`${what}: ${reasonOf(cause)}.`, { cause });
  }
}

/** An attempt at several addresses says nothing itself; its parts do. */
function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join(', ');
  return cause instanceof Error ? cause.message : String(cause);
}

export class NewerStore extends Error {
  override name = 'NewerStore';
  constructor(what: string, found: number, known: number) {
    super(
      `The ${what} was written by a newer Farol (store version ${found}, this one knows ${known}). Start that one, or restore an older backup.`,
    );
  }
}

/** A name as every engine gives it back: some take no zero character, and none a half of a character. */
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

/** The checksum of a commit that comes from elsewhere, as it must be after `previous`. */
export function expectedChecksum(previous: Tip, { at, by, events }: NewCommit): string {
  return commitChecksum(previous.checksum, previous.sequence + 1, at, by, JSON.stringify(events));
}

/** A history that comes from elsewhere, each commit held against the one before it. */
export async function* inItsChain<Event>(
  history: AsyncIterable<WholeCommit<Event>>,
): AsyncGenerator<WholeCommit<Event>> {
  let previous: Tip = emptyHistory;
  for await (const whole of history) {
    const { commit } = whole;
    const before = commitBefore(commit, previous);
    if (!before)
      throw new DamagedStore(`Commit ${previous.sequence + 1} is missing from the history.`);
    if (commit.checksum !== expectedChecksum(before, commit))
      throw new DamagedStore(`Commit ${commit.sequence} does not match its checksum.`);
    previous = commit;
    yield whole;
  }
}

/** The commit that one follows in the chain: the one before it, or the last of those that were compacted. */
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

/** A commit as an engine keeps it. */
export interface CommitRow {
  sequence: number;
  at: number;
  by: string;
  events: string;
  checksum: string;
  compacted_from: number | null;
  compacted_checksum: string | null;
}

/** Makes a commit of its row, or a sentence of what is wrong with it. */
export function readCommit<Event>(row: CommitRow, previous: Tip | null): Commit<Event> | string {
  const { sequence, at, by, checksum } = row;
  const compacted = compactedBefore(row);
  if (previous) {
    const before = commitBefore({ sequence, ...compacted }, previous);
    if (!before) return `Commit ${previous.sequence + 1} is missing from the history.`;
    if (commitChecksum(before.checksum, sequence, at, by, row.events) !== checksum)
      return `Commit ${sequence} does not match its checksum.`;
  }
  return { sequence, at, by, checksum, events: JSON.parse(row.events), ...compacted };
}

function compactedBefore(row: CommitRow): Pick<Commit, 'compacted'> {
  const { compacted_from: from, compacted_checksum: checksum } = row;
  return from === null || checksum === null ? {} : { compacted: { from, checksum } };
}

/** A version as an engine keeps it. */
export interface VersionRow {
  id: string;
  content: string;
  checksum: string;
}

/** The content of a version that has to be there and whole. */
export function soundVersion(
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
