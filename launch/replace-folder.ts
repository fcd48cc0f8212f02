import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';

/** Replaces the contents of a folder. The old contents stay until `fill` has completed the new ones beside them. */
export async function replaceFolder(
  folder: string,
  fill: (temporary: string) => Promise<void>,
): Promise<void> {
  const temporary = `${folder}.new`;
  const previous = `${folder}.last`;
  // Only a process killed between the two renames below leaves it so.
  if (!existsSync(folder) && existsSync(previous)) await rename(previous, folder);
  for (const leftover of [temporary, previous])
    await rm(leftover, { recursive: true, force: true });
  await mkdir(temporary, { recursive: true });
  try {
    await fill(temporary);
    await mkdir(folder, { recursive: true });
    await rename(folder, previous);
    await rename(temporary, folder);
    await rm(previous, { recursive: true });
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}
