import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { minuteMs } from '@farol/content-model';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { folderFiles } from '../media/files.ts';
import { checkContent } from '../moving/check.ts';
import { StoreUnavailable } from '../store/store.ts';
import { supersededTtlMs } from './autosaves.ts';
import { createDocument, editDocument } from './commands/documents.ts';
import { publish, unpublish } from './commands/publications.ts';
import { changeReleaseContents } from './commands/release-contents.ts';
import { createRelease } from './commands/releases.ts';
import { askForReview } from './commands/reviews.ts';
import { createTranslated } from './commands/translations.ts';
import { type ExampleRepository, exampleRepository } from './repository.testing.ts';
import type { Repository } from './repository.ts';

const keptAutosaves = 30;
let now = 0;
let example: ExampleRepository;
let repository: Repository;
let document: string;

beforeEach(async () => {
  now = 1_800_000_000_000;
  example = await exampleRepository({ clock: () => now, keptAutosaves });
  repository = example.repository;
  const made = createDocument({ type: 'page', lang: 'en-us', title: 'Lisbon', data: words(0) });
  document = (await repository.do('Ana', made)).document;
});
afterEach(() => example.remove());

const words = (count: number) => ({ words: `text ${count}` });
const save = async (count: number, { by = 'Ana', kind = 'autosave' as const, ...more } = {}) => {
  const edit = { data: words(count), by, kind, ...more };
  return (
    await repository.do(
      by,
      editDocument(document, edit, () => undefined),
    )
  ).version.id;
};
const keep = (count: number, by = 'Ana') =>
  repository.do(
    by,
    editDocument(document, { data: words(count), by }, () => undefined),
  );
const stateOf = (from = repository) => {
  const found = from.state.documents.get(document);
  if (!found) throw new Error('The document is gone.');
  return found;
};
const kinds = (from = repository) => stateOf(from).versions.map(({ kind = 'saved' }) => kind);
const commits = async () => {
  let count = 0;
  for await (const _ of example.store.history(0)) count += 1;
  return count;
};
const check = () => checkContent(example.store, folderFiles(example.folder));

describe('an autosave', () => {
  it('replaces the previous one by the same person', async () => {
    for (let count = 1; count <= 4; count += 1) await save(count);
    expect(kinds()).toEqual(['saved', 'autosave']);
    expect(await repository.content(stateOf().draft ?? '')).toEqual(words(4));
  });

  it('replaces no deliberate save, and nothing by somebody else', async () => {
    await save(1);
    await save(2, { by: 'Rui' });
    await save(3);
    await keep(4);
    await save(5);
    expect(stateOf().versions.map(({ by, kind = 'saved' }) => `${by} ${kind}`)).toEqual([
      'Ana saved',
      'Ana autosave',
      'Rui autosave',
      'Ana saved',
      'Ana autosave',
    ]);
  });

  it('leaves what was published, also after it was taken back', async () => {
    const first = await save(1);
    await repository.do('Ana', publish([{ document }]));
    await repository.do('Ana', unpublish(document));
    expect(stateOf().draft).toBe(first);
    await save(2);
    expect(kinds()).toEqual(['saved', 'autosave', 'autosave']);
  });

  it('leaves what a translation was made from', async () => {
    await save(1);
    const translated = await save(2);
    const create = createTranslated({
      type: 'page',
      lang: 'pt-br',
      title: 'Lisboa',
      translationOf: document,
    });
    const { document: translation } = await repository.do('Rui', create);
    const next = await save(3);
    now += supersededTtlMs;
    await save(4);
    await repository.compactAutosaves();
    expect(await repository.contentIfKept(translated)).toEqual(words(2));
    expect(await repository.contentIfKept(next)).toEqual(words(3));
    expect(repository.state.documents.get(translation)?.translation?.from).toEqual({
      document,
      version: translated,
    });
    expect(await check()).toEqual([]);
  });

  it('makes at most ten versions of an hour of typing', async () => {
    for (let saved = 0; saved < 360; saved += 1) {
      now += 10_000;
      await save(saved);
    }
    const [, ...autosaves] = stateOf().versions;
    expect(autosaves.length).toBeGreaterThan(1);
    expect(autosaves.length).toBeLessThanOrEqual(10);
  });
});

