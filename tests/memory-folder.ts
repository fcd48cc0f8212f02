import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
export const memory = '/dev/shm';
const neededBytes = 4 * 1024 ** 3;

/** What is written there counts as memory of whoever writes, so that the limit of a container is one of it, too. */
function roomBytes(): number {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, process.availableMemory());
  } catch {
    // Other systems have none.
    return 0;
  }
}

/** A temporary folder in memory where there is room for it: databases wait for a disk at each commit. */
export function memoryFolder(room = roomBytes()): { path: string; remove(): void } {
  const path = mkdtempSync(join(room > neededBytes ? memory : tmpdir(), 'farol-tests-'));
  // Some tests act as another user.
  chmodSync(path, 0o1777);
  // Who was ended by a signal may have children that still write.
  const remove = () => rmSync(path, { recursive: true, force: true, maxRetries: 5 });
  return { path, remove };
}
