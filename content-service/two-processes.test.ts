import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { invite } from './people/one-time-links.ts';
import { withPeople } from './people/outside.ts';
import { signedIn } from './people/signed-in.testing.ts';
import { type ServiceProcess, startServiceProcess } from './prove/service-process.ts';
import { readSettings } from './settings.ts';
import { newDatabase } from './store/shared-postgres.testing.ts';

/** Two processes on one database behind one host name, as with nginx in front. */
const editor = 'http://content.example.org';
const password = 'seven lamps on the quay';
let folder: string;
let environment: Record<string, string>;
let one: ServiceProcess;
let other: ServiceProcess;
let cookie: string;
let invitation: string;
let document: string;

const start = (token?: string) =>
  startServiceProcess({ folder, environment, ...(token ? { token } : {}) });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farol-two-'));
  environment = { DATABASE_URL: await newDatabase(), EDITOR_ORIGIN: editor, TRUST_PROXY: 'on' };
  one = await start();
  other = await start(one.token);
  const settings = readSettings({ DATA_DIR: folder, ...environment });
  [cookie, invitation] = await withPeople(settings, one.address, async (people) => {
    const token = await signedIn(people, 'ines', { name: 'Inês', role: 'administrator' });
    const { secret } = await invite(people, { role: 'writer', languages: null, types: null }, null);
    return [`${people.origin().sessionCookie}=${token}`, secret];
  });
  const page = { id: 'page', label: 'Page', repeatable: true, status: true };
  const json = { Main: { title: { type: 'Text', config: {} } } };
  await one.send('POST', '/api/models/customtypes/insert', { ...page, json });
  const made = { type: 'page', lang: 'en-us', title: 'Lisbon', data: { title: 'Lisbon' } };
  document = (await (await ask(one, 'POST', '/documents', made)).json()).document;
  await eventually(async () =>
    expect((await ask(other, 'GET', `/documents/${document}`)).status).toBe(200),
  );
});
afterAll(async () => {
  await Promise.all([one.kill(), other.kill()]);
  await rm(folder, { recursive: true });
});

function ask(
  { address }: ServiceProcess,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
) {
  return fetch(`${address}/api/farol/v1${path}`, {
    method,
    headers: {
      origin: editor,
      'x-forwarded-host': 'content.example.org',
      'content-type': 'application/json',
      cookie,
      ...headers,
    },
    ...(body instanceof Uint8Array
      ? { body: new Uint8Array(body) }
      : body && { body: JSON.stringify(body) }),
  });
}

const cookieOf = (answer?: Response) => answer?.headers.getSetCookie()[0]?.split(';')[0] ?? '';

interface StreamEvent {
  id: string | undefined;
  event: string | undefined;
  data: Record<string, unknown>;
}

/** Follows the event stream of a process, with a way to wait for an event. */
async function follow(service: ServiceProcess, lastEventId = '') {
  const ending = new AbortController();
  const answer = await fetch(`${service.address}/api/farol/v1/live`, {
    headers: {
      origin: editor,
      'x-forwarded-host': 'content.example.org',
      cookie,
      ...(lastEventId ? { 'last-event-id': lastEventId } : {}),
    },
    signal: ending.signal,
  });
  expect(answer.status).toBe(200);
  const events: StreamEvent[] = [];
  const reading = (async () => {
    let rest = '';
    for await (const chunk of answer.body ?? []) {
      const parts = (rest + new TextDecoder().decode(chunk)).split('\n\n');
      rest = parts.pop() ?? '';
      events.push(...parts.filter((part) => part.includes('event:')).map(read));
    }
  })().catch(() => {});
  return {
    events,
    until: (expected: object) =>
      eventually(() => expect(events).toContainEqual(expect.objectContaining(expected))),
    async end() {
      ending.abort();
      await reading;
    },
  };
}

function read(text: string): StreamEvent {
  const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(text)?.[1];
  return { id: field('id'), event: field('event'), data: JSON.parse(field('data') ?? '{}') };
}

const change = (data: object) => ({ event: 'change', data: expect.objectContaining(data) });

