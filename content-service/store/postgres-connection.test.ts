import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect as connectTo, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { beforeAll, expect, it } from 'vitest';
import { openPostgres } from './postgres.ts';
import { Connection, connect, isSurelyUnwritten, placeOf } from './postgres-connection.ts';
import { migrate } from './postgres-migrations.ts';
import { newDatabase } from './shared-postgres.testing.ts';
import { emptyHistory } from './store.ts';

let address: string;
beforeAll(async () => {
  address = await newDatabase();
});

it('abandons a query that hangs, and answers the next one', async () => {
  const connection = new Connection(address);
  const hangs = connection.run((sql) => sql`select pg_sleep(20)`.execute(), 300);
  await expect(hangs).rejects.toThrow('did not answer within 0.3 s');
  const [row] = await connection.run((sql) => sql<{ one: number }[]>`select 1::bigint as one`);
  expect(row).toEqual({ one: 1 });
  await connection.end();
});

it('rejects the query whose connection is lost, however early', async () => {
  const { hostname, port } = new URL(address);
  // A proxy in front of the database that disconnects at the first query of a connection.
  const front = createServer((client) => {
    const database = connectTo(Number(port), hostname);
    database.pipe(client);
    client.on('data', (said) => {
      if (said.includes('select')) client.destroy();
      else database.write(said);
    });
    client.once('close', () => database.destroy());
    for (const end of [client, database]) end.on('error', () => {});
  }).listen(0, '127.0.0.1');
  await once(front, 'listening');
  const through = new URL(address);
  const at = front.address();
  through.port = String(typeof at === 'object' && at?.port);
  const unhandled: unknown[] = [];
  const recordRejection = (fault: unknown) => unhandled.push(fault);
  process.on('unhandledRejection', recordRejection);
  const connection = new Connection(through.href);
  const asked = connection.run((sql) => sql`select 1`, 500);
  const outcome = await asked.then(
    () => 'answered',
    (fault: Error) => fault.message,
  );
  await connection.end();
  await pause(100);
  process.off('unhandledRejection', recordRejection);
  front.close();
  expect(outcome).toMatch(/CONNECTION_CLOSED|ECONNRESET|did not answer/);
  expect(unhandled).toEqual([]);
});

it('takes lists of texts and numbers as they are', async () => {
  const sql = connect(address, 1);
  const texts = ['Inês', '', '{a,b}', 'it says "no"', 'C:\\road', 'null', null, 'two\nlines'];
  const [row] = await sql`
    select to_jsonb(${texts}::text[]) as texts, to_jsonb(${[]}::text[]) as none,
      to_jsonb(${[1, null, 2 ** 53]}::bigint[]) as numbers`;
  await sql.end();
  expect(row).toEqual({ texts, none: [], numbers: [1, null, 2 ** 53] });
});

it('names the location of a database without its user', () => {
  expect(placeOf('postgres://user:secret@example.test/content')).toBe('example.test:5432/content');
});

it('refuses a database that a newer version wrote, and leaves it as it is', async () => {
  const newer = await newDatabase();
  await (await openPostgres(newer)).close();
  const sql = connect(newer, 1);
  await sql`update farol_store set version = 99`;
  const began = performance.now();
  await expect(openPostgres(newer)).rejects.toThrow(
    'The database was written by a newer Farol (store version 99',
  );
  // It is reachable and has answered: there is no wait.
  expect(performance.now() - began).toBeLessThan(9_000);
  expect([...(await sql`select version from farol_store`)]).toEqual([{ version: 99 }]);
  await sql.end();
});

it.each([
  ['08P01', 'It is not known whether this was written'],
  ['23514', 'Nothing was written'],
])('says of a database that answers a commit with %s: %s', async (code, sentence) => {
  const refusing = await newDatabase();
  const store = await openPostgres(refusing);
  const sql = connect(refusing, 1);
  await sql.unsafe(`
    create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'no' using errcode = '${code}'; end $$;
    create trigger refuse before insert on farol_commits for each row execute function refuse()`);
  const commit = { at: 1, by: 'Inês', events: ['first'] };
  await expect(store.append(emptyHistory, commit, [])).rejects.toThrow(sentence);
  await sql.end();
  await store.close();
});

