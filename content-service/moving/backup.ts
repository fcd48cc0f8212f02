import { createHash } from 'node:crypto';
import { apply } from '../repository/apply/apply.ts';
import { contentsOf as assetContents } from '../repository/asset-record.ts';
import type { Commit } from '../repository/history.ts';
import { droppedVersions } from '../repository/old-versions.ts';
import { emptyState, type State } from '../repository/state.ts';
import { type ArchiveInfo, type ArchiveWriter, format, writeArchive } from './archive.ts';
import { contentsOf, type HistoryWriter, historyWriter } from './archived-history.ts';
import { addPeople } from './archived-people.ts';
import { contentOnly } from './export.ts';
import type { Progress } from './progress.ts';
import type { Storage } from './storage.ts';

/** Commits whose contents are read from the store together. */
const batchSize = 200;

export interface BackupCounts {
  commits: number;
  documents: number;
  files: number;
}

/**
 * Writes everything into one file while the service runs: the history up to one commit, the contents it added and the
 * files it refers to. Where something was dropped or deleted meanwhile, the newer commits that did so are included too.
 */
export async function backup(
  storage: Storage,
  path: string,
  options: { kind?: ArchiveInfo['kind']; repository: string; now: number; progress: Progress },
): Promise<BackupCounts> {
  const { kind = 'backup', repository, now: at, progress } = options;
  const state = emptyState();
  let files = 0;
  const about: ArchiveInfo = { format, version: 1, kind, repository, at };
  await writeArchive(path, about, async (archive) => {
    const fullHistory = historyWriter(archive);
    const history = kind === 'export' ? contentOnly(fullHistory) : fullHistory;
    const absent = new Map<string, Error>();
    await addHistory(storage, history, state, absent, progress);
    const writtenHashes = new Set<string>();
    for (let missing = await addFiles(); missing; missing = await addFiles()) {
      const before = state.tip.sequence;
      await addHistory(storage, history, state, absent, progress);
      if (state.tip.sequence === before) throw missing;
    }
    const dropped = new Set(droppedVersions(state));
    for (const [id, fault] of absent) if (!dropped.has(id)) throw fault;
    await history.finish();
    if (kind === 'backup') await addPeople(storage, archive);
    files = writtenHashes.size;

    async function addFiles(): Promise<Error | undefined> {
      const assets = [...state.assets.values()].flatMap(assetContents);
      for (const { hash, size, filename } of assets) {
        if (writtenHashes.has(hash)) continue;
        const content = await storage.files.read(hash);
        if (!content) return new Error(`The content of the file ${filename} is missing.`);
        await addFile(archive, { hash, size, filename }, content);
        writtenHashes.add(hash);
        progress('files', writtenHashes.size, assets.length);
      }
    }
  });
  return { commits: state.tip.sequence, documents: state.documents.size, files };
}

async function addHistory(
  { store }: Storage,
  history: HistoryWriter,
  state: State,
  absent: Map<string, Error>,
  progress: Progress,
): Promise<void> {
  let pending: Commit[] = [];
  async function add(): Promise<void> {
    const contents = await contentsOf(store, pending.flatMap(versionsIn));
    for (const [id, fault] of contents.absent) absent.set(id, fault);
    for (const commit of pending) {
      const versions = versionsIn(commit).flatMap((id) => {
        const content = contents.found.get(id);
        return content ? [{ id, content }] : [];
      });
      await history.add({ commit, versions });
      apply(state, commit);
    }
    pending = [];
    progress('commits', state.tip.sequence);
  }
  for await (const commit of store.history(state.tip.sequence)) {
    pending.push(commit);
    if (pending.length === batchSize) await add();
  }
  if (pending.length > 0) await add();
}

export function versionsIn(commit: Pick<Commit, 'events'>): string[] {
  return commit.events.flatMap((event) =>
    event.kind === 'version-written' ? [event.version.id] : [],
  );
}

/** Fails where a file's content no longer matches its hash. */
async function addFile(
  archive: ArchiveWriter,
  { hash, size, filename }: { hash: string; size: number; filename: string },
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  const digest = createHash('sha256');
  async function* hashed() {
    for await (const chunk of content) {
      digest.update(chunk);
      yield chunk;
    }
  }
  await archive.stream(`media/${hash}`, size, hashed());
  if (digest.digest('hex') !== hash)
    throw new Error(
      `The file ${filename} was changed on the disk, so nothing was kept. Put it back from an earlier backup.`,
    );
}
