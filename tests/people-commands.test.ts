import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../launch/environment.ts';
import { password } from '../launch/new-person.ts';
import { type NewService, startNewService } from '../launch/new-service.ts';
import { eventually } from '../testing/eventually.ts';

const run = promisify(execFile);

let service: NewService;

beforeAll(async () => {
  service = await startNewService({ LOG_LEVEL: 'info' });
  const story = { id: 'story', label: 'Story', repeatable: true, status: true, json: {} };
  await service.writer.send('POST', '/api/models/customtypes/insert', story);
});
afterAll(() => service.stop());

async function content(...words: string[]): Promise<string> {
  const script = ['--disable-warning=ExperimentalWarning', 'commands/content.ts', ...words];
  const { stdout } = await run(process.execPath, script, { cwd: root, env: service.environment });
  return stdout;
}

/** The secret of the address that the last command handed over. */
async function secret(): Promise<string> {
  const file = join(service.folder, 'service/one-time-address');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const address = (await readFile(file, 'utf8')).trim();
  expect(address.startsWith(`${service.address}/edit/welcome#`)).toBe(true);
  return address.split('#')[1] ?? '';
}

const send = (path: string, body: object, cookie = '') =>
  fetch(`${service.address}/api/farol/v1${path}`, {
    method: 'POST',
    headers: { origin: service.address, 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

it('lets people in, and back in, beside the running service', async () => {
  const printed = await content('invite');
  expect(printed).toContain(join(service.folder, 'service/one-time-address'));
  const first = await secret();
  expect(printed).not.toContain(first);
  const joined = await send('/one-time-links/redemption', {
    secret: first,
    name: 'Inês',
    password,
  });
  expect([joined.status, (await joined.json()).me.role]).toEqual([201, 'administrator']);
  const cookie = joined.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const me = () =>
    fetch(`${service.address}/api/farol/v1/me`, {
      headers: { 'sec-fetch-site': 'same-origin', cookie },
    });
  expect((await me()).status).toBe(200);
  const previews = async () => {
    const path = '/api/farol/v1/previews';
    return (await service.writer.get<{ previews: object[] }>(path)).previews;
  };

  const invite = ['people', 'invite', 'writer'];
  const unknown = content(...invite, '--types', 'story,article');
  await expect(unknown).rejects.toThrow('There is no type article. There are: story.');
  const elsewhere = content(...invite, '--languages', 'pt-pt');
  await expect(elsewhere).rejects.toThrow(
    'There is no language pt-pt. There are: en-us, pt-br, es-es, fr-fr.',
  );
  const none = content(...invite, '--languages', ',');
  await expect(none).rejects.toThrow('--languages names none. There are: en-us, ');

  await content(...invite, '--languages', 'pt-br,en-us', '--types', 'story');
  const rui = { secret: await secret(), name: 'Rui Sá', password };
  const joinedToo = await send('/one-time-links/redemption', rui);
  const his = joinedToo.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  expect((await joinedToo.json()).me).toMatchObject({
    role: 'writer',
    languages: ['pt-br', 'en-us'],
    types: ['story'],
  });
  const story = { type: 'story', lang: 'en-us', title: 'Lisbon', data: {} };
  const { document } = await (await send('/documents', story, his)).json();
  expect((await send('/previews', { document, shared: true }, his)).status).toBe(201);

  await content('people', 'reset', 'inês');
  const again = { secret: await secret(), password: 'nine boats in the bay' };
  expect((await send('/one-time-links/redemption', again)).status).toBe(201);
  expect((await me()).status).toBe(401);

  expect(await content('people')).toMatch(/Inês[\s\S]*Rui Sá/);
  await content('people', 'remove', 'Rui', 'Sá');
  expect(await content('people', 'list')).not.toContain('Rui');
  await eventually(async () => expect(await previews()).toEqual([]));
  await expect(content('people', 'remove', 'Inês')).rejects.toThrow('last administrator');
  await expect(content('people', 'reset', 'Nobody')).rejects.toThrow('nobody called Nobody');
});
