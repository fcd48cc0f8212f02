import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { own } from '@farol/content-model';
import { singleFlight } from '@farol/server/single-flight';
import {
  type Compression,
  type Encoding,
  encodingFor,
  encodings,
} from '../page-cache/encodings.ts';
import { cachePolicies } from './cache-policies.ts';
import type { Conditions } from './request.ts';
import { matchesEtag, type SiteResponse } from './response.ts';

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json',
  woff2: 'font/woff2',
  png: 'image/png',
  ico: 'image/x-icon',
  txt: 'text/plain; charset=utf-8',
};

const compressible = /^(?:text\/|image\/svg|application\/json)/;

interface File {
  type: string;
  bytes: Buffer<ArrayBuffer>;
  hash: string;
  compressed: Map<Compression, Buffer<ArrayBuffer>>;
  /** Compressions in progress. */
  compressing: Map<Compression, Promise<Buffer<ArrayBuffer>>>;
}

/** The files of the browser build, in memory: there are few, and they are small. */
export async function loadFiles(folder: string): Promise<ReadonlyMap<string, File>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, File>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, file).split(sep).join('/')}`;
    files.set(address, fileOf(address, await readFile(file)));
  }
  return files;
}

export function fileOf(address: string, bytes: Buffer<ArrayBuffer>): File {
  const type = own(types, address.split('.').at(-1) ?? '') ?? 'application/octet-stream';
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { type, bytes, hash, compressed: new Map(), compressing: new Map() };
}

export async function fileResponse(
  files: ReadonlyMap<string, File>,
  address: string,
  conditions: Conditions,
): Promise<SiteResponse | null> {
  const file = files.get(address);
  if (!file) return null;
  const encoding = compressible.test(file.type)
    ? encodingFor(conditions.acceptEncoding)
    : 'identity';
  const body = await encoded(file, encoding);
  const headers: Record<string, string> = {
    'content-type': file.type,
    // The names of assets contain a hash.
    'cache-control': cachePolicies[address.startsWith('/assets/') ? 'immutable' : 'aDay'],
    etag: `"${file.hash}${encoding === 'identity' ? '' : `-${encoding}`}"`,
    vary: 'Accept-Encoding',
  };
  if (matchesEtag(conditions.ifNoneMatch, file.hash)) return { status: 304, headers, body: null };
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-length'] = String(body.length);
  return { status: 200, headers, body: conditions.isHead ? null : body };
}

/** Compressed once for all requests; a failure is not remembered. */
async function encoded(file: File, encoding: Encoding) {
  if (encoding === 'identity') return file.bytes;
  const existing = file.compressed.get(encoding);
  if (existing) return existing;
  const body = await singleFlight(file.compressing, encoding, () =>
    encodings[encoding].best(file.bytes),
  );
  file.compressed.set(encoding, body);
  return body;
}
