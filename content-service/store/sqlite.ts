import { DatabaseSync } from 'node:sqlite';
import { setImmediate as immediate } from 'node:timers/promises';
import { pageSize, readHistory, verifiedHistory } from './read-history.ts';
import { noSignals } from './signals.ts';
import { inFile, isDamage } from './sqlite-faults.ts';
import { migrate } from './sqlite-migrations.ts';
import { replaceRecords, sqliteRecords } from './sqlite-records.ts';
import { busyTimeoutMs, transaction, tryBegin } from './sqlite-transactions.ts';
import {
  type Commit,
  type CommitRow,
  commitChecksum,
  DamagedStore,
  emptyHistory,
  HistoryMoved,
  readVersion,
  type Store,
  storableName,
  type Tip,
  type VersionContent,
  type VersionRow,
  verifiedChain,
  verifiedVersion,
  versionChecksum,
} from './store.ts';
import { workingCopiesInMemory } from './working-copies-in-memory.ts';

/** How often to poll for writes of other processes; reads a counter in shared memory, not the disk. */
const pollIntervalMs = 250;
/** How many sequences are tried one by one after a damaged page. */
const maxSalvageScan = 20_000;

/** The store in one SQLite file. Commits are on disk before they are acknowledged. */
export function openSqlite<Event>(path: string): Store<Event> {
  return inFile(path, () => storeIn<Event>(openDatabase(path), path), false);
}

function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: busyTimeoutMs });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  migrate(database);
  return database;
}

