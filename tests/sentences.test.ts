import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOpenToAll } from '../content-service/store/postgres-programs.testing.ts';
import { buildSite } from '../launch/builds.ts';
import { root } from '../launch/environment.ts';

const work = await mkdtemp(join(tmpdir(), 'farol-sentences-'));
const holder = createServer().listen(0, '127.0.0.1');
await once(holder, 'listening');
const { port: taken } = holder.address() as AddressInfo;
afterAll(async () => {
  holder.close();
  await chmod(join(work, 'forbidden'), 0o700);
  await rm(work, { recursive: true });
});

/** The user of whom nothing here is; root may write everywhere. */
const isRoot = process.getuid?.() === 0;
const nobody = isRoot ? { uid: 65534, gid: 65534 } : {};
/** Another user cannot even start the service from an administrator's own folder. */
const isClosed = isRoot && !(await isOpenToAll(root));

type Environment = Record<string, string>;

async function endOf(words: string[], environment: Environment, user = {}) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...words], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      HOST: '127.0.0.1',
      PORT: '0',
      SERVICE_PORT: '0',
      LOG_LEVEL: 'error',
      DATA_DIR: await mkdtemp(join(work, 'data-')),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const [code] = await once(child, 'close');
  return { code, said };
}

async function expectSentence(
  { code, said }: { code: number; said: string },
  sentence: string | RegExp,
) {
  expect(said).toMatch(sentence);
  expect(said).not.toMatch(/^\s+at /m);
  expect(said.length).toBeLessThan(600);
  expect(code).toBe(1);
}

const forbidden = join(work, 'forbidden');
const file = join(work, 'file');
const damaged = join(work, 'damaged');

beforeAll(async () => {
  await buildSite(() => {});
  await chmod(work, 0o755);
  await mkdir(forbidden);
  await chmod(forbidden, 0o500);
  await writeFile(file, '');
  await mkdir(join(damaged, 'service'), { recursive: true });
  await writeFile(join(damaged, 'service/content.sqlite'), 'x'.repeat(10_000));
});

describe('the content service', () => {
  it.each<[string, Environment, string | RegExp]>([
    ['its port is taken', { SERVICE_PORT: `${taken}` }, `SERVICE_PORT is ${taken}, but another`],
    [
      'its metrics’ port is taken',
      { METRICS_PORT: `${taken}`, METRICS_HOST: '127.0.0.1' },
      'METRICS_PORT is',
    ],
    ['nobody knows its host', { HOST: 'nowhere.invalid' }, 'HOST is "nowhere.invalid", but'],
    ['its host is elsewhere', { HOST: '203.0.113.7' }, 'HOST is "203.0.113.7", but'],
    ['its port is no number', { SERVICE_PORT: 'abc' }, 'SERVICE_PORT is "abc", but must'],
    ['its secret is short', { REVALIDATE_SECRET: 'hunter2' }, 'REVALIDATE_SECRET is set, but'],
    [
      'its data folder is a file',
      { DATA_DIR: file },
      /file.*a file stands where a folder is needed/,
    ],
    ['its database is damaged', { DATA_DIR: damaged }, /content\.sqlite/],
    ['its certificate is missing', { TLS_PORT: '0' }, /certificate/],
  ])('says so when %s', async (_, environment, sentence) => {
    await expectSentence(await endOf(['content-service/main.ts'], environment), sentence);
  });

  it.skipIf(isClosed)('says so when it may not write its data folder', async () => {
    const ended = await endOf(['content-service/main.ts'], { DATA_DIR: forbidden }, nobody);
    await expectSentence(ended, /forbidden.* cannot be used: this user may not/);
  });
});

describe('the website', () => {
  it.each<[string, Environment, string]>([
    ['its port is taken', { PORT: `${taken}` }, `PORT is ${taken}, but another`],
    [
      'its metrics’ port is taken',
      { SITE_METRICS_PORT: `${taken}`, METRICS_HOST: '127.0.0.1' },
      'SITE_METRICS_PORT is',
    ],
    ['nobody knows its host', { HOST: 'nowhere.invalid' }, 'HOST is "nowhere.invalid", but'],
    ['its secret is short', { REVALIDATE_SECRET: 'hunter2' }, 'REVALIDATE_SECRET is set, but'],
  ])('says so when %s', async (_, environment, sentence) => {
    const ended = await endOf(['site/dist/server/main.js'], {
      SERVICE_URL: 'http://127.0.0.1:9',
      ...environment,
    });
    await expectSentence(ended, sentence);
    expect(ended.said).not.toContain('hunter2');
  });
});

describe('a command', () => {
  const command = (words: string[], environment: Environment = {}) =>
    endOf(['commands/content.ts', ...words], environment);

  it.each([
    [['status']],
    [['backup', join(work, 'nothing.tar')]],
    [['export', join(work, 'nothing.tar')]],
    [['push', 'http://127.0.0.1:9']],
    [['check']],
    [['token', 'list']],
    [['token', 'create', 'somebody']],
  ])('refuses a store that is not there: %j', async (words) => {
    const empty = await mkdtemp(join(work, 'empty-'));
    await expectSentence(
      await command(words, { DATA_DIR: join(empty, 'data') }),
      /There is no store at .*DATA_DIR/,
    );
    expect(await readdir(empty)).toEqual([]);
    expect(await readdir(work)).not.toContain('nothing.tar');
  });

  it.each<[string, string[], Environment, string | RegExp]>([
    ['the data folder is a file', ['status'], { DATA_DIR: file }, /file/],
    ['the database is damaged', ['status'], { DATA_DIR: damaged }, /content\.sqlite/],
    ['no service runs', ['seed', 'sample'], {}, /no write token/],
    ['a setting is no number', ['status'], { SERVICE_PORT: 'abc' }, 'SERVICE_PORT is "abc"'],
    [
      'the pace is no number',
      ['push', 'http://127.0.0.1:9'],
      { DATA_DIR: damaged, PACE_MS: 'abc' },
      /PACE_MS is "abc"/,
    ],
    ['a backup is not there', ['check', '/nowhere/at-all.tar'], {}, /at-all\.tar/],
    ['a folder is not there', ['import', '/nowhere/at-all'], {}, /at-all/],
  ])('says so when %s', async (_, words, environment, sentence) => {
    await expectSentence(await command(words, environment), sentence);
  });
});
