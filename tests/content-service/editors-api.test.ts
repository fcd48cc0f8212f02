import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { clientTypes, openApi } from '@farol/content-service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WriteFailed } from '../../launch/writer.ts';
import { type Filled, fill, title } from '../real-clients/content.ts';
import { startTestService, type TestService } from '../service.ts';

const api = '/api/farol/v1';
let service: TestService;
let filled: Filled;
beforeAll(async () => {
  service = await startTestService();
  filled = await fill(service);
});
afterAll(() => service.stop());

const ask = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
  fetch(`${service.address}${api}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${service.token}`, ...init.headers },
  });

it('keeps its first token where only its owner can read it', async () => {
  const { mode } = await stat(join(service.folder, 'service/write-token'));
  expect(mode & 0o777).toBe(0o600);
  expect(Buffer.from(service.token, 'base64url')).toHaveLength(32);
});

it('is described by openapi.json, route by route', async () => {
  const kept = JSON.parse(
    await readFile(join(import.meta.dirname, '../../content-service/openapi.json'), 'utf8'),
  );
  expect(kept, 'run npm run types').toEqual(JSON.parse(JSON.stringify(openApi())));
  // The editor asks by the types that are made of it.
  const client = await readFile(
    join(import.meta.dirname, '../../editor/api/operations.ts'),
    'utf8',
  );
  expect(client, 'run npm run types').toBe(clientTypes(kept));
  type Described = Record<string, { security?: object[] }>;
  for (const [path, methods] of Object.entries<Described>(kept.paths)) {
    for (const [name, { security }] of Object.entries(methods)) {
      // Open to whoever may read.
      if (JSON.stringify(security) === '[{},{"token":[]}]') continue;
      const method = name.toUpperCase();
      const address = path.replace(/\{\w+\}/g, 'nowhere');
      const open = await ask(address, { method, headers: { authorization: '' } });
      const isForAnybody = JSON.stringify(security) === '[{}]';
      // Whoever signs in does so on a page of the editor.
      const refused = isForAnybody ? (method === 'GET' ? 200 : 403) : 401;
      expect(open.status, `${method} ${path} without a token`).toBe(refused);
      const known = await ask(address, { method });
      // A stream has no end.
      if (known.headers.get('content-type')?.startsWith('text/event-stream')) {
        await known.body?.cancel();
        continue;
      }
      const body = await known.text();
      expect(body, `${method} ${path}`).not.toContain('There is nothing at');
    }
  }
});

describe('drafts', () => {
  it('are listed and searched', async () => {
    const search = await ask('/documents?search=artigo&lang=pt-br');
    expect(await search.json()).toMatchObject({ total: 1, documents: [{ uid: 'artigo-1' }] });
    const drafts = await ask('/documents?state=draft');
    expect(await drafts.json()).toMatchObject({ total: 1, documents: [{ id: filled.draft }] });
  });

  it('are saved on top of the version that was edited, or both texts come back', async () => {
    const { draft } = await (await ask(`/documents/${filled.draft}`)).json();
    const save = (summary: string) =>
      ask(`/documents/${filled.draft}/draft`, {
        method: 'PUT',
        body: JSON.stringify({ basedOn: draft.id, data: { title: title('x'), summary } }),
      });
    expect((await save('first')).status).toBe(200);
    const second = await save('second');
    expect(second.status).toBe(409);
    const conflict = await second.json();
    expect(conflict.yours.data.summary).toBe('second');
    expect(conflict.theirs.data.summary).toBe('first');
    // With it the three merge by field.
    expect(conflict.base).toEqual(draft);
    const unknown = await ask(`/documents/${filled.draft}/draft`, {
      method: 'PUT',
      body: JSON.stringify({ basedOn: 'nowhere', title: 'x' }),
    });
    expect([unknown.status, (await unknown.json()).base]).toEqual([409, null]);
    const { versions } = await (await ask(`/documents/${filled.draft}/versions`)).json();
    expect(versions).toHaveLength(2);
  });
});

it('does the work once for one idempotency key', async () => {
  const create = (uid: string, key: string) =>
    ask('/documents', {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body: JSON.stringify({ type: 'article', lang: 'en-us', uid, title: uid }),
    });
  const first = await create('only-once', 'key-1');
  const again = await create('only-once', 'key-1');
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(await again.json()).toEqual(await first.json());
  const other = await create('another', 'key-1');
  expect(other.status).toBe(422);
});

