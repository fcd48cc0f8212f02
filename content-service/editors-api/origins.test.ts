import { beforeEach, describe, expect, it } from 'vitest';
import { setVisibility } from '../repository/commands/identity.ts';
import { type ExampleEditor, exampleEditor } from './editor.testing.ts';

let editor: ExampleEditor;
beforeEach(async () => {
  editor = await exampleEditor();
});

const ours = 'http://localhost:3010';

/** A browser that holds a session, on a page of somebody else. */
async function stolen(headers: Record<string, string>) {
  const { sessionToken } = await editor.signedIn({ role: 'administrator' });
  const browser = editor.browser();
  browser.cookies.set('farol-session-3010', sessionToken);
  return (method: string, path: string, body?: unknown) =>
    browser.elsewhere(method, path, body, headers);
}

describe('a session counts', () => {
  it.each([
    ['of the editor', { origin: ours, 'sec-fetch-site': 'same-origin' }, 200],
    ['of the editor, without Sec-Fetch-Site', { origin: ours, 'sec-fetch-site': '' }, 200],
    [
      'of the website beside it',
      { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' },
      401,
    ],
    [
      'of another name below the domain',
      { origin: 'http://x.localhost:3010', 'sec-fetch-site': 'same-site' },
      401,
    ],
    ['of another host', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 401],
    [
      'of another host that says it is the same',
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
      401,
    ],
    ['of a frame without an origin', { origin: 'null', 'sec-fetch-site': 'same-origin' }, 401],
    ['whose origin is like ours', { origin: `${ours}0`, 'sec-fetch-site': 'same-origin' }, 401],
    [
      'with the other scheme',
      { origin: 'https://localhost:3010', 'sec-fetch-site': 'same-origin' },
      401,
    ],
  ])('on a page %s', async (_, headers, status) => {
    const send = await stolen(headers);
    expect((await send('GET', '/api/farol/v1/me')).status).toBe(status);
    const written = await send('POST', '/api/farol/v1/releases', { label: 'Stolen' });
    expect(written.status).toBe(status === 200 ? 201 : 401);
  });

  it.each([
    ['same-origin', 200],
    ['same-site', 401],
    ['cross-site', 401],
    ['none', 401],
    ['', 401],
  ])('without an Origin, where Sec-Fetch-Site is "%s"', async (site, status) => {
    const { sessionToken } = await editor.signedIn();
    const send = (origin: string) =>
      fetchBare(
        '/me',
        { cookie: `farol-session-3010=${sessionToken}`, 'sec-fetch-site': site },
        origin,
      );
    expect((await send(ours)).status).toBe(status);
  });

  it('at the host of the editor alone, whatever name leads there', async () => {
    const { sessionToken } = await editor.signedIn();
    const cookie = `farol-session-3010=${sessionToken}`;
    const headers = { cookie, 'sec-fetch-site': 'same-origin' };
    expect((await fetchBare('/me', headers, 'http://rebound.example:3010')).status).toBe(401);
    expect((await fetchBare('/me', { ...headers, host: 'localhost:3010' }, ours)).status).toBe(200);
  });

  it('not in a cookie of another name, of a service at another port', async () => {
    const { sessionToken } = await editor.signedIn();
    for (const name of ['farol-session-3011', '__Host-farol-session', 'session']) {
      const headers = { cookie: `${name}=${sessionToken}`, 'sec-fetch-site': 'same-origin' };
      expect((await fetchBare('/me', headers, ours)).status).toBe(401);
    }
  });

  it('not beside a token that is wrong', async () => {
    const browser = await editor.signedIn({ role: 'administrator' });
    const answer = await browser.send('GET', '/documents', undefined, {
      authorization: 'Bearer wrong',
    });
    expect(answer.status).toBe(401);
  });

  it('beside what a proxy in front asks for, and there as well from the editor alone', async () => {
    const browser = await editor.signedIn({ role: 'administrator' });
    const basic = { authorization: 'Basic c3RhZ2luZzpzZWNyZXQ=' };
    expect((await browser.send('GET', '/me', undefined, basic)).status).toBe(200);
    const write = (headers: object) =>
      browser.send('POST', '/releases', { label: 'Autumn' }, { ...basic, ...headers });
    expect((await write({})).status).toBe(201);
    const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await write(elsewhere)).status).toBe(401);
    expect((await write({ 'content-type': 'text/plain' })).status).toBe(415);
    expect((await editor.browser().send('GET', '/me', undefined, basic)).status).toBe(401);
  });

  it('as a token in an address does, of a private repository', async () => {
    await editor.repository.do('test', setVisibility('private'));
    const authorization = 'Basic c3RhZ2luZzpzZWNyZXQ=';
    const status = async (token: string) =>
      (await fetchBare(`/previews/none/changes?access_token=${token}`, { authorization }, ours))
        .status;
    expect([await status(editor.readingToken), await status('wrong')]).toEqual([404, 401]);
  });

  it('only in the editors’ API', async () => {
    const browser = await editor.signedIn({ role: 'administrator' });
    const document = { title: 'x', type: 'article', lang: 'en-us' };
    const answer = await browser.elsewhere('POST', '/api/migration/documents', document);
    expect(answer.status).toBe(401);
  });
});

