import { mkdir, rename, rm } from 'node:fs/promises';

/** Fills a folder anew, beside the one that is there: that one stays as it is until all is made. */
export async function fillAnew(
  folder: string,
  fill: (aside: string) => Promise<void>,
): Promise<void> {
  const [aside, last] = [`${folder}.new`, `${folder}.last`];
  for (const each of [aside, last]) await rm(each, { recursive: true, force: true });
  await mkdir(aside, { recursive: true });
  try {
    await fill(aside);
    await mkdir(folder, { recursive: true });
    await rename(folder, last);
    await rename(aside, folder);
    await rm(last, { recursive: true });
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}
