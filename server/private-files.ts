import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What others could do. */
const OTHERS = 0o077;

/** What this process makes from now on is for its own user, whatever the umask it was started with. */
export function keepFilesPrivate(): void {
  process.umask(OTHERS);
}

/**
 * Closes a folder of this process to other users, with all that lies in it: an earlier version left it open. The
 * folder itself comes last, so that whoever is interrupted does the rest the next time. What belongs to another
 * user stays as that one made it.
 */
export async function closeToOthers(folder: string): Promise<void> {
  if (process.platform === 'win32' || !(await isOpen(folder))) return;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    await close(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  }
  await close(folder, 0o700);
}

async function isOpen(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => null);
  return found !== null && found.isDirectory() && (found.mode & OTHERS) !== 0;
}

async function close(path: string, mode: number): Promise<void> {
  await chmod(path, mode).catch((fault: NodeJS.ErrnoException) => {
    // Another process of ours may just have removed it.
    if (fault.code !== 'EPERM' && fault.code !== 'ENOENT' && fault.code !== 'EROFS') throw fault;
  });
}
