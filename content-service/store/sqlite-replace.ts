import type { DatabaseSync } from 'node:sqlite';
import type { NewRecord } from './records.ts';
import { replaceRecords } from './sqlite-records.ts';
import { transaction } from './sqlite-transactions.ts';
import { type CommitWithVersions, verifiedChain, versionChecksum } from './store.ts';

/** Replaces the history. */
export async function replaceHistory(
  database: DatabaseSync,
  history: AsyncIterable<CommitWithVersions>,
  records: readonly NewRecord[] | undefined,
): Promise<void> {
  // Staged in temporary tables first, so that other processes only wait for the swap.
  database.exec(`create temp table next_commits as select * from commits where false;
    create temp table next_versions as select * from versions where false`);
  try {
    const nextCommit = database.prepare('insert into next_commits values (?, ?, ?, ?, ?, ?, ?)');
    const nextVersion = database.prepare('insert into next_versions values (?, ?, ?)');
    for await (const { commit, versions } of verifiedChain(history)) {
      const { sequence, at, by, checksum, compacted } = commit;
      const events = JSON.stringify(commit.events);
      const { from = null, checksum: lastChecksum = null } = compacted ?? {};
      nextCommit.run(sequence, at, by, events, checksum, from, lastChecksum);
      for (const { id, content } of versions) {
        const text = JSON.stringify(content);
        nextVersion.run(id, text, versionChecksum(id, text));
      }
    }
    await transaction(database, () => {
      database.exec(`delete from commits; delete from versions;
        insert into commits select * from next_commits;
        insert into versions select * from next_versions`);
      if (records) replaceRecords(database, records);
    });
  } finally {
    database.exec('drop table next_commits; drop table next_versions');
  }
}
