import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommandLine, startCommandLine } from './command-line.ts';

let line: CommandLine;
let reading: string;
beforeAll(async () => {
  line = await startCommandLine({
    REPOSITORY_NAME: 'Farol',
    REPOSITORY_VISIBILITY: 'open',
  });
  const made = await line.writer.send<{ token: string }>('POST', '/api/farol/v1/tokens', {
    name: 'reader',
    scope: 'master+releases',
  });
  reading = made.token;
});
afterAll(() => line.stop());

/** Everything the command line calls: the host before the name it is told, the method and the path. */
const calls = [
  ['', 'GET', '/app/dashboard/repositories/farol/exists'],
  ['', 'POST', '/app/dashboard/repositories?app=cli'],
  ['auth.', 'GET', '/refreshtoken?token=none'],
  ['customtypes.', 'GET', '/customtypes'],
  ['customtypes.', 'GET', '/slices'],
  ['customtypes.', 'POST', '/customtypes/insert'],
  ['customtypes.', 'DELETE', '/slices/hero'],
  ['user-service.', 'GET', '/profile'],
  ['api.internal.', 'GET', '/repository/?repository=farol'],
  ['api.internal.', 'GET', '/repository/onboarding?repository=farol'],
  ['api.internal.', 'PATCH', '/repository/onboarding/createSlice/toggle?repository=farol'],
  ['api.internal.', 'GET', '/locale/repository/locales?repository=farol'],
  ['api.internal.', 'POST', '/locale/repository/locales?repository=farol'],
  ['api.internal.', 'DELETE', '/locale/repository/locales/fr-fr?repository=farol'],
  ['api.internal.', 'GET', '/screenshot/presigned-url?repository=farol'],
  ['api.internal.', 'POST', '/screenshot/delete?repository=farol'],
  ['', 'GET', '/anything'],
  ['user-service.', 'GET', '/anything'],
  ['api.internal.', 'GET', '/anything'],
  ['farol.', 'GET', '/settings/anything'],
  ['farol.', 'GET', '/core/repository'],
  ['farol.', 'PATCH', '/core/repository'],
  ['farol.', 'GET', '/core/repository/preview_configs'],
  ['farol.', 'GET', '/core/environments'],
  ['farol.', 'POST', '/core/documents/search'],
  ['farol.', 'POST', '/previews/new'],
  ['farol.', 'POST', '/previews/delete/site'],
  ['farol.', 'GET', '/syncState'],
  ['farol.', 'POST', '/settings/security/apiaccess'],
  ['farol.', 'POST', '/app/settings/repository'],
  ['farol.', 'GET', '/settings/security/contentapi'],
  ['farol.', 'POST', '/settings/security/oauthapp'],
  ['farol.', 'POST', '/settings/security/authorizations'],
  ['farol.', 'DELETE', '/settings/security/authorizations/none'],
  ['farol.', 'GET', '/settings/security/customtypesapi'],
  ['farol.', 'POST', '/settings/security/token'],
  ['farol.', 'DELETE', '/settings/security/token/none'],
  ['farol.', 'GET', '/app/settings/webhooks'],
  ['farol.', 'POST', '/app/settings/webhooks/create'],
  ['farol.', 'POST', '/app/settings/webhooks/none'],
  ['farol.', 'POST', '/app/settings/webhooks/none/delete'],
] as const;

