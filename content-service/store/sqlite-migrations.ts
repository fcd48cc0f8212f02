import type { DatabaseSync } from 'node:sqlite';
import { NewerStore } from './store.ts';

/** Forward only. Each entry migrates the file from the version that is its index to the next one. */
const migrations = [
  `create table commits (
     sequence integer primary key,
     at integer not null,
     by text not null,
     events text not null,
     checksum text not null
   ) strict;
   create table versions (
     id text primary key,
     content text not null,
     checksum text not null
   ) strict;`,
  `create table records (
     kind text not null,
     id text not null,
     owner text,
     ends_at integer,
     revision integer not null,
     content text not null,
     primary key (kind, id)
   ) strict;
   create index records_by_owner on records (kind, owner);
   create index records_by_end on records (ends_at) where ends_at is not null;`,
  `alter table commits add column compacted_from integer;
   alter table commits add column compacted_checksum text;`,
];

/** Migrates the file to the latest version, atomically. */
export function migrate(database: DatabaseSync): void {
  database.exec('begin immediate');
  try {
    const row = database.prepare('pragma user_version').get();
    const version = Number(row?.user_version ?? 0);
    if (version > migrations.length)
      throw new NewerStore('data folder', version, migrations.length);
    for (const step of migrations.slice(version)) database.exec(step);
    database.exec(`pragma user_version = ${migrations.length}`);
    database.exec('commit');
  } catch (fault) {
    database.exec('rollback');
    throw fault;
  }
}
