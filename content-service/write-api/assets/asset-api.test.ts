import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderFiles, type MediaFiles } from '../../media/files.ts';
import { Refused } from '../../repository/faults.ts';
import { type AssetApiOptions, assetApi } from './asset-api.ts';
import { type AssetLibrary, findIn, toSnapshotAsset } from './asset-library.ts';
import { memoryLibrary } from './memory-library.ts';

let folder: string;
let library: AssetLibrary;
let files: MediaFiles;
let clock: number;
let faults: Error[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'asset-api-'));
  library = memoryLibrary();
  files = folderFiles(join(folder, 'media'));
  clock = 1_700_000_000_000;
  faults = [];
});

function request(path: string, init: RequestInit = {}, options: Partial<AssetApiOptions> = {}) {
  const app = assetApi({
    library,
    files,
    intake: { temporaryFolder: join(folder, 'incoming'), limits: { bytes: 100_000 } },
    authorize: (asked) =>
      asked.headers.get('authorization') === 'Bearer secret'
        ? { name: 'Ana' }
        : Response.json({ error: 'No.', message: 'No.' }, { status: 401 }),
    publicAddress: () => 'https://content.example',
    report: (fault) => void faults.push(fault),
    now: () => (clock += 1000),
    ...options,
  });
  return app.request(path, {
    ...init,
    headers: { authorization: 'Bearer secret', ...init.headers },
  });
}

async function form(...fields: (readonly [string, string | File])[]) {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  const written = new Response(data);
  const headers = { 'content-type': written.headers.get('content-type') ?? '' };
  return { method: 'POST', headers, body: await written.bytes() };
}

const text = (content: string, name: string) => new File([content], name);

async function picture(name = 'Praia São João.PNG', width = 8): Promise<File> {
  const content = await sharp({ create: { width, height: 6, channels: 3, background: '#08f' } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(content)], name);
}

async function upload(file: File) {
  return (await request('/assets', await form(['file', file]))).json();
}

const json = (method: string, body: unknown) => ({ method, body: JSON.stringify(body) });

