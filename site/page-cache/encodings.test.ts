import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodingFor, encodings } from './encodings.ts';

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

describe('each encoding', () => {
  const page = Buffer.from('<p>The same again and again.</p>'.repeat(500));
  const unpack = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync };

  it.each(['br', 'zstd', 'gzip'] as const)(
    '%s packs the same, better at its best',
    async (name) => {
      const fast = await encodings[name].fast(page);
      const best = await encodings[name].best(page);
      expect(unpack[name](fast)).toEqual(page);
      expect(unpack[name](best)).toEqual(page);
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
