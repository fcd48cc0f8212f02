import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { Content } from './content.ts';
import { read as readDocument, type StoredDocument, stored } from './document.ts';
import { modelsFingerprint } from './models.ts';
import { type Validated, validate } from './validate.ts';

/** Raised with what stands on the disk: the site reads its own, and takes no other for a damaged one. */
const format = 3;
const anyFormat = z.object({ format: z.number() });

/** The last good snapshot on disk: a line about it, a line per document, and the checksum of all before it. */
const head = z.object({
  format: z.literal(format),
  repository: z.string(),
  /** Which models the documents were read against. */
  models: z.string(),
  ref: z.string().min(1),
  documents: z.number().int().min(0),
  others: z.array(z.string()),
  takenAt: z.number(),
});

export interface Mirrored {
  content: Content;
  /** When it was the published content, in milliseconds of the clock. */
  takenAt: number;
}

export class DamagedMirror extends Error {
  override name = 'DamagedMirror';
}

export function mirrorFile(dataFolder: string): string {
  return join(dataFolder, 'content.jsonl');
}

/**
 * Null where there is none yet, or one that another version wrote. A damaged one is set aside for whoever wants to
 * look into it.
 */
export async function loadMirror(file: string, repository: string): Promise<Mirrored | null> {
  const handle = await open(file).catch((fault: NodeJS.ErrnoException) => {
    if (fault.code === 'ENOENT') return null;
    throw fault;
  });
  if (handle === null) return null;
  try {
    const { size } = await handle.stat();
    return await read(handle, Buffer.allocUnsafeSlow(size), repository);
  } catch (fault) {
    if (isOfTheMachine(fault)) throw fault;
    const aside = `${file}.damaged`;
    await rename(file, aside).catch(() => {});
    throw new DamagedMirror(`${file} is damaged and was set aside as ${aside}.`, { cause: fault });
  } finally {
    await handle.close();
  }
}

/** It says nothing of the file: the disk did not answer, or there was no memory. */
function isOfTheMachine(fault: unknown): boolean {
  return fault instanceof RangeError || (fault instanceof Error && 'syscall' in fault);
}

async function read(
  handle: FileHandle,
  bytes: Buffer,
  repository: string,
): Promise<Mirrored | null> {
  const documents = new Map<string, StoredDocument>();
  const end = Math.max(0, bytes.length - sumLength);
  let about: z.infer<typeof head> | undefined;
  let count = 0;
  let last = 0;
  for await (const { lines, sum } of reading(handle, bytes, end)) {
    last = sum;
    for (const line of lines) {
      if (about) {
        count += 1;
        const fitted = readLine(line, about);
        if (fitted.kind === 'document') documents.set(fitted.document.id, fitted.document);
        else about.others.push(fitted.id);
      } else {
        const first = JSON.parse(line.toString());
        if (anyFormat.parse(first).format !== format) return null;
        about = head.parse(first);
      }
    }
  }
  if (bytes.toString('utf8', end) !== sumLine(last))
    throw new Error('The checksum is another one.');
  if (about && about.repository !== repository) return null;
  if (count !== about?.documents) throw new Error('The number of documents is another one.');
  const content = new Content(about.ref, documents.values(), about.others);
  return { content, takenAt: about.takenAt };
}

function readLine(line: Buffer, { models }: z.infer<typeof head>): Validated {
  return models === modelsFingerprint ? trusted(line) : validate(JSON.parse(line.toString()));
}

/** Bytes that are read together. */
const piece = 4 * 1024 * 1024;

/** The lines of what was read up to `end`, and the checksum so far; the next piece is read meanwhile. */
async function* reading(handle: FileHandle, bytes: Buffer, end: number) {
  const readFrom = (start: number) => {
    const reading = handle.read(bytes, start, Math.min(piece, bytes.length - start), start);
    // Whoever waits for it hears of it; nobody does where the piece before is damaged.
    reading.catch(() => {});
    return reading;
  };
  let next = readFrom(0);
  let sum = 0;
  let start = 0;
  for (let there = 0; there < bytes.length; ) {
    const { bytesRead } = await next;
    if (bytesRead === 0) throw new Error('The file was cut while it was read.');
    const before = Math.min(there, end);
    there += bytesRead;
    if (there < bytes.length) next = readFrom(there);
    const present = bytes.subarray(0, Math.min(there, end));
    sum = crc32(present.subarray(before), sum);
    const lines = [...linesIn(present, start)];
    start += lines.reduce((length, line) => length + line.length + 1, 0);
    yield { lines, sum };
  }
}

