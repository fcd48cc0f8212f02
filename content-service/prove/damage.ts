import { createHash, randomInt } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { verifyArchive } from '../moving/archive.ts';
import { archivedHistory } from '../moving/archived-history.ts';
import { backup, versionsIn } from '../moving/backup.ts';
import { checkStore } from '../moving/check.ts';
import { readState } from '../moving/restore.ts';
import { fillExample, startExampleService } from '../moving/service.testing.ts';
import { type Storage, withStorage } from '../moving/storage.ts';
import type { Event } from '../repository/events.ts';
import { droppedVersions } from '../repository/old-versions.ts';
import { Repository } from '../repository/repository.ts';
import { salvagedStore } from '../repository/salvaged-store.ts';
import { openStore } from '../store/open.ts';
import { DamagedStore, NewerStore, StoreUnavailable } from '../store/store.ts';
import type { Verdict } from './verdict.ts';

/** The effects of flipped bytes. */
interface Outcomes {
  flipped: number;
  /** Reported by `check`, or the store does not open. */
  found: number;
  /** Not reported, and all content is byte for byte unchanged: the byte was in unused space. */
  harmless: number;
  /** Not reported, although content has changed; this must never happen. */
  silent: number;
  /** A reader was given changed content instead of an error. */
  wronglyRead: number;
  /** Refused with an unknown error, or one that does not name the file. */
  unsaid: number;
  /** Refused, but the undamaged part could still be read. */
  readAllTheSame: number;
}

/**
 * Flips single bytes at random places of a stopped service's database, its media and a backup, each time in a fresh
 * copy, and examines what `check` reports and what a reader gets.
 */
