import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { list } from '../people/records.ts';
import { apply } from '../repository/apply/apply.ts';
import { createToken } from '../repository/commands/settings.ts';
import type { Event } from '../repository/events.ts';
import type { CommitWithVersions } from '../repository/history.ts';
import { emptyState, type State } from '../repository/state.ts';
import { hashToken } from '../repository/tokens.ts';
import { DamagedStore, expectedChecksum, verifiedChain } from '../store/store.ts';
import { DamagedArchive, entriesOf, verifyArchive } from './archive.ts';
import { archivedHistory } from './archived-history.ts';
import { archivedPeople } from './archived-people.ts';
import type { BackupCounts } from './backup.ts';
import type { Progress } from './progress.ts';
import { isEmpty, type ReplacedHistory, replacedHistory } from './replaced-history.ts';
import {
  damagedNotice,
  overdueNotices,
  type PeopleById,
  peopleNotices,
  revokedNotices,
} from './restore-notices.ts';
import type { Storage } from './storage.ts';

export interface Restored extends BackupCounts {
  /** What whoever restores has to know, in sentences. */
  notices: string[];
}

class NotEmpty extends Error {
  override name = 'NotEmpty';
  constructor({ documents, files }: ReplacedHistory, notices: readonly string[]) {
    const holds = `The data folder holds ${documents.size} documents and ${files.size} files.`;
    const whatToDo = 'Nothing was changed. To put the backup in their place, say --replace.';
    super([holds, whatToDo, ...notices].join(' '));
  }
}

/** In the place of what is here, an export would take away tokens, webhooks and all that is not content. */
class NoBackup extends Error {
  override name = 'NoBackup';
  constructor(path: string) {
    super(
      `${path} is an export, not a backup. Nothing was changed. To add its content, import it.`,
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
): Promise<Restored> {
  const { progress, now, token } = options;
  const { kind } = await verifyArchive(path);
  const overdue = overdueNotices(await archivedState(path), now);
  let before = await replacedHistory(storage.store);
  if (kind === 'export' && !isEmpty(before)) throw new NoBackup(path);
  if (!isEmpty(before) && !options.replace) throw new NotEmpty(before, overdue);
  const people = await archivedPeople(path);
  let peopleBefore: PeopleById | null = null;
  const restored = await restoreFiles(storage, path, progress);
  const after = emptyState();
  let added: Event[] = [];
  async function* history(): AsyncGenerator<CommitWithVersions> {
    yield* reported(archivedHistory(path, after), progress);
    // Only now: until here a running service went on with what is replaced.
    before = await replacedHistory(storage.store);
    peopleBefore = await peopleIn(storage);
    added = keptFrom(before, after, { token, now });
    if (added.length > 0) yield nextCommit(after, added, now);
  }
  await storage.store.replace(history(), people);
  // A running service may have deleted one until now, for the history that was there.
  const missing = new Set<string>();
  for (const hash of restored) if (!(await storage.files.has(hash))) missing.add(hash);
  if (missing.size > 0) await restoreFiles(storage, path, () => {}, missing);
  return {
    commits: after.tip.sequence,
    documents: after.documents.size,
    files: restored.length,
    notices: [
      ...revokedNotices(added),
      ...damagedNotice(before),
      ...(people ? peopleNotices(peopleBefore, await peopleIn(storage)) : []),
      ...overdueNotices(after, now),
    ],
  };
}

/** What stays true from the history that is replaced: what was revoked, and the data folder's write token. */
function keptFrom(
  before: ReplacedHistory,
  after: State,
  { token, now }: { token: string | undefined; now: number },
): Event[] {
  const revoked = [...after.tokens.keys()].filter((id) => before.revokedTokens.has(id));
  const ended = [...after.previews.keys()].filter((id) => before.revokedPreviews.has(id));
  const isIn = (hashes: Iterable<string>) =>
    token !== undefined && new Set(hashes).has(hashToken(token));
  const valid = [...after.tokens.values()].filter(({ id }) => !revoked.includes(id));
  const isLost = isIn(before.tokens.values()) && !isIn(valid.map(({ hash }) => hash));
  return [
    ...revoked.map((id): Event => ({ kind: 'token-revoked', token: id })),
    ...ended.map((preview): Event => ({ kind: 'preview-revoked', preview })),
    ...(isLost ? createToken('this data folder', 'write', token)(after, now).events : []),
  ];
}

/** Replaced together with the history, so that nothing is valid for a moment that is to be revoked. */
function nextCommit({ tip }: State, events: readonly Event[], at: number): CommitWithVersions {
  const commit = { at, by: 'restore', events };
  const checksum = expectedChecksum(tip, commit);
  return { commit: { ...commit, sequence: tip.sequence + 1, checksum }, versions: [] };
}

/** Null where their records cannot be read: damaged ones are replaced as well. */
async function peopleIn({ store }: Storage): Promise<PeopleById | null> {
  const people = await list(store.records, 'person').catch(() => null);
  return people && new Map(people.map(({ id, content }) => [id, content]));
}

async function archivedState(path: string): Promise<State> {
  const state = emptyState();
  try {
    for await (const _ of verifiedChain(archivedHistory(path, state)));
  } catch (fault) {
    throw fault instanceof DamagedStore ? new DamagedArchive(path, fault.damage, fault) : fault;
  }
  return state;
}

export async function readState({ store }: Pick<Storage, 'store'>): Promise<State> {
  const state = emptyState();
  for await (const commit of store.history(0)) apply(state, commit);
  return state;
}

async function* reported(history: AsyncIterable<CommitWithVersions>, progress: Progress) {
  for await (const entry of history) {
    const { sequence } = entry.commit;
    if (sequence % 100 === 0) progress('commits', sequence);
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
