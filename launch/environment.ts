import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** The project's own folder. */
export const root = resolve(import.meta.dirname, '..');

/** Settings come from the environment and, where it says nothing, from `.env`. */
export function loadEnvironment(): void {
  const file = resolve(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  // Every workspace sees the same folder, wherever it is started.
  process.env.DATA_DIR = resolve(root, process.env.DATA_DIR || '.data');
}
