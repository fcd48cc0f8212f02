import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { apply } from '../repository/apply/apply.ts';
import { createToken } from '../repository/commands/settings.ts';
import type { CommitWithVersions } from '../repository/history.ts';
import { emptyState, type State } from '../repository/state.ts';
import { hashToken } from '../repository/tokens.ts';
import { entriesOf, verifyArchive } from './archive.ts';
import { archivedHistory } from './archived-history.ts';
import { archivedPeople } from './archived-people.ts';
import type { BackupCounts } from './backup.ts';
import type { Progress } from './progress.ts';
import type { Storage } from './storage.ts';

class NotEmpty extends Error {
  override name = 'NotEmpty';
  constructor({ documents, assets }: State) {
    super(
      `The data folder holds ${documents.size} documents and ${assets.size} files. Nothing was changed. To put the backup in their place, say --replace.`,
    );
  }
}

/**
 * Replaces everything by a backup's content, history and checksums included; a running service continues with it. The
 * file is verified before anything is changed, and the history is replaced at once.
 */
export async function restore(
  storage: Storage,
  path: string,
  options: {
    replace: boolean;
    progress: Progress;
    now: number;
    /** The write token in the data folder: if it was valid before, it stays valid. */
    token?: string | undefined;
  },
): Promise<BackupCounts> {
  const { progress, now, token } = options;
  await verifyArchive(path);
  const before = await readState(storage);
  const isEmpty = before.documents.size + before.assets.size + before.types.size === 0;
  if (!isEmpty && !options.replace) throw new NotEmpty(before);
  const people = await archivedPeople(path);
  const restored = await restoreFiles(storage, path, progress);
  const after = emptyState();
  await storage.store.replace(applied(archivedHistory(path), after, progress), people);
  const hasToken = (state: State) =>
    token !== undefined && [...state.tokens.values()].some(({ hash }) => hash === hashToken(token));
  if (hasToken(before) && !hasToken(after)) {
    const { events } = createToken('this data folder', 'write', token)(after, now);
    await storage.store.append(after.tip, { at: now, by: 'restore', events }, []);
  }
  // A running service may have deleted one until now, for the history that was there.
  const missing = new Set<string>();
  for (const hash of restored) if (!(await storage.files.has(hash))) missing.add(hash);
  if (missing.size > 0) await restoreFiles(storage, path, () => {}, missing);
  const files = restored.length;
  return { commits: after.tip.sequence, documents: after.documents.size, files };
}

export async function readState({ store }: Pick<Storage, 'store'>): Promise<State> {
  const state = emptyState();
  for await (const commit of store.history(0)) apply(state, commit);
  return state;
}

async function* applied(
  history: AsyncIterable<CommitWithVersions>,
  state: State,
  progress: Progress,
) {
  for await (const entry of history) {
    apply(state, entry.commit);
    if (state.tip.sequence % 100 === 0) progress('commits', state.tip.sequence);
    yield entry;
  }
}

/** Files come first, so that no history refers to a missing one. Returns the hashes of those restored. */
async function restoreFiles(
  storage: Storage,
  path: string,
  progress: Progress,
  only?: ReadonlySet<string>,
): Promise<string[]> {
  const restored: string[] = [];
  for await (const { name, content } of entriesOf(path)) {
    if (!name.startsWith('media/')) continue;
    const hash = name.slice('media/'.length);
    if (only && !only.has(hash)) continue;
    await storeFile(storage, hash, content);
    restored.push(hash);
    progress('files', restored.length);
  }
  return restored;
}

async function storeFile(
  { files, temporaryFolder }: Storage,
  hash: string,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  await mkdir(temporaryFolder, { recursive: true });
  const temporaryPath = join(temporaryFolder, `${randomUUID()}.part`);
  try {
    await pipeline(Readable.from(content), createWriteStream(temporaryPath));
    await files.put(hash, temporaryPath);
  } finally {
    await rm(temporaryPath, { force: true });
  }
}
