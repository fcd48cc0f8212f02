import type { QueryRunner } from './postgres-records.ts';
import { channelName, columns } from './postgres-replace.ts';
import { pageSize, readHistory } from './read-history.ts';
import {
  type Commit,
  type CommitRow,
  commitChecksum,
  HistoryMoved,
  type NewCommit,
  type NewVersion,
  storableName,
  type Tip,
} from './store.ts';

/** Every commit after a sequence; a sentence in place of a damaged one. */
export function commitsAfter<Event>(
  { read }: QueryRunner,
  after: number,
): AsyncGenerator<Commit<Event> | string> {
  return readHistory<Event>(after, {
    async at(sequence) {
      const [row] = await read(
        (sql) => sql<Tip[]>`
          select sequence, checksum from farol_commits where sequence = ${sequence}`,
      );
      return row;
    },
    page: (last) =>
      read(
        (sql) => sql<CommitRow[]>`
          select * from farol_commits
          where sequence > ${last} order by sequence limit ${pageSize}`,
      ),
  });
}

/** Appends a commit with its versions, and notifies other processes; `self` identifies this one. */
export async function appendCommit<Event>(
  { write }: QueryRunner,
  self: string,
  after: Tip,
  commit: NewCommit<Event>,
  versions: readonly NewVersion[],
): Promise<Commit<Event>> {
  const sequence = after.sequence + 1;
  const events = JSON.stringify(commit.events);
  const by = storableName(commit.by);
  const checksum = commitChecksum(after.checksum, sequence, commit.at, by, events);
  const { ids, contents, checksums } = columns(versions);
  // Compaction may have freed the sequence, so this checks that the history ends with `after`.
  // One statement is one transaction and one round trip. Of two concurrent appends of the same sequence,
  // the primary key lets the second one pass only if the first one was rolled back.
  const written = await write(
    (sql) => sql`
      with next as (
        insert into farol_commits (sequence, at, by, events, checksum)
        select ${sequence}, ${commit.at}, ${by}, ${events}, ${checksum}
        where (${after.sequence}::bigint = 0 or exists (
          select from farol_commits
          where sequence = ${after.sequence} and checksum = ${after.checksum}))
          and not exists (select from farol_commits where sequence > ${after.sequence}::bigint)
        returning sequence
      ), contents as (
        insert into farol_versions (id, content, checksum)
        select * from unnest(${ids}::text[], ${contents}::text[], ${checksums}::text[])
        where exists (select from next)
      )
      select pg_notify(${channelName}, ${self}) from next`,
  );
  if (written.length === 0) throw new HistoryMoved();
  return { ...commit, by, sequence, checksum };
}

/** Removes commits and versions; the next commit keeps what is needed to verify the chain. */
export async function compactHistory(
  { write }: QueryRunner,
  tip: Tip,
  commits: readonly Tip[],
  versions: readonly string[],
): Promise<void> {
  const sequences = commits.map(({ sequence }) => sequence);
  const checksums = commits.map(({ checksum }) => checksum);
  await write(
    (sql) => sql`
      with tip as (
        select from farol_commits
        where sequence = ${tip.sequence} and checksum = ${tip.checksum}
      ), chosen as (
        select sequence, checksum, compacted_from from farol_commits
        join unnest(${sequences}::bigint[], ${checksums}::text[]) as given (sequence, checksum)
          using (sequence, checksum)
        where exists (select from tip)
      ), removable as (
        select chosen.*, (
          select min(later.sequence) from farol_commits as later
          where later.sequence > chosen.sequence
            and later.sequence not in (select sequence from chosen)) as successor
        from chosen
      ), successors as (
        select successor, min(coalesce(compacted_from, sequence)) as compacted_from,
          (array_agg(checksum order by sequence desc))[1] as checksum
        from removable where successor is not null group by successor
      ), updated as (
        update farol_commits as commit set
          -- Another process may have compacted up to here in the meantime, from further back.
          compacted_from = least(commit.compacted_from, successors.compacted_from),
          compacted_checksum = coalesce(commit.compacted_checksum, successors.checksum)
        from successors where commit.sequence = successors.successor
      ), removed as (
        delete from farol_commits
        where sequence in (select sequence from removable where successor is not null)
      )
      delete from farol_versions
      where id = any(${[...versions]}::text[]) and exists (select from tip)`,
  );
}
