import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { folderFiles } from '../media/files.ts';
import { checkContent } from '../moving/check.ts';
import { createDocument, editDocument } from './commands/documents.ts';
import { publish } from './commands/publications.ts';
import { createRelease } from './commands/releases.ts';
import { type ExampleRepository, exampleRepository } from './repository.testing.ts';
import type { Repository } from './repository.ts';

let example: ExampleRepository;
let repository: Repository;
let document: string;

beforeEach(async () => {
  example = await exampleRepository({ keptRefs: 1 });
  repository = example.repository;
  const made = createDocument({ type: 'page', lang: 'en-us', title: 'Lisbon', data: words(0) });
  document = (await repository.do('Inês', made)).document;
});
afterEach(() => example.remove());

const words = (count: number) => ({ words: `text ${count}` });
const write = (count: number, more = {}) =>
  repository.do(
    'Inês',
    editDocument(document, { data: words(count), ...more }, () => undefined),
  );
const publishDraft = () => repository.do('Inês', publish([{ document }]));
const versions = () => repository.state.documents.get(document)?.versions ?? [];
const dropped = () => versions().map((version) => version.dropped);
const check = () => checkContent(example.store, folderFiles(example.folder));
const idOf = (index: number) => versions()[index]?.id ?? '';

describe('old versions', () => {
  it('are dropped except the newest, and still listed by the history', async () => {
    for (let count = 1; count <= 4; count += 1) await write(count);
    await repository.dropOldVersions(2);
    expect(dropped()).toEqual([true, true, true, false, false]);
    expect(versions().map(({ by }) => by)).toEqual(Array(5).fill('Inês'));
    await expect(example.store.versions([idOf(2)])).rejects.toThrow('is missing');
    expect(await repository.content(idOf(3))).toEqual(words(3));
    const { tip } = repository.state;
    await repository.dropOldVersions(2);
    expect(repository.state.tip).toEqual(tip);
  });

  it('are all kept without a limit, and dropped by the thousand with one', async () => {
    for (let count = 1; count <= 1100; count += 1) await write(count);
    await repository.dropOldVersions(0);
    expect(dropped().filter(Boolean)).toHaveLength(0);
    const { sequence } = repository.state.tip;
    await repository.dropOldVersions(3);
    expect(dropped().filter(Boolean)).toHaveLength(1098);
    expect(repository.state.tip.sequence).toBe(sequence + 2);
  });

  it('stay while they are published, drafted or in a release', async () => {
    await publishDraft();
    const { id } = await repository.do('Inês', createRelease({ label: 'Spring' }));
    await write(1, { place: { release: id } });
    for (let count = 2; count <= 4; count += 1) await write(count);
    await repository.dropOldVersions(1);
    expect(dropped()).toEqual([false, false, true, true, false]);
  });

  it('stay while a ref that is kept shows them', async () => {
    await publishDraft();
    const { ref } = repository.master();
    await write(1);
    await publishDraft();
    await repository.dropOldVersions(1);
    expect(dropped().filter(Boolean)).toHaveLength(0);
    const beside = await example.beside();
    const shown = beside.resolve(ref, 0);
    expect('snapshot' in shown && shown.snapshot.document(document)?.data).toEqual(words(0));
    await beside.close();
    await write(2);
    await publishDraft();
    await repository.dropOldVersions(1);
    expect(dropped()).toEqual([true, false, false]);
  });

  it('cannot be published again once they are gone', async () => {
    await write(1);
    await repository.dropOldVersions(1);
    const again = repository.do('Inês', publish([{ document, version: idOf(0) }]));
    await expect(again).rejects.toThrow('is gone: newer versions took its place.');
  });

  it('are missed neither by the check nor at the next start', async () => {
    for (let count = 1; count <= 4; count += 1) {
      await write(count);
      await publishDraft();
    }
    const { ref } = repository.master();
    await repository.dropOldVersions(1);
    expect(dropped().filter(Boolean)).toHaveLength(3);
    expect(await check()).toEqual([]);
    // More refs are kept than contents exist for: the oldest are reported as expired.
    const beside = await example.beside({ keptRefs: 20 });
    expect(beside.master().ref).toBe(ref);
    expect(beside.master().document(document)?.data).toEqual(words(4));
    expect(beside.snapshots.oldestRef).toBeGreaterThan(0);
    await beside.close();
  });

  it('are distinguished from lost ones by the check', async () => {
    for (let count = 1; count <= 3; count += 1) await write(count);
    await repository.dropOldVersions(2);
    await example.store.drop(repository.state.tip, [idOf(2)]);
    const place = join(example.folder, 'content.sqlite');
    const sentence = `Version ${idOf(2)} is missing. Restore the data folder from a backup. It lies in ${place}.`;
    expect(await check()).toEqual([expect.stringMatching(RegExp(`^${RegExp.escape(sentence)}`))]);
  });

  it('hold up no process that was away while they came and went', async () => {
    const beside = await example.beside();
    const followed = vi.fn();
    beside.onCommit(followed);
    for (let count = 1; count <= 5; count += 1) {
      await write(count);
      await publishDraft();
    }
    await repository.dropOldVersions(1);
    const { ref } = repository.master();
    await expect.poll(() => beside.master().ref).toBe(ref);
    await expect.poll(() => followed).toHaveBeenCalledTimes(11);
    expect(beside.master().document(document)?.data).toEqual(words(5));
    await beside.close();
  });

  it('are dropped to the end when a process ended between the history and the contents', async () => {
    await write(1);
    const drop = vi.spyOn(example.store, 'drop').mockRejectedValueOnce(new Error('Killed.'));
    await expect(repository.dropOldVersions(1)).rejects.toThrow('Killed.');
    expect(await example.store.versions([idOf(0)])).toHaveProperty('size', 1);
    drop.mockRestore();
    const beside = await example.beside();
    await beside.finishDropping();
    await expect(example.store.versions([idOf(0)])).rejects.toThrow('is missing');
    await beside.close();
  });
});
