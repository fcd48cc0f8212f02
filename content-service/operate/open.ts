import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Repository } from '../repository/repository.ts';
import type { Settings } from '../settings.ts';
import { openSqlite } from '../store/sqlite.ts';

/** The repository of a data folder, for one command; a running service follows what it writes. */
export async function withRepository<Result>(
  settings: Settings,
  work: (repository: Repository) => Promise<Result> | Result,
): Promise<Result> {
  const folder = join(settings.DATA_DIR, 'service');
  await mkdir(folder, { recursive: true });
  const repository = await Repository.open(openSqlite(join(folder, 'content.sqlite')), {
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
