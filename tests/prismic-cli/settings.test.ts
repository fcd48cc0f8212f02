import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { rootCertificates } from 'node:tls';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../launch/environment.ts';
import { type CommandLine, startCommandLine } from './command-line.ts';

let line: CommandLine;
beforeAll(async () => {
  line = await startCommandLine({
    SITE_URL: 'https://www.example.com',
    WEBHOOKS_INSIDE: 'on',
  });
});
afterAll(() => line.stop());

const done = (out: string | RegExp) => ({
  code: 0,
  err: '',
  out: typeof out === 'string' ? expect.stringContaining(out) : expect.stringMatching(out),
});
const refused = (sentence: string) => ({ code: 1, err: expect.stringContaining(sentence) });
const asWriter = () => ({ authorization: `Bearer ${line.token}` });
const content = (token?: string) =>
  line.ask(`farol.cdn.${line.host}/api/v2/${token ? `?access_token=${token}` : ''}`);

it('says who is asking: the token, by its name', async () => {
  expect(await line.prismic('whoami')).toEqual(done(/^first start\n$/));
});

it('trusts the certificate joined to another one, by the line of the documents', async () => {
  const docs = await readFile(join(root, 'docs/prismic-cli.md'), 'utf8');
  const [, command = ''] = /^ *(cat "\$NODE_EXTRA_CA_CERTS" .*)$/m.exec(docs) ?? [];
  const own = line.environment.NODE_EXTRA_CA_CERTS ?? '';
  const [other = ''] = rootCertificates;
  const company = join(line.project, 'company.pem');
  await writeFile(company, `${other}\n`);
  const home = line.environment.HOME ?? '';
  const adapted = command.replace('/…/.data/service/tls/certificate.pem', `'${own}'`);
  const environment = { ...line.environment, NODE_EXTRA_CA_CERTS: company };
  await promisify(execFile)('sh', ['-c', adapted], { env: environment });
  line.environment.NODE_EXTRA_CA_CERTS = join(home, 'farol-and-ours.pem');
  expect(await line.prismic('whoami')).toEqual(done('first start'));
  line.environment.NODE_EXTRA_CA_CERTS = company;
  expect((await line.prismic('whoami')).code).toBe(1);
  line.environment.NODE_EXTRA_CA_CERTS = own;
});

describe('repo', () => {
  it('views, lists and names the one repository', async () => {
    expect(await line.prismic('repo', 'view')).toEqual(
      done(`Name: (no name)\nURL: https://farol.${line.host}/\nContent API: public\n`),
    );
    expect(await line.prismic('repo', 'set-name', 'Farol travels')).toEqual(
      done('Repository name set to: Farol travels'),
    );
    expect(await line.prismic('repo', 'list')).toEqual(done(/farol +Farol travels +Administrator/));
  });

  it('changes who may read the content', async () => {
    expect((await content()).status).toBe(200);
    expect(await line.prismic('repo', 'set-api-access', 'private')).toEqual(
      done('Repository access set to: private'),
    );
    expect((await content()).status).toBe(401);
    expect((await content(line.token)).status).toBe(200);
    expect(await line.prismic('repo', 'view', '--json')).toEqual(done('"apiAccess": "private"'));
    await line.prismic('repo', 'set-api-access', 'public');
    expect((await content()).status).toBe(200);
  });

  it('cannot create another one, and says why', async () => {
    expect(await line.prismic('repo', 'create')).toEqual({
      ...refused('This content service holds one repository, farol.'),
      out: '',
    });
  });

  it('is not found under another name', async () => {
    expect(await line.prismic('token', 'list', '--repo', 'other')).toEqual({
      ...refused('Repository not found: other'),
      out: '',
    });
    expect(await line.prismic('locale', 'list', '--repo', 'other')).toEqual({
      ...refused('Repository not found: other'),
      out: '',
    });
  });

  it('has one environment', async () => {
    expect(await line.prismic('env', 'list')).toEqual(done(/farol +prod +\*/));
  });
});

