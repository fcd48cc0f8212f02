import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { encodings } from '../page-cache/encodings.ts';
import { fileOf, fileResponse, loadFiles } from './files.ts';

let folder = '';
let files: Awaited<ReturnType<typeof loadFiles>>;
const script = 'console.log("hello");'.repeat(50);
const asked = { isHead: false, acceptEncoding: 'br', ifNoneMatch: undefined };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farol-files-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets', 'main-1.js'), script);
  await writeFile(join(folder, 'assets', 'text.woff2'), 'font');
  await writeFile(join(folder, 'icon.svg'), '<svg/>');
  files = await loadFiles(folder);
});
afterAll(() => rm(folder, { recursive: true }));

describe('the files of the build', () => {
  it('come packed, for ever', async () => {
    const answer = await fileResponse(files, '/assets/main-1.js', asked);
    expect(answer?.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(brotliDecompressSync(Buffer.from(answer?.body ?? '')).toString()).toBe(script);
  });

  it('are packed once for all who ask, and again where that failed', async () => {
    const file = fileOf('/assets/main-2.js', Buffer.from(script));
    const address = '/assets/main-2.js';
    const one = () => fileResponse(new Map([[address, file]]), address, asked);
    const compress = vi.spyOn(encodings.br, 'best');
    compress.mockRejectedValueOnce(new Error('There is no memory left.'));
    expect((await Promise.allSettled([one(), one()])).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
    ]);
    expect((await Promise.all([one(), one()])).map((answer) => answer?.status)).toEqual([200, 200]);
    expect((await one())?.headers['content-encoding']).toBe('br');
    expect(compress).toHaveBeenCalledTimes(2);
    compress.mockRestore();
  });

  it('that are packed already are not packed again', async () => {
    const answer = await fileResponse(files, '/assets/text.woff2', asked);
    expect(answer?.headers['content-encoding']).toBeUndefined();
    expect(String(answer?.body)).toBe('font');
  });

  it('whose name stays are kept for a day', async () => {
    const answer = await fileResponse(files, '/icon.svg', asked);
    expect(answer?.headers['cache-control']).toMatch(/^public, max-age=86400/);
  });

  it('are known by their ETag, and HEAD has no body', async () => {
    const head = await fileResponse(files, '/icon.svg', { ...asked, isHead: true });
    expect(head?.body).toBeNull();
    const again = await fileResponse(files, '/icon.svg', {
      ...asked,
      ifNoneMatch: head?.headers.etag,
    });
    expect(again?.status).toBe(304);
  });

  it.each(['/assets/none.js', '/assets/../icon.svg', '/', '__proto__'])(
    'are not %s',
    async (path) => {
      expect(await fileResponse(files, path, asked)).toBeNull();
    },
  );
});
