import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** The first command found in PATH, or in the additional folders. */
export function findInPath(
  names: readonly string[],
  moreFolders: readonly string[] = [],
): Promise<string | undefined> {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...moreFolders];
  return firstExecutable(folders.flatMap((folder) => names.map((name) => join(folder, name))));
}

export async function firstExecutable(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths)
    try {
      await access(path, constants.X_OK);
      return path;
    } catch {
      // Try the next one.
    }
  return undefined;
}
