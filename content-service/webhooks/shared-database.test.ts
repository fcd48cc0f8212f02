import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { eventually } from '../../testing/eventually.ts';
import { type ServiceProcess, startServiceProcess } from '../prove/service-process.ts';
import { newDatabase } from '../store/shared-postgres.testing.ts';
import { type Receiver, startReceiver } from './receiver.testing.ts';

const written = z.object({ document: z.string() });

let receiver: Receiver;
let answers = true;
let folder: string;
let one: ServiceProcess;
let other: ServiceProcess;

beforeAll(async () => {
  receiver = await startReceiver((_request, response) => {
    if (answers) response.end();
  });
  folder = await mkdtemp(join(tmpdir(), 'farol-webhooks-'));
  const environment = {
    DATABASE_URL: await newDatabase(),
    WEBHOOKS_INSIDE: 'on',
    WEBHOOK_SECONDS: '3',
  };
  one = await startServiceProcess({ folder: join(folder, 'one'), environment });
  other = await startServiceProcess({
    folder: join(folder, 'other'),
    environment,
    token: one.token,
  });
  const model = { id: 'page', label: 'Page', repeatable: true, status: true, json: { Main: {} } };
  await one.send('POST', '/api/models/customtypes/insert', model);
  await one.send('POST', '/api/farol/v1/webhooks', { url: receiver.url });
});
afterAll(async () => {
  await Promise.all([one.kill(), other.kill()]);
  await receiver.stop();
  await rm(folder, { recursive: true });
});

const told = () => receiver.received.flatMap(({ body }) => body.documents);

async function publish(service: ServiceProcess): Promise<string> {
  const page = { type: 'page', lang: 'en-us', title: 'A page', data: {} };
  const { document } = written.parse(await service.send('POST', '/api/farol/v1/documents', page));
  await service.send('POST', '/api/farol/v1/publications', { documents: [{ document }] });
  return document;
}

it('delivers once what two services publish, and goes on when one of them is gone', async () => {
  const published: string[] = [];
  for (let count = 0; count < 10; count += 1)
    published.push(await publish(one), await publish(other));
  await eventually(() => expect(told()).toHaveLength(published.length));
  // Enough time for a duplicate delivery.
  await pause(500);
  expect(told()).toEqual(published);

  answers = false;
  const unanswered = await publish(one);
  await eventually(() => expect(told()).toContain(unanswered));
  await one.kill();
  // It may have tried more than once.
  const tried = told();
  expect(new Set(tried.slice(published.length))).toEqual(new Set([unanswered]));
  answers = true;
  const later = await publish(other);
  await eventually(() => expect(told()).toContain(later));
  expect(told().slice(tried.length)).toEqual([unanswered, later]);
});
