import { execFile } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A disk of its own that can be filled and made read-only, where this user may mount one. */
export interface SmallDisk {
  folder: string;
  /** Leaves no room at all. */
  fill(): Promise<void>;
  makeRoom(): Promise<void>;
  lock(): Promise<void>;
  unlock(): Promise<void>;
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
  const filling = join(folder, 'filling');
  return {
    folder,
    fill: () => fillUp(filling),
    makeRoom: () => rm(filling, { force: true }),
    unlock: async () => void (await run('mount', ['-o', 'remount,rw', folder])),
    lock: async () => void (await run('mount', ['-o', 'remount,ro', folder])),
    async remove() {
      await run('umount', [folder]);
      await rm(folder, { recursive: true });
    },
  };
}

/** Writes until nothing more is accepted, in ever smaller pieces. */
async function fillUp(path: string): Promise<void> {
  const file = await open(path, 'a');
  try {
    for (let size = 1_048_576; size >= 4_096; ) {
      const isTaken = await file.write(Buffer.alloc(size)).then(
        ({ bytesWritten }) => bytesWritten === size,
        () => false,
      );
      if (!isTaken) size /= 4;
    }
  } finally {
    await file.close();
  }
}

/** Limits the size of files that the process can write. */
export async function limitFiles(process: number, bytes: number): Promise<boolean> {
  return run('prlimit', ['--pid', String(process), `--fsize=${bytes}`]).then(
    () => true,
    () => false,
  );
}
