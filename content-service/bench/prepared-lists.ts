import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { largeContent } from '../query/large-snapshot.testing.ts';
import type { Event } from '../repository/events.ts';
import type { Store } from '../repository/history.ts';
import { openStore } from '../store/open.ts';
import { headOf, largeHistory } from './history.ts';

/** One in this many pages in the first language has changed since it was translated. */
const oneChangedOf = 10;
const makers = ['./prepared-lists.ts', './history.ts', '../query/large-snapshot.testing.ts'];

/** Puts the content to be measured into a folder. Creating it takes long, so it is cached for the next run. */
export async function prepareLists(documents: number, folder: string): Promise<void> {
  const kept = join(tmpdir(), `farol-lists-${await fingerprintOfMakers()}-${documents}`);
  const isThere = await access(kept).then(
    () => true,
    () => false,
  );
  if (!isThere) await make(documents, kept);
  await mkdir(join(folder, 'service'), { recursive: true });
  const file = join('service', 'content.sqlite');
  await copyFile(join(kept, file), join(folder, file), constants.COPYFILE_FICLONE);
}

async function make(documents: number, kept: string): Promise<void> {
  const unfinished = `${kept}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  const store = await openStore<Event>({ DATA_DIR: unfinished });
  await store.replace(largeHistory(documents));
  await changeSome(store, documents);
  await store.close();
  await rename(unfinished, kept);
}

/** Writes drafts over published documents, so that their translations become outdated. */
async function changeSome(store: Store, documents: number): Promise<void> {
  let tip = null;
  for await (const commit of store.history(documents)) tip = commit;
  if (!tip) throw new Error('The history that was written is not there.');
  const events: Event[] = [];
  const versions: { id: string; content: Record<string, unknown> }[] = [];
  let page = 0;
  for (const document of largeContent(documents)) {
    if (document.lang !== 'en-us' || document.type !== 'trip') continue;
    page += 1;
    if (page % oneChangedOf > 0) continue;
    const id = `c-${document.id}`;
    events.push({ kind: 'version-written', version: headOf(id, document), place: 'draft' });
    versions.push({ id, content: { ...document.data, summary: 'Changed since' } });
  }
  await store.append(tip, { at: tip.at + 1000, by: 'measurement', events }, versions);
}

async function fingerprintOfMakers(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of makers) hash.update(await readFile(new URL(file, import.meta.url)));
  return hash.digest('hex').slice(0, 12);
}
