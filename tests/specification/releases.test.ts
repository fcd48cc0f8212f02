import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import model from '../../customtypes/dynamic_page/index.json' with { type: 'json' };
import { releaseAccess } from '../../launch/release-access.ts';
import { noAssets } from '../../site/render/assets.ts';
import { readSettings } from '../../site/settings.ts';
import { type RunningSite, startSite } from '../../site/site.ts';
import { eventually } from '../../testing/eventually.ts';
import { startTestService, type TestService } from '../service.ts';

const api = '/api/farol/v1';
const titled = (text: string) => ({ title: [{ type: 'heading1', text, spans: [] }] });

let service: TestService;
let release = '';
let folder = '';
const running: RunningSite[] = [];

beforeAll(async () => {
  service = await startTestService();
  folder = await mkdtemp(join(tmpdir(), 'farol-releases-'));
  const { writer } = service;
  await writer.send('POST', '/api/models/bulk-update', {
    changes: [{ type: 'CUSTOM_TYPE_INSERT', id: model.id, payload: model }],
  });
  const { document } = await writer.send<{ document: string }>('POST', `${api}/documents`, {
    type: 'dynamic_page',
    lang: 'en-us',
    uid: 'about',
    title: 'About',
    data: titled('As it is published'),
  });
  await writer.send('POST', `${api}/publications`, { documents: [{ document }] });
  const made = await writer.send<{ id: string }>('POST', `${api}/releases`, { label: 'Spring' });
  release = made.id;
  const { published } = await writer.get<{ published: { id: string } }>(
    `${api}/documents/${document}`,
  );
  await writer.send('PUT', `${api}/documents/${document}/draft`, {
    basedOn: published.id,
    data: titled('As it is in spring'),
  });
  await writer.send('PUT', `${api}/releases/${release}/documents/${document}`);
});
afterAll(async () => {
  await Promise.all(running.map((site) => site.stop()));
  await service.stop();
  await rm(folder, { recursive: true });
});

const told = (environment: Record<string, string>) =>
  releaseAccess(service.address, { DATA_DIR: service.folder, ...environment });

/** A site on the embedded service, with the settings that `npm start` gives it. */
async function aboutAt(wanted: Record<string, string>): Promise<string> {
  const settings = {
    DATA_DIR: await mkdtemp(join(folder, 'site-')),
    SERVICE_URL: service.address,
    ...wanted,
    ...(await told(wanted)),
  };
  const site = await startSite({
    settings: readSettings(settings),
    log: pino({ level: 'silent' }),
    clock: Date.now,
    assets: noAssets,
    files: new Map(),
    version: 'test',
    fontFile: '',
  });
  running.push(site);
  return eventually(async () => {
    const answer = await site.app.request('/about');
    expect(answer.status).toBe(200);
    return answer.text();
  });
}

it('shows what is published where nothing else is asked for', async () => {
  expect(await aboutAt({})).toContain('As it is published');
});

it.each([
  ['CONTENT_RELEASE_ID', () => release],
  ['CONTENT_RELEASE_LABEL', () => 'Spring'],
])('shows the release that %s names, from a service that asks for a token', async (name, value) => {
  const answer = await fetch(`${service.address}/api/v2`);
  expect((await answer.json()).refs).toHaveLength(1);
  expect(await aboutAt({ [name]: value() })).toContain('As it is in spring');
});

it('makes one token for all starts, and none where one is set', async () => {
  const before = { CONTENT_RELEASE_ID: release };
  const first = await told(before);
  const second = await told(before);
  expect(second.PRISMIC_ACCESS_TOKEN).not.toBe(first.PRISMIC_ACCESS_TOKEN);
  const { tokens } = await service.writer.get<{ tokens: { scope: string }[] }>(`${api}/tokens`);
  expect(tokens.filter(({ scope }) => scope === 'master+releases')).toHaveLength(1);
  expect(await told({ ...before, PRISMIC_ACCESS_TOKEN: 'set' })).toEqual({});
  expect(await told({})).toEqual({});
});
