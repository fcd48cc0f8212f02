import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';

/** The suffix of unfinished files. */
export const partialSuffix = '.part';

const diskFullCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/**
 * Writes a file or folder to a temporary path beside its destination and renames it when complete: nothing incomplete
 * ever has the final name. The destination is left alone if `write` fails or resolves to false.
 */
export async function writeAside<Result>(
  path: string,
  write: (temporary: string) => Promise<Result>,
): Promise<Result> {
  const temporary = `${path}.${randomUUID()}${partialSuffix}`;
  try {
    const result = await write(temporary);
    if (result !== false) await rename(temporary, path);
    return result;
  } catch (fault) {
    // Of a file that is open already, Node names no path.
    if (fault instanceof Error && 'code' in fault && diskFullCodes.has(fault.code))
      throw Object.assign(fault, { path });
    throw fault;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}
