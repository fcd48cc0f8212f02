import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A folder in which little room is left, and a way to make more. */
export interface SmallDisk {
  folder: string;
  /** Words of a shell to start the writing process with, for as long as room is short. */
  limit: string;
  /** Whether there is more room at once, or only for a process started anew. */
  makeRoom(): Promise<'at once' | 'for the next process'>;
  remove(): Promise<void>;
}

/** A limit of the process that every Unix has; it counts blocks of 512 bytes, for each file. */
export async function limitedFiles(megabytes: number): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'farol-small-files-'));
  return {
    folder,
    limit: `ulimit -f ${megabytes * 2048};`,
    makeRoom: async () => 'for the next process',
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A disk of a file that turns read-only under those who write to it, as a broken one does; null as below. */
export async function breakingDisk(): Promise<{
  folder: string;
  turnReadOnly(): Promise<void>;
  remove(): Promise<void>;
} | null> {
  const around = await mkdtemp(join(tmpdir(), 'farol-breaking-disk-'));
  const [image, folder] = [join(around, 'image'), join(around, 'disk')];
  try {
    await mkdir(folder);
    await run('truncate', ['-s', '40M', image]);
    await run('mkfs.ext4', ['-q', '-F', image]);
    await run('mount', ['-o', 'loop', image, folder]);
  } catch {
    await rm(around, { recursive: true, force: true });
    return null;
  }
  return {
    folder,
    async turnReadOnly() {
      // What the file system does by itself when the disk below it fails. It says that it did so by an error.
      await run('mount', ['-o', 'remount,abort', folder]).catch(() => {});
    },
    async remove() {
      await run('umount', [folder]);
      await rm(around, { recursive: true, force: true });
    },
  };
}

/** A disk in memory; null where mounting one is not allowed. */
export async function smallDisk(megabytes: number): Promise<SmallDisk | null> {
  const folder = await mkdtemp(join(tmpdir(), 'farol-small-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  } catch {
    await rm(folder, { recursive: true, force: true });
    return null;
  }
  return {
    folder,
    limit: '',
    async makeRoom() {
      await run('mount', ['-o', `remount,size=${megabytes * 8}m`, folder]);
      return 'at once';
    },
    async remove() {
      await run('umount', [folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
