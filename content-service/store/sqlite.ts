import { DatabaseSync } from 'node:sqlite';
import { setImmediate as immediate } from 'node:timers/promises';
import { PAGE, readHistory, soundHistory } from './read-history.ts';
import { noSignals } from './signals.ts';
import { inFile, isDamage } from './sqlite-faults.ts';
import { migrate } from './sqlite-migrations.ts';
import { replaceRecords, sqliteRecords } from './sqlite-records.ts';
import { begins, transaction, WAIT_MS } from './sqlite-transactions.ts';
import {
  type Commit,
  type CommitRow,
  commitChecksum,
  DamagedStore,
  emptyHistory,
  HistoryMoved,
  inItsChain,
  readVersion,
  type Store,
  soundVersion,
  storableName,
  type Tip,
  type VersionContent,
  type VersionRow,
  versionChecksum,
} from './store.ts';
import { workingCopiesInMemory } from './working-copies-in-memory.ts';

/** How often to look whether another process has written: a page number in shared memory, no disk. */
const FOLLOW_MS = 250;
/** So far is looked for rows beyond a damaged page. */
const FARTHEST = 20_000;

/** The store in one SQLite file. Every commit is on disk before it is answered. */
export function openSqlite<Event>(path: string): Store<Event> {
  return inFile(path, () => storeIn<Event>(openDatabase(path), path), false);
}

function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: WAIT_MS });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  migrate(database);
  return database;
}

function storeIn<Event>(database: DatabaseSync, path: string): Store<Event> {
  const page = database.prepare(
    'select * from commits where sequence > ? order by sequence limit ?',
  );
  const tip = database.prepare(
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
    return (tip.get() as Tip | undefined) ?? emptyHistory;
  }

  function pageAfter(last: number): CommitRow[] {
    return inFile(path, () => page.all(last, PAGE)) as unknown as CommitRow[];
  }

  /** Where a page of the file is damaged, the rows of it that can be read. */
  function rowsOneByOne(last: number): CommitRow[] {
    const found: CommitRow[] = [];
    for (let sequence = last + 1; sequence <= last + FARTHEST && found.length < PAGE; sequence += 1)
      try {
        const row = one.get(sequence) as CommitRow | undefined;
        if (row) found.push(row);
      } catch (fault) {
        if (!isDamage(fault)) throw fault;
      }
    return found;
  }

  function rows(after: number, read = pageAfter): AsyncGenerator<Commit<Event> | string> {
    return readHistory<Event>(after, {
      at: (sequence) => inFile(path, () => at.get(sequence)) as Tip | undefined,
      async page(last) {
        // The file answers at once: without a pause nobody else is answered until a long history is read.
        await immediate();
        return read(last);
      },
    });
  }

  /** Calls soon after another connection wrote something, and says nothing of what. */
  function whenMoved(moved: () => void): () => void {
    let seen = dataVersion.get()?.data_version;
    const timer = setInterval(() => {
      try {
        const present = dataVersion.get()?.data_version;
        if (present !== seen) moved();
        seen = present;
      } catch {
        // The disk did not answer; the next look will tell.
      }
    }, FOLLOW_MS);
    timer.unref();
    return () => clearInterval(timer);
  }

  const records = sqliteRecords(database, (work) => transaction(database, work));

  return {
    engine: 'sqlite',

    records,

    workingCopies: workingCopiesInMemory(),

    signals: { ...noSignals, hear: (listener) => whenMoved(() => listener('')) },

    history: (after) => soundHistory(rows(after), path),

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
        if (contents.size % PAGE === PAGE - 1) await immediate();
        const row = inFile(path, () => version.get(id)) as VersionRow | undefined;
        contents.set(id, soundVersion(id, row, path));
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

    async drop(said, ids) {
      await transaction(database, () => {
        if ((at.get(said.sequence) as Tip | undefined)?.checksum !== said.checksum) return;
        for (const id of ids) dropVersion.run(id);
      });
      await immediate();
    },

    async compact(said, commits, versions) {
      await transaction(database, () => {
        if ((at.get(said.sequence) as Tip | undefined)?.checksum !== said.checksum) return;
        for (const commit of commits.toSorted((one, other) => one.sequence - other.sequence))
          compactCommit(database, commit);
        for (const id of versions) dropVersion.run(id);
      });
      await immediate();
    },

    async replace(history, records) {
      // Gathered aside first: a reader or a writer of another process waits only for the exchange.
      database.exec(`create temp table next_commits as select * from commits where false;
        create temp table next_versions as select * from versions where false`);
      try {
        const nextCommit = database.prepare(
          'insert into next_commits values (?, ?, ?, ?, ?, ?, ?)',
        );
        const nextVersion = database.prepare('insert into next_versions values (?, ?, ?)');
        for await (const { commit, versions } of inItsChain(history)) {
          const { sequence, at, by, checksum, compacted } = commit;
          const events = JSON.stringify(commit.events);
          const { from = null, checksum: ended = null } = compacted ?? {};
          nextCommit.run(sequence, at, by, events, checksum, from, ended);
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
        // Takes the place of the writer, unless somebody has it, changes nothing and leaves it.
        if (begins(database)) database.exec('rollback');
        return true;
      } catch {
        return false;
      }
    },

    follow: whenMoved,

    async *verify() {
      try {
        yield* faultsIn(rows(0));
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

async function* faultsIn(commits: AsyncIterable<Commit | string>): AsyncGenerator<string> {
  for await (const commit of commits) if (typeof commit === 'string') yield commit;
}

/** Takes one commit out; the next one keeps what the chain needs to know of it. */
function compactCommit(database: DatabaseSync, { sequence, checksum }: Tip): void {
  const row = database
    .prepare('select compacted_from from commits where sequence = ? and checksum = ?')
    .get(sequence, checksum);
  const heir = database
    .prepare('select min(sequence) as sequence from commits where sequence > ?')
    .get(sequence)?.sequence;
  if (!row || typeof heir !== 'number') return;
  database
    .prepare(
      `update commits set compacted_from = ?, compacted_checksum = coalesce(compacted_checksum, ?)
       where sequence = ?`,
    )
    .run(row.compacted_from ?? sequence, checksum, heir);
  database.prepare('delete from commits where sequence = ?').run(sequence);
}
