import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, it, onTestFinished, vi } from 'vitest';
import { exampleEditor } from '../editors-api/editor.testing.ts';
import { folderFiles } from '../media/files.ts';
import { contentKeeper } from '../media/keeping.ts';
import { repositorySettings } from '../prismic-cli/repository.ts';
import { assetLibrary } from '../repository/assets.ts';
import { createToken, revokeToken } from '../repository/commands/settings.ts';
import type { Event } from '../repository/events.ts';
import { exampleRepository } from '../repository/repository.testing.ts';
import { Repository } from '../repository/repository.ts';
import { openSqlite } from '../store/sqlite.ts';
import { assetApi } from './assets/asset-api.ts';
import { authorOf, refuseWriter } from './authorize.ts';
import { customTypesApi } from './custom-types.ts';
import { answerFaults } from './faults.ts';
import { migrationApi } from './migration.ts';

/** A request whose body arrives only once something else has happened: by then its headers let it in. */
function late(
  method: string,
  headers: Record<string, string>,
  body: BodyInit,
  meanwhile: () => Promise<unknown>,
): RequestInit {
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await meanwhile();
        controller.enqueue(new Uint8Array(await new Response(body).arrayBuffer()));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { method, headers, body: stream, duplex: 'half' } as RequestInit;
}

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"></svg>';
const publishing = 'a publication';
const uploading = 'a file';
const naming = 'a token';
const translator = { role: 'publisher', languages: ['pt-br'] };

it.each([
  ['is removed', 'DELETE', '', undefined, [publishing, uploading, naming], 401],
  ['is signed out', 'DELETE', '/sessions', undefined, [publishing, uploading, naming], 401],
  ['becomes a writer', 'PATCH', '', { role: 'writer' }, [publishing, uploading, naming], 403],
  ['has another language', 'PATCH', '', translator, [publishing], 403],
] as const)('takes nothing of a person who %s while the body arrives', async (...row) => {
  const [, method, path, body, wanted, status] = row;
  const editor = await exampleEditor();
  const administrator = await editor.signedIn({ role: 'administrator' });
  const text = { type: 'article', lang: 'en-us', title: 'x', data: { title: 'x' } };
  const { document } = await (await administrator.send('POST', '/documents', text)).json();
  const [json, file] = ['application/json', 'application/octet-stream'];
  const requests = {
    [publishing]: ['/publications', json, JSON.stringify({ documents: [{ document }] })],
    [uploading]: ['/media?filename=a.svg', file, picture],
    [naming]: ['/tokens', json, '{"name":"x","scope":"write"}'],
  } as const;
  const before = editor.repository.state.tip;
  for (const what of wanted) {
    const person = await editor.signedIn({ role: 'administrator' });
    const [address, type, sent] = requests[what];
    const headers = {
      'content-type': type,
      origin: editor.editor.origin,
      cookie: `${editor.editor.sessionCookie}=${person.sessionToken}`,
    };
    const end = () => administrator.send(method, `/people/${person.id}${path}`, body);
    const request = late('POST', headers, sent, end);
    const answer = await editor.app.request(
      `${editor.editor.origin}/api/farol/v1${address}`,
      request,
    );
    expect([what, answer.status]).toEqual([what, status]);
  }
  expect(editor.repository.state.tip).toEqual(before);
});

it('takes nothing of a person who is signed out while what is to be changed is read', async () => {
  const editor = await exampleEditor();
  const { repository } = editor;
  const administrator = await editor.signedIn({ role: 'administrator' });
  const person = await editor.signedIn({ role: 'administrator' });
  const text = { type: 'article', lang: 'en-us', title: 'x', data: { title: 'x' } };
  const { document } = await (await person.send('POST', '/documents', text)).json();
  const published = await person.send('POST', '/publications', { documents: [{ document }] });
  expect(published.status).toBe(201);
  const before = repository.state.tip;
  const read = repository.contents.bind(repository);
  vi.spyOn(repository, 'contents').mockImplementation(async (versions) => {
    const contents = await read(versions);
    await administrator.send('DELETE', `/people/${person.id}/sessions`);
    return contents;
  });
  const undone = await person.send('POST', `/publications/${before.sequence}/undoing`);
  expect(undone.status).toBe(401);
  expect(repository.state.tip).toEqual(before);
});

it('shows nothing of drafts by a preview that ends while the body arrives', async () => {
  const editor = await exampleEditor();
  const administrator = await editor.signedIn({ role: 'administrator' });
  const person = await editor.signedIn();
  const text = { type: 'article', lang: 'en-us', title: 'x', data: { title: 'A secret' } };
  const { document } = await (await person.send('POST', '/documents', text)).json();
  const { address } = await (await person.send('POST', '/me/previews', { document })).json();
  const key = new URL(address).searchParams.get('preview-key');
  const body = JSON.stringify({ published: editor.repository.master().ref });
  const overlay = (meanwhile: () => Promise<unknown>) =>
    editor.app.request(
      `/api/farol/v1/previews/${key}/overlay`,
      late('POST', { 'content-type': 'application/json' }, body, meanwhile),
    );
  const shown = await overlay(async () => {});
  expect(await shown.text()).toContain('A secret');
  const ended = await overlay(() => administrator.send('DELETE', `/people/${person.id}/sessions`));
  expect(ended.status).toBe(404);
  expect(await ended.text()).not.toContain('A secret');
});

