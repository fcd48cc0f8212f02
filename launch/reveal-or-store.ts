import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const ownerOnly = 0o600;

/**
 * Returns what to print for a URL that works once: the URL itself on a terminal; else, because output may end up in a
 * log, the path of a file with the URL that only its owner may read.
 */
export async function revealOrStore(url: string, dataFolder: string): Promise<string> {
  if (process.stdout.isTTY) return url;
  const file = join(dataFolder, 'service', 'one-time-address');
  await writeFile(file, `${url}\n`, { mode: ownerOnly });
  // An existing file would keep its mode.
  await chmod(file, ownerOnly);
  return file;
}