describe('uploading', () => {
  it('keeps a picture with its details, whether they stand before or after it', async () => {
    const fields: [string, string | File][] = [
      ['alt', 'A beach'],
      ['file', await picture()],
      ['credits', 'Ana Müller'],
      ['notes', 'Morning'],
    ];
    const answer = await request('/assets', await form(...fields));
    expect(answer.status).toBe(200);
    const asset = await answer.json();
    expect(asset).toEqual({
      id: expect.stringMatching(/^[A-Za-z0-9-]{16}$/),
      url: `https://content.example/media/${asset.id}_praia-sao-joao.png?auto=format,compress`,
      created_at: 1_700_000_001_000,
      last_modified: 1_700_000_001_000,
      filename: 'praia-sao-joao.png',
      extension: 'png',
      size: (await picture()).size,
      kind: 'image',
      width: 8,
      height: 6,
      notes: 'Morning',
      credits: 'Ana Müller',
      alt: 'A beach',
      tags: [],
      uploader_id: 'Ana',
    });
    const record = library.get(asset.id);
    expect(record && (await files.verify(record.hash))).toBe(true);
    expect(findIn(library)(asset.id)).toMatchObject({ mime: 'image/png', hash: record?.hash });
    expect(record && toSnapshotAsset(record)).toEqual({
      id: asset.id,
      filename: 'praia-sao-joao.png',
      path: `media/${asset.id}_praia-sao-joao.png`,
      kind: 'image',
      size: asset.size,
      width: 8,
      height: 6,
      alt: 'A beach',
      credits: 'Ana Müller',
    });
  });

  it('leaves out of the answer what a file does not have', async () => {
    const asset = await upload(text('a;b', 'Preise.csv'));
    expect(asset).toMatchObject({ kind: 'document', extension: 'csv', filename: 'preise.csv' });
    expect(asset.url).toBe(`https://content.example/media/${asset.id}_preise.csv`);
    for (const key of ['width', 'height', 'notes', 'credits', 'alt'])
      expect(asset).not.toHaveProperty(key);
  });

  const refused: [string, () => [string, string | File][], number, string][] = [
    [
      'a file of a wrong type',
      () => [['file', text('<script>', 'page.html')]],
      400,
      'no type that can be uploaded',
    ],
    [
      'a file that is too big',
      () => [['file', text('x'.repeat(100_001), 'long.txt')]],
      413,
      'bigger than',
    ],
    ['an empty file', () => [['file', text('', 'empty.txt')]], 400, 'is empty'],
    ['no file', () => [['alt', 'x']], 400, 'no file in a field named'],
    [
      'a file in another field',
      () => [['picture', text('x', 'x.txt')]],
      400,
      'no file in a field named',
    ],
    [
      'two files',
      () => [
        ['file', text('x', 'x.txt')],
        ['file', text('y', 'y.txt')],
      ],
      400,
      'one file only',
    ],
    [
      'long alt text',
      () => [
        ['file', text('x', 'x.txt')],
        ['alt', 'é'.repeat(501)],
      ],
      400,
      'alt may have at most 500',
    ],
    [
      'endless notes',
      () => [
        ['notes', 'x'.repeat(9999)],
        ['file', text('x', 'x.txt')],
      ],
      400,
      'notes may have at most 500',
    ],
  ];

  it.each(refused)(
    'refuses %s and leaves nothing behind',
    async (_what, fields, status, sentence) => {
      const answer = await request('/assets', await form(...fields()));
      expect(answer.status).toBe(status);
      const body = await answer.json();
      expect(body.error).toContain(sentence);
      expect(body.message).toBe(body.error);
      expect(library.list()).toEqual([]);
      expect(await readdir(folder, { recursive: true })).toEqual(
        expect.not.arrayContaining([expect.stringContaining('.part')]),
      );
    },
  );

  it('takes texts of exactly 500 characters, whatever their bytes', async () => {
    const answer = await request(
      '/assets',
      await form(['alt', '海'.repeat(500)], ['file', text('x', 'x.txt')]),
    );
    expect((await answer.json()).alt).toHaveLength(500);
  });

  it('refuses a body that is no form, or none to its end', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const part =
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhello';
    const bodies: [Record<string, string>, string | undefined][] = [
      [{ 'content-type': 'application/json' }, '{}'],
      [{ 'content-type': 'multipart/form-data' }, 'x'],
      [headers, part],
      [headers, 'no boundary at all'],
      [headers, undefined],
    ];
    for (const [each, body] of bodies) {
      const answer = await request('/assets', {
        method: 'POST',
        headers: each,
        ...(body ? { body } : {}),
      });
      expect([body, answer.status]).toEqual([body, 400]);
    }
    expect(await readdir(join(folder, 'incoming'))).toEqual([]);
  });

  it('refuses by its declared length what is too big, before reading any of it', async () => {
    const reads: string[] = [];
    const body = new ReadableStream({ pull: () => void reads.push('read') }, { highWaterMark: 0 });
    const headers = {
      'content-length': '1000000000',
      'content-type': 'multipart/form-data; boundary=b',
    };
    const streamed = { method: 'POST', headers, body, duplex: 'half' };
    const answer = await request('/assets', streamed);
    expect([answer.status, reads]).toEqual([413, []]);
  });

  it('stops reading a form that is all fields', async () => {
    let sent = 0;
    const start = '--b\r\ncontent-disposition: form-data; name="notes"\r\n\r\n';
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(Buffer.from(sent === 0 ? start : 'x'.repeat(64 * 1024)));
        sent += 1;
      },
    });
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const endless = { method: 'POST', headers, body, duplex: 'half' };
    const intake = { temporaryFolder: join(folder, 'incoming') };
    const answer = await request('/assets', endless, { intake });
    expect(answer.status).toBe(413);
    expect(sent).toBeLessThan(30);
  });

  it('says when the disk fails, and keeps no record of what was not kept', async () => {
    const failing = { ...files, put: () => Promise.reject(new Error('The disk is full.')) };
    const answer = await request('/assets', await form(['file', await picture()]), {
      files: failing,
    });
    expect(answer.status).toBe(500);
    expect((await answer.json()).error).toContain('nothing was changed');
    expect(faults.map((fault) => fault.message)).toEqual(['The disk is full.']);
    expect(library.list()).toEqual([]);
    expect(await readdir(join(folder, 'incoming'))).toEqual([]);
  });

  it.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['..\\..\\windows\\system.txt', 'system.txt'],
    ['日本語.txt', 'file.txt'],
    [`${'long '.repeat(60)}.txt`, `${'long-'.repeat(16).slice(0, 79)}.txt`],
    ['Übersicht “Größe” <b>.TXT', 'ubersicht-grosse-b.txt'],
  ])('keeps %s as %s', async (named, kept) => {
    expect((await upload(text('x', named))).filename).toBe(kept);
  });
});

