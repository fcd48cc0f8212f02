import { request as rawRequest } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { readToken } from '../first-start.ts';
import { archiveDocument, createDocument } from '../repository/commands/documents.ts';
import { changeRelease, createRelease } from '../repository/commands/releases.ts';
import { changeModels } from '../repository/commands/settings.ts';
import { type RunningService, startService } from '../service.ts';
import { readSettings } from '../settings.ts';
import { openSqlite } from '../store/sqlite.ts';
import { logContext } from './observed.ts';

let folder: string;
let service: RunningService;
let token: string;
let lines: Record<string, unknown>[];

async function start(more: Record<string, string> = {}) {
  const given = { DATA_DIR: folder, SERVICE_PORT: '0', HOST: '127.0.0.1', ...more };
  const settings = readSettings({ LOG_LEVEL: 'debug', METRICS_PORT: '0', ...given });
  const write = (line: string) => void lines.push(JSON.parse(line));
  const log = pino({ level: settings.LOG_LEVEL, mixin: logContext }, { write });
  service = await startService(settings, log);
  token = await readToken(folder);
}

beforeEach(async () => {
  folder = await newFolder();
  lines = [];
});
afterEach(async () => {
  await service.stop();
});

const ask = (path: string, init: RequestInit = {}) => fetch(service.address + path, init);
const write = (path: string, body: unknown) =>
  ask(path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
const written = (path: string) =>
  eventually(() => {
    const line = lines.find((each) => each.path === path);
    expect(line).toBeDefined();
    return line;
  });

describe('the log', () => {
  it('says once at the start what there is', async () => {
    await start();
    expect(lines.filter(({ msg }) => msg === 'The content service is ready')).toEqual([
      expect.objectContaining({
        address: service.address,
        engine: 'sqlite',
        media: 'folder',
        documents: 0,
        versions: 0,
        refs: 2,
        metricsAddress: expect.stringMatching(/^http:\/\/localhost:\d+\/metrics$/),
      }),
    ]);
  });

  it('warns at the start of a store for files that is not there, and goes on', async () => {
    await start({
      S3_ENDPOINT: 'http://127.0.0.1:9',
      S3_BUCKET: 'media',
      S3_REGION: 'eu-west-1',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'hidden',
    });
    await eventually(() => {
      const warning = lines.find(({ level }) => level === pino.levels.values.warn);
      expect(warning?.msg).toMatch(/^The store of the files cannot be used now: /);
    });
    expect((await ask('/api/v2')).status).toBe(200);
    expect(JSON.stringify(lines)).not.toContain('hidden');
  });

  it('warns of a release that waits for a person, in a sentence without a stack', async () => {
    await start();
    const { repository } = service;
    const payload = { id: 'page', label: 'Page', repeatable: true, status: true, json: {} };
    const model = { type: 'CUSTOM_TYPE_INSERT', id: 'page', payload } as const;
    await repository.do('test', changeModels([model]));
    const { id } = await repository.do('test', createRelease({ label: 'Spring' }));
    const page = { type: 'page', lang: 'en-us', title: 'Lisbon', place: { release: id } };
    const { document } = await repository.do('test', createDocument(page));
    await repository.do('test', archiveDocument(document));
    await repository.do('test', changeRelease(id, { scheduledAt: Date.now() }));
    const warned = await eventually(() => {
      const line = lines.find(({ msg }) => `${msg}`.startsWith('The release “Spring” was not'));
      expect(line).toBeDefined();
      return line;
    });
    expect(warned).not.toHaveProperty('err');
    expect(warned).toMatchObject({
      level: pino.levels.values.warn,
      msg: expect.stringContaining('is archived'),
    });
  });

  it('has one line for each request, of the level that fits it', async () => {
    await start();
    const read = await ask('/api/v2');
    await read.text();
    expect(await written('/api/v2')).toMatchObject({
      level: pino.levels.values.debug,
      method: 'GET',
      status: 200,
      ms: expect.any(Number),
      request: read.headers.get('x-request-id'),
    });
    await write('/api/farol/v1/releases', { label: 'Spring' });
    expect(await written('/api/farol/v1/releases')).toMatchObject({
      level: pino.levels.values.info,
      method: 'POST',
      status: 201,
    });
    expect(lines.filter(({ path }) => path === '/api/v2')).toHaveLength(1);
  });

  it('leaves reads out where only information is asked for', async () => {
    await start({ LOG_LEVEL: 'info' });
    await (await ask('/api/v2')).text();
    await write('/api/farol/v1/releases', { label: 'Spring' });
    await written('/api/farol/v1/releases');
    expect(lines.filter(({ path }) => path === '/api/v2')).toEqual([]);
  });

  it('joins what goes wrong to the request it went wrong in, under an id of its own or a given one', async () => {
    await start();
    const broken = vi.spyOn(service.repository, 'scopeOf').mockImplementation(() => {
      throw new Error('Something of our own is broken.');
    });
    const headers = { 'x-request-id': 'from-the-proxy-1' };
    const answer = await ask('/api/v2?access_token=x', { headers });
    expect([answer.status, answer.headers.get('x-request-id')]).toEqual([500, 'from-the-proxy-1']);
    expect(await written('/api/v2')).toMatchObject({
      level: pino.levels.values.error,
      status: 500,
      request: 'from-the-proxy-1',
    });
    const told = lines.find(({ msg }) => msg === 'Something of our own is broken.');
    expect(told).toMatchObject({ request: 'from-the-proxy-1', level: pino.levels.values.error });
    broken.mockRestore();
    const wrong = await ask('/api/v2', { headers: { 'x-request-id': 'a b"\u00e9' } });
    expect(wrong.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('holds no token, no query and no key of a preview', async () => {
    await start();
    const secret = 's3cret-that-nobody-may-read';
    const headers = { authorization: `Bearer ${secret}`, cookie: secret, 'x-request-id': ' ' };
    const paths = [
      `/api/v2?access_token=${secret}`,
      `/api/v2/documents/search?ref=${secret}&q=[[${secret}]]`,
      `/previews/${secret}?token=${secret}`,
      `/api/farol/v1/events?access_token=${secret}&x=1`,
      `/nowhere?password=${secret}`,
    ];
    for (const path of paths.filter((each) => !each.includes('events')))
      await (await ask(path, { headers })).text();
    const stream = await ask(paths[3] ?? '');
    await stream.body?.cancel();
    await write('/api/farol/v1/tokens', { name: 'Reader', scope: 'master' });
    await written('/api/farol/v1/tokens');
    await written('/nowhere');
    await written('/api/farol/v1/events');
    const log = JSON.stringify(lines);
    expect(log).not.toContain(secret);
    expect(log).not.toContain(token);
    expect(log).toContain('/previews/…');
  });

  it('says of a client that went before its answer that it did', async () => {
    await start();
    const done = vi.spyOn(service.repository, 'do').mockReturnValue(new Promise(() => {}));
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const path = '/api/farol/v1/releases';
    const options = { method: 'POST', headers };
    const asked = rawRequest(`${service.address}${path}`, options).on('error', () => {});
    asked.end(JSON.stringify({ label: 'Spring' }));
    await expect.poll(() => done.mock.calls.length).toBe(1);
    asked.destroy();
    expect(await written(path)).toMatchObject({ status: 499 });
    vi.restoreAllMocks();
  });
});

describe('the metrics', () => {
  const metrics = async () => (await fetch(service.metricsAddress ?? '')).text();
  const figure = (text: string, name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    );

  it('count requests by kind and status, and what is kept', async () => {
    await start();
    await (await ask('/api/v2')).text();
    await (await ask('/api/v2')).text();
    await (await ask('/nowhere')).text();
    await (await ask(`/api/v2/documents/search?ref=${service.repository.master().ref}`)).text();
    await write('/api/farol/v1/releases', { label: 'Spring' });
    await eventually(async () => {
      const text = await metrics();
      expect(figure(text, 'farol_requests_total{kind="repository",status="200"}')).toBe(2);
      expect(figure(text, 'farol_requests_total{kind="other",status="404"}')).toBe(1);
      expect(figure(text, 'farol_requests_total{kind="editors",status="201"}')).toBe(1);
    });
    const text = await metrics();
    expect(figure(text, 'farol_request_duration_seconds_count{kind="repository"}')).toBe(2);
    expect(figure(text, 'farol_documents')).toBe(0);
    expect(figure(text, 'farol_releases')).toBe(1);
    expect(figure(text, 'farol_refs_kept')).toBe(2);
    expect(figure(text, 'farol_answer_cache_bytes')).toBeGreaterThan(100);
    expect(figure(text, 'farol_transformed_bytes')).toBe(0);
    expect(figure(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e6);
  });

  it('go on with the history of a backup that was restored', async () => {
    await start();
    await write('/api/farol/v1/releases', { label: 'Spring' });
    expect(figure(await metrics(), 'farol_releases')).toBe(1);
    const store = openSqlite(join(folder, 'service', 'content.sqlite'));
    const [first] = await Array.fromAsync(store.history(0));
    await store.replace(Readable.from(first ? [{ commit: first, versions: [] }] : []));
    await store.close();
    await expect.poll(() => service.repository.state.releases.size).toBe(0);
    const text = await metrics();
    expect(figure(text, 'farol_releases')).toBe(0);
    expect(figure(text, 'farol_commits')).toBe(1);
    expect(figure(text, 'farol_refs_kept')).toBe(1);
  });

  it('count what became of webhooks', async () => {
    await start();
    const outcome = { commit: null, at: 0, status: 200, fault: null, attempts: 1, ms: 5 };
    const outcomes = [outcome, outcome, { ...outcome, status: 500, fault: 'It answered 500.' }];
    await service.repository.do('test', () => ({
      events: [{ kind: 'webhook-delivered', webhook: 'gone', outcomes }],
      answer: null,
    }));
    const text = await metrics();
    expect(figure(text, 'farol_webhook_deliveries_total{outcome="acknowledged"}')).toBe(2);
    expect(figure(text, 'farol_webhook_deliveries_total{outcome="given_up"}')).toBe(1);
  });

  it('are not to be had where the content is, nor anywhere when no port is set', async () => {
    await start();
    expect((await ask('/metrics')).status).toBe(404);
    expect((await fetch(new URL('/', service.metricsAddress ?? ''))).status).toBe(404);
    await service.stop();
    await start({ METRICS_PORT: '' });
    expect(service.metricsAddress).toBeNull();
  });
});
