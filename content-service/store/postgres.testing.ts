import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@farol/server/free-port';
import postgres from 'postgres';
import { postgresPrograms } from './postgres-programs.testing.ts';

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
const maxStartAttempts = 20;

export async function startPostgres(): Promise<PostgresForTests> {
  const [programs, port] = await Promise.all([postgresPrograms(), freePort()]);
  const folder = await mkdtemp(join(tmpdir(), 'farol-postgres-'));
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, password);
  await programs.giveAway(folder);
  await programs.giveAway(passwordFile);
  await programs.run('initdb', [
    ...['--pgdata', data, '--username', user, '--pwfile', passwordFile, '--auth=scram-sha-256'],
    ...['--encoding=UTF8', '--locale=C', '--no-sync'],
  ]);
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const serve = ['-D', data, '-p', `${port}`, ...settings.flatMap((setting) => ['-c', setting])];
  const address = (database: string) =>
    `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;

  let server: ChildProcess;
  async function start(): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      server = programs.start('postgres', serve);
      const said = await untilReady(server);
      if (said === null) return;
      if (attempt === maxStartAttempts) throw new Error(`PostgreSQL did not start: ${said}`);
      await pause(250);
    }
  }

  /** SIGINT ends it at once, with its data whole. */
  async function stop(signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const closed = once(server, 'close');
    server.kill(signal);
    await closed;
  }

  const endWithProcess = () => void server.kill('SIGINT');
  process.once('exit', endWithProcess);
  await start();

  return {
    address: address('postgres'),
    newDatabase: () => newDatabaseAt(address('postgres')),
    kill: () => stop('SIGKILL'),
    start,
    async remove() {
      await stop('SIGINT');
      process.removeListener('exit', endWithProcess);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Null once the server takes connections, or what it said if it ended instead. */
async function untilReady(server: ChildProcess): Promise<string | null> {
  const ready = Promise.withResolvers<string | null>();
  let said = '';
  server.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = `${said}${text}`.slice(-2000);
    if (said.includes('ready to accept connections')) ready.resolve(null);
  });
  server.once('close', () => ready.resolve(said));
  return ready.promise;
}

/** The address of a new, empty database on a server. */
export async function newDatabaseAt(server: string): Promise<string> {
  const name = `farol_${randomUUID().replaceAll('-', '')}`;
  const sql = postgres(server, { max: 1, onnotice: () => {} });
  await sql`create database ${sql(name)}`;
  await sql.end();
  return server.replace(/[^/]*$/, name);
}
