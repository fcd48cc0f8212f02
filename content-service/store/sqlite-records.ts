import type { DatabaseSync } from 'node:sqlite';
import {
  type NewRecord,
  type RecordChange,
  type RecordRow,
  type RecordStore,
  readRecord,
  UnexpectedRecord,
} from './records.ts';

/** Replaces all records. */
export function replaceRecords(database: DatabaseSync, records: readonly NewRecord[]): void {
  database.exec('delete from records');
  const add = database.prepare('insert into records values (?, ?, ?, ?, 1, ?)');
  for (const { kind, id, owner, endsAt, content } of records)
    add.run(kind, id, owner, endsAt, JSON.stringify(content));
}

/** Records in the `records` table of an SQLite store. */
export function sqliteRecords(
  database: DatabaseSync,
  transaction: (work: () => void) => Promise<void>,
): RecordStore {
  const get = database.prepare('select * from records where kind = ? and id = ?');
  const byKind = database.prepare('select * from records where kind = ? order by id');
  const byOwner = database.prepare(
    'select * from records where kind = ? and owner = ? order by id',
  );
  const lastBefore = database.prepare(
    'select * from records where kind = ? and id < ? order by id desc limit ?',
  );
  const add = database.prepare(
    'insert into records values (?, ?, ?, ?, 1, ?) on conflict do nothing',
  );
  const set = database.prepare(
    `update records set owner = ?, ends_at = ?, content = ?, revision = revision + 1
     where kind = ? and id = ? and revision = ?`,
  );
  const remove = database.prepare('delete from records where kind = ? and id = ?');
  const clear = database.prepare('delete from records where kind = ? and owner = ?');
  const forget = database.prepare('delete from records where ends_at < ?');
  const anyEnded = database.prepare('select 1 from records where ends_at < ? limit 1');

  /** Whether the change found what it expects. */
  function applyChange(change: RecordChange): boolean {
    switch (change.change) {
      case 'add': {
        const { kind, id, owner, endsAt, content } = change.record;
        return add.run(kind, id, owner, endsAt, JSON.stringify(content)).changes === 1;
      }
      case 'set': {
        const { kind, id, owner, endsAt, content } = change.record;
        const text = JSON.stringify(content);
        return set.run(owner, endsAt, text, kind, id, change.revision).changes === 1;
      }
      case 'expect': {
        const row = get.get(change.kind, change.id) as RecordRow | undefined;
        return row !== undefined && row.revision === (change.revision ?? row.revision);
      }
      case 'remove':
        return remove.run(change.kind, change.id).changes === 1;
      case 'clear':
        clear.run(change.kind, change.owner);
        return true;
    }
  }

  const read = (rows: unknown[]) => (rows as RecordRow[]).map(readRecord);
  return {
    async get(kind, id) {
      const row = get.get(kind, id) as RecordRow | undefined;
      return row ? readRecord(row) : null;
    },
    list: async (kind, owner) =>
      read(owner === undefined ? byKind.all(kind) : byOwner.all(kind, owner)),
    lastBefore: async (kind, id, limit) => read(lastBefore.all(kind, id, limit)),
    async write(changes) {
      let isApplied = true;
      await transaction(() => {
        isApplied = changes.every(applyChange);
        if (!isApplied) throw new UnexpectedRecord();
      }).catch((fault: Error) => {
        if (!(fault.cause instanceof UnexpectedRecord)) throw fault;
      });
      return isApplied;
    },
    async forget(endedBefore) {
      // Checked first, because mostly there are none, and an unneeded transaction would write to the file.
      if (anyEnded.get(endedBefore)) await transaction(() => void forget.run(endedBefore));
    },
  };
}
