import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** The root folder of the project. */
export const root = resolve(import.meta.dirname, '..');

/** Loads settings from `.env`; the environment takes precedence. */
export function loadEnvironment(): void {
  const file = resolve(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  // Absolute, so that every workspace uses the same folder.
  process.env.DATA_DIR = resolve(root, process.env.DATA_DIR || '.data');
}
