import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { eventually } from '../testing/eventually.ts';
import { type ServiceProcess, startServiceProcess } from './prove/service-process.ts';
import { type PostgresForTests, startPostgres } from './store/postgres.testing.ts';

const written = z.object({ document: z.string(), version: z.string() });
const made = z.object({ id: z.string() });
const status = z.object({ publications: z.number() });
const found = z.object({
  results: z.array(z.object({ uid: z.string(), data: z.object({ number: z.number() }) })),
});

let server: PostgresForTests;
let database: string;
let folder: string;
let one: ServiceProcess;
let other: ServiceProcess;

beforeAll(async () => {
  server = await startPostgres();
  database = await server.newDatabase();
  folder = await mkdtemp(join(tmpdir(), 'farol-shared-'));
  one = await start('one');
  other = await start('other', one.token);
  await one.send('POST', '/api/models/customtypes/insert', {
    id: 'page',
    label: 'Page',
    repeatable: true,
    status: true,
    json: { Main: { uid: { type: 'UID' }, number: { type: 'Number' } } },
  });
});
afterAll(async () => {
  await Promise.all([one.kill(), other.kill()]);
  await server.remove();
  await rm(folder, { recursive: true });
});

function start(name: string, token?: string) {
  return startServiceProcess({
    folder: join(folder, name),
    environment: { DATABASE_URL: database },
    ...(token === undefined ? {} : { token }),
  });
}

/** A document with its latest version, as known to an editor. */
type Held = z.infer<typeof written>;

async function write(service: ServiceProcess, uid: string, number = 0): Promise<Held> {
  const body = { type: 'page', lang: 'en-us', title: uid, uid, data: { number } };
  return written.parse(await service.send('POST', '/api/farol/v1/documents', body));
}

async function edit(service: ServiceProcess, held: Held, number: number): Promise<void> {
  const path = `/api/farol/v1/documents/${held.document}/draft`;
  const body = { basedOn: held.version, data: { number } };
  held.version = written.parse(await service.send('PUT', path, body)).version;
}

async function publish(service: ServiceProcess, ...documents: Held[]): Promise<void> {
  const list = documents.map(({ document, version }) => ({ document, version }));
  await service.send('POST', '/api/farol/v1/publications', { documents: list });
}

/** The published documents: uid -> number. */
async function shown(service: ServiceProcess): Promise<Record<string, number>> {
  const { refs } = await (await fetch(`${service.address}/api/v2`)).json();
  const search = `${service.address}/api/v2/documents/search?ref=${refs[0].ref}&pageSize=100`;
  const response = await fetch(search);
  expect(response.status).toBe(200);
  const { results } = found.parse(await response.json());
  return Object.fromEntries(results.map(({ uid, data }) => [uid, data.number]));
}

async function publications(service: ServiceProcess): Promise<number> {
  return status.parse(await service.send('GET', '/api/farol/v1/status')).publications;
}