it.each([0, 256])(
  'refuses an idempotency key of %i characters, and does nothing',
  async (length) => {
    const refused = await ask('/releases', {
      method: 'POST',
      headers: { 'idempotency-key': 'k'.repeat(length) },
      body: JSON.stringify({ label: 'Never' }),
    });
    expect([refused.status, (await refused.json()).message]).toEqual([
      400,
      'An idempotency key has 1 to 255 characters.',
    ]);
    expect(await (await ask('/releases')).text()).not.toContain('Never');
  },
);

it('takes the same key at another address for another request', async () => {
  const release = async (label: string) =>
    (await service.writer.send<{ id: string }>('POST', `${api}/releases`, { label })).id;
  const [first, second] = [await release('One'), await release('Two')];
  const publishIt = (id: string) =>
    ask(`/releases/${id}/publication`, {
      method: 'POST',
      headers: { 'idempotency-key': 'publish-1' },
    });
  expect((await publishIt(first)).status).toBe(201);
  expect((await publishIt(second)).status).toBe(422);
  await service.writer.send('DELETE', `${api}/releases/${second}`);
});

it('keeps the text of a migrated document that only gets another title, and opens no release for a fault', async () => {
  const migrate = (method: string, path: string, body: object) =>
    fetch(`${service.address}/api/migration${path}`, {
      method,
      headers: { authorization: `Bearer ${service.token}` },
      body: JSON.stringify(body),
    });
  const releases = async () =>
    (await service.writer.get<{ releases: object[] }>(`${api}/releases`)).releases.length;
  const before = await releases();
  expect(
    (await migrate('POST', '/documents', { type: 'no', lang: 'en-us', title: 'T' })).status,
  ).toBe(400);
  expect(await releases()).toBe(before);
  const made = await migrate('POST', '/documents', {
    type: 'article',
    lang: 'en-us',
    title: 'T',
    data: { summary: 'kept' },
  });
  const { id } = await made.json();
  expect((await migrate('PUT', `/documents/${id}`, { title: 'Other' })).status).toBe(200);
  const { versions } = await (await ask(`/documents/${id}/versions`)).json();
  const last = await (await ask(`/documents/${id}/versions/${versions[0].id}`)).json();
  expect(last).toMatchObject({ title: 'Other', data: { summary: 'kept' } });
});

it('ends the oldest streams of an address with too many, and answers everybody else', async () => {
  const open: Response[] = [];
  for (let count = 0; count < 30; count += 1)
    open.push(await fetch(`${service.address}${api}/events`));
  expect(new Set(open.map(({ status }) => status))).toEqual(new Set([200]));
  for (const ended of open.splice(0, 10)) expect(await ended.text()).toContain('event: state');
  expect((await fetch(`${service.address}/api/v2`)).status).toBe(200);
  const place = open.map(({ body }) => body?.getReader());
  for (const reader of place) expect((await reader?.read())?.done).toBe(false);
  await Promise.all(place.map((reader) => reader?.cancel()));
});

it('never answers a secret twice', async () => {
  const create = () =>
    ask('/tokens', {
      method: 'POST',
      headers: { 'idempotency-key': 'token-1' },
      body: JSON.stringify({ name: 'site', scope: 'master' }),
    });
  const { id, token } = await (await create()).json();
  expect(token).toHaveLength(43);
  expect(await (await create()).json()).toEqual({ id, token: null });
  const listed = await (await ask('/tokens')).text();
  expect(listed).toContain(id);
  expect(listed).not.toContain(token);
  expect((await ask(`/tokens/${id}`, { method: 'DELETE' })).status).toBe(204);
});

it('says which field of a request is wrong', async () => {
  const response = await ask('/releases', { method: 'POST', body: JSON.stringify({ label: 5 }) });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ field: 'label' });
  const notJson = await ask('/releases', { method: 'POST', body: '{' });
  expect(await notJson.json()).toMatchObject({ message: 'The body is not JSON.' });
});

