import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { minuteMs } from '@farol/content-model';
import {
  Connection,
  connect,
  isDuplicate,
  isLocked,
  isSurelyUnwritten,
  isUnreachable,
  placeOf,
  type Sql,
} from './postgres-connection.ts';
import { appendCommit, commitsAfter, compactHistory } from './postgres-history.ts';
import { migrate, UnfitDatabase } from './postgres-migrations.ts';
import { postgresRecords, type QueryRunner } from './postgres-records.ts';
import { channelName, replaceHistory } from './postgres-replace.ts';
import { postgresSignals } from './postgres-signals.ts';
import { dropVersions, faultsOfVersions, readVersions } from './postgres-versions.ts';
import { postgresWorkingCopies } from './postgres-working-copies.ts';
import { faultsOfCommits, verifiedHistory } from './read-history.ts';
import { DamagedStore, HistoryMoved, NewerStore, type Store, StoreUnavailable } from './store.ts';

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

    history: (after) => verifiedHistory(commitsAfter<Event>(queries, after), place),

    salvage: (after) => commitsAfter<Event>(queries, after),

    versions: (ids) => readVersions(queries, ids, place),

    append: (after, commit, versions) => appendCommit(queries, self, after, commit, versions),

    drop: (tip, ids) => dropVersions(queries, tip, ids),

    compact: (tip, commits, versions) => compactHistory(queries, tip, commits, versions),

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
      yield* faultsOfCommits(commitsAfter(queries, 0));
      yield* faultsOfVersions(queries);
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
      if (fault instanceof NewerStore || fault instanceof UnfitDatabase) {
        await connection.end();
        throw fault;
      }
      if (isUnreachable(fault) && Date.now() + startRetryMs < deadline) {
        await pause(startRetryMs);
        continue;
      }
      await connection.end();
      throw new StoreUnavailable(
        fault,
        `The database at ${placeOf(address)} ${startProblem(fault)}`,
      );
    }
}

function startProblem(fault: unknown): string {
  if (isLocked(fault))
    return 'is held by another process, such as one that migrates it. Wait until that has ended (pg_locks shows it), and start again';
  return isUnreachable(fault)
    ? 'does not answer. Start it, or correct DATABASE_URL'
    : 'refuses. Correct DATABASE_URL, or what its user may do';
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
