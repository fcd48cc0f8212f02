import type { MediaFiles } from '../media/files.ts';
import { type MediaSettings, openMedia } from '../media/open.ts';
import { contentsOf } from '../repository/asset-record.ts';
import type { Event } from '../repository/events.ts';
import type { Store } from '../repository/history.ts';
import { Repository } from '../repository/repository.ts';
import type { State } from '../repository/state.ts';
import { openExistingStore, type StoreSettings } from '../store/open.ts';
import { readState } from './restore.ts';
import { unansweredFiles } from './unanswered-files.ts';

type CheckSettings = StoreSettings & MediaSettings & { KEPT_REFS?: number };

/** Checks every commit, version, file and answer of a service; one sentence per fault. */
export async function checkStore(settings: CheckSettings): Promise<string[]> {
  const store = await openExistingStore<Event>(settings);
  try {
    return await checkContent(store, openMedia(settings), settings.KEPT_REFS);
  } finally {
    await store.close();
  }
}

/** Checks every commit and version of a store, the file of every asset, and the answers that would be given. */
export async function checkContent(
  store: Store,
  files: MediaFiles,
  keptRefs = 0,
): Promise<string[]> {
  const faults: string[] = [];
  for await (const fault of store.verify()) faults.push(fault);
  if (faults.length > 0) return faults;
  const findFaults = () => faultsIn(store, files, keptRefs);
  const first = await findFaults();
  if (first.length === 0) return [];
  // What a running service dropped or deleted meanwhile is no fault; a real one is found again.
  const second = new Set(await findFaults());
  return first.filter((fault) => second.has(fault));
}

async function faultsIn(store: Store, files: MediaFiles, keptRefs: number): Promise<string[]> {
  const state = await readState({ store });
  const versions = await missingVersions(store, state);
  const unanswered = versions.length > 0 ? [] : await unansweredAtStart(store, keptRefs);
  return [...versions, ...(await damagedFiles(files, state)), ...unanswered];
}

/** As a service starting on this store would answer. */
async function unansweredAtStart(store: Store, keptRefs: number): Promise<string[]> {
  const repository = await Repository.open(
    { ...store, follow: () => () => {}, close: async () => {} },
    { name: 'check', keptRefs, clock: Date.now },
  );
  return unansweredFiles(repository, Date.now());
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
  for (const asset of state.assets.values())
    for (const { address, filename, hash } of contentsOf(asset)) {
      const isIntact = await files.verify(hash).catch(() => false);
      if (!isIntact) faults.push(`The file ${filename} (${address}) is missing or was changed.`);
    }
  return faults;
}
