import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { minuteMs } from '@farol/content-model';
import {
  Connection,
  connect,
  isDuplicate,
  isSurelyUnwritten,
  isUnreachable,
  placeOf,
  type Sql,
} from './postgres-connection.ts';
import { migrate } from './postgres-migrations.ts';
import { postgresRecords, type QueryRunner } from './postgres-records.ts';
import { channelName, columns, replaceHistory } from './postgres-replace.ts';
import { postgresSignals } from './postgres-signals.ts';
import { postgresWorkingCopies } from './postgres-working-copies.ts';
import { pageSize, readHistory, verifiedHistory } from './read-history.ts';
import {
  type Commit,
  type CommitRow,
  commitChecksum,
  DamagedStore,
  HistoryMoved,
  NewerStore,
  readVersion,
  type Store,
  StoreUnavailable,
  storableName,
  type Tip,
  type VersionContent,
  type VersionRow,
  verifiedVersion,
} from './store.ts';

/** How often to poll in addition, in case a notification was lost with its connection. */
const pollIntervalMs = 2000;
/** How long startup waits for a database that is starting at the same time. */
const startWaitMs = 10_000;
const startRetryMs = 500;
/** Enough time to replace a history of any size. */
const replaceTimeoutMs = 30 * minuteMs;

/** The store in a PostgreSQL database, which several processes may share. */
export async function openPostgres<Event>(address: string): Promise<Store<Event>> {
  const connection = new Connection(address);
  await prepare(connection, address);
  const place = `the database at ${placeOf(address)}`;
  /** Identifies this process, to ignore its own notifications. */
  const self = randomUUID();

  function rows(after: number): AsyncGenerator<Commit<Event> | string> {
    return readHistory<Event>(after, {
      async at(sequence) {
        const [row] = await connection.read(
          (sql) => sql<Tip[]>`
            select sequence, checksum from farol_commits where sequence = ${sequence}`,
        );
        return row;
      },
      page: (last) =>
        connection.read(
          (sql) => sql<CommitRow[]>`
            select * from farol_commits
            where sequence > ${last} order by sequence limit ${pageSize}`,
        ),
    });
  }

  const queries: QueryRunner = {
    read: (query) => connection.read(query),
    write: (query) => write(connection, query),
  };
  /** A connection for signals and working copies, opened by the first listener. */
  let listeningSql: Sql | null = null;
  const getListeningSql = () => {
    listeningSql ??= connect(address, 1);
    return listeningSql;
  };

  return {
    engine: 'postgresql',

    records: postgresRecords(queries),

    workingCopies: postgresWorkingCopies(queries, getListeningSql),

    signals: postgresSignals(queries, getListeningSql, self),

    history: (after) => verifiedHistory(rows(after), place),

    salvage: rows,

    async versions(ids) {
      const contents = new Map<string, VersionContent>();
      const unique = [...new Set(ids)];
      for (let start = 0; start < unique.length; start += pageSize) {
        const batch = unique.slice(start, start + pageSize);
        const rowsOfBatch = await connection.read(
          (sql) => sql<VersionRow[]>`
            select id, content, checksum from farol_versions where id = any(${batch}::text[])`,
        );
        const byId = new Map(rowsOfBatch.map((row) => [row.id, row]));
        for (const id of batch) contents.set(id, verifiedVersion(id, byId.get(id), place));
      }
      return contents;
    },

    async append(after, commit, versions) {
      const sequence = after.sequence + 1;
      const events = JSON.stringify(commit.events);
      const by = storableName(commit.by);
      const checksum = commitChecksum(after.checksum, sequence, commit.at, by, events);
      const { ids, contents, checksums } = columns(versions);
      // Compaction may have freed the sequence, so this checks that the history ends with `after`.
      // One statement is one transaction and one round trip. Of two concurrent appends of the same sequence,
      // the primary key lets the second one pass only if the first one was rolled back.
      const written = await write(
        connection,
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
    },

    async drop(tip, ids) {
      await write(
        connection,
        (sql) => sql`
          delete from farol_versions where id = any(${[...ids]}::text[]) and exists (
            select from farol_commits
            where sequence = ${tip.sequence} and checksum = ${tip.checksum})`,
      );
    },

    async compact(tip, commits, versions) {
      const sequences = commits.map(({ sequence }) => sequence);
      const checksums = commits.map(({ checksum }) => checksum);
      await write(
        connection,
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
    },

    async writable() {
      try {
        const [row] = await connection.read(
          (sql) => sql<{ writable: boolean }[]>`
            select current_setting('transaction_read_only') = 'off' as writable`,
        );
        return row?.writable ?? false;
      } catch {
        return false;
      }
    },

    async replace(history, records) {
      let historyFault: unknown;
      const observed = async function* () {
        try {
          yield* history;
        } catch (fault) {
          historyFault = fault;
          throw fault;
        }
      };
      try {
        await write(
          connection,
          (sql) =>
            sql.begin((transaction) => replaceHistory(transaction, observed(), records, self)),
          replaceTimeoutMs,
        );
      } catch (fault) {
        // If reading the given history failed, that is the error to report.
        throw historyFault ?? fault;
      }
    },

    follow(moved) {
      const listener = connect(address, 1);
      // The library reconnects by itself, and then calls `moved`, which finds what was missed.
      listener.listen(channelName, (from) => from !== self && moved(), moved).catch(() => {});
      const timer = setInterval(moved, pollIntervalMs);
      timer.unref();
      return () => {
        clearInterval(timer);
        void listener.end({ timeout: 0 });
      };
    },

    async *verify() {
      for await (const commit of rows(0)) if (typeof commit === 'string') yield commit;
      for (let last = ''; ; ) {
        const page = await connection.read(
          (sql) => sql<VersionRow[]>`
            select id, content, checksum from farol_versions
            where id > ${last} order by id limit ${pageSize}`,
        );
        for (const { id, content, checksum } of page) {
          const version = readVersion(id, content, checksum);
          if (typeof version === 'string') yield version;
          last = id;
        }
        if (page.length < pageSize) return;
      }
    },

    async close() {
      await Promise.all([connection.end(), listeningSql?.end({ timeout: 0 })]);
    },
  };
}

/** Migrates the database, and waits for one that is still starting. */
async function prepare(connection: Connection, address: string): Promise<void> {
  const deadline = Date.now() + startWaitMs;
  for (;;)
    try {
      return await connection.run((sql) => sql.begin(migrate));
    } catch (fault) {
      if (fault instanceof NewerStore) {
        await connection.end();
        throw fault;
      }
      if (isUnreachable(fault) && Date.now() + startRetryMs < deadline) {
        await pause(startRetryMs);
        continue;
      }
      await connection.end();
      const problem = isUnreachable(fault)
        ? 'does not answer. Start it, or correct DATABASE_URL'
        : 'refuses. Correct DATABASE_URL, or what its user may do';
      throw new StoreUnavailable(fault, `The database at ${placeOf(address)} ${problem}`);
    }
}

async function write<Result>(
  connection: Connection,
  query: (sql: Sql) => Promise<Result>,
  timeoutMs?: number,
): Promise<Result> {
  try {
    return await connection.run(query, timeoutMs);
  } catch (fault) {
    if (fault instanceof DamagedStore) throw fault;
    if (isDuplicate(fault, 'farol_commits_pkey')) throw new HistoryMoved();
    throw new StoreUnavailable(
      fault,
      isSurelyUnwritten(fault)
        ? 'Nothing was written, because the database does not take it'
        : 'It is not known whether this was written, because the database went away meanwhile. Look before you try again',
    );
  }
}
