import { join } from 'node:path';
import type { MediaFiles } from '../media/files.ts';
import { type MediaSettings, openMedia } from '../media/open.ts';
import type { Store } from '../repository/history.ts';
import { Repository } from '../repository/repository.ts';
import type { Settings } from '../settings.ts';
import { openExistingStore, openStore, type StoreSettings } from '../store/open.ts';

/** Only commands that bring content in may start with an empty store. */
interface OpenOptions {
  mayBeNew?: boolean;
}

function openForCommand(
  settings: StoreSettings,
  { mayBeNew = false }: OpenOptions,
): Promise<Store> {
  return mayBeNew ? openStore(settings) : openExistingStore(settings);
}

/** Where the content is kept: the history with its versions, and the files. */
export interface Storage {
  store: Store;
  files: MediaFiles;
  temporaryFolder: string;
}

/** Opens the store and files of a data folder for one command. */
export async function withStorage<Result>(
  settings: StoreSettings & MediaSettings,
  work: (storage: Storage) => Promise<Result> | Result,
  openOptions: OpenOptions = {},
): Promise<Result> {
  const folder = join(settings.DATA_DIR, 'service');
  const store = await openForCommand(settings, openOptions);
  try {
    return await work({
      store,
      files: openMedia(settings),
      temporaryFolder: join(folder, 'incoming'),
    });
  } finally {
    await store.close();
  }
}

/** Opens the repository of a data folder for one command; a running service follows its writes. */
export async function withRepository<Result>(
  settings: Settings,
  work: (repository: Repository) => Promise<Result> | Result,
  openOptions: OpenOptions = {},
): Promise<Result> {
  const repository = await Repository.open(await openForCommand(settings, openOptions), {
    name: settings.REPOSITORY_NAME,
    visibility: settings.REPOSITORY_VISIBILITY,
    keptRefs: 0,
    clock: Date.now,
  });
  try {
    return await work(repository);
  } finally {
    await repository.close();
  }
}
