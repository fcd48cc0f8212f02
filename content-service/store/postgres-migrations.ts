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

/** Migrates the database to the latest version, atomically. */
export async function migrate(sql: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${migrationLock})`;
  const [table] = await sql`select to_regclass('farol_store') is not null as "isThere"`;
  if (!table?.isThere) {
    await sql`create table farol_store (version bigint not null)`;
    await sql`insert into farol_store values (0)`;
  }
  const [row] = await sql<{ version: number }[]>`select version from farol_store`;
  const version = row?.version ?? 0;
  if (version > migrations.length) throw new NewerStore('database', version, migrations.length);
  if (version === migrations.length) return;
  for (const step of migrations.slice(version)) await sql.unsafe(step);
  await sql`update farol_store set version = ${migrations.length}`;
}
