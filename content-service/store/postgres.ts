import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  Connection,
  connect,
  isAway,
  isSurelyUnwritten,
  isTaken,
  placeOf,
  type Sql,
} from './postgres-connection.ts';
import { migrate } from './postgres-migrations.ts';
import { type Asking, postgresRecords } from './postgres-records.ts';
import { CHANNEL, columns, replaceIn } from './postgres-replace.ts';
import { postgresSignals } from './postgres-signals.ts';
import { postgresWorkingCopies } from './postgres-working-copies.ts';
import { PAGE, readHistory, soundHistory } from './read-history.ts';
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
  soundVersion,
  storableName,
  type Tip,
  type VersionContent,
  type VersionRow,
} from './store.ts';

/** How often to look all the same, in case a notification was lost with its connection. */
const LOOK_MS = 2000;
/** How long a start waits for a database that starts at the same time. */
const START_WAIT_MS = 10_000;
const START_RETRY_MS = 500;
/** Time enough to exchange a history of any size. */
const REPLACE_MS = 30 * 60 * 1000;

/** The store in a PostgreSQL database, which several processes may share. */
export async function openPostgres<Event>(address: string): Promise<Store<Event>> {
  const connection = new Connection(address);
  await begin(connection, address);
  const place = `the database at ${placeOf(address)}`;
  /** Tells our own notifications from those of others. */
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
            where sequence > ${last} order by sequence limit ${PAGE}`,
        ),
    });
  }

  const asking: Asking = {
    read: (question) => connection.read(question),
    write: (question) => write(connection, question),
  };
  /** For notices of working copies, once somebody wants to hear of them. */
  let hearing: Sql | null = null;
  const heard = () => {
    hearing ??= connect(address, 1);
    return hearing;
  };

  return {
    engine: 'postgresql',

    records: postgresRecords(asking),

    workingCopies: postgresWorkingCopies(asking, heard),

    signals: postgresSignals(asking, heard, self),

    history: (after) => soundHistory(rows(after), place),

    salvage: rows,

    async versions(ids) {
      const contents = new Map<string, VersionContent>();
      const wanted = [...new Set(ids)];
      for (let start = 0; start < wanted.length; start += PAGE) {
        const some = wanted.slice(start, start + PAGE);
        const found = await connection.read(
          (sql) => sql<VersionRow[]>`
            select id, content, checksum from farol_versions where id = any(${some}::text[])`,
        );
        const byId = new Map(found.map((row) => [row.id, row]));
        for (const id of some) contents.set(id, soundVersion(id, byId.get(id), place));
      }
      return contents;
    },

    async append(after, commit, versions) {
      const sequence = after.sequence + 1;
      const events = JSON.stringify(commit.events);
      const by = storableName(commit.by);
      const checksum = commitChecksum(after.checksum, sequence, commit.at, by, events);
      const { ids, contents, checksums } = columns(versions);
      // The sequence may be free again where commits were compacted: only the end of the history goes on.
      // One statement, so that it is one transaction and one way to the database and back. Of two that come
      // to the same sequence at once, the key lets the second one pass only if the first one was undone.
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
        select pg_notify(${CHANNEL}, ${self}) from next`,
      );
      if (written.length === 0) throw new HistoryMoved();
      return { ...commit, by, sequence, checksum };
    },

    async drop(said, ids) {
      await write(
        connection,
        (sql) => sql`
          delete from farol_versions where id = any(${[...ids]}::text[]) and exists (
            select from farol_commits
            where sequence = ${said.sequence} and checksum = ${said.checksum})`,
      );
    },

    async compact(said, commits, versions) {
      const sequences = commits.map(({ sequence }) => sequence);
      const checksums = commits.map(({ checksum }) => checksum);
      await write(
        connection,
        (sql) => sql`
        with told as (
          select from farol_commits
          where sequence = ${said.sequence} and checksum = ${said.checksum}
        ), chosen as (
          select sequence, checksum, compacted_from from farol_commits
          join unnest(${sequences}::bigint[], ${checksums}::text[]) as given (sequence, checksum)
            using (sequence, checksum)
          where exists (select from told)
        ), leaving as (
          select chosen.*, (
            select min(later.sequence) from farol_commits as later
            where later.sequence > chosen.sequence
              and later.sequence not in (select sequence from chosen)) as heir
          from chosen
        ), heirs as (
          select heir, min(coalesce(compacted_from, sequence)) as compacted_from,
            (array_agg(checksum order by sequence desc))[1] as checksum
          from leaving where heir is not null group by heir
        ), kept as (
          update farol_commits as commit set
            -- Another process may have compacted up to here meanwhile, from further back.
            compacted_from = least(commit.compacted_from, heirs.compacted_from),
            compacted_checksum = coalesce(commit.compacted_checksum, heirs.checksum)
          from heirs where commit.sequence = heirs.heir
        ), gone as (
          delete from farol_commits
          where sequence in (select sequence from leaving where heir is not null)
        )
        delete from farol_versions
        where id = any(${[...versions]}::text[]) and exists (select from told)`,
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
      let ofHistory: unknown;
      const given = async function* () {
        try {
          yield* history;
        } catch (fault) {
          ofHistory = fault;
          throw fault;
        }
      };
      try {
        await write(
          connection,
          (sql) => sql.begin((transaction) => replaceIn(transaction, given(), records, self)),
          REPLACE_MS,
        );
      } catch (fault) {
        // Where the history itself broke off, the database has nothing to say.
        throw ofHistory ?? fault;
      }
    },

    follow(moved) {
      const listening = connect(address, 1);
      // A connection that is lost is sought again by the library; what was missed meanwhile, `moved` finds.
      listening.listen(CHANNEL, (from) => from !== self && moved(), moved).catch(() => {});
      const timer = setInterval(moved, LOOK_MS);
      timer.unref();
      return () => {
        clearInterval(timer);
        void listening.end({ timeout: 0 });
      };
    },

    async *verify() {
      for await (const commit of rows(0)) if (typeof commit === 'string') yield commit;
      for (let last = ''; ; ) {
        const page = await connection.read(
          (sql) => sql<VersionRow[]>`
            select id, content, checksum from farol_versions
            where id > ${last} order by id limit ${PAGE}`,
        );
        for (const { id, content, checksum } of page) {
          const version = readVersion(id, content, checksum);
          if (typeof version === 'string') yield version;
          last = id;
        }
        if (page.length < PAGE) return;
      }
    },

    async close() {
      await Promise.all([connection.end(), hearing?.end({ timeout: 0 })]);
    },
  };
}