describe('locale', () => {
  const languages = async () =>
    (await line.writer.get<{ languages: unknown[] }>('/api/farol/v1/languages')).languages;

  it('adds, lists, makes the master and removes', async () => {
    expect(await line.prismic('locale', 'list')).toEqual(
      done(/en-us +English - United States \(master\)\npt-br +Portuguese - Brazil\n/),
    );
    expect(await line.prismic('locale', 'add', 'de-de')).toEqual(done('Locale added: de-de'));
    await line.prismic('locale', 'add', 'en-kids', '--name', 'English for children');
    expect((await languages()).slice(-2)).toEqual([
      { id: 'de-de', name: 'German - Germany' },
      { id: 'en-kids', name: 'English for children' },
    ]);
    await line.prismic('locale', 'set-master', 'en-kids');
    expect((await languages())[0]).toEqual({ id: 'en-kids', name: 'English for children' });
    await line.prismic('locale', 'set-master', 'en-us');
    expect(await line.prismic('locale', 'remove', 'en-kids')).toEqual(
      done('Locale removed: en-kids'),
    );
    expect(await line.prismic('locale', 'list', '--json')).toEqual(
      done(
        /"id": "de-de",\s+"label": "German - Germany",\s+"customName": null,\s+"isMaster": false/,
      ),
    );
    expect(await languages()).toHaveLength(5);
  });

  it.each([
    ['the master', ['remove', 'en-us'], 'Status:  409 en-us is the master language.'],
    ['one that is not there', ['remove', 'it-it'], 'Locale not found: it-it'],
    ['a code that is none', ['add', 'German!'], 'Status:  400 id: a code like pt-br.'],
  ])('refuses %s with a sentence', async (_what, words, sentence) => {
    expect(await line.prismic('locale', ...words)).toEqual({ ...refused(sentence), out: '' });
  });
});

describe('preview', () => {
  const own = 'https://www.example.com/api/preview';
  const staging = 'https://staging.example.com/api/preview';

  it('adds a website, and previews open there too', async () => {
    expect(await line.prismic('preview', 'list')).toEqual(done(own));
    const added = await line.prismic('preview', 'add', staging, '--name', 'Staging');
    expect(added).toEqual(done(`Preview added: ${staging}`));
    const release = await line.writer.send<{ id: string }>('POST', '/api/farol/v1/releases', {
      label: 'Spring',
    });
    const { sites } = await line.writer.send<{ sites: { name: string; startUrl: string }[] }>(
      'POST',
      '/api/farol/v1/previews',
      { release: release.id },
    );
    expect(sites).toEqual([
      { name: 'Staging', startUrl: expect.stringContaining(`${staging}?token=`) },
    ]);
    expect(await line.prismic('preview', 'list')).toEqual(done(/staging\.\S+ +Staging/));
  });

  it('sets the simulator', async () => {
    const core = `farol.${line.host}/core/repository`;
    const [{ id, name, is_master }] = JSON.parse(
      (await line.ask(core, { headers: asWriter() })).body,
    ).languages;
    expect([id, name, is_master]).toEqual(['en-us', 'English - United States', true]);
    const set = await line.prismic('preview', 'set-simulator', 'https://staging.example.com');
    expect(set).toEqual(done('Simulator URL set: https://staging.example.com/slice-simulator'));
    expect(await line.prismic('preview', 'list', '--json')).toEqual(
      done('"simulatorUrl": "https://staging.example.com/slice-simulator"'),
    );
    for (const path of [`api.internal.${line.host}/repository/?repository=farol`, core]) {
      const { body } = await line.ask(path, { headers: asWriter() });
      expect(JSON.parse(body)).toMatchObject({
        name: 'Farol travels',
        simulatorUrl: 'https://staging.example.com/slice-simulator',
        simulator_url: 'https://staging.example.com/slice-simulator',
      });
    }
  });

  it('removes what was added, and not the website of the service', async () => {
    expect(await line.prismic('preview', 'add', staging)).toMatchObject(
      refused(`409 ${staging} is a preview site already.`),
    );
    expect(await line.prismic('preview', 'remove', staging)).toEqual(
      done(`Preview removed: ${staging}`),
    );
    expect((await line.prismic('preview', 'list')).out).not.toContain(staging);
    expect(await line.prismic('preview', 'remove', own)).toMatchObject(
      refused(`409 ${own} is the website of this service, by its setting SITE_URL.`),
    );
  });
});

describe('token', () => {
  const made = (out: string) => /Token created: (\S+)/.exec(out)?.[1] ?? '';
  const listed = async () =>
    JSON.parse((await line.prismic('token', 'list', '--json')).out) as Record<
      'accessTokens' | 'writeTokens',
      { name?: string; app_name?: string; token: string; scope?: string }[]
    >;

  it('creates what reads and what writes', async () => {
    await line.writer.send('POST', '/api/farol/v1/releases', { label: 'Summer' });
    const refs = async (token: string) => JSON.parse((await content(token)).body).refs.length;
    const reading = made((await line.prismic('token', 'create')).out);
    const releases = made((await line.prismic('token', 'create', '--allow-releases')).out);
    expect(await refs(releases)).toBeGreaterThan(await refs(reading));
    const writing = made((await line.prismic('token', 'create', '--write', '-n', 'Robot')).out);
    const who = await line.ask(`user-service.${line.host}/profile`, {
      headers: { cookie: `prismic-auth=${writing}` },
    });
    expect(JSON.parse(who.body)).toMatchObject({ email: 'Robot' });
  });

  it('lists them by name and scope, never the secrets', async () => {
    const { out } = await line.prismic('token', 'list');
    expect(out).toMatch(/Prismic CLI +master +id:\S{16} /);
    expect(out).toMatch(/Prismic CLI +master\+releases +id:\S{16} /);
    expect(out).toMatch(/Robot +id:\S{16} /);
    expect(out).not.toContain(line.token);
  });

  it('deletes by what the list shows', async () => {
    const { accessTokens, writeTokens } = await listed();
    const robot = writeTokens.find(({ app_name }) => app_name === 'Robot');
    for (const token of [...accessTokens, robot])
      expect(await line.prismic('token', 'delete', token?.token ?? '')).toEqual(
        done('Token deleted'),
      );
    expect(await listed()).toEqual({
      accessTokens: [],
      writeTokens: [expect.objectContaining({ app_name: 'first start' })],
    });
    expect(await line.prismic('token', 'delete', 'id:none')).toEqual({
      ...refused('Token not found: id:none'),
      out: '',
    });
  });
});

