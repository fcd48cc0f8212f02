import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readToken } from '@farol/content-service';
import { listen } from '@farol/server';
import pino from 'pino';
import { afterEach, expect, it } from 'vitest';
import { startReceiver } from '../../content-service/webhooks/receiver.testing.ts';
import { startServiceProcess } from '../../launch/processes.ts';
import { type Writer, writerOf } from '../../launch/writer.ts';
import { noAssets } from '../../site/render/assets.ts';
import { readSettings } from '../../site/settings.ts';
import { startSite } from '../../site/site.ts';
import { eventually } from '../../testing/eventually.ts';
import { title } from '../real-clients/content.ts';
import { startTestService } from '../service.ts';

const api = '/api/farol/v1';
const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'farol-webhooks-'));
  stops.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function addModel(writer: Writer): Promise<void> {
  const json = {
    Main: {
      uid: { type: 'UID', config: {} },
      title: { type: 'StructuredText', config: { single: 'heading1' } },
    },
  };
  const model = { id: 'dynamic_page', label: 'Page', repeatable: true, status: true, json };
  await writer.send('POST', '/api/models/customtypes/insert', model);
}

async function publishPage(writer: Writer, uid: string, words: string): Promise<string> {
  const { document } = await writer.send<{ document: string }>('POST', `${api}/documents`, {
    type: 'dynamic_page',
    lang: 'en-us',
    uid,
    title: words,
    data: { title: title(words) },
  });
  await writer.send('POST', `${api}/publications`, { documents: [{ document }] });
  return document;
}

const createHook = (writer: Writer, body: object) =>
  writer.send<{ id: string }>('POST', `${api}/webhooks`, body);

interface Shown {
  deliveries: { status: number | null; fault: string | null; attempts: number }[];
}

const deliveriesOf = async (writer: Writer, id: string) =>
  (await writer.get<Shown>(`${api}/webhooks/${id}/deliveries`)).deliveries;

it('tells the website, which takes the secret as it is sent', async () => {
  const service = await startTestService({ WEBHOOKS_INSIDE: 'on' });
  stops.push(service.stop);
  const { writer } = service;
  await addModel(writer);
  const settings = readSettings({
    DATA_DIR: await freshFolder(),
    SERVICE_URL: service.address,
    REVALIDATE_SECRET: 'known to both',
  });
  const site = await startSite({
    settings,
    log: pino({ level: 'silent' }),
    clock: Date.now,
    assets: noAssets,
    files: new Map(),
    version: 'test',
    fontFile: '',
  });
  stops.push(site.stop);
  const { app, fastPath } = site;
  const listening = await listen(app, { fastPath, port: 0 });
  stops.push(listening.stop);
  const url = `http://127.0.0.1:${listening.port}/api/revalidate`;

  const { id } = await createHook(writer, { url, secret: 'known to both' });
  await publishPage(writer, 'about', 'Who we are');
  await eventually(async () =>
    expect(await deliveriesOf(writer, id)).toMatchObject([{ status: 200, fault: null }]),
  );
  await eventually(async () =>
    expect(await (await app.request('/about')).text()).toContain('Who we are'),
  );
  expect(await writer.send('POST', `${api}/webhooks/${id}/test`)).toMatchObject({
    answer: { status: 200, text: '{"success":true}' },
    fault: null,
  });

  await writer.send('PATCH', `${api}/webhooks/${id}`, { secret: 'a guess' });
  expect(await writer.send('POST', `${api}/webhooks/${id}/test`)).toMatchObject({
    answer: { status: 401 },
    fault: 'It answered 401.',
  });
});

it('refuses the website of this machine where the inside is not allowed', async () => {
  const service = await startTestService();
  stops.push(service.stop);
  const { id } = await createHook(service.writer, { url: `${service.address}/healthz` });
  expect(await service.writer.send('POST', `${api}/webhooks/${id}/test`)).toMatchObject({
    answer: null,
    fault: expect.stringContaining('WEBHOOKS_INSIDE=on'),
  });
});

it('answers neither secrets nor the values of headers', async () => {
  const service = await startTestService({ WEBHOOKS_INSIDE: 'on', WEBHOOK_LOG: '2' });
  stops.push(service.stop);
  const { writer } = service;
  const receiver = await startReceiver();
  stops.push(receiver.stop);
  const { id } = await createHook(writer, {
    url: receiver.url,
    name: 'Search',
    secret: 'hush-secret',
    headers: { 'x-key': 'hush-header' },
  });
  for (let count = 0; count < 3; count += 1)
    await writer.send('POST', `${api}/webhooks/${id}/test`);
  const answers = [
    await writer.get(`${api}/webhooks`),
    await writer.get(`${api}/webhooks/${id}`),
    await writer.get(`${api}/webhooks/${id}/deliveries`),
  ];
  expect(JSON.stringify(answers)).not.toContain('hush');
  expect(answers[1]).toMatchObject({ name: 'Search', hasSecret: true, headerNames: ['x-key'] });
  expect(answers[2]).toMatchObject({ deliveries: [{ status: 200 }, { status: 200 }] });
  expect(receiver.received[2]).toMatchObject({
    headers: { 'x-key': 'hush-header' },
    body: { type: 'test-trigger', secret: 'hush-secret', apiUrl: `${service.address}/api/v2` },
  });
  await writer.send('DELETE', `${api}/webhooks/${id}`);
  expect(await writer.get(`${api}/webhooks`)).toEqual({ webhooks: [] });
});

it('tells of everything that was answered though it is killed on the way', async () => {
  const folder = await freshFolder();
  let answers = true;
  const receiver = await startReceiver((_request, response) => {
    if (answers) response.end();
  });
  stops.push(receiver.stop);
  const told = () => receiver.received.flatMap(({ body }) => body.documents);
  const environment = {
    ...process.env,
    DATA_DIR: folder,
    SERVICE_PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    WEBHOOKS_INSIDE: 'on',
    WEBHOOK_SECONDS: '2',
  };
  const start = async () => {
    const running = await startServiceProcess(environment);
    const token = await readToken(folder);
    return { running, writer: writerOf(running.address, token) };
  };
  const published: string[] = [];
  const publishSome = async (writer: Writer, name: string, count: number) => {
    for (let number = 0; number < count; number += 1)
      published.push(await publishPage(writer, `${name}-${number}`, 'A page'));
  };

  const first = await start();
  await addModel(first.writer);
  const { id } = await createHook(first.writer, { url: receiver.url });
  await publishSome(first.writer, 'delivered', 3);
  await eventually(() => expect(told()).toEqual(published));
  answers = false;
  await publishSome(first.writer, 'waiting', 4);
  // One is on its way and not answered, three wait behind it.
  await eventually(() => expect(new Set(told()).size).toBe(4));
  await first.running.kill();

  answers = true;
  const { running, writer } = await start();
  stops.push(() => running.stop());
  await eventually(() => expect(told()).toEqual(expect.arrayContaining(published)));
  // What is told twice is told again before what comes after it.
  const lastTimes = [...new Set(told().toReversed())].toReversed();
  expect(lastTimes).toEqual(published);
  await eventually(async () => {
    const log = await deliveriesOf(writer, id);
    expect(log.filter(({ fault }) => fault !== null)).toEqual([]);
    expect(log).toHaveLength(published.length);
  });
});
