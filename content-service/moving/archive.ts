import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { access, constants, open, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeAside } from '@farol/server/write-aside';
import { extract, pack } from 'tar-stream';
import { isMissing } from '../media/files.ts';

/**
 * One file for backups and exports: a tar of ordinary files. `farol.json` describes it, `history/` has the commits with
 * the contents they added, one per line, `media/` the files named by their SHA-256, and `checksums.txt`, the last one,
 * the SHA-256 of all files before it, in the format of `sha256sum -c`.
 */
export interface ArchiveInfo {
  format: typeof format;
  version: 1;
  /** An export is for others and contains no tokens. */
  kind: 'backup' | 'export';
  repository: string;
  /** In milliseconds. */
  at: number;
}

export const format = 'Farol archive';
const aboutFile = 'farol.json';
const checksumsFile = 'checksums.txt';

/** The most bytes of a text that is read into memory. Ours are a few megabytes and at most one commit longer. */
const maxTextBytes = 256 * 1024 * 1024;
const maxAboutBytes = 64 * 1024;

export class DamagedArchive extends Error {
  override name = 'DamagedArchive';
  constructor(path: string, problem: string, cause?: unknown) {
    super(`${path} is damaged or no archive of Farol's: ${problem}`, { cause });
  }
}

export interface ArchiveWriter {
  text(name: string, content: string): Promise<void>;
  stream(name: string, size: number, content: AsyncIterable<Uint8Array>): Promise<void>;
}

/**
 * Writes an archive to a temporary file, so that under its own name it is complete or absent. Only its owner may read
 * it.
 */
export async function writeArchive(
  path: string,
  about: ArchiveInfo,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  await refuseUnusable(path);
  await writeAside(path, async (temporaryPath) => {
    const file = await open(temporaryPath, 'w', 0o600);
    const tar = pack();
    const writing = file.writeFile(bytesOf(tar));
    try {
      const checksums: string[] = [];
      const archive = writerOf(tar, writing, checksums);
      const fillAll = async () => {
        await archive.text(aboutFile, `${JSON.stringify(about, null, 2)}\n`);
        await fill(archive);
        await archive.text(checksumsFile, checksums.join(''));
        tar.finalize();
      };
      await Promise.all([fillAll(), writing]);
      await file.sync();
    } catch (fault) {
      tar.destroy();
      await writing.catch(() => {
        // The first fault is the one reported.
      });
      throw fault;
    } finally {
      await file.close();
    }
  });
}

/** Before anything is copied. */
async function refuseUnusable(path: string): Promise<void> {
  await access(dirname(path), constants.W_OK);
  const existing = await stat(path).catch((fault) => {
    if (isMissing(fault)) return null;
    throw fault;
  });
  if (existing?.isDirectory()) throw new Error(`${path} is a folder. Name a file in it.`);
}

/** The tar streams do not declare the type of their chunks. */
async function* bytesOf(stream: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('A tar is made of bytes.');
    yield chunk;
  }
}

function writerOf(
  tar: ReturnType<typeof pack>,
  writing: Promise<void>,
  checksums: string[],
): ArchiveWriter {
  const archive: ArchiveWriter = {
    async text(name, content) {
      const bytes = Buffer.from(content);
      await archive.stream(name, bytes.length, chunked(bytes));
    },
    async stream(name, size, content) {
      const hash = createHash('sha256');
      const finished = Promise.withResolvers<void>();
      const entry = tar.entry({ name, size, mode: 0o600 }, (fault) =>
        fault ? finished.reject(fault) : finished.resolve(),
      );
      const write = async () => {
        for await (const chunk of content) {
          hash.update(chunk);
          if (!entry.write(chunk)) await Promise.race([once(entry, 'drain'), finished.promise]);
        }
        entry.end(null);
        await finished.promise;
      };
      // When the disk is full the pump ends, and the entry would never report that it was written.
      await Promise.race([write(), writing]);
      checksums.push(`${hash.digest('hex')}  ${name}\n`);
    },
  };
  return archive;
}

const chunkBytes = 1024 * 1024;

async function* chunked(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += chunkBytes)
    yield bytes.subarray(start, start + chunkBytes);
}

export interface Entry {
  name: string;
  content: AsyncIterable<Uint8Array>;
}

/** The files of an archive, in order. What the caller does not read of one is skipped. */
export async function* entriesOf(path: string): AsyncGenerator<Entry> {
  const tar = extract();
  const source = createReadStream(path, { highWaterMark: chunkBytes });
  source.on('error', (fault) => tar.destroy(fault));
  source.pipe(tar);
  try {
    for await (const entry of withPath(path, tar)) {
      yield { name: entry.header.name, content: withPath(path, bytesOf(entry)) };
      entry.resume();
    }
  } finally {
    source.destroy();
  }
}

/** Adds the archive's path to the error where the tar cannot be read. */
async function* withPath<Item>(path: string, items: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* items;
  } catch (fault) {
    const isDiskError = fault instanceof Error && 'syscall' in fault;
    if (isDiskError || !(fault instanceof Error)) throw fault;
    throw new DamagedArchive(path, `${fault.message}.`, fault);
  }
}

/** Checks a whole archive against its checksums; throws `DamagedArchive` for the first mismatch. */
export async function verifyArchive(path: string): Promise<ArchiveInfo> {
  const actual: string[] = [];
  let about: ArchiveInfo | undefined;
  let checksums: string | undefined;
  for await (const { name, content } of entriesOf(path)) {
    if (checksums !== undefined) throw new DamagedArchive(path, `${name} comes after its end.`);
    if (name === checksumsFile) checksums = await textOf(content, path);
    else {
      const hash = createHash('sha256');
      const chunks: Uint8Array[] = [];
      let size = 0;
      for await (const chunk of content) {
        hash.update(chunk);
        if (name !== aboutFile) continue;
        chunks.push(chunk);
        size += chunk.length;
        if (size > maxAboutBytes) throw new DamagedArchive(path, `${name} is too long.`);
      }
      const digest = hash.digest('hex');
      if (name.startsWith('media/') && name !== `media/${digest}`)
        throw new DamagedArchive(path, `${name} does not match its checksum.`);
      if (name === aboutFile) about = readAbout(path, Buffer.concat(chunks).toString());
      actual.push(`${digest}  ${name}`);
    }
  }
  if (checksums === undefined) throw new DamagedArchive(path, 'its end is missing.');
  const expected = checksums.split('\n').slice(0, -1);
  for (const [index, line] of actual.entries())
    if (line !== expected[index])
      throw new DamagedArchive(path, `${line.slice(66)} does not match its checksum.`);
  if (`${actual.join('\n')}\n` !== checksums)
    throw new DamagedArchive(path, 'its list of checksums does not fit what is in it.');
  if (!about) throw new DamagedArchive(path, `${aboutFile} is missing.`);
  return about;
}

function readAbout(path: string, text: string): ArchiveInfo {
  try {
    const about: ArchiveInfo = JSON.parse(text);
    if (about.format === format && about.version === 1) return about;
  } catch {
    throw new DamagedArchive(path, `${aboutFile} is not JSON.`);
  }
  throw new DamagedArchive(path, `${aboutFile} speaks of a form that this Farol does not know.`);
}

export async function textOf(content: AsyncIterable<Uint8Array>, path: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += chunk.length;
    if (size > maxTextBytes) throw new DamagedArchive(path, 'a text in it is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