describe('two services on one database', () => {
  it('see what the other publishes within a second, whole', async () => {
    const documents = [await write(one, 'a'), await write(one, 'b')];
    const delays: [byOne: number[], byOther: number[]] = [[], []];
    for (let number = 1; number <= 20; number += 1) {
      const [from, to, took] = number % 2 ? [one, other, delays[0]] : [other, one, delays[1]];
      for (const held of documents) await edit(from, held, number);
      await publish(from, ...documents);
      const published = performance.now();
      for (let seen = -1; seen !== number; ) {
        const { a = -1, b = -1 } = await shown(to);
        expect(a).toBe(b);
        seen = a;
      }
      took.push(performance.now() - published);
    }
    // By notifications. Polling alone, every two seconds, would be late half of the time; two of ten may be late
    // because of other load on the machine.
    for (const ofOne of delays)
      expect(ofOne.toSorted((one, other) => one - other)[7]).toBeLessThan(1000);
  });

  it('write at once without losing anything', async () => {
    const uids = Array.from(Array(30).keys(), (count) => `page-${count}`);
    const documents = await Promise.all(
      uids.map((uid, count) => write(count % 2 ? one : other, uid, count)),
    );
    await Promise.all(documents.map((held, count) => publish(count % 2 ? one : other, held)));
    const all = Object.fromEntries(uids.map((uid, count) => [uid, count]));
    for (const service of [one, other]) await expect.poll(() => shown(service)).toMatchObject(all);
    // Of two concurrent requests for the same uid, one is refused.
    const taken = await Promise.allSettled([write(one, 'mine'), write(other, 'mine')]);
    expect(taken.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('go on when one of them is killed', async () => {
    const held = await write(other, 'killed');
    const publishing = publish(one, held).catch(() => {});
    await one.kill();
    await publishing;
    await edit(other, held, 7);
    await publish(other, held);
    expect(await shown(other)).toMatchObject({ killed: 7 });
    one = await start('one', other.token);
    expect(await shown(one)).toMatchObject({ killed: 7 });
  });

  it('publish a scheduled release once, whichever is alive', async () => {
    const held = await write(other, 'scheduled');
    const schedule = async () => {
      const release = made.parse(
        await other.send('POST', '/api/farol/v1/releases', { label: 'Soon' }),
      );
      const path = `/api/farol/v1/releases/${release.id}`;
      await other.send('PUT', `${path}/documents/${held.document}`);
      await other.send('PATCH', path, { scheduledAt: Date.now() + 1500 });
    };
    const before = await publications(other);
    await schedule();
    const isShown = (service: ServiceProcess, scheduled: number) =>
      expect.poll(() => shown(service)).toMatchObject({ scheduled });
    for (const service of [one, other]) await isShown(service, 0);
    // Both check every second: enough time for a second publication.
    await pause(2500);
    for (const service of [one, other]) expect(await publications(service)).toBe(before + 1);

    await edit(other, held, 1);
    await schedule();
    await one.kill();
    await isShown(other, 1);
    expect(await publications(other)).toBe(before + 2);
    one = await start('one', other.token);
  });

  it('go on reading while the database is away, and write and follow once it is back', async () => {
    const held = await write(one, 'away');
    await publish(one, held);
    await expect.poll(() => shown(other)).toMatchObject({ away: 0 });
    await server.kill();
    const end = Date.now() + 1500;
    while (Date.now() < end)
      for (const service of [one, other]) expect(await shown(service)).toMatchObject({ away: 0 });
    const asked = performance.now();
    const unknown = await fetch(`${one.address}/api/v2/documents/search?ref=nnnnnnnnnnnnnnnn`);
    expect([unknown.status, performance.now() - asked < 5_000]).toEqual([404, true]);
    await expect(edit(one, held, 1)).rejects.toThrow(/answered 503: .*Nothing was written/);
    await server.start();
    await eventually(() => edit(one, held, 1));
    await publish(one, held);
    await expect.poll(() => shown(other)).toMatchObject({ away: 1 });
    await edit(other, held, 2);
    await publish(other, held);
    await expect.poll(() => shown(one)).toMatchObject({ away: 2 });
  });
});

describe('a start without its database', () => {
  it('waits for one that is about to come', async () => {
    await server.kill();
    const starting = start('late', one.token);
    await pause(1000);
    await server.start();
    await (await starting).kill();
  });

  it('says so in a sentence without the password, and ends', async () => {
    const address = database.replace(/:\d+\//, ':1/');
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'main.ts')],
      { env: { ...process.env, DATA_DIR: folder, DATABASE_URL: address } },
    );
    let said = '';
    child.stdout.on('data', (words) => (said += words));
    child.stderr.on('data', (words) => (said += words));
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    expect(said).toMatch(
      /^The database at 127\.0\.0\.1:1\/\w+ does not answer\. Start it, or .*\n$/,
    );
    expect(said).not.toContain(new URL(address).password);
  });
});
