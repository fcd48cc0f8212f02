import type { Transaction } from './postgres-connection.ts';
import { NewerStore } from './store.ts';

/** Forward only. Each entry migrates the database from the version that is its index to the next one. */
const migrations = [
  `create table farol_commits (
     sequence bigint primary key,
     at bigint not null,
     by text not null,
     events text not null,
     checksum text not null
   );
   create table farol_versions (
     id text primary key,
     content text not null,
     checksum text not null
   );`,
  `create table farol_records (
     kind text not null,
     id text collate "C" not null,
     owner text,
     ends_at bigint,
     revision bigint not null,
     content text not null,
     primary key (kind, id)
   );
   create index farol_records_by_owner on farol_records (kind, owner);
   create index farol_records_by_end on farol_records (ends_at) where ends_at is not null;`,
  `alter table farol_commits add column compacted_from bigint;
   alter table farol_commits add column compacted_checksum text;`,
  `create unlogged table farol_working_copies (
     document text not null,
     person text not null,
     at bigint not null,
     mark text not null,
     bytes bigint not null,
     content text not null,
     primary key (document, person)
   );`,
  `alter table farol_working_copies add column tab text not null default '';
   alter table farol_working_copies drop constraint farol_working_copies_pkey;
   alter table farol_working_copies add primary key (document, person, tab);`,
];

/** An arbitrary number: the advisory lock by which processes migrate one after the other. */
const migrationLock = 5_316_291_017;

const tables = ['store', 'commits', 'versions', 'records', 'working_copies'];

/** The database answers, but what it holds would be wrong. */
export class UnfitDatabase extends Error {
  override name = 'UnfitDatabase';
}

/** How long others may hold the lock or a table, so that the database says so before it seems not to answer. */
const lockTimeoutMs = 8_000;

/** Migrates the database to the latest version, atomically. */
export async function migrate(sql: Transaction): Promise<void> {
  await sql.unsafe(`set local lock_timeout = ${lockTimeoutMs}`);
  await sql`select pg_advisory_xact_lock(${migrationLock})`;
  const [table] = await sql`select to_regclass('farol_store') is not null as "isThere"`;
  if (!table?.isThere) {
    await refuseFewCharacters(sql);
    await sql`create table farol_store (version bigint not null)`;
    await sql`insert into farol_store values (0)`;
  }
  const [row] = await sql<{ version: number }[]>`select version from farol_store`;
  const version = row?.version ?? 0;
  if (version > migrations.length) throw new NewerStore('database', version, migrations.length);
  for (const step of migrations.slice(version)) await sql.unsafe(step);
  if (version < migrations.length) await sql`update farol_store set version = ${migrations.length}`;
  await refuseScatteredTables(sql);
}

async function refuseFewCharacters(sql: Transaction): Promise<void> {
  const [row] = await sql<{ encoding: string }[]>`
    select current_setting('server_encoding') as encoding`;
  const encoding = row?.encoding ?? '';
  // SQL_ASCII keeps whatever it is given.
  if (['UTF8', 'SQL_ASCII'].includes(encoding)) return;
  throw new UnfitDatabase(
    `The database has the encoding ${encoding}, which lacks characters that people write. Create one with the encoding UTF8, and correct DATABASE_URL.`,
  );
}

/** A table of the same name in a schema that is searched first would be taken for ours. */
async function refuseScatteredTables(sql: Transaction): Promise<void> {
  const schemas = await sql<{ name: string }[]>`
    select distinct relnamespace::regnamespace::text as name
    from unnest(${tables}::text[]) as ours (name)
    join pg_class on pg_class.oid = to_regclass('farol_' || ours.name)
    order by 1`;
  if (schemas.length === 1) return;
  const names = schemas.map(({ name }) => name).join(' and ');
  throw new UnfitDatabase(
    `Tables called farol_… are in the schemas ${names}, and those of the schema that is searched first would be taken for the content. Keep the content's in one schema, and rename the others, or set the search_path of the user of DATABASE_URL.`,
  );
}