/** Whole lines, from a place on. */
function* linesIn(bytes: Buffer, start: number): Generator<Buffer> {
  for (let from = start, to = bytes.indexOf('\n', from); to >= 0; to = bytes.indexOf('\n', from)) {
    yield bytes.subarray(from, to);
    from = to + 1;
  }
}

/** The last line: an accident of the disk shows in it. */
function sumLine(sum: number): string {
  return `${sum.toString(16).padStart(8, '0')}\n`;
}

const sumLength = sumLine(0).length;

/** Written by this site from what fitted the same models, and the checksum is right. */
function trusted(line: Buffer): Validated {
  return { kind: 'document', faults: [], document: stored(JSON.parse(line.toString())) };
}

/** Written aside, made durable, then put in place: there is always a whole one. */
export async function saveMirror(
  file: string,
  repository: string,
  { content, takenAt }: Mirrored,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const aside = `${file}.new`;
  const handle = await open(aside, 'w');
  try {
    let sum = 0;
    for (const lines of linesOf(repository, content, takenAt)) {
      for (const line of lines) sum = crc32(line, sum);
      const { bytesWritten } = await handle.writev(lines);
      const length = lines.reduce((all, line) => all + line.length, 0);
      if (bytesWritten < length) throw new Error(`${aside} has no room on its disk.`);
    }
    await handle.writeFile(sumLine(sum));
    await handle.sync();
  } catch (fault) {
    // Half of it on a full disk is no use to anybody.
    await rm(aside, { force: true });
    throw fault;
  } finally {
    await handle.close();
  }
  await rename(aside, file);
  const folder = await open(dirname(file), 'r');
  await folder.sync().finally(() => folder.close());
}

const newLine = Buffer.from('\n');

/** A few documents at a time, so that visitors are answered in between. */
function* linesOf(repository: string, content: Content, takenAt: number) {
  const { ref, documents, others } = content;
  const about: z.infer<typeof head> = {
    format,
    repository,
    models: modelsFingerprint,
    ref,
    documents: documents.length,
    others: [...others],
    takenAt,
  };
  yield [Buffer.from(`${JSON.stringify(about)}\n`)];
  let lines: Buffer[] = [];
  for (const document of documents) {
    lines.push(Buffer.from(JSON.stringify(readDocument(document))), newLine);
    if (lines.length < 100) continue;
    yield lines;
    lines = [];
  }
  if (lines.length > 0) yield lines;
}

/** A large content is written more seldom: writing it takes a tenth of the time, or else it waits so long. */
const longestDelay = 30_000;

/** Saves the newest snapshot soon after it came; never two at once. */
export function keepMirror(options: {
  file: string;
  repository: string;
  /** Milliseconds to wait for more changes. */
  delay?: number;
  onFault(fault: unknown): void;
}) {
  const { file, repository, delay = 1_000, onFault } = options;
  let next: Mirrored | null = null;
  let saved = '';
  /** When the next saving may begin. */
  let earliest = 0;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();

  async function save(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    const mirrored = next;
    if (!mirrored) return;
    next = null;
    saved = '';
    const began = performance.now();
    try {
      await saveMirror(file, repository, mirrored);
      saved = mirrored.content.ref;
    } catch (fault) {
      onFault(fault);
    }
    const ended = performance.now();
    earliest = ended + Math.min(longestDelay, 9 * (ended - began));
  }

  function schedule(): void {
    if (!next || timer) return;
    timer = setTimeout(
      () => {
        running = save();
      },
      Math.max(delay, earliest - performance.now()),
    );
  }

  return {
    keep(mirrored: Mirrored): void {
      if (mirrored.content.size === 0) return;
      next = mirrored.content.ref === saved ? null : mirrored;
      // While one is being written, it is not known yet when the next one may be.
      void running.then(schedule);
    },
    /** Done once everything is on disk. */
    async stop(): Promise<void> {
      running = running.then(save);
      await running;
    },
  };
}
