import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { queryObjects } from 'node:v8';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import {
  claimWebhook,
  postponeDelivery,
  recordDeliveries,
} from '../repository/commands/deliveries.ts';
import { publish } from '../repository/commands/publications.ts';
import { createRelease } from '../repository/commands/releases.ts';
import {
  changeWebhook,
  createWebhook,
  type NewWebhook,
  removeWebhook,
} from '../repository/commands/webhooks.ts';
import type { Event } from '../repository/events.ts';
import type { CommitWithVersions } from '../repository/history.ts';
import type { Repository } from '../repository/repository.ts';
import { openSqlite } from '../store/sqlite.ts';
import { Deliveries, type DeliveryOptions } from './deliveries.ts';
import { DeliveryQueue } from './delivery-queue.ts';
import { type Receiver, startReceiver } from './receiver.testing.ts';
import { draft, openExample } from './repository.testing.ts';

const stops: (() => unknown)[] = [];
let repository: Repository;
let receiver: Receiver;
let faults: string[];
beforeEach(async () => {
  faults = [];
  repository = await openExample();
  receiver = await startReceiver();
  stops.push(
    () => repository.close(),
    () => receiver.stop(),
  );
});
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

function deliver(more: Partial<DeliveryOptions> = {}): Deliveries {
  const deliveries = new Deliveries({
    repository,
    clock: Date.now,
    limitMs: 30_000,
    allowInternal: true,
    retryDelaysMs: [20, 40, 80],
    report: ({ message }) => faults.push(message),
    ...more,
  });
  deliveries.start('http://localhost:3010/');
  stops.push(() => deliveries.stop());
  return deliveries;
}

async function hook(input: Partial<NewWebhook> = {}, at = receiver): Promise<string> {
  return (await repository.do('test', createWebhook({ url: at.url, ...input }))).id;
}

async function publishOne(through = repository, ...tags: string[]): Promise<string> {
  const document = await draft(through, ...tags);
  await through.do('test', publish([{ document }]));
  return document;
}

const told = ({ received }: Receiver) => received.flatMap(({ body }) => body.documents);
const outcomes = (id: string) => repository.state.webhooks.get(id)?.outcomes ?? [];
/** Waits until nothing is claimed any more, and so nothing is waiting. */
const idle = (id: string) =>
  eventually(() => expect(repository.state.webhooks.get(id)?.claim?.until).toBe(0));

it('makes one delivery of each commit, in their order', async () => {
  deliver();
  const id = await hook({ secret: 'a secret', headers: { 'x-own': 'yes' } });
  const documents: string[] = [];
  for (let count = 0; count < 100; count += 1) documents.push(await publishOne());
  await eventually(() => expect(told(receiver)).toEqual(documents));
  expect(receiver.received[99]).toMatchObject({
    headers: { 'x-own': 'yes' },
    body: {
      type: 'api-update',
      masterRef: repository.master().ref,
      domain: 'farol',
      apiUrl: 'http://localhost:3010/api/v2',
      secret: 'a secret',
    },
  });
  expect(new Set(receiver.received.map(({ headers }) => headers['farol-delivery'])).size).toBe(100);
  await idle(id);
  expect(outcomes(id)).toHaveLength(100);
  expect(outcomes(id)[0]).toMatchObject({ status: 200, fault: null, attempts: 1 });
  expect(JSON.stringify(outcomes(id))).not.toMatch(/a secret|x-own|yes/);
});

it('asks each webhook only for what it is called for', async () => {
  deliver();
  const none = { documentsPublished: false, tagsCreated: false, releasesCreated: false };
  await hook({ triggers: { ...none, tagsCreated: true } });
  await publishOne(repository, 'news');
  await publishOne(repository, 'news');
  await repository.do('test', createRelease({ label: 'Autumn' }));
  const last = await publishOne(repository, 'sea');
  await eventually(() => expect(told(receiver)).toContain(last));
  expect(receiver.received.map(({ body }) => body.tags)).toEqual([
    { addition: [{ id: 'news' }] },
    { addition: [{ id: 'sea' }] },
  ]);
});

