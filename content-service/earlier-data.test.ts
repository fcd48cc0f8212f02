import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRecord } from '@farol/content-model';
import postgres from 'postgres';
import { afterEach, expect, it } from 'vitest';
import { checkStore } from './moving/check.ts';
import { restoreFrom } from './moving/moves.ts';
import { type ExampleService, startExampleService } from './moving/service.testing.ts';
import { contentAnswers, unlike } from './prove/content-answers.ts';
import { readSettings } from './settings.ts';
import { newDatabase } from './store/shared-postgres.testing.ts';

const earlier = join(import.meta.dirname, 'earlier-data');
const read = (name: string) => readFile(join(earlier, name), 'utf8');

const opened: ExampleService[] = [];
afterEach(async () => {
  for (const service of opened.splice(0)) await service.remove();
});

async function started(environment: Record<string, string>): Promise<ExampleService> {
  const service = await startExampleService(environment);
  opened.push(service);
  return service;
}

const newFolder = () => mkdtemp(join(tmpdir(), 'farol-earlier-'));

async function dataFolder(): Promise<string> {
  const folder = await newFolder();
  await cp(join(earlier, 'data'), folder, { recursive: true });
  return folder;
}

async function fromSqlite() {
  return started({ DATA_DIR: await dataFolder() });
}

async function fromPostgres() {
  const address = await newDatabase();
  const sql = postgres(address, { max: 1 });
  await sql.unsafe(await read('postgres.sql'));
  await sql.end();
  const folder = await dataFolder();
  await rm(join(folder, 'service/content.sqlite'));
  return started({ DATA_DIR: folder, DATABASE_URL: address });
}

async function fromBackup() {
  const dataDir = await newFolder();
  await cp(join(earlier, 'data/service/write-token'), join(dataDir, 'service/write-token'));
  await restoreFrom(readSettings({ DATA_DIR: dataDir }), join(earlier, 'backup.tar'), {
    replace: false,
    progress: () => {},
  });
  return started({ DATA_DIR: dataDir });
}

/** The answers without the name of the engine. */
const withoutEngine = (answers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(answers).map(([path, text]) => [path, text.replace(/"engine":"\w+"/, '')]),
  );

async function answersOf({ address }: ExampleService, paths: readonly string[]) {
  const token = (await read('data/service/write-token')).trim();
  const answers = { ...(await contentAnswers({ address, token })) };
  for (const path of paths.filter((candidate) => candidate.startsWith('/api/farol/'))) {
    const response = await fetch(`${address}${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    answers[path] = `${response.status} ${(await response.text()).replaceAll(address, '')}`;
  }
  return answers;
}

/** The answers of the editors' API, without fields that were added since. */
function withoutNewFields(before: Record<string, string>, after: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(after).map(([path, text]) => {
      const earlierText = before[path];
      if (!path.startsWith('/api/farol/') || earlierText === undefined) return [path, text];
      const [status, now] = parted(text);
      const [, then] = parted(earlierText);
      return [path, `${status} ${JSON.stringify(fieldsOf(then, now))}`];
    }),
  );
}

function parted(text: string): [status: string, body: unknown] {
  return [text.slice(0, 3), JSON.parse(text.slice(4))];
}

/** The current value, reduced to the fields that existed in the earlier one. */
function fieldsOf(then: unknown, now: unknown): unknown {
  if (Array.isArray(then) && Array.isArray(now))
    return now.map((each, index) => fieldsOf(then[index], each));
  if (!isRecord(then) || !isRecord(now)) return now;
  // In the earlier order, because the order of fields does not matter.
  const known = Object.keys(then).filter((name) => Object.hasOwn(now, name));
  return Object.fromEntries(known.map((name) => [name, fieldsOf(then[name], now[name])]));
}

it.each([
  ['SQLite', fromSqlite],
  ['PostgreSQL', fromPostgres],
  ['a backup', fromBackup],
])('answers from what an earlier version wrote in %s as that one did', async (_, open) => {
  const before: Record<string, string> = JSON.parse(await read('answers.json'));
  const service = await open();
  const after = await answersOf(service, Object.keys(before));
  expect(unlike(withoutEngine(before), withoutEngine(withoutNewFields(before, after)))).toEqual([]);
  expect(await checkStore(service.settings)).toEqual([]);
});

it('knows every kind of event that was stored', async () => {
  const events = await readFile(join(import.meta.dirname, 'repository/events.ts'), 'utf8');
  const stored = [...(await read('postgres.sql')).matchAll(/\{"kind":"([a-z-]+)"/g)];
  const kinds = new Set(stored.map(([, kind]) => kind));
  expect(kinds.size).toBe(34);
  expect([...kinds].filter((kind) => !events.includes(`kind: '${kind}'`))).toEqual([]);
});