/** Prepares the database; one that does not answer yet is waited for. */
async function begin(connection: Connection, address: string): Promise<void> {
  const end = Date.now() + START_WAIT_MS;
  for (;;)
    try {
      return await connection.ask((sql) => sql.begin(migrate));
    } catch (fault) {
      if (fault instanceof NewerStore) {
        await connection.end();
        throw fault;
      }
      if (isAway(fault) && Date.now() + START_RETRY_MS < end) {
        await pause(START_RETRY_MS);
        continue;
      }
      await connection.end();
      const what = isAway(fault)
        ? 'does not answer. Start it, or correct DATABASE_URL'
        : 'refuses. Correct DATABASE_URL, or what its user may do';
      throw new StoreUnavailable(fault, `The database at ${placeOf(address)} ${what}`);
    }
}

async function write<Answer>(
  connection: Connection,
  question: (sql: Sql) => Promise<Answer>,
  answerMs?: number,
): Promise<Answer> {
  try {
    return await connection.ask(question, answerMs);
  } catch (fault) {
    if (fault instanceof DamagedStore) throw fault;
    if (isTaken(fault, 'farol_commits_pkey')) throw new HistoryMoved();
    throw new StoreUnavailable(
      fault,
      isSurelyUnwritten(fault)
        ? 'Nothing was written, because the database does not take it'
        : 'It is not known whether this was written, because the database went away meanwhile. Look before you try again',
    );
  }
}
