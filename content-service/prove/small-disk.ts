import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A folder with little room, and a way to make more. */
export interface SmallDisk {
  folder: string;
  /** Shell commands to run before the writing process, while room is limited. */
  limit: string;
  /** Whether the room is available at once, or only to a newly started process. */
  makeRoom(): Promise<'at once' | 'for the next process'>;
  remove(): Promise<void>;
}

/** Limits the size of each file by `ulimit`, in blocks of 512 bytes, which every Unix has. */
export async function limitedFiles(megabytes: number): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'farol-small-files-'));
  return {
    folder,
    limit: `ulimit -f ${megabytes * 2048};`,
    makeRoom: async () => 'for the next process',
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A disk in a file that turns read-only while in use, as a failing one does; null if mounting is not allowed. */
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
      // The file system does this itself when the disk fails. The command reports it as an error.
      await run('mount', ['-o', 'remount,abort', folder]).catch(() => {});
    },
    async remove() {
      await run('umount', [folder]);
      await rm(around, { recursive: true, force: true });
    },
  };
}

/** A disk in memory; null if mounting is not allowed. */
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