it.each(calls)(
  '%s %s %s needs a write token, and no page of a browser may ask',
  async (host, method, path) => {
    const address = `${host}${line.host}${path}`;
    const body = method === 'POST' || method === 'PATCH' ? '{}' : '';
    const wrong = [
      {},
      { authorization: 'Bearer none' },
      { authorization: `Bearer ${reading}` },
      { cookie: `prismic-auth=${reading}` },
      { cookie: `prismic-auth=${line.token}`, origin: 'https://elsewhere.example' },
      { cookie: `prismic-auth=${line.token}`, 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of wrong) {
      const { status, headers: answered } = await line.ask(address, { method, headers, body });
      expect([status, answered['access-control-allow-origin']], JSON.stringify(headers)).toEqual([
        401,
        undefined,
      ]);
      expect(answered['cache-control']).toBe('private, no-store');
    }
  },
);

it('lets no browser ask beforehand whether it may', async () => {
  const { status, headers } = await line.ask(`farol.${line.host}/settings/security/token`, {
    method: 'OPTIONS',
    headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
  });
  expect([status, headers['access-control-allow-origin']]).toEqual([401, undefined]);
});

it('believes the token as a bearer and as a cookie', async () => {
  for (const headers of [
    { authorization: `Bearer ${line.token}` },
    { cookie: `other=1; prismic-auth=${line.token}` },
  ])
    expect((await line.ask(`farol.${line.host}/syncState`, { headers })).status).toBe(200);
});

it('renews a session with the token itself, which does not expire', async () => {
  const { status, headers, body } = await line.ask(
    `auth.${line.host}/refreshtoken?token=${encodeURIComponent(line.token)}`,
  );
  expect([status, JSON.parse(body)]).toEqual([200, line.token]);
  expect(headers['cache-control']).toBe('private, no-store');
});

it('says in the first line of the answer what is wrong', async () => {
  const { status, reason, body } = await line.ask(`other.${line.host}/syncState`);
  expect([status, reason]).toEqual([404, 'There is nothing at /syncState for the command line.']);
  expect(JSON.parse(body).message).toBe(reason);
});

it.each([
  ['json', 'PATCH', '/core/repository', '{', 'The body is not JSON.'],
  ['a form', 'POST', '/app/settings/repository', 'x', 'The body is not a form.'],
  [
    'an address',
    'PATCH',
    '/core/repository',
    '{"simulator_url":"x"}',
    'simulator_url: Invalid URL.',
  ],
])('answers 400 to a body that is not %s', async (_what, method, path, body, sentence) => {
  const headers = {
    authorization: `Bearer ${line.token}`,
    'content-type': 'multipart/form-data; boundary=y',
  };
  const answer = await line.ask(`farol.${line.host}${path}`, { method, headers, body });
  expect([answer.status, answer.reason]).toEqual([400, sentence]);
});

it('keeps the visibility that a setting fixes', async () => {
  expect(await line.prismic('repo', 'set-api-access', 'private')).toMatchObject({
    code: 1,
    err: expect.stringContaining(
      '409 The setting REPOSITORY_VISIBILITY keeps this repository open.',
    ),
  });
  expect((await line.prismic('repo', 'view')).out).toContain('Content API: open');
  expect((await line.prismic('pull')).out).toContain('Already up to date.');
});

describe('without a valid token', () => {
  it('the command line says so', async () => {
    const { id } = await line.writer
      .get<{ tokens: { id: string; scope: string }[] }>('/api/farol/v1/tokens')
      .then(({ tokens }) => tokens.find(({ scope }) => scope === 'write') ?? { id: '' });
    await line.writer.send('DELETE', `/api/farol/v1/tokens/${id}`);
    for (const words of [['whoami'], ['pull'], ['locale', 'list'], ['token', 'list']])
      expect(await line.prismic(...words)).toMatchObject({
        code: 1,
        err: expect.stringContaining('PRISMIC_TOKEN is invalid or expired'),
      });
  });

  it('it says so of a session it kept, too', async () => {
    const folder = line.environment.PRISMIC_CONFIG_DIR ?? '';
    await mkdir(folder, { recursive: true });
    const kept = { token: 'invalid-token', host: line.host };
    await writeFile(join(folder, 'credentials.json'), JSON.stringify(kept));
    line.environment.PRISMIC_TOKEN = undefined;
    for (const words of [['whoami'], ['pull'], ['locale', 'list'], ['token', 'list']])
      expect(await line.prismic(...words)).toMatchObject({
        code: 1,
        err: expect.stringContaining('Your session is invalid or expired.'),
      });
  });
});
