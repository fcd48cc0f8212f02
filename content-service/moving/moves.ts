import { stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { type Environment, WrongSettings } from '@farol/server/settings';
import { z } from 'zod';
import { prepareFirstStart, readToken } from '../first-start.ts';
import type { Repository } from '../repository/repository.ts';
import type { Settings } from '../settings.ts';
import type { ArchiveInfo } from './archive.ts';
import { type BackupCounts, backup } from './backup.ts';
import { withArchive } from './from-archive.ts';
import { documentsFolder } from './from-documents-folder.ts';
import { contentOf } from './from-storage.ts';
import { importContent } from './import.ts';
import type { Incoming } from './incoming.ts';
import { type Journal, openJournal } from './journal.ts';
import type { Progress } from './progress.ts';
import { publishedContent } from './pull.ts';
import { push } from './push.ts';
import { remoteAt } from './remote.ts';
import type { Report } from './report.ts';
import { type Restored, restore } from './restore.ts';
import { type Storage, withRepository, withStorage } from './storage.ts';

const megabyte = 1024 * 1024;

/** Tokens of other repositories, and the pace of writes to them. */
const moveSettings = z.object({
  SOURCE_TOKEN: z.string().optional(),
  SOURCE_ACCESS_TOKEN: z.string().optional(),
  TARGET_TOKEN: z.string().optional(),
  PACE_MS: z.coerce.number().int().min(0).optional(),
});

function readMoveSettings(environment: Environment) {
  const result = moveSettings.safeParse(environment);
  if (result.success) return result.data;
  // Tokens are arbitrary text: only the pace can be invalid.
  throw new WrongSettings(
    `PACE_MS is ${JSON.stringify(environment.PACE_MS)}, but must be a whole number of milliseconds.`,
  );
}

/** A backup, or an export without tokens; the service may be running. */
export function backupTo(
  settings: Settings,
  path: string,
  kind: ArchiveInfo['kind'],
  progress: Progress,
): Promise<BackupCounts> {
  const { REPOSITORY_NAME: repository } = settings;
  return withStorage(settings, (storage) =>
    backup(storage, resolve(path), { kind, repository, now: Date.now(), progress }),
  );
}

export async function restoreFrom(
  settings: Settings,
  path: string,
  options: { replace: boolean; progress: Progress },
): Promise<Restored> {
  const token = await readToken(settings.DATA_DIR).catch(() => undefined);
  return withStorage(
    settings,
    (storage) => restore(storage, resolve(path), { ...options, token, now: Date.now() }),
    { mayBeNew: true },
  );
}

/** Imports an archive of Farol's, or a folder of documents as Prismic exports it. */
export async function importFrom(
  settings: Settings,
  path: string,
  progress: Progress,
): Promise<Report> {
  const from = resolve(path);
  if (!(await stat(from)).isDirectory())
    return withArchive(from, progress, (incoming, { repository }) =>
      importInto(settings, `import-${repository}`, incoming, progress),
    );
  const incoming = await documentsFolder(from);
  return importInto(settings, `import-${basename(dirname(from))}`, incoming, progress);
}

export async function pullFrom(
  settings: Settings,
  repository: string,
  environment: Environment,
  progress: Progress,
): Promise<Report> {
  const { SOURCE_TOKEN: token, SOURCE_ACCESS_TOKEN: accessToken } = readMoveSettings(environment);
  const incoming = await publishedContent(remoteAt(repository, { token, accessToken }), progress);
  return importInto(settings, `pull-${repository}`, incoming, progress);
}

export function pushTo(
  settings: Settings,
  repository: string,
  environment: Environment,
  progress: Progress,
): Promise<Report> {
  const { TARGET_TOKEN: token, PACE_MS: paceMs } = readMoveSettings(environment);
  return withStorage(settings, async (storage) => {
    const journal = await journalOf(settings, `push-${repository}`);
    const remote = remoteAt(repository, { token, paceMs });
    return push(remote, await contentOf(storage, true), { journal, progress });
  });
}

function importInto(
  settings: Settings,
  name: string,
  incoming: Incoming,
  progress: Progress,
): Promise<Report> {
  const limits = {
    bytes: settings.UPLOAD_LIMIT_MB * megabyte,
    pixels: settings.PICTURE_LIMIT_MEGAPIXELS * 1_000_000,
  };
  const opening = { mayBeNew: true };
  const work = async (storage: Storage, repository: Repository) => {
    await prepareFirstStart(repository, settings.DATA_DIR);
    const journal = await journalOf(settings, name);
    const destination = { repository, storage, limits, clock: Date.now };
    return importContent(destination, incoming, { journal, progress });
  };
  return withStorage(
    settings,
    (storage) => withRepository(settings, (repository) => work(storage, repository), opening),
    opening,
  );
}

/** Kept beside the content, so that an interrupted move continues where it stopped. */
function journalOf({ DATA_DIR }: Settings, name: string): Promise<Journal> {
  return openJournal(join(DATA_DIR, 'moves', `${name.replace(/[^\w.-]+/g, '-')}.ndjson`));
}
