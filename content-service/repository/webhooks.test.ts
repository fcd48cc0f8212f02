import { hourMs } from '@farol/content-model';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import { claimWebhook } from './commands/deliveries.ts';
import { changeWebhook, createWebhook, removeWebhook } from './commands/webhooks.ts';
import { Repository } from './repository.ts';

let repository: Repository;
let now: number;
beforeEach(async () => {
  now = 1000;
  repository = await Repository.open(openSqlite(':memory:'), {
    name: 'farol',
    visibility: 'public',
    keptRefs: 2,
    clock: () => now,
  });
});
afterEach(() => repository.close());

const create = (input: Parameters<typeof createWebhook>[0]) =>
  repository.do('Ana', createWebhook(input));

it('keeps a webhook with what was left out filled in', async () => {
  const { id } = await create({ url: 'https://example.com/hook#part', secret: '' });
  expect(repository.state.webhooks.get(id)).toMatchObject({
    name: null,
    url: 'https://example.com/hook',
    secret: null,
    headers: {},
    active: true,
    triggers: { documentsPublished: true, tagsDeleted: true },
    createdAt: 1000,
    through: 1,
    claim: null,
    outcomes: [],
  });
});

it('changes what is named and leaves the rest', async () => {
  const { id } = await create({ url: 'https://example.com', secret: 's', headers: { a: 'b' } });
  await repository.do('Ana', changeWebhook(id, { triggers: { tagsCreated: false }, name: 'Site' }));
  expect(repository.state.webhooks.get(id)).toMatchObject({
    name: 'Site',
    secret: 's',
    headers: { a: 'b' },
    triggers: { tagsCreated: false, documentsPublished: true },
    through: 1,
  });
  await repository.do('Ana', changeWebhook(id, { secret: null }));
  expect(repository.state.webhooks.get(id)?.secret).toBeNull();
});

describe('a secret and headers, which nobody can read,', () => {
  const url = 'https://example.com/hook';
  const refusal = expect.objectContaining({ status: 400, code: 'webhook_secrets' });
  const after = async (change: Parameters<typeof changeWebhook>[1]) => {
    const { id } = await create({ url, secret: 's', headers: { a: 'b', c: 'd' } });
    await repository.do('Ana', changeWebhook(id, change));
    return repository.state.webhooks.get(id);
  };

  it.each([
    'https://elsewhere.example/hook',
    'https://example.com/hook/of/somebody/else',
    'https://example.com:8443/hook',
    'http://example.com/hook',
  ])('do not go along to %s', async (elsewhere) => {
    await expect(after({ url: elsewhere })).rejects.toEqual(refusal);
    await expect(after({ url: elsewhere, secret: 'new' })).rejects.toEqual(refusal);
    await expect(after({ url: elsewhere, headers: {} })).rejects.toEqual(refusal);
    const headers = { a: 'new', c: null };
    await expect(after({ url: elsewhere, secret: 'new', headers })).rejects.toEqual(refusal);
    expect([...repository.state.webhooks.values()].map((each) => each.url)).toEqual(
      Array(4).fill(url),
    );
  });

  it('are for the new address what is sent with it', async () => {
    const elsewhere = 'https://elsewhere.example/';
    const none = { url: elsewhere, secret: null, headers: {} };
    expect(await after(none)).toMatchObject(none);
    const own = { url: elsewhere, secret: 'new', headers: { a: 'new' } };
    expect(await after(own)).toMatchObject(own);
  });

  it('stay with the same address, however it is written', async () => {
    const change = { url: 'HTTPS://example.com:443/hook#part', headers: { a: null, e: 'f' } };
    const headers = { a: 'b', e: 'f' };
    expect(await after(change)).toMatchObject({ url, secret: 's', headers });
  });
});

it('moves a webhook that holds nothing secret by its address alone', async () => {
  const { id } = await create({ url: 'https://example.com' });
  await repository.do('Ana', changeWebhook(id, { url: 'https://elsewhere.example/' }));
  expect(repository.state.webhooks.get(id)?.url).toBe('https://elsewhere.example/');
});

it('is claimed by one process at a time, but not for hours because the clock went back', async () => {
  const { id } = await create({ url: 'https://example.com' });
  now += 10 * hourMs;
  const claim = (process: string) =>
    repository.do('webhooks', claimWebhook(id, process, now + 60_000));
  expect([await claim('ended by a crash'), await claim('next')]).toEqual([true, false]);
  now -= hourMs;
  expect([await claim('next'), await claim('another')]).toEqual([true, false]);
});

it('does not tell afterwards what happened while a webhook was off', async () => {
  const { id } = await create({ url: 'https://example.com' });
  await repository.do('Ana', changeWebhook(id, { active: false }));
  await repository.do('Ana', changeWebhook(id, { name: 'Site' }));
  await repository.do('Ana', changeWebhook(id, { active: true }));
  expect(repository.state.webhooks.get(id)?.through).toBe(4);
});

it('removes a webhook, once', async () => {
  const { id } = await create({ url: 'https://example.com' });
  await repository.do('Ana', removeWebhook(id));
  expect(repository.state.webhooks.size).toBe(0);
  await expect(repository.do('Ana', removeWebhook(id))).rejects.toThrow(`no webhook with the id`);
});

it.each([
  ['ftp://example.com', 'begins with https://'],
  ['/hook', 'begins with https://'],
  ['https://ana:secret@example.com', 'as a header'],
])('refuses the address %s', async (url, sentence) => {
  const message = expect.stringContaining(sentence);
  await expect(create({ url })).rejects.toMatchObject({ message, code: 'webhook_form' });
});

it.each([
  [{ host: 'other.example' }, 'the service sets it'],
  [{ 'Content-Length': '3' }, 'the service sets it'],
  [{ 'transfer-encoding': 'chunked' }, 'the service sets it'],
  [{ 'x y': 'a' }, 'cannot be sent'],
  [{ x: 'a\r\nhost: b' }, 'cannot be sent'],
  [{ x: 'a'.repeat(3000) }, 'cannot be sent'],
])('refuses the headers %o', async (headers, sentence) => {
  await expect(create({ url: 'https://example.com', headers })).rejects.toThrow(sentence);
});

it('keeps fifty webhooks at most', async () => {
  for (let count = 0; count < 50; count += 1) await create({ url: 'https://example.com' });
  await expect(create({ url: 'https://example.com' })).rejects.toThrow('50 webhooks already');
});