it.each([
  ['ERROR', true],
  ['FATAL', true],
  ['PANIC', false],
])('knows whether nothing was written where the database says %s', (severity, isUnwritten) => {
  // As over the wire: no test can break a database down at the moment of a commit.
  const fault = Object.assign(new Error('could not write to file "pg_wal/xlogtemp.1"'), {
    ...{ severity, code: '53100' },
  });
  Object.setPrototypeOf(fault, postgres.PostgresError.prototype);
  expect(isSurelyUnwritten(fault)).toBe(isUnwritten);
});

it('begins in no database that lacks the letters people write', async () => {
  const sql = postgres(address, { max: 1 });
  const name = `latin_${randomUUID().replaceAll('-', '')}`;
  await sql`
    create database ${sql(name)} encoding 'LATIN1' locale 'C' template template0`;
  await expect(openPostgres(address.replace(/[^/]*$/, name))).rejects.toThrow(
    'The database has the encoding LATIN1, which lacks characters',
  );
  await sql.end();
});

it('says of a database that another process holds that it is held, not that it is down', async () => {
  const held = await newDatabase();
  const sql = connect(held, 1);
  await sql.begin(async (transaction) => {
    await migrate(transaction);
    await expect(openPostgres(held)).rejects.toThrow('is held by another process');
  });
  await (await openPostgres(held)).close();
  await sql.end();
});

it('takes no table of the same name in another schema for its own', async () => {
  const mixed = await newDatabase();
  const store = await openPostgres(mixed);
  await store.append(emptyHistory, { at: 1, by: 'Inês', events: ['first'] }, []);
  await store.close();
  const sql = connect(mixed, 1);
  // The schema of the user's name is searched before the public one.
  await sql`create schema farol create table farol_commits (sequence bigint)`;
  await expect(openPostgres(mixed)).rejects.toThrow('in the schemas farol and public');
  await sql`drop schema farol cascade`;
  await sql.end();
  await (await openPostgres(mixed)).close();
});

it('heeds no notification that is not of its kind', async () => {
  const shared = await newDatabase();
  const store = await openPostgres(shared);
  const heard: unknown[] = [];
  const stop = store.workingCopies.onChange((place) => heard.push(place));
  const sql = connect(shared, 1);
  const own = { document: 'd', person: 'p', tab: 't' };
  const write = () => store.workingCopies.put({ ...own, at: Date.now(), mark: 'm', content: '{}' });
  // Once it listens.
  await expect
    .poll(async () => {
      await write();
      return heard.length > 0;
    })
    .toBe(true);
  for (const payload of ['', 'x', 'null', '{}', '["d"]', '[1,2,3]', '["d","p",{}]'])
    await sql`select pg_notify('farol_working_copies', ${payload})`;
  const heardBefore = heard.length;
  await write();
  await expect.poll(() => heard.length).toBeGreaterThan(heardBefore);
  expect(heard.filter((place) => JSON.stringify(place) !== JSON.stringify(own))).toEqual([]);
  stop();
  await sql.end();
  await store.close();
});

it('says in a sentence, without the password, that it may not come in', async () => {
  const wrong = address.replace(/:[^:@]+@/, ':wrong-secret@');
  const refused = openPostgres(wrong);
  await expect(refused).rejects.toThrow(
    /^The database at 127\.0\.0\.1:\d+\/\w+ refuses\. Correct DATABASE_URL, .*password authentication failed/,
  );
  await expect(refused).rejects.not.toThrow('wrong-secret');
});

it('keeps the history of processes that start on a new database together', async () => {
  const fresh = await newDatabase();
  const stores = await Promise.all([1, 2, 3, 4].map(() => openPostgres(fresh)));
  const commit = { at: 1, by: 'Inês', events: ['first'] };
  const outcomes = await Promise.allSettled(
    stores.map((store) => store.append(emptyHistory, commit, [])),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await Promise.all(stores.map((store) => store.close()));
});