describe('who may', () => {
  it.each([
    ['/assets', 'GET'],
    ['/assets', 'POST'],
    ['/assets/x', 'DELETE'],
    ['/tags', 'POST'],
  ])('refuses a stranger at %s with the answer it is given', async (path, method) => {
    const answer = await request(path, { method, headers: { authorization: 'Bearer wrong' } });
    expect([answer.status, await answer.json()]).toEqual([401, { error: 'No.', message: 'No.' }]);
  });
});

describe('listing', () => {
  it('pages through all, the newest first, with stable cursors', async () => {
    for (const name of ['one.txt', 'two.txt', 'three.txt']) await upload(text(name, name));
    const first = await (await request('/assets?limit=2')).json();
    expect(first).toMatchObject({ total: 3, is_opensearch_result: false });
    expect(first.items.map((each: { filename: string }) => each.filename)).toEqual([
      'three.txt',
      'two.txt',
    ]);
    await request(`/assets/${first.items[1].id}`, { method: 'DELETE' });
    const second = await (await request(`/assets?pageSize=2&cursor=${first.cursor}`)).json();
    expect(second.items.map((each: { filename: string }) => each.filename)).toEqual(['one.txt']);
    expect(second).not.toHaveProperty('cursor');
  });

  it('filters by type, word, id and tag', async () => {
    const beach = await upload(await picture('Beach.png'));
    const terms = await upload(text('x', 'Conditions générales.txt'));
    const tag = await (await request('/tags', json('POST', { name: 'Summer' }))).json();
    await request(`/assets/${beach.id}`, json('PATCH', { tags: [tag.id], alt: 'Sand and sea' }));
    const found = async (query: string) => {
      const answer = await (await request(`/assets?${query}`)).json();
      return answer.items.map((each: { id: string }) => each.id);
    };
    expect(await found('assetType=image')).toEqual([beach.id]);
    expect(await found('assetType=video')).toEqual([]);
    expect(await found('keyword=GENERALES')).toEqual([terms.id]);
    expect(await found('keyword=sea+summer')).toEqual([beach.id]);
    expect(await found(`tags=${tag.id}`)).toEqual([beach.id]);
    expect(await found('tags=Summer')).toEqual([beach.id]);
    expect(await found(`ids=${terms.id}&ids=${beach.id}`)).toEqual([terms.id, beach.id]);
    const missing = await (await request(`/assets?ids=${terms.id},gone`)).json();
    expect(missing).toMatchObject({ total: 1, missing_ids: ['gone'] });
  });

  it('refuses queries that make no sense with a sentence', async () => {
    for (const query of [
      'assetType=toy',
      'limit=many',
      'cursor=%F0%9F',
      `keyword=${'x'.repeat(201)}`,
    ]) {
      const answer = await request(`/assets?${query}`);
      expect([query, answer.status]).toEqual([query, 400]);
      expect((await answer.json()).error).toMatch(/^[\w ,]+.*\.$/);
    }
    expect((await request('/assets?limit=0')).status).toBe(200);
  });
});

