import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { encodings } from './encodings.ts';
import { PageCache } from './page-cache.ts';

const text = (length: number, seed: number) => {
  let value = seed + 1;
  let made = '';
  while (made.length < length) {
    value = (value * 48_271) % 2_147_483_647;
    made += value.toString(36);
  }
  return made.slice(0, length);
};
const rendering = (html: string) => () => ({ body: Buffer.from(html), headers: {} });

function example(maxBytes = 1_000_000) {
  const faults: string[] = [];
  const cache = new PageCache({ maxBytes, onFault: (key) => faults.push(key) });
  return { cache, faults };
}

describe('the pages in memory', () => {
  it('render once per edition, however many ask', async () => {
    const { cache } = example();
    let times = 0;
    const render = () => {
      times += 1;
      return { body: Buffer.from('hello'), headers: {} };
    };
    await Promise.all([1, 2, 3].map(() => cache.page('/', 1, render)));
    await cache.page('/', 1, render);
    expect(times).toBe(1);
    await cache.page('/', 2, render);
    expect(times).toBe(2);
  });

  it.each(['br', 'zstd', 'gzip', 'identity'] as const)(
    'are compressed and decompressed once, however many ask at once: %s',
    async (encoding) => {
      const { cache } = example();
      const page = await cache.page('/', 1, rendering(text(5_000, 1)));
      // From now on the plain text has to be decompressed.
      if (encoding === 'identity') await cache.variant(page, 'br');
      const fast = encoding === 'identity' ? null : vi.spyOn(encodings[encoding], 'fast');
      const all = await Promise.all(
        Array.from({ length: 50 }, () => cache.variant(page, encoding)),
      );
      expect(new Set(all.map(({ body }) => body)).size).toBe(1);
      const later = await cache.variant(page, encoding);
      expect(later.body).toBe(all[0]?.body);
      if (fast) expect(fast).toHaveBeenCalledTimes(1);
      await cache.compressed();
      vi.restoreAllMocks();
    },
  );

  it('are unpacked before the many views that wait to be packed', async () => {
    const { cache } = example(50_000_000);
    const page = await cache.page('/', 1, rendering(text(5_000, 1)));
    await cache.variant(page, 'br');
    await cache.compressed();
    const views = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        cache.page(`/?view=${at}`, 1, rendering(text(100_000, at)), 'view'),
      ),
    );
    const done: string[] = [];
    const compressions = views.map((view) =>
      cache.variant(view, 'br').then(() => done.push('view')),
    );
    await cache.variant(page, 'identity').then(() => done.push('page'));
    await Promise.all(compressions);
    expect(done.indexOf('page')).toBeLessThan(10);
    await cache.compressed();
  });

  it('stay the same page while they say the same', async () => {
    const { cache } = example();
    const one = await cache.page('/', 1, rendering('same'));
    const two = await cache.page('/', 2, rendering('same'));
    expect(two).toBe(one);
    expect(cache.cached('/', 1)).toBeUndefined();
    expect(cache.cached('/', 2)).toBe(one);
  });

  it('never become older again', async () => {
    const { cache } = example();
    const newer = await cache.page('/', 2, rendering('newer'));
    expect(await cache.page('/', 1, rendering('older'))).toBe(newer);
    expect(cache.cached('/', 2)).toBe(newer);
  });

  it('do not push each other out while a very long one is packed', async () => {
    const { cache } = example(20_000);
    await cache.variant(await cache.page('/short', 1, rendering(text(500, 1))), 'br');
    const long = await cache.page('/long', 1, rendering('very long '.repeat(5_000)));
    await cache.variant(long, 'br');
    expect(cache.cached('/short', 1)).toBeDefined();
    expect(cache.bytes).toBeLessThanOrEqual(20_000);
  });

  it('are other pages when only their headers differ', async () => {
    const { cache } = example();
    const one = await cache.page('/', 1, () => ({
      ...rendering('same')(),
      headers: { vary: 'Cookie' },
    }));
    const two = await cache.page('/', 2, rendering('same'));
    expect(two.hash).not.toBe(one.hash);
  });

  it('keep the last good one where rendering fails, and say so once', async () => {
    const { cache, faults } = example();
    const good = await cache.page('/', 1, rendering('good'));
    const fail = () => {
      throw new Error('broken');
    };
    expect(await cache.page('/', 2, fail)).toBe(good);
    expect(await cache.page('/', 2, fail)).toBe(good);
    expect(faults).toEqual(['/']);
    expect((await cache.page('/', 3, rendering('better'))).hash).not.toBe(good.hash);
  });

  it('fail where there never was a good one', async () => {
    const { cache } = example();
    const fail = () => {
      throw new Error('broken');
    };
    await expect(cache.page('/', 1, fail)).rejects.toThrow('broken');
    expect((await cache.page('/', 1, rendering('good'))).key).toBe('/');
  });

  it('are packed fast first and as small as possible afterwards', async () => {
    const { cache } = example();
    const html = `<p>${text(200, 1)}</p>`.repeat(100);
    const page = await cache.page('/', 1, rendering(html));
    const fast = await cache.variant(page, 'br');
    expect(fast.level).toBe('fast');
    await cache.compressed();
    const best = await cache.variant(page, 'br');
    expect(best.level).toBe('best');
    expect(best.body.length).toBeLessThanOrEqual(fast.body.length);
    expect(best.etag).not.toBe(fast.etag);
    expect(brotliDecompressSync(best.body).toString()).toBe(html);
    const plain = await cache.variant(page, 'identity');
    expect(plain.body.toString()).toBe(html);
    const gzip = await cache.variant(page, 'gzip');
    expect(gzip.level).toBe('fast');
    await cache.compressed();
    expect((await cache.variant(page, 'gzip')).level).toBe('best');
  });

  it('let go of the plain body once it is packed, but not while somebody has it', async () => {
    const { cache } = example();
    const html = `<p>${text(200, 1)}</p>`.repeat(400);
    const compressedAlone = await cache.page('/', 1, rendering(html));
    const alone = compressedAlone.plain?.body;
    await cache.variant(compressedAlone, 'br');
    expect(alone).toHaveLength(0);

    const sent = await cache.page('/sent', 1, rendering(html));
    const { body } = await cache.variant(sent, 'identity');
    await cache.variant(sent, 'br');
    expect(body.toString()).toBe(html);

    const same = await cache.page('/sent', 2, rendering(html));
    expect(same).toBe(sent);
    expect(body.toString()).toBe(html);
  });

  it('let go of the plain body when the last of those who pack it is done', async () => {
    const { cache } = example();
    const html = `<p>${text(200, 1)}</p>`.repeat(400);
    const page = await cache.page('/', 1, rendering(html));
    const plain = page.plain?.body;
    const { promise, resolve } = Promise.withResolvers<void>();
    const { fast } = encodings.gzip;
    vi.spyOn(encodings.gzip, 'fast').mockImplementation((body) => promise.then(() => fast(body)));
    const gzip = cache.variant(page, 'gzip');
    const br = await cache.variant(page, 'br');
    expect(plain?.toString()).toBe(html);
    resolve();
    expect(gunzipSync((await gzip).body).toString()).toBe(html);
    expect(brotliDecompressSync(br.body).toString()).toBe(html);
    expect(plain).toHaveLength(0);
    vi.restoreAllMocks();
  });

  it.each([
    ['gzip', 'gzip'],
    ['zstd', 'zstd'],
    ['identity', 'br'],
  ] as const)(
    'keep nothing in brotli where everybody takes %s, but what the plain body can be had from',
    async (encoding, kept) => {
      const { cache } = example();
      const html = `<p>${text(200, 1)}</p>`.repeat(200);
      const page = await cache.page('/', 1, rendering(html));
      await cache.variant(page, encoding);
      await cache.compressed();
      expect(page.plain).toBeNull();
      expect([...page.variants.keys()]).toEqual([kept]);
      expect(cache.bytes).toBeLessThan(html.length / 10);
      expect(brotliDecompressSync((await cache.variant(page, 'br')).body).toString()).toBe(html);
      expect((await cache.variant(page, 'identity')).body.toString()).toBe(html);
    },
  );

  it('take no more memory than they may; the longest unused goes first', async () => {
    const { cache } = example(10_000);
    for (let number = 0; number < 20; number++) {
      await cache.page(`/${number}`, 1, rendering(text(1_000, number)));
      await cache.page('/0', 1, rendering(text(1_000, 0)));
      expect(cache.bytes).toBeLessThanOrEqual(10_000);
    }
    expect(cache.cached('/0', 1)).toBeDefined();
    expect(cache.cached('/19', 1)).toBeDefined();
    expect(cache.cached('/1', 1)).toBeUndefined();
  });

  it('count their bytes right through packing, changing and forgetting', async () => {
    const { cache } = example(20_000);
    for (let edition = 1; edition <= 5; edition++)
      for (let number = 0; number < 8; number++) {
        const page = await cache.page(
          `/${number}`,
          edition,
          rendering(text(3_000, number * edition)),
        );
        await cache.variant(page, 'br');
        await cache.variant(page, 'gzip');
      }
    await cache.compressed();
    const page = Array.from({ length: 8 }, (_, number) => cache.cached(`/${number}`, 5));
    const bodies = page.flatMap((each) =>
      each ? [...each.variants.values(), ...(each.plain ? [each.plain] : [])] : [],
    );
    expect(cache.bytes).toBe(bodies.reduce((sum, { body }) => sum + body.length, 0));
  });

  it('say when all of them are as small as they get', async () => {
    let times = 0;
    const onCompressed = () => {
      times += 1;
    };
    const cache = new PageCache({ maxBytes: 1_000_000, onFault: () => {}, onCompressed });
    for (const key of ['/a', '/b'])
      await cache.variant(await cache.page(key, 1, rendering(text(2_000, 1))), 'br');
    expect(times).toBe(0);
    await cache.compressed();
    expect(times).toBe(1);
  });

  it('know which are asked for most', async () => {
    const { cache } = example();
    for (const key of ['/a', '/b', '/b', '/c', '/b', '/a'])
      await cache.page(key, 1, rendering(key));
    expect(cache.mostRequested(2)).toEqual(['/b', '/a']);
  });
});
