import { readFileSync } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { partialSuffix, writeAside } from '@farol/server/write-aside';
import type { Content } from './content.ts';
import { readEarlierFormat } from './earlier-format.ts';
import { type Journal, journalLines, readJournal } from './journal.ts';

type Saved = Pick<Journal, 'content' | 'takenAt'>;

/** What was written over may take an eighth of the file, before it is written anew; a small one always may take so much. */
const slack = { share: 1 / 8, bytes: 1024 * 1024 };

/** Buffers that are written together, so that visitors are answered in between. */
const atOnce = 400;

/**
 * The published content on disk, for the next start and for when the service is away. What changed is added at the end;
 * whenever the process or the machine stops, the file has the last content or the one before. Visitors wait for none of
 * this: where the disk takes nothing, the content is published all the same.
 */
export class ContentFile {
  readonly #file: string;
  readonly #earlier: string;
  readonly #repository: string;
  readonly #onFault: (fault: unknown) => void;
  /** What stands in the file, up to which byte, and how long it was when it was written anew. */
  #saved: Content | null = null;
  #length = 0;
  #lengthAnew = 0;
  #next: Saved | null = null;
  #running: Promise<void> | null = null;

  constructor(options: {
    folder: string;
    repository: string;
    onFault: (fault: unknown) => void;
  }) {
    this.#file = join(options.folder, 'content.journal');
    this.#earlier = join(options.folder, 'content.jsonl');
    this.#repository = options.repository;
    this.#onFault = options.onFault;
  }

  /** Null where there is nothing of this repository. */
  load(): Saved | null {
    try {
      const journal = this.#read(this.#file, readJournal);
      if (!journal) return this.#read(this.#earlier, readEarlierFormat);
      const { content, length, damagedLines } = journal;
      if (damagedLines > 0)
        this.#onFault(new Error(`${damagedLines} lines of ${this.#file} are damaged.`));
      // What cannot be trusted is written anew.
      if (content.ref !== '') this.#saved = content;
      this.#length = this.#lengthAnew = length;
      return journal;
    } catch (fault) {
      this.#onFault(fault);
      return null;
    }
  }

  /** Done soon, and never two at once: of several contents, the last one counts. */
  save(saved: Saved): void {
    if (saved.content.size === 0 || saved.content === this.#saved) return;
    this.#next = saved;
    this.#running ??= this.#write().finally(() => {
      this.#running = null;
    });
  }

  /** Done once everything is on disk. */
  async stop(): Promise<void> {
    await this.#running;
  }

  #read<Read>(file: string, read: (bytes: Buffer, repository: string) => Read): Read | null {
    try {
      return read(readFileSync(file), this.#repository);
    } catch (fault) {
      if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return null;
      throw fault;
    }
  }

  async #write(): Promise<void> {
    for (let next = this.#next; next; next = this.#next) {
      this.#next = null;
      await this.#put(next).catch(this.#onFault);
    }
  }

  async #put(saved: Saved): Promise<void> {
    const isLong = this.#length > this.#lengthAnew * (1 + slack.share) + slack.bytes;
    const isAdded = this.#saved !== null && !isLong && (await this.#add(saved, this.#saved));
    if (!isAdded) await this.#writeAnew(saved);
    this.#saved = saved.content;
  }

  /** False where the file is gone. */
  async #add(saved: Saved, before: Content): Promise<boolean> {
    const handle = await open(this.#file, 'r+').catch((fault: NodeJS.ErrnoException) => {
      if (fault.code === 'ENOENT') return null;
      throw fault;
    });
    if (!handle) return false;
    try {
      // What a kill cut off.
      await handle.truncate(this.#length);
      const lines = journalLines(this.#repository, saved, before);
      this.#length = await written(handle, lines, this.#length);
    } catch (fault) {
      // Half of it on a full disk is no use to anybody.
      await handle.truncate(this.#length).catch(() => {});
      throw fault;
    } finally {
      await handle.close();
    }
    return true;
  }

  async #writeAnew(saved: Saved): Promise<void> {
    const folder = dirname(this.#file);
    await mkdir(folder, { recursive: true });
    // What a kill left.
    for (const name of await readdir(folder))
      if (name.startsWith(basename(this.#file)) && name.endsWith(partialSuffix))
        await rm(join(folder, name), { force: true });
    this.#length = this.#lengthAnew = await writeAside(this.#file, async (aside) => {
      const handle = await open(aside, 'w');
      const lines = journalLines(this.#repository, saved, null);
      return written(handle, lines, 0).finally(() => handle.close());
    });
    await rm(this.#earlier, { force: true });
  }
}

/** Where the lines end, once they are on the disk. */
async function written(
  handle: FileHandle,
  lines: Iterable<Buffer[]>,
  start: number,
): Promise<number> {
  let end = start;
  let waiting: Buffer[] = [];
  const write = async () => {
    const length = waiting.reduce((all, each) => all + each.length, 0);
    const { bytesWritten } = await handle.writev(waiting, end);
    if (bytesWritten < length) throw new Error('The disk has no room for the content.');
    end += length;
    waiting = [];
  };
  for (const line of lines) {
    waiting.push(...line);
    if (waiting.length > atOnce) await write();
  }
  await write();
  await handle.sync();
  return end;
}
