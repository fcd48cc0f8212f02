import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

export interface StoreSettings {
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
}

/** Opens the PostgreSQL database in the settings or, without one, the SQLite file in the data folder. */
export async function openStore<Event>({
  DATA_DIR,
  DATABASE_URL,
}: StoreSettings): Promise<Store<Event>> {
  if (DATABASE_URL) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(DATABASE_URL);
  }
  await mkdir(join(DATA_DIR, 'service'), { recursive: true });
  const path = storeFile(DATA_DIR);
  try {
    return openSqlite(path);
  } catch (fault) {
    if (isSqliteError(fault)) throw new UnreadableStore(path, fault.message);
    throw fault;
  }
}

/** Opens a store only if it exists, so that a wrong DATA_DIR does not appear as an empty store. */
export async function openExistingStore<Event>(settings: StoreSettings): Promise<Store<Event>> {
  const path = storeFile(settings.DATA_DIR);
  if (!settings.DATABASE_URL && !existsSync(path)) throw new NoStore(path);
  return openStore(settings);
}

class NoStore extends Error {
  override name = 'NoStore';
  constructor(path: string) {
    super(
      `There is no store at ${path}. Set DATA_DIR to the folder of a service that has run, or DATABASE_URL to its database.`,
    );
  }
}

class UnreadableStore extends Error {
  override name = 'UnreadableStore';
  constructor(path: string, reason: string) {
    super(
      `The store ${path} cannot be opened: ${reason}. Move it aside and restore a backup, or set DATA_DIR to another folder.`,
    );
  }
}

function isSqliteError(fault: unknown): fault is Error {
  return fault instanceof Error && 'code' in fault && fault.code === 'ERR_SQLITE_ERROR';
}

export function storeFile(dataFolder: string): string {
  return join(dataFolder, 'service', 'content.sqlite');
}
