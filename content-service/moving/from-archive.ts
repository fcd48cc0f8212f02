import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderFiles } from '../media/files.ts';
import type { Event } from '../repository/events.ts';
import { openSqlite } from '../store/sqlite.ts';
import { type ArchiveInfo, verifyArchive } from './archive.ts';
import { contentOf } from './from-storage.ts';
import type { Incoming } from './incoming.ts';
import type { Progress } from './progress.ts';
import { restore } from './restore.ts';
import type { Storage } from './storage.ts';

/** Unpacks an archive into a temporary folder for as long as `work` runs. */
export async function withArchive<Result>(
  path: string,
  progress: Progress,
  work: (incoming: Incoming, about: ArchiveInfo) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'farol-import-'));
  const store = openSqlite<Event>(join(folder, 'content.sqlite'));
  const storage: Storage = {
    store,
    files: folderFiles(join(folder, 'media')),
    temporaryFolder: join(folder, 'incoming'),
  };
  try {
    const about = await verifyArchive(path);
    await restore(storage, path, { replace: false, now: 0, progress });
    return await work(await contentOf(storage), about);
  } finally {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  }
}