it('tells its followers of each publication at once', async () => {
  const stream = await fetch(`${service.address}${api}/events`);
  expect(stream.headers.get('content-type')).toContain('text/event-stream');
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async (event: string) => {
    for (let text = ''; ; ) {
      const chunk = await reader?.read();
      text += chunk?.value ?? '';
      const data = new RegExp(`event: ${event}\\ndata: (.*)\\n`).exec(text)?.[1];
      if (data) return JSON.parse(data);
    }
  };
  const { ref } = await next('state');
  const [document = ''] = filled.ids;
  await service.writer.send('DELETE', `${api}/documents/${document}/publication`);
  const left = await next('publication');
  expect(left).toMatchObject({ published: [], unpublished: [document], everything: false });
  expect(left.ref).not.toBe(ref);
  await service.writer.send('POST', `${api}/publications`, { documents: [{ document }] });
  expect(await next('publication')).toMatchObject({ published: [document], unpublished: [] });
  await reader?.cancel();
});

describe('previews', () => {
  const start = async (body: object) =>
    service.writer.send<{ id: string; ref: string; startUrl: string }>(
      'POST',
      `${api}/previews`,
      body,
    );

  it('open at the website with a token that is an address', async () => {
    const { ref, startUrl } = await start({ document: filled.draft });
    expect(ref).toMatch(
      /^http:\/\/127\.0\.0\.1:\d+\/previews\/[\w-]+:[\w-]+\?websitePreviewId=[\w-]+&r=farol\.prismic\.io$/,
    );
    const url = new URL(startUrl);
    expect(url.pathname).toBe('/api/preview');
    expect(url.searchParams.get('token')).toBe(ref);
    expect(url.searchParams.get('documentId')).toBe(filled.draft);
  });

  it('follow later edits: the ping gives the new token', async () => {
    const { ref } = await start({ document: filled.draft });
    const { pathname } = new URL(ref);
    const ping = async (token: string) =>
      (await fetch(`${service.address}${pathname}/ping?ref=${encodeURIComponent(token)}`)).json();
    expect(await ping(ref)).toEqual({ reload: false, ref });
    const { draft } = await (await ask(`/documents/${filled.draft}`)).json();
    await service.writer.send('PUT', `${api}/documents/${filled.draft}/draft`, {
      basedOn: draft.id,
      data: { summary: 'edited' },
    });
    const moved = await ping(ref);
    expect(moved.reload).toBe(true);
    expect(moved.ref).not.toBe(ref);
    const search = new URLSearchParams({ ref, q: `[[at(document.id, "${filled.draft}")]]` });
    const answer = await fetch(`${service.address}/api/v2/documents/search?${search}`);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect((await answer.json()).results[0].data.summary).toBe('edited');
  });

  it('name the documents that differ from published content, for whoever has the token', async () => {
    const { ref: published } = (await (await fetch(`${service.address}/api/v2`)).json()).refs[0];
    const { id, ref } = await start({ document: filled.draft });
    const [, token = ''] = /previews\/([^?]+)/.exec(ref) ?? [];
    const changes = (word: string, published: string) =>
      fetch(`${service.address}${api}/previews/${word}/changes?published=${published}`);
    const answer = await changes(token, published);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    const { fingerprint, changed, gone } = await answer.json();
    expect(ref).toContain(`:${fingerprint}?`);
    expect(changed).toContain(filled.draft);
    expect(gone).toEqual([]);
    expect(await (await changes(token.split(':')[0] ?? '', published)).json()).toEqual({
      ...{ fingerprint, changed, gone },
    });
    expect((await changes(token, 'nobody')).status).toBe(409);
    expect((await changes('nobody', published)).status).toBe(404);
    await service.writer.send('DELETE', `${api}/previews/${id}`);
    expect((await changes(token, published)).status).toBe(404);
  });

  it('end at once when they are revoked', async () => {
    const { id, ref } = await start({ document: filled.draft, shared: true });
    await service.writer.send('DELETE', `${api}/previews/${id}`);
    expect((await fetch(ref)).status).toBe(404);
    const search = await fetch(
      `${service.address}/api/v2/documents/search?ref=${encodeURIComponent(ref)}`,
    );
    expect(search.status).toBe(404);
    expect(await search.json()).toMatchObject({
      type: 'api_security_error',
      message: 'This preview token has expired',
    });
  });

  it('of what is not there are refused', async () => {
    await expect(start({})).rejects.toThrow(WriteFailed);
    await expect(start({ document: 'nowhere' })).rejects.toThrow('no document with the id nowhere');
  });
});
