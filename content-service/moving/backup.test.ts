import { createHash } from 'node:crypto';
import { open, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { createDocument } from '../repository/commands/documents.ts';
import type { Event } from '../repository/events.ts';
import { fingerprint } from '../repository/state.ts';
import { storeFile } from '../store/open.ts';
import { emptyHistory, expectedChecksum, type NewVersion } from '../store/store.ts';
import { format, textOf, verifyArchive, writeArchive } from './archive.ts';
import { backup } from './backup.ts';
import { checkContent } from './check.ts';
import { withArchive } from './from-archive.ts';
import { readState, restore } from './restore.ts';
import { type ExampleService, fillExample, startExampleService } from './service.testing.ts';
import { type Storage, withStorage } from './storage.ts';

let source: ExampleService;
let target: ExampleService;
let file: string;
const silent = () => {};

beforeEach(async () => {
  source = await startExampleService();
  target = await startExampleService();
  file = join(source.folder, 'backup.tar');
  await fillExample(source);
});
afterEach(async () => {
  await source.remove();
  await target.remove();
});

const keep = (from: ExampleService) =>
  withStorage(from.settings, (storage) =>
    backup(storage, file, { repository: 'farol', now: 0, progress: silent }),
  );
const bringBack = (to: ExampleService, replace = false, more = {}) =>
  withStorage(to.settings, (storage) =>
    restore(storage, file, { replace, now: 0, progress: silent, ...more }),
  );
const everything = async ({ settings }: ExampleService) =>
  withStorage(settings, async (storage) => ({
    state: await readState(storage),
    faults: await checkContent(storage.store, storage.files),
    contents: await allContents(storage),
  }));

async function allContents(storage: Storage) {
  const { documents } = await readState(storage);
  const ids = [...documents.values()].flatMap(({ versions }) => versions.map(({ id }) => id));
  return storage.store.versions(ids);
}

async function search({ address }: ExampleService) {
  const { refs } = await (await fetch(`${address}/api/v2`)).json();
  const path = `/api/v2/documents/search?ref=${refs[0].ref}&lang=*`;
  const text = await (await fetch(`${address}${path}`)).text();
  return text.replaceAll(address, 'http://service');
}

it('brings everything back in another running service, with the same refs and checksums', async () => {
  const counts = await keep(source);
  expect(counts).toMatchObject({ documents: 4, files: 3 });
  expect(await bringBack(target)).toEqual({ ...counts, notices: [] });
  const restored = await everything(target);
  expect(restored).toEqual(await everything(source));
  expect(restored.faults).toEqual([]);
  await eventually(async () => expect(await search(target)).toBe(await search(source)));
});

it('brings back the date of a document that was first published elsewhere, before 1970', async () => {
  const { repository } = source;
  const page = createDocument({ type: 'page', lang: 'en-us', title: 'Moon' });
  const { document, version } = await repository.do('test', page);
  const first = Date.UTC(1969, 6, 20);
  await repository.do('import', () => ({
    events: [{ kind: 'published', document, version: version.id, first }],
    answer: null,
  }));
  await keep(source);
  await bringBack(target);
  const { state } = await everything(target);
  expect(state.documents.get(document)?.firstPublished).toBe(first);
});

it('says to followers of the running service that everything may look different', async () => {
  await keep(source);
  const heard = vi.fn();
  target.repository.onCommit(heard);
  await bringBack(target);
  await eventually(() => expect(heard).toHaveBeenCalled());
  const [commit] = heard.mock.lastCall ?? [];
  expect(commit.events).toMatchObject([{ kind: 'languages-set' }]);
  expect(fingerprint(commit)).toBe(source.repository.master().ref);
  await target.repository.do('test', createDocument({ type: 'page', lang: 'en-us', title: 'On' }));
  expect(target.repository.state.documents.size).toBe(5);
});

it('leaves the write token of the data folder good', async () => {
  await keep(source);
  await bringBack(target, false, { token: target.token });
  await bringBack(target, true, { token: target.token });
  await eventually(async () =>
    expect(await target.send('GET', '/api/farol/v1/status')).toMatchObject({ documents: 4 }),
  );
  await bringBack(source, true, { token: source.token });
  expect((await everything(source)).state.tokens.size).toBe(1);
});

it('brings back a file that a running service deletes meanwhile', async () => {
  await keep(source);
  await bringBack(target);
  const { assets } = (await everything(target)).state;
  const hash = [...assets.values()][0]?.hash ?? '';
  await withStorage(target.settings, (storage) =>
    restore(
      {
        ...storage,
        store: {
          ...storage.store,
          async replace(...history) {
            await storage.store.replace(...history);
            await storage.files.delete(hash, async () => false);
          },
        },
      },
      file,
      { replace: true, now: 0, progress: silent },
    ),
  );
  expect((await everything(target)).faults).toEqual([]);
});

it('does not touch what is there, unless it is told to', async () => {
  await keep(source);
  await fillExample(target);
  const before = target.repository.state.tip;
  await expect(bringBack(target)).rejects.toThrow('holds 4 documents and 3 files. Nothing was');
  expect(target.repository.state.tip).toEqual(before);
  await bringBack(target, true);
  await bringBack(target, true);
  await eventually(() => expect(target.repository.state.tip).toEqual(source.repository.state.tip));
});

it('names releases that are due by now, before and after', async () => {
  await keep(source);
  const due = /release “Summer” was due at 2099-06-01T00:00:00.000Z, and is published as soon/;
  const now = { now: Date.UTC(2099, 5, 2) };
  expect((await bringBack(target, false, now)).notices).toEqual([expect.stringMatching(due)]);
  await expect(bringBack(target, false, now)).rejects.toThrow(due);
  expect((await bringBack(target, true)).notices).toEqual([]);
});

it('repairs a damaged history, and says what it cannot know', async () => {
  await keep(source);
  await source.stop();
  const database = new DatabaseSync(storeFile(source.settings.DATA_DIR));
  database.exec("update commits set events = replace(events, 'e', 'x') where sequence = 20");
  database.close();
  await expect(bringBack(source)).rejects.toThrow('Nothing was changed');
  expect((await bringBack(source, true)).notices).toEqual([
    expect.stringMatching(/^What was replaced was damaged: a token or preview/),
  ]);
  expect((await everything(source)).faults).toEqual([]);
});

it('keeps a whole beginning of the history while others go on writing', async () => {
  let writing = true;
  const written = (async () => {
    for (let number = 0; writing; number += 1)
      await source.send('POST', '/api/farol/v1/documents', {
        type: 'page',
        lang: 'en-us',
        title: `Page ${number}`,
      });
  })();
  const { documents } = await keep(source);
  writing = false;
  await written;
  await bringBack(target);
  const { state, faults } = await everything(target);
  expect(faults).toEqual([]);
  expect(state.documents.size).toBe(documents);
});

it('leaves out what was dropped on purpose', async () => {
  const { documents } = source.repository.state;
  await source.repository.dropOldVersions(1);
  const versions = [...documents.values()].flatMap((document) => document.versions);
  expect(versions.some(({ dropped }) => dropped)).toBe(true);
  await keep(source);
  await bringBack(target);
  expect((await everythingButDropped(target)).faults).toEqual([]);
});

async function everythingButDropped({ settings }: ExampleService) {
  return withStorage(settings, async (storage) => ({
    faults: await checkContent(storage.store, storage.files),
  }));
}

it.each([
  ['Unexpected end of data', (bytes: Buffer) => bytes.subarray(0, bytes.length - 3333)],
  ['its end is missing', (bytes: Buffer) => bytes.subarray(0, bytes.lastIndexOf('checksums.txt'))],
  ['does not match its checksum', (bytes: Buffer) => flipped(bytes, bytes.indexOf('coast'))],
  ['Invalid tar header', (bytes: Buffer) => flipped(bytes, 20)],
])('refuses a damaged file before it changes anything: %s', async (sentence, damage) => {
  await keep(source);
  await writeFile(file, damage(await readFile(file)));
  const before = target.repository.state.tip;
  await expect(bringBack(target)).rejects.toThrow(sentence);
  expect((await everything(target)).state.tip).toEqual(before);
});

function flipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}