it('tells a webhook nothing from before it was made, switched on, or called for it', async () => {
  deliver();
  await publishOne();
  const id = await hook();
  await repository.do('test', changeWebhook(id, { active: false }));
  await publishOne();
  await repository.do(
    'test',
    changeWebhook(id, { active: true, triggers: { documentsPublished: false } }),
  );
  await publishOne();
  await repository.do('test', changeWebhook(id, { triggers: { documentsPublished: true } }));
  // A process that starts now reads the whole history, with the same result.
  deliver();
  const last = await publishOne();
  await eventually(() => expect(told(receiver)).toContain(last));
  await idle(id);
  expect(told(receiver)).toEqual([last]);
});

describe('a receiver that fails', () => {
  it('is retried with growing delays, while later deliveries wait', async () => {
    deliver({ retryDelaysMs: [20, 40, 4000] });
    const id = await hook();
    receiver.status = 503;
    const first = await publishOne();
    const second = await publishOne();
    await eventually(() => expect(receiver.received).toHaveLength(3));
    expect(repository.state.webhooks.get(id)?.claim).toMatchObject({
      attempts: expect.any(Number),
      fault: 'It answered 503.',
    });
    receiver.status = 200;
    await idle(id);
    expect(told(receiver)).toEqual([first, first, first, first, second]);
    expect(outcomes(id)).toMatchObject([
      { status: 200, fault: null, attempts: 4 },
      { status: 200, fault: null, attempts: 1 },
    ]);
  });

  it('is given up after the last pause, and the next delivery has all its tries', async () => {
    deliver({ retryDelaysMs: [5, 10] });
    const id = await hook({ name: 'Site' });
    receiver.status = 500;
    const documents = [await publishOne(), await publishOne()];
    await idle(id);
    const thrice = documents.flatMap((document) => [document, document, document]);
    expect(told(receiver)).toEqual(thrice);
    const given = { status: 500, fault: 'It answered 500.', code: 'refused', attempts: 3 };
    expect(outcomes(id)).toMatchObject([given, given]);
    expect(faults[0]).toBe(
      'A delivery to the webhook Site was given up after 3 tries: It answered 500.',
    );
  });

  it('holds up no publication and no other webhook', async () => {
    const stuck = await startReceiver(() => {});
    stops.push(() => stuck.stop());
    deliver({ limitMs: 60_000 });
    await hook({}, stuck);
    await hook();
    const start = performance.now();
    const documents: string[] = [];
    for (let count = 0; count < 20; count += 1) documents.push(await publishOne());
    await eventually(() => expect(told(receiver)).toEqual(documents));
    expect(performance.now() - start).toBeLessThan(50_000);
    expect(stuck.received).toHaveLength(1);
  });

  it('keeps a bounded number waiting, and the log says what was left out', async () => {
    deliver({ maxWaiting: 3, retryDelaysMs: [600_000] });
    const id = await hook();
    receiver.status = 500;
    const documents = [await publishOne()];
    await eventually(() => expect(repository.state.webhooks.get(id)?.claim?.attempts).toBe(1));
    for (let count = 0; count < 7; count += 1) documents.push(await publishOne());
    receiver.status = 200;
    await repository.do('test', changeWebhook(id, { name: 'Awake' }));
    await idle(id);
    expect(told(receiver)).toEqual([documents[0], documents[0], ...documents.slice(-2)]);
    const fault = '5 deliveries were left out, because more than 3 waited.';
    expect(outcomes(id)).toMatchObject([
      { status: 200, attempts: 2 },
      { status: null, fault, code: 'left_out', attempts: 0 },
      { status: 200, attempts: 1 },
      { status: 200, attempts: 1 },
    ]);
  });

  it('is asked at once when the webhook is changed', async () => {
    deliver({ retryDelaysMs: [600_000] });
    const id = await hook();
    receiver.status = 500;
    const document = await publishOne();
    await eventually(() => expect(repository.state.webhooks.get(id)?.claim?.attempts).toBe(1));
    const better = await startReceiver();
    stops.push(() => better.stop());
    await repository.do('test', changeWebhook(id, { url: better.url }));
    await eventually(() => expect(told(better)).toEqual([document]));
  });

  it('is asked at once when the webhook is changed while it is asked', async () => {
    const slow = await startReceiver((_request, response) => {
      setTimeout(() => response.writeHead(500).end(), 200);
    });
    stops.push(() => slow.stop());
    deliver({ retryDelaysMs: [600_000] });
    const id = await hook({}, slow);
    const document = await publishOne();
    await eventually(() => expect(slow.received).toHaveLength(1));
    await repository.do('test', changeWebhook(id, { url: receiver.url }));
    await eventually(() => expect(told(receiver)).toEqual([document]));
  });

  it('is forgotten at once when the webhook is removed', async () => {
    const queues = () => queryObjects(DeliveryQueue, { format: 'count' });
    // Those of earlier tests go when the last of their promises is settled.
    await eventually(() => expect(queues()).toBe(0));
    deliver({ retryDelaysMs: [600_000] });
    const id = await hook();
    receiver.status = 500;
    await publishOne();
    await eventually(() => expect(repository.state.webhooks.get(id)?.claim?.attempts).toBe(1));
    expect(queues()).toBe(1);
    await repository.do('test', removeWebhook(id));
    await eventually(() => expect(queues()).toBe(0));
  });

  it('is left alone once the webhook is removed', async () => {
    deliver({ retryDelaysMs: Array(100).fill(30) });
    const id = await hook();
    receiver.status = 500;
    await publishOne();
    await eventually(() => expect(receiver.received.length).toBeGreaterThan(0));
    await repository.do('test', removeWebhook(id));
    const { length } = receiver.received;
    await pause(300);
    // One attempt may have been in flight.
    expect(receiver.received.length).toBeLessThanOrEqual(length + 1);
    expect(faults).toEqual([]);
  });
});

