import { DatabaseSync } from 'node:sqlite';
import { setImmediate as immediate } from 'node:timers/promises';
import { faultsOfCommits, pageSize, verifiedHistory } from './read-history.ts';
import { noSignals } from './signals.ts';
import { inFile, isDamage } from './sqlite-faults.ts';
import { compactCommit, sqliteHistory } from './sqlite-history.ts';
import { migrate } from './sqlite-migrations.ts';
import { sqliteRecords } from './sqlite-records.ts';
import { replaceHistory } from './sqlite-replace.ts';
import { busyTimeoutMs, transaction, tryBegin } from './sqlite-transactions.ts';
import {
  commitChecksum,
  DamagedStore,
  HistoryMoved,
  readVersion,
  type Store,
  storableName,
  type VersionContent,
  type VersionRow,
  verifiedVersion,
  versionChecksum,
} from './store.ts';
import { workingCopiesInMemory } from './working-copies-in-memory.ts';

/** How often to poll for writes of other processes; reads a counter in shared memory, not the disk. */
const pollIntervalMs = 250;

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
  const history = sqliteHistory<Event>(database, path);
  const addCommit = database.prepare(
    'insert into commits (sequence, at, by, events, checksum) values (?, ?, ?, ?, ?)',
  );
  const addVersion = database.prepare(
    'insert into versions (id, content, checksum) values (?, ?, ?)',
  );
  const dropVersion = database.prepare('delete from versions where id = ?');
  const version = database.prepare('select id, content, checksum from versions where id = ?');

  return {
    engine: 'sqlite',

    records: sqliteRecords(database, (work) => transaction(database, work)),

    workingCopies: workingCopiesInMemory(),

    signals: { ...noSignals, listen: (listener) => onForeignWrite(database, () => listener('')) },

    history: (after) => verifiedHistory(history.after(after), path),

    salvage: history.readableAfter,

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
        if (history.last().checksum !== after.checksum) throw new HistoryMoved();
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
        if (!history.has(tip)) return;
        for (const id of ids) dropVersion.run(id);
      });
      await immediate();
    },

    async compact(tip, commits, versions) {
      await transaction(database, () => {
        if (!history.has(tip)) return;
        for (const commit of commits.toSorted((a, b) => a.sequence - b.sequence))
          compactCommit(database, commit);
        for (const id of versions) dropVersion.run(id);
      });
      await immediate();
    },

    replace: (newHistory, records) => replaceHistory(database, newHistory, records),

    async writable() {
      try {
        // Begins a write transaction, unless another process has one, and changes nothing.
        if (tryBegin(database)) database.exec('rollback');
        return true;
      } catch {
        return false;
      }
    },

    follow: (moved) => onForeignWrite(database, moved),

    async *verify() {
      try {
        yield* faultsOfCommits(history.after(0));
        yield* faultsOfVersions(database);
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
}

/** Calls back soon after another connection wrote something. */
function onForeignWrite(database: DatabaseSync, moved: () => void): () => void {
  const dataVersion = database.prepare('pragma data_version');
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

function* faultsOfVersions(database: DatabaseSync): Generator<string> {
  const all = database.prepare('select id, content, checksum from versions');
  for (const { id, content: text, checksum } of all.iterate() as Iterable<VersionRow>) {
    const content = readVersion(id, text, checksum);
    if (typeof content === 'string') yield content;
  }
  const pages = database.prepare('pragma integrity_check').all() as { integrity_check: string }[];
  for (const { integrity_check: fault } of pages)
    if (fault !== 'ok') yield `SQLite says: ${fault}.`;
}
