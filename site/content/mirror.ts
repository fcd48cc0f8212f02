import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { Document } from './content.ts';
import { type Fitted, fit } from './fit.ts';
import { modelsFingerprint } from './models.ts';
import { documentIn, lineOf } from './packed.ts';
import { type Snapshot, sizeOf } from './snapshot.ts';

/** The last good snapshot on disk: a line about it, a line per document, and the checksum of all before it. */
const head = z.object({
  format: z.literal(1),
  repository: z.string(),
  /** Which models the documents were read against. */
  models: z.string(),
  ref: z.string().min(1),
  documents: z.number().int().min(0),
  others: z.array(z.string()),
  takenAt: z.number(),
});

export interface Mirrored {
  snapshot: Snapshot;
  /** When it was the published content, in milliseconds of the clock. */
  takenAt: number;
}

export class DamagedMirror extends Error {
  override name = 'DamagedMirror';
}

export function mirrorFile(dataFolder: string): string {
  return join(dataFolder, 'content.jsonl');
}

/** Null where there is none yet. A damaged one is set aside for whoever wants to look into it. */
export async function loadMirror(file: string, repository: string): Promise<Mirrored | null> {
  const bytes = await readFile(file).catch((fault: NodeJS.ErrnoException) => {
    if (fault.code === 'ENOENT') return null;
    throw fault;
  });
  if (bytes === null) return null;
  try {
    return read(bytes, repository);
  } catch (fault) {
    const aside = `${file}.damaged`;
    await rename(file, aside).catch(() => {});
    throw new DamagedMirror(`${file} is damaged and was set aside as ${aside}.`, { cause: fault });
  }
}

function read(bytes: Buffer, repository: string): Mirrored | null {
  const end = bytes.lastIndexOf('\n', bytes.length - 2) + 1;
  const sum = createHash('sha256').update(bytes.subarray(0, end)).digest('hex');
  if (bytes.toString('utf8', end) !== `${sum}\n`) throw new Error('The checksum is another one.');
  const lines = linesIn(bytes.subarray(0, end));
  const about = head.parse(JSON.parse(lines.next().value?.toString() ?? ''));
  if (about.repository !== repository) return null;
  const documents = new Map<string, Document>();
  const others = new Set(about.others);
  const isRead = about.models === modelsFingerprint;
  let count = 0;
  for (const line of lines) {
    count += 1;
    const fitted = isRead ? trusted(line) : fit(JSON.parse(line.toString()));
    if (fitted.kind === 'document') documents.set(fitted.document.id, fitted.document);
    else others.add(fitted.id);
  }
  if (count !== about.documents) throw new Error('The number of documents is another one.');
  return { snapshot: { ref: about.ref, documents, others }, takenAt: about.takenAt };
}

function* linesIn(bytes: Buffer): Generator<Buffer, undefined> {
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf('\n', start);
    yield bytes.subarray(start, end);
    start = end + 1;
  }
}

/** Written by this site from what fitted the same models, and the checksum is right. */
function trusted(line: Buffer): Fitted {
  return { kind: 'document', document: documentIn(line) };
}

/** Written aside, made durable, then put in place: there is always a whole one. */
export async function saveMirror(
  file: string,
  repository: string,
  { snapshot, takenAt }: Mirrored,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const aside = `${file}.new`;
  const handle = await open(aside, 'w');
  try {
    const sum = createHash('sha256');
    for (const lines of linesOf(repository, snapshot, takenAt)) {
      for (const line of lines) sum.update(line);
      const { bytesWritten } = await handle.writev(lines);
      const length = lines.reduce((all, line) => all + line.length, 0);
      if (bytesWritten < length) throw new Error(`${aside} has no room on its disk.`);
    }
    await handle.writeFile(`${sum.digest('hex')}\n`);
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
function* linesOf(repository: string, snapshot: Snapshot, takenAt: number) {
  const { ref, documents, others } = snapshot;
  const about: z.infer<typeof head> = {
    format: 1,
    repository,
    models: modelsFingerprint,
    ref,
    documents: documents.size,
    others: [...others],
    takenAt,
  };
  yield [Buffer.from(`${JSON.stringify(about)}\n`)];
  let lines: Buffer[] = [];
  for (const document of documents.values()) {
    lines.push(lineOf(document), newLine);
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
      saved = mirrored.snapshot.ref;
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
      if (sizeOf(mirrored.snapshot) === 0) return;
      next = mirrored.snapshot.ref === saved ? null : mirrored;
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
