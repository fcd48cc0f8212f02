import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder in memory on Linux. */
export const memory = '/dev/shm';
const neededBytes = 4 * 1024 ** 3;

/**
 * The free bytes there. Its files count as memory of the process that writes them, so a container's limit applies too.
 */
function roomBytes(): number {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, process.availableMemory());
  } catch {
    // Other systems have no such folder.
    return 0;
  }
}

/** A temporary folder, in memory where there is enough room: on disk, databases wait at each commit. */
export function memoryFolder(room = roomBytes()): { path: string; remove(): void } {
  const path = mkdtempSync(join(room > neededBytes ? memory : tmpdir(), 'farol-tests-'));
  // Some tests act as another user.
  chmodSync(path, 0o1777);
  // A process ended by a signal may have children that are still writing.
  const remove = () => rmSync(path, { recursive: true, force: true, maxRetries: 5 });
  return { path, remove };
}