it('keeps nothing at all where a file was changed on the disk', async () => {
  const [asset] = [...source.repository.state.assets.values()];
  const hash = asset?.hash ?? '';
  const path = join(source.folder, 'service/media', hash.slice(0, 2), hash);
  const handle = await open(path, 'r+');
  await handle.write('X', 5);
  await handle.close();
  await expect(keep(source)).rejects.toThrow(`The file ${asset?.filename} was changed`);
  expect((await readdir(source.folder)).toSorted()).toEqual(['picture-key', 'service']);
});

it.each([
  ['a folder that is not there', 'nowhere/backup.tar', "/nowhere'"],
  ['a folder', '', 'is a folder. Name a file in it.'],
])('names %s as its target, before anything is copied', async (_, name, sentence) => {
  const fill = vi.fn();
  const about = { format, version: 1, kind: 'backup', repository: 'farol', at: 0 } as const;
  await expect(writeArchive(join(source.folder, name), about, fill)).rejects.toThrow(sentence);
  expect(fill).not.toHaveBeenCalled();
});

it.each([
  'null',
  '{"sequence":1,"checksum":"x","at":1,"by":"test","versions":[]}',
  '{"sequence":1,"checksum":"x","at":8640000000000001,"by":"test","events":[],"versions":[]}',
  '{"sequence":1,"checksum":"x","at":1,"by":"test","events":[{"kind":"published","first":1e300}],"versions":[]}',
  '{"sequence":1,"checksum":"x","at":1,"by":"test","events":[{"kind":"version-written","version":{"origin":{"by":"x","at":1e300}}}],"versions":[]}',
  '{"sequence":1,"checksum":"x","at":1,"by":"test","events":[{}],"versions":[]}',
  '{"sequence":1,"checksum":"x","at":1,"by":"test","events":[],"versions":[{"id":"a","content":"b"}]}',
  '{"sequence":1,"checksum":"x","at":1,"by":"test","events":[{"kind":"version-written"}],"versions":[]}',
  '{"sequence":1,"checksum":"x","at":1,"by":"test","events":[{"kind":"published","document":"a","version":"b"}],"versions":[]}',
  '{"sequence":1,"checksum":"x","at":1,"by":"test","events":[{"kind":"simulator-set"}],"versions":[]}',
  '{"sequence":1,"checksum":"x","at":1.5,"by":"test","events":[],"versions":[]}',
  '{"sequence":1,"checksum":"x","at":1,"by":"a\\u0000","events":[],"versions":[]}',
  '{"sequence":1,"checksum":"x","at":1,"by":"test","compacted":{},"events":[],"versions":[]}',
  '{"sequence":1,"checksum":"x","at":1,"by":"test","events":[],"versions":[{"id":"a","content":{"a":DEEP}}]}',
])('takes nothing of an archive that holds %s as a commit', async (form) => {
  const line = form.replace('DEEP', '['.repeat(100_000) + ']'.repeat(100_000));
  const about = { format, version: 1, kind: 'backup', repository: 'farol', at: 0 } as const;
  await writeArchive(file, about, (archive) => archive.text('history/000001.ndjson', `\n${line}`));
  const sentence = `${file} is damaged or no archive of Farol's: line 2 of history/000001.ndjson is no commit that can follow those before it.`;
  const before = target.repository.state.tip;
  await expect(bringBack(target)).rejects.toThrow(sentence);
  await expect(withArchive(file, silent, async () => {})).rejects.toThrow(sentence);
  expect((await everything(target)).state.tip).toEqual(before);
});

