import { createHash, randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { serve } from '../../testing/serve.ts';
import { MediaUnavailable } from './files.ts';
import { filesContract, hashOf, putInto, readFrom } from './files-contract.testing.ts';
import { type S3ForTests, startS3 } from './s3.testing.ts';
import type { S3Options } from './s3-client.ts';
import { s3Files } from './s3-files.ts';

filesContract('an S3 store', async () => {
  const s3 = await startS3();
  return {
    files: s3Files(s3.options),
    temporaryFolder: s3.folder,
    names: s3.names,
    damage: (hash, content) => s3.damage(`${hash.slice(0, 2)}/${hash}`, content),
    remove: s3.remove,
  };
});

describe('an S3 store', () => {
  let s3: S3ForTests;
  let temporaryFolder: string;
  beforeAll(async () => {
    s3 = await startS3();
  });
  afterAll(() => s3.remove());
  beforeEach(async () => {
    temporaryFolder = await newFolder();
    s3.proxy.reopen();
  });
  const files = (more: Partial<S3Options> = {}) => s3Files({ ...s3.options, ...more });
  const put = (content: string | Uint8Array, more = {}) =>
    putInto({ files: files(more), temporaryFolder }, content);

  it('keeps its names under a prefix', async () => {
    const prefix = 'site one/';
    const hash = await put('prefixed', { prefix });
    expect(await s3.names()).toContain(`site one/${hash.slice(0, 2)}/${hash}`);
    expect(await readFrom(files({ prefix }), hash)).toBe('prefixed');
    expect(await files().has(hash)).toBe(false);
  });

  it('is shared by several processes', async () => {
    const hash = await put('shared');
    expect(await readFrom(files(), hash)).toBe('shared');
  });

  it('tries again after a lost connection and an answer of 503, so often and no more', async () => {
    s3.proxy.expect('refused', 'unavailable');
    const hash = await put('patient');
    expect(s3.proxy.connections).toBe(3);
    s3.proxy.expect('unavailable', 'refused');
    expect(await readFrom(files(), hash)).toBe('patient');
    s3.proxy.expect('unavailable', 'unavailable', 'unavailable');
    await expect(files().read(hash)).rejects.toThrow('cannot be used now: it answered 503');
    expect(s3.proxy.connections).toBe(3);
  });

  it('waits so long and no longer', async () => {
    s3.proxy.shut('unanswered');
    const started = Date.now();
    const asked = files({ timeoutMs: 100 }).has(hashOf('x'));
    await expect(asked).rejects.toThrow('no answer came within 1 seconds');
    s3.proxy.shut('half answered');
    await expect(files({ timeoutMs: 1_000 }).has(hashOf('x'))).rejects.toThrow('it answered 503');
    expect(Date.now() - started).toBeLessThan(12_000);
  });

  it('reads only so much of what says why not', async () => {
    let sent = 0;
    const { address } = await serve((_, response) => {
      response.writeHead(403);
      response.write('<Code>SlowDown</Code>');
      const send = () => {
        if (response.destroyed) return;
        sent += 65_536;
        response.write('x'.repeat(65_536), send);
      };
      send();
    });
    const asked = files({ endpoint: address }).has(hashOf('x'));
    await expect(asked).rejects.toThrow('it answered 403');
    expect(sent).toBeLessThan(32 * 1024 * 1024);
  });

  it('goes on with a reading whose connection was lost, from where it was', async () => {
    const content = randomBytes(3_000_000);
    const hash = await put(content);
    s3.proxy.expect({ cutAfter: 1_000_000 }, { cutAfter: 500_000 });
    const read = await files().read(hash);
    expect(hashOf(read ? await buffer(read) : '')).toBe(hash);
    expect(s3.proxy.connections).toBe(3);
    s3.proxy.expect({ cutAfter: 1_000_000 });
    const part = await files().read(hash, { start: 500_000, end: 2_499_999 });
    expect(part && (await buffer(part)).equals(content.subarray(500_000, 2_500_000))).toBe(true);
  });

  it('says so when a reading cannot be finished', async () => {
    const hash = await put(randomBytes(3_000_000));
    s3.proxy.expect({ cutAfter: 500_000 });
    const read = await files().read(hash);
    const reading = (async () => {
      for await (const chunk of read ?? []) if (chunk.length > 0) s3.proxy.shut();
    })();
    await expect(reading).rejects.toThrow(MediaUnavailable);
  });

  it('resumes after its reader has paused', async () => {
    const content = randomBytes(3_000_000);
    const hash = await put(content);
    const read = await files({ timeoutMs: 1_500 }).read(hash);
    const chunks: Buffer[] = [];
    for await (const chunk of read ?? []) {
      // Longer than its timeout for an unresponsive store.
      if (chunks.length === 0) await pause(3_000);
      chunks.push(chunk);
    }
    expect(hashOf(Buffer.concat(chunks))).toBe(hash);
  });

  /** Waits until a number has stopped growing. */
  async function lasting(read: () => number): Promise<number> {
    for (let last = read(); ; last = read()) {
      await pause(300);
      if (read() === last) return last;
    }
  }

  it('buffers no more of a large file than its reader consumes', async () => {
    const size = 48 * 1024 * 1024;
    const hash = await put(randomBytes(size));
    const before = s3.proxy.bytesOut;
    const read = await files().read(hash);
    const digest = createHash('sha256');
    let first = true;
    for await (const chunk of read ?? []) {
      digest.update(chunk);
      if (!first) continue;
      first = false;
      expect((await lasting(() => s3.proxy.bytesOut)) - before).toBeLessThan(size / 2);
    }
    expect(digest.digest('hex')).toBe(hash);
    expect(s3.proxy.bytesOut - before).toBeGreaterThan(size);
  });

  it('fails with a sentence while the store is away, and leaves nothing half there', async () => {
    const before = await s3.names();
    s3.proxy.shut();
    await expect(put('away')).rejects.toThrow(/The store of the files cannot be used now: .+/);
    expect(await readdir(temporaryFolder)).toHaveLength(1);
    s3.proxy.reopen();
    expect(await s3.names()).toEqual(before);
  });

  it('tells a wrong key and a missing bucket from a missing file', async () => {
    const hash = hashOf('nothing');
    const wrong = files({ accessKeyId: 'NOBODY' });
    await expect(wrong.read(hash)).rejects.toThrow('it answered 403 InvalidAccessKeyId');
    await expect(put('x', { accessKeyId: 'NOBODY' })).rejects.toThrow('it answered 403');
    const missing = files({ bucket: 'nobody-made-it' });
    await expect(missing.has(hash)).rejects.toThrow('it answered 404 NoSuchBucket');
    await expect(put('x', { bucket: 'nobody-made-it' })).rejects.toThrow('404 NoSuchBucket');
  });
});