async function fetchBare(path: string, headers: Record<string, string>, origin: string) {
  return editor.app.request(`${origin}/api/farol/v1${path}`, { headers });
}

describe('what is sent', () => {
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    '',
  ])('is JSON and says so: not %s', async (type) => {
    const browser = await editor.signedIn({ role: 'administrator' });
    const before = editor.repository.state.tip;
    const headers = { 'content-type': type };
    const answer = await browser.send('POST', '/releases', { label: 'A form' }, headers);
    expect(answer.status).toBe(415);
    const deleted = await browser.send('DELETE', '/me/session', undefined, headers);
    expect(deleted.status).toBe(415);
    expect(editor.repository.state.tip).toEqual(before);
  });

  it.each(['/sessions', '/sign-in/challenge', '/one-time-links/redemption'])(
    'to %s comes from the editor, so that nobody is signed in as somebody else',
    async (path) => {
      for (const headers of [
        { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
        { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' },
      ])
        expect((await editor.browser(headers).send('POST', path, {})).status).toBe(403);
    },
  );

  it('finds no sign-in at a name that was rebound', async () => {
    const answer = await fetchBare('/sign-in', {}, 'http://rebound.example:3010');
    expect(answer.status).toBe(404);
    expect((await fetchBare('/sign-in', {}, ours)).status).toBe(200);
  });
});

describe('what is answered', () => {
  it('is for this page alone and kept nowhere', async () => {
    const browser = await editor.signedIn({ role: 'administrator' });
    for (const answer of [
      await browser.send('GET', '/me'),
      await browser.send('GET', '/documents'),
      await browser.send('GET', '/sign-in'),
      await browser.send('OPTIONS', '/me', undefined, { 'access-control-request-method': 'PUT' }),
    ])
      expect(
        [...answer.headers.keys()].filter((name) => name.startsWith('access-control')),
      ).toEqual([]);
    expect((await browser.send('GET', '/me')).headers.get('cache-control')).toBe(
      'private, no-store',
    );
  });

  it('to a GET changes nothing', async () => {
    const browser = await editor.signedIn({ role: 'administrator' });
    const kinds = ['person', 'name', 'passkey', 'session', 'link', 'event', 'recovery-code'];
    const all = async () =>
      JSON.stringify([
        editor.repository.state.tip,
        ...(await Promise.all(kinds.map((kind) => editor.people.records.list(kind)))),
      ]);
    const before = await all();
    const { paths } = await (await browser.send('GET', '/openapi.json')).json();
    const readable = Object.entries<object>(paths).filter(
      ([path, methods]) =>
        'get' in methods && path !== '/events' && path !== '/previews/{token}/changes',
    );
    expect(readable.length).toBeGreaterThan(20);
    for (const [path] of readable) {
      const answer = await browser.send('GET', path.replace(/\{\w+\}/g, 'nowhere'));
      // Some want a word of what they look for, and nothing is called "nowhere".
      expect([200, 400, 404], path).toContain(answer.status);
    }
    expect(await all()).toBe(before);
  });
});