describe('after a restart', () => {
  it('delivers what was not acknowledged, and nothing else', async () => {
    const first = deliver({ retryDelaysMs: [600_000] });
    const id = await hook();
    const delivered = await publishOne();
    await idle(id);
    receiver.status = 500;
    const waiting = [await publishOne(), await publishOne()];
    await eventually(() => expect(repository.state.webhooks.get(id)?.claim?.attempts).toBe(1));
    await first.stop();
    receiver.status = 200;
    receiver.received.length = 0;
    deliver();
    await eventually(() => expect(told(receiver)).toEqual(waiting));
    await idle(id);
    expect(told(receiver)).toEqual(waiting);
    expect(told(receiver)).not.toContain(delivered);
    expect(outcomes(id)).toMatchObject([{ attempts: 1 }, { attempts: 2 }, { attempts: 1 }]);
  });

  it('leaves nothing of its failed tries to the next delivery', async () => {
    const id = await hook();
    const claim = { process: 'one', until: Date.now() + 60_000, attempts: 2 };
    const failed = { ...claim, fault: 'It answered 500.', code: 'refused' as const };
    await repository.do('test', postponeDelivery(id, failed));
    const commit = (repository.state.webhooks.get(id)?.through ?? 0) + 1;
    const outcome = { commit, at: Date.now(), status: 200, fault: null, code: null };
    await repository.do('test', recordDeliveries(id, [{ ...outcome, attempts: 3, ms: 1 }]));
    const left = { ...claim, attempts: 0, fault: null, code: null };
    expect(repository.state.webhooks.get(id)?.claim).toEqual(left);
  });

  it('takes over from a dead process when its claim expires', async () => {
    const id = await hook();
    const until = Date.now() + 600;
    await repository.do('gone', claimWebhook(id, 'a process that is gone', until));
    const document = await publishOne();
    deliver();
    await eventually(() => expect(told(receiver)).toEqual([document]));
    expect(Date.now()).toBeGreaterThanOrEqual(until);
  });
});

it('delivers once from several processes on one database', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'farol-webhooks-'));
  stops.push(() => rm(folder, { recursive: true }));
  const path = join(folder, 'content.sqlite');
  const several = [await openExample(path), await openExample(path), await openExample(path)];
  stops.push(...several.map((each) => () => each.close()));
  for (const each of several) deliver({ repository: each });
  const [one, two, three] = several;
  if (!one || !two || !three) throw new Error('There are three.');
  const { id } = await one.do('test', createWebhook({ url: receiver.url }));
  const documents: string[] = [];
  for (let count = 0; count < 10; count += 1)
    for (const each of several) documents.push(await publishOne(each));
  await eventually(() => expect(told(receiver)).toHaveLength(30));
  for (const each of several)
    await eventually(() => expect(each.state.webhooks.get(id)?.outcomes).toHaveLength(30));
  expect(told(receiver)).toEqual(documents);
});

it('reads the history again where it could not be read', async () => {
  await hook();
  const document = await publishOne();
  vi.spyOn(repository, 'history').mockImplementationOnce(() => {
    throw new Error('The database went away.');
  });
  deliver();
  await eventually(() => expect(told(receiver)).toEqual([document]));
  expect(faults).toEqual(['The database went away.']);
});

