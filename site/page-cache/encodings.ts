import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliCompressSync,
  brotliDecompress,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gunzip,
  gzipSync,
  zstdCompressSync,
  zstdDecompress,
} from 'node:zlib';

export type Compression = 'br' | 'zstd' | 'gzip';
export type Encoding = Compression | 'identity';
export type Level = 'fast' | 'best';

/** Too large for Node's shared buffer pool, and unlike its size, so that a chunk can be told from it. */
const chunkSize = 96 * 1024;

/** A window larger than the page compresses no better, and takes tens of megabytes at the best level. */
const windowLogFor = (body: Buffer, max: number) =>
  Math.min(max, Math.max(10, Math.ceil(Math.log2(body.length + 16))));

const brotliOptions = (body: Buffer, quality: number) => ({
  chunkSize,
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: windowLogFor(body, 22),
  },
});
const zstdOptions = (body: Buffer, level: number) => ({
  chunkSize,
  pledgedSrcSize: body.length,
  params: {
    [constants.ZSTD_c_compressionLevel]: level,
    // The best level takes 14 MB with this window for a sitemap of 6 MB, 86 without, for 8 % more bytes.
    [constants.ZSTD_c_windowLog]: windowLogFor(body, 20),
  },
});

const brotliAt = (quality: number) => (body: Buffer) =>
  compressed(body, createBrotliCompress(brotliOptions(body, quality)));
/** Brotli 11 needs a hundred times the memory of its input, and seconds for a long sitemap. */
const brotliBest = (body: Buffer) => brotliAt(body.length > 1_000_000 ? 9 : 11)(body);
const gzipAt = (level: number) => (body: Buffer) =>
  compressed(body, createGzip({ chunkSize, level }));
const zstdAt = (level: number) => (body: Buffer) =>
  compressed(body, createZstdCompress(zstdOptions(body, level)));

/** Each encoding at two levels: one that a request can wait for, and the smallest. */
export const encodings: Record<
  Compression,
  Record<Level, (body: Buffer) => Promise<Buffer<ArrayBuffer>>>
> = {
  br: { fast: brotliAt(4), best: brotliBest },
  zstd: { fast: zstdAt(3), best: zstdAt(19) },
  gzip: { fast: gzipAt(6), best: gzipAt(9) },
};

const atOnce: Record<Compression, (body: Buffer) => Buffer<ArrayBuffer>> = {
  br: (body) => brotliCompressSync(body, brotliOptions(body, 2)),
  zstd: (body) => zstdCompressSync(body, zstdOptions(body, 1)),
  gzip: (body) => gzipSync(body, { chunkSize, level: 3 }),
};
const maxAtOnceBytes = 128 * 1024;

/**
 * For a response that is sent once. A few tenths of a millisecond, less than another thread costs, for a body that is a
 * sixteenth longer than at the fast level.
 */
export async function compressOnce(
  encoding: Compression,
  body: Buffer,
): Promise<Buffer<ArrayBuffer>> {
  if (body.length > maxAtOnceBytes) return encodings[encoding].fast(body);
  return joined([atOnce[encoding](body)]);
}

let lastCompression: Promise<unknown> = Promise.resolve();

/**
 * Compresses cached views one at a time: there is no limit to them, and the thread pool also reads the files and
 * decompresses the pages that other requests wait for.
 */
export function compressInSequence(
  encoding: Compression,
  body: Buffer,
): Promise<Buffer<ArrayBuffer>> {
  const compression = lastCompression.then(() => encodings[encoding].fast(body));
  lastCompression = compression.catch(() => {});
  return compression;
}

export const decompress: Record<Compression, (body: Buffer) => Promise<Buffer<ArrayBuffer>>> = {
  br: promisify(brotliDecompress),
  zstd: promisify(zstdDecompress),
  gzip: promisify(gunzip),
};

/** Memoized, as browsers send only a handful of different headers. */
const negotiated = new Map<string, Encoding>();

/** The encoding for an Accept-Encoding header. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const known = negotiated.get(accepted);
  if (known) return known;
  const encoding = negotiate(accepted);
  if (negotiated.size < 200) negotiated.set(accepted, encoding);
  return encoding;
}

const preferred = ['br', 'zstd', 'gzip'] as const;

function negotiate(accepted: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((field) => field.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight));
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const best = Math.max(...preferred.map(weightOf));
  // A client that prefers the plain body gives it a higher weight. Weights may be NaN.
  if (!(best > 0) || (weights.get('identity') ?? 0) > best) return 'identity';
  return preferred.find((name) => weightOf(name) === best) ?? 'identity';
}

async function compressed(body: Buffer, compressor: Transform): Promise<Buffer<ArrayBuffer>> {
  compressor.end(body);
  const chunks: Buffer<ArrayBuffer>[] = [];
  for await (const chunk of compressor) chunks.push(chunk);
  return joined(chunks);
}

/**
 * Copies the output and frees zlib's chunks at once: the more such memory waits to be collected, the sooner V8 runs a
 * major collection, which blocks all requests.
 */
function joined(chunks: readonly Buffer<ArrayBuffer>[]): Buffer<ArrayBuffer> {
  const output = Buffer.allocUnsafeSlow(chunks.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const chunk of chunks) end += chunk.copy(output, end);
  for (const memory of new Set(chunks.map(({ buffer }) => buffer)))
    if (memory.byteLength === chunkSize) memory.transfer(0);
  return output;
}
