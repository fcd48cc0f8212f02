import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { newFolder } from '../testing/new-folder.ts';
import { beginListening } from './listening.ts';
import { originAt } from './origin.ts';
import { sentenceOf } from './sentences.ts';
import { writeAside } from './write-aside.ts';

const holder = createServer();
await beginListening(holder, { port: 0 });
afterAll(() => holder.close());
const address = holder.address();
const port = typeof address === 'object' && address ? address.port : 0;
const settings = { port: 'SERVICE_PORT', host: 'HOST' };

it('names the setting of a port that is taken', async () => {
  await expect(beginListening(createServer(), { port, settings })).rejects.toThrow(
    `SERVICE_PORT is ${port}, but another process listens there already.`,
  );
});

it.each([
  ['no-such-name.invalid', /^HOST is "no-such-name.invalid", but .*looked up|nobody knows/],
  ['203.0.113.1', /^HOST is "203.0.113.1", but this machine has no such address/],
])('names the setting of the host %s, which is not here', async (host, sentence) => {
  await expect(beginListening(createServer(), { port: 0, host, settings })).rejects.toThrow(
    sentence,
  );
});

it('says of a file what is wrong with it, and nothing of the code', async () => {
  const failure = (work: Promise<unknown>) => work.then(() => '', sentenceOf);
  expect(await failure(readFile('/nowhere/at-all'))).toBe(
    '/nowhere/at-all cannot be used: it is not there.',
  );
  const below = `${import.meta.filename}/folder`;
  expect(await failure(mkdir(below))).toBe(
    `${below} cannot be used: a file stands where a folder is needed.`,
  );
});

it.skipIf(process.platform !== 'linux')(
  'says that a disk is full, and what lay there',
  async () => {
    const fill = (path: string) => writeFile(path, 'x').then(() => '', sentenceOf);
    // What is written to this device finds no room.
    expect(await fill('/dev/full')).toBe('The disk is full.');
    const path = join(await newFolder(), 'backup.tar');
    const written = writeAside(path, () => writeFile('/dev/full', 'x'));
    expect(await written.then(() => '', sentenceOf)).toBe(
      `${path} cannot be used: the disk is full.`,
    );
  },
);

it('says whom it could not ask', async () => {
  const sentence = await fetch('http://127.0.0.1:1/').then(() => '', sentenceOf);
  expect(sentence).toMatch(
    /^127\.0\.0\.1, port 1 cannot be used: nobody listens there\.$|bad port/,
  );
});

it('shows where a fault of the code is', () => {
  expect(sentenceOf(new TypeError('x is not a function'))).toContain('sentences.test.ts');
});

it.each([
  ['localhost', 'http://localhost:80'],
  ['127.0.0.2', 'http://127.0.0.2:80'],
  ['0.0.0.0', 'http://localhost:80'],
  ['::', 'http://localhost:80'],
  ['::1', 'http://[::1]:80'],
])('is reached at %s by %s', (host, origin) => {
  expect(originAt(host, 80)).toBe(origin);
});

it('names every address of a host that has several', () => {
  const refused = (address: string) =>
    Object.assign(new Error('refused'), { code: 'ECONNREFUSED', address, port: 1 });
  const both = new AggregateError([refused('::1'), refused('127.0.0.1')]);
  expect(sentenceOf(Object.assign(both, { code: 'ECONNREFUSED' }))).toBe(
    '::1, port 1 cannot be used: nobody listens there.\n127.0.0.1, port 1 cannot be used: nobody listens there.',
  );
});

it('says why an answer broke off', () => {
  const closed = new Error('other side closed');
  expect(sentenceOf(new TypeError('terminated', { cause: closed }))).toBe('other side closed');
});