describe('a backup that is restored', () => {
  /** A repository in a file, and how to take it back to where its webhook was just made. */
  async function openWithBackup({ url }: Receiver) {
    const folder = await mkdtemp(join(tmpdir(), 'farol-webhooks-'));
    const path = join(folder, 'content.sqlite');
    const restored = await openExample(path);
    const store = openSqlite<Event>(path);
    stops.push(
      () => rm(folder, { recursive: true }),
      () => store.close(),
      () => restored.close(),
    );
    await restored.do('test', createWebhook({ url }));
    const backup: CommitWithVersions[] = [];
    for await (const commit of store.history(0)) backup.push({ commit, versions: [] });
    return { path, restored, restore: () => store.replace(Readable.from(backup)) };
  }

  it('has its own publications delivered', async () => {
    const { restored, restore } = await openWithBackup(receiver);
    deliver({ repository: restored });
    const before = [await publishOne(restored), await publishOne(restored)];
    await eventually(() => expect(told(receiver)).toEqual(before));
    await restore();
    await eventually(() => expect(restored.state.documents.size).toBe(0));
    const after = await publishOne(restored);
    await eventually(() => expect(told(receiver)).toEqual([...before, after]));
  });

  it.each([200, 500])('is told nothing of a delivery under way, answered by %i', async (status) => {
    const beforeAnswer = Promise.withResolvers<void>();
    const slow = await startReceiver(async (_request, response) => {
      if (slow.received.length === 1) await beforeAnswer.promise;
      response.end();
    });
    slow.status = status;
    stops.push(() => slow.stop());
    const { restored, restore } = await openWithBackup(slow);
    const before = await publishOne(restored);
    deliver({ repository: restored, retryDelaysMs: [5] });
    await eventually(() => expect(told(slow)).toEqual([before]));
    await restore();
    beforeAnswer.resolve();
    await eventually(() => expect(restored.state.documents.size).toBe(0));
    slow.status = 200;
    const after = await publishOne(restored);
    await eventually(() => expect(told(slow).at(-1)).toBe(after));
    const ids = slow.received.map(({ headers }) => headers['farol-delivery']);
    expect(new Set(ids).size).toBe(2);
    const [webhook] = restored.state.webhooks.values();
    await eventually(() => expect(webhook?.outcomes).toMatchObject([{ status: 200, attempts: 1 }]));
  });

  it('is read from its beginning, also where it was seen before it took over', async () => {
    const { path, restored, restore } = await openWithBackup(receiver);
    deliver({ repository: restored });
    const before = await publishOne(restored);
    await eventually(() => {
      const [webhook] = restored.state.webhooks.values();
      expect(webhook?.outcomes).toHaveLength(1);
    });
    const history = restored.history.bind(restored);
    let elsewhere = '';
    vi.spyOn(restored, 'history').mockImplementationOnce(async function* (after) {
      await restore();
      const other = await openExample(path);
      elsewhere = await publishOne(other);
      await other.close();
      yield* history(after);
    });
    await draft(restored);
    await eventually(() => expect(told(receiver)).toEqual([before, elsewhere]));
  });
});

describe('a test', () => {
  it('is sent at once and says what came back', async () => {
    const deliveries = deliver();
    const id = await hook({ secret: 'a secret', active: false });
    expect(await deliveries.test(id)).toMatchObject({
      answer: { status: 200, text: 'Thank you' },
      fault: null,
    });
    expect(receiver.received[0]?.body).toEqual({
      type: 'test-trigger',
      domain: 'farol',
      apiUrl: 'http://localhost:3010/api/v2',
      secret: 'a secret',
    });
    receiver.status = 401;
    expect((await deliveries.test(id)).fault).toBe('It answered 401.');
    expect(outcomes(id)).toMatchObject([
      { commit: null, status: 200, fault: null },
      { commit: null, status: 401, fault: 'It answered 401.' },
    ]);
  });

  it('does not go to the inside', async () => {
    const deliveries = deliver({ allowInternal: false });
    const { answer, fault } = await deliveries.test(await hook());
    expect(answer).toBeNull();
    expect(fault).toContain('WEBHOOKS_INSIDE=on');
    expect(receiver.received).toEqual([]);
  });
});
