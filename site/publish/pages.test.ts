import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { encodings } from './encodings.ts';
import { Pages } from './pages.ts';

const text = (length: number, seed: number) => {
  let value = seed + 1;
  let made = '';
  while (made.length < length) {
    value = (value * 48_271) % 2_147_483_647;
    made += value.toString(36);
  }
  return made.slice(0, length);
};
const rendering = (html: string) => () => ({ html, headers: {} });

function store(limit = 1_000_000) {
  const faults: string[] = [];
  const pages = new Pages({ limit, onFault: (key) => faults.push(key) });
  return { pages, faults };
}

describe('the pages in memory', () => {
  it('render once per edition, however many ask', async () => {
    const { pages } = store();
    let times = 0;
    const render = () => {
      times += 1;
      return { html: 'hello', headers: {} };
    };
    await Promise.all([1, 2, 3].map(() => pages.page('/', 1, render)));
    await pages.page('/', 1, render);
    expect(times).toBe(1);
    await pages.page('/', 2, render);
    expect(times).toBe(2);
  });

  it.each(['br', 'zstd', 'gzip', 'identity'] as const)(
    'are packed and unpacked once, however many ask at once: %s',
    async (encoding) => {
      const { pages } = store();
      const kept = await pages.page('/', 1, rendering(text(5_000, 1)));
      // From now on the plain text has to be unpacked.
      if (encoding === 'identity') await pages.variant(kept, 'br');
      const fast = encoding === 'identity' ? null : vi.spyOn(encodings[encoding], 'fast');
      const all = await Promise.all(
        Array.from({ length: 50 }, () => pages.variant(kept, encoding)),
      );
      expect(new Set(all.map(({ body }) => body)).size).toBe(1);
      const later = await pages.variant(kept, encoding);
      expect(later.body).toBe(all[0]?.body);
      if (fast) expect(fast).toHaveBeenCalledTimes(1);
      await pages.squeezed();
      vi.restoreAllMocks();
    },
  );

  it('stay the same page while they say the same', async () => {
    const { pages } = store();
    const one = await pages.page('/', 1, rendering('same'));
    const two = await pages.page('/', 2, rendering('same'));
    expect(two).toBe(one);
    expect(pages.present('/', 1)).toBeUndefined();
    expect(pages.present('/', 2)).toBe(one);
  });

  it('never become older again', async () => {
    const { pages } = store();
    const newer = await pages.page('/', 2, rendering('newer'));
    expect(await pages.page('/', 1, rendering('older'))).toBe(newer);
    expect(pages.present('/', 2)).toBe(newer);
  });

  it('do not push each other out while a very long one is packed', async () => {
    const { pages } = store(20_000);
    await pages.variant(await pages.page('/short', 1, rendering(text(500, 1))), 'br');
    const long = await pages.page('/long', 1, rendering('very long '.repeat(5_000)));
    await pages.variant(long, 'br');
    expect(pages.present('/short', 1)).toBeDefined();
    expect(pages.bytes).toBeLessThanOrEqual(20_000);
  });

  it('are other pages when only their headers differ', async () => {
    const { pages } = store();
    const one = await pages.page('/', 1, () => ({ html: 'same', headers: { vary: 'Cookie' } }));
    const two = await pages.page('/', 2, () => ({ html: 'same', headers: {} }));
    expect(two.hash).not.toBe(one.hash);
  });

  it('keep the last good one where rendering fails, and say so once', async () => {
    const { pages, faults } = store();
    const good = await pages.page('/', 1, rendering('good'));
    const fail = () => {
      throw new Error('broken');
    };
    expect(await pages.page('/', 2, fail)).toBe(good);
    expect(await pages.page('/', 2, fail)).toBe(good);
    expect(faults).toEqual(['/']);
    expect((await pages.page('/', 3, rendering('better'))).hash).not.toBe(good.hash);
  });

  it('fail where there never was a good one', async () => {
    const { pages } = store();
    const fail = () => {
      throw new Error('broken');
    };
    await expect(pages.page('/', 1, fail)).rejects.toThrow('broken');
    expect((await pages.page('/', 1, rendering('good'))).key).toBe('/');
  });

  it('are packed fast first and as small as possible afterwards', async () => {
    const { pages } = store();
    const html = `<p>${text(200, 1)}</p>`.repeat(100);
    const kept = await pages.page('/', 1, rendering(html));
    const fast = await pages.variant(kept, 'br');
    expect(fast.level).toBe('fast');
    await pages.squeezed();
    const best = await pages.variant(kept, 'br');
    expect(best.level).toBe('best');
    expect(best.body.length).toBeLessThanOrEqual(fast.body.length);
    expect(best.etag).not.toBe(fast.etag);
    expect(brotliDecompressSync(best.body).toString()).toBe(html);
    const plain = await pages.variant(kept, 'identity');
    expect(plain.body.toString()).toBe(html);
    const gzip = await pages.variant(kept, 'gzip');
    expect(gzip.level).toBe('fast');
    await pages.squeezed();
    expect((await pages.variant(kept, 'gzip')).level).toBe('best');
  });

  it('let go of the plain body once it is packed, but not while somebody has it', async () => {
    const { pages } = store();
    const html = `<p>${text(200, 1)}</p>`.repeat(400);
    const packedAlone = await pages.page('/', 1, rendering(html));
    const alone = packedAlone.plain?.body;
    await pages.variant(packedAlone, 'br');
    expect(alone).toHaveLength(0);

    const sent = await pages.page('/sent', 1, rendering(html));
    const { body } = await pages.variant(sent, 'identity');
    await pages.variant(sent, 'br');
    expect(body.toString()).toBe(html);

    const same = await pages.page('/sent', 2, rendering(html));
    expect(same).toBe(sent);
    expect(body.toString()).toBe(html);
  });

  it('let go of the plain body when the last of those who pack it is done', async () => {
    const { pages } = store();
    const html = `<p>${text(200, 1)}</p>`.repeat(400);
    const kept = await pages.page('/', 1, rendering(html));
    const plain = kept.plain?.body;
    const { promise, resolve } = Promise.withResolvers<void>();
    const { fast } = encodings.gzip;
    vi.spyOn(encodings.gzip, 'fast').mockImplementation((body) => promise.then(() => fast(body)));
    const gzip = pages.variant(kept, 'gzip');
    const br = await pages.variant(kept, 'br');
    expect(plain?.toString()).toBe(html);
    resolve();
    expect(gunzipSync((await gzip).body).toString()).toBe(html);
    expect(brotliDecompressSync(br.body).toString()).toBe(html);
    expect(plain).toHaveLength(0);
    vi.restoreAllMocks();
  });

  it.each(['gzip', 'zstd', 'identity'] as const)(
    'let go of the plain body a moment later where nobody takes brotli but %s',
    async (encoding) => {
      const { pages } = store();
      const html = `<p>${text(200, 1)}</p>`.repeat(200);
      const kept = await pages.page('/', 1, rendering(html));
      await pages.variant(kept, encoding);
      await pages.squeezed();
      expect(kept.plain).toBeNull();
      expect(pages.bytes).toBeLessThan(html.length / 10);
      expect((await pages.variant(kept, 'identity')).body.toString()).toBe(html);
    },
  );

  it('take no more memory than they may; the longest unused goes first', async () => {
    const { pages } = store(10_000);
    for (let number = 0; number < 20; number++) {
      await pages.page(`/${number}`, 1, rendering(text(1_000, number)));
      await pages.page('/0', 1, rendering(text(1_000, 0)));
      expect(pages.bytes).toBeLessThanOrEqual(10_000);
    }
    expect(pages.present('/0', 1)).toBeDefined();
    expect(pages.present('/19', 1)).toBeDefined();
    expect(pages.present('/1', 1)).toBeUndefined();
  });

  it('count their bytes right through packing, changing and forgetting', async () => {
    const { pages } = store(20_000);
    for (let edition = 1; edition <= 5; edition++)
      for (let number = 0; number < 8; number++) {
        const kept = await pages.page(
          `/${number}`,
          edition,
          rendering(text(3_000, number * edition)),
        );
        await pages.variant(kept, 'br');
        await pages.variant(kept, 'gzip');
      }
    await pages.squeezed();
    const kept = Array.from({ length: 8 }, (_, number) => pages.present(`/${number}`, 5));
    const bodies = kept.flatMap((each) =>
      each ? [...each.variants.values(), ...(each.plain ? [each.plain] : [])] : [],
    );
    expect(pages.bytes).toBe(bodies.reduce((sum, { body }) => sum + body.length, 0));
  });

  it('say when all of them are as small as they get', async () => {
    let times = 0;
    const onSqueezed = () => {
      times += 1;
    };
    const pages = new Pages({ limit: 1_000_000, onFault: () => {}, onSqueezed });
    for (const key of ['/a', '/b'])
      await pages.variant(await pages.page(key, 1, rendering(text(2_000, 1))), 'br');
    expect(times).toBe(0);
    await pages.squeezed();
    expect(times).toBe(1);
  });

  it('know which are asked for most', async () => {
    const { pages } = store();
    for (const key of ['/a', '/b', '/b', '/c', '/b', '/a'])
      await pages.page(key, 1, rendering(key));
    expect(pages.mostAsked(2)).toEqual(['/b', '/a']);
  });
});
