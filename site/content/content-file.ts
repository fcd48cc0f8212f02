import { readFileSync } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { errorOf } from '@farol/content-model';
import { partialSuffix, writeAside } from '@farol/server/write-aside';
import type { Content } from './content.ts';
import { readEarlierFormat } from './earlier-format.ts';
import { type Journal, journalLines, readJournal } from './journal.ts';

type SavedContent = Pick<Journal, 'content' | 'takenAt'>;

/** The file is rewritten once appending has made it longer than it was by an eighth plus a megabyte. */
const maxGrowth = { share: 1 / 8, bytes: 1024 * 1024 };

/** Buffers per write, so that requests are served in between. */
const maxBuffersPerWrite = 400;

/**
 * The published content on disk, for the next start and for when the service is down. Changes are appended; whenever the
 * process or the machine stops, the file holds the last content or the one before. Publishing does not wait for it and
 * does not need it.
 */
export class ContentFile {
  readonly #file: string;
  readonly #earlierFile: string;
  readonly #repository: string;
  readonly #onFault: (fault: unknown) => void;
  /** The content of the file; null if it has to be rewritten. */
  #saved: Content | null = null;
  #length = 0;
  #lengthAfterRewrite = 0;
  #next: SavedContent | null = null;
  #running: Promise<void> | null = null;
  /** Until something is written again. */
  #isFaultNamed = false;

  constructor(options: {
    folder: string;
    repository: string;
    onFault: (fault: unknown) => void;
  }) {
    this.#file = join(options.folder, 'content.journal');
    this.#earlierFile = join(options.folder, 'content.jsonl');
    this.#repository = options.repository;
    this.#onFault = options.onFault;
  }

  /** Null if there is no content of this repository. */
  load(): SavedContent | null {
    try {
      const journal = this.#read(this.#file, readJournal);
      if (!journal) return this.#read(this.#earlierFile, readEarlierFormat);
      const { content, length, damagedLines } = journal;
      if (damagedLines > 0)
        this.#onFault(new Error(`${damagedLines} lines of ${this.#file} are damaged.`));
      // Without a ref it is incomplete, and the file is rewritten.
      if (content.ref !== '') this.#saved = content;
      this.#length = this.#lengthAfterRewrite = length;
      return journal;
    } catch (fault) {
      this.#onFault(fault);
      return null;
    }
  }

  /** Writes in the background, one content at a time; of those that wait, only the last. */
  save(next: SavedContent): void {
    if (next.content.size === 0 || next.content === this.#saved) return;
    this.#next = next;
    this.#running ??= this.#writeAll().finally(() => {
      this.#running = null;
    });
  }

  /** Resolves once everything is on disk. */
  async stop(): Promise<void> {
    await this.#running;
  }

  #read<Value>(file: string, parse: (bytes: Buffer, repository: string) => Value): Value | null {
    try {
      return parse(readFileSync(file), this.#repository);
    } catch (fault) {
      if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return null;
      throw fault;
    }
  }

  async #writeAll(): Promise<void> {
    for (let next = this.#next; next; next = this.#next) {
      this.#next = null;
      const fault = await this.#write(next).then(() => null, errorOf);
      // While the disk is full, the same is tried every few seconds.
      if (fault !== null && !this.#isFaultNamed) this.#onFault(fault);
      this.#isFaultNamed = fault !== null;
    }
  }

  async #write(next: SavedContent): Promise<void> {
    const maxLength = this.#lengthAfterRewrite * (1 + maxGrowth.share) + maxGrowth.bytes;
    const isAppended =
      this.#saved !== null && this.#length <= maxLength && (await this.#append(next, this.#saved));
    if (!isAppended) await this.#rewrite(next);
    this.#saved = next.content;
  }

  /** False if the file no longer exists. */
  async #append(next: SavedContent, previous: Content): Promise<boolean> {
    const handle = await open(this.#file, 'r+').catch((fault: NodeJS.ErrnoException) => {
      if (fault.code === 'ENOENT') return null;
      throw fault;
    });
    if (!handle) return false;
    try {
      // Removes a partial entry of a killed process.
      await handle.truncate(this.#length);
      const lines = journalLines(this.#repository, next, previous);
      this.#length = await writeLines(handle, lines, this.#length);
    } catch (fault) {
      // A partial entry would only take space on a full disk.
      await handle.truncate(this.#length).catch(() => {});
      throw fault;
    } finally {
      await handle.close();
    }
    return true;
  }

  async #rewrite(next: SavedContent): Promise<void> {
    const folder = dirname(this.#file);
    await mkdir(folder, { recursive: true });
    // Removes partial files of a killed process.
    for (const name of await readdir(folder))
      if (name.startsWith(basename(this.#file)) && name.endsWith(partialSuffix))
        await rm(join(folder, name), { force: true });
    this.#length = this.#lengthAfterRewrite = await writeAside(this.#file, async (aside) => {
      const handle = await open(aside, 'w');
      const lines = journalLines(this.#repository, next, null);
      return writeLines(handle, lines, 0).finally(() => handle.close());
    });
    await rm(this.#earlierFile, { force: true });
  }
}

/** Writes and flushes the lines; returns the offset where they end. */
async function writeLines(
  handle: FileHandle,
  lines: Iterable<Buffer[]>,
  start: number,
): Promise<number> {
  let end = start;
  let buffers: Buffer[] = [];
  const write = async () => {
    const length = buffers.reduce((sum, buffer) => sum + buffer.length, 0);
    const { bytesWritten } = await handle.writev(buffers, end);
    if (bytesWritten < length) throw new Error('The disk has no room for the content.');
    end += length;
    buffers = [];
  };
  for (const line of lines) {
    buffers.push(...line);
    if (buffers.length > maxBuffersPerWrite) await write();
  }
  await write();
  await handle.sync();
  return end;
}
