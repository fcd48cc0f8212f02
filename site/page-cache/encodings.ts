import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliDecompress,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gunzip,
  zstdDecompress,
} from 'node:zlib';

export type Compression = 'br' | 'zstd' | 'gzip';
export type Encoding = Compression | 'identity';
export type Level = 'fast' | 'best';

/** Another size than that of the memory which Node shares among buffers, and too large to be taken out of it. */
const chunkSize = 96 * 1024;

const brotliAt = (quality: number) => (body: Buffer) =>
  compressed(
    body,
    createBrotliCompress({
      chunkSize,
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
    }),
  );
/** The smallest brotli takes a hundred times the memory of what it packs, and seconds for a long sitemap. */
const brotliBest = (body: Buffer) => brotliAt(body.length > 1_000_000 ? 9 : 11)(body);
const gzipAt = (level: number) => (body: Buffer) =>
  compressed(body, createGzip({ chunkSize, level }));
const zstdAt = (level: number) => (body: Buffer) =>
  compressed(
    body,
    createZstdCompress({
      chunkSize,
      pledgedSrcSize: body.length,
      params: { [constants.ZSTD_c_compressionLevel]: level },
    }),
  );

/** Each encoding at two levels: one a visitor can wait for, and the smallest one. The first accepted is taken. */
export const encodings: Record<
  Compression,
  Record<Level, (body: Buffer) => Promise<Buffer<ArrayBuffer>>>
> = {
  br: { fast: brotliAt(4), best: brotliBest },
  zstd: { fast: zstdAt(3), best: zstdAt(19) },
  gzip: { fast: gzipAt(6), best: gzipAt(9) },
};

let packing: Promise<unknown> = Promise.resolve();

/**
 * Views that somebody asked for in words of their own are packed one after the other: there is no end to them, and the
 * threads they are packed on also read the files and unpack the pages that others wait for.
 */
export function packedInTurn(encoding: Compression, body: Buffer): Promise<Buffer<ArrayBuffer>> {
  const packed = packing.then(() => encodings[encoding].fast(body));
  packing = packed.catch(() => {});
  return packed;
}

const order = ['br', 'zstd', 'gzip'] as const;

/** What was packed, as it was. */
export const unpack: Record<Compression, (body: Buffer) => Promise<Buffer<ArrayBuffer>>> = {
  br: promisify(brotliDecompress),
  zstd: promisify(zstdDecompress),
  gzip: promisify(gunzip),
};

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

/**
 * What zlib wrote into is let go at once, and only what it wrote is kept: V8 collects the whole heap the sooner the more
 * of such memory waits for that, and nobody is answered meanwhile.
 */
async function compressed(body: Buffer, packing: Transform): Promise<Buffer<ArrayBuffer>> {
  packing.end(body);
  const parts: Buffer<ArrayBuffer>[] = [];
  for await (const part of packing) parts.push(part);
  const own = Buffer.allocUnsafeSlow(parts.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const part of parts) end += part.copy(own, end);
  for (const memory of new Set(parts.map(({ buffer }) => buffer)))
    if (memory.byteLength === chunkSize) memory.transfer(0);
  return own;
}
