import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentKeeper } from '../../media/keeping.ts';
import { toSnapshotAsset } from '../../repository/asset-record.ts';
import { type ExampleAssetApi, exampleAssetApi, form, picture, text } from './asset-api.testing.ts';

let api: ExampleAssetApi;
beforeEach(async () => {
  api = await exampleAssetApi();
});
afterEach(() => api.remove());

describe('uploading', () => {
  it('keeps a picture with its details, whether they stand before or after it', async () => {
    const fields: [string, string | File][] = [
      ['alt', 'A beach'],
      ['file', await picture()],
      ['credits', 'Ana Müller'],
      ['notes', 'Morning'],
    ];
    const answer = await api.request('/assets', await form(...fields));
    expect(answer.status).toBe(200);
    const asset = await answer.json();
    expect(asset).toEqual({
      id: expect.stringMatching(/^[A-Za-z0-9-]{16}$/),
      url: `https://content.example/media/${asset.id}_praia-sao-joao.png?auto=format,compress`,
      created_at: 1_700_000_001_000,
      last_modified: 1_700_000_001_000,
      filename: 'Praia São João.PNG',
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
    const record = api.library.get(asset.id);
    expect(record && (await api.files.verify(record.hash))).toBe(true);
    expect(record).toMatchObject({ mime: 'image/png' });
    expect(record && toSnapshotAsset(record)).toEqual({
      id: asset.id,
      filename: 'Praia São João.PNG',
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
    const asset = await api.upload(text('a;b', 'Preise.csv'));
    expect(asset).toMatchObject({ kind: 'document', extension: 'csv', filename: 'Preise.csv' });
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
      const answer = await api.request('/assets', await form(...fields()));
      expect(answer.status).toBe(status);
      const body = await answer.json();
      expect(body.error).toContain(sentence);
      expect(body.message).toBe(body.error);
      expect(api.library.list()).toEqual([]);
      expect(await readdir(api.folder, { recursive: true })).toEqual(
        expect.not.arrayContaining([expect.stringContaining('.part')]),
      );
    },
  );

  it('takes texts of exactly 500 characters, whatever their bytes', async () => {
    const answer = await api.request(
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
      const answer = await api.request('/assets', {
        method: 'POST',
        headers: each,
        ...(body ? { body } : {}),
      });
      expect([body, answer.status]).toEqual([body, 400]);
    }
    expect(await readdir(join(api.folder, 'incoming'))).toEqual([]);
  });

  it('refuses by its declared length what is too big, before reading any of it', async () => {
    const reads: string[] = [];
    const body = new ReadableStream({ pull: () => void reads.push('read') }, { highWaterMark: 0 });
    const headers = {
      'content-length': '1000000000',
      'content-type': 'multipart/form-data; boundary=b',
    };
    const streamed = { method: 'POST', headers, body, duplex: 'half' };
    const answer = await api.request('/assets', streamed);
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
    const intake = { temporaryFolder: join(api.folder, 'incoming') };
    const answer = await api.request('/assets', endless, { intake });
    expect(answer.status).toBe(413);
    expect(sent).toBeLessThan(30);
  });

  it('says when the disk fails, and keeps no record of what was not kept', async () => {
    const failing = { ...api.files, put: () => Promise.reject(new Error('The disk is full.')) };
    const answer = await api.request('/assets', await form(['file', await picture()]), {
      contents: contentKeeper(
        failing,
        api.library.hasContent,
        (fault) => void api.faults.push(fault),
      ),
    });
    expect(answer.status).toBe(500);
    expect((await answer.json()).error).toContain('made a mistake of its own');
    expect(api.faults.map((fault) => fault.message)).toEqual(['The disk is full.']);
    expect(api.library.list()).toEqual([]);
    expect(await readdir(join(api.folder, 'incoming'))).toEqual([]);
  });

  const names: [string, string, string][] = [
    ['../../etc/passwd.txt', 'passwd.txt', 'passwd.txt'],
    ['..\\..\\windows\\system.txt', 'system.txt', 'system.txt'],
    ['日本語.txt', '日本語.txt', 'file.txt'],
    ['before--after.txt', 'before--after.txt', 'before--after.txt'],
    [
      `${'long '.repeat(40)}.txt`,
      `${'long '.repeat(40)}.txt`,
      `${'long-'.repeat(16).slice(0, 79)}.txt`,
    ],
    ['Übersicht “Größe” <b>.TXT', 'Übersicht “Größe” <b>.TXT', 'ubersicht-grosse-b.txt'],
  ];
  it.each(names)('of %s answers the name %s and the address …_%s', async (named, given, safe) => {
    const { id, filename, url } = await api.upload(text('x', named));
    expect(filename).toBe(given);
    expect(url).toBe(`https://content.example/media/${id}_${safe}`);
    expect((await (await api.request(`/assets/${id}`)).json()).filename).toBe(given);
  });
});