describe('what was replaced', () => {
  it('can be read for an hour, and is then out of history, store and memory', async () => {
    const first = await save(1);
    const second = await save(2);
    expect(await repository.contentIfKept(first)).toEqual(words(1));
    await repository.compactAutosaves();
    expect(await repository.contentIfKept(first)).toEqual(words(1));
    const before = await commits();
    now += supersededTtlMs;
    await repository.compactAutosaves();
    expect(await repository.contentIfKept(first)).toBeNull();
    expect(await repository.contentIfKept(second)).toEqual(words(2));
    expect(await commits()).toBe(before - 1);
    expect(repository.state.superseded.size).toBe(0);
    expect(await check()).toEqual([]);
  });

  it('makes no difference at startup, before and after it is compacted', async () => {
    for (let count = 1; count <= 5; count += 1) await save(count);
    await save(6, { by: 'Rui' });
    await save(7);
    const versions = stateOf().versions;
    const seenBy = async () => {
      const beside = await example.beside();
      const found = stateOf(beside).versions;
      const content = await beside.content(stateOf(beside).draft ?? '');
      await beside.close();
      return { found, content };
    };
    expect(await seenBy()).toEqual({ found: versions, content: words(7) });
    now += supersededTtlMs;
    await repository.compactAutosaves();
    expect(await seenBy()).toEqual({ found: versions, content: words(7) });
    expect(await check()).toEqual([]);
  });

  it('was handed over, which stays so of what is written on, also after it is compacted', async () => {
    await save(1);
    await repository.do('Ana', askForReview(document, { person: null, note: '' }));
    await save(2);
    await save(3);
    now += supersededTtlMs;
    await repository.compactAutosaves();
    const beside = await example.beside();
    const { id } = await beside.do('Ana', createRelease({ label: 'Spring' }));
    await beside.do('Ana', changeReleaseContents(id, { put: [document] }));
    expect(stateOf(beside).review).not.toBeNull();
    await repository.catchUp();
    expect(stateOf().review).not.toBeNull();
    await beside.close();
  });

  it('does not disturb processes that read the history before', async () => {
    const beside = await example.beside();
    await save(1);
    await beside.catchUp();
    await save(2);
    await save(3);
    now += supersededTtlMs;
    await repository.compactAutosaves();
    await save(4);
    await beside.catchUp();
    expect(stateOf(beside).versions).toEqual(stateOf().versions);
    await beside.compactAutosaves();
    expect(beside.state.superseded.size).toBe(repository.state.superseded.size);
    await beside.close();
  });

  it('never grows beyond a number, however much is typed', async () => {
    for (let count = 0; count < 3 * keptAutosaves; count += 1) await save(count);
    expect(repository.state.superseded.size).toBeLessThan(2 * keptAutosaves);
    expect(await commits()).toBeLessThan(2 * keptAutosaves + 10);
    expect(kinds()).toEqual(['saved', 'autosave']);
    expect(await check()).toEqual([]);
  });

  it('stays if the store fails, and is compacted the next time', async () => {
    const first = await save(1);
    await save(2);
    now += supersededTtlMs;
    const before = await commits();
    const compact = vi.spyOn(example.store, 'compact');
    compact.mockRejectedValueOnce(new StoreUnavailable(new Error('killed')));
    await expect(repository.compactAutosaves()).rejects.toThrow('killed');
    expect(await commits()).toBe(before);
    expect(await repository.contentIfKept(first)).toEqual(words(1));
    await repository.compactAutosaves();
    expect(await commits()).toBe(before - 1);
    expect(await repository.contentIfKept(first)).toBeNull();
    expect(await check()).toEqual([]);
  });

  it('is reported as damaged, not as gone', async () => {
    const first = await save(1);
    await save(2);
    const file = new DatabaseSync(join(example.folder, 'content.sqlite'));
    file.prepare("update versions set content = '{}' where id = ?").run(first);
    file.close();
    await expect(repository.contentIfKept(first)).rejects.toThrow('does not match its checksum');
    expect(await repository.contentIfKept('nowhere')).toBeNull();
  });

  it('can be compacted by two processes', async () => {
    await save(1);
    await save(2);
    now += supersededTtlMs;
    const beside = await example.beside();
    await beside.compactAutosaves();
    await beside.close();
    // The first process does not know, and compacts the same commits again.
    await repository.compactAutosaves();
    expect(repository.state.superseded.size).toBe(0);
    expect(await check()).toEqual([]);
    expect(kinds()).toEqual(['saved', 'autosave']);
  });
});

it('keeps old autosaves as versions after a long run', async () => {
  await save(1);
  now += 11 * minuteMs;
  await save(2);
  expect(kinds()).toEqual(['saved', 'autosave', 'autosave']);
});