it('makes no token by one that another process has revoked', async () => {
  const another: (() => Promise<Repository>)[] = [];
  const editor = await exampleEditor(undefined, {
    open: async (folder) => {
      const openStore = () => openSqlite<Event>(join(folder, 'content.sqlite'));
      another.push(() =>
        Repository.open(openStore(), { name: 'farol', keptRefs: 5, clock: Date.now }),
      );
      return { ...openStore(), follow: () => () => {} };
    },
  });
  const { id, token } = await editor.repository.do('test', createToken('stolen', 'write'));
  const other = await another[0]?.();
  if (!other) throw new Error('There is no store.');
  onTestFinished(() => other.close());
  await other.do('test', revokeToken(id));
  const { tip } = other.state;
  const authorization = `Bearer ${token}`;
  const wanted = { name: 'heir', scope: 'write' };
  const answer = await editor.browser().send('POST', '/tokens', wanted, { authorization });
  expect(answer.status).toBe(401);
  expect(editor.repository.state.tip).toEqual(tip);
});

const slice = { id: 'late', type: 'SharedSlice', variations: [] };
const type = { id: 'late', label: 'Late', repeatable: true, json: { Main: {} } };
const upload = new FormData();
upload.set('file', new Blob([picture]), 'a.svg');

/** Everything that is written with a token, besides the editors' API. */
function writeApis(repository: Repository, folder: string): Hono {
  const library = assetLibrary(repository);
  const report = (fault: Error) => {
    throw fault;
  };
  const files = folderFiles(join(folder, 'media'));
  const app = new Hono()
    .route('/migration', migrationApi(repository))
    .route('/models', customTypesApi(repository))
    .route('/cli', repositorySettings(repository, 'https://example.com'))
    .route(
      '/assets',
      assetApi({
        library,
        contents: contentKeeper(files, library.hasContent, report),
        intake: { temporaryFolder: join(folder, 'incoming') },
        authorize: (request) => authorOf(repository, request) ?? refuseWriter(repository, request),
        publicAddress: () => 'https://content.example',
        report,
        now: Date.now,
      }),
    );
  app.onError(answerFaults(report));
  return app;
}

async function storedFile(app: Hono, authorization: string): Promise<string> {
  const headers = { authorization };
  const stored = await app.request('/assets/assets', { method: 'POST', headers, body: upload });
  const { id } = await stored.json();
  return id;
}

const byToken = [
  ['POST', '/migration/documents', { type: 'page', lang: 'en-us', title: 'x', uid: 'x' }],
  ['PUT', '/migration/documents/PAGE', { title: 'late' }],
  ['POST', '/models/customtypes/insert', type],
  ['POST', '/models/slices/insert', slice],
  [
    'POST',
    '/models/bulk-update',
    { changes: [{ type: 'SLICE_INSERT', id: 'late', payload: slice }] },
  ],
  ['POST', '/assets/assets', upload],
  ['PATCH', '/assets/assets/FILE', { alt: 'late' }],
  ['POST', '/assets/tags', { name: 'late' }],
  ['POST', '/cli/settings/security/token', { app_name: 'late' }],
  ['POST', '/cli/app/settings/repository', new URLSearchParams({ displayname: 'late' })],
] as const;

/** Where the token is revoked: this process may not know yet what another one did. */
const places = ['here', 'in another process'] as const;

it.each(byToken.flatMap((row) => places.map((place) => [place, ...row] as const)))(
  'takes nothing by a token that is revoked %s while the body arrives: %s %s',
  async (...row) => {
    const [place, method, path, body] = row;
    const { repository: first, folder, create, remove, ...example } = await exampleRepository();
    onTestFinished(remove);
    const page = await create('page');
    const repository = await example.besideWithoutSignals();
    onTestFinished(() => repository.close());
    const app = writeApis(repository, folder);
    const { id, token } = await repository.do('test', createToken('late', 'write'));
    const authorization = `Bearer ${token}`;
    const file = await storedFile(app, authorization);
    let before = repository.state.tip;
    const revoke = async () => {
      const revoking = place === 'here' ? repository : first;
      await revoking.do('test', revokeToken(id));
      before = revoking.state.tip;
    };
    const sent =
      body instanceof FormData || body instanceof URLSearchParams ? body : JSON.stringify(body);
    const encoded = new Response(sent);
    const contentType = encoded.headers.get('content-type') ?? '';
    const headers = { authorization, 'content-type': contentType };
    const address = path.replace('PAGE', page).replace('FILE', file);
    const answer = await app.request(
      address,
      late(method, headers, await encoded.arrayBuffer(), revoke),
    );
    expect(answer.status).toBe(401);
    expect(repository.state.tip).toEqual(before);
    expect(repository.state.tokens.has(id)).toBe(false);
  },
);

it.each([
  ['DELETE', '/models/customtypes/page'],
  ['DELETE', '/models/slices/any'],
  ['DELETE', '/assets/assets/FILE'],
  ['POST', '/migration/migration-release/publish'],
  ['POST', '/cli/previews/delete/any'],
  ['POST', '/cli/app/settings/webhooks/any/delete'],
  ['DELETE', '/cli/settings/security/authorizations/TOKEN'],
])('takes nothing by a token that another process has revoked: %s %s', async (method, path) => {
  const { repository: first, folder, remove, ...example } = await exampleRepository();
  onTestFinished(remove);
  const repository = await example.besideWithoutSignals();
  onTestFinished(() => repository.close());
  const app = writeApis(repository, folder);
  const { id, token } = await repository.do('test', createToken('late', 'write'));
  const reading = await repository.do('test', createToken('reading', 'master+releases'));
  const authorization = `Bearer ${token}`;
  const file = await storedFile(app, authorization);
  await first.do('test', revokeToken(id));
  const { tip } = first.state;
  const address = path.replace('FILE', file).replace('TOKEN', reading.id);
  const answer = await app.request(address, { method, headers: { authorization } });
  expect(answer.status).toBe(401);
  expect(repository.state.tip).toEqual(tip);
});
