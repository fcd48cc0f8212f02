import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Of everything that is drawn from: it changes when any picture could. */
export async function sourcesHash(): Promise<string> {
  const files = (await readdir(import.meta.dirname, { recursive: true }))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => !file.startsWith('node_modules'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash.update(file).update(await readFile(join(import.meta.dirname, file), 'utf8'));
  return hash.digest('hex');
}
