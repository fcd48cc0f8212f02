import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A disk of our own that can be filled up and locked, where this user may mount one. */
export interface SmallDisk {
  folder: string;
  lock(): Promise<void>;
  remove(): Promise<void>;
}

export async function smallDisk(kilobytes: number): Promise<SmallDisk | null> {
  const folder = await mkdtemp(join(tmpdir(), 'farol-disk-'));
  const options = ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder];
  const isMounted = await run('mount', options).then(
    () => true,
    () => false,
  );
  if (!isMounted) {
    await rm(folder, { recursive: true });
    return null;
  }
  return {
    folder,
    lock: async () => void (await run('mount', ['-o', 'remount,ro', folder])),
    async remove() {
      await run('umount', [folder]);
      await rm(folder, { recursive: true });
    },
  };
}

/** From now on the process cannot write a file beyond so many bytes. */
export async function limitFiles(process: number, bytes: number): Promise<boolean> {
  return run('prlimit', ['--pid', String(process), `--fsize=${bytes}`]).then(
    () => true,
    () => false,
  );
}
