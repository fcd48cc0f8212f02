import type { Transaction } from './postgres-connection.ts';
import { addRecords } from './postgres-records.ts';
import { pageSize } from './read-history.ts';
import type { NewRecord } from './records.ts';
import {
  type CommitWithVersions,
  type NewVersion,
  verifiedChain,
  versionChecksum,
} from './store.ts';

/** The channel on which processes notify each other of new commits. */
export const channelName = 'farol_commits';

/** Replaces the history. */
export async function replaceHistory(
  sql: Transaction,
  history: AsyncIterable<CommitWithVersions>,
  records: readonly NewRecord[] | undefined,
  self: string,
): Promise<void> {
  // Staged in temporary tables first, so that writers of other processes only wait for the swap, and readers never.
  await sql`create temp table next_commits (like farol_commits) on commit drop`;
  await sql`create temp table next_versions (like farol_versions) on commit drop`;
  let batch: CommitWithVersions[] = [];
  for await (const entry of verifiedChain(history)) {
    batch.push(entry);
    if (batch.length < pageSize) continue;
    await stage(sql, batch);
    batch = [];
  }
  await stage(sql, batch);
  await sql`lock table farol_commits, farol_versions in share row exclusive mode`;
  await sql`delete from farol_commits`;
  await sql`delete from farol_versions`;
  await sql`insert into farol_commits select * from next_commits`;
  await sql`insert into farol_versions select * from next_versions`;
  if (records) {
    await sql`delete from farol_records`;
    await addRecords(sql, records);
  }
  await sql`select pg_notify(${channelName}, ${self})`;
}

async function stage(sql: Transaction, history: readonly CommitWithVersions[]): Promise<void> {
  const commits = history.map(({ commit }) => commit);
  const events = commits.map((commit) => JSON.stringify(commit.events));
  await sql`
    insert into next_commits
      (sequence, at, by, events, checksum, compacted_from, compacted_checksum)
    select * from unnest(
      ${commits.map(({ sequence }) => sequence)}::bigint[], ${commits.map(({ at }) => at)}::bigint[],
      ${commits.map(({ by }) => by)}::text[], ${events}::text[],
      ${commits.map(({ checksum }) => checksum)}::text[],
      ${commits.map(({ compacted }) => compacted?.from ?? null)}::bigint[],
      ${commits.map(({ compacted }) => compacted?.checksum ?? null)}::text[])`;
  const { ids, contents, checksums } = columns(history.flatMap(({ versions }) => versions));
  await sql`
    insert into next_versions (id, content, checksum)
    select * from unnest(${ids}::text[], ${contents}::text[], ${checksums}::text[])`;
}

/** The versions as column arrays for `unnest`. */
export function columns(versions: readonly NewVersion[]) {
  const ids = versions.map(({ id }) => id);
  const contents = versions.map(({ content }) => JSON.stringify(content));
  const checksums = ids.map((id, index) => versionChecksum(id, contents[index] ?? ''));
  return { ids, contents, checksums };
}
