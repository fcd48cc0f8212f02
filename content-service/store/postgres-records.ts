import { isHoldable, type Sql, type Transaction } from './postgres-connection.ts';
import {
  type NewRecord,
  type RecordChange,
  type RecordRow,
  type RecordStore,
  readRecord,
  UnexpectedRecord,
} from './records.ts';

/** Runs queries, and throws `StoreUnavailable` for failures. */
export interface QueryRunner {
  read<Result>(query: (sql: Sql) => Promise<Result>): Promise<Result>;
  write<Result>(query: (sql: Sql) => Promise<Result>): Promise<Result>;
}

/** Records in the `farol_records` table of a PostgreSQL store. */
export function postgresRecords({ read, write }: QueryRunner): RecordStore {
  const rows = async (query: (sql: Sql) => Promise<RecordRow[]>) =>
    (await read(query)).map(readRecord);
  return {
    async get(kind, id) {
      if (!isHoldable(id)) return null;
      const [record] = await rows(
        (sql) => sql<RecordRow[]>`select * from farol_records where kind = ${kind} and id = ${id}`,
      );
      return record ?? null;
    },
    async list(kind, owner) {
      if (owner !== undefined && !isHoldable(owner)) return [];
      return rows((sql) =>
        owner === undefined
          ? sql<RecordRow[]>`select * from farol_records where kind = ${kind} order by id`
          : sql<RecordRow[]>`
              select * from farol_records where kind = ${kind} and owner = ${owner}
              order by id`,
      );
    },
    async lastBefore(kind, id, limit) {
      if (!isHoldable(id)) return [];
      return rows(
        (sql) => sql<RecordRow[]>`
          select * from farol_records where kind = ${kind} and id < ${id}
          order by id desc limit ${limit}`,
      );
    },
    write: (changes) =>
      write(async (sql) => {
        try {
          await sql.begin(async (transaction) => {
            await lockRecords(transaction, changes);
            for (const change of changes)
              if (!(await applyChange(transaction, change))) throw new UnexpectedRecord();
          });
          return true;
        } catch (fault) {
          if (fault instanceof UnexpectedRecord) return false;
          throw fault;
        }
      }),
    async forget(endedBefore) {
      // What another write has locked is left for the next time: waiting for it could be mutual.
      await write(
        (sql) => sql`
          with ended as (
            select kind, id from farol_records where ends_at < ${endedBefore}
            for update skip locked)
          delete from farol_records using ended
          where farol_records.kind = ended.kind and farol_records.id = ended.id`,
      );
    },
  };
}

/**
 * Locks all that the changes concern, before the first of them, by kind and id: in this order everywhere, whatever the
 * order of the changes, so that no two writes wait for each other.
 */
async function lockRecords(sql: Transaction, changes: readonly RecordChange[]): Promise<void> {
  const named = changes.flatMap((change) => {
    if (change.change === 'clear') return [];
    const { kind, id } = 'record' in change ? change.record : change;
    return isHoldable(id) ? [{ kind, id }] : [];
  });
  const cleared = changes.flatMap((change) =>
    change.change === 'clear' && isHoldable(change.owner) ? [change] : [],
  );
  await sql`
    select from farol_records join (
      select kind, id from unnest(
        ${named.map(({ kind }) => kind)}::text[], ${named.map(({ id }) => id)}::text[])
        as named (kind, id)
      union
      select kind, id from farol_records join unnest(
        ${cleared.map(({ kind }) => kind)}::text[], ${cleared.map(({ owner }) => owner)}::text[])
        as cleared (kind, owner) using (kind, owner)
    ) as concerned using (kind, id)
    order by kind, id for update of farol_records`;
}

/** Whether the change found what it expects. */
async function applyChange(sql: Transaction, change: RecordChange): Promise<boolean> {
  switch (change.change) {
    case 'add':
      return (await addRecords(sql, [change.record])) === 1;
    case 'set': {
      const { kind, id, owner, endsAt, content } = change.record;
      if (!isHoldable(id)) return false;
      const { count } = await sql`
        update farol_records set owner = ${owner}, ends_at = ${endsAt},
          content = ${JSON.stringify(content)}, revision = revision + 1
        where kind = ${kind} and id = ${id} and revision = ${change.revision}`;
      return count === 1;
    }
    case 'expect': {
      if (!isHoldable(change.id)) return false;
      const { count } = await sql`
        select from farol_records
        where kind = ${change.kind} and id = ${change.id}
          and revision = coalesce(${change.revision ?? null}, revision)`;
      return count === 1;
    }
    case 'remove': {
      if (!isHoldable(change.id)) return false;
      const { count } = await sql`
        delete from farol_records where kind = ${change.kind} and id = ${change.id}`;
      return count === 1;
    }
    case 'clear':
      if (!isHoldable(change.owner)) return true;
      await sql`delete from farol_records where kind = ${change.kind} and owner = ${change.owner}`;
      return true;
  }
}

/** Returns how many of them did not exist before. */
export async function addRecords(sql: Transaction, records: readonly NewRecord[]): Promise<number> {
  const { count } = await sql`
    insert into farol_records (kind, id, owner, ends_at, revision, content)
    select kind, id, owner, ends_at, 1, content from unnest(
      ${records.map(({ kind }) => kind)}::text[], ${records.map(({ id }) => id)}::text[],
      ${records.map(({ owner }) => owner)}::text[],
      ${records.map(({ endsAt }) => endsAt)}::bigint[],
      ${records.map(({ content }) => JSON.stringify(content))}::text[])
      as given (kind, id, owner, ends_at, content)
    on conflict do nothing`;
  return count;
}
