import { DatabaseSync } from 'node:sqlite';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ExampleService,
  fillExample,
  startExampleService,
} from '../moving/service.testing.ts';
import { storeFile } from './open.ts';
import { type PostgresForTests, startPostgres } from './postgres.testing.ts';

let server: PostgresForTests;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.remove());

/** Changes a letter in every content that contains the words, or in the events of a commit. */
async function damage({ settings }: ExampleService, words: string, commit = 0): Promise<void> {
  const other = words.replace(/[a-z]$/, 'x');
  if (settings.DATABASE_URL) {
    const sql = postgres(settings.DATABASE_URL, { max: 1 });
    await sql`update farol_versions set content = replace(content, ${words}, ${other})`;
    await sql`update farol_commits set events = replace(events, 'e', 'x') where sequence = ${commit}`;
    await sql.end();
    return;
  }
  const database = new DatabaseSync(storeFile(settings.DATA_DIR));
  database.prepare('update versions set content = replace(content, ?, ?)').run(words, other);
  database
    .prepare("update commits set events = replace(events, 'e', 'x') where sequence = ?")
    .run(commit);
  database.close();
}

async function titles({ address }: ExampleService): Promise<string[]> {
  const { refs } = await (await fetch(`${address}/api/v2`)).json();
  const search = `${address}/api/v2/documents/search?lang=*&ref=${refs[0].ref}`;
  const { results } = await (await fetch(search)).json();
  return results.map(({ data }: { data: { title: { text: string }[] } }) => data.title[0]?.text);
}

describe.each(['SQLite', 'PostgreSQL'])('a damaged store: %s', (engine) => {
  async function start(): Promise<ExampleService> {
    const more = engine === 'SQLite' ? {} : { DATABASE_URL: await server.newDatabase() };
    const service = await startExampleService(more);
    await fillExample(service);
    await service.stop();
    return service;
  }
  const again = ({ settings }: ExampleService, DAMAGED_STORE: 'refuse' | 'read') =>
    startExampleService({
      DATA_DIR: settings.DATA_DIR,
      DAMAGED_STORE,
      ...(settings.DATABASE_URL ? { DATABASE_URL: settings.DATABASE_URL } : {}),
    });
  const place = engine === 'SQLite' ? 'content\\.sqlite' : 'the database at 127\\.0\\.0\\.1';

  it('is refused with a sentence, and shown without the damaged version where it is asked for', async () => {
    const service = await start();
    await damage(service, 'In the woods');
    await expect(again(service, 'refuse')).rejects.toThrow(
      new RegExp(
        `^Version \\S+ does not match its checksum\\. Restore .* It lies in .*${place}.* DAMAGED_STORE=read`,
      ),
    );
    const reading = await again(service, 'read');
    expect((await titles(reading)).sort()).toEqual(['By the sea', 'À beira-mar']);
    await expect(reading.send('POST', '/api/farol/v1/releases', { label: 'New' })).rejects.toThrow(
      'DAMAGED_STORE=read only reads it',
    );
    await reading.remove();
  });

  it('is shown without what a damaged commit did', async () => {
    const service = await start();
    const { publications } = service.repository.state;
    const last = publications.at(-1)?.sequence ?? 0;
    await damage(service, 'nothing of this kind', last + 1);
    await expect(again(service, 'refuse')).rejects.toThrow(
      `Commit ${last + 1} does not match its checksum.`,
    );
    const reading = await again(service, 'read');
    expect(await titles(reading)).toHaveLength(3);
    await reading.remove();
  });
});
