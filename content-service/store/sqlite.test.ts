import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { pageSize } from './read-history.ts';
import { type Damage, recordsContract } from './records-contract.testing.ts';
import { openSqlite } from './sqlite.ts';
import { busyTimeoutMs } from './sqlite-transactions.ts';
import { emptyHistory, type Tip } from './store.ts';
import { storeContract } from './store-contract.testing.ts';

async function place() {
  const folder = await mkdtemp(join(tmpdir(), 'farol-store-'));
  const path = join(folder, 'content.sqlite');
  return {
    path,
    open: async () => openSqlite(path),
    async damage(what: Damage) {
      const database = new DatabaseSync(path);
      if ('version' in what)
        database
          .prepare(
            "update versions set content = replace(content, 'written', 'wrotten') where id = ?",
          )
          .run(what.version);
      else if ('record' in what)
        database.prepare("update records set content = 'Se{cret' where id = ?").run(what.record);
      else
        database
          .prepare("update commits set events = replace(events, 'ok', 'ko') where sequence = ?")
          .run(what.commit);
      database.close();
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

storeContract('SQLite', place);
recordsContract('SQLite', place);

it('says that the disk is full where SQLite only speaks of an error', async () => {
  const { path, open, remove } = await place();
  await (await open()).close();
  const script = `import { openSqlite } from '${import.meta.resolve('./sqlite.ts')}';
    openSqlite(process.argv[1]);`;
  // No file may grow, as on a full disk.
  const limited = 'ulimit -f 0; exec "$0" --input-type=module --eval "$1" "$2"';
  const { stderr } = spawnSync('sh', ['-c', limited, process.execPath, script, path]);
  expect(String(stderr)).toContain(`${path} cannot be used: the disk is full.`);
  await remove();
});

it('refuses a file that a newer version wrote, and leaves it as it is', async () => {
  const { path, remove } = await place();
  await openSqlite(path).close();
  const database = new DatabaseSync(path);
  database.exec('pragma user_version = 99');
  expect(() => openSqlite(path)).toThrow('written by a newer Farol (store version 99');
  expect(database.prepare('pragma user_version').get()?.user_version).toBe(99);
  database.close();
  await remove();
});

it('waits for another process that writes, without blocking', async () => {
  const { path, open, remove } = await place();
  const store = await open();
  const other = new DatabaseSync(path);
  other.exec('begin immediate');
  const began = performance.now();
  const appending = store.append(emptyHistory, { at: 0, by: 'test', events: [] }, []);
  expect(await store.writable()).toBe(true);
  expect(performance.now() - began).toBeLessThan(busyTimeoutMs * 0.8);
  setTimeout(() => other.exec('commit'), 50);
  expect(await appending).toMatchObject({ sequence: 1 });
  other.close();
  await store.close();
  await remove();
});

it('lets others do their work while a long history is read', async () => {
  const { open, remove } = await place();
  const store = await open();
  for (let tip: Tip = emptyHistory; tip.sequence < pageSize + 1; )
    tip = await store.append(tip, { at: 0, by: 'test', events: [] }, []);
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  });
  let read = 0;
  for await (const { sequence } of store.history(0)) read = sequence;
  clearInterval(counting);
  expect([read, turns > 0]).toEqual([pageSize + 1, true]);
  await store.close();
  await remove();
});
