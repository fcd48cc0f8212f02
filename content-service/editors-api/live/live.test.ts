import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CommitWithVersions } from '../../repository/history.ts';
import { type ExampleBrowser, type ExampleEditor, exampleEditor } from '../editor.testing.ts';

let editor: ExampleEditor;
const open: ReadableStreamDefaultReader<Uint8Array>[] = [];
beforeEach(async () => {
  editor = await exampleEditor();
});
afterEach(async () => {
  for (const reader of open.splice(0)) await reader.cancel();
});

interface Heard {
  id: string | undefined;
  event: string | undefined;
  data: Record<string, unknown>;
}

/** Follows as a browser does; `next` waits for the next event. */
async function follow(browser: ExampleBrowser, lastEventId = '') {
  const answer = await browser.send('GET', `/live?lastEventId=${lastEventId}`);
  expect(answer.status).toBe(200);
  const reader = answer.body?.getReader();
  if (!reader) throw new Error('There is no stream.');
  open.push(reader);
  let text = '';
  return {
    /** Reads on until the service ends the stream. */
    async end(): Promise<string> {
      let rest = text;
      for (let part = await reader.read(); !part.done; part = await reader.read())
        rest += new TextDecoder().decode(part.value);
      return rest;
    },
    async next(): Promise<Heard> {
      while (!text.includes('\n\n')) text += new TextDecoder().decode((await reader.read()).value);
      const end = text.indexOf('\n\n');
      const lines = text.slice(0, end).split('\n');
      text = text.slice(end + 2);
      const of = (name: string) =>
        lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
      return { id: of('id'), event: of('event'), data: JSON.parse(of('data') ?? 'null') };
    },
  };
}

const article = { type: 'article', lang: 'en-us', title: 'Lisbon', data: { title: 'Lisbon' } };

it('is for people who are signed in and programs with a token, and nobody else', async () => {
  for (const headers of [{}, { authorization: `Bearer ${editor.readingToken}` }])
    expect((await editor.browser().send('GET', '/live', undefined, headers)).status).toBe(401);
  const elsewhere = await editor.signedIn();
  const crossing = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
  expect((await elsewhere.send('GET', '/live', undefined, crossing)).status).toBe(401);
  await follow(await editor.signedIn());
  const program = await editor
    .browser()
    .send('GET', '/live', undefined, { authorization: `Bearer ${editor.token}` });
  expect(program.status).toBe(200);
  await program.body?.cancel();
});