describe('webhook', () => {
  const received: { header: unknown; body: Record<string, unknown> }[] = [];
  const receiver = createServer(async (incoming, outgoing) => {
    received.push({ header: incoming.headers['x-key'], body: JSON.parse(await text(incoming)) });
    outgoing.end();
  });
  let hook: string;
  beforeAll(async () => {
    receiver.listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const address = receiver.address();
    hook = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/publish`;
  });
  afterAll(() => receiver.close());

  it('creates one that is called', async () => {
    const words = ['--name', 'Deploy', '--secret', 'not to be seen', '-t', 'releasesCreated'];
    expect(await line.prismic('webhook', 'create', hook, ...words)).toEqual(
      done(`Webhook created: ${hook}`),
    );
    await line.writer.send('POST', '/api/farol/v1/releases', { label: 'Autumn' });
    await expect.poll(() => received).toHaveLength(1);
    expect(received[0]?.body.secret).toBe('not to be seen');
  });

  it('changes it, and leaves what it does not show as it was', async () => {
    const [{ _id: id = '' } = {}] = JSON.parse(
      (await line.prismic('webhook', 'list', '--json')).out,
    );
    await line.writer.send('PATCH', `/api/farol/v1/webhooks/${id}`, { headers: { 'x-key': 'k' } });
    await line.prismic('webhook', 'set-triggers', hook, '-t', 'releasesCreated');
    const { out } = await line.prismic('webhook', 'view', hook);
    expect(out).toMatch(/Status: +enabled\nSecret: +\(set\)\nTriggers: releasesCreated\n/);
    expect(out).toContain('x-key: (kept)');
    await line.writer.send('POST', '/api/farol/v1/releases', { label: 'Winter' });
    await expect.poll(() => received).toHaveLength(2);
    expect(received[1]).toMatchObject({ header: 'k', body: { secret: 'not to be seen' } });
  });

  const sendForm = async (change: { url?: string; secret?: string; headers?: object }) => {
    const [{ config }] = JSON.parse(
      (await line.ask(`farol.${line.host}/app/settings/webhooks`, { headers: asWriter() })).body,
    );
    const { _id: id, headers, active, ...rest } = config;
    const form = new URLSearchParams({
      ...rest,
      ...change,
      active: active ? 'on' : 'off',
      headers: JSON.stringify({ ...headers, ...change.headers }),
    });
    const { status, reason } = await line.ask(`farol.${line.host}/app/settings/webhooks/${id}`, {
      method: 'POST',
      headers: { ...asWriter(), 'content-type': 'application/x-www-form-urlencoded' },
      body: `${form}`,
    });
    return [status, reason];
  };

  it('keeps no header that is not there', async () => {
    expect(await sendForm({ headers: { constructor: '(kept)' } })).toEqual([
      400,
      'There is no header constructor to keep.',
    ]);
  });

  it('takes neither the secret nor headers along to another address', async () => {
    const url = 'https://elsewhere.example';
    const refusal = [400, expect.stringContaining('for its address alone')];
    expect(await sendForm({ url, headers: { 'x-key': 'known' } })).toEqual(refusal);
    expect(await sendForm({ url, secret: 'known' })).toEqual(refusal);
  });

  it('disables, enables and removes it', async () => {
    expect(await line.prismic('webhook', 'disable', hook)).toEqual(done('Webhook disabled'));
    expect(await line.prismic('webhook', 'list')).toEqual(done(/\(Deploy\) +\[disabled\]/));
    expect(await line.prismic('webhook', 'enable', hook)).toEqual(done('Webhook enabled'));
    expect(await line.prismic('webhook', 'remove', hook)).toEqual(done('Webhook removed'));
    expect(await line.prismic('webhook', 'list')).toEqual(done('No webhooks configured.'));
  });

  it('refuses what it cannot call, with a sentence', async () => {
    expect(await line.prismic('webhook', 'create', 'ftp://example.com')).toEqual({
      ...refused('400 The url of a webhook is an address that begins with https:// or http://.'),
      out: '',
    });
  });
});