it('let one of them redeem a link, and know at both who came in', async () => {
  const body = { secret: invitation, name: 'Rui', password };
  const both = await Promise.all(
    [one, other].map((service) =>
      ask(service, 'POST', '/one-time-links/redemption', body, { cookie: '' }),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([201, 404]);
  const joined = both.find(({ status }) => status === 201);
  const his = { cookie: cookieOf(joined) };
  for (const service of [one, other])
    expect((await ask(service, 'GET', '/me', undefined, his)).status).toBe(200);
});

it('end a session at both where it ends at one', async () => {
  for (const service of [one, other]) expect((await ask(service, 'GET', '/me')).status).toBe(200);
  const changed = await ask(one, 'PUT', '/me/password', { password });
  expect(changed.status).toBe(200);
  // The session that changed the password continues with a new token.
  cookie = cookieOf(changed);
  const body = { name: 'inês', password };
  const signIn = async () => cookieOf(await ask(other, 'POST', '/sessions', body, { cookie: '' }));
  const [second, third] = [await signIn(), await signIn()];
  expect((await ask(one, 'GET', '/me', undefined, { cookie: second })).status).toBe(200);
  const ended = await ask(one, 'DELETE', '/me/session', undefined, { cookie: second });
  expect(ended.status).toBe(204);
  expect((await ask(other, 'GET', '/me', undefined, { cookie: second })).status).toBe(401);
  expect((await ask(other, 'DELETE', '/me/sessions')).status).toBe(204);
  expect((await ask(one, 'GET', '/me', undefined, { cookie: third })).status).toBe(401);
  expect((await ask(one, 'GET', '/me')).status).toBe(200);
});

it('show at one what is being written at the other', async () => {
  const words = { title: 'Lisboa', uid: null, tags: ['river'], data: { title: 'Words' } };
  const preview = await ask(other, 'POST', '/me/previews', { document });
  const { address } = await preview.json();
  const key = new URL(address).searchParams.get('preview-key');
  const { refs } = await (await fetch(`${one.address}/api/v2`)).json();
  const shownAt = async (service: ServiceProcess) => {
    const overlay = await ask(service, 'POST', `/previews/${key}/overlay`, {
      published: refs[0].ref,
    });
    const { documents } = await overlay.json();
    return documents.find(({ id }: { id: string }) => id === document)?.tags;
  };
  for (const [writing, showing] of [
    [one, other],
    [other, one],
  ] as const) {
    const path = `/documents/${document}/working-copy`;
    expect((await ask(writing, 'PUT', path, words)).status).toBe(204);
    expect(await (await ask(showing, 'GET', path)).json()).toMatchObject(words);
    expect(await shownAt(showing)).toEqual(['river']);
    expect((await ask(writing, 'DELETE', path)).status).toBe(204);
    expect((await ask(showing, 'GET', path)).status).toBe(404);
  }
});

it('tell at one of everything that happens at the other', async () => {
  const live = await follow(other);
  await live.until({ event: 'state', data: expect.objectContaining({ replayed: false }) });

  const here = { document, field: 'data.title', isTyping: true };
  expect((await ask(one, 'PUT', '/presence/tab', here)).status).toBe(204);
  const people = [expect.objectContaining({ person: 'ines', field: 'data.title' })];
  const present = { document, people, typed: people };
  await live.until({ event: 'presence', data: expect.objectContaining(present) });
  const asked = await (await ask(other, 'GET', '/presence')).json();
  expect(asked.documents).toMatchObject([present]);
  await ask(one, 'DELETE', '/presence/tab');
  const gone = { document, people: [], typed: people };
  await live.until({ event: 'presence', data: expect.objectContaining(gone) });

  const { draft } = await (await ask(one, 'GET', `/documents/${document}`)).json();
  const edit = { basedOn: draft.id, data: { title: 'Lisboa' } };
  const saved = await (await ask(one, 'PUT', `/documents/${document}/draft`, edit)).json();
  await live.until(change({ drafts: [{ document, version: saved.version }] }));
  const release = await (await ask(one, 'POST', '/releases', { label: 'Spring' })).json();
  await live.until(change({ releases: [release.id], drafts: [] }));
  await ask(one, 'PUT', `/releases/${release.id}/documents/${document}`);
  await ask(one, 'POST', '/publications', { documents: [{ document }] });
  await live.until(change({ published: [document], by: 'person/ines' }));
  const background = '#08f';
  const dot = sharp({ create: { width: 2, height: 2, channels: 3, background } }).png();
  const asFile = { 'content-type': 'application/octet-stream' };
  const file = await ask(one, 'POST', '/media?filename=dot.png', await dot.toBuffer(), asFile);
  expect(file.status).toBe(201);
  await live.until(change({ media: [(await file.json()).id] }));
  const model = { id: 'other', label: 'Other', repeatable: true, status: true, json: {} };
  await one.send('POST', '/api/models/customtypes/insert', model);
  await live.until(change({ types: true, languages: false }));
  const languages = [
    { id: 'en-us', name: 'English' },
    { id: 'pt-br', name: 'Português' },
  ];
  expect((await ask(one, 'PUT', '/languages', { languages })).status).toBe(204);
  await live.until(change({ types: false, languages: true }));
  await ask(one, 'DELETE', `/documents/${document}/publication`);
  await live.until(change({ unpublished: [document] }));
  await live.end();
});

describe('a process that is killed', () => {
  it('sends the missed events once it is back, and so does the other one', async () => {
    const live = await follow(one);
    await live.until({ event: 'state' });
    const last = live.events.at(-1)?.id ?? '';
    await one.kill();
    await live.end();
    const made: string[] = [];
    for (const title of ['First', 'Second']) {
      const body = { type: 'page', lang: 'en-us', title, data: {} };
      made.push((await (await ask(other, 'POST', '/documents', body)).json()).document);
    }
    const missed = made.map((id) =>
      change({ drafts: [{ document: id, version: expect.any(String) }] }),
    );
    one = await start(other.token);
    for (const service of [other, one]) {
      const back = await follow(service, last);
      await back.until({ event: 'state', data: expect.objectContaining({ replayed: true }) });
      for (const each of missed) await back.until(each);
      const changes = back.events.filter(({ event }) => event === 'change');
      expect(changes).toHaveLength(missed.length);
      await back.end();
    }
    // The session continues, too.
    expect((await ask(one, 'GET', '/me')).status).toBe(200);
  });
});