const head = {
  group: 'g',
  lang: 'en-us',
  uid: null,
  tags: [],
  title: 'Coast',
  slug: null,
  note: '',
};
const first = { id: 'v', document: 'd', type: 'page', ...head };
const written: Event = { kind: 'version-written', version: first, place: 'draft' };
const kept: NewVersion = { id: 'v', content: {} };

it.each<[string, Event[], NewVersion[]]>([
  ['the content of the version v is missing.', [written], []],
  ['line 1 of history/000001.ndjson has the version v again.', [written], [kept, kept]],
  [
    'the document d shows a version it does not have.',
    [written, { kind: 'placed', document: 'd', version: 'w', release: 'r', base: null }],
    [kept],
  ],
  [
    'the document d shows a version it does not have.',
    [written, { kind: 'versions-dropped', document: 'd', versions: ['v'] }],
    [kept],
  ],
])(
  'takes neither a file nor a commit of an archive where %s',
  async (sentence, events, versions) => {
    const about = { format, version: 1, kind: 'backup', repository: 'farol', at: 0 } as const;
    const commit = { at: 1, by: 'test', events };
    const checksum = expectedChecksum(emptyHistory, commit);
    const line = JSON.stringify({ sequence: 1, checksum, ...commit, versions });
    const hash = createHash('sha256').update('coast').digest('hex');
    await writeArchive(file, about, async (archive) => {
      await archive.text(`media/${hash}`, 'coast');
      await archive.text('history/000001.ndjson', line);
    });
    await expect(bringBack(target)).rejects.toThrow(sentence);
    await withStorage(target.settings, async ({ files }) =>
      expect(await files.has(hash)).toBe(false),
    );
    expect((await everything(target)).state.documents.size).toBe(0);
  },
);

it.each([
  [1, 'Commit 1 does not match its checksum.'],
  [2, 'Commit 1 is missing from the history.'],
])('names the archive where its history is not whole: commit %i', async (sequence, damage) => {
  const about = { format, version: 1, kind: 'backup', repository: 'farol', at: 0 } as const;
  const commit = { sequence, checksum: 'x', at: 1, by: 'test', events: [], versions: [] };
  await writeArchive(file, about, (archive) =>
    archive.text('history/000001.ndjson', JSON.stringify(commit)),
  );
  const sentence = `${file} is damaged or no archive of Farol's: ${damage}`;
  await expect(bringBack(target)).rejects.toMatchObject({ message: sentence });
});

it('takes no export in the place of what is there', async () => {
  await keep(source);
  await bringBack(target);
  const before = await everything(target);
  const about = { format, version: 1, kind: 'export', repository: 'farol', at: 0 } as const;
  await writeArchive(file, about, async () => {});
  await expect(bringBack(target, true)).rejects.toThrow('is an export, not a backup');
  expect(await everything(target)).toEqual(before);
});

it('does not take a text without end into memory', async () => {
  const about = { format, version: 1, kind: 'export', at: 0 } as const;
  await writeArchive(file, { ...about, repository: 'x'.repeat(100_000) }, async () => {});
  await expect(verifyArchive(file)).rejects.toThrow('farol.json is too long');
  const megabyte = new Uint8Array(1024 * 1024);
  let given = 0;
  async function* endless() {
    for (; given < 1000; given += 1) yield megabyte;
  }
  await expect(textOf(endless(), file)).rejects.toThrow('is too long');
  expect(given).toBe(256);
});

it('lets only its owner read a backup', async () => {
  await keep(source);
  const handle = await open(file);
  expect((await handle.stat()).mode & 0o777).toBe(0o600);
  await handle.close();
});
