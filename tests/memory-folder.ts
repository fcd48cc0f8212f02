import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const memory = '/dev/shm';
const neededBytes = 4 * 1024 ** 3;

function roomBytes(): number {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, freemem());
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
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
