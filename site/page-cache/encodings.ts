import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip, zstdCompress } from 'node:zlib';

export type Compression = 'br' | 'zstd' | 'gzip';
export type Encoding = Compression | 'identity';
export type Level = 'fast' | 'best';

const brotli = ownMemory(promisify(brotliCompress));
const gzipped = ownMemory(promisify(gzip));
const zstd = ownMemory(promisify(zstdCompress));

const brotliAt = (quality: number) => (body: Buffer) =>
  brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // A window larger than the page finds nothing more, and takes tens of megabytes at the best level.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(
        22,
        Math.max(10, Math.ceil(Math.log2(body.length + 16))),
      ),
    },
  });
/** The smallest brotli takes a hundred times the memory of what it packs, and seconds for a long sitemap. */
const brotliBest = (body: Buffer) => brotliAt(body.length > 1_000_000 ? 9 : 11)(body);
const gzipAt = (level: number) => (body: Buffer) => gzipped(body, { level });
const zstdAt = (level: number) => (body: Buffer) =>
  zstd(body, {
    pledgedSrcSize: body.length,
    params: { [constants.ZSTD_c_compressionLevel]: level },
  });

/** Each encoding at two levels: one a visitor can wait for, and the smallest one. The first accepted is taken. */
export const encodings: Record<
  Compression,
  Record<Level, (body: Buffer) => Promise<Buffer<ArrayBuffer>>>
> = {
  br: { fast: brotliAt(4), best: brotliBest },
  zstd: { fast: zstdAt(3), best: zstdAt(19) },
  gzip: { fast: gzipAt(6), best: gzipAt(9) },
};

const order = ['br', 'zstd', 'gzip'] as const;

export const decompressed = promisify(brotliDecompress);

/** Browsers send a handful of different headers, over and over. */
const chosen = new Map<string, Encoding>();

/** The encoding a client gets, by its Accept-Encoding header. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const known = chosen.get(accepted);
  if (known) return known;
  const found = negotiated(accepted);
  if (chosen.size < 200) chosen.set(accepted, found);
  return found;
}

function negotiated(accepted: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim());
    const weight = parameters.find((each) => each.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight));
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const best = Math.max(...order.map(weightOf));
  // Whoever would rather have it plain says so with a higher weight.
  if (!(best > 0) || (weights.get('identity') ?? 0) > best) return 'identity';
  return order.find((name) => weightOf(name) === best) ?? 'identity';
}

/** What zlib gives is a part of the 64 kB that it wrote into, and keeps all of them in memory. */
function ownMemory<Options>(
  compress: (body: Buffer, options: Options) => Promise<Buffer<ArrayBuffer>>,
): (body: Buffer, options: Options) => Promise<Buffer<ArrayBuffer>> {
  return async (body, options) => {
    const part = await compress(body, options);
    const own = Buffer.allocUnsafeSlow(part.length);
    part.copy(own);
    return own;
  };
}