export async function proveDamage({ short }: { short: boolean }): Promise<Verdict> {
  const flips = short ? 60 : 3_000;
  const folder = await mkdtemp(join(tmpdir(), 'farol-damage-'));
  try {
    const original = join(folder, 'original');
    const archive = join(folder, 'backup.tar');
    const hashes = await makeOriginal(original, archive);
    const faults = await checkStore({ DATA_DIR: original });
    await verifyArchive(archive);
    if (faults.length > 0) throw new Error(`The original is not whole: ${faults.join(' ')}`);
    const figures = {
      database: await damageDatabase(folder, original, flips),
      media: await damageMedia(folder, original, hashes, Math.ceil(flips / 10)),
      backup: await damageBackup(folder, archive, Math.ceil(flips / 2)),
    };
    const all = Object.values(figures);
    return {
      passed:
        figures.database.readAllTheSame > 0 &&
        all.every(
          ({ silent, wronglyRead, unsaid, found }) =>
            silent + wronglyRead + unsaid === 0 && found > 0,
        ),
      figures,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function makeOriginal(folder: string, archive: string): Promise<string[]> {
  const service = await startExampleService({ DATA_DIR: folder });
  await fillExample(service);
  for (let number = 0; number < 60; number += 1)
    await service.send('POST', '/api/farol/v1/documents', {
      type: 'page',
      lang: 'en-us',
      title: `Page ${number}`,
      uid: `page-${number}`,
      // Some are longer than a page of the database and continue on overflow pages.
      data: { body: [{ type: 'paragraph', text: 'á word '.repeat(number * 30), spans: [] }] },
    });
  // Deleted rows leave free space behind.
  await service.repository.dropOldVersions(1);
  const hashes = [...service.repository.state.assets.values()].map(({ hash }) => hash);
  await service.stop();
  await withStorage(service.settings, (storage) =>
    backup(storage, archive, { repository: 'farol', now: 0, progress: () => {} }),
  );
  return hashes;
}

async function damageDatabase(folder: string, original: string, flips: number): Promise<Outcomes> {
  const outcomes = none();
  const whole = await digestOf(original);
  const bytes = await readFile(join(original, 'service/content.sqlite'));
  for (let count = 0; count < flips; count += 1) {
    const copy = join(folder, `database-${count}`);
    const path = join(copy, 'service/content.sqlite');
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, flipped(bytes));
    // Read before checking: a check may repair what a reader would have met.
    const read = await digestOf(copy).catch((fault: Error) => {
      if (!isSaid(fault, path)) outcomes.unsaid += 1;
      return 'refused';
    });
    if (read === 'refused' && (await isReadable(copy))) outcomes.readAllTheSame += 1;
    const faults = await checkStore({ DATA_DIR: copy }).catch((fault: Error) => [fault.message]);
    // The copy has no media files, so faults about them do not count.
    const named = faults.filter((fault) => !fault.startsWith('The file '));
    tally(outcomes, read === whole ? 'same' : read === 'refused' ? 'refused' : 'other', named);
    await rm(copy, { recursive: true });
  }
  return outcomes;
}

async function damageMedia(
  folder: string,
  original: string,
  hashes: readonly string[],
  flips: number,
): Promise<Outcomes> {
  const outcomes = none();
  const copy = join(folder, 'media-copy');
  await mkdir(join(copy, 'service'), { recursive: true });
  await copyFile(join(original, 'service/content.sqlite'), join(copy, 'service/content.sqlite'));
  const pathIn = (place: string, hash: string) =>
    join(place, 'service/media', hash.slice(0, 2), hash);
  for (const hash of hashes) {
    await mkdir(dirname(pathIn(copy, hash)), { recursive: true });
    await copyFile(pathIn(original, hash), pathIn(copy, hash));
  }
  for (let count = 0; count < flips; count += 1) {
    const hash = hashes[randomInt(hashes.length)] ?? '';
    const bytes = await readFile(pathIn(original, hash));
    await writeFile(pathIn(copy, hash), flipped(bytes));
    // Media files are served without being checked, so only `check` detects this.
    tally(outcomes, 'refused', await checkStore({ DATA_DIR: copy }));
    await writeFile(pathIn(copy, hash), bytes);
  }
  return outcomes;
}

async function damageBackup(folder: string, archive: string, flips: number): Promise<Outcomes> {
  const outcomes = none();
  const whole = await archiveDigest(archive);
  const bytes = await readFile(archive);
  const copy = join(folder, 'damaged.tar');
  for (let count = 0; count < flips; count += 1) {
    await writeFile(copy, flipped(bytes));
    const fault = await verifyArchive(copy).then(
      () => null,
      (reason: Error) => reason.message,
    );
    const read = fault ?? (await archiveDigest(copy));
    const seen = fault !== null ? 'refused' : read === whole ? 'same' : 'other';
    tally(outcomes, seen, fault === null ? [] : [fault]);
  }
  return outcomes;
}

function none(): Outcomes {
  return {
    ...{ flipped: 0, found: 0, harmless: 0, silent: 0, wronglyRead: 0 },
    ...{ unsaid: 0, readAllTheSame: 0 },
  };
}

function tally(
  outcomes: Outcomes,
  read: 'same' | 'refused' | 'other',
  faults: readonly string[],
): void {
  outcomes.flipped += 1;
  if (faults.length > 0) outcomes.found += 1;
  else if (read === 'same') outcomes.harmless += 1;
  else outcomes.silent += 1;
  if (read === 'other') outcomes.wronglyRead += 1;
}

/** A copy of the bytes with one of them changed. */
function flipped(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  const at = randomInt(copy.length);
  copy[at] = (copy[at] ?? 0) ^ randomInt(1, 256);
  return copy;
}

/** Whether a refusal is a known error that names the file, or says that the store is newer. */
function isSaid(fault: Error, path: string): boolean {
  const isOurs =
    fault instanceof DamagedStore ||
    fault instanceof StoreUnavailable ||
    fault instanceof NewerStore;
  return isOurs && (fault instanceof NewerStore || fault.message.includes(path));
}

/** Whether a service could start on it with `DAMAGED_STORE=read`. */
async function isReadable(folder: string): Promise<boolean> {
  try {
    const store = await openStore<Event>({ DATA_DIR: folder });
    const repository = await Repository.open(await salvagedStore(store, () => {}), {
      name: 'farol',
      keptRefs: 2,
      clock: Date.now,
    });
    await repository.close();
    return true;
  } catch (fault) {
    // A file that cannot be opened at all has nothing to read. Any other error is a bug.
    if (fault instanceof DamagedStore || fault instanceof StoreUnavailable) return false;
    if (fault instanceof NewerStore) return false;
    throw fault;
  }
}

/** A digest of everything in a data folder: commits, versions and their contents. */
function digestOf(folder: string): Promise<string> {
  return withStorage({ DATA_DIR: folder }, async (storage: Storage) => {
    const hash = createHash('sha256');
    const ids: string[] = [];
    for await (const commit of storage.store.history(0)) {
      hash.update(JSON.stringify(commit));
      ids.push(...versionsIn(commit));
    }
    const dropped = new Set(droppedVersions(await readState(storage)));
    const contents = await storage.store.versions(ids.filter((id) => !dropped.has(id)));
    return hash.update(JSON.stringify([...contents])).digest('hex');
  });
}

async function archiveDigest(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const whole of archivedHistory(path)) hash.update(JSON.stringify(whole));
  return hash.digest('hex');
}
