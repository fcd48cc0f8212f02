import { folderFiles, type MediaFiles } from '../media/files.ts';
import { Repository } from '../repository/repository.ts';
import type { Settings } from '../settings.ts';
import { openStore } from '../store/open.ts';

/** The repository of a data folder, for one command; a running service follows what it writes. */
export async function withRepository<Result>(
  settings: Settings,
  work: (repository: Repository) => Promise<Result> | Result,
): Promise<Result> {
  const repository = await Repository.open(await openStore(settings), {
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
