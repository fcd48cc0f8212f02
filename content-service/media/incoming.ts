import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { minuteMs } from '@farol/content-model';
import { isMissing } from './files.ts';

/** No file that is being written is this old: a server ends an upload that is idle earlier. */
export const abandonedMs = 15 * minuteMs;

/** Deletes the remains of uploads of killed processes, but not the current uploads of other processes. */
export async function clearIncoming(folder: string, now: number): Promise<void> {
  for (const name of await namesIn(folder)) {
    const path = join(folder, name);
    try {
      const { mtimeMs } = await stat(path);
      if (now - mtimeMs > abandonedMs) await rm(path, { force: true });
    } catch (fault) {
      // The upload ended in the meantime.
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
