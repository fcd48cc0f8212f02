import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The permissions of the group and of all others. */
const permissionsOfOthers = 0o077;

/** Makes all files this process creates accessible to its own user only, whatever umask it was started with. */
export function keepFilesPrivate(): void {
  process.umask(permissionsOfOthers);
}

/**
 * Restricts a folder and all it contains to this user: an earlier version left it open. The folder itself comes last,
 * so that an interrupted run is completed by the next one. Files of other users stay as they are.
 */
export async function restrictToOwner(folder: string): Promise<void> {
  if (process.platform === 'win32' || !(await isOpen(folder))) return;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    await setMode(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  }
  await setMode(folder, 0o700);
}

async function isOpen(folder: string): Promise<boolean> {
  const stats = await lstat(folder).catch(() => null);
  return stats?.isDirectory() === true && (stats.mode & permissionsOfOthers) !== 0;
}

async function setMode(path: string, mode: number): Promise<void> {
  await chmod(path, mode).catch((fault: NodeJS.ErrnoException) => {
    // ENOENT: another process of ours may just have removed it.
    if (fault.code !== 'EPERM' && fault.code !== 'ENOENT' && fault.code !== 'EROFS') throw fault;
  });
}
