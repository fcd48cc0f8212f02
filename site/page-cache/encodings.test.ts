import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, constants, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressOnce, encodingFor, encodings } from './encodings.ts';

describe('the encoding of an answer', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate, br', 'br'],
    ['GZIP', 'gzip'],
    ['zstd', 'zstd'],
    ['deflate', 'identity'],
    ['*', 'br'],
    ['br;q=0, *', 'zstd'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['identity, br;q=0.5', 'identity'],
    ['br;q=x', 'identity'],
    [';;,,q=', 'identity'],
  ])('for %j is %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
  });
});

it('keeps zstd within a window of a megabyte, as its memory grows with it', async () => {
  const body = randomBytes(3 * 1024 * 1024);
  const params = { [constants.ZSTD_d_windowLogMax]: 20 };
  for (const compress of [encodings.zstd.fast, encodings.zstd.best])
    expect(zstdDecompressSync(await compress(body), { params })).toEqual(body);
});

describe('each encoding', () => {
  const page = Buffer.from('<p>The same again and again.</p>'.repeat(500));
  const decompress = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync };

  it.each(['br', 'zstd', 'gzip'] as const)(
    '%s packs the same, better at its best',
    async (name) => {
      const fast = await encodings[name].fast(page);
      const best = await encodings[name].best(page);
      expect(decompress[name](fast)).toEqual(page);
      expect(decompress[name](best)).toEqual(page);
      expect(best.length).toBeLessThanOrEqual(fast.length);
    },
  );

  it.each(['br', 'zstd', 'gzip'] as const)(
    '%s takes no more memory than it is long',
    async (name) => {
      for (const level of ['fast', 'best'] as const) {
        const body = await encodings[name][level](page);
        expect(body.buffer.byteLength).toBe(body.length);
      }
    },
  );
});

describe.each(Object.entries(encodings))('%s', (encoding, levels) => {
  const read = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };
  const decompress =
    encoding === 'br' || encoding === 'gzip' || encoding === 'zstd' ? read[encoding] : null;

  it('packs whole what needs more room than is made for it, and what is empty', async () => {
    for (const body of [randomBytes(100_000), randomBytes(1), Buffer.alloc(0)])
      expect(decompress?.(await levels.fast(body))).toEqual(body);
  });

  it('lets go of the memory it packed into', async () => {
    const body = Buffer.from(randomBytes(40_000).toString('hex'));
    await levels.fast(body);
    const kept: Buffer[] = [];
    const before = process.memoryUsage().arrayBuffers;
    for (let times = 0; times < 20; times += 1) kept.push(await levels.fast(body));
    const grown = process.memoryUsage().arrayBuffers - before;
    expect(grown).toBeLessThan(1.2 * kept.reduce((sum, { length }) => sum + length, 0));
  });
});

describe.each(['br', 'zstd', 'gzip'] as const)(
  '%s, for a response that is sent once',
  (encoding) => {
    const read = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync }[encoding];
    const page = Buffer.from(randomBytes(15_000).toString('hex'));

    it('packs what is short, long and empty', async () => {
      const long = Buffer.from('<p>The same again and again.</p>'.repeat(50_000));
      for (const body of [page, long, randomBytes(120_000), Buffer.alloc(0)])
        expect(read(await compressOnce(encoding, body))).toEqual(body);
    });

    it('is nearly as small as at the fast level', async () => {
      const once = await compressOnce(encoding, page);
      expect(once.length).toBeLessThan(1.25 * (await encodings[encoding].fast(page)).length);
    });

    it('takes no more memory than it is long', async () => {
      const before = process.memoryUsage().arrayBuffers;
      const kept: Buffer[] = [];
      for (let times = 0; times < 20; times += 1) kept.push(await compressOnce(encoding, page));
      const grown = process.memoryUsage().arrayBuffers - before;
      expect(grown).toBeLessThan(1.2 * kept.reduce((sum, { length }) => sum + length, 0));
    });
  },
);