describe('one asset', () => {
  it('is read, changed and cleared', async () => {
    const { id } = await upload(await picture());
    const tag = await (await request('/tags', json('POST', { name: 'Home page' }))).json();
    const change = { notes: 'n', alt: 'a', filename: 'New Name.jpeg', tags: [tag.id, tag.id] };
    const changed = await (await request(`/assets/${id}`, json('PATCH', change))).json();
    expect(changed).toMatchObject({
      notes: 'n',
      alt: 'a',
      filename: 'new-name-jpeg.png',
      extension: 'png',
    });
    expect(changed.tags).toEqual([tag]);
    expect(changed.last_modified).toBeGreaterThan(changed.created_at);
    expect(changed.url).toContain(`/media/${id}_new-name-jpeg.png`);
    const cleared = await (
      await request(`/assets/${id}`, json('PATCH', { notes: '', tags: [] }))
    ).json();
    expect(cleared).toMatchObject({ alt: 'a', tags: [] });
    expect(cleared).not.toHaveProperty('notes');
    expect(await (await request(`/assets/${id}`)).json()).toEqual(cleared);
  });

  it.each([
    ['{"alt":5}', 400],
    [`{"notes":"${'x'.repeat(501)}"}`, 400],
    ['{"tags":["gone"]}', 400],
    ['{"filename":" "}', 400],
    ['{', 400],
    [`{"alt":"${' '.repeat(70_000)}"}`, 413],
  ])('refuses the change %s with %i', async (body, status) => {
    const { id } = await upload(text('x', 'x.txt'));
    const answer = await request(`/assets/${id}`, { method: 'PATCH', body });
    expect(answer.status).toBe(status);
    expect((await answer.json()).error).toMatch(/\.$/);
    expect(library.get(id)?.lastModified).toBe(library.get(id)?.createdAt);
  });

  it('is not changed by a client that hangs up', async () => {
    const { id } = await upload(text('x', 'x.txt'));
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) });
    const broken = { method: 'PATCH', body, duplex: 'half' };
    const answer = await request(`/assets/${id}`, broken);
    expect([answer.status, faults]).toEqual([400, []]);
  });

  it('is deleted with its content, unless another asset has the same', async () => {
    const first = await upload(text('same', 'first.txt'));
    const second = await upload(text('same', 'second.txt'));
    const hash = library.get(first.id)?.hash ?? '';
    expect((await request(`/assets/${first.id}`, { method: 'DELETE' })).status).toBe(204);
    expect([library.get(first.id), await files.has(hash)]).toEqual([undefined, true]);
    expect((await request(`/assets/${second.id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await files.has(hash)).toBe(false);
  });

  it('never loses content that is uploaded again while it is deleted', async () => {
    const { id } = await upload(text('same', 'first.txt'));
    const [, again] = await Promise.all([
      request(`/assets/${id}`, { method: 'DELETE' }),
      upload(text('same', 'again.txt')),
    ]);
    expect(await files.verify(library.get(again.id)?.hash ?? '')).toBe(true);
  });

  it('is not deleted where the repository refuses, and keeps its content', async () => {
    const { id } = await upload(text('x', 'x.txt'));
    const inUse = {
      ...library,
      remove: () => Promise.reject(new Refused('A page shows it.', 409)),
    };
    const answer = await request(`/assets/${id}`, { method: 'DELETE' }, { library: inUse });
    expect([answer.status, await answer.json()]).toEqual([
      409,
      { error: 'A page shows it.', message: 'A page shows it.' },
    ]);
    expect(await files.has(library.get(id)?.hash ?? '')).toBe(true);
  });

  it('is not found under another id', async () => {
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      const answer = await request('/assets/gone', {
        method,
        ...(method === 'PATCH' ? { body: '{}' } : {}),
      });
      expect([method, answer.status]).toEqual([method, 404]);
      expect((await answer.json()).error).toBe('There is no asset with the id “gone”.');
    }
  });
});

describe('tags', () => {
  it('are made once under a name and counted', async () => {
    const made = await request('/tags', json('POST', { name: ' Summer ' }));
    expect(made.status).toBe(201);
    const tag = await made.json();
    expect(tag).toMatchObject({ name: 'Summer', uploader_id: 'Ana' });
    expect(await (await request('/tags', json('POST', { name: 'Summer' }))).json()).toEqual(tag);
    const { id } = await upload(text('x', 'x.txt'));
    await request(`/assets/${id}`, json('PATCH', { tags: [tag.id] }));
    expect(await (await request('/tags')).json()).toEqual({ items: [{ ...tag, count: 1 }] });
  });

  it.each(['ab', 'x'.repeat(21), '  ', 7, undefined])('may not be called %s', async (name) => {
    expect((await request('/tags', json('POST', { name }))).status).toBe(400);
    expect(library.tags()).toEqual([]);
  });
});