it('ends where the history cannot be read, and says so in the log alone', async () => {
  const ana = await editor.signedIn();
  const live = await follow(ana);
  const { id } = await live.next();
  const printed = vi.spyOn(console, 'error');
  const reported = vi.spyOn(editor.repository, 'report').mockImplementation(() => {});
  vi.spyOn(editor.repository, 'history').mockImplementation(() => {
    throw new Error('The database went away.');
  });
  expect(await (await follow(ana, id)).end()).toBe('');
  expect(reported.mock.calls.map(([{ message }]) => message)).toEqual(['The database went away.']);
  expect(printed).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

it('tells of drafts, publications, releases, types and languages as they happen', async () => {
  const ana = await editor.signedIn({ role: 'administrator' }, 'ana');
  const live = await follow(ana);
  expect(await live.next()).toMatchObject({ event: 'state', data: { replayed: false } });
  const { document, version } = await (await ana.send('POST', '/documents', article)).json();
  expect(await live.next()).toMatchObject({
    event: 'change',
    data: { by: 'person/ana', drafts: [{ document, version }], published: [] },
  });
  await ana.send('POST', '/publications', { documents: [{ document }] });
  expect((await live.next()).data).toMatchObject({ published: [document], drafts: [] });
  const { id } = await (await ana.send('POST', '/releases', { label: 'Spring' })).json();
  expect((await live.next()).data).toMatchObject({ releases: [id] });
  await ana.send('PUT', '/languages', { languages: [{ id: 'en-us', name: 'English' }] });
  expect((await live.next()).data).toMatchObject({ languages: true, types: false });
});

it('tells nothing of keys and previews', async () => {
  const ana = await editor.signedIn({ role: 'administrator' }, 'ana');
  const live = await follow(ana);
  await live.next();
  await ana.send('POST', '/tokens', { name: 'x', scope: 'master' });
  const { document } = await (await ana.send('POST', '/documents', article)).json();
  expect((await live.next()).data).toMatchObject({ drafts: [{ document }] });
});

it('loses nothing to who was away, and says where it cannot tell', async () => {
  const ana = await editor.signedIn({}, 'ana');
  const live = await follow(ana);
  const { id } = await live.next();
  const made = [];
  for (let count = 0; count < 5; count += 1)
    made.push((await (await ana.send('POST', '/documents', article)).json()).document);
  const again = await follow(ana, id);
  expect((await again.next()).data).toMatchObject({ replayed: true });
  for (const document of made)
    expect((await again.next()).data).toMatchObject({ drafts: [{ document }] });
  const { document } = await (await ana.send('POST', '/documents', article)).json();
  expect((await again.next()).data).toMatchObject({ drafts: [{ document }] });
  const lost = await follow(ana, '3.notours');
  expect((await lost.next()).data).toMatchObject({ replayed: false });
});

it('tells who was away of a backup that is restored meanwhile', async () => {
  const { repository, store } = editor;
  const ana = await editor.signedIn({ role: 'administrator' }, 'ana');
  const live = await follow(ana);
  const { id } = await live.next();
  const languages = [{ id: 'en-us', name: 'English' }];
  await ana.send('PUT', '/languages', { languages });
  const backup: CommitWithVersions[] = [];
  for await (const commit of store.history(0)) backup.push({ commit, versions: [] });
  const { document } = await (await ana.send('POST', '/documents', article)).json();
  await ana.send('POST', '/documents', article);
  const history = repository.history.bind(repository);
  vi.spyOn(repository, 'history').mockImplementationOnce(async function* (after) {
    yield* history(after);
    await store.replace(Readable.from(backup));
    await repository.catchUp();
  });
  const again = await follow(ana, id);
  expect((await again.next()).data).toMatchObject({ replayed: true });
  expect((await again.next()).data).toMatchObject({ languages: true });
  expect((await again.next()).data).toMatchObject({ drafts: [{ document }] });
  await again.next();
  await ana.send('POST', '/documents', article);
  expect((await again.next()).data).toMatchObject({ languages: true });
});

it('tells who is at which field, and who typed there last', async () => {
  const ana = await editor.signedIn({}, 'ana');
  const rui = await editor.signedIn({}, 'rui');
  const { document } = await (await ana.send('POST', '/documents', article)).json();
  const here = { document, field: 'data.title' };
  await rui.send('PUT', '/presence/tab-1', here);
  const live = await follow(ana);
  expect((await live.next()).data.presence).toMatchObject([{ people: [{ person: 'rui' }] }]);
  await rui.send('PUT', '/presence/tab-1', { ...here, isTyping: true });
  expect(await live.next()).toMatchObject({
    event: 'presence',
    data: { document, typed: [{ field: 'data.title', person: 'rui' }] },
  });
  await rui.send('DELETE', '/presence/tab-1');
  expect((await live.next()).data).toMatchObject({ people: [] });
  expect((await (await ana.send('GET', '/presence')).json()).documents).toHaveLength(1);
});

it('takes no tab of somebody else, and no endless text', async () => {
  const ana = await editor.signedIn({}, 'ana');
  const where = { document: 'x', field: 'y'.repeat(301) };
  expect((await ana.send('PUT', '/presence/tab-1', where)).status).toBe(400);
  expect(
    (await ana.send('PUT', `/presence/${'t'.repeat(65)}`, { ...where, field: null })).status,
  ).toBe(400);
});

describe('whoever is let in no more', () => {
  const ways: Record<string, (person: ExampleBrowser & { id: string }) => Promise<unknown>> = {
    'signed out': (ana) => ana.send('DELETE', '/me/session'),
    'had the session ended elsewhere': async (ana) => {
      const { sessions } = await (await ana.send('GET', '/me/sessions')).json();
      await ana.send('DELETE', `/me/sessions/${sessions[0].id}`);
    },
    'had all sessions ended by an administrator': async ({ id }) => {
      const administrator = await editor.signedIn({ role: 'administrator' });
      expect((await administrator.send('DELETE', `/people/${id}/sessions`)).status).toBe(204);
    },
    'was removed': async ({ id }) => {
      const administrator = await editor.signedIn({ role: 'administrator' });
      expect((await administrator.send('DELETE', `/people/${id}`)).status).toBe(204);
    },
  };

  it.each(Object.entries(ways))('because she %s hears nothing from then on', async (_, end) => {
    const ana = await editor.signedIn();
    const live = await follow(ana);
    await live.next();
    const other = await editor.signedIn();
    const goesOn = await follow(other);
    await goesOn.next();
    await end(ana);
    const { document } = await (await other.send('POST', '/documents', article)).json();
    expect(await live.end()).not.toContain(document);
    expect((await goesOn.next()).data).toMatchObject({ drafts: [{ document }] });
  });

  it('as a program hears nothing once its token is revoked', async () => {
    const administrator = await editor.signedIn({ role: 'administrator' });
    const made = await administrator.send('POST', '/tokens', { name: 'x', scope: 'write' });
    const { id, token } = await made.json();
    const headers = { authorization: `Bearer ${token}` };
    const answer = await editor.browser().send('GET', '/live', undefined, headers);
    const text = answer.text();
    expect((await administrator.send('DELETE', `/tokens/${id}`)).status).toBe(204);
    const { document } = await (await administrator.send('POST', '/documents', article)).json();
    expect(await text).not.toContain(document);
  });
});
