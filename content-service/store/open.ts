import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

export interface StoreSettings {
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
}

/** Opens the store the settings name: a PostgreSQL database, or else a file in the data folder. */
export async function openStore({ DATA_DIR, DATABASE_URL }: StoreSettings): Promise<Store> {
  if (DATABASE_URL) return openPostgres(DATABASE_URL);
  await mkdir(join(DATA_DIR, 'service'), { recursive: true });
  return openSqlite(storeFile(DATA_DIR));
}

export function storeFile(dataFolder: string): string {
  return join(dataFolder, 'service', 'content.sqlite');
}