function storeIn<Event>(database: DatabaseSync, path: string): Store<Event> {
  const page = database.prepare(
    'select * from commits where sequence > ? order by sequence limit ?',
  );
  const last = database.prepare(
    'select sequence, checksum from commits order by sequence desc limit 1',
  );
  const one = database.prepare('select * from commits where sequence = ?');
  const at = database.prepare('select sequence, checksum from commits where sequence = ?');
  const addCommit = database.prepare(
    'insert into commits (sequence, at, by, events, checksum) values (?, ?, ?, ?, ?)',
  );
  const addVersion = database.prepare(
    'insert into versions (id, content, checksum) values (?, ?, ?)',
  );
  const dropVersion = database.prepare('delete from versions where id = ?');
  const version = database.prepare('select id, content, checksum from versions where id = ?');
  const dataVersion = database.prepare('pragma data_version');

  function lastCommit(): Tip {
    return (last.get() as Tip | undefined) ?? emptyHistory;
  }

  function isInHistory({ sequence, checksum }: Tip): boolean {
    return (at.get(sequence) as Tip | undefined)?.checksum === checksum;
  }

  function pageAfter(sequence: number): CommitRow[] {
    return inFile(path, () => page.all(sequence, pageSize)) as unknown as CommitRow[];
  }

  /** The readable rows of a damaged page of the file. */
  function rowsOneByOne(last: number): CommitRow[] {
    const readable: CommitRow[] = [];
    for (
      let sequence = last + 1;
      sequence <= last + maxSalvageScan && readable.length < pageSize;
      sequence += 1
    )
      try {
        const row = one.get(sequence) as CommitRow | undefined;
        if (row) readable.push(row);
      } catch (fault) {
        if (!isDamage(fault)) throw fault;
      }
    return readable;
  }

  function rows(after: number, read = pageAfter): AsyncGenerator<Commit<Event> | string> {
    return readHistory<Event>(after, {
      at: (sequence) => inFile(path, () => at.get(sequence)) as Tip | undefined,
      async page(last) {
        // SQLite is synchronous: without a pause, reading a long history would block other requests.
        await immediate();
        return read(last);
      },
    });
  }

  /** Calls back soon after another connection wrote something. */
  function onForeignWrite(moved: () => void): () => void {
    let lastVersion = dataVersion.get()?.data_version;
    const timer = setInterval(() => {
      try {
        const current = dataVersion.get()?.data_version;
        if (current !== lastVersion) moved();
        lastVersion = current;
      } catch {
        // The disk did not respond; the next poll will tell.
      }
    }, pollIntervalMs);
    timer.unref();
    return () => clearInterval(timer);
  }

  const records = sqliteRecords(database, (work) => transaction(database, work));

  return {
    engine: 'sqlite',

    records,

    workingCopies: workingCopiesInMemory(),

    signals: { ...noSignals, listen: (listener) => onForeignWrite(() => listener('')) },

    history: (after) => verifiedHistory(rows(after), path),

    salvage: (after) =>
      rows(after, (last) => {
        try {
          return pageAfter(last);
        } catch (fault) {
          if (!(fault instanceof DamagedStore)) throw fault;
          return rowsOneByOne(last);
        }
      }),

    async versions(ids) {
      const contents = new Map<string, VersionContent>();
      for (const id of new Set(ids)) {
        if (contents.size % pageSize === pageSize - 1) await immediate();
        const row = inFile(path, () => version.get(id)) as VersionRow | undefined;
        contents.set(id, verifiedVersion(id, row, path));
      }
      return contents;
    },

    async append(after, commit, versions) {
      const sequence = after.sequence + 1;
      const events = JSON.stringify(commit.events);
      const by = storableName(commit.by);
      const checksum = commitChecksum(after.checksum, sequence, commit.at, by, events);
      await transaction(database, () => {
        if (lastCommit().checksum !== after.checksum) throw new HistoryMoved();
        for (const { id, content } of versions) {
          const text = JSON.stringify(content);
          addVersion.run(id, text, versionChecksum(id, text));
        }
        addCommit.run(sequence, commit.at, by, events, checksum);
      });
      return { ...commit, by, sequence, checksum };
    },

    async drop(tip, ids) {
      await transaction(database, () => {
        if (!isInHistory(tip)) return;
        for (const id of ids) dropVersion.run(id);
      });
      await immediate();
    },

    async compact(tip, commits, versions) {
      await transaction(database, () => {
        if (!isInHistory(tip)) return;
        for (const commit of commits.toSorted((a, b) => a.sequence - b.sequence))
          compactCommit(database, commit);
        for (const id of versions) dropVersion.run(id);
      });
      await immediate();
    },

    async replace(history, records) {
      // Staged in temporary tables first, so that other processes only wait for the swap.
      database.exec(`create temp table next_commits as select * from commits where false;
        create temp table next_versions as select * from versions where false`);
      try {
        const nextCommit = database.prepare(
          'insert into next_commits values (?, ?, ?, ?, ?, ?, ?)',
        );
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
    },

    async writable() {
      try {
        // Begins a write transaction, unless another process has one, and changes nothing.
        if (tryBegin(database)) database.exec('rollback');
        return true;
      } catch {
        return false;
      }
    },

    follow: onForeignWrite,

    async *verify() {
      try {
        yield* faultsOfCommits(rows(0));
        yield* faultsOfVersions();
      } catch (fault) {
        if (isDamage(fault)) yield `SQLite says: ${fault.message}.`;
        else if (fault instanceof DamagedStore) yield fault.message;
        else throw fault;
      }
    },

    async close() {
      database.close();
    },
  };

  function* faultsOfVersions(): Generator<string> {
    const all = database.prepare('select id, content, checksum from versions');
    for (const { id, content: text, checksum } of all.iterate() as Iterable<VersionRow>) {
      const content = readVersion(id, text, checksum);
      if (typeof content === 'string') yield content;
    }
    const pages = database.prepare('pragma integrity_check').all() as { integrity_check: string }[];
    for (const { integrity_check: fault } of pages)
      if (fault !== 'ok') yield `SQLite says: ${fault}.`;
  }
}

async function* faultsOfCommits(commits: AsyncIterable<Commit | string>): AsyncGenerator<string> {
  for await (const commit of commits) if (typeof commit === 'string') yield commit;
}

/** Removes a commit; the next one keeps what is needed to verify the chain. */
function compactCommit(database: DatabaseSync, { sequence, checksum }: Tip): void {
  const row = database
    .prepare('select compacted_from from commits where sequence = ? and checksum = ?')
    .get(sequence, checksum);
  const successor = database
    .prepare('select min(sequence) as sequence from commits where sequence > ?')
    .get(sequence)?.sequence;
  if (!row || typeof successor !== 'number') return;
  database
    .prepare(
      `update commits set compacted_from = ?, compacted_checksum = coalesce(compacted_checksum, ?)
       where sequence = ?`,
    )
    .run(row.compacted_from ?? sequence, checksum, successor);
  database.prepare('delete from commits where sequence = ?').run(sequence);
}
