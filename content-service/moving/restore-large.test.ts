import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import type { Event } from '../repository/events.ts';
import { emptyHistory, expectedChecksum, type Tip } from '../store/store.ts';
import { format, writeArchive } from './archive.ts';
import { historyWriter } from './archived-history.ts';
import { checkContent } from './check.ts';
import { readState, restore } from './restore.ts';
import { type Storage, withStorage } from './storage.ts';

const documentCount = 10_000;
/** Seconds; three of them were measured on two busy cores. */
const maxSeconds = 60;

/** One commit for each document and one for each publication, as people make them. */
async function writeLargeBackup(path: string): Promise<void> {
  const about = { format, version: 1, kind: 'backup', repository: 'farol', at: 0 } as const;
  const words = 'Walk along the coast with people who know it. '.repeat(40);
  await writeArchive(path, about, async (archive) => {
    const history = historyWriter(archive);
    let tip: Tip = emptyHistory;
    const add = async (events: Event[], versions: { id: string; content: object }[] = []) => {
      const commit = { at: 1_800_000_000_000 + tip.sequence, by: 'Inês', events };
      tip = { sequence: tip.sequence + 1, checksum: expectedChecksum(tip, commit) };
      await history.add({
        commit: { ...commit, ...tip },
        versions: versions.map(({ id, content }) => ({ id, content: { ...content } })),
      });
    };
    await add([{ kind: 'languages-set', languages: [{ id: 'en-us', name: 'English' }] }]);
    for (let number = 0; number < documentCount; number += 1) {
      const document = `document-${number}`;
      const version = {
        id: `version-${number}`,
        document,
        group: document,
        type: 'page',
        lang: 'en-us',
        uid: `page-${number}`,
        tags: [],
        title: `Page ${number}`,
        slug: null,
        note: 'Created',
      };
      const content = { body: [{ type: 'paragraph', text: `${number} ${words}`, spans: [] }] };
      await add(
        [{ kind: 'version-written', version, place: 'draft' }],
        [{ id: version.id, content }],
      );
      await add([{ kind: 'published', document, version: version.id }]);
    }
    await history.finish();
  });
}

it(`restores ${documentCount} documents in less than ${maxSeconds} s`, async () => {
  const folder = await newFolder();
  const path = join(folder, 'backup.tar');
  await writeLargeBackup(path);
  const work = async (storage: Storage) => {
    const began = performance.now();
    const counts = await restore(storage, path, { replace: false, now: 0, progress: () => {} });
    const seconds = (performance.now() - began) / 1000;
    console.log(`${documentCount} documents restored in ${seconds.toFixed(1)} s`);
    expect(seconds).toBeLessThan(maxSeconds);
    expect(counts).toMatchObject({
      commits: 2 * documentCount + 1,
      documents: documentCount,
      files: 0,
    });
    expect(await checkContent(storage.store, storage.files)).toEqual([]);
    expect((await readState(storage)).publications).toHaveLength(documentCount);
  };
  await withStorage({ DATA_DIR: folder }, work, { mayBeNew: true });
});
