import type { MediaFiles } from '../media/files.ts';
import { type MediaSettings, openMedia } from '../media/open.ts';
import { apply } from '../repository/apply/apply.ts';
import { contentsOf } from '../repository/asset-record.ts';
import type { Event } from '../repository/events.ts';
import type { Store } from '../repository/history.ts';
import { Repository } from '../repository/repository.ts';
import { emptyState, type State } from '../repository/state.ts';
import { openExistingStore, type StoreSettings } from '../store/open.ts';
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
  const missing = () => missingIn(store, files, keptRefs);
  const found = await missing();
  if (found.length === 0) return [];
  // What a running service dropped or deleted meanwhile is no fault; a real one is found again.
  const again = new Set(await missing());
  return found.filter((fault) => again.has(fault));
}

async function missingIn(store: Store, files: MediaFiles, keptRefs: number): Promise<string[]> {
  const state = await fold(store);
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
  for (const asset of state.assets.values())
    for (const { address, filename, hash } of contentsOf(asset)) {
      const whole = await files.verify(hash).catch(() => false);
      if (!whole) faults.push(`The file ${filename} (${address}) is missing or was changed.`);
    }
  return faults;
}
