import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';

/** How what is not finished is called. */
export const unfinished = '.part';

/**
 * Has something written beside its place, a file or a folder, and put there when it is whole: under its name it is
 * whole or not there. Nothing is put there where the writer says false or fails.
 */
export async function writeAside<Result>(
  path: string,
  write: (aside: string) => Promise<Result>,
): Promise<Result> {
  const aside = `${path}.${randomUUID()}${unfinished}`;
  try {
    const result = await write(aside);
    if (result !== false) await rename(aside, path);
    return result;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}
