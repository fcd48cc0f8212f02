import { existsSync } from 'node:fs';
import type { MediaFiles } from '../media/files.ts';
import { type MediaSettings, openMedia } from '../media/open.ts';
import { apply, emptyState, type State } from '../repository/state.ts';
import { openStore, type StoreSettings, storeFile } from '../store/open.ts';
import type { Store } from '../store/store.ts';

/** Looks at every commit, version and file of a service; a sentence for each fault. */
export async function checkStore(settings: StoreSettings & MediaSettings): Promise<string[]> {
  const path = storeFile(settings.DATA_DIR);
  if (!settings.DATABASE_URL && !existsSync(path))
    return [`There is no store at ${path}. Set DATA_DIR to the folder of a service that has run.`];
  const store = await openStore(settings);
  try {
    return await checkContent(store, openMedia(settings));
  } finally {
    await store.close();
  }
}

/** Looks at every commit and version of a store, and at the file of every asset. */
export async function checkContent(store: Store, files: MediaFiles): Promise<string[]> {
  const faults: string[] = [];
  for await (const fault of store.verify()) faults.push(fault);
  if (faults.length > 0) return faults;
  const found = await missing(store, files);
  if (found.length === 0) return [];
  // What a running service dropped or deleted meanwhile is no fault; what is one is found again.
  const again = new Set(await missing(store, files));
  return found.filter((fault) => again.has(fault));
}

async function missing(store: Store, files: MediaFiles): Promise<string[]> {
  const state = await fold(store);
  return [...(await missingVersions(store, state)), ...(await damagedFiles(files, state))];
}

async function fold(store: Store): Promise<State> {
  const state = emptyState();
  for await (const commit of store.history(0)) apply(state, commit);
  return state;
}

async function missingVersions(store: Store, state: State): Promise<string[]> {
  const faults: string[] = [];
  for (const { versions } of state.documents.values())
    for (const { id, dropped } of versions)
      if (!dropped) await store.versions([id]).catch((fault: Error) => faults.push(fault.message));
  return faults;
}

async function damagedFiles(files: MediaFiles, state: State): Promise<string[]> {
  const faults: string[] = [];
  for (const { id, filename, hash } of state.assets.values()) {
    const whole = await files.verify(hash).catch(() => false);
    if (!whole) faults.push(`The file ${filename} (${id}) is missing or was changed.`);
  }
  return faults;
}
