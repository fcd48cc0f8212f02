import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from './files.ts';

/** No upload goes without a byte for so long: the server ends those that take longer. */
const ABANDONED_MS = 15 * 60 * 1000;

/** Removes what uploads left behind whose process was killed; other processes' uploads are let be. */
export async function clearIncoming(folder: string, now: number): Promise<void> {
  for (const name of await namesIn(folder)) {
    const path = join(folder, name);
    try {
      const { mtimeMs } = await stat(path);
      if (now - mtimeMs > ABANDONED_MS) await rm(path, { force: true });
    } catch (fault) {
      // Its upload has just ended.
      if (!isMissing(fault)) throw fault;
    }
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.part'));
  } catch (fault) {
    if (isMissing(fault)) return [];
    throw fault;
  }
}
